import Scene

/// A run of soft layers that lie over each other with nothing hard between them, drawn in one pass.
///
/// From the bottom to the top: covers, the sun, more covers, a flash.
struct SoftRun {
  private(set) var below: [FadedLayer] = []
  private(set) var sun: (sun: Sun, fade: Double)?
  private(set) var above: [FadedLayer] = []
  private(set) var flash = 0.0

  /// Whether there is nothing in it.
  var isEmpty: Bool { below.isEmpty && sun == nil && above.isEmpty && flash == 0 }

  /// Whether its picture is likely to serve for another frame.
  var stands: Bool {
    guard sun == nil, flash == 0, above.isEmpty, below.count == 1 else { return false }
    if case .clouds(let clouds) = below[0].layer { return clouds.stands }
    return false
  }

  /// Empties the run, keeping its storage.
  mutating func reset() {
    below.removeAll(keepingCapacity: true)
    sun = nil
    above.removeAll(keepingCapacity: true)
    flash = 0
  }

  /// Becomes another run within its own storage, so that keeping one allocates nothing.
  mutating func become(_ other: SoftRun) {
    reset()
    below.append(contentsOf: other.below)
    above.append(contentsOf: other.above)
    sun = other.sun
    flash = other.flash
  }

  /// Whether both give the same picture.
  func isSame(_ other: SoftRun) -> Bool {
    below == other.below && above == other.above && sun?.sun == other.sun?.sun && sun?.fade == other.sun?.fade
      && flash == other.flash
  }

  /// Adds a layer on top; false where it must begin a run of its own.
  mutating func add(_ faded: FadedLayer) -> Bool {
    guard flash == 0 else { return false }
    switch faded.layer {
    case .clouds, .fog:
      if sun == nil { below.append(faded) } else { above.append(faded) }
    case .sun(let found):
      guard sun == nil else { return false }
      sun = (found, faded.fade)
    case .lightning(let lightning):
      flash = lightning.flash * faded.fade
    case .stars, .rain, .snow, .snowfall:
      return false
    }
    return true
  }
}
