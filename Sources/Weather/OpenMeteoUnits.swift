import JSON

/// The units that an Open-Meteo reply says its blocks are in.
struct OpenMeteoUnits {
  private let reply: JSONValue

  init(_ reply: JSONValue) {
    self.reply = reply
  }

  /// The unit of a block's temperatures.
  ///
  /// A reply is in one unit throughout, so what one block does not say another may.
  func temperature(in block: String) -> TemperatureUnit {
    for block in [block, "current", "hourly", "daily"] {
      guard let units = reply["\(block)_units"] else { continue }
      for name in ["temperature_2m", "temperature_2m_max", "temperature_2m_min"] {
        if let unit = units[name]?.string { return TemperatureUnit(named: unit) }
      }
    }
    return .celsius
  }
}
