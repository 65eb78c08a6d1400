import CEpoxy

/// A texture that can be drawn into.
public final class RenderTarget {
  /// What a pixel of a target holds.
  public enum Format {
    /// Four channels of 8 bits.
    case color
    /// Two half floats where the driver draws into them, else 8 bits a channel.
    case pair
    /// Four half floats where the driver draws into them, else 8 bits a channel.
    case quadruple
  }

  /// Width in pixels.
  public let width: Int
  /// Height in pixels.
  public let height: Int
  /// How many pictures of that size it holds, one over the other; 1 for a plain texture.
  public let layers: Int
  private var texture: UInt32 = 0
  private var framebuffers: [UInt32]
  private let context: Context
  private let kind: UInt32

  /// A target of the given size.
  ///
  /// - Parameters:
  ///   - layers: 1 for a plain texture; with `array` true a texture array of that many layers.
  ///   - smooth: whether reading it between texels mixes them.
  ///   - mirrored: whether it is mirrored beyond its edges; else its outermost texels go on there.
  /// - Throws: `tooLarge`, or `failed` where the driver refuses.
  public init(
    _ context: Context, width: Int, height: Int, format: Format, layers: Int = 1, array: Bool = false,
    smooth: Bool = false, mirrored: Bool = false
  ) throws(GLError) {
    try context.check(width: width, height: height)
    self.context = context
    self.width = width
    self.height = height
    self.layers = layers
    kind = UInt32(array ? GL_TEXTURE_2D_ARRAY : GL_TEXTURE_2D)
    framebuffers = [UInt32](repeating: 0, count: layers)
    _ = context.takeError()
    glGenTextures(1, &texture)
    glBindTexture(kind, texture)
    context.setReading(
      of: kind, filter: smooth ? GL_LINEAR : GL_NEAREST,
      wrap: mirrored ? GL_MIRRORED_REPEAT : GL_CLAMP_TO_EDGE)
    let storage = format.storage(halfFloat: context.drawsHalfFloat)
    let (w, h) = (Int32(width), Int32(height))
    if array {
      glTexImage3D(kind, 0, storage.texture, w, h, Int32(layers), 0, storage.pixel, storage.type, nil)
    } else {
      glTexImage2D(kind, 0, storage.texture, w, h, 0, storage.pixel, storage.type, nil)
    }
    glGenFramebuffers(Int32(layers), &framebuffers)
    for (layer, framebuffer) in framebuffers.enumerated() {
      glBindFramebuffer(UInt32(GL_FRAMEBUFFER), framebuffer)
      if array {
        glFramebufferTextureLayer(
          UInt32(GL_FRAMEBUFFER), UInt32(GL_COLOR_ATTACHMENT0), texture, 0, Int32(layer))
      } else {
        glFramebufferTexture2D(UInt32(GL_FRAMEBUFFER), UInt32(GL_COLOR_ATTACHMENT0), kind, texture, 0)
      }
    }
    let status = glCheckFramebufferStatus(UInt32(GL_FRAMEBUFFER))
    let error = context.takeError()
    guard status == UInt32(GL_FRAMEBUFFER_COMPLETE), error == nil else {
      throw .failed("make a target of \(width)×\(height) pixels (\(error ?? "incomplete framebuffer"))")
    }
  }

  deinit {
    glDeleteFramebuffers(Int32(framebuffers.count), framebuffers)
    glDeleteTextures(1, &texture)
  }

  /// The target as a place to draw.
  ///
  /// - Parameter layer: which of its layers, 0 … layers − 1.
  public func surface(layer: Int = 0) -> Surface {
    Surface(
      context, framebuffer: framebuffers[min(max(layer, 0), layers - 1)], width: width, height: height,
      owner: self)
  }

  /// Makes it what samplers of the given unit read.
  public func bind(unit: Int) {
    glActiveTexture(UInt32(GL_TEXTURE0) + UInt32(unit))
    glBindTexture(kind, texture)
  }
}

extension RenderTarget.Format {
  fileprivate func storage(halfFloat: Bool) -> (texture: Int32, pixel: UInt32, type: UInt32) {
    let (byte, half) = (UInt32(GL_UNSIGNED_BYTE), UInt32(GL_HALF_FLOAT))
    return switch self {
    case .color: (GL_RGBA8, UInt32(GL_RGBA), byte)
    case .pair: halfFloat ? (GL_RG16F, UInt32(GL_RG), half) : (GL_RG8, UInt32(GL_RG), byte)
    case .quadruple: halfFloat ? (GL_RGBA16F, UInt32(GL_RGBA), half) : (GL_RGBA8, UInt32(GL_RGBA), byte)
    }
  }
}
