extension RenderTarget {
  /// The target that is kept where it has the size that is wanted, else a new one, which is kept from then on.
  ///
  /// - Parameter kept: where the target is kept; always for the same format and sampling.
  /// - Throws: as making one does; nothing is kept then.
  public static func fitting(
    _ kept: inout RenderTarget?, _ context: Context, width: Int, height: Int, format: Format,
    smooth: Bool = false
  ) throws(GLError) -> RenderTarget {
    if let kept, kept.width == width, kept.height == height { return kept }
    // The old one goes first: there may be no room for two.
    kept = nil
    let made = try RenderTarget(context, width: width, height: height, format: format, smooth: smooth)
    kept = made
    return made
  }
}
