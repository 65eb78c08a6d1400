extension Pixels {
  /// An opaque picture with one colour a row, such as a bare sky, or nil without rows or columns.
  public init?(width: Int, rows: [SIMD3<UInt8>]) {
    guard width > 0 else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * rows.count * 4)
    for row in rows {
      for _ in 0..<width {
        bytes.append(row.x)
        bytes.append(row.y)
        bytes.append(row.z)
        bytes.append(255)
      }
    }
    self.init(width: width, height: rows.count, bytes: bytes)
  }
}
