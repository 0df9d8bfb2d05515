import TestSupport
import Testing

@testable import Pictures

/// Credits that are written into published originals.
struct OriginalCreditsTests {
  private let credits = Credits(
    creators: ["Ann Lée", "Bo"], copyright: "© 2024 Ann Lée",
    license: "https://example.org/license", acquireLicensePage: "https://example.org/buy")

  private static let suffixes = [".jpg", ".png", ".webp", ".webp[lossless]"]

  private func clear(_ suffix: String) throws -> [UInt8] {
    let size = try TestPictures.size(40, 30)
    return try TestPictures.encode(
      TestPictures.gradient(size, channels: 4).enumerated().map {
        $0.offset % 4 == 3 ? 90 : $0.element
      }, size, channels: 4, suffix)
  }

  private func kind(_ bytes: [UInt8]) throws -> PictureKind {
    try #require(PictureKind(beginning: bytes))
  }

  @Test(arguments: suffixes)
  func writesCreditsThatAreReadAgainAndLeavesThePixels(suffix: String) throws {
    let file = try TestPictures.picture(60, 40, suffix)
    let writer = CreditsWriter(credits)
    let written = writer.embedded(inCleaned: file, try kind(file))
    #expect(try CameraFacts(PictureBytes(written)).credits == credits)
    #expect(try PictureAudit(PictureBytes(written)).leaks == [])
    #expect(try TestPictures.difference(written, file).largest == 0)
    #expect(writer.embedded(inCleaned: file, try kind(file)) == written)
  }

  @Test(arguments: [".png", ".webp", ".webp[lossless]"])
  func keepsTransparency(suffix: String) throws {
    let file = try clear(suffix)
    let written = CreditsWriter(credits).embedded(inCleaned: file, try kind(file))
    #expect(try TestPictures.color(written, at: 0.5, 0.5).last == 90)
    #expect(try CameraFacts(PictureBytes(written)).credits == credits)
  }

  @Test(arguments: suffixes)
  func keepsTheProfileOfColors(suffix: String) throws {
    let size = try TestPictures.size(40, 30)
    let file = try TestPictures.encode(
      TestPictures.gradient(size), size, suffix, profile: ColorProfile.displayP3.bytes)
    let written = CreditsWriter(credits).embedded(inCleaned: file, try kind(file))
    let hasProfile = try written.withUnsafeBufferPointer {
      try VipsImage(reading: $0, frames: .first).hasProfile
    }
    #expect(hasProfile)
  }

  @Test(arguments: suffixes, 1...8)
  func keepsTheOrientation(suffix: String, orientation: Int) throws {
    let exif = TIFFBuilder(main: [(0x0112, .short([orientation]))]).bytes
    let plain = try TestPictures.picture(60, 40, suffix)
    let file =
      switch suffix {
      case ".jpg": TestPictures.jpeg(plain, exif: exif)
      case ".png": Containers.png(plain, chunks: [("eXIf", exif)])
      default: Containers.webp(plain, chunks: [("EXIF", exif)])
      }
    let written = CreditsWriter(credits, orientation: UInt8(orientation))
      .embedded(inCleaned: file, try kind(file))
    let facts = try CameraFacts(PictureBytes(written))
    #expect(facts.orientation == orientation)
    #expect(facts.credits == credits)
    #expect(try PictureHeader(PictureBytes(written)).size == PictureHeader(PictureBytes(file)).size)
    // The file has only one directory, so that readers don't have to choose.
    let marks = String(decoding: written, as: Unicode.ASCII.self).ranges(of: "Ann L").count
    #expect(marks == (suffix == ".jpg" ? 6 : 4))
  }

  @Test func keepsAllFramesOfAnAnimation() throws {
    let file = try TestPictures.animation(40, 30, frames: 3, ".webp")
    let written = CreditsWriter(credits).embedded(inCleaned: file, .webp)
    #expect(try PictureHeader(PictureBytes(written)).frames == 3)
    #expect(try CameraFacts(PictureBytes(written)).credits == credits)
  }

  @Test func leavesAFileAloneThatHasNoCredits() throws {
    for suffix in Self.suffixes {
      let file = try TestPictures.picture(30, 20, suffix)
      #expect(CreditsWriter(Credits(), orientation: 6).embedded(inCleaned: file, .jpeg) == file)
    }
  }

  /// A damaged file is never published, but no length in it may lead past its end.
  @Test func goesPastNoEnd() throws {
    for suffix in Self.suffixes {
      let file = try TestPictures.picture(30, 20, suffix)
      for length in stride(from: 0, to: file.count, by: 31) {
        let cut = Array(file[..<length])
        for kind in PictureKind.allCases {
          let written = CreditsWriter(credits).embedded(inCleaned: cut, kind)
          #expect(written.count >= min(cut.count, 12))
        }
      }
    }
  }

  @Test(
    .enabled(if: TestPictures.isInstalled("exiftool"), "exiftool is not installed"),
    arguments: suffixes)
  func writesWhatExiftoolReads(suffix: String) throws {
    let plain = try TestPictures.picture(60, 40, suffix)
    let written = CreditsWriter(credits, orientation: 6).embedded(inCleaned: plain, try kind(plain))
    let name = "a." + (try kind(plain)).rawValue
    let folder = try TemporaryFolder([name: .bytes(written)])
    let output = try #require(
      try TestPictures.run(
        "exiftool",
        [
          "-s", "-s", "-s", "-warning", "-XMP:Creator", "-XMP:Rights", "-EXIF:Artist",
          "-EXIF:Copyright", "-Orientation#", folder.path + "/" + name,
        ]))
    #expect(
      output == """
        Ann Lée, Bo
        © 2024 Ann Lée
        Ann Lée; Bo
        © 2024 Ann Lée
        6

        """)
  }
}
