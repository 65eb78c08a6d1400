import CGLFW

/// The monitors of the display; numbers begin at 1, the primary one's.
enum Monitors {
  static var all: [OpaquePointer] {
    var count: Int32 = 0
    guard let list = glfwGetMonitors(&count) else { return [] }
    return (0..<Int(max(0, count))).compactMap { list[$0] }
  }

  static func numbered(_ number: Int) throws(PlatformError) -> OpaquePointer {
    let all = Monitors.all
    guard all.indices.contains(number - 1) else {
      throw .noMonitor(number, found: all.enumerated().map { "\($0.offset + 1): \(describe($0.element))" })
    }
    return all[number - 1]
  }

  /// Its place and size on the desktop, as it is set now.
  static func area(_ monitor: OpaquePointer) -> (x: Int32, y: Int32, width: Int32, height: Int32)? {
    guard let mode = glfwGetVideoMode(monitor) else { return nil }
    var (x, y): (Int32, Int32) = (0, 0)
    glfwGetMonitorPos(monitor, &x, &y)
    return (x, y, mode.pointee.width, mode.pointee.height)
  }

  static func refreshRate(_ monitor: OpaquePointer) -> Double? {
    guard let mode = glfwGetVideoMode(monitor), mode.pointee.refreshRate > 0 else { return nil }
    return Double(mode.pointee.refreshRate)
  }

  static func scale(_ monitor: OpaquePointer) -> Double {
    var (x, y): (Float, Float) = (1, 1)
    glfwGetMonitorContentScale(monitor, &x, &y)
    return WindowScale.sane(x)
  }

  /// The monitor that most of an area lies on; nil where there is none.
  static func holding(x: Int32, y: Int32, width: Int32, height: Int32) -> OpaquePointer? {
    func overlap(_ monitor: OpaquePointer) -> Int {
      guard let area = area(monitor) else { return 0 }
      let (left, top) = (max(Int(x), Int(area.x)), max(Int(y), Int(area.y)))
      let right = min(Int(x) + Int(width), Int(area.x) + Int(area.width))
      let bottom = min(Int(y) + Int(height), Int(area.y) + Int(area.height))
      return max(0, right - left) * max(0, bottom - top)
    }
    return all.max { overlap($0) < overlap($1) }.flatMap { overlap($0) > 0 ? $0 : nil } ?? all.first
  }

  private static func describe(_ monitor: OpaquePointer) -> String {
    let name = glfwGetMonitorName(monitor).map { String(cString: $0) } ?? "unnamed"
    guard let area = area(monitor) else { return name }
    let rate = refreshRate(monitor).map { " at \(Int($0)) Hz" } ?? ""
    return "\(name) \(area.width)×\(area.height)\(rate)"
  }
}

/// Pixels a point, as window systems report it.
enum WindowScale {
  static func sane(_ scale: Float) -> Double {
    scale.isFinite && scale > 0 ? min(max(Double(scale), 0.1), 8) : 1
  }
}
