import Pictures
import TestSupport
import Testing

struct PictureAuditTests {
  private let empty: [UInt8] = [0xFF, 0xD8, 0xFF, 0xD9]

  private func subjects(_ bytes: [UInt8]) throws -> Set<PictureAudit.Subject> {
    Set(try PictureAudit(PictureBytes(bytes)).findings.map(\.subject))
  }

  @Test func findsWhatACameraWrites() throws {
    var camera = TIFFBuilder.camera
    camera.thumbnail = [(0x0201, .long([200])), (0x0202, .long([10]))]
    let audit = try PictureAudit(PictureBytes(TestPictures.jpeg(empty, exif: camera.bytes)))
    func values(_ subject: PictureAudit.Subject) -> [String] {
      audit.findings.filter { $0.subject == subject }.map { "\($0.name): \($0.value)" }
    }
    #expect(
      values(.place) == [
        "EXIF GPS latitude's side: N", "EXIF GPS latitude: 38.0 42.0 30.0",
        "EXIF GPS longitude's side: W", "EXIF GPS longitude: 9.0 8.0 0.0",
      ])
    #expect(
      values(.device) == [
        "EXIF Make: Nikon Corporation", "EXIF Model: Z 6", "EXIF LensModel: NIKKOR Z 35mm f/1.8 S",
      ])
    #expect(values(.serial) == ["EXIF BodySerialNumber: 6001234"])
    #expect(values(.name) == ["EXIF CameraOwnerName: Ann Lee"])
    #expect(values(.credit) == ["EXIF Artist: Ann Lee", "EXIF Copyright: (c) Ann Lee"])
    #expect(values(.makerNotes) == ["EXIF MakerNote: Nikon"])
    #expect(values(.picture) == ["EXIF 0x201: 200.0"])
    #expect(!values(.time).isEmpty)
    #expect(values(.unknown) == [])
  }

  @Test func findsWhatProgramsWrite() throws {
    let xmp = Containers.xmp(
      "<photoshop:City>Lisbon</photoshop:City>",
      attributes: """
        exif:GPSLatitude="38,42.5N" tiff:Model="Z 6" aux:SerialNumber="6001234"
        aux:OwnerName="Ann" xmpMM:DocumentID="uuid:1" exif:FNumber="28/10"
        """)
    let audit = try PictureAudit(
      PictureBytes(
        TestPictures.jpeg(
          empty, with: [(0xE1, Array("http://ns.adobe.com/xap/1.0/\0".utf8) + xmp)])))
    let found = audit.findings.map { "\($0.subject.rawValue) \($0.name): \($0.value)" }
    #expect(
      Set(found) == [
        "place XMP City: Lisbon", "place XMP GPSLatitude: 38,42.5N", "device XMP Model: Z 6",
        "serial XMP SerialNumber: 6001234", "name XMP OwnerName: Ann",
        "serial XMP DocumentID: uuid:1",
      ])
  }

  @Test func findsPartsThatItCanNotRead() throws {
    #expect(
      try subjects(TestPictures.jpeg(empty, with: [(0xFE, Array("by Ann".utf8))])) == [.unknown])
    #expect(
      try subjects(TestPictures.jpeg(empty, with: [(0xE2, Array("MPF\0abc".utf8))])) == [.picture])
    #expect(
      try subjects(TestPictures.jpeg(empty, with: [(0xE5, Array("secret".utf8))])) == [.unknown])
    #expect(try subjects(empty + [1, 2, 3]) == [.picture])
    #expect(try subjects(empty + [0, 0, 0]) == [])
    let png = try TestPictures.picture(9, 9, ".png[strip]")
    #expect(
      try subjects(Containers.png(png, chunks: [("tEXt", Array("Author\0Ann".utf8))])) == [.unknown]
    )
    let webp = try TestPictures.picture(9, 9, ".webp[strip]")
    #expect(try subjects(Containers.webp(webp, chunks: [("PRIV", [1, 2])])).contains(.unknown))
  }

  @Test func findsTheNameOfAMonitorInAProfile() throws {
    let size = try TestPictures.size(9, 9)
    for suffix in [".jpg", ".png", ".webp"] {
      let bytes = try TestPictures.encode(
        TestPictures.gradient(size), size, suffix, profile: ColorProfile.displayP3.bytes)
      let found = try PictureAudit(PictureBytes(bytes)).findings
      #expect(found.map(\.name) == ["ICC desc"], "\(suffix)")
      #expect(found.map(\.value) == ["test"], "\(suffix)")
    }
    let segment = Array("ICC_PROFILE\0".utf8) + [1, 1]
    #expect(
      try subjects(TestPictures.jpeg(empty, with: [(0xE2, segment + [1, 2, 3])])) == [.unknown])
  }

  @Test func findsNothingInRenditionsOfPhotographs() throws {
    let source = TestPictures.jpeg(
      try TestPictures.picture(300, 200, ".jpg"), exif: TIFFBuilder.camera.bytes)
    var ladder = Ladder.standard
    ladder.encodings.append(Ladder.Encoding(.avif, quality: 60, effort: 1))
    let recipes =
      ladder.recipes(for: try TestPictures.size(300, 200)) + [ladder.card(), Ladder.preview]
    for rendition in try PictureRenderer().render(source, recipes).renditions {
      #expect(try PictureAudit(PictureBytes(rendition.bytes)).leaks == [])
    }
  }
}
