import CPango

/// Owns a Cairo image and the context that draws on it.
final class Canvas {
  private let surface: OpaquePointer
  /// What draws.
  let context: OpaquePointer
  private let width: Int
  private let height: Int
  private let isMask: Bool

  /// An empty image; nil where Cairo cannot make it.
  ///
  /// - Parameter isMask: whether it holds coverage alone, else premultiplied colours.
  init?(width: Int, height: Int, isMask: Bool) {
    // Cairo's own limit a side.
    guard (1...32767).contains(width), (1...32767).contains(height) else { return nil }
    let format = isMask ? CAIRO_FORMAT_A8 : CAIRO_FORMAT_ARGB32
    guard let surface = cairo_image_surface_create(format, Int32(width), Int32(height)) else { return nil }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let context = cairo_create(surface) else {
      cairo_surface_destroy(surface)
      return nil
    }
    self.surface = surface
    self.context = context
    self.width = width
    self.height = height
    self.isMask = isMask
    cairo_set_antialias(context, CAIRO_ANTIALIAS_BEST)
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  /// The pixels in rows without gaps, one byte or RGBA each; nil where drawing failed.
  func bytes() -> [UInt8]? {
    cairo_surface_flush(surface)
    guard cairo_status(context) == CAIRO_STATUS_SUCCESS,
      cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
      let data = cairo_image_surface_get_data(surface)
    else { return nil }
    let stride = Int(cairo_image_surface_get_stride(surface))
    let row = isMask ? width : width * 4
    return [UInt8](unsafeUninitializedCapacity: row * height) { bytes, count in
      guard let base = bytes.baseAddress else { return }
      for y in 0..<height {
        let source = data + y * stride
        let target = base + y * row
        if isMask {
          target.initialize(from: source, count: row)
        } else {
          // A pixel is a 32-bit number, blue in its lowest byte.
          UnsafeRawPointer(source).withMemoryRebound(to: UInt32.self, capacity: width) { pixels in
            for x in 0..<width {
              let pixel = pixels[x]
              target[4 * x] = UInt8(truncatingIfNeeded: pixel >> 16)
              target[4 * x + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
              target[4 * x + 2] = UInt8(truncatingIfNeeded: pixel)
              target[4 * x + 3] = UInt8(truncatingIfNeeded: pixel >> 24)
            }
          }
        }
      }
      count = row * height
    }
  }
}
