/// A small picture that stands for a thing; its name is that of its file.
public enum Symbol: String, CaseIterable, Sendable {
  case sun
  case moonStars = "moon-stars"
  case sunCloud = "sun-cloud"
  case moonCloud = "moon-cloud"
  case cloud
  case rain
  case snow
  case thunderstorm
  case fog
  case snowflake
  case clock
  case calendar
}
