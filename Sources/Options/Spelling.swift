/// Finds what somebody meant to type.
enum Spelling {
  /// Longer words are not misspelt names, and comparing them would take long.
  private static let longest = 40

  /// The candidate nearest to `word`: few slips away, or else the first that contains it.
  static func nearest(to word: String, among candidates: [String]) -> String? {
    let scalars = word.unicodeScalars.prefix(longest + 1)
    guard scalars.count <= longest else { return nil }
    let typed = String(scalars).lowercased()
    let limit = 1 + typed.unicodeScalars.count / 4
    let ranked = candidates.map { (name: $0, slips: slips(from: typed, to: $0)) }
    if let best = ranked.min(by: { $0.slips < $1.slips }), best.slips <= limit,
      best.slips < typed.unicodeScalars.count
    {
      return best.name
    }
    return typed.count > 2 ? candidates.first { $0.contains(typed) } : nil
  }

  /// How many letters to put in, leave out, replace or swap with their neighbour, no letter twice, to
  /// get from one word to the other.
  static func slips(from first: String, to second: String) -> Int {
    let a = Array(first.unicodeScalars)
    let b = Array(second.unicodeScalars)
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var slips = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { slips = min(slips, beforeLast[j - 1] + 1) }
        row.append(slips)
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }
}
