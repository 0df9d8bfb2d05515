import Testing

@testable import Content

@Suite struct ImageReadingTests {
  private typealias J = JPEGSample
  private typealias P = PNGSample

  @Test func readsTheHeightThatFollowsTheFirstScan() throws {
    let lines = J.segment(0xDC, big(UInt16(1234)))
    let image = try #require(
      try ImageFile(J.start + J.frame(height: 0) + J.scan + lines + J.end))
    #expect([image.width, image.height] == [4000, 1234])
    #expect(image.isClean)
  }

  @Test(arguments: [0xC0, 0xC1, 0xC2, 0xC3, 0xC9, 0xCA, 0xCF] as [UInt8])
  func readsEveryCodingOfJPEG(marker: UInt8) throws {
    let image = try #require(try ImageFile(J.start + J.frame(marker) + J.scan + J.end))
    #expect([image.width, image.height] == [4000, 3000])
  }

  @Test func cutsAnAdobeSegmentAtItsTwelveBytes() throws {
    let long = J.segment(0xEE, J.adobe.dropFirst(4) + Array("Jane Owner".utf8))
    let image = try #require(try ImageFile(J.start + long + J.frame() + J.scan + J.end))
    #expect(image.cleaned() == J.start + J.adobe + J.frame() + J.scan + J.end)
  }

  @Test(arguments: [WebPSample.lossy, WebPSample.lossless])
  func readsTheSizeOfASimpleWebP(chunk: [UInt8]) throws {
    let image = try #require(try ImageFile(WebPSample.file(chunk)))
    #expect([image.width, image.height] == [320, 240])
    #expect(image.isClean)
  }

  @Test func supportsExifWithThePrefixOfJPEGInWebP() throws {
    let exif = Array("Exif\0\0".utf8) + PlantedMetadata.exif(orientation: 8)
    let file = WebPSample.file(
      WebPSample.extended(0x08), WebPSample.lossy, WebPSample.chunk("EXIF", exif))
    let image = try #require(try ImageFile(file))
    #expect([image.width, image.height] == [240, 320])
  }

  @Test func takesBrokenExifForNone() throws {
    let whole = PlantedMetadata.exif(orientation: 6)
    for length in 0..<60 {
      let file = J.start + J.exif(Array(whole.prefix(length))) + J.frame() + J.scan + J.end
      let image = try #require(try ImageFile(file))
      let readable = length >= 8 + 2 + 12 + 10
      #expect(image.orientation == (readable ? .turnedRight : .upright), "\(length) bytes")
    }
  }

  @Test(arguments: [0, 9, 0x0106, 0xFFFF] as [UInt16])
  func takesAnOrientationThatIsNoneForUpright(value: UInt16) throws {
    let file =
      J.start + J.exif(PlantedMetadata.exif(orientation: value)) + J.frame() + J.scan + J.end
    let image = try #require(try ImageFile(file))
    #expect(image.orientation == .upright)
    #expect(image.cleaned() == J.start + J.frame() + J.scan + J.end)
  }

  @Test func dropsASidePNGChunkWhoseChecksumIsWrong() throws {
    var gamma = P.chunk("gAMA", big(UInt32(45455)))
    gamma[gamma.count - 1] ^= 1
    let image = try #require(try ImageFile(P.signature + P.header() + gamma + P.data + P.end))
    #expect(image.cleaned() == P.signature + P.header() + P.data + P.end)
  }

  private static let whole: [(String, [UInt8])] = [
    ("JPEG", J.start + J.jfif + J.pixels + J.end),
    ("PNG", P.signature + P.header() + P.data + P.end),
    ("GIF", GIFSample.header + GIFSample.control + GIFSample.image + [0x3B]),
    ("WebP", WebPSample.file(WebPSample.extended(0), WebPSample.lossy)),
  ]

  @Test(arguments: whole)
  func refusesAFileThatBreaksOffAnywhere(name: String, file: [UInt8]) throws {
    let image = try #require(try ImageFile(file))
    #expect(image.isClean)
    for length in 12..<file.count {
      let cut = Array(file.prefix(length))
      #expect(throws: ImageFault.endsEarly(image.kind, size: length)) { try ImageFile(cut) }
    }
  }

  private static let damaged: [(ImageFault, [UInt8])] = [
    (.damaged(.jpeg, .startsAgain, offset: 2), J.start + [0xFF, 0xD8, 0xFF, 0xD9]),
    (.damaged(.jpeg, .missing("a scan"), offset: 2), J.start + J.end),
    (.damaged(.jpeg, .missing("a frame header"), offset: 2), J.start + J.scan + J.end),
    (.damaged(.jpeg, .noMarker, offset: 20), J.start + J.jfif + [0, 1, 2]),
    (.damaged(.jpeg, .length(of: "a segment"), offset: 2), J.start + [0xFF, 0xFE, 0, 1]),
    (.damaged(.jpeg, .length(of: "the frame header"), offset: 2), J.start + J.segment(0xC0, [8])),
    (.noPixels(.jpeg), J.start + J.frame(height: 0) + J.scan + J.end),
    (.damaged(.png, .missing("the chunk IHDR"), offset: 8), P.signature + P.data + P.end),
    (.damaged(.png, .missing("the chunk IDAT"), offset: 45), P.signature + P.header() + P.end),
    (
      .damaged(.png, .checksum(of: "IDAT"), offset: 33),
      P.signature + P.header() + P.data.dropLast() + [0] + P.end
    ),
    (
      .damaged(.png, .unknownPart("CgBI"), offset: 33),
      P.signature + P.header() + P.chunk("CgBI", [1, 2, 3, 4]) + P.data + P.end
    ),
    (
      .damaged(.png, .length(of: "the chunk IEND"), offset: 71),
      P.signature + P.header() + P.data + P.chunk("IEND", Array("Jane Owner".utf8))
    ),
    (
      .noPixels(.png),
      P.signature + P.header(width: 0) + P.data + P.end
    ),
    (.damaged(.gif, .missing("an image"), offset: 19), GIFSample.header + [0x3B]),
    (.damaged(.gif, .unknownPart("block 0"), offset: 19), GIFSample.header + [0, 0x3B]),
    (
      .damaged(.gif, .length(of: "a graphic control"), offset: 19),
      GIFSample.header + GIFSample.text(0xF9, "Jane Owner") + GIFSample.image + [0x3B]
    ),
    (.damaged(.webp, .missing("an image"), offset: 12), WebPSample.file()),
    (.damaged(.webp, .missing("an image"), offset: 30), WebPSample.file(WebPSample.extended(0))),
    (
      .damaged(.webp, .unknownPart("ABCD"), offset: 12),
      WebPSample.file(WebPSample.chunk("ABCD", [1, 2]))
    ),
    (
      .damaged(.webp, .length(of: "the image"), offset: 12),
      WebPSample.file(WebPSample.chunk("VP8 ", [1, 2]))
    ),
  ]

  @Test(arguments: damaged)
  func saysWhatIsDamagedAndWhere(fault: ImageFault, file: [UInt8]) {
    #expect(throws: fault) { try ImageFile(file) }
  }

  @Test func refusesAnIconThatMakesMuchOutOfLittle() {
    var file = IconSample.file([IconSample.bitmap, IconSample.bitmap, IconSample.bitmap])
    let first = Array(file[18..<22])
    for entry in 1...2 {
      file.replaceSubrange(6 + entry * 16 + 12..<6 + entry * 16 + 16, with: first)
    }
    file.removeLast(IconSample.bitmap.count * 2)
    #expect(throws: ImageFault.damaged(.icon, .length(of: "an image"), offset: 38)) {
      try ImageFile(file)
    }
  }
}
