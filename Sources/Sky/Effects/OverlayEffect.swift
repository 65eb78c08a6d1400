import GL
import Scene
import Text

/// Panels, symbols and words, sharp, in their order; what follows each other and is alike is drawn at once.
final class OverlayEffect {
  /// What sprites are kept by.
  private enum Key: Hashable {
    case text(TextBox, scale: Double, hasShadow: Bool)
    case symbol(Symbol, side: Int)
  }

  /// What is drawn by one call.
  private enum Batch {
    case panels
    case sprites(SpritePage)
  }

  /// The bytes that words and symbols may take.
  private static let limit = 32 << 20
  /// The most pixels of words drawn at full resolution; larger ones are drawn smaller and stretched.
  private static let mostPixels = 2e6

  /// What lays words out; it asks for the system's fonts when it is first needed.
  private(set) lazy var typesetter = Typesetter(language: language)
  private lazy var painter = SymbolPainter()
  private let context: Context
  private let language: String?
  private let panelProgram: Program
  private let maskProgram: Program
  private let pictureProgram: Program
  private let panels: InstanceBuffer
  private let sprites: InstanceBuffer
  private let atlas: SpriteAtlas<Key>
  private var floats: [Float] = []
  private var batch = Batch.panels
  private var choice = Choice.all
  private var index = 0
  /// Which items of the overlay were drawn last.
  private(set) var drawn: [Int] = []
  private var target = PixelBox(left: 0, top: 0, right: 0, bottom: 0)

  init(_ context: Context, _ programs: Programs, language: String?) throws {
    self.context = context
    self.language = language
    panelProgram = try programs.program(
      "panel.vert", "panel.frag",
      attributes: [
        "a_seen", "a_rectangle", "a_shape", "a_outline", "a_color0", "a_color1", "a_color2", "a_color3",
        "a_color4",
      ])
    func spriteProgram(isPicture: Int) throws -> Program {
      try programs.program(
        "sprite.vert", "sprite.frag", attributes: ["a_rectangle", "a_texels", "a_color"],
        samplers: ["u_texture"], definitions: [(name: "IS_PICTURE", value: isPicture)])
    }
    maskProgram = try spriteProgram(isPicture: 0)
    pictureProgram = try spriteProgram(isPicture: 1)
    panels = InstanceBuffer(context, components: [Int](repeating: 4, count: 9))
    sprites = InstanceBuffer(context, components: [4, 4, 4])
    atlas = SpriteAtlas(context, limit: OverlayEffect.limit)
  }

  /// Bytes of textures that hold words and symbols.
  var spriteBytes: Int { atlas.bytes }

  /// Which items of an overlay are drawn.
  enum Choice {
    /// All of them.
    case all
    /// Those that lie wholly inside one of the boxes.
    case inside([PixelBox])
    /// Those that do not.
    case outside([PixelBox])
  }

  func draw(_ overlay: Overlay, _ choice: Choice = .all, size: FrameSize) throws {
    self.choice = choice
    let whole = PixelBox(
      left: 0, top: 0, right: Double(size.pixelWidth), bottom: Double(size.pixelHeight))
    floats.removeAll(keepingCapacity: true)
    drawn.removeAll(keepingCapacity: true)
    for (index, item) in overlay.items.enumerated() {
      self.index = index
      let opacity = min(item.opacity, 1)
      guard opacity > 0 else { continue }
      target = whole
      if let clip = item.clip { target = whole.intersection(PixelBox(clip, scale: size.scale).rounded) }
      guard !target.isEmpty else { continue }
      switch item.content {
      case .panel(let panel): add(panel, item.placement, opacity, size.scale)
      case .symbol(let symbol): try add(symbol, item.placement, opacity, size.scale)
      case .text(let text): try add(text, item.placement, opacity, size.scale)
      }
    }
    flush()
    // A page that is let go must not be kept by what was drawn last.
    batch = .panels
    self.choice = .all
  }

  // MARK: Parts

  private func add(_ panel: Panel, _ placement: Overlay.Placement, _ opacity: Double, _ scale: Double) {
    var box = PixelBox(placement.applied(to: panel.rectangle), scale: scale)
    let pixelsPerPoint = placement.scale * scale
    guard box.isFinite, pixelsPerPoint > 0 else { return }
    let half = max(0, panel.outline?.width ?? 0) * pixelsPerPoint / 2
    if panel.radius <= 0, half == 0 {
      // Lines of one thickness stay so, wherever they come to lie.
      let (width, height) = (box.right - box.left, box.bottom - box.top)
      box = box.rounded
      box.right = box.left + max(1, width.rounded())
      box.bottom = box.top + max(1, height.rounded())
    }
    guard !box.isEmpty else { return }
    let grown = half + 1
    let seen = PixelBox(
      left: box.left - grown, top: box.top - grown, right: box.right + grown, bottom: box.bottom + grown
    ).intersection(target)
    guard !seen.isEmpty, isChosen(seen) else { return }

    let radius = min(
      max(0, panel.radius) * pixelsPerPoint, (box.right - box.left) / 2, (box.bottom - box.top) / 2)
    var colors: [Color]
    var (rampLeft, rampStep) = (0.0, 0.0)
    switch panel.fill {
    case .color(let color): colors = [color]
    case .gradient(let stops, let from, let to):
      colors = Array(stops.prefix(5))
      if from > to { colors.reverse() }
      let left = (placement.scale * min(from, to) + placement.x) * scale
      let width = abs(to - from) * pixelsPerPoint
      if left.isFinite, width > 0, width.isFinite {
        (rampLeft, rampStep) = (left, Double(max(0, colors.count - 1)) / width)
      }
    }
    guard let last = colors.last else { return }
    begin(.panels)
    append(seen)
    append(box)
    floats.append(Float(radius))
    floats.append(Float(half))
    floats.append(Float(rampLeft))
    floats.append(Float(rampStep))
    append(panel.outline?.color ?? .black(0), opacity)
    for index in 0..<5 { append(index < colors.count ? colors[index] : last, opacity) }
  }

  private func add(
    _ symbol: PlacedSymbol, _ placement: Overlay.Placement, _ opacity: Double, _ scale: Double
  ) throws {
    let room = PixelBox(placement.applied(to: symbol.rectangle), scale: scale)
    guard room.isFinite, !room.isEmpty, isChosen(room.intersection(target)) else { return }
    let length = min(room.right - room.left, room.bottom - room.top)
    // A group that is being scaled draws the symbol of its full size, and stretches it.
    let full = placement.scale > 0 ? length / placement.scale : length
    let side = Int(min(max(1, full.rounded()), 1024))
    let stretch = placement.scale == 1 && Double(side) == full.rounded() ? 1 : length / Double(side)
    var x = (room.left + room.right) / 2 - Double(side) * stretch / 2
    var y = (room.top + room.bottom) / 2 - Double(side) * stretch / 2
    if stretch == 1 { (x, y) = (x.rounded(), y.rounded()) }
    let found = try atlas.sprites(.symbol(symbol.symbol, side: side)) {
      [painter.draw(symbol.symbol, side: side)]
    }
    for sprite in found { add(sprite, x: x, y: y, stretch: stretch, symbol.color, opacity) }
  }

  private func add(
    _ text: PlacedText, _ placement: Overlay.Placement, _ opacity: Double, _ scale: Double
  ) throws {
    let metrics = typesetter.measure(text.box)
    var x = (placement.scale * (text.x + metrics.offset) + placement.x) * scale
    var y = (placement.scale * (text.y + metrics.baseline) + placement.y) * scale
    guard x.isFinite, y.isFinite, placement.scale > 0 else { return }
    let shadow = PlacedText.shadow
    let reach = text.hasShadow ? 3 * shadow.radius : 0
    // What lies wholly beyond the edges is not even laid out.
    let ink = PixelBox(
      placement.applied(
        to: Rectangle(
          x: text.x + metrics.ink.x - reach, y: text.y + metrics.ink.y - reach,
          width: metrics.ink.width + 2 * reach, height: metrics.ink.height + 2 * reach)), scale: scale)
    let seen = ink.intersection(target)
    guard metrics.ink.width > 0, !seen.isEmpty, isChosen(seen.grown(by: 2)) else { return }

    let pixels = metrics.ink.width * metrics.ink.height * scale * scale
    let longest = max(metrics.ink.width, metrics.ink.height) * scale
    let most = Double(min(context.maximumSize, 16384) - 512)
    let fitting = scale * min(1, (OverlayEffect.mostPixels / pixels).squareRoot(), most / longest)
    let stretch = placement.scale * scale / fitting
    if stretch == 1 { (x, y) = (x.rounded(), y.rounded()) }
    let key = Key.text(text.box, scale: fitting, hasShadow: text.hasShadow)
    let found = try atlas.sprites(key) {
      let drawn = typesetter.draw(text.box, scale: fitting)
      let deviation = shadow.radius * fitting
      return [text.hasShadow ? drawn.mask?.blurred(deviation: deviation) : nil, drawn.mask, drawn.colors]
    }
    var isShadow = text.hasShadow && found.count > 1 && found[0].raster.isMask
    for sprite in found {
      if isShadow {
        var down = shadow.down * placement.scale * scale
        if stretch == 1 { down.round() }
        add(sprite, x: x, y: y + down, stretch: stretch, .black(shadow.alpha * text.color.alpha), opacity)
      } else {
        let color = sprite.raster.isMask ? text.color : .white(text.color.alpha)
        add(sprite, x: x, y: y, stretch: stretch, color, opacity)
      }
      isShadow = false
    }
  }

  private func add(
    _ sprite: SpriteAtlas<Key>.Sprite, x: Double, y: Double, stretch: Double, _ color: Color,
    _ opacity: Double
  ) {
    let raster = sprite.raster
    let left = x + Double(raster.left) * stretch
    let top = y + Double(raster.top) * stretch
    let box = PixelBox(
      left: left, top: top, right: left + Double(raster.width) * stretch,
      bottom: top + Double(raster.height) * stretch)
    let seen = box.intersection(target)
    guard seen.isFinite, !seen.isEmpty else { return }
    begin(.sprites(sprite.page))
    let width = Double(sprite.page.texture.width)
    let height = Double(sprite.page.texture.height)
    append(seen)
    append(
      PixelBox(
        left: (Double(sprite.x) + (seen.left - box.left) / stretch) / width,
        top: (Double(sprite.y) + (seen.top - box.top) / stretch) / height,
        right: (Double(sprite.x) + (seen.right - box.left) / stretch) / width,
        bottom: (Double(sprite.y) + (seen.bottom - box.top) / stretch) / height))
    append(color, opacity)
  }

  /// Whether an item that is seen in a box is drawn; notes it where it is.
  private func isChosen(_ box: PixelBox) -> Bool {
    let isWanted =
      switch choice {
      case .all: true
      case .inside(let boxes): boxes.contains { $0.contains(box) }
      case .outside(let boxes): !boxes.contains { $0.contains(box) }
      }
    if isWanted { drawn.append(index) }
    return isWanted
  }

  // MARK: Batches

  private func begin(_ wanted: Batch) {
    switch (batch, wanted) {
    case (.panels, .panels): break
    case (.sprites(let page), .sprites(let other)) where page === other: break
    default:
      flush()
      batch = wanted
    }
  }

  private func append(_ box: PixelBox) {
    floats.append(Float(box.left))
    floats.append(Float(box.top))
    floats.append(Float(box.right))
    floats.append(Float(box.bottom))
  }

  private func append(_ color: Color, _ opacity: Double) {
    let alpha = color.alpha * opacity
    floats.append(Float(color.red * alpha))
    floats.append(Float(color.green * alpha))
    floats.append(Float(color.blue * alpha))
    floats.append(Float(alpha))
  }

  private func flush() {
    defer { floats.removeAll(keepingCapacity: true) }
    guard !floats.isEmpty else { return }
    context.blend(.over)
    switch batch {
    case .panels:
      panels.set(floats, streaming: true)
      context.drawQuads(panelProgram, panels, count: floats.count / 36)
    case .sprites(let page):
      page.texture.bind(unit: 0)
      sprites.set(floats, streaming: true)
      context.drawQuads(
        page.texture.format == .mask ? maskProgram : pictureProgram, sprites, count: floats.count / 12)
    }
  }
}

/// A rectangle by its edges, in pixels of a frame.
struct PixelBox {
  var left: Double
  var top: Double
  var right: Double
  var bottom: Double

  init(left: Double, top: Double, right: Double, bottom: Double) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  /// A rectangle of points, at pixels a point.
  init(_ rectangle: Rectangle, scale: Double) {
    self.init(
      left: rectangle.x * scale, top: rectangle.y * scale, right: rectangle.right * scale,
      bottom: rectangle.bottom * scale)
  }

  /// Whether nothing lies in it.
  var isEmpty: Bool { !(left < right && top < bottom) }
  /// Whether its edges are numbers.
  var isFinite: Bool { left.isFinite && top.isFinite && right.isFinite && bottom.isFinite }
  /// The box with its edges on whole pixels.
  var rounded: PixelBox {
    PixelBox(left: left.rounded(), top: top.rounded(), right: right.rounded(), bottom: bottom.rounded())
  }

  /// The box with each edge moved outwards.
  func grown(by pixels: Double) -> PixelBox {
    PixelBox(left: left - pixels, top: top - pixels, right: right + pixels, bottom: bottom + pixels)
  }

  /// Whether all of another box lies in it.
  func contains(_ other: PixelBox) -> Bool {
    left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom
  }

  /// What two boxes share.
  func intersection(_ other: PixelBox) -> PixelBox {
    PixelBox(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }
}
