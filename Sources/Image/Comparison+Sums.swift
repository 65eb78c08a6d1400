extension Comparison {
  /// What one walk over the pictures adds up.
  ///
  /// The loops count by hand and wrap, since ranges, `abs` and `max` cost unoptimised builds, and so the
  /// tests, several times as much.
  struct Sums {
    var signal = 0
    var difference = 0
    var background = 0
    var all = 0
    var far = 0

    init(
      _ pixels: UnsafeRawBufferPointer, _ reference: UnsafeRawBufferPointer, _ bare: UnsafeRawBufferPointer,
      width: Int
    ) {
      let count = pixels.count / 4
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count) { steps in
        Self.fill(steps, reference, bare, width: width)
        var index = 0
        while index < count {
          let at = index &* 4
          let (red, green, blue) = Self.apart(pixels, reference, at)
          let most = Self.largest(red, green, blue)
          let sum = red &+ green &+ blue
          all &+= sum
          if most > 8 { far &+= 1 }
          if steps[index] <= 3 {
            let (red, green, blue) = Self.apart(reference, bare, at)
            signal &+= red &+ green &+ blue
            difference &+= sum
          } else if most > background {
            background = most
          }
          index &+= 1
        }
      }
    }

    /// How many steps each pixel lies from the effect; 4 stands for all above 3.
    ///
    /// One walk brings the distances down and to the right, another up and to the left.
    private static func fill(
      _ steps: UnsafeMutableBufferPointer<UInt8>, _ reference: UnsafeRawBufferPointer,
      _ bare: UnsafeRawBufferPointer, width: Int
    ) {
      let count = steps.count
      var index = 0
      var column = 0
      while index < count {
        let (red, green, blue) = apart(reference, bare, index &* 4)
        var nearest: UInt8 = 4
        if red > 1 || green > 1 || blue > 1 {
          nearest = 0
        } else {
          if column > 0, steps[index &- 1] < nearest { nearest = steps[index &- 1] &+ 1 }
          if index >= width, steps[index &- width] < nearest { nearest = steps[index &- width] &+ 1 }
        }
        steps[index] = nearest
        index &+= 1
        column = column &+ 1 == width ? 0 : column &+ 1
      }
      column = width &- 1
      while index > 0 {
        index &-= 1
        var nearest = steps[index]
        if column &+ 1 < width, steps[index &+ 1] < nearest { nearest = steps[index &+ 1] &+ 1 }
        if index &+ width < count, steps[index &+ width] < nearest { nearest = steps[index &+ width] &+ 1 }
        steps[index] = nearest
        column = column == 0 ? width &- 1 : column &- 1
      }
    }

    private static func apart(_ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer, _ at: Int) -> (
      Int, Int, Int
    ) {
      (apart(a[at], b[at]), apart(a[at &+ 1], b[at &+ 1]), apart(a[at &+ 2], b[at &+ 2]))
    }

    private static func apart(_ a: UInt8, _ b: UInt8) -> Int {
      Int(a > b ? a &- b : b &- a)
    }

    private static func largest(_ a: Int, _ b: Int, _ c: Int) -> Int {
      a > b ? (a > c ? a : c) : (b > c ? b : c)
    }
  }
}
