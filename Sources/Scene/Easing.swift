/// The curve that changes and steps follow: a cubic Bézier with control points (.42, 0) and (.58, 1).
///
/// - Parameter progress: time gone, 0 … 1; beyond that it is held.
public func ease(_ progress: Double) -> Double {
  guard progress > 0 else { return 0 }
  guard progress < 1 else { return 1 }
  // The curve gives time and value by a parameter; bisection finds the parameter of the time wanted.
  var low = 0.0
  var high = 1.0
  for _ in 0..<54 {
    let middle = (low + high) / 2
    if bezier(middle, 0.42, 0.58) < progress { low = middle } else { high = middle }
  }
  return bezier((low + high) / 2, 0, 1)
}

private func bezier(_ u: Double, _ first: Double, _ second: Double) -> Double {
  let v = 1 - u
  return 3 * v * v * u * first + 3 * v * u * u * second + u * u * u
}
