import CEpoxy

/// The uniform block `Host` that every shader may read: what is common to one frame.
///
/// Its fields and their order are those of `host.glsl` (std140, all of them vec4).
public final class HostBlock {
  static let binding: UInt32 = 0

  private var buffer: UInt32 = 0
  private var current: Values?
  private let context: Context

  /// The block's values.
  public struct Values: Equatable {
    /// Frame size in pixels, pixels a point, and the dither's height (1/255, or 0 for none).
    public var frame: SIMD4<Float>
    /// Frame size in points; the last two stand for nothing.
    public var points: SIMD4<Float>
    /// The sky's colour at the top; alpha 0 where no sky is drawn.
    public var skyTop: SIMD4<Float>
    /// The sky's colour at the bottom.
    public var skyBottom: SIMD4<Float>
    /// The scrim's colour, not premultiplied; its alpha is 0 where there is none.
    public var scrim: SIMD4<Float>
    /// Where the scrim ends, in pixels from the top edge, and 1 / the pixels in which it fades out; the last two
    /// stand for nothing.
    public var scrimEnd: SIMD4<Float>

    /// All of them.
    public init(
      frame: SIMD4<Float>, points: SIMD4<Float>, skyTop: SIMD4<Float> = .zero,
      skyBottom: SIMD4<Float> = .zero,
      scrim: SIMD4<Float> = .zero, scrimEnd: SIMD4<Float> = .zero
    ) {
      self.frame = frame
      self.points = points
      self.skyTop = skyTop
      self.skyBottom = skyBottom
      self.scrim = scrim
      self.scrimEnd = scrimEnd
    }
  }

  /// An empty block, bound where programs look for it.
  public init(_ context: Context) {
    self.context = context
    glGenBuffers(1, &buffer)
    glBindBuffer(UInt32(GL_UNIFORM_BUFFER), buffer)
    glBufferData(UInt32(GL_UNIFORM_BUFFER), MemoryLayout<Values>.size, nil, UInt32(GL_DYNAMIC_DRAW))
    glBindBufferBase(UInt32(GL_UNIFORM_BUFFER), HostBlock.binding, buffer)
  }

  deinit {
    glDeleteBuffers(1, &buffer)
  }

  /// Hands over the values of a frame, where they differ from the last ones.
  public func set(_ values: Values) {
    glBindBufferBase(UInt32(GL_UNIFORM_BUFFER), HostBlock.binding, buffer)
    guard values != current else { return }
    current = values
    withUnsafeBytes(of: values) { bytes in
      glBufferSubData(UInt32(GL_UNIFORM_BUFFER), 0, bytes.count, bytes.baseAddress)
      context.uploadedBytes += bytes.count
    }
  }
}
