import Image
import Scene
import Text

/// A picture in memory that rasters are laid over, as a renderer would.
struct Sheet {
  let width: Int
  let height: Int
  var bytes: [UInt8]

  /// A sheet of one colour.
  init(width: Int, height: Int, _ color: SIMD3<Double>) {
    self.width = width
    self.height = height
    bytes = []
    for _ in 0..<(width * height) {
      bytes += [UInt8(color.x * 255), UInt8(color.y * 255), UInt8(color.z * 255), 255]
    }
  }

  /// Lays a raster over it; its origin comes to lie at a pixel.
  mutating func lay(_ raster: Raster?, x: Int, y: Int, color: SIMD4<Double> = [1, 1, 1, 1]) {
    guard let raster else { return }
    for row in 0..<raster.height {
      for column in 0..<raster.width {
        let (toX, toY) = (x + raster.left + column, y + raster.top + row)
        guard (0..<width).contains(toX), (0..<height).contains(toY) else { continue }
        let from = row * raster.width + column
        let at = (toY * width + toX) * 4
        var over = SIMD4<Double>(repeating: raster.isMask ? Double(raster.bytes[from]) / 255 : 0)
        if !raster.isMask { for c in 0..<4 { over[c] = Double(raster.bytes[4 * from + c]) / 255 } }
        over *= SIMD4(color.x, color.y, color.z, 1) * color.w
        for c in 0..<3 {
          bytes[at + c] = UInt8((Double(bytes[at + c]) * (1 - over.w) + 255 * over[c]).rounded())
        }
      }
    }
  }

  /// The sheet as a picture.
  var pixels: Pixels? { Pixels(width: width, height: height, bytes: bytes) }
}
