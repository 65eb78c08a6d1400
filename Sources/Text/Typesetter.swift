import CPango
import Scene

/// Lays words out with the system's fonts and draws them into pixels, in any script.
///
/// Without any font words take no room and are left out.
/// Typesetters are for one thread of a process, all of them: Pango, cairo and Fontconfig share state among them.
public final class Typesetter: LineMeasurer {
  private let map: ObjectReference?
  private let context: ObjectReference?
  private var measured = Recent<TextBox, TextMetrics>(limit: 1024)
  private var lines = Recent<TextStyle, LineMetrics>(limit: 64)

  /// The sizes that are laid out, in points; lengths in Pango's units must not overflow.
  private static let sizes = 1.0...400
  /// The widest box, in points.
  private static let widest = 100_000.0
  /// From this size on letters made for headlines are used, where there are any.
  private static let headline = 28.0

  private struct LineMetrics {
    var ascent: Double
    var descent: Double
  }

  /// A typesetter with the fonts there are now, for words of one language.
  ///
  /// Some characters, such as those that Chinese and Japanese share, have shapes of their own in each language.
  ///
  /// - Parameter language: its tag, such as `ja` or `zh-Hant-TW`; nil for none in particular, whatever the
  ///   environment says.
  public init(language: String? = nil) {
    cpango_silence()
    map = cpango_font_count() > 0 ? ObjectReference(pango_cairo_font_map_new()) : nil
    context = map.flatMap { ObjectReference(pango_font_map_create_context($0.typed(as: PangoFontMap.self))) }
    guard let context, let options = cairo_font_options_create() else { return }
    // Letters keep their shapes and distances, so that a layout is the same at every scale.
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context.opaque, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context.opaque, 0)
    // Without a tag both Pango and Fontconfig ask the environment; "undetermined" keeps them from it.
    pango_context_set_language(context.opaque, pango_language_from_string(language ?? "und"))
  }

  /// Whether there is any font.
  public var hasFonts: Bool { context != nil }

  /// The room that words take.
  public func measure(_ box: TextBox) -> TextMetrics {
    measured.value(box) { measureAnew(box) }
  }

  /// The words drawn at a scale in pixels a point: their coverage, and apart from it what has colours of its own.
  ///
  /// The origin of both is where the words begin, on the line that letters stand on. Nil where there is nothing to
  /// see.
  public func draw(_ box: TextBox, scale: Double) -> (mask: Raster?, colors: Raster?) {
    guard scale > 0, scale.isFinite, let line = layOut(box) else { return (nil, nil) }
    let ink = line.ink
    guard !ink.isEmpty else { return (nil, nil) }
    // A pixel more on each side, where edges fade out.
    func pixel(_ units: Int32, _ rule: FloatingPointRoundingRule) -> Int {
      Int(min(max((Double(units) / pangoUnits * scale).rounded(rule), -1e6), 1e6))
    }
    let left = pixel(ink.x, .down) - 1
    let top = pixel(ink.y, .down) - 1
    let width = pixel(ink.x &+ ink.width, .up) + 1 - left
    let height = pixel(ink.y &+ ink.height, .up) + 1 - top
    func draw(colors: Bool) -> Raster? {
      guard let canvas = Canvas(width: width, height: height, isMask: !colors) else { return nil }
      cairo_translate(canvas.context, Double(-left), Double(-top))
      cairo_scale(canvas.context, scale, scale)
      guard line.draw(colors: colors, on: canvas.context), let bytes = canvas.bytes() else { return nil }
      return Raster(left: left, top: top, width: width, height: height, isMask: !colors, bytes: bytes)
    }
    return (draw(colors: false), draw(colors: true))
  }

  private func measureAnew(_ box: TextBox) -> TextMetrics {
    let size = Typesetter.size(box.style)
    let metrics = lines.value(box.style) { lineMetrics(box.style) }
    let height = metrics.ascent + metrics.descent
    guard let line = layOut(box) else {
      return TextMetrics(width: 0, height: height, baseline: metrics.ascent)
    }
    let width = Double(line.width) / pangoUnits
    var offset = 0.0
    if let whole = box.width, whole.isFinite {
      let free = max(0, whole - width)
      switch (box.alignment, box.direction) {
      case (.leading, .leftToRight), (.trailing, .rightToLeft): offset = 0
      case (.leading, .rightToLeft), (.trailing, .leftToRight): offset = free
      case (.center, _): offset = free / 2
      }
    }
    let ink = line.ink
    let found = Rectangle(
      x: offset + Double(ink.x) / pangoUnits, y: metrics.ascent + Double(ink.y) / pangoUnits,
      width: Double(ink.width) / pangoUnits, height: Double(ink.height) / pangoUnits)
    return TextMetrics(
      width: width, height: height, baseline: metrics.ascent, offset: offset, ink: found,
      share: line.size / size, isCut: line.isCut)
  }

  // Nil where there is nothing to lay out, or no room at all.
  private func layOut(_ box: TextBox) -> Line? {
    guard let context else { return nil }
    let text = box.text.line
    guard !text.isEmpty else { return nil }
    var width = box.width ?? .infinity
    if width.isNaN { width = 0 }
    guard width > 0 else { return nil }
    let isRightToLeft = box.direction == .rightToLeft
    pango_context_set_base_dir(context.opaque, isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
    guard
      let line = Line(
        context, text, isTabular: box.style.hasTabularDigits, readsItself: box.readsItself)
    else { return nil }
    var size = Typesetter.size(box.style)
    line.setFont(Typesetter.families(box.style), box.style.weight.rawValue, size: size)
    guard width < Typesetter.widest else { return line }
    let room = Int32(width * pangoUnits)
    if line.width > room, box.smallestShare > 0, box.smallestShare < 1 {
      // A little less than fits, since widths are rounded.
      size *= max(box.smallestShare, 0.999 * Double(room) / Double(line.width))
      line.setFont(Typesetter.families(box.style), box.style.weight.rawValue, size: size)
    }
    if line.width > room {
      line.cut(to: room)
      // Not even an ellipsis fits.
      if line.width > room { return nil }
    }
    return line
  }

  private func lineMetrics(_ style: TextStyle) -> LineMetrics {
    let size = Typesetter.size(style)
    // What most faces have, where there is none.
    var found = LineMetrics(ascent: 0.95 * size, descent: 0.25 * size)
    guard let context else { return found }
    let font = FontDescription(Typesetter.families(style), style.weight.rawValue, size: size).use {
      pango_context_load_font(context.opaque, $0)
    }
    guard let font, let metrics = pango_font_get_metrics(font, nil) else {
      if let font { g_object_unref(font) }
      return found
    }
    let ascent = Double(pango_font_metrics_get_ascent(metrics)) / pangoUnits
    let descent = Double(pango_font_metrics_get_descent(metrics)) / pangoUnits
    pango_font_metrics_unref(metrics)
    g_object_unref(font)
    if ascent > 0, descent >= 0 { found = LineMetrics(ascent: ascent, descent: descent) }
    return found
  }

  private static func size(_ style: TextStyle) -> Double {
    // A size that is no number becomes the smallest.
    style.size > sizes.lowerBound ? min(style.size, sizes.upperBound) : sizes.lowerBound
  }

  private static func families(_ style: TextStyle) -> String {
    switch style.face {
    case .rounded: "Nunito,Quicksand,Inter Display,Inter,sans-serif"
    // The letters for headlines have digits of several widths only (Inter 4.0 beta 7, as Debian 12 has it).
    case .plain where style.size >= headline && !style.hasTabularDigits: "Inter Display,Inter,sans-serif"
    case .plain: "Inter,sans-serif"
    }
  }
}

/// Pango's units in a point.
let pangoUnits = Double(PANGO_SCALE)
