import GL
import Shaders

/// Compiles programs from the shader library.
struct Programs {
  let context: Context
  let shaders: ShaderLibrary

  /// A program of two shader files.
  ///
  /// - Parameters:
  ///   - attributes: the instance attributes, in the order of their locations.
  ///   - samplers: the samplers, in the order of their texture units.
  func program(
    _ vertex: String, _ fragment: String, attributes: [String] = [], samplers: [String] = [],
    definitions: [(name: String, value: Int)] = []
  ) throws -> Program {
    let preamble = context.api.shaderPreamble
    let vertexSource = try shaders.source(vertex, preamble: preamble, definitions: definitions)
    let fragmentSource = try shaders.source(fragment, preamble: preamble, definitions: definitions)
    let program = try Program(
      context, name: fragment, vertex: vertexSource.text, fragment: fragmentSource.text,
      attributes: attributes
    ) { log, isFragment in (isFragment ? fragmentSource : vertexSource).explain(log) }
    for (unit, sampler) in samplers.enumerated() { program.bind(sampler, unit: unit) }
    return program
  }
}
