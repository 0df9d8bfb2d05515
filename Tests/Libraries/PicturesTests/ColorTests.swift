import Pictures
import TestSupport
import Testing

struct ColorTests {
  private let jpeg = Recipe(.width(64), .jpeg, quality: 97, effort: 0)

  private func color(of source: [UInt8]) throws -> [Int] {
    let picture = try PictureRenderer().render(source, [jpeg])
    return try TestPictures.color(picture.renditions[0].bytes, at: 0.5, 0.5)
  }

  private func expect(_ color: [Int], near expected: [Int], within bound: Int) {
    #expect(color.count == expected.count)
    for (channel, wanted) in zip(color, expected) { #expect(abs(channel - wanted) <= bound) }
  }

  /// Colours of two wide colour spaces, and the same colours in sRGB by the spaces' definitions.
  @Test(arguments: [
    (ColorProfile.displayP3, [UInt8](arrayLiteral: 180, 120, 60), [192, 117, 40]),
    (ColorProfile.displayP3, [UInt8](arrayLiteral: 128, 128, 128), [129, 129, 129]),
    (ColorProfile.adobeRGB, [UInt8](arrayLiteral: 150, 128, 90), [159, 129, 87]),
    (ColorProfile.adobeRGB, [UInt8](arrayLiteral: 128, 128, 128), [129, 129, 129]),
  ])
  func looksAlikeInsRGB(profile: ColorProfile, color: [UInt8], expected: [Int]) throws {
    let size = try TestPictures.size(64, 64)
    let pixels = (0..<size.area).flatMap { _ in color }
    let source = try TestPictures.encode(pixels, size, ".png", profile: profile.bytes)
    #expect(profile.inSRGB(color).map { Int($0.rounded()) } == expected)
    expect(try self.color(of: source), near: expected, within: 3)
  }

  @Test func keepsColorsThatHaveNoProfile() throws {
    let size = try TestPictures.size(64, 64)
    let pixels = (0..<size.area).flatMap { _ in [200, 30, 90] as [UInt8] }
    for suffix in [".png", ".jpg[Q=97]", ".tif"] {
      expect(
        try color(of: TestPictures.encode(pixels, size, suffix)), near: [200, 30, 90], within: 4)
    }
  }

  @Test func ignoresProfilesThatAreDamaged() throws {
    let size = try TestPictures.size(64, 64)
    let pixels = (0..<size.area).flatMap { _ in [200, 30, 90] as [UInt8] }
    let profile = Array(ColorProfile.displayP3.bytes.prefix(200))
    let source = try TestPictures.encode(pixels, size, ".jpg[Q=97]", profile: profile)
    expect(try color(of: source), near: [200, 30, 90], within: 12)
  }

  @Test func readsSixteenBits() throws {
    let sample = [200 * 257, 100 * 257, 50 * 257]
    let samples = (0..<(64 * 64)).flatMap { _ in sample }
    let source = TIFFBuilder.picture(
      64, 64, samples: samples, channels: 3, bits: 16, photometric: 2)
    expect(try color(of: source), near: [200, 100, 50], within: 3)
  }

  @Test(arguments: [8, 16])
  func keepsGreyGrey(bits: Int) throws {
    let samples = [Int](repeating: bits == 8 ? 77 : 77 * 257, count: 64 * 64)
    let source = TIFFBuilder.picture(
      64, 64, samples: samples, channels: 1, bits: bits, photometric: 1)
    let picture = try PictureRenderer().render(
      source, [jpeg, Recipe(.width(64), .webp, quality: 90, effort: 0)])
    expect(
      try TestPictures.color(picture.renditions[0].bytes, at: 0.5, 0.5), near: [77], within: 2)
    expect(
      try TestPictures.color(picture.renditions[1].bytes, at: 0.5, 0.5), near: [77, 77, 77],
      within: 3)
    #expect(
      try PictureRenderer().color(of: source) == PictureColor(red: 77, green: 77, blue: 77))
  }

  @Test func turnsInksIntoLight() throws {
    // Cyan without any other ink, whose shade depends on the press.
    let samples = (0..<(64 * 64)).flatMap { _ in [255, 0, 0, 0] }
    let source = TIFFBuilder.picture(
      64, 64, samples: samples, channels: 4, bits: 8, photometric: 5)
    let color = try color(of: source)
    #expect(color.count == 3)
    #expect(color[0] < 60)
    #expect(color[1] > 120)
    #expect(color[2] > 180)
  }

  @Test func showsWhiteBehindTransparencyInJPEGAndKeepsItElsewhere() throws {
    let size = try TestPictures.size(64, 64)
    let pixels = (0..<size.area).flatMap { _ in [200, 0, 0, 128] as [UInt8] }
    let source = try TestPictures.encode(pixels, size, channels: 4, ".png")
    let picture = try PictureRenderer().render(
      source,
      [
        jpeg, Recipe(.width(32), .webp, quality: 90, effort: 0),
        Recipe(.width(32), .avif, quality: 90, effort: 1),
      ])
    expect(
      try TestPictures.color(picture.renditions[0].bytes, at: 0.5, 0.5), near: [227, 127, 127],
      within: 4)
    for rendition in picture.renditions.dropFirst() {
      expect(
        try TestPictures.color(rendition.bytes, at: 0.5, 0.5), near: [200, 0, 0, 128], within: 8)
    }
  }
}
