extension BenchReport {
  /// The report as a table for people, with a line end at its end.
  ///
  /// - Parameter colors: whether ratios are coloured: green up to the floor's cost, yellow up to three times it.
  public func table(colors: Bool) -> String {
    let titles = [
      "scene", "frames", "fps", "ms", "p95", "worst 1%", "cpu ms", "gpu ms", "draws", "bytes up", "floor ms",
      "floors",
    ]
    var rows = [titles]
    for figures in scenes {
      rows.append([
        figures.scene, "\(figures.frames)", fixed(figures.fps, 1), fixed(figures.medianMs, 2),
        fixed(figures.p95Ms, 2), fixed(figures.worstMs, 2), fixed(figures.cpuMs, 2),
        figures.gpuMs.map { fixed($0, 2) } ?? "–", fixed(figures.drawCalls, 1),
        fixed(figures.uploadedBytes, 0),
        fixed(figures.floorMs, 2), fixed(figures.floorRatio, 2),
      ])
    }
    let colored: (Int) -> String? = { row in
      guard colors, row > 0 else { return nil }
      let ratio = scenes[row - 1].floorRatio
      return ratio <= 1 ? "32" : ratio <= 3 ? "33" : "31"
    }
    return aligned(rows, lastColor: colored)
  }

  /// A table of ratios with an earlier run: this run's ratio to the floor over that one's.
  ///
  /// The floor makes runs on machines of different speed comparable.
  ///
  /// - Throws: `BenchError` where the runs cannot be compared.
  public func comparison(with earlier: EarlierRun) throws(BenchError) -> String {
    try check(earlier)
    guard pairs(with: earlier).contains(where: { $0.1 != nil && $0.0.scene != "floor" }) else {
      throw .nothingInCommon
    }
    var rows = [["scene", "floors now", "floors then", "ratio"]]
    for (figures, before) in pairs(with: earlier) {
      rows.append([
        figures.scene, fixed(figures.floorRatio, 2), before.map { fixed($0, 2) } ?? "–",
        before.map { fixed(figures.floorRatio / $0, 2) } ?? "–",
      ])
    }
    return aligned(rows)
  }

  /// Whether an earlier run measured the same frame, so that the two can be compared.
  ///
  /// - Throws: `BenchError` where it did not.
  public func check(_ earlier: EarlierRun) throws(BenchError) {
    guard earlier.frame == frame else { throw .otherFrame(then: earlier.frame, now: frame) }
  }

  /// The scenes whose ratio with an earlier run is over a limit.
  public func scenes(over limit: Double, comparedWith earlier: EarlierRun) -> [String] {
    pairs(with: earlier).compactMap { figures, before in
      before.map { figures.floorRatio / $0 > limit } == true ? figures.scene : nil
    }
  }

  private func pairs(with earlier: EarlierRun) -> [(SceneFigures, Double?)] {
    scenes.map { figures in (figures, earlier.scenes.first { $0.scene == figures.scene }?.floorRatio) }
  }

  private func aligned(_ rows: [[String]], lastColor: (Int) -> String? = { _ in nil }) -> String {
    let widths = (rows.first ?? []).indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.enumerated().map { index, row in
      row.enumerated().map { column, cell in
        let space = String(repeating: " ", count: widths[column] - cell.count)
        let text = column == 0 ? cell + space : space + cell
        guard column == row.count - 1, let color = lastColor(index) else { return text }
        return "\u{1B}[\(color)m\(text)\u{1B}[0m"
      }.joined(separator: "  ") + "\n"
    }.joined()
  }
}

/// A number with a fixed count of decimals.
func fixed(_ value: Double, _ decimals: Int) -> String {
  guard value.isFinite, abs(value) < 1e12 else { return "–" }
  var scale = 1.0
  for _ in 0..<decimals { scale *= 10 }
  let digits = String(Int((abs(value) * scale).rounded()))
  let sign = value < 0 ? "-" : ""
  guard decimals > 0 else { return sign + digits }
  let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
  return sign + padded.dropLast(decimals) + "." + padded.suffix(decimals)
}
