extension Pixels {
  /// Throws where another picture has another size.
  func requireSize(of other: Pixels) throws(ImageError) {
    requireWhole()
    other.requireWhole()
    guard width == other.width, height == other.height else {
      throw .sizes(width: width, height: height, otherWidth: other.width, otherHeight: other.height)
    }
  }

  /// Traps where bytes were added or taken since the picture was made: pointers read them unchecked.
  func requireWhole() {
    precondition(bytes.count == width * height * 4, "bytes added to a picture or taken from it")
  }
}
