// swift-tools-version: 6.2
import PackageDescription

/// Every Swift target builds with these: a warning never lands.
let settings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
]

/// A target that only decides what is drawn: no C, no GL.
func pure(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings + [.strictMemorySafety()])
}

/// A target that calls into C.
func edge(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

/// A C library of the system, seen through `Sources/<name>/module.modulemap`.
func system(_ name: String, pkgConfig: String, apt: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt])])
}

func tests(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
  .testTarget(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: settings)
}

let package = Package(
  name: "welkin",
  targets: [
    system("CEpoxy", pkgConfig: "epoxy", apt: "libepoxy-dev"),
    system("CGLFW", pkgConfig: "glfw3", apt: "libglfw3-dev"),
    system("CJPEG", pkgConfig: "libjpeg", apt: "libjpeg62-turbo-dev"),
    system("CLCMS", pkgConfig: "lcms2", apt: "liblcms2-dev"),
    system("CPNG", pkgConfig: "libpng", apt: "libpng-dev"),
    system("CWebP", pkgConfig: "libwebpdemux", apt: "libwebp-dev"),
    system("CPango", pkgConfig: "pangocairo", apt: "libpango1.0-dev"),
    system("CRsvg", pkgConfig: "librsvg-2.0", apt: "librsvg2-dev"),
    pure("JSON"),
    pure("Weather", ["JSON"]),
    pure("Scene", ["JSON", "Weather"]),
    pure("ForecastScreen", ["Scene", "Weather"]),
    pure("Bench", ["JSON"]),
    pure("Options", ["Scene", "Weather"]),
    pure("Pacing"),
    edge("Image", ["CPNG"]),
    edge("Photos", ["CJPEG", "CLCMS", "CPNG", "CWebP", "Image"]),
    edge("GL", ["CEpoxy"]),
    .target(
      name: "Shaders", path: "Shaders", resources: [.embedInCode("effects"), .embedInCode("common")],
      swiftSettings: settings),
    .target(
      name: "Symbols", path: "Symbols", resources: [.embedInCode("drawings")], swiftSettings: settings),
    edge("Text", ["CPango", "CRsvg", "Scene", "Symbols"]),
    edge("Platform", ["CEpoxy", "CGLFW", "GL"]),
    edge("Sky", ["GL", "Image", "Scene", "Shaders", "Text", "Weather"]),
    .executableTarget(
      name: "welkin",
      dependencies: [
        "Bench", "ForecastScreen", "GL", "Image", "Options", "Pacing", "Photos", "Platform", "Scene",
        "Shaders", "Sky", "Weather",
      ],
      swiftSettings: settings),
    tests("WeatherTests", ["Weather"]),
    tests("OptionsTests", ["Options", "Scene", "Weather"]),
    tests("ImageTests", ["Image", "TestSupport"]),
    tests("PhotosTests", ["CJPEG", "CLCMS", "CWebP", "Image", "Photos"]),
    tests("SceneTests", ["Scene", "Weather"]),
    tests("BenchTests", ["Bench"]),
    // The built program, run from outside.
    tests("ProgramTests", ["Image", "TestSupport", "welkin"]),
    tests("ShadersTests", ["Image", "Shaders", "TestSupport"]),
    tests("TextTests", ["Image", "Scene", "Symbols", "Text"]),
    tests("ForecastScreenTests", ["ForecastScreen", "Options", "Scene", "Weather"]),
    // What tests that draw share.
    .target(
      name: "TestSupport", dependencies: ["GL", "Image", "Platform", "Scene", "Sky", "Weather"],
      path: "Tests/Support", swiftSettings: settings),
    tests("GLTests", ["CEpoxy", "GL", "Platform", "Shaders", "Sky", "TestSupport", "welkin"]),
    tests(
      "SkyTests",
      ["ForecastScreen", "GL", "Image", "Scene", "Shaders", "Sky", "TestSupport", "Text", "Weather"],
      exclude: ["References"]),
    tests("PacingTests", ["Pacing"]),
    tests("PlatformTests", ["Platform"]),
    // These need a display and GL.
    tests("WindowTests", ["Image", "TestSupport", "welkin"]),
  ]
)
