import Scene

/// Remembers the sizes of texts, since shaping one costs more than all else in a layout.
public final class CachedMeasurer: TextMeasurer {
  /// The most sizes that are remembered; a screen has a few hundred.
  static let most = 4096

  private struct Key: Hashable {
    let text: String
    let style: TextStyle
  }

  private let measurer: any TextMeasurer
  private var extents: [Key: TextExtent] = [:]

  /// A memory in front of another measurer.
  public init(_ measurer: any TextMeasurer) {
    self.measurer = measurer
  }

  /// The size of a text, asked for once.
  public func extent(of text: String, in style: TextStyle) -> TextExtent {
    let key = Key(text: text, style: style)
    if let extent = extents[key] { return extent }
    let extent = measurer.extent(of: text, in: style)
    if extents.count >= Self.most { extents.removeAll(keepingCapacity: true) }
    extents[key] = extent
    return extent
  }

  /// Forgets all sizes, as after a change of fonts.
  public func forget() {
    extents.removeAll()
  }
}
