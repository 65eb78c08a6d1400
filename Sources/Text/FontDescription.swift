import CPango

/// Owns Pango's words for a font.
final class FontDescription {
  private let pointer: OpaquePointer?

  /// The first family of a list, with commas, that there is; a weight on OpenType's scale; a size in points.
  init(_ families: String, _ weight: Int, size: Double) {
    pointer = pango_font_description_new()
    pango_font_description_set_family(pointer, families)
    pango_font_description_set_weight(pointer, PangoWeight(UInt32(clamping: weight)))
    pango_font_description_set_absolute_size(pointer, size * pangoUnits)
  }

  /// Hands Pango's own to `body`, and keeps it until that ends.
  func use<Result>(_ body: (OpaquePointer?) -> Result) -> Result {
    withExtendedLifetime(self) { body(pointer) }
  }

  deinit {
    pango_font_description_free(pointer)
  }
}
