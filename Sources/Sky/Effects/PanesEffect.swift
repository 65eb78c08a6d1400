import GL
import Scene

/// Materials with the words on them.
///
/// What lies in the middle of a material hides all that is under it: while neither changes, it is one picture that is
/// copied onto every frame.
final class PanesEffect {
  private let context: Context
  private let materials: MaterialEffect
  private let overlays: OverlayEffect
  private var target: RenderTarget?
  /// What the frame before showed.
  private var last: Contents?
  /// How often the materials' pictures had changed when the picture was made; nil where there is none.
  private var made: Int?
  /// What of the overlay lies beside the middles, while the contents stand.
  private var rest: Overlay?
  private var middles: [PixelBox] = []
  /// Whether no material of the frame before touched another.
  private var areApart = true

  private struct Contents: Equatable {
    let size: FrameSize
    let dithers: Bool
    let isOpaque: Bool
    let materials: [PlacedMaterial]
    let overlay: Overlay
  }

  init(_ context: Context, materials: MaterialEffect, overlays: OverlayEffect) {
    self.context = context
    self.materials = materials
    self.overlays = overlays
  }

  /// Draws a frame's materials and its overlay; the materials have seen the frame.
  func draw(_ frame: Frame, on surface: Surface) throws {
    let contents = Contents(
      size: frame.size, dithers: frame.dithers, isOpaque: frame.isOpaque, materials: frame.materials,
      overlay: frame.overlay)
    // Contents seen once may be moving; materials over one another are drawn in their order.
    let isSame = contents == last
    if !isSame { areApart = !contents.materials.overlap }
    let stands = isSame && areApart
    last = nil
    if !stands { (made, rest) = (nil, nil) }
    surface.bind()
    middles.removeAll(keepingCapacity: true)
    for material in frame.materials {
      if let middle = materials.draw(material, stands ? .rim : .all, of: frame) { middles.append(middle) }
    }
    if stands {
      let picture = try picture(frame, surface)
      for middle in middles {
        surface.copy(
          from: picture, left: Int(middle.left), top: Int(middle.top), right: Int(middle.right),
          bottom: Int(middle.bottom))
      }
    } else {
      try overlays.draw(frame.overlay, .inside(middles), size: frame.size)
    }
    if stands, let rest {
      try overlays.draw(rest, size: frame.size)
    } else {
      try overlays.draw(frame.overlay, .outside(middles), size: frame.size)
      rest = stands ? Overlay(overlays.drawn.map { frame.overlay.items[$0] }) : nil
    }
    last = contents
  }

  private func picture(_ frame: Frame, _ surface: Surface) throws -> Surface {
    let fitting = try RenderTarget.fitting(
      &target, context, width: surface.width, height: surface.height, format: .color)
    guard made != materials.changes else { return fitting.surface() }
    made = nil
    fitting.surface().bind()
    for material in frame.materials { materials.draw(material, .middle, of: frame) }
    try overlays.draw(frame.overlay, .inside(middles), size: frame.size)
    made = materials.changes
    surface.bind()
    return fitting.surface()
  }
}

extension [PlacedMaterial] {
  /// Whether any two of them have a part in common.
  fileprivate var overlap: Bool {
    indices.contains { first in
      self[..<first].contains { !$0.rectangle.intersection(self[first].rectangle).isEmpty }
    }
  }
}
