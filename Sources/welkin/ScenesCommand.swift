import GL
import Image
import Options
import Platform
import Scene
import Sky
import Weather

/// `welkin scenes`: the scenes with their titles, or the weathers side by side in one picture.
enum ScenesCommand {
  static func run(_ options: ScenesOptions) throws {
    if let scene = options.described { return try Console.print(scene.look.sceneFile) }
    guard let sheet = options.sheet else { return try Console.print(list) }
    if case .path(let path) = sheet { try OutputFile.check(path) }
    try OutputFile.write(try PNG.encode(try drawSheet()), to: sheet.name)
  }

  private static var list: String {
    let width = SceneName.all.map(\.name.count).max() ?? 0
    return SceneName.all.map { scene in
      scene.name + String(repeating: " ", count: width - scene.name.count + 2) + scene.title + "\n"
    }.joined()
  }

  private static let size = FrameSize(pixelWidth: 480, pixelHeight: 270)
  private static let gap = 8
  private static let columns = 2

  private static func drawSheet() throws -> Pixels {
    let context = try Headless.makeContext(GraphicsAPI?.none.choices)
    let renderer = try SkyRenderer(context)
    let rows = (Weather.allCases.count + columns - 1) / columns
    let width = columns * (size.pixelWidth + gap) + gap
    let height = rows * (size.pixelHeight + gap) + gap
    var sheet = [UInt8](repeating: 24, count: width * height * 4)
    for alpha in stride(from: 3, to: sheet.count, by: 4) { sheet[alpha] = 255 }
    for (index, weather) in Weather.allCases.enumerated() {
      let picture = try renderer.picture(of: frame(weather), context)
      // The last row may be short: it stands in the middle.
      let inRow = min(columns, Weather.allCases.count - index / columns * columns)
      let indent = (columns - inRow) * (size.pixelWidth + gap) / 2
      let left = gap + indent + index % columns * (size.pixelWidth + gap)
      let top = gap + index / columns * (size.pixelHeight + gap)
      for row in 0..<size.pixelHeight {
        let source = row * size.pixelWidth * 4
        let target = ((top + row) * width + left) * 4
        let bytes = size.pixelWidth * 4
        sheet.replaceSubrange(target..<(target + bytes), with: picture.bytes[source..<(source + bytes)])
      }
    }
    guard let pixels = Pixels(width: width, height: height, bytes: sheet) else {
      throw GLError.failed("join the pictures")
    }
    return pixels
  }

  private static func frame(_ weather: Weather) -> Frame {
    var frame = Frame(size: size)
    // The storm shows itself in a flash.
    let time = weather == .thunderstorm ? 6.86 : 7.3
    WeatherShow(WeatherNow(weather: weather))
      .write(into: &frame, at: 0, moment: SceneTime(time), on: Stage(size: size))
    return frame
  }
}
