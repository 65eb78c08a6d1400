import GL
import Text

/// Words and symbols as parts of textures, each uploaded once and kept while there is room.
///
/// Parts lie in pages. When the bytes run out, the page not used for the longest time goes with all it holds.
final class SpriteAtlas<Key: Hashable> {
  /// A part of a page.
  struct Sprite {
    /// Where it lies; its first texel is that of the raster.
    let page: SpritePage
    let x: Int
    let y: Int
    /// The raster it was made of, without its bytes.
    let raster: Raster
  }

  /// A page's side in pixels.
  private static var side: Int { 1024 }

  /// Bytes of all pages.
  private(set) var bytes = 0
  private let context: Context
  private let limit: Int
  private var pages: [SpritePage] = []
  private var entries: [Key: [Sprite]] = [:]
  private var clock = 0

  /// An empty atlas that may grow to `limit` bytes.
  init(_ context: Context, limit: Int) {
    self.context = context
    self.limit = limit
  }

  /// The sprites of a key, made where they are not kept.
  ///
  /// A page lives on as long as one of its sprites is held, so that what waits to be drawn is safe.
  ///
  /// - Parameter make: the rasters; what is not there gives no sprite.
  func sprites(_ key: Key, make: () -> [Raster?]) throws -> [Sprite] {
    clock += 1
    if let kept = entries[key] {
      for sprite in kept { sprite.page.used = clock }
      return kept
    }
    var made: [Sprite] = []
    for case let raster? in make() { made.append(try place(raster)) }
    // Large ones may have driven each other out again.
    if made.allSatisfy({ sprite in pages.contains { $0 === sprite.page } }) { entries[key] = made }
    // Entries of nothing lie on no page and go with none.
    if entries.count > 8192 { entries = entries.filter { !$0.value.isEmpty } }
    return made
  }

  private func place(_ raster: Raster) throws -> Sprite {
    let format: Texture.Format = raster.isMask ? .mask : .color
    // An empty texel around each, so that none is mixed with its neighbour.
    let (width, height) = (raster.width + 2, raster.height + 2)
    var found: (page: SpritePage, x: Int, y: Int)?
    for page in pages where page.texture.format == format {
      if let (x, y) = page.reserve(width, height) {
        found = (page, x, y)
        break
      }
    }
    if found == nil {
      let size = (max(SpriteAtlas.side, width), max(SpriteAtlas.side, height))
      let isLarge = size != (SpriteAtlas.side, SpriteAtlas.side)
      let (columns, rows) = isLarge ? (width, height) : size
      makeRoom(columns * rows * format.bytes)
      let page = SpritePage(try Texture(context, width: columns, height: rows, format: format))
      pages.append(page)
      bytes += page.bytes
      guard let (x, y) = page.reserve(width, height) else { throw GLError.failed("place a sprite") }
      found = (page, x, y)
    }
    guard let (page, x, y) = found else { throw GLError.failed("place a sprite") }
    page.texture.write(raster.bytes, x: x + 1, y: y + 1, width: raster.width, height: raster.height)
    page.used = clock
    var outline = raster
    outline.bytes = []
    return Sprite(page: page, x: x + 1, y: y + 1, raster: outline)
  }

  private func makeRoom(_ wanted: Int) {
    while bytes + wanted > limit, let oldest = pages.min(by: { $0.used < $1.used }) {
      pages.removeAll { $0 === oldest }
      bytes -= oldest.bytes
      entries = entries.filter { entry in !entry.value.contains { $0.page === oldest } }
    }
  }
}

/// A texture that fills with sprites, shelf by shelf.
final class SpritePage {
  let texture: Texture
  /// When it was used last.
  var used = 0
  private var shelves: [(y: Int, height: Int, filled: Int)] = []
  private var bottom = 0

  init(_ texture: Texture) {
    self.texture = texture
  }

  /// Bytes of its texels.
  var bytes: Int { texture.width * texture.height * texture.format.bytes }

  /// A free rectangle that is taken from now on; nil where there is none.
  func reserve(_ width: Int, _ height: Int) -> (x: Int, y: Int)? {
    guard width <= texture.width, height <= texture.height else { return nil }
    var best: Int?
    for (index, shelf) in shelves.enumerated()
    where shelf.height >= height && shelf.height <= 2 * height && shelf.filled + width <= texture.width {
      if best.map({ shelves[$0].height > shelf.height }) ?? true { best = index }
    }
    if let best {
      let x = shelves[best].filled
      shelves[best].filled += width
      return (x, shelves[best].y)
    }
    guard bottom + height <= texture.height else { return nil }
    // Words of one style come in heights that differ a little.
    let room = min((height + 7) / 8 * 8, texture.height - bottom)
    shelves.append((bottom, room, width))
    bottom += room
    return (0, shelves[shelves.count - 1].y)
  }
}
