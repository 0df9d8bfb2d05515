import Foundation
import TestSupport
import Testing

/// Adds a folder of photographs to a site, by one command.
struct NewPhotosTests {
  private static func picture(
    _ time: String, _ change: (inout TIFFBuilder) -> Void = { _ in }
  ) -> [UInt8] {
    var camera = TIFFBuilder.camera
    camera.exif.removeAll { $0.tag == 0x9003 || $0.tag == 0x9011 }
    camera.exif.append((0x9003, .text("2024:05:17 \(time)")))
    change(&camera)
    guard
      case .bytes(let bytes) = TestSupport.TemporaryFolder.File.png(40, 30, exif: camera.bytes)
    else { return [] }
    return bytes
  }

  private func site() throws -> TestSite {
    let site = try TestSite([
      "Content/site.json": TestSite.settings,
      "Content/trips/kyoto.md": """
      ---
      departure: 2024-05-17T06:00
      arrival: 2024-05-17T22:00
      origin: {name: Tokyo, timeZone: Asia/Tokyo}
      destination: {name: Kyoto, timeZone: Asia/Tokyo}
      ---

      """,
      "in/notes.txt": "Notes.", "in/film.mov": "\0\0\0\u{14}ftypqt  \0\0\0\0qt  ",
      "in/raw.CR2": "II*\0",
    ])
    try site.write(Self.picture("09:41:07"), to: "in/IMG_0001.PNG")
    try site.write(Self.picture("10:41:07") { $0.gps = [] }, to: "in/IMG_0002.png")
    return site
  }

  /// Copies from a broken card are reported, whatever their bytes are.
  @Test func tellsOfFilesThatAreNamedAsPicturesAndAreNone() throws {
    let site = try TestSite(["Content/site.json": TestSite.settings, "in/a.jpg": ""])
    try site.write([UInt8](repeating: 0, count: 5_000), to: "in/b.JPG")
    let run = try site.run("new", "photos", "in")
    #expect(run.output == "")
    for name in ["a.jpg", "b.JPG"] {
      #expect(run.error.contains("in/\(name): error[new-damaged-picture]"))
    }
  }

  private static let xmp = """
    <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF
      xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description
      xmlns:exif="http://ns.adobe.com/exif/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/"
      exif:DateTimeOriginal="2023-01-02T03:04:05"><dc:title>Pier</dc:title>
    </rdf:Description></rdf:RDF></x:xmpmeta>
    """

  @Test(arguments: ["IMG_0001.PNG.xmp", "IMG_0001.xmp"])
  func takesWhatAFileBesideAPictureSays(name: String) throws {
    let site = try TestSite(["Content/site.json": TestSite.settings, "in/\(name)": Self.xmp])
    try site.write(Self.picture("09:41:07"), to: "in/IMG_0001.PNG")
    let run = try site.run("new", "photos", "in").succeeded()
    #expect(run.error == "")
    let text = try site.text("Content/photos/in/img-0001.md")
    #expect(text.contains("title: Pier\n") && text.contains("takenAt: 2023-01-02T03:04:05\n"))
  }

  @Test func reportsOtherFilesBesidePictures() throws {
    let site = try TestSite([
      "Content/site.json": TestSite.settings, "in/lone.xmp": Self.xmp, "in/IMG_0001.aae": "x",
      "in/IMG_0001.png.json": "{}",
    ])
    try site.write(Self.picture("09:41:07"), to: "in/IMG_0001.png")
    let run = try site.run("new", "photos", "in").succeeded()
    #expect(
      run.error == """
        in: warning[new-foreign-picture]: 3 files in this folder were skipped, because Zoetrope doesn't \
        read them: AAE (1), Google's JSON (1), XMP (1)
           export the pictures with all changes as JPEG

        """)
  }

  @Test func reportsATimeThatCannotBeRead() throws {
    let site = try TestSite(["Content/site.json": TestSite.settings])
    try site.write(Self.picture("half past 9"), to: "in/a.png")
    let run = try site.run("new", "photos", "in").succeeded()
    #expect(
      run.error.contains(
        "warning[new-unread-time]: its time '2024:05:17 half past 9' can't be read, so the photo has none"
      ))
  }

  /// A killed run leaves its copy under a name that no site reads, and the next run replaces it.
  @Test func aCopyThatWasBrokenOffIsMadeAgain() throws {
    let site = try TestSite([
      "Content/site.json": TestSite.settings, "Content/photos/in/.img-0001.png.part": "cut off",
    ])
    let picture = Self.picture("09:41:07")
    try site.write(picture, to: "in/IMG_0001.png")
    for _ in 0..<2 { _ = try site.run("new", "photos", "in") }
    let names = try FileManager.default.contentsOfDirectory(
      atPath: "\(site.folder)/Content/photos/in")
    #expect(names.sorted() == ["img-0001.md", "img-0001.png"])
    let copy = FileManager.default.contents(atPath: "\(site.folder)/Content/photos/in/img-0001.png")
    #expect(copy.map { Array($0) } == picture)
  }

  @Test func beginsPhotosThatBuild() throws {
    let site = try site()
    let run = try site.run("new", "photos", "in", "--clock", "+0:02:30").succeeded()
    #expect(
      run.output == """
        Content/photos/in/img-0001.md
        Content/photos/in/img-0001.png
        Content/photos/in/img-0002.md
        Content/photos/in/img-0002.png

        """)
    #expect(
      run.error == """
        in/raw.CR2: warning[new-foreign-picture]: pages can't show camera raw files, so this one was skipped
           export a JPEG
        in/film.mov: warning[new-foreign-picture]: pages can't show QuickTime files, so this one was skipped
           link to where it can be seen

        """)
    #expect(
      try site.text("Content/photos/in/img-0001.md") == """
        ---
        title: Photo
        file: img-0001.png
        alt:  # describe the picture for people who can't see it
        takenAt: 2024-05-17T09:43:37+09:00
        trip: kyoto
        ---

        """)
    #expect(
      try site.text("Content/photos/in/img-0002.md")
        .contains("takenAt: 2024-05-17T10:43:37+09:00\n"))
    try site.build()
    let page = try site.text("Output/trips/kyoto/index.html")
    #expect(page.contains(">Photo</a>"))
    let again = try site.run("new", "photos", "in").succeeded()
    #expect(again.output == "")
    #expect(again.error.contains("in/IMG_0001.PNG: warning[new-photo-exists]"))
  }

  @Test(arguments: [
    (["new", "photos"], "Missing expected argument"),
    (["new", "photos", "in", "--clock", "2:30"], "The value '2:30' is invalid for '--clock"),
    (["new", "photos", "in", "--clock", "soon"], "The value 'soon' is invalid for '--clock"),
    (["new", "photos", "in", "--clok", "1"], "Unknown option '--clok'"),
  ])
  func saysWhatIsWrongWithItsWords(words: [String], message: String) throws {
    let site = try site()
    let run = try Program(folder: site.folder).run(words)
    #expect(run.ending == .exit(64))
    #expect(run.error.contains(message), "\(run.error)")
    #expect(!site.exists("Content/photos"))
  }

  @Test func failsWhereAFileIsNone() throws {
    let site = try site()
    let run = try site.run("new", "photos", "none", "in/IMG_0001.PNG")
    #expect(run.ending == .exit(1))
    #expect(run.output.hasPrefix("Content/photos/img-0001.md\n"))
    #expect(run.error.hasPrefix("none: error[new-no-picture]: there is no such file or folder\n"))
  }

  @Test func mendsAClockThatIsFast() throws {
    let site = try site()
    _ = try site.run("new", "photos", "in/IMG_0001.PNG", "--clock", "-1:00:00").succeeded()
    // Satellites show in which zone the fixed time is.
    #expect(
      try site.text("Content/photos/img-0001.md").contains("takenAt: 2024-05-17T08:41:07+08:00\n"))
  }

  @Test func namesItselfWhereAnOptionIsUnknown() throws {
    let site = try site()
    let run = try Program(folder: site.folder).run("new", "photos", "in", "--nope")
    #expect(run.ending == .exit(64))
    #expect(
      run.error == """
        Error: Unknown option '--nope'. Did you mean '--site'?
        Usage: zoetrope new photos <path> ... [<options>]
          See 'zoetrope new photos --help' for more information.

        """)
  }

  @Test func showsItsHelp() throws {
    let site = try site()
    for words in [["new", "photos", "--help"], ["help", "new", "photos"]] {
      let run = try Program(folder: site.folder).run(words).succeeded()
      #expect(run.output.contains("zoetrope new photos <path> ... [<options>]"))
      #expect(run.output.contains("--clock <h:mm:ss>"))
    }
  }
}
