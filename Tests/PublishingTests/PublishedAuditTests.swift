import Diagnostics
import TestSupport
import Testing

@testable import Publishing

/// The audit of published files, no matter which program wrote them.
@Suite struct PublishedAuditTests {
  private static let camera = TIFFBuilder(
    main: [(0x010F, .text("NIKON")), (0x013B, .text("Ana Lima"))],
    exif: [(0xA431, .text("6001234")), (0xA430, .text("Ana Lima"))],
    gps: [(1, .text("N")), (2, .fractions([(38, 1), (42, 1), (0, 1)]))])

  private static var taken: TemporaryFolder.File { .png(8, 6, exif: camera.bytes) }

  private func audit(
    _ files: [String: TemporaryFolder.File]
  ) throws -> (report: String, notes: [String], count: Int) {
    let folder = try TemporaryFolder(files)
    let audit = try #require(try PublishedAudit(folder.path, jobs: 2))
    func shown(_ text: String) -> String { text.replacing(folder.path, with: "Output") }
    let report = TerminalWriter(colours: false).text(audit.diagnostics)
    return (shown(report), audit.notes.map(shown), audit.count)
  }

  @Test func findsNothingInCleanFiles() throws {
    let found = try audit([
      "index.html": "<p>Hello", "photos/pier.png": .png(8, 6), "a.gif": .gif(2, 1),
      "turned.jpg": .turnedJPEG(2, 1), Manifest.empty.fileName: "?", "CNAME": "ana.example",
      ".git/photo.png": Self.taken, "font.woff2": "wOF2", "empty": "",
    ])
    #expect(found.report == "")
    #expect(found.notes == [])
    #expect(found.count == 7)
  }

  @Test func tellsOfEachSubjectWithoutItsValue() throws {
    let found = try audit(["photos/pier.png": Self.taken])
    #expect(
      found.report == """
        Output/photos/pier.png: error[publish-tells]: this file reveals what it was made with: EXIF Make
           Zoetrope didn't write it: delete it, or clean it with 'exiftool -all= Output/photos/pier.png'
        Output/photos/pier.png: error[publish-tells]: this file reveals where it was taken: EXIF GPS latitude's side, EXIF GPS latitude
           Zoetrope didn't write it: delete it, or clean it with 'exiftool -all= Output/photos/pier.png'
        Output/photos/pier.png: error[publish-tells]: this file reveals a person's name: EXIF CameraOwnerName
           Zoetrope didn't write it: delete it, or clean it with 'exiftool -all= Output/photos/pier.png'
        Output/photos/pier.png: error[publish-tells]: this file reveals a serial number: EXIF BodySerialNumber
           Zoetrope didn't write it: delete it, or clean it with 'exiftool -all= Output/photos/pier.png'

        """)
  }

  /// A name says nothing about a file's content.
  @Test func readsPicturesByWhatTheyHold() throws {
    for name in ["photo", "page.html", "data.bin", "deep/er/photo.jpg", ".hidden"] {
      #expect(try audit([name: Self.taken]).report.contains("Output/\(name): error"), "\(name)")
    }
  }

  @Test func readsPicturesInTexts() throws {
    guard case .bytes(let bytes) = Self.taken,
      case .bytes(let clean) = TemporaryFolder.File.png(2, 2)
    else { return }
    func address(_ bytes: [UInt8]) -> String { "data:image/png;base64," + base64(bytes) }
    let css = "a { background: url(\(address(clean))) } b { background: url('\(address(bytes))') }"
    let found = try audit(["a.css": .text(css), "b.css": .text("url(\(address(clean)))")])
    #expect(found.report.contains("Output/a.css: error[publish-tells]: this file reveals where"))
    #expect(!found.report.contains("b.css"))
  }

  @Test func saysWhatItCannotRead() throws {
    guard case .bytes(let png) = TemporaryFolder.File.png(8, 6) else { return }
    let found = try audit([
      "a/1.pdf": "%PDF-1.7", "a/2.pdf": "%PDF-1.7", "film.mp4": "x", "raw.nef": "x",
      "x.svgz": "x", "cut.png": .bytes(Array(png.prefix(20))), "readme": "x",
    ])
    #expect(found.report == "")
    #expect(
      found.notes == [
        "the audit can't read 'Output/a/1.pdf', 'Output/a/2.pdf' (.pdf)",
        "the audit can't read 'Output/x.svgz' (.svgz)",
        "the audit can't read 'Output/film.mp4' (MPEG-4)",
        "the audit can't read 'Output/raw.nef' (camera raw)",
        "the audit can't read 'Output/readme' (no extension)",
      ])
  }

  @Test func readsDrawings() throws {
    func svg(_ content: String) -> TemporaryFolder.File {
      .text("<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:i=\"urn:i\">\(content)</svg>")
    }
    let found = try audit([
      "plan.svg": svg("<g/>"), "assets/own.svg": svg("<script/><metadata>Ana</metadata>"),
      "a.svg": svg("<metadata>Ana</metadata><g i:docname='/home/ana/a.svg'/>"),
      "b.svg": svg("<script/><g onload='f()'/><use href='a.svg#b'/>"), "c.svg": svg("<g>"),
    ])
    #expect(
      found.report == """
        Output/a.svg: error[publish-tells]: this file reveals unknown data: metadata, notes
           export it as plain SVG, or keep it in Content, where drawings are cleaned
        Output/b.svg: warning[publish-drawing-acts]: this drawing runs or loads something: script, onload, use
           delete it unless you trust it; Content/public is published unchanged

        """)
    #expect(found.notes == ["the audit can't read 'Output/c.svg' (an unreadable drawing)"])
    #expect(found.count == 4)
  }

  @Test func tellsThatThereIsNoFolder() throws {
    let folder = try TemporaryFolder([:])
    #expect(try PublishedAudit(folder.path + "/Output", jobs: 1) == nil)
  }

  /// RFC 4648 §4.
  private func base64(_ bytes: [UInt8]) -> String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    var text = ""
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let part = bytes[start..<min(start + 3, bytes.count)]
      let word = part.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - part.count))
      for index in 0..<4 {
        text.append(index <= part.count ? digits[word >> (18 - 6 * index) & 63] : "=")
      }
    }
    return text
  }
}
