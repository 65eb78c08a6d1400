/// Something that the program says to the person in front of it.
///
/// Every language has all of them: the compiler asks for the ones that are missing.
public enum Phrase: String, CaseIterable, Sendable {
  // The conditions of a forecast.
  case clear, partlyCloudy, cloudy, rain, snow, thunderstorms, fog
  // The weathers of the sky, where their titles differ from the conditions'.
  case clearNight, thunderstorm

  // The titles of the other scenes, and the words over the snowfall where it has none of its own.
  case snowfall, movingGradient, warmGradient, purpleGradient, vividGradient
  case firstSnow

  // The forecast screen.
  case hourlyForecast
  /// `{days}`: a number, in the plural forms of the language.
  case forecastOfOneDay, forecastOfTwoDays, forecastOfFewDays, forecastOfManyDays
  case now, today
  /// `{high}` and `{low}`: temperatures.
  case highAndLow
  case noCurrentWeather
  /// `{feed}`: who made the data.
  case dataBy
  /// `{age}`: how old the forecast is, as "2 hours ago".
  case updated
  case noForecast

  // The forecast as lines of text.
  /// `{percent}`: how likely.
  case chanceOfPrecipitation
  case low, high
  case day, night
  case conditionFromSnowfall, conditionFromPrecipitation, conditionFromCloudCover, conditionFromNothing

  // The weather menu and the list of keys.
  case weatherMenu, keys
  case keyThatWeather, keyNextWeather, keyPause, keyFullScreen, keyReducedMotion, keyFigures, keyScreenshot
  case keyMenu, keyList, keyQuit
  case keyScroll, keyPages, keyEnds, keyHours

  // Keys, as keyboards label them.
  case spaceKey, pageUpKey, pageDownKey, homeKey, endKey, escapeKey
  /// What stands between the parts of a list, with a space where the language has one.
  case comma

  // Frame figures; a number follows.
  case figureDrawn, figureSkipped, figureDropped, figureMilliseconds, figureProcessor

  // Notices.
  case reducedMotionOn, reducedMotionOff, paused, resumed
  /// `{file}`: the name of what was written.
  case savedAs
  case couldNotSave
}
