import Foundation
import Pictures
import TestSupport
import Testing

struct CameraFactsTests {
  /// A small picture of each kind that contains `TIFFBuilder.camera` and a title in XMP.
  private func pictures() throws -> [(kind: PictureKind, bytes: [UInt8])] {
    let exif = TIFFBuilder.camera.bytes
    let xmp = Containers.xmp("<dc:title><rdf:Alt><rdf:li>Pier</rdf:li></rdf:Alt></dc:title>")
    let jpeg = TestPictures.jpeg(
      try TestPictures.picture(30, 20, ".jpg"),
      with: [
        (0xE1, Array("Exif\0\0".utf8) + exif),
        (0xE1, Array("http://ns.adobe.com/xap/1.0/\0".utf8) + xmp),
      ])
    let png = Containers.png(
      try TestPictures.picture(30, 20, ".png"),
      chunks: [
        ("eXIf", exif), ("iTXt", Array("XML:com.adobe.xmp\0\0\0\0\0".utf8) + xmp),
      ])
    let webp = Containers.webp(
      try TestPictures.picture(30, 20, ".webp[strip]"), chunks: [("EXIF", exif), ("XMP ", xmp)])
    var tiff = TIFFBuilder.camera
    tiff.isLittle = true
    tiff.main += [(256, .long([30])), (257, .long([20])), (700, .bytes(xmp))]
    func iso(_ brand: String, _ inDataBox: Bool) -> [UInt8] {
      Containers.iso(
        brand: brand, exif: exif, xmp: xmp, width: 20, height: 30, quarterTurns: 3,
        inDataBox: inDataBox)
    }
    return [
      (.jpeg, jpeg), (.png, png), (.webp, webp), (.tiff, tiff.bytes), (.heic, iso("heic", false)),
      (.heic, iso("heic", true)), (.avif, iso("avif", false)),
    ]
  }

  @Test func readsTheSameInEveryContainer() throws {
    for (kind, bytes) in try pictures() {
      let facts = try CameraFacts(PictureBytes(bytes))
      let label = Comment(rawValue: kind.rawValue)
      #expect(
        facts.taken
          == WallClock(
            year: 2024, month: 5, day: 17, hour: 9, minute: 41, second: 7,
            nanosecond: 250_000_000), label)
      #expect(facts.utcOffset == 9 * 3_600, label)
      #expect(
        facts.satelliteTime
          == WallClock(
            year: 2024, month: 5, day: 17, hour: 0, minute: 41, second: 7,
            nanosecond: 500_000_000), label)
      let place = try #require(facts.place, label)
      #expect(abs(place.latitude - 38.708333) < 0.00001, label)
      #expect(abs(place.longitude + 9.133333) < 0.00001, label)
      #expect(facts.make == "Nikon Corporation", label)
      #expect(facts.model == "Z 6", label)
      #expect(facts.lens == "NIKKOR Z 35mm f/1.8 S", label)
      #expect(facts.focalLength == 35, label)
      #expect(facts.focalLengthOnFilm == 52, label)
      #expect(facts.aperture == 2.8, label)
      #expect(facts.exposure == Exposure(numerator: 1, denominator: 250), label)
      #expect(facts.iso == 400, label)
      #expect(facts.orientation == 6, label)
      #expect(facts.title == "Pier", label)
      #expect(facts.credits == Credits(creators: ["Ann Lee"], copyright: "(c) Ann Lee"), label)
      let header = try PictureHeader(PictureBytes(bytes))
      #expect(header.kind == kind)
      // Every picture is turned, either by EXIF or by the container.
      let upright = kind == .heic || kind == .avif ? (30, 20) : (20, 30)
      #expect(header.size == PixelSize(width: upright.0, height: upright.1), label)
    }
  }

  @Test func readsXMPInGIF() throws {
    let gif = Containers.gif(
      try TestPictures.picture(30, 20, ".gif"), xmp: Containers.xmp("<dc:title>Pier</dc:title>"))
    #expect(try CameraFacts(PictureBytes(gif)).title == "Pier")
    #expect(try PictureAudit(PictureBytes(gif)).findings.map(\.name) == ["XMP title"])
  }

  /// EXIF before version 2.31 has no offset.
  @Test(arguments: [("09:41:07", 32_400), ("09:41:08", nil)] as [(String, Int?)])
  func takesTheOffsetFromXMPOfTheSameTime(time: String, offset: Int?) throws {
    var exif = TIFFBuilder.camera
    exif.exif.removeAll { $0.tag == 0x9011 }
    exif.gps = []
    let xmp = Containers.xmp(
      "", attributes: "exif:DateTimeOriginal=\"2024-05-17T\(time)+09:00\"")
    let jpeg = TestPictures.jpeg(
      TestPictures.jpeg([0xFF, 0xD8, 0xFF, 0xD9], exif: exif.bytes),
      with: [(0xE1, Array("http://ns.adobe.com/xap/1.0/\0".utf8) + xmp)])
    let facts = try CameraFacts(PictureBytes(jpeg))
    #expect(facts.taken?.second == 7)
    #expect(facts.utcOffset == offset)
  }

  @Test func readsXMPInAllItsForms() throws {
    let xmp = Containers.xmp(
      """
      <dc:title><rdf:Alt><rdf:li xml:lang="de">Hafen</rdf:li>
        <rdf:li xml:lang="x-default">Harbour &amp; &#x70;ier</rdf:li></rdf:Alt></dc:title>
      <dc:subject><rdf:Bag><rdf:li>sea</rdf:li><rdf:li>night</rdf:li><rdf:li>sea</rdf:li></rdf:Bag>
      </dc:subject>
      <dc:creator><rdf:Seq><rdf:li>Ann</rdf:li><rdf:li>Bo</rdf:li></rdf:Seq></dc:creator>
      <dc:description><![CDATA[Light <on> water]]></dc:description><!-- no -->
      <xmpRights:WebStatement rdf:resource=""/>
      """,
      attributes: """
        exif:DateTimeOriginal="2023-12-31T23:59:58.125-03:30" exif:GPSLatitude="38,42.5S"
        exif:GPSLongitude='9,8,30E' tiff:Make="Maker" aux:Lens="Lens"
        xmpRights:WebStatement="https://example.org/l"
        """)
    let jpeg = TestPictures.jpeg(
      [0xFF, 0xD8, 0xFF, 0xD9],
      with: [(0xE1, Array("http://ns.adobe.com/xap/1.0/\0".utf8) + xmp)])
    let facts = try CameraFacts(PictureBytes(jpeg))
    #expect(facts.title == "Harbour & pier")
    #expect(facts.keywords == ["sea", "night"])
    #expect(facts.description == "Light <on> water")
    #expect(facts.credits == Credits(creators: ["Ann", "Bo"], license: "https://example.org/l"))
    #expect(facts.make == "Maker")
    #expect(facts.lens == "Lens")
    #expect(
      facts.taken
        == WallClock(
          year: 2023, month: 12, day: 31, hour: 23, minute: 59, second: 58,
          nanosecond: 125_000_000))
    #expect(facts.utcOffset == -12_600)
    let place = try #require(facts.place)
    #expect(abs(place.latitude + 38.708333) < 0.00001)
    #expect(abs(place.longitude - 9.141667) < 0.00001)
  }

  @Test func readsIPTC() throws {
    let segment = Containers.photoshop([
      (5, "Pier"), (120, "At night"), (25, "sea"), (25, "night"), (80, "Ann"), (116, "© Ann"),
      (55, "20240517"), (60, "094107+0900"), (90, "Lisbon"),
    ])
    let jpeg = TestPictures.jpeg([0xFF, 0xD8, 0xFF, 0xD9], with: [(0xED, segment)])
    let facts = try CameraFacts(PictureBytes(jpeg))
    #expect(facts.title == "Pier")
    #expect(facts.description == "At night")
    #expect(facts.keywords == ["sea", "night"])
    #expect(facts.credits == Credits(creators: ["Ann"], copyright: "© Ann"))
    #expect(
      facts.taken == WallClock(year: 2024, month: 5, day: 17, hour: 9, minute: 41, second: 7))
    #expect(facts.utcOffset == 32_400)
    #expect(
      try PictureAudit(PictureBytes(jpeg)).findings.filter { $0.subject == .place }.map(\.value)
        == ["Lisbon"])
  }

  @Test(arguments: [
    "2024:02:30 10:00:00", "2023:02:29 10:00:00", "2024:05:17 25:00:00", "2024:05:17 10:60:00",
    "0000:00:00 00:00:00", "    :  :     :  :  ", "2024:05:17", "", "2024:05:17 10-00-00",
    "२०२४:05:17 10:00:00",
  ])
  func knowsNoDateThatNoCalendarHas(date: String) throws {
    let exif = TIFFBuilder(exif: [(0x9003, .text(date)), (0x9011, .text("+01:00"))]).bytes
    let jpeg = TestPictures.jpeg([0xFF, 0xD8, 0xFF, 0xD9], exif: exif)
    let facts = try CameraFacts(PictureBytes(jpeg))
    #expect(facts.taken == nil)
    #expect(facts.utcOffset == nil)
  }

  @Test func knowsNoPlaceWithoutAHemisphereOrPastThePoles() throws {
    func place(_ gps: [(tag: Int, value: TIFFBuilder.Value)]) throws -> Coordinates? {
      let jpeg = TestPictures.jpeg(
        [0xFF, 0xD8, 0xFF, 0xD9], exif: TIFFBuilder(gps: gps).bytes)
      return try CameraFacts(PictureBytes(jpeg)).place
    }
    let ten = TIFFBuilder.Value.fractions([(10, 1), (0, 1), (0, 1)])
    let (north, east) = (TIFFBuilder.Value.text("N"), TIFFBuilder.Value.text("E"))
    #expect(try place([(1, north), (2, ten), (3, east), (4, ten)]) != nil)
    #expect(try place([(2, ten), (3, east), (4, ten)]) == nil)
    let pole = TIFFBuilder.Value.fractions([(91, 1), (0, 1), (0, 1)])
    #expect(try place([(1, north), (2, pole), (3, east), (4, ten)]) == nil)
    let nothing = TIFFBuilder.Value.fractions([(0, 0), (0, 0), (0, 0)])
    #expect(try place([(1, north), (2, nothing), (3, east), (4, nothing)]) == nil)
  }

  @Test func readsOnlyThePartsOfAFileThatItNeeds() throws {
    /// A picture of 20 MB that counts how much of it is read.
    final class Counted: PictureSource, @unchecked Sendable {
      // Proof: one test reads it, on one thread.
      let head: [UInt8]
      var read = 0
      let count = 20_000_000
      init(_ head: [UInt8]) { self.head = head }
      func read(at offset: Int, count: Int) throws(PictureFault) -> [UInt8] {
        read += count
        return (offset..<(offset + count)).map { $0 < head.count ? head[$0] : 0 }
      }
    }
    let head = TestPictures.jpeg(
      try TestPictures.picture(30, 20, ".jpg"), exif: TIFFBuilder.camera.bytes)
    let source = Counted(head)
    #expect(try CameraFacts(source).model == "Z 6")
    #expect(source.read < 100_000)
  }

  @Test(
    .enabled(if: TestPictures.isInstalled("exiftool"), "exiftool is not installed"))
  func readsWhatExiftoolReads() throws {
    let folder = try TemporaryFolder()
    // It doesn't read items among the boxes, which the sixth picture has.
    for (index, picture) in try pictures().enumerated() where index != 5 && picture.kind != .tiff {
      try folder.write(.bytes(picture.bytes), to: "\(index).\(picture.kind.rawValue)")
      let output = try #require(
        try TestPictures.run(
          "exiftool",
          [
            "-n", "-s3", "-DateTimeOriginal", "-GPSLatitude", "-LensModel", "-XMP-dc:Title",
            folder.path + "/\(index).\(picture.kind.rawValue)",
          ]))
      let lines = output.split(separator: "\n")
      #expect(lines.contains("2024:05:17 09:41:07"), "\(picture.kind) \(index)")
      #expect(lines.contains { $0.hasPrefix("38.70833333") })
      #expect(lines.contains("NIKKOR Z 35mm f/1.8 S"))
      #expect(lines.contains("Pier"))
    }
  }
}

struct CameraNameTests {
  @Test(
    arguments: [
      ("Canon", "Canon EOS R6", "Canon EOS R6"), ("NIKON CORPORATION", "NIKON D750", "NIKON D750"),
      ("SONY", "ILCE-7M3", "SONY ILCE-7M3"), ("OLYMPUS IMAGING CORP.", "E-M10", "OLYMPUS E-M10"),
      ("LEICA CAMERA AG", "LEICA Q2", "LEICA Q2"),
      ("Phase One", "IQ3 100MP", "Phase One IQ3 100MP"),
      ("Apple", "iPhone 13 Pro Max", "Apple iPhone 13 Pro Max"), (nil, "Z 6", "Z 6"),
      ("FUJIFILM", nil, "FUJIFILM"), ("Camera Co., Ltd.", "X1", "Camera X1"), (nil, nil, nil),
    ] as [(String?, String?, String?)])
  func isThatOfTheMakerAndTheModel(make: String?, model: String?, name: String?) {
    var facts = CameraFacts()
    facts.make = make
    facts.model = model
    #expect(facts.cameraName == name)
  }

  @Test(arguments: [
    "OLYMPUS DIGITAL CAMERA", "SONY DSC", "DCIM\\100MEDIA\\DJI_0042.JPG", "Exif_JPEG_PICTURE",
  ])
  func isNoDescription(text: String) throws {
    var camera = TIFFBuilder.camera
    camera.main.append((0x010E, .text(text)))
    let bytes = TestPictures.jpeg(
      try TestPictures.picture(3, 2, ".jpg"), with: [(0xE1, Array("Exif\0\0".utf8) + camera.bytes)])
    #expect(try CameraFacts(PictureBytes(bytes)).description == nil)
  }

  @Test func readsTheDescriptionForThoseWhoCantSeeIt() throws {
    let xmp = Containers.xmp(
      """
      <Iptc4xmpCore:AltTextAccessibility \
      xmlns:Iptc4xmpCore="http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/">\
      <rdf:Alt><rdf:li xml:lang="x-default">A pier in fog</rdf:li></rdf:Alt>\
      </Iptc4xmpCore:AltTextAccessibility>
      """)
    let bytes = TestPictures.jpeg(
      try TestPictures.picture(3, 2, ".jpg"),
      with: [(0xE1, Array("http://ns.adobe.com/xap/1.0/\0".utf8) + xmp)])
    #expect(try CameraFacts(PictureBytes(bytes)).alt == "A pier in fog")
  }
}
