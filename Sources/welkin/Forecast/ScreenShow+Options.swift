import ForecastScreen
import Options
import Scene

extension ScreenShow {
  /// A screen of a model as the command line wants it.
  init(_ model: ForecastModel, _ picture: PictureOptions, size: FrameSize, measurer: any LineMeasurer) {
    let choices = picture.screen
    let locale = ScreenLocale(choices)
    self.init(
      model, locale: locale,
      options: ScreenOptions(
        size: size, textScale: choices.textScale, direction: picture.direction ?? locale.direction,
        increasesContrast: choices.increasesContrast),
      over: choices.sky == .weather ? .weather : .gradient, measurer: measurer)
  }
}

extension ScreenLocale {
  /// The locale that the command line names, else the environment's.
  init(_ choices: ScreenChoices) {
    let units = choices.units.flatMap { Units(rawValue: $0.rawValue) }
    self.init(LocaleName(choices), units: units)
  }
}

extension LocaleName {
  /// The locale that the command line names, else the environment's.
  init(_ choices: ScreenChoices) {
    self.init(option: choices.locale, environment: Terminal.environment)
  }
}
