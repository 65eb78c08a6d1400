import Scene

/// Where the sun's square lies, in pixels.
struct SunSquare {
  /// The square itself.
  let left: Double
  let top: Double
  let right: Double
  let bottom: Double
  /// What of it lies in the frame, grown to whole pixels.
  let seenLeft: Double
  let seenTop: Double
  let seenRight: Double
  let seenBottom: Double

  init(_ sun: Sun, size: FrameSize) {
    left = sun.left * size.scale
    top = sun.top * size.scale
    right = (sun.left + Sun.side) * size.scale
    bottom = (sun.top + Sun.side) * size.scale
    seenLeft = max(0, left.rounded(.down))
    seenTop = max(0, top.rounded(.down))
    seenRight = max(seenLeft + 1, min(Double(size.pixelWidth), right.rounded(.up)))
    seenBottom = max(seenTop + 1, min(Double(size.pixelHeight), bottom.rounded(.up)))
  }
}
