import Glibc
import Scene

/// An angular gradient cut up into triangles about its centre, within each of which one piece of its colours lies.
///
/// A wedge needs no search for its colours, and its angles are so small that three terms give their arc tangent.
struct GradientWedges {
  /// For each wedge its two outer corners in pixels, its axis, the colour there, and its change in a turn.
  private(set) var floats: [Float] = []
  private var rays: [Ray] = []

  /// What a wedge's floats make, by attribute.
  static let components = [4, 2, 4, 4]

  /// How many there are.
  var count: Int { floats.count / GradientWedges.components.reduce(0, +) }

  /// Where one wedge ends and the next begins.
  private struct Ray {
    var turns: Double
    var x: Double
    var y: Double
  }

  /// Cuts up the rectangle about a centre that lies within it; in points, the corners in pixels by the scale.
  ///
  /// False, and nothing cut, where the centre lies outside or where colours meet without mixing.
  mutating func cut(
    _ rectangle: Rectangle, about centre: SIMD2<Double>, stops: [GradientStop], colors: [SIMD4<Float>],
    scale: Double
  ) -> Bool {
    let (left, top) = (rectangle.x - centre.x, rectangle.y - centre.y)
    let (right, bottom) = (left + rectangle.width, top + rectangle.height)
    guard left < -0.01, top < -0.01, right > 0.01, bottom > 0.01, stops.count > 1, stops.count == colors.count
    else { return false }
    for index in 1..<stops.count where stops[index].position - stops[index - 1].position < 1e-3 {
      return false
    }
    rays.removeAll(keepingCapacity: true)
    func add(_ turns: Double) {
      let (x, y) = (cos(2 * .pi * turns), sin(2 * .pi * turns))
      let across = x > 0 ? right / x : x < 0 ? left / x : .infinity
      let down = y > 0 ? bottom / y : y < 0 ? top / y : .infinity
      let reach = min(across, down)
      add(Ray(turns: turns, x: x * reach, y: y * reach))
    }
    func add(_ ray: Ray) {
      var place = rays.count
      while place > 0, rays[place - 1].turns > ray.turns { place -= 1 }
      // Two that are nearly one would leave a sliver.
      if place > 0, ray.turns - rays[place - 1].turns < 1e-7 { return }
      if place < rays.count, rays[place].turns - ray.turns < 1e-7 { return }
      rays.insert(ray, at: place)
    }
    let start = Ray(turns: 0, x: right, y: 0)
    add(start)
    add(Ray(turns: 1, x: start.x, y: start.y))
    for (x, y) in [(right, bottom), (left, bottom), (left, top), (right, top)] {
      add(Ray(turns: wrap(atan2(y, x) / (2 * .pi), 1), x: x, y: y))
    }
    for stop in stops { add(stop.position) }
    // No wedge is wider than an eighth of a turn.
    for eighth in 1..<8 { add(Double(eighth) / 8) }

    floats.removeAll(keepingCapacity: true)
    var piece = 0
    for index in 1..<rays.count {
      let (from, to) = (rays[index - 1], rays[index])
      let middle = (from.turns + to.turns) / 2
      while piece < stops.count, stops[piece].position <= middle { piece += 1 }
      var base = colors[min(piece, colors.count - 1)]
      var slope = SIMD4<Float>.zero
      if piece > 0, piece < stops.count {
        let (first, second) = (stops[piece - 1].position, stops[piece].position)
        let way = colors[piece] - colors[piece - 1]
        base = colors[piece - 1] + way * Float((middle - first) / (second - first))
        slope = way / Float(second - first)
      }
      append((centre.x + from.x) * scale, (centre.y + from.y) * scale)
      append((centre.x + to.x) * scale, (centre.y + to.y) * scale)
      append(cos(2 * .pi * middle), sin(2 * .pi * middle))
      for vector in [base, slope] {
        for channel in 0..<4 { floats.append(vector[channel]) }
      }
    }
    return true
  }

  private mutating func append(_ x: Double, _ y: Double) {
    floats.append(Float(x))
    floats.append(Float(y))
  }
}
