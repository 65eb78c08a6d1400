import CEpoxy

/// A texture that pixels are copied into; it may hold many pictures beside each other.
public final class Texture {
  /// What a texel holds.
  public enum Format: Sendable {
    /// One byte of coverage, read as red.
    case mask
    /// Four bytes of a premultiplied colour.
    case color

    /// Bytes a texel.
    public var bytes: Int { self == .mask ? 1 : 4 }
  }

  /// Width in texels.
  public let width: Int
  /// Height in texels.
  public let height: Int
  /// What its texels hold.
  public let format: Format
  private var texture: UInt32 = 0
  private let context: Context

  /// An empty texture, all zero; between texels it is mixed.
  ///
  /// - Throws: `tooLarge`, or `failed` where the driver refuses.
  public init(_ context: Context, width: Int, height: Int, format: Format) throws(GLError) {
    try context.check(width: width, height: height)
    self.context = context
    self.width = width
    self.height = height
    self.format = format
    _ = context.takeError()
    glGenTextures(1, &texture)
    bind(unit: 0)
    context.setReading(of: UInt32(GL_TEXTURE_2D))
    // What lies between pictures is read where they are scaled.
    let zero = [UInt8](repeating: 0, count: width * height * format.bytes)
    zero.withUnsafeBytes { bytes in
      glTexImage2D(
        UInt32(GL_TEXTURE_2D), 0, format == .mask ? GL_R8 : GL_RGBA8, Int32(width), Int32(height), 0,
        format.pixel, UInt32(GL_UNSIGNED_BYTE), bytes.baseAddress)
    }
    if let error = context.takeError() {
      throw .failed("make a texture of \(width)×\(height) pixels (\(error))")
    }
  }

  deinit {
    glDeleteTextures(1, &texture)
  }

  /// Copies pixels into a rectangle, the top row first; nothing happens where they do not fit.
  public func write(_ bytes: [UInt8], x: Int, y: Int, width: Int, height: Int) {
    guard x >= 0, y >= 0, width > 0, height > 0, x + width <= self.width, y + height <= self.height,
      bytes.count == width * height * format.bytes
    else { return }
    bind(unit: 0)
    bytes.withUnsafeBytes { bytes in
      glTexSubImage2D(
        UInt32(GL_TEXTURE_2D), 0, Int32(x), Int32(y), Int32(width), Int32(height), format.pixel,
        UInt32(GL_UNSIGNED_BYTE), bytes.baseAddress)
    }
    context.uploadedBytes += bytes.count
  }

  /// Makes it what samplers of the given unit read.
  public func bind(unit: Int) {
    glActiveTexture(UInt32(GL_TEXTURE0) + UInt32(unit))
    glBindTexture(UInt32(GL_TEXTURE_2D), texture)
  }
}

extension Texture.Format {
  fileprivate var pixel: UInt32 { UInt32(self == .mask ? GL_RED : GL_RGBA) }
}
