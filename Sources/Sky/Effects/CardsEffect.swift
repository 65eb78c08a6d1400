import GL
import Scene

/// Cards: pictures with round corners, each over its shadow.
///
/// A card's picture is as large as the card in pixels, and cards lie on whole pixels: what is seen is the picture
/// itself, whatever the place. Only corners and shadows cost arithmetic.
final class CardsEffect {
  private let context: Context
  /// For pictures as large as their cards, and for others until they are.
  private let exact: Face
  private let scaled: Face
  private let shadow: Part
  private let textures: CardTextures

  /// How dark a shadow is where it is darkest.
  private static let shadowAlpha: Float = 0.35
  /// The alpha of a blank card.
  private static let blankAlpha = 0.16

  private struct Part {
    let program: Program
    let card: Uniform
    let shape: Uniform
    let reach: Uniform
    let seen: Uniform

    init(_ programs: Programs, _ fragment: String, kind: Int, isExact: Bool = false) throws {
      program = try programs.program(
        "card_parts.vert", fragment, samplers: ["u_picture"],
        definitions: [("PART", kind), ("EXACT", isExact ? 1 : 0)])
      card = program.uniform("u_card")
      shape = program.uniform("u_shape")
      reach = program.uniform("u_reach")
      seen = program.uniform("u_seen")
    }
  }

  private struct Face {
    let body: Part
    let corners: Part

    init(_ programs: Programs, isExact: Bool) throws {
      body = try Part(programs, "card_body.frag", kind: 0, isExact: isExact)
      corners = try Part(programs, "card_corner.frag", kind: 1, isExact: isExact)
    }
  }

  init(_ context: Context, _ programs: Programs) throws {
    self.context = context
    exact = try Face(programs, isExact: true)
    scaled = try Face(programs, isExact: false)
    shadow = try Part(programs, "card_shadow.frag", kind: 2)
    textures = try CardTextures(context)
  }

  /// Draws cards over what is on the surface that is bound.
  func draw(_ cards: [Card], _ size: FrameSize) throws {
    context.blend(.over)
    for card in cards { place(card, size, in: shadow) }
    for card in cards { try drawBody(card, size) }
    textures.trim()
  }

  private func drawBody(_ card: Card, _ size: FrameSize) throws {
    let fade = card.picture == nil ? 0 : min(max(card.fade, 0), 1)
    try textures.bind(card.picture)
    let isExact = card.picture.map { $0.width == card.width && $0.height == card.height } ?? false
    let face = isExact ? exact : scaled
    for part in [face.body, face.corners] {
      part.seen.set(Float(fade), Float((1 - fade) * CardsEffect.blankAlpha))
    }
    context.blend(fade == 1 && card.picture?.isOpaque == true ? .replace : .over)
    place(card, size, in: face.body, count: 3)
    context.blend(.over)
    place(card, size, in: face.corners)
  }

  private func place(_ card: Card, _ size: FrameSize, in part: Part, count: Int = 4) {
    let scale = size.scale
    part.card.set(Float(card.left), Float(card.top), Float(card.width), Float(card.height))
    part.shape.set(
      Float(Card.cornerRadius * scale), Float(Card.shadowDrop * scale), Float(Card.shadowBlur * scale),
      CardsEffect.shadowAlpha)
    part.reach.set(Float((Card.shadowReach * scale).rounded(.up)))
    context.drawQuads(part.program, count: count)
  }
}

/// The pictures of cards that are on the GPU, as many as there is room for.
private final class CardTextures {
  private struct Kept {
    let texture: ImageTexture
    var lastUse: Int
  }

  private let context: Context
  private let none: ImageTexture
  // The pictures are kept too: only so long does an identity stay theirs.
  private var kept: [ObjectIdentifier: (picture: CardPicture, kept: Kept)] = [:]
  private var bytes = 0
  private var uses = 0
  private var frame = 0

  private static let limit = 256 << 20

  init(_ context: Context) throws {
    self.context = context
    none = try ImageTexture(context, width: 1, height: 1, bytes: [0, 0, 0, 0])
  }

  /// Has samplers read a picture; nothing for nil.
  func bind(_ picture: CardPicture?) throws {
    guard let picture else { return none.bind(unit: 0) }
    let name = ObjectIdentifier(picture)
    uses += 1
    if kept[name] == nil {
      let texture = try ImageTexture(
        context, width: picture.width, height: picture.height, bytes: picture.bytes)
      bytes += picture.bytes.count
      kept[name] = (picture, Kept(texture: texture, lastUse: uses))
    }
    kept[name]?.kept.lastUse = uses
    kept[name]?.kept.texture.bind(unit: 0)
  }

  /// Ends a frame: where there is more than there is room for, what was not drawn for the longest time goes.
  func trim() {
    defer { frame = uses }
    guard bytes > CardTextures.limit else { return }
    let old = kept.filter { $0.value.kept.lastUse <= frame }
      .sorted { $0.value.kept.lastUse < $1.value.kept.lastUse }
    for (name, entry) in old where bytes > CardTextures.limit {
      bytes -= entry.picture.bytes.count
      kept[name] = nil
    }
  }
}
