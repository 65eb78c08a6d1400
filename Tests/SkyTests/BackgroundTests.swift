import GL
import Glibc
import Image
import Scene
import Sky
import TestSupport
import Testing
import Weather

/// Gradients, snowfall, veils and materials, held against what a plain loop over the pixels makes of them.
@MainActor @Suite(.serialized) struct BackgroundTests {
  nonisolated static func gradient(
    _ kind: MovingGradient.Kind, _ colors: [GradientColor], centre: SIMD2<Double> = [0.37, 0.61],
    area: Area = .whole
  ) -> Look {
    Look(
      .gradient(
        MovingGradient(kind: kind, colors: colors, points: [centre], interval: 1, easing: 1, area: area)))
  }

  nonisolated static let rainbow = ["red", "yellow", "lime", "cyan", "blue", "magenta", "white"]
    .compactMap { Color(css: $0).map { GradientColor($0) } }
  nonisolated static let uneven = [
    GradientColor(.white), GradientColor(.black, at: 0.2), GradientColor(Color(red: 1, green: 0.5, blue: 0)),
  ]
  nonisolated static let alternating = (0..<6).map { GradientColor($0 % 2 == 0 ? .white : .black) }

  nonisolated static func frame(
    _ look: Look, _ size: FrameSize, time: Double = 5.2, dithers: Bool = false, showsSky: Bool = true
  ) -> Frame {
    var frame = Frame(size: size)
    let stage = Stage(size: size, showsSky: showsSky, dithers: dithers)
    look.write(into: &frame, at: SceneTime(time), on: stage)
    return frame
  }

  /// The colour of a gradient at a place in points, in 8-bit steps.
  nonisolated static func color(_ gradient: Gradient, _ x: Double, _ y: Double) -> SIMD3<Double> {
    let way = SIMD2(x, y) - gradient.centre
    var place: Double
    switch gradient.kind {
    case .angular:
      place = atan2(way.y, way.x) / (2 * .pi)
      if place < 0 { place += 1 }
    case .radial(let radius): place = hypot(way.x, way.y) / radius
    case .linear(let direction): place = way.x * direction.x + way.y * direction.y + 0.5
    }
    place = min(1, max(0, place))
    let stops = gradient.stops
    func vector(_ color: Color) -> SIMD3<Double> { SIMD3(color.red, color.green, color.blue) * 255 }
    guard let after = stops.firstIndex(where: { $0.position > place }), after > 0 else {
      return vector((stops.first { $0.position > place } ?? stops[stops.count - 1]).color)
    }
    let (first, second) = (stops[after - 1], stops[after])
    let share = (place - first.position) / (second.position - first.position)
    return vector(first.color) + (vector(second.color) - vector(first.color)) * share
  }

  nonisolated static let kinds: [MovingGradient.Kind] = [
    .angular, .radial(radius: nil), .radial(radius: 60), .linear(.angle(33)),
    .linear(.points([0.2, 0], [0.4, 1])),
  ]

  @Test(arguments: API.allCases, kinds)
  func `a gradient is what its definition says at every pixel`(api: API, kind: MovingGradient.Kind) throws {
    let easel = try Easel.of(api)
    let cases: [([GradientColor], SIMD2<Double>)] = [
      (Self.rainbow, [0.37, 0.61]), (Self.uneven, [0.37, 0.61]), (Self.alternating, [0.5, 0.5]),
      (Self.rainbow, [-0.3, 1.4]), (Array(Self.rainbow.prefix(2)), [1, 0]), (Self.uneven, [0.001, 0.5]),
    ]
    for (colors, centre) in cases {
      for size in [FrameSize(points: 127, 71), FrameSize(points: 90, 120, scale: 1.5)] {
        let frame = Self.frame(Self.gradient(kind, colors, centre: centre), size)
        guard case .gradient(let gradient, _) = frame.base else { continue }
        let pixels = try easel.picture(frame)
        var far = 0
        for y in 0..<size.pixelHeight {
          for x in 0..<size.pixelWidth {
            let (px, py) = ((Double(x) + 0.5) / size.scale, (Double(y) + 0.5) / size.scale)
            // Across the hard edge, and at the very centre, a pixel is of more than one colour.
            let way = (SIMD2(px, py) - gradient.centre) * size.scale
            if way.x > -1, abs(way.y) < 1 || hypot(way.x, way.y) < 2 { continue }
            let wanted = Self.color(gradient, px, py)
            let found = pixels.pixel(x, y)
            for channel in 0..<3 where abs(wanted[channel] - Double(found[channel])) > 1.01 { far += 1 }
          }
        }
        #expect(far == 0, "\(kind) about \(centre) at \(size)")
      }
    }
  }

  @Test func `the hard edge of an angular gradient is antialiased`() throws {
    let size = FrameSize(points: 64, 64)
    let look = Self.gradient(
      .angular, [GradientColor(.black), GradientColor(.white)], centre: [0.5, 32.25 / 64])
    let pixels = try Easel.of(.gl).picture(Self.frame(look, size))
    // Three quarters of the row's pixels lie under the edge, where the first colour is.
    #expect(abs(pixels.pixel(60, 32).x - 64) <= 2)
    #expect(pixels.pixel(60, 31).x > 250 && pixels.pixel(60, 33).x < 5)
  }

  @Test func `around a gradient's rectangle is black or nothing, and its edge is antialiased`() throws {
    let size = FrameSize(points: 60, 50)
    let area = Area(
      left: Length(points: 10.25), top: Length(points: 5.5), width: Length(points: 20),
      height: Length(points: 30))
    let look = Self.gradient(.linear(.angle(0)), [GradientColor(.white), GradientColor(.white)], area: area)
    for showsSky in [true, false] {
      let pixels = try Easel.of(.gl).picture(Self.frame(look, size, showsSky: showsSky))
      let around = SIMD4(0, 0, 0, showsSky ? 255 : 0)
      #expect(
        pixels.pixel(9, 20) == around && pixels.pixel(20, 4) == around && pixels.pixel(31, 20) == around)
      #expect(pixels.pixel(20, 20) == SIMD4(repeating: 255))
      #expect(abs(pixels.pixel(10, 20).x - 191) <= 1 && abs(pixels.pixel(30, 20).x - 64) <= 1)
      #expect(abs(pixels.pixel(20, 5).x - 128) <= 1 && abs(pixels.pixel(20, 35).x - 128) <= 1)
    }
  }

  @Test func `a veil mixes with what lies under it`() throws {
    let size = FrameSize(points: 40, 30)
    let veil = Veil(Color(red: 1, green: 0.5, blue: 0), opacity: 0.5)
    for base in [
      Self.gradient(.radial(radius: nil), Self.rainbow), Look(.weather(WeatherNow(weather: .clearDay))),
    ] {
      var veiled = base
      veiled.veil = veil
      let plain = try Easel.of(.gl).picture(Self.frame(base, size))
      let mixed = try Easel.of(.gl).picture(Self.frame(veiled, size))
      for (x, y) in [(0, 0), (20, 15), (39, 29), (5, 25)] {
        let wanted = (plain.pixel(x, y) &+ SIMD4(255, 128, 0, 255)) / 2
        let apart = mixed.pixel(x, y) &- wanted
        #expect(abs(apart.x) <= 1 && abs(apart.y) <= 1 && abs(apart.z) <= 1 && apart.w == 0)
      }
    }
  }

  @Test func `white flakes over white darken nothing`() throws {
    let size = FrameSize(points: 390, 844)
    for density in [1.0, 20] {
      var frame = Self.frame(Self.gradient(.angular, [GradientColor(.white), GradientColor(.white)]), size)
      let flakes = Snowfall(color: .white, time: 3, height: 844, density: density)
      frame.layers = [FadedLayer(.snowfall(flakes))]
      #expect(try Easel.of(.gl).picture(frame).bytes.allSatisfy { $0 == 255 })
    }
  }

  @Test func `a crowd of flakes never hides more than its depths do`() throws {
    let size = FrameSize(points: 200, 200)
    var frame = Frame(size: size, dithers: false)
    let flakes = Snowfall(color: .white, time: 3, height: 200, density: 300)
    frame.layers = [FadedLayer(.snowfall(flakes))]
    let pixels = try Easel.of(.gl).picture(frame)
    let most = 1 - (1 - 0.45) * (1 - 0.7) * (1 - 0.9)
    let alphas = stride(from: 3, to: pixels.bytes.count, by: 4).map { pixels.bytes[$0] }
    #expect(Double(alphas.max() ?? 0) <= most * 255 + 1 && (alphas.max() ?? 0) > 240)
  }

  /// A Gaussian of a plain loop, mirrored at the frame's edges, that ends where those of the sky do.
  nonisolated static func blurred(_ pixels: Pixels, _ sigma: Double) -> [Float] {
    let reach = max(1, Int((2.34 * sigma).rounded()))
    var weights = (-reach...reach).map { Float(exp(-0.5 * Double($0 * $0) / (sigma * sigma))) }
    let sum = weights.reduce(0, +)
    for index in weights.indices { weights[index] /= sum }
    func mirrored(_ place: Int, _ count: Int) -> Int {
      let within = ((place % (2 * count)) + 2 * count) % (2 * count)
      return within < count ? within : 2 * count - 1 - within
    }
    let (width, height) = (pixels.width, pixels.height)
    let source = pixels.bytes.map { Float($0) }
    func pass(_ from: [Float], across: Bool) -> [Float] {
      var into = [Float](repeating: 0, count: from.count)
      for y in 0..<height {
        for x in 0..<width {
          var total = SIMD4<Float>.zero
          for tap in -reach...reach {
            let at =
              across
              ? (y * width + mirrored(x + tap, width)) * 4 : (mirrored(y + tap, height) * width + x) * 4
            total += weights[tap + reach] * SIMD4(from[at], from[at + 1], from[at + 2], from[at + 3])
          }
          let at = (y * width + x) * 4
          for channel in 0..<4 { into[at + channel] = total[channel] }
        }
      }
      return into
    }
    return pass(pass(source, across: true), across: false)
  }

  nonisolated static let under: [Look] = [
    GradientName.purple.look, GradientName.warm.look, Look(.weather(WeatherNow(weather: .rain))),
    Look(.snowfall(color: .white)), Look(.weather(WeatherNow(weather: .clearDay))),
    Look(.weather(WeatherNow(weather: .fog))), Look(.weather(WeatherNow(weather: .cloudy))),
    gradient(
      .linear(.angle(30)),
      [
        GradientColor(.black), GradientColor(.black, at: 0.5), GradientColor(.white, at: 0.5),
        GradientColor(.white),
      ]),
  ]

  @Test(arguments: [
    (API.gl, FrameSize(points: 64, 64)), (.gl, FrameSize(points: 127, 71)),
    (.gl, FrameSize(points: 51, 80, scale: 1.5)), (.gl, FrameSize(points: 9, 5)),
    (.gles, FrameSize(points: 64, 49)),
  ])
  func `a material is a Gaussian of what lies under it, toned`(api: API, size: FrameSize) throws {
    let easel = try Easel.of(api)
    let materials = [Material(.ultraThin), Material(.thin, .dark), Material(.ultraThick)]
    for (index, look) in Self.under.enumerated() {
      let material = materials[(index + size.pixelWidth) % materials.count]
      var over = look
      over.materials = [material]
      let found = try easel.picture(Self.frame(over, size))
      let wanted = Self.blurred(
        try easel.picture(Self.frame(look, size)), material.strength.blur * size.scale)
      let tint = Float(material.strength.tint)
      let tone: Float = material.appearance == .light ? 255 : 0
      var sum: Float = 0
      for at in wanted.indices where at % 4 != 3 {
        sum += abs(wanted[at] * (1 - tint) + tone * tint - Float(found.bytes[at]))
      }
      let mean = sum / Float(wanted.count / 4 * 3)
      #expect(mean < 0.75, "\(material.strength) over \(look.background): \(mean)")
    }
  }

  @Test(arguments: [Weather.clearDay, .fog])
  func `a material over a veil and no sky is as one over all of it`(_ weather: Weather) throws {
    let easel = try Easel.of(.gl)
    let size = FrameSize(points: 160, 120)
    var look = Look(.weather(WeatherNow(weather: weather)))
    look.veil = Veil(Color(red: 1, green: 0, blue: 0, alpha: 0.2))
    look.materials = [Material(.regular)]
    var frame = Frame(size: size)
    look.write(
      into: &frame, at: SceneTime(0), on: Stage(size: size, showsSky: false, dithers: false))
    let soft = try easel.picture(frame)
    // Something sharp that is not seen has all of it drawn, then blurred.
    frame.layers.append(FadedLayer(.stars(Stars(time: 0, density: 0.001)), fade: 0))
    #expect(soft.largestStep(to: try easel.picture(frame)) <= 2)
  }

  @Test func `an even colour stays even under a material, to the very edge of the frame`() throws {
    for size in [
      FrameSize(points: 127, 71), FrameSize(points: 320, 180, scale: 1.25), FrameSize(points: 3, 1),
    ] {
      var look = Self.gradient(.angular, [GradientColor(.white), GradientColor(.white)])
      look.materials = [Material(.thick)]
      #expect(try Easel.of(.gl).picture(Self.frame(look, size)).bytes.allSatisfy { $0 == 255 })
    }
  }

  @Test func `a material's rounded rectangle has even corners and leaves the rest alone`() throws {
    let size = FrameSize(points: 60, 40, scale: 1.5)
    let area = Area(
      left: Length(points: 10), top: Length(points: 8), width: Length(points: 40), height: Length(points: 24))
    var look = Self.gradient(.angular, [GradientColor(.black), GradientColor(.black)])
    look.materials = [Material(.ultraThick, area: area, cornerRadius: 9.7)]
    let pixels = try Easel.of(.gl).picture(Self.frame(look, size))
    var covered = 0.0
    for y in 0..<60 {
      for x in 0..<90 {
        let value = pixels.pixel(x, y).x
        covered += Double(value) / 204
        #expect(value == pixels.pixel(89 - x, y).x && value == pixels.pixel(x, 59 - y).x)
      }
    }
    let corners: Double = (4 - Double.pi) * 9.7 * 9.7
    let wanted: Double = (960 - corners) * 2.25
    #expect(abs(covered - wanted) < wanted * 0.002)
    #expect(pixels.pixel(15, 12).x < 30 && pixels.pixel(14, 30).x == 0 && pixels.pixel(15, 30).x == 204)
  }

  @Test func `a picture is the same whatever was drawn before, and when it is kept`() throws {
    let easel = try Easel.of(.gl)
    let size = FrameSize(points: 160, 90)
    var looks = Self.under
    for index in Self.under.indices {
      var look = Self.under[index]
      look.materials = [Material(.thin), Material(.regular, .dark)]
      looks.append(look)
    }
    let fresh = try looks.map { look in
      try easel.use {
        try easel.picture(Self.frame(look, size, dithers: true), by: SkyRenderer(easel.context))
      }
    }
    for (look, first) in zip(looks, fresh) {
      for _ in 0..<4 {
        #expect(try easel.picture(Self.frame(look, size, dithers: true)).largestStep(to: first) == 0)
      }
    }
    for index in looks.indices.reversed() {
      #expect(
        try easel.picture(Self.frame(looks[index], size, dithers: true)).largestStep(to: fresh[index]) == 0)
    }
  }

  @Test func `dithering moves no mean and no value by more than a step`() throws {
    let easel = try Easel.of(.gl)
    let size = FrameSize(points: 320, 180)
    var frosted = GradientName.purple.look
    frosted.materials = [Material(.regular)]
    for look in [GradientName.purple.look, GradientName.vivid.look, frosted] {
      let exact = try easel.picture(Self.frame(look, size))
      let dithered = try easel.picture(Self.frame(look, size, dithers: true))
      let apart = exact.means - dithered.means
      #expect(abs(apart.x) < 0.2 && abs(apart.y) < 0.2 && abs(apart.z) < 0.2 && apart.w == 0)
      #expect(exact.largestStep(to: dithered) == 1)
    }
  }
}
