import Options

/// `welkin scenes`: the scenes with their titles.
enum ScenesCommand {
  static var list: String {
    let width = SceneName.all.map(\.name.count).max() ?? 0
    return SceneName.all.map { scene in
      scene.name + String(repeating: " ", count: width - scene.name.count + 2) + scene.title + "\n"
    }.joined()
  }
}
