import Scene

/// Which soft layers each tile of a frame needs, so that nothing is read where there is nothing.
struct TileGrid {
  /// A tile's side in pixels: the squares in which tile-based and software drivers work.
  static let side = 64
  /// What stands for the needs of a tile that is not seen.
  private static let hidden: UInt8 = 255

  /// What a tile needs.
  struct Need: OptionSet {
    let rawValue: UInt8
    static let below = Need(rawValue: 1)
    static let sun = Need(rawValue: 2)
    static let above = Need(rawValue: 4)
    static let combinations = 8
  }

  private(set) var columns = 0
  private(set) var rows = 0
  private var needs: [UInt8] = []
  private var size = FrameSize.onePixel

  /// Begins anew for a frame: no tile needs anything.
  mutating func reset(_ size: FrameSize) {
    self.size = size
    columns = (size.pixelWidth + TileGrid.side - 1) / TileGrid.side
    rows = (size.pixelHeight + TileGrid.side - 1) / TileGrid.side
    let count = columns * rows
    if needs.count == count {
      for index in needs.indices { needs[index] = 0 }
    } else {
      needs = [UInt8](repeating: 0, count: count)
    }
  }

  /// Marks what an ellipse touches once it is blurred as far as `reach`; all in points.
  mutating func mark(_ need: Need, ellipse: Ellipse, reach: Double) {
    // The sum of an ellipse and a disc bulges a little beyond the ellipse of summed radii.
    let radiusX = ellipse.radiusX + 1.06 * reach
    let radiusY = ellipse.radiusY + 1.06 * reach
    let side = Double(TileGrid.side) / size.scale
    for row in 0..<rows {
      let top = Double(row) * side
      let nearest = min(max(ellipse.y, top), top + side)
      let down = (nearest - ellipse.y) / radiusY
      guard down * down < 1 else { continue }
      let across = radiusX * (1 - down * down).squareRoot()
      mark(need, row: row, from: (ellipse.x - across) / side, to: (ellipse.x + across) / side)
    }
  }

  /// Marks what a rectangle touches; in pixels.
  mutating func mark(_ need: Need, left: Double, top: Double, right: Double, bottom: Double) {
    let side = Double(TileGrid.side)
    for row in 0..<rows where Double(row) * side < bottom && Double(row + 1) * side > top {
      mark(need, row: row, from: left / side, to: right / side)
    }
  }

  /// Leaves out the tiles that lie wholly inside a box; in pixels.
  mutating func hide(_ box: PixelBox) {
    let side = Double(TileGrid.side)
    // The last tiles reach beyond the frame.
    var box = box
    if box.right >= Double(size.pixelWidth) { box.right = .infinity }
    if box.bottom >= Double(size.pixelHeight) { box.bottom = .infinity }
    for row in 0..<rows where Double(row) * side >= box.top && Double(row + 1) * side <= box.bottom {
      for column in 0..<columns
      where Double(column) * side >= box.left && Double(column + 1) * side <= box.right {
        needs[row * columns + column] = TileGrid.hidden
      }
    }
  }

  private mutating func mark(_ need: Need, row: Int, from: Double, to: Double) {
    guard to > 0, from < Double(columns), from < to else { return }
    let first = Int(max(0, from))
    let last = Int(min(Double(columns - 1), to))
    guard first <= last else { return }
    for column in first...last { needs[row * columns + column] |= need.rawValue }
  }

  /// Appends the rectangles of all tiles that need exactly `need`: left, top, right, bottom in pixels.
  func rectangles(_ need: Need, into floats: inout [Float]) {
    let side = TileGrid.side
    for row in 0..<rows {
      var column = 0
      while column < columns {
        guard needs[row * columns + column] == need.rawValue else {
          column += 1
          continue
        }
        let first = column
        while column < columns, needs[row * columns + column] == need.rawValue { column += 1 }
        let left = Float(first * side)
        let right = Float(min(column * side, size.pixelWidth))
        let bottom = Float(min((row + 1) * side, size.pixelHeight))
        // One as wide as the one right above it goes on from there.
        if let above = rectangle(endingAt: Float(row * side), left, right, in: floats) {
          floats[above + 3] = bottom
          continue
        }
        floats.append(left)
        floats.append(Float(row * side))
        floats.append(right)
        floats.append(bottom)
      }
    }
  }

  private func rectangle(endingAt bottom: Float, _ left: Float, _ right: Float, in floats: [Float]) -> Int? {
    var index = floats.count - 4
    while index >= 0, floats[index + 3] >= bottom {
      if floats[index] == left, floats[index + 2] == right, floats[index + 3] == bottom { return index }
      index -= 4
    }
    return nil
  }
}

extension FrameSize {
  /// What stands for a size before there is one.
  static let onePixel = FrameSize(pixelWidth: 1, pixelHeight: 1)
}
