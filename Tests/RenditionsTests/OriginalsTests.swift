import Pictures
import TestSupport
import Testing

/// Originals that are published because their author asks for it.
@Suite struct OriginalsTests {
  private static let settings =
    #""creator": "Ana Lima", "copyright": "© 2026 Ana Lima", "license": "Ask me""#
  private static let site = Credits(
    creators: ["Ana Lima"], copyright: "© 2026 Ana Lima", license: "Ask me")

  /// A photograph of a camera, turned, with a place and a serial number.
  private func photograph(by artist: String?) -> TemporaryFolder.File {
    var exif = TIFFBuilder(
      main: [(0x010F, .text("NIKON")), (0x0112, .short([6]))],
      exif: [(0xA431, .text("6001234"))],
      gps: [(1, .text("N")), (2, .fractions([(38, 1), (42, 1), (0, 1)]))])
    if let artist { exif.main.append((0x013B, .text(artist))) }
    return .png(600, 400, exif: exif.bytes)
  }

  private func published(
    _ settings: String, by artist: String? = nil, _ photo: String = SiteRenditionsTests.photo
  ) throws -> [UInt8] {
    let made = try SiteRenditionsTests.make([
      "Content/photos/pier.md": .text(photo), "Content/photos/pier.png": photograph(by: artist),
      "Content/site.json": .text("{\"photos\": {\(settings)}}"),
    ])
    #expect(made.report == "")
    return try #require(made.files["photos/pier.png"])
  }

  private func check(_ bytes: [UInt8], has credits: Credits) throws {
    let facts = try CameraFacts(PictureBytes(bytes))
    #expect(facts.credits == credits)
    #expect(facts.orientation == 6)
    #expect(try PictureAudit(PictureBytes(bytes)).findings.filter { $0.subject != .credit } == [])
    #expect(!String(decoding: bytes, as: UTF8.self).contains("6001234"))
  }

  @Test(arguments: ["\"original\": true", "\"renditions\": false"])
  func haveTheCreditsOfTheSite(setting: String) throws {
    try check(try published("\(setting), \(Self.settings)"), has: Self.site)
  }

  @Test func haveTheCreditsOfTheSiteWhereOnePhotoAsksForIt() throws {
    let photo = SiteRenditionsTests.photo.replacing("alt:", with: "original: true\nalt:")
    try check(try published(Self.settings, photo), has: Self.site)
  }

  @Test(arguments: ["\"original\": true", "\"renditions\": false"])
  func keepTheCreditsOfTheirOwnFile(setting: String) throws {
    let bytes = try published("\(setting), \(Self.settings)", by: "Bo Yi")
    try check(bytes, has: Credits(creators: ["Bo Yi"]))
  }

  @Test(arguments: ["\"original\": true", "\"renditions\": false"])
  func haveNoneWhereNobodyIsNamed(setting: String) throws {
    try check(try published(setting), has: Credits())
  }

  @Test func areTheSameInEachBuild() throws {
    let settings = "\"original\": true, \(Self.settings)"
    #expect(try published(settings) == published(settings))
  }

  @Test func tellsOfFilesThatAreNotPublishedThoughTheSettingsAskForThem() throws {
    let picture = TIFFBuilder.picture(
      400, 300, samples: [Int](repeating: 90, count: 360_000), channels: 3, bits: 8, photometric: 2)
    let files: [String: TemporaryFolder.File] = [
      "Content/photos/pier.md": .text(SiteRenditionsTests.photo),
      "Content/photos/ice/index.md":
        "---\nphotos: [{file: a.tif, alt: A}, {file: b.tif, alt: B}]\n---\n",
      "Content/photos/ice/a.tif": .bytes(picture), "Content/photos/ice/b.tif": .bytes(picture),
    ]
    func settings(_ original: Bool) -> [String: TemporaryFolder.File] {
      ["Content/site.json": .text("{\"photos\": {\"original\": \(original)}}")]
    }
    let made = try SiteRenditionsTests.make(files.merging(settings(true)) { $1 })
    #expect(
      made.report == """
        Content/photos/ice/a.tif: warning[image-original-kept]: the picture is published only in resized versions, because some browsers don't show TIFF
           export it as JPEG, or remove 'original' from 'photos' in Content/site.json
           note: the same goes for 1 more: Content/photos/ice/b.tif

        """)
    #expect(made.files["photos/ice/a.tif"] == nil)
    #expect(made.files["photos/pier.png"] != nil)
    #expect(try SiteRenditionsTests.make(files.merging(settings(false)) { $1 }).report == "")
  }

  /// A kind that browsers don't show isn't published, and the key that asks for it is named.
  @Test(arguments: [true, false])
  func tellsOfFilesThatAreNotPublishedThoughTheirPhotosAskForThem(ofAlbum: Bool) throws {
    let picture = TIFFBuilder.picture(
      400, 300, samples: [Int](repeating: 90, count: 360_000), channels: 3, bits: 8, photometric: 2)
    let (album, photo) = ofAlbum ? ("original: true\n", "") : ("", ", original: true")
    let made = try SiteRenditionsTests.make([
      "Content/photos/pier.md": .text(SiteRenditionsTests.photo),
      "Content/photos/ice/index.md":
        .text("---\n\(album)photos: [{file: a.tif, alt: A\(photo)}]\n---\n"),
      "Content/photos/ice/a.tif": .bytes(picture),
    ])
    #expect(
      made.report == """
        Content/photos/ice/a.tif: warning[image-original-kept]: the picture is published only in resized versions, because some browsers don't show TIFF
           export it as JPEG, or remove 'original' from Content/photos/ice/index.md

        """)
    #expect(made.files["photos/ice/a.tif"] == nil)
    #expect(made.files.keys.contains { $0.hasPrefix("photos/ice/a.") })
  }

  /// A photo overrides its album, and an album overrides the settings.
  @Test func stayAtHomeWhereTheirPhotoOrAlbumSaysSo() throws {
    let made = try SiteRenditionsTests.make([
      "Content/site.json": #"{"photos": {"original": true}}"#,
      "Content/photos/pier.md":
        .text(SiteRenditionsTests.photo.replacing("alt:", with: "original: false\nalt:")),
      "Content/photos/ice/index.md":
        "---\noriginal: false\nphotos: [{file: a.png, alt: A}, {file: b.png, alt: B, original: true}]\n---\n",
      "Content/photos/ice/a.png": .png(400, 300), "Content/photos/ice/b.png": .png(400, 300),
      "Content/photos/free.md": "---\ntitle: Free\nfile: free.png\nalt: Free\n---\n",
      "Content/photos/free.png": .png(400, 300),
    ])
    #expect(made.report == "")
    #expect(
      made.pictures.filter { $0.hasSuffix(".png") } == ["photos/free.png", "photos/ice/b.png"])
  }

  /// A badge or a button isn't anyone's photo.
  @Test func smallPicturesHaveTheirOwnCreditsAlone() throws {
    let made = try SiteRenditionsTests.make([
      "Content/photos/pier.md": .text(SiteRenditionsTests.photo),
      "Content/photos/pier.png": .png(64, 64),
      "Content/site.json": .text("{\"photos\": {\(Self.settings)}}"),
    ])
    let bytes = try #require(made.files["photos/pier.png"])
    #expect(try PictureAudit(PictureBytes(bytes)).findings == [])
  }
}
