import CPango
import CRsvg
import Scene
import Symbols

/// Draws symbols into pixels, at any size.
public final class SymbolPainter {
  private var handles: [Symbol: ObjectReference] = [:]

  /// A painter of the symbols built into the program.
  public init() {}

  /// A symbol in a square of so many pixels a side; nil where it cannot be drawn.
  public func draw(_ symbol: Symbol, side: Int) -> Raster? {
    guard side > 0, let handle = handle(symbol),
      let canvas = Canvas(width: side, height: side, isMask: false)
    else { return nil }
    var viewport = RsvgRectangle(x: 0, y: 0, width: Double(side), height: Double(side))
    guard rsvg_handle_render_document(handle.typed(), canvas.context, &viewport, nil) != 0,
      let bytes = canvas.bytes()
    else { return nil }
    return Raster(left: 0, top: 0, width: side, height: side, isMask: false, bytes: bytes)
  }

  private func handle(_ symbol: Symbol) -> ObjectReference? {
    if let kept = handles[symbol] { return kept }
    guard let file = SymbolLibrary.drawing(symbol.rawValue) else { return nil }
    let made = file.withUnsafeBufferPointer { bytes in
      rsvg_handle_new_from_data(bytes.baseAddress, gsize(bytes.count), nil)
    }
    let handle = ObjectReference(made.map { UnsafeMutableRawPointer($0) })
    handles[symbol] = handle
    return handle
  }
}
