import CEpoxy

extension Context {
  /// Refuses a texture that no driver would make.
  ///
  /// - Throws: `tooLarge`.
  func check(width: Int, height: Int) throws(GLError) {
    guard width > 0, height > 0, width <= maximumSize, height <= maximumSize else {
      throw .tooLarge(width: width, height: height, limit: maximumSize)
    }
  }

  /// Sets how the texture that is bound is read: between texels, and beyond its edges; it has no smaller copies.
  func setReading(of kind: UInt32, filter: Int32 = GL_LINEAR, wrap: Int32 = GL_CLAMP_TO_EDGE) {
    for (name, value) in [
      (GL_TEXTURE_MIN_FILTER, filter), (GL_TEXTURE_MAG_FILTER, filter), (GL_TEXTURE_WRAP_S, wrap),
      (GL_TEXTURE_WRAP_T, wrap), (GL_TEXTURE_MAX_LEVEL, 0),
    ] {
      glTexParameteri(kind, UInt32(name), value)
    }
  }
}
