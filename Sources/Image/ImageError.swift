/// Why a picture could not be encoded, decoded or compared.
public enum ImageError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The bytes do not begin as a PNG does.
  case notPNG
  /// The header claims more pixels than `PNG.pixelLimit` or a side beyond `PNG.sideLimit`.
  case tooLarge(width: Int, height: Int)
  /// The PNG breaks its own format; the reason is libpng's.
  case broken(reason: String)
  /// No PNG could be made; the reason is libpng's.
  case encoding(reason: String)
  /// Two pictures that belong together differ in size.
  case sizes(width: Int, height: Int, otherWidth: Int, otherHeight: Int)

  /// The error in words for people.
  public var description: String {
    switch self {
    case .notPNG: "not a PNG file"
    case .tooLarge(let width, let height):
      "the picture is too large: \(width) × \(height) pixels, where \(PNG.pixelLimit) in all are the limit"
    case .broken(let reason): "broken PNG: \(reason)"
    case .encoding(let reason): "cannot encode the PNG: \(reason)"
    case .sizes(let width, let height, let otherWidth, let otherHeight):
      "the pictures differ in size: \(width) × \(height) and \(otherWidth) × \(otherHeight)"
    }
  }
}
