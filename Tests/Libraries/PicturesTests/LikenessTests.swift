import Foundation
import Pictures
import TestSupport
import Testing

/// Compares renditions with the output of `vipsthumbnail` for the same files. The size is the same
/// to the pixel. Samples differ by at most 16 of 255, and by 1 on average, mostly because of JPEG.
@Suite(.enabled(if: TestPictures.isInstalled("vipsthumbnail"), "vipsthumbnail is not installed"))
struct LikenessTests {
  /// A picture's file.
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let suffix: String
    let hasProfile: Bool
    let make: @Sendable () throws -> [UInt8]

    var testDescription: String { name }
  }

  private static let size = (width: 640, height: 448)

  /// A gradient with a number of channels and a depth in bits. Pictures with a profile have no
  /// edges: `vipsthumbnail` mixes colours before it converts them, and we mix them afterwards, when
  /// they are cut to sRGB. Single pixels of saturated edges are therefore up to 50 apart.
  private static func samples(_ channels: Int, bits: Int, hasEdges: Bool) -> [Int] {
    let most = bits == 8 ? 255 : 65_535
    return (0..<size.height).flatMap { y in
      (0..<size.width).flatMap { x in
        (0..<channels).map { channel in
          let (length, place) = channel % 2 == 0 ? (size.width, x) : (size.height, y)
          // Blocks of another shade.
          let step = hasEdges && (x / 80 + y / 64 + channel) % 3 == 0 ? most / 10 : 0
          return step + place * (most - most / 10) / length
        }
      }
    }
  }

  private static func encoded(
    _ channels: Int, _ suffix: String, profile: ColorProfile? = nil, orientation: Int = 1
  ) throws -> [UInt8] {
    let bytes = try TestPictures.encode(
      samples(channels, bits: 8, hasEdges: profile == nil).map { UInt8($0) },
      TestPictures.size(size.width, size.height),
      channels: channels, suffix, profile: profile?.bytes ?? [])
    guard orientation > 1 else { return bytes }
    let exif = TIFFBuilder(main: [(0x0112, .short([orientation]))]).bytes
    return TestPictures.jpeg(bytes, exif: exif)
  }

  private static func tiff(_ channels: Int, bits: Int, photometric: Int) -> [UInt8] {
    TIFFBuilder.picture(
      size.width, size.height, samples: samples(channels, bits: bits, hasEdges: true),
      channels: channels,
      bits: bits, photometric: photometric)
  }

  private static let cases: [Case] =
    [ColorProfile.displayP3, .adobeRGB].flatMap { profile in
      (1...8).map { orientation in
        Case(
          name: "\(profile.testDescription), orientation \(orientation)", suffix: ".jpg",
          hasProfile: true
        ) { try encoded(3, ".jpg[Q=98]", profile: profile, orientation: orientation) }
      } + [
        Case(name: "\(profile.testDescription), PNG", suffix: ".png", hasProfile: true) {
          try encoded(3, ".png", profile: profile)
        }
      ]
    } + [
      Case(name: "16 bits", suffix: ".tif", hasProfile: false) {
        tiff(3, bits: 16, photometric: 2)
      },
      Case(name: "CMYK", suffix: ".tif", hasProfile: false) { tiff(4, bits: 8, photometric: 5) },
      Case(name: "grey", suffix: ".tif", hasProfile: false) { tiff(1, bits: 8, photometric: 1) },
      Case(name: "grey in 16 bits", suffix: ".tif", hasProfile: false) {
        tiff(1, bits: 16, photometric: 1)
      },
      Case(name: "transparent", suffix: ".png", hasProfile: false) { try encoded(4, ".png") },
    ]

  @Test(arguments: cases)
  func looksAsVipsthumbnailMakesIt(_ one: Case) throws {
    let source = try one.make()
    let folder = try TemporaryFolder(["in\(one.suffix)": .bytes(source)])
    let profile = one.hasProfile ? ["--export-profile", "srgb"] : []
    _ = try TestPictures.run(
      "vipsthumbnail",
      ["\(folder.path)/in\(one.suffix)", "-s", "200x"] + profile
        + ["-o", "\(folder.path)/out.jpg[Q=99,strip,background=255,subsample_mode=off]"])
    let expected = Array(try Data(contentsOf: URL(filePath: folder.path + "/out.jpg")))
    let rendition = try PictureRenderer().render(
      source, [Recipe(.width(200), .jpeg, quality: 99, effort: 0)]
    ).renditions[0]
    #expect(try PictureHeader(PictureBytes(expected)).size == rendition.size)
    #expect(try PictureHeader(PictureBytes(rendition.bytes)).size == rendition.size)
    let difference = try TestPictures.difference(rendition.bytes, expected)
    #expect(difference.largest <= 16, "\(difference)")
    #expect(difference.mean <= 1, "\(difference)")
  }

  /// Compares transparency itself, which JPEG lacks.
  @Test func isAsTransparentAsVipsthumbnailMakesIt() throws {
    let source = try Self.encoded(4, ".png")
    let folder = try TemporaryFolder(["in.png": .bytes(source)])
    _ = try TestPictures.run(
      "vipsthumbnail",
      ["\(folder.path)/in.png", "-s", "200x", "-o", "\(folder.path)/out.png[strip]"])
    let expected = try TestPictures.decode(
      Array(try Data(contentsOf: URL(filePath: folder.path + "/out.png"))))
    for format in [PictureFormat.webp, .avif] {
      let rendition = try PictureRenderer().render(
        source, [Recipe(.width(200), format, quality: 95, effort: 2)]
      ).renditions[0]
      let found = try TestPictures.decode(rendition.bytes)
      try #require(found.size == expected.size && found.channels == 4 && expected.channels == 4)
      let alphas = stride(from: 3, to: found.pixels.count, by: 4).map { place in
        abs(Int(found.pixels[place]) - Int(expected.pixels[place]))
      }
      #expect((alphas.max() ?? 255) <= 24, "\(format)")
      #expect(Double(alphas.reduce(0, +)) / Double(alphas.count) <= 1, "\(format)")
    }
  }
}
