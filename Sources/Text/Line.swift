import CPango

/// One line of words, laid out; lengths are in Pango's units.
final class Line {
  private let layout: ObjectReference
  /// The font's size in points.
  private(set) var size = 0.0
  /// Whether the end was cut.
  private(set) var isCut = false

  /// Words in a context; nil where Pango makes no layout.
  init?(_ context: ObjectReference, _ text: String, isTabular: Bool, readsItself: Bool) {
    guard let layout = ObjectReference(pango_layout_new(context.opaque)) else { return nil }
    self.layout = layout
    pango_layout_set_single_paragraph_mode(layout.opaque, 1)
    pango_layout_set_auto_dir(layout.opaque, readsItself ? 1 : 0)
    pango_layout_set_text(layout.opaque, text, Int32(clamping: text.utf8.count))
    guard isTabular, let list = pango_attr_list_new() else { return }
    pango_attr_list_insert(list, pango_attr_font_features_new("tnum=1"))
    pango_layout_set_attributes(layout.opaque, list)
    pango_attr_list_unref(list)
  }

  /// Chooses the font.
  func setFont(_ families: String, _ weight: Int, size: Double) {
    self.size = size
    FontDescription(families, weight, size: size).use { description in
      pango_layout_set_font_description(layout.opaque, description)
    }
  }

  /// Has an ellipsis stand for the end of what does not fit.
  func cut(to width: Int32) {
    pango_layout_set_ellipsize(layout.opaque, PANGO_ELLIPSIZE_END)
    pango_layout_set_width(layout.opaque, width)
    isCut = true
    // Pango makes the ellipsis so wide that it fills the room: words that keep to the middle or the end would not.
    let spare = spare
    if spare > 0, spare < width { pango_layout_set_width(layout.opaque, width - spare) }
  }

  // By how much the last glyph of a run is wider than its font has it, at the most.
  private var spare: Int32 {
    guard let iterator = pango_layout_get_iter(layout.opaque) else { return 0 }
    defer { pango_layout_iter_free(iterator) }
    var most: Int32 = 0
    repeat {
      guard let run = pango_layout_iter_get_run_readonly(iterator)?.pointee, let item = run.item,
        let glyphs = run.glyphs?.pointee, glyphs.num_glyphs > 0
      else { continue }
      let last = glyphs.glyphs[Int(glyphs.num_glyphs) - 1]
      var logical = PangoRectangle()
      pango_font_get_glyph_extents(item.pointee.analysis.font, last.glyph, nil, &logical)
      most = max(most, last.geometry.width &- logical.width)
    } while pango_layout_iter_next_run(iterator) != 0
    return most
  }

  /// How far it reaches.
  var width: Int32 { max(0, extents.logical.width) }

  /// What is drawn, from where the words begin on the line that letters stand on.
  var ink: PangoRectangle {
    var (ink, logical) = extents
    ink.x &-= logical.x
    ink.y &-= pango_layout_get_baseline(layout.opaque)
    return ink
  }

  private var extents: (ink: PangoRectangle, logical: PangoRectangle) {
    var ink = PangoRectangle()
    var logical = PangoRectangle()
    pango_layout_get_extents(layout.opaque, &ink, &logical)
    return (ink, logical)
  }

  /// Draws in points: outlines filled with white, or the glyphs that have colours of their own.
  ///
  /// Outlines stand where the layout has them; drawn as glyphs they would be moved to whole pixels.
  ///
  /// - Returns: whether there was anything to draw.
  func draw(colors: Bool, on context: OpaquePointer) -> Bool {
    guard let iterator = pango_layout_get_iter(layout.opaque) else { return false }
    defer { pango_layout_iter_free(iterator) }
    let origin = extents.logical.x
    let baseline = pango_layout_get_baseline(layout.opaque)
    var hasAny = false
    cairo_set_source_rgba(context, 1, 1, 1, 1)
    repeat {
      guard let run = pango_layout_iter_get_run_readonly(iterator)?.pointee, let item = run.item,
        let glyphs = run.glyphs, let font = item.pointee.analysis.font, cpango_has_color(font) == colors
      else { continue }
      var logical = PangoRectangle()
      pango_layout_iter_get_run_extents(iterator, nil, &logical)
      let y = pango_layout_iter_get_run_baseline(iterator) &- baseline
      cairo_move_to(context, Double(logical.x &- origin) / pangoUnits, Double(y) / pangoUnits)
      if colors {
        pango_cairo_show_glyph_string(context, font, glyphs)
      } else {
        pango_cairo_glyph_string_path(context, font, glyphs)
      }
      hasAny = true
    } while pango_layout_iter_next_run(iterator) != 0
    if !colors { cairo_fill(context) }
    return hasAny
  }
}

extension PangoRectangle {
  /// Whether there is nothing in it.
  var isEmpty: Bool { width <= 0 || height <= 0 }
}
