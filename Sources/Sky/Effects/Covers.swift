import GL
import Scene

/// Clouds and fog: soft shapes of one grey that cover what is under them.
final class Covers {
  private let context: Context
  private let programs: CoverPrograms
  private var cloudMasks: CoverMasks?
  private var fogMasks: CoverMasks?
  private var masksSize = FrameSize.onePixel
  private var shapes = [SIMD4<Float>](repeating: .zero, count: 8)
  private var cloudEllipses: [[Ellipse]] = []
  private var fogEllipse = Ellipse(x: 0, y: 0, radiusX: 0, radiusY: 0)

  init(_ context: Context, _ programs: Programs) throws {
    self.context = context
    self.programs = try CoverPrograms(programs)
  }

  /// The side of a field's cell in pixels at a scale.
  ///
  /// The largest that leaves the smaller of the two blurs a radius of 3.5 cells.
  static func cell(scale: Double) -> Int {
    Int(max(1, min(64, (min(Clouds.blur, Fog.blur) * scale / 3.5).rounded(.down))))
  }

  /// Makes the masks that a layer is drawn from, where there are none for this size; it lets go of what is bound.
  func prepare(_ layer: Layer, size: FrameSize) throws {
    if size != masksSize {
      masksSize = size
      cloudMasks = nil
      fogMasks = nil
      cloudEllipses = (0..<Clouds.count).map { Clouds.ellipses($0, width: size.width) }
      fogEllipse = Fog.ellipse(width: size.width, height: size.height)
    }
    switch layer {
    case .clouds where cloudMasks == nil:
      cloudMasks = try CoverMasks(context, programs, shapes: cloudEllipses, blur: Clouds.blur, size: size)
    case .fog where fogMasks == nil:
      fogMasks = try CoverMasks(context, programs, shapes: [[fogEllipse]], blur: Fog.blur, size: size)
    default: break
    }
  }

  /// Adds a cover to the field that is bound, and marks the tiles that it touches.
  func draw(
    _ layer: Layer, fade: Double, size: FrameSize, tiles: inout TileGrid, need: TileGrid.Need
  ) {
    switch layer {
    case .clouds(let clouds):
      guard let masks = cloudMasks else { return }
      for cloud in 0..<Clouds.count {
        let top = Clouds.top(cloud, height: size.height)
        place(cloud, mask: cloud, left: clouds.lefts[cloud], top: top, alpha: clouds.alpha, size, masks)
        for ellipse in cloudEllipses[cloud] {
          var moved = ellipse
          moved.x += clouds.lefts[cloud]
          moved.y += top
          tiles.mark(need, ellipse: moved, reach: 3 * Clouds.blur)
        }
      }
      shapes[7] = .zero
      fill(masks, grey: clouds.grey, fade: fade)
    case .fog(let fog):
      guard let masks = fogMasks else { return }
      for band in 0..<Fog.count {
        let top = Fog.top(band, height: size.height)
        place(band, mask: 0, left: fog.lefts[band], top: top, alpha: Fog.alpha, size, masks)
        var moved = fogEllipse
        moved.x += fog.lefts[band]
        moved.y += top
        tiles.mark(need, ellipse: moved, reach: 3 * Fog.blur)
      }
      fill(masks, grey: 1, fade: fade)
    case .sun, .stars, .rain, .lightning, .snow, .snowfall:
      break
    }
  }

  /// The grey of a cover; nil for any other layer.
  static func grey(_ layer: Layer) -> Double? {
    switch layer {
    case .clouds(let clouds): clouds.grey
    case .fog: 1
    case .sun, .stars, .rain, .lightning, .snow, .snowfall: nil
    }
  }

  private func place(
    _ index: Int, mask: Int, left: Double, top: Double, alpha: Double, _ size: FrameSize, _ masks: CoverMasks
  ) {
    let perPoint = size.scale / Double(masks.cell)
    shapes[index] = SIMD4(Float(left * perPoint), Float(top * perPoint), Float(mask), Float(alpha))
  }

  private func fill(_ masks: CoverMasks, grey: Double, fade: Double) {
    programs.shapes.set(shapes)
    programs.cover.set(
      1 / Float(masks.target.width), 1 / Float(masks.target.height), Float(masks.margin), Float(grey))
    programs.fade.set(Float(fade))
    masks.target.bind(unit: 0)
    context.blend(.over)
    context.drawFullScreen(programs.field)
  }
}
