/// Names of screenshots.
enum ScreenshotName {
  /// A name for one of a thing taken now, that no file in the working directory has.
  static func free(_ thing: String) -> String {
    let base = "welkin-\(thing)-\(LocalTime.stamp())"
    var path = "\(base).png"
    for number in 2...1000 where FileStamp.exists(path) { path = "\(base)-\(number).png" }
    return path
  }
}
