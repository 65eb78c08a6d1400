extension Pixels {
  /// Turns premultiplied colours into straight ones, in place; RGBA, 8 bits.
  public static func unmultiply(_ bytes: inout [UInt8]) {
    bytes.withUnsafeMutableBufferPointer { bytes in
      for start in stride(from: 0, to: bytes.count - 3, by: 4) {
        let alpha = Int(bytes[start + 3])
        guard alpha != 0, alpha != 255 else { continue }
        for channel in start..<(start + 3) {
          bytes[channel] = UInt8(min(255, (Int(bytes[channel]) * 255 + alpha / 2) / alpha))
        }
      }
    }
  }
}
