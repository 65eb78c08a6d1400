import GL
import Scene

/// Clouds and fog: soft shapes of one grey that cover what is under them.
final class Covers {
  private let context: Context
  private let programs: CoverPrograms
  private var cloudMasks: CoverMasks?
  private var fogMasks: CoverMasks?
  private var masksSize: FrameSize?
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

  /// Marks the tiles that a cover touches.
  func mark(_ layer: Layer, size: FrameSize, tiles: inout TileGrid, need: TileGrid.Need) {
    switch layer {
    case .clouds(let clouds):
      for cloud in 0..<Clouds.count {
        let top = Clouds.top(cloud, height: size.height)
        for ellipse in cloudEllipses[cloud] {
          var moved = ellipse
          moved.x += clouds.lefts[cloud]
          moved.y += top
          tiles.mark(need, ellipse: moved, reach: Covers.reach * Clouds.blur)
        }
      }
    case .fog(let fog):
      for band in 0..<Fog.count {
        var moved = fogEllipse
        moved.x += fog.lefts[band]
        moved.y += Fog.top(band, height: size.height)
        tiles.mark(need, ellipse: moved, reach: Covers.reach * Fog.blur)
      }
    case .sun, .stars, .rain, .lightning, .snow, .snowfall:
      break
    }
  }

  /// Draws a cover's shapes into the field that is bound, each dimming what lies under it.
  func draw(_ layer: Layer, size: FrameSize, columns: Int, rows: Int) {
    programs.fieldSize.set(Float(columns), Float(rows))
    switch layer {
    case .clouds(let clouds):
      guard let masks = cloudMasks else { return }
      for cloud in 0..<Clouds.count {
        let top = Clouds.top(cloud, height: size.height)
        place(cloud, mask: cloud, left: clouds.lefts[cloud], top: top, alpha: clouds.alpha, size, masks)
      }
      fill(masks, count: Clouds.count)
    case .fog(let fog):
      guard let masks = fogMasks else { return }
      for band in 0..<Fog.count {
        let top = Fog.top(band, height: size.height)
        place(band, mask: 0, left: fog.lefts[band], top: top, alpha: Fog.alpha, size, masks)
      }
      fill(masks, count: Fog.count)
    case .sun, .stars, .rain, .lightning, .snow, .snowfall:
      break
    }
  }

  /// How far a blur reaches, in standard deviations: the Gaussian ends there.
  private static let reach = 2.4

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

  private func fill(_ masks: CoverMasks, count: Int) {
    programs.shapes.set(shapes)
    programs.cover.set(Float(masks.target.width), Float(masks.target.height), Float(masks.margin), 0)
    masks.target.bind(unit: 0)
    context.blend(.dimming)
    context.drawQuads(programs.drawing, count: count)
  }
}
