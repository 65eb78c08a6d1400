import CEpoxy

/// A buffer of what differs from one instance of a quad to the next: floats, a fixed number of vectors each.
public final class InstanceBuffer {
  private var vertices: UInt32 = 0
  private var buffer: UInt32 = 0
  private var capacity = 0
  private let stride: Int
  private let context: Context

  /// An empty buffer.
  ///
  /// - Parameter components: how many floats each attribute has (1 … 4), by location.
  public init(_ context: Context, components: [Int]) {
    self.context = context
    let floats = components.reduce(0, +)
    stride = floats * MemoryLayout<Float>.size
    glGenVertexArrays(1, &vertices)
    glGenBuffers(1, &buffer)
    glBindVertexArray(vertices)
    glBindBuffer(UInt32(GL_ARRAY_BUFFER), buffer)
    var offset = 0
    for (location, count) in components.enumerated() {
      let index = UInt32(location)
      glEnableVertexAttribArray(index)
      glVertexAttribPointer(
        index, Int32(count), UInt32(GL_FLOAT), 0, Int32(stride), UnsafeRawPointer(bitPattern: offset))
      glVertexAttribDivisor(index, 1)
      offset += count * MemoryLayout<Float>.size
    }
  }

  deinit {
    glDeleteVertexArrays(1, &vertices)
    glDeleteBuffers(1, &buffer)
  }

  /// Fills the buffer; it grows where it must and is used again where it can.
  ///
  /// - Parameters:
  ///   - floats: all instances' floats, one instance after the other.
  ///   - streaming: whether new values come every frame.
  public func set(_ floats: [Float], streaming: Bool = false) {
    set(floats[...], streaming: streaming)
  }

  /// Hands over the instances' values from a part of a list.
  public func set(_ floats: ArraySlice<Float>, streaming: Bool = false) {
    glBindBuffer(UInt32(GL_ARRAY_BUFFER), buffer)
    floats.withUnsafeBytes { bytes in
      if bytes.count > capacity {
        capacity = bytes.count
        let usage = streaming ? GL_STREAM_DRAW : GL_STATIC_DRAW
        glBufferData(UInt32(GL_ARRAY_BUFFER), capacity, bytes.baseAddress, UInt32(usage))
      } else {
        glBufferSubData(UInt32(GL_ARRAY_BUFFER), 0, bytes.count, bytes.baseAddress)
      }
      context.uploadedBytes += bytes.count
    }
  }

  func bind() {
    glBindVertexArray(vertices)
  }
}
