import CEpoxy

/// A picture that shaders read: premultiplied RGBA, 8 bits a channel, the top row first.
public final class ImageTexture {
  /// Columns.
  public let width: Int
  /// Rows.
  public let height: Int
  private var texture: UInt32 = 0

  /// Uploads a picture.
  ///
  /// Read between its pixels, it mixes them; it is meant to be drawn as large as it is, and has no smaller copies.
  ///
  /// - Parameter bytes: `width * height * 4` of them.
  /// - Throws: `tooLarge`, or `failed` where the driver refuses.
  public init(_ context: Context, width: Int, height: Int, bytes: [UInt8]) throws(GLError) {
    try context.check(width: width, height: height)
    precondition(bytes.count == width * height * 4, "a picture with bytes missing")
    self.width = width
    self.height = height
    _ = context.takeError()
    glGenTextures(1, &texture)
    glActiveTexture(UInt32(GL_TEXTURE0))
    let kind = UInt32(GL_TEXTURE_2D)
    glBindTexture(kind, texture)
    context.setReading(of: kind)
    bytes.withUnsafeBytes { bytes in
      glTexImage2D(
        kind, 0, GL_RGBA8, Int32(width), Int32(height), 0, UInt32(GL_RGBA), UInt32(GL_UNSIGNED_BYTE),
        bytes.baseAddress)
    }
    context.uploadedBytes += bytes.count
    if let error = context.takeError() {
      throw .failed("keep a picture of \(width)×\(height) pixels (\(error))")
    }
  }

  deinit {
    glDeleteTextures(1, &texture)
  }

  /// Makes it what samplers of the given unit read.
  public func bind(unit: Int) {
    glActiveTexture(UInt32(GL_TEXTURE0) + UInt32(unit))
    glBindTexture(UInt32(GL_TEXTURE_2D), texture)
  }
}
