extension ShaderLibrary {
  /// The shader files built into the program, by name: a new file gets its line here.
  static let embedded: [String: [UInt8]] = [
    "full_screen.vert": PackageResources.full_screen_vert,
    "host.glsl": PackageResources.host_glsl,
  ]
}
