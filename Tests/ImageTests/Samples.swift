import Image

/// A picture with another colour and alpha in every pixel of a neighbourhood.
func sample(_ width: Int, _ height: Int, alpha: Bool = true) throws -> Pixels {
  var bytes: [UInt8] = []
  for y in 0..<height {
    for x in 0..<width {
      bytes += [x * 7, y * 5, x ^ y, alpha ? x + y * 3 : 255].map { UInt8(truncatingIfNeeded: $0) }
    }
  }
  guard let pixels = Pixels(width: width, height: height, bytes: bytes) else { throw NoSample() }
  return pixels
}

/// An opaque picture of one colour with a square of another in it.
func square(
  _ side: Int, at corner: (x: Int, y: Int), of colour: UInt8, on ground: UInt8, width: Int, height: Int
) throws -> Pixels {
  var bytes: [UInt8] = []
  for y in 0..<height {
    for x in 0..<width {
      let isInside = (corner.x..<corner.x + side).contains(x) && (corner.y..<corner.y + side).contains(y)
      let value = isInside ? colour : ground
      bytes += [value, value, value, 255]
    }
  }
  guard let pixels = Pixels(width: width, height: height, bytes: bytes) else { throw NoSample() }
  return pixels
}

struct NoSample: Error {}
