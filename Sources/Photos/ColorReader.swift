import CLCMS

/// Brings rows of samples to sRGB, as RGBA with straight alpha.
final class ColorReader {
  /// How samples lie in a row.
  enum Samples {
    case gray, rgb, rgba
    /// With 255 for no ink where `inverted`.
    case cmyk(inverted: Bool)

    var count: Int {
      switch self {
      case .gray: 1
      case .rgb: 3
      case .rgba, .cmyk: 4
      }
    }
  }

  private let samples: Samples
  private let width: Int
  private let transform: cmsHTRANSFORM?
  private let readsGray: Bool
  private let row: UnsafeMutableBufferPointer<UInt8>
  private let grays: UnsafeMutableBufferPointer<UInt8>

  /// A reader of rows of so many pixels.
  ///
  /// - Parameter profile: an ICC profile; one that is broken or meant for other samples counts for nothing.
  init(_ samples: Samples, width: Int, profile: [UInt8]?) {
    self.samples = samples
    self.width = width
    row = .allocate(capacity: width * 4)
    row.initialize(repeating: 255)
    let made = profile.flatMap { ColorReader.transform(samples, profile: $0) }
    transform = made?.transform
    readsGray = made?.isGray ?? false
    grays = .allocate(capacity: readsGray ? width : 0)
    grays.initialize(repeating: 0)
  }

  deinit {
    if let transform { cmsDeleteTransform(transform) }
    row.deallocate()
    grays.deallocate()
  }

  private static func transform(_ samples: Samples, profile: [UInt8]) -> (
    transform: cmsHTRANSFORM, isGray: Bool
  )? {
    guard let count = UInt32(exactly: profile.count) else { return nil }
    let opened = profile.withUnsafeBytes { cmsOpenProfileFromMem($0.baseAddress, count) }
    guard let opened else { return nil }
    defer { cmsCloseProfile(opened) }
    guard let sRGB = cmsCreate_sRGBProfile() else { return nil }
    defer { cmsCloseProfile(sRGB) }
    let space = cmsGetColorSpace(opened)
    let format: UInt32
    switch (samples, space) {
    case (.gray, cmsSigGrayData), (.rgba, cmsSigGrayData): format = clcms_gray()
    case (.rgb, cmsSigRgbData): format = clcms_rgb()
    case (.rgba, cmsSigRgbData): format = clcms_rgba()
    case (.cmyk(let inverted), cmsSigCmykData): format = inverted ? clcms_cmyk_inverted() : clcms_cmyk()
    default: return nil
    }
    let intent = UInt32(INTENT_RELATIVE_COLORIMETRIC)
    let flags = UInt32(cmsFLAGS_BLACKPOINTCOMPENSATION)
    guard let made = cmsCreateTransform(opened, format, sRGB, clcms_rgba(), intent, flags) else { return nil }
    return (made, space == cmsSigGrayData)
  }

  /// Reads a row of `width` pixels; what it gives is good until the next.
  func read(_ source: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
    guard let row = row.baseAddress else { return source }
    if let transform {
      convert(source, with: transform, into: row)
    } else if case .rgba = samples {
      return source
    } else {
      copy(source, into: row)
    }
    return UnsafePointer(row)
  }

  private func convert(
    _ source: UnsafePointer<UInt8>, with transform: cmsHTRANSFORM, into row: UnsafeMutablePointer<UInt8>
  ) {
    let isRGBA = if case .rgba = samples { true } else { false }
    if readsGray, isRGBA {
      for x in 0..<width { grays[x] = source[x &* 4] }
      cmsDoTransform(transform, grays.baseAddress, row, UInt32(width))
    } else {
      cmsDoTransform(transform, source, row, UInt32(width))
    }
    // The transform leaves alpha as it finds it.
    if isRGBA { for x in 0..<width { row[x &* 4 &+ 3] = source[x &* 4 &+ 3] } }
  }

  private func copy(_ source: UnsafePointer<UInt8>, into row: UnsafeMutablePointer<UInt8>) {
    switch samples {
    case .rgba: row.update(from: source, count: width &* 4)
    case .rgb:
      for x in 0..<width {
        row[x &* 4] = source[x &* 3]
        row[x &* 4 &+ 1] = source[x &* 3 &+ 1]
        row[x &* 4 &+ 2] = source[x &* 3 &+ 2]
      }
    case .gray:
      for x in 0..<width {
        row[x &* 4] = source[x]
        row[x &* 4 &+ 1] = source[x]
        row[x &* 4 &+ 2] = source[x]
      }
    case .cmyk(let inverted):
      for x in 0..<width {
        let ink: UInt8 = inverted ? 0 : 255
        let black = Int(source[x &* 4 &+ 3] ^ ink)
        for channel in 0..<3 {
          row[x &* 4 &+ channel] = UInt8(Int(source[x &* 4 &+ channel] ^ ink) &* black / 255)
        }
      }
    }
  }
}
