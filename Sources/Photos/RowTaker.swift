/// Takes a picture's rows from a decoder and makes of them what is shown.
final class RowTaker {
  var profile: [UInt8]?
  var orientation = Orientation.upright
  private let width: Int
  private let height: Int
  private var resampler: Resampler?
  private var colors: ColorReader?

  /// A taker for a picture that is to fill a size once it is turned upright.
  init(filling width: Int, _ height: Int) {
    self.width = width
    self.height = height
  }

  /// The taker that a decoder was given.
  static func of(_ pointer: UnsafeMutableRawPointer?) -> RowTaker? {
    pointer.map { Unmanaged<RowTaker>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Hears how large the picture is, and how its samples lie.
  func begin(_ samples: ColorReader.Samples, width sourceWidth: Int, height sourceHeight: Int) -> Bool {
    guard sourceWidth > 0, sourceHeight > 0 else { return false }
    let swaps = orientation.swapsSides
    resampler = Resampler(
      sourceWidth: sourceWidth, sourceHeight: sourceHeight, width: swaps ? height : width,
      height: swaps ? width : height)
    colors = ColorReader(samples, width: sourceWidth, profile: profile)
    return true
  }

  /// Takes the next row, from the top down.
  func take(_ row: UnsafePointer<UInt8>?) {
    guard let row, let colors else { return }
    resampler?.add(colors.read(row))
  }

  /// What has come of the rows.
  var result: (width: Int, height: Int, bytes: [UInt8])? {
    resampler?.finish(orientation)
  }
}
