/// A unit that a reply has its temperatures in.
enum TemperatureUnit {
  case celsius
  case fahrenheit
  case kelvin

  /// The unit by the name or sign that a feed gives it, such as `°F`; °C where that says nothing.
  init(named name: String?) {
    switch name.map({ $0.prefix(12).lowercased() }) {
    case "°f", "f", "fahrenheit": self = .fahrenheit
    case "k", "°k", "kelvin": self = .kelvin
    default: self = .celsius
    }
  }

  func celsius(_ value: Double) -> Double {
    switch self {
    case .celsius: value
    case .fahrenheit: (value - 32) / 1.8
    case .kelvin: value - 273.15
    }
  }
}
