import TestSupport
import Testing

@testable import Pictures

struct HostileMetadataTests {
  private func read(_ bytes: [UInt8]) {
    let source = PictureBytes(bytes)
    _ = try? CameraFacts(source)
    _ = try? PictureAudit(source)
    _ = try? PictureHeader(source)
  }

  @Test func endsWhereDirectoriesReferToEachOther() throws {
    // A directory that is its own EXIF, GPS and next directory.
    let circle: [UInt8] =
      [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 3] + [0x87, 0x69, 0, 4, 0, 0, 0, 1, 0, 0, 0, 8]
      + [0x88, 0x25, 0, 4, 0, 0, 0, 1, 0, 0, 0, 8] + [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 3, 0, 0]
      + [0, 0, 0, 8]
    let jpeg = TestPictures.jpeg([0xFF, 0xD8, 0xFF, 0xD9], exif: circle)
    #expect(try CameraFacts(PictureBytes(jpeg)).orientation == 3)
  }

  @Test func readsNoValueThatIsNotThere() throws {
    // 2³² - 1 fractions, past the end.
    let huge: [UInt8] =
      [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 2] + [0x01, 0x0F, 0, 5, 255, 255, 255, 255, 0, 0, 0, 8]
      + [0x01, 0x10, 0, 2, 0, 0, 0, 9, 255, 255, 255, 250] + [0, 0, 0, 0]
    let jpeg = TestPictures.jpeg([0xFF, 0xD8, 0xFF, 0xD9], exif: huge)
    #expect(try CameraFacts(PictureBytes(jpeg)) == CameraFacts())
  }

  @Test func declaresNoEntities() throws {
    let bomb = Array(
      """
      <!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><dc:title xmlns:dc="http://purl.org/dc/elements/1.1/">&b;
      </dc:title></x:xmpmeta>
      """.utf8)
    let jpeg = TestPictures.jpeg(
      [0xFF, 0xD8, 0xFF, 0xD9],
      with: [(0xE1, Array("http://ns.adobe.com/xap/1.0/\0".utf8) + bomb)])
    #expect(try CameraFacts(PictureBytes(jpeg)) == CameraFacts())
    #expect(try PictureAudit(PictureBytes(jpeg)).findings.map(\.subject) == [.unknown])
  }

  /// Such a title would reverse the text after it on each page that shows it.
  @Test func takesNoControlsOfTheOrderOfLetters() throws {
    let mark = "\u{200F}"
    let title = "<dc:title>Pier \u{202E}gpj\u{202C}\u{2067}x\u{2069}\(mark)</dc:title>"
    let jpeg = TestPictures.jpeg(
      [0xFF, 0xD8, 0xFF, 0xD9],
      with: [
        (
          0xE1,
          Array("http://ns.adobe.com/xap/1.0/\0".utf8)
            + Containers.xmp(title)
        ), (0xED, Containers.photoshop([(25, "sea\u{202B}"), (80, "\u{2066}Ana\u{2069}")])),
      ])
    let facts = try CameraFacts(PictureBytes(jpeg))
    #expect(facts.title == "Pier gpjx\(mark)")
    #expect(facts.keywords == ["sea"])
    #expect(facts.credits.creators == ["Ana"])
  }

  @Test func endsInDeepAndLongXMP() {
    for text in [
      String(repeating: "<a>", count: 20_000), "<a " + String(repeating: "b='c' ", count: 9_000),
      String(repeating: "<a xmlns:a='b'/>", count: 4_000),
      "<a>" + String(repeating: "&#", count: 30_000),
      "<a>" + String(repeating: "<!--", count: 15_000),
    ] {
      read(
        TestPictures.jpeg(
          [0xFF, 0xD8, 0xFF, 0xD9],
          with: [(0xE1, Array("http://ns.adobe.com/xap/1.0/\0".utf8) + Array(text.utf8))]))
    }
  }

  /// The writers in libvips never see a file's metadata.
  @Test func givesNoMetadataToEncoders() throws {
    let xmp = Containers.xmp("<dc:title>Pier</dc:title>")
    let bytes = TestPictures.jpeg(
      try TestPictures.picture(64, 48, ".jpg"),
      with: [
        (0xE1, Array("Exif\0\0".utf8) + TIFFBuilder.camera.bytes),
        (0xE1, Array("http://ns.adobe.com/xap/1.0/\0".utf8) + xmp),
        (0xED, Containers.photoshop([(5, "Pier")])),
      ])
    let names = ["exif-data", "exif-ifd0-Make", "xmp-data", "iptc-data"]
    try bytes.withUnsafeBufferPointer { bytes in
      let image = try VipsImage(reading: bytes, frames: .first)
      #expect(names.allSatisfy(image.has))
      let without = try image.withoutCamera()
      #expect(!names.contains(where: without.has))
      #expect(names.allSatisfy(image.has), "the first is as it was")
    }
  }

  /// Pictures with all metadata that Zoetrope reads, damaged at random: nothing traps and nothing
  /// hangs.
  @Test(arguments: PictureKind.allCases)
  func survivesRandomDamage(kind: PictureKind) throws {
    let exif = TIFFBuilder.camera.bytes
    let xmp = Containers.xmp("<dc:title>Pier</dc:title>", attributes: "exif:GPSLatitude='1,2N'")
    let whole: [UInt8] =
      switch kind {
      case .jpeg:
        TestPictures.jpeg(
          [0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, 0, 9, 0, 9, 1, 1, 17, 0, 0xFF, 0xD9],
          with: [
            (0xE1, Array("Exif\0\0".utf8) + exif),
            (0xE1, Array("http://ns.adobe.com/xap/1.0/\0".utf8) + xmp),
            (0xED, Containers.photoshop([(5, "Pier"), (55, "20240517"), (60, "094107+0900")])),
          ])
      case .png:
        Containers.png(
          try TestPictures.picture(30, 20, ".png"),
          chunks: [("eXIf", exif), ("iTXt", Array("XML:com.adobe.xmp\0\0\0\0\0".utf8) + xmp)])
      case .webp:
        Containers.webp(
          try TestPictures.picture(9, 9, ".webp[strip]"), chunks: [("EXIF", exif), ("XMP ", xmp)])
      case .gif: Containers.gif(try TestPictures.picture(9, 9, ".gif"), xmp: xmp)
      case .avif, .heic:
        Containers.iso(
          brand: kind.rawValue, exif: exif, xmp: xmp, width: 9, height: 9, quarterTurns: 1,
          inDataBox: kind == .avif)
      case .tiff: exif
      }
    var random = SplitMix(seed: 24)
    for _ in 0..<400 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        let index = Int.random(in: bytes.indices, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes[index] = [0, 1, 0x7F, 0x80, 0xFF].randomElement(using: &random) ?? 0
        case 2: bytes.insert(UInt8.random(in: 0...255, using: &random), at: index)
        default:
          if bytes.count > 16 { bytes.removeSubrange(index...min(index + 3, bytes.count - 1)) }
        }
      }
      if Bool.random(using: &random) {
        bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random))
      }
      read(bytes)
    }
  }
}
