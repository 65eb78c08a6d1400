extension Pixels {
  /// Throws where another picture has another size.
  func requireSize(of other: Pixels) throws(ImageError) {
    guard width == other.width, height == other.height else {
      throw .sizes(width: width, height: height, otherWidth: other.width, otherHeight: other.height)
    }
  }
}
