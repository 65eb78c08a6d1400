import Scene

/// A rounded rectangle cut up into what lies wholly inside of it and what its edge runs through.
///
/// Both are lists of rectangles of whole pixels: left, top, right, bottom, from the frame's top left corner.
struct RectangleParts {
  /// Pixels wholly inside, the largest rectangle of them first where there is one.
  private(set) var interior: [Float] = []
  /// Pixels that the edge, or a corner's square, has a part in.
  private(set) var edges: [Float] = []
  /// What is seen, in pixels.
  private var seen = PixelBox(left: 0, top: 0, right: 0, bottom: 0)

  /// The largest rectangle wholly inside; nil where there is nothing wholly inside.
  var middle: PixelBox? {
    guard interior.count >= 4 else { return nil }
    return PixelBox(
      left: Double(interior[0]), top: Double(interior[1]), right: Double(interior[2]),
      bottom: Double(interior[3]))
  }

  /// Cuts up a rectangle in points; its corners' radius is at most half its sides.
  ///
  /// - Parameter clip: where it is seen, in points; nil for all of it.
  mutating func cut(
    _ rectangle: Rectangle, cornerRadius: Double = 0, clip: Rectangle? = nil, in size: FrameSize
  ) {
    interior.removeAll(keepingCapacity: true)
    edges.removeAll(keepingCapacity: true)
    seen = PixelBox(left: 0, top: 0, right: Double(size.pixelWidth), bottom: Double(size.pixelHeight))
    if let clip { seen = seen.intersection(PixelBox(clip, scale: size.scale).rounded) }
    guard rectangle.width > 0, rectangle.height > 0 else { return }
    let radius = cornerRadius * size.scale
    let pixels = rectangle.inPixels(of: size)
    let (left, right) = (pixels.x, pixels.x + pixels.width)
    let (top, bottom) = (pixels.y, pixels.y + pixels.height)
    let (x0, x3) = (left.rounded(.down), right.rounded(.up))
    let (y0, y3) = (top.rounded(.down), bottom.rounded(.up))
    let x1 = min((left + radius).rounded(.up), x3)
    let x2 = max(x1, (right - radius).rounded(.down))
    let y1 = min((top + radius).rounded(.up), y3)
    let y2 = max(y1, (bottom - radius).rounded(.down))
    let (leftEdge, rightEdge) = (min(left.rounded(.up), x1), max(right.rounded(.down), x2))
    let (topEdge, bottomEdge) = (min(top.rounded(.up), y1), max(bottom.rounded(.down), y2))
    // A corner's arc leaves the rest of its square free from here on.
    let cut = radius * (1 - 0.5.squareRoot())
    let xa = min((left + cut).rounded(.up), x1)
    let xb = max((right - cut).rounded(.down), x2)
    let ya = min((top + cut).rounded(.up), y1)
    let yb = max((bottom - cut).rounded(.down), y2)
    for (from, to) in [(x0, x1), (x2, x3)] {
      add(from, y0, to, ya, to: &edges)
      add(from, yb, to, y3, to: &edges)
    }
    for (from, to) in [(x0, xa), (xb, x3)] {
      add(from, ya, to, y1, to: &edges)
      add(from, y2, to, yb, to: &edges)
    }
    add(x1, y0, x2, topEdge, to: &edges)
    add(x1, bottomEdge, x2, y3, to: &edges)
    add(x0, y1, leftEdge, y2, to: &edges)
    add(rightEdge, y1, x3, y2, to: &edges)
    add(xa, ya, xb, yb, to: &interior)
    add(x1, topEdge, x2, ya, to: &interior)
    add(x1, yb, x2, bottomEdge, to: &interior)
    add(leftEdge, y1, xa, y2, to: &interior)
    add(xb, y1, rightEdge, y2, to: &interior)
  }

  /// Cuts up what is seen of a material.
  mutating func cut(_ material: PlacedMaterial, in size: FrameSize) {
    cut(material.rectangle, cornerRadius: material.cornerRadius, clip: material.clip, in: size)
  }

  private func add(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double, to list: inout [Float]) {
    let (left, right) = (max(left, seen.left), min(right, seen.right))
    let (top, bottom) = (max(top, seen.top), min(bottom, seen.bottom))
    guard left < right, top < bottom else { return }
    list.append(Float(left))
    list.append(Float(top))
    list.append(Float(right))
    list.append(Float(bottom))
  }
}
