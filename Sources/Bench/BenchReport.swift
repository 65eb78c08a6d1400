/// A run of the bench: on what, how, and what came out.
public struct BenchReport: Equatable, Sendable {
  /// The GL that drew.
  public struct Driver: Equatable, Sendable {
    /// Who made the driver.
    public var vendor: String
    /// What drew.
    public var renderer: String
    /// The GL's version.
    public var version: String
    /// Whether a CPU did the drawing.
    public var software: Bool

    /// A driver by its words.
    public init(vendor: String, renderer: String, version: String, software: Bool) {
      self.vendor = vendor
      self.renderer = renderer
      self.version = version
      self.software = software
    }
  }

  /// The program and its version.
  public var program: String
  /// The GL that drew.
  public var driver: Driver
  /// The CPU's name; nil where it is not known.
  public var cpu: String?
  /// The CPU’s cores at work.
  public var cores: Int
  /// The frame in points, `1920x1080`.
  public var size: String
  /// Pixels a point.
  public var scale: Double
  /// How full the sky was.
  public var density: Double
  /// The scenes in the order in which they were measured.
  public var scenes: [SceneFigures] = []

  /// A report without scenes yet.
  public init(
    program: String, driver: Driver, cpu: String?, cores: Int, size: String, scale: Double, density: Double
  ) {
    self.program = program
    self.driver = driver
    self.cpu = cpu
    self.cores = cores
    self.size = size
    self.scale = scale
    self.density = density
  }
}
