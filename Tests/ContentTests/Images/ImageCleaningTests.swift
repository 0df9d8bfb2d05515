import Pictures
import Testing

@testable import Content

@Suite struct ImageCleaningTests {
  private static let orientations = Array(1...8) as [UInt16]
  private let reducedProfile = ColorProfile(ProfileSample.bytes)?.reduced ?? []

  @Test(arguments: orientations)
  func leavesOfAJPEGNothingButPixelsProfileAndOrientation(orientation: UInt16) throws {
    let image = try #require(
      try ImageFile(JPEGSample.withMetadata(orientation: orientation, littleEndian: true)))
    let turned = JPEGSample.exif(TIFFOrientation.minimal(orientation))
    let expected =
      JPEGSample.start + JPEGSample.jfif + (orientation == 1 ? [] : turned)
      + JPEGSample.profile(reducedProfile) + JPEGSample.adobe + JPEGSample.pixels + JPEGSample.end
    #expect(image.cleaned() == expected)
    #expect(image.orientation.rawValue == orientation)
    #expect([image.width, image.height] == (orientation < 5 ? [4000, 3000] : [3000, 4000]))
  }

  @Test(arguments: orientations)
  func leavesOfAPNGNothingButPixelsProfileAndOrientation(orientation: UInt16) throws {
    let image = try #require(try ImageFile(PNGSample.withMetadata(orientation: orientation)))
    let turned = PNGSample.chunk("eXIf", TIFFOrientation.minimal(orientation))
    let expected = [
      PNGSample.signature, PNGSample.header(),
      PNGSample.profile(reducedProfile),
      PNGSample.chunk("gAMA", big(UInt32(45455))), orientation == 1 ? [] : turned,
      PNGSample.chunk("acTL", big(UInt32(1)) + big(UInt32(0))), PNGSample.data, PNGSample.data,
      PNGSample.end,
    ]
    #expect(image.cleaned() == Array(expected.joined()))
    #expect([image.width, image.height] == (orientation < 5 ? [640, 480] : [480, 640]))
  }

  @Test func leavesOfAGIFItsImagesAndItsLoop() throws {
    let image = try #require(try ImageFile(GIFSample.withMetadata))
    let expected =
      GIFSample.header + GIFSample.loop + GIFSample.control + GIFSample.image + GIFSample.control
      + GIFSample.image + [0x3B]
    #expect(image.cleaned() == expected)
    #expect([image.width, image.height] == [300, 200])
  }

  @Test(arguments: orientations)
  func leavesOfAWebPItsFramesProfileAndOrientation(orientation: UInt16) throws {
    let image = try #require(try ImageFile(WebPSample.withMetadata(orientation: orientation)))
    let turned = WebPSample.chunk("EXIF", TIFFOrientation.minimal(orientation))
    let expected = WebPSample.file(
      WebPSample.extended(orientation == 1 ? 0x22 : 0x2A), WebPSample.profile(reducedProfile),
      WebPSample.chunk("ANIM", [0, 0, 0, 0, 0, 0]), WebPSample.frame(WebPSample.lossy),
      WebPSample.frame(WebPSample.lossless), orientation == 1 ? [] : turned)
    #expect(image.cleaned() == expected)
    #expect([image.width, image.height] == (orientation < 5 ? [320, 240] : [240, 320]))
  }

  @Test(arguments: [
    JPEGSample.start + JPEGSample.profile(Array("SERIAL-1234567".utf8)) + JPEGSample.pixels
      + JPEGSample.end,
    PNGSample.signature + PNGSample.header()
      + PNGSample.chunk("iCCP", Array("ICC\0\0SERIAL-1234567".utf8)) + PNGSample.data
      + PNGSample.end,
    WebPSample.file(
      WebPSample.extended(0x20), WebPSample.profile(Array("SERIAL-1234567".utf8)),
      WebPSample.lossy),
  ])
  func dropsAProfileThatIsNone(file: [UInt8]) throws {
    let image = try #require(try ImageFile(file))
    let cleaned = image.cleaned()
    #expect(!holds(cleaned, "SERIAL"))
    #expect(!holds(cleaned, "ICC"))
    #expect(try #require(try ImageFile(cleaned)).isClean)
  }

  @Test func cleansTheImagesInAnIcon() throws {
    let image = try #require(try ImageFile(IconSample.withMetadata))
    let png = try #require(try ImageFile(PNGSample.withMetadata(orientation: 1))).cleaned()
    #expect(image.cleaned() == IconSample.file([png, IconSample.bitmap]))
    #expect([image.width, image.height] == [32, 256])
  }

  private static let files = [
    JPEGSample.withMetadata(orientation: 6), PNGSample.withMetadata(orientation: 6),
    WebPSample.withMetadata(orientation: 6), GIFSample.withMetadata, IconSample.withMetadata,
  ]

  @Test(arguments: files)
  func publishesNoSecretOfACamera(file: [UInt8]) throws {
    let planted = PlantedMetadata.secrets.filter { holds(file, $0) }
    #expect(planted.count >= 3)
    let cleaned = try #require(try ImageFile(file)).cleaned()
    #expect(planted.filter { holds(cleaned, $0) } == [])
  }

  @Test(arguments: files)
  func changesNothingTheSecondTime(file: [UInt8]) throws {
    let image = try #require(try ImageFile(file))
    #expect(!image.isClean)
    let again = try #require(try ImageFile(image.cleaned()))
    #expect(again.isClean)
    #expect(again.cleaned() == image.cleaned())
    #expect(again.kind == image.kind)
    #expect(again.orientation == image.orientation)
    #expect([again.width, again.height] == [image.width, image.height])
  }

  @Test func allSecretsArePlantedInTheJPEG() {
    let file = JPEGSample.withMetadata(orientation: 1)
    #expect(PlantedMetadata.secrets.filter { !holds(file, $0) } == [])
  }
}

/// The remaining EXIF data, written out here so that the product's writer is not tested by itself.
enum TIFFOrientation {
  static func minimal(_ orientation: UInt16) -> [UInt8] {
    Array("MM\0*".utf8) + big(UInt32(8)) + big(UInt16(1)) + big(UInt16(0x0112)) + big(UInt16(3))
      + big(UInt32(1)) + big(orientation) + [0, 0] + big(UInt32(0))
  }
}
