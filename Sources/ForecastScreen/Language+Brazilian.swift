extension Language {
  static func brazilian(_ phrase: Phrase) -> String {
    switch phrase {
    case .conditionFromSnowfall: "Condição do tempo deduzida da queda de neve"
    case .conditionFromPrecipitation: "Condição do tempo deduzida da precipitação"
    case .conditionFromCloudCover: "Condição do tempo deduzida da nebulosidade"
    case .conditionFromNothing: "Condição do tempo desconhecida, supõe-se céu limpo"
    case .keyFullScreen: "tela cheia"
    case .keyFigures: "dados dos quadros"
    case .keyScreenshot: "salvar uma captura de tela"
    case .keyScroll: "rolar"
    case .keyPages: "uma página para cima, uma página para baixo"
    case .savedAs: "Salvo como {file}"
    case .couldNotSave: "Não foi possível salvar"
    default: portuguese(phrase)
    }
  }
}
