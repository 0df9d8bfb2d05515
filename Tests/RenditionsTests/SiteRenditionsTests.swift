import Application
import Content
import Diagnostics
import Domain
import Markup
import Publishing
import Renditions
import SiteTestSupport
import TestSupport
import Testing

/// Sites whose pages show pictures in several sizes.
@Suite struct SiteRenditionsTests {
  /// A site that was made in memory.
  struct Made {
    let files: [String: [UInt8]]
    let report: String

    func text(_ path: String) -> String { String(decoding: files[path] ?? [], as: UTF8.self) }

    /// Paths of files that are pictures by their names.
    var pictures: [String] {
      files.keys.filter { path in
        [".png", ".jpg", ".webp", ".gif"].contains { path.hasSuffix($0) }
      }.sorted()
    }
  }

  static let photo = "---\ntitle: Pier\nfile: pier.png\nalt: A pier\n---\n"

  static func make(_ files: [String: TemporaryFolder.File]) throws -> Made {
    let files = files.merging(["Content/photos/pier.png": .png(600, 400)]) { first, _ in first }
    return try make(in: TemporaryFolder(files))
  }

  static func make(
    in folder: TemporaryFolder, _ store: (any RenditionStore)? = nil,
    pictures: (any PictureReader)? = nil
  ) throws -> Made {
    let now = try WrittenTime("2026-01-31").moment(place: nil, site: .utc).instant
    var options = Site.Options(
      folder: folder.path, baseURL: try BaseURL("https://ana.example/journal"),
      audience: Audience(now: now), jobs: 2)
    options.renditions = store ?? RenditionFolder(site: folder.path)
    if let pictures { options.pictures = pictures }
    let collector = DiagnosticCollector()
    let site = Site(options, reusing: try options.reusingBuiltInTheme(), collector)
    let tree = RenderedTree(site, jobs: 2, diagnostics: collector)
    return Made(
      files: Dictionary(uniqueKeysWithValues: tree.files.map { ($0.path, $0.bytes) }),
      report: TerminalWriter(colours: false).text(collector.diagnostics))
  }

  @Test func showsAPhotoInItsSizesAndKeepsTheMasterAtHome() throws {
    let made = try Self.make(["Content/photos/pier.md": .text(Self.photo)])
    #expect(made.report == "")
    #expect(made.pictures.count == 4)
    #expect(made.pictures.allSatisfy { $0.hasPrefix("photos/pier.") && $0 != "photos/pier.png" })
    let page = made.text("photos/pier/index.html")
    let names = made.pictures.filter { $0.hasSuffix(".webp") }
    #expect(names.count == 2)
    for name in names { #expect(page.contains("/journal/\(name) ")) }
    let set = try #require(page.firstMatch(of: /srcset="([^ ]+) 320w, ([^ ]+) 600w"/))
    // The link leads to the largest.
    #expect(page.contains("<a class=\"frame\" href=\"\(set.2)\" style="))
    #expect(page.contains(/<img src="[^"]*\.jpg" alt="A pier" width="600" height="400"/))
  }

  @Test func tellsOnceOfANameThatIsTooLongForItsSizes() throws {
    let name = String(repeating: "n", count: 240)
    let made = try Self.make([
      "Content/photos/pier.md": .text(Self.photo.replacing("pier.png", with: "\(name).png")),
      "Content/photos/\(name).png": .png(600, 400), "Content/photos/pier.png": .png(2, 2),
      "Content/pages/a.md": "---\ntitle: A\n---\n![](../photos/pier.png)\n",
    ])
    #expect(made.report.matches(of: /error\[/).count == 1, "\(made.report)")
    #expect(made.report.contains("error[publish-path]: the name 'nnnnnnnnnnnnnnnnnnnn…' has"))
  }

  @Test func showsLinksToThePageByACard() throws {
    let made = try Self.make(["Content/photos/pier.md": .text(Self.photo)])
    let page = made.text("photos/pier/index.html")
    let card = try #require(
      page.firstMatch(of: /property="og:image" content="https:\/\/ana.example\/journal\/([^"]*)"/))
    let bytes = try #require(made.files[String(card.1)])
    #expect(bytes.starts(with: [0xFF, 0xD8, 0xFF]))
    #expect(page.contains("property=\"og:image:width\" content=\"600\""))
    #expect(page.contains("property=\"og:image:height\" content=\"315\""))
  }

  @Test func showsAPictureOfATextInItsSizes() throws {
    let made = try Self.make([
      "Content/pages/about.md": "---\ntitle: About\n---\nSee ![A pier](../photos/pier.png) here.\n"
    ])
    #expect(made.report == "")
    let pattern =
      /<p>See <picture><source type="image\/webp" srcset="[^"]* 320w, [^"]* 600w" sizes="[^"]*" \/><img src="[^"]*\.jpg" alt="A pier" width="600" height="400" loading="lazy" style="[^"]*" \/><\/picture> here/
    #expect(made.text("about/index.html").contains(pattern))
    // The photo has no page, so nothing shows a card of it.
    #expect(made.pictures.count == 3)
  }

  @Test func showsASmallPictureItself() throws {
    let made = try Self.make([
      "Content/photos/pier.md": .text(Self.photo), "Content/photos/pier.png": .png(320, 200),
    ])
    #expect(made.report == "")
    #expect(made.pictures == ["photos/pier.png"])
    #expect(!made.text("photos/pier/index.html").contains("<picture>"))
  }

  @Test(arguments: [
    (#"{"photos": {"original": true}}"#, 5, true), (#"{"photos": {"renditions": false}}"#, 1, true),
    (#"{"photos": {"largest": 320}}"#, 3, false), (#"{"photos": {"largest": 480}}"#, 4, false),
  ])
  func followsTheSettings(settings: String, count: Int, hasMaster: Bool) throws {
    let made = try Self.make([
      "Content/photos/pier.md": .text(Self.photo), "Content/site.json": .text(settings),
    ])
    #expect(made.report == "")
    #expect(made.pictures.count == count)
    #expect(made.pictures.contains("photos/pier.png") == hasMaster)
  }

  @Test func publishesAMasterThatATextLinksTo() throws {
    let made = try Self.make([
      "Content/photos/pier.md": .text(Self.photo + "[All of it](pier.png)\n")
    ])
    #expect(made.report == "")
    #expect(made.pictures.contains("photos/pier.png"))
    #expect(made.pictures.count == 5)
  }

  @Test func publishesTheMasterOfAPhotoThatSaysSo() throws {
    let made = try Self.make([
      "Content/photos/pier.md": .text(
        Self.photo.replacing("alt:", with: "original: true\nalt:"))
    ])
    #expect(made.report == "")
    #expect(made.pictures.contains("photos/pier.png"))
    #expect(made.pictures.count == 5)
  }

  @Test func keepsThePortraitsMasterAtHome() throws {
    let made = try Self.make([
      "Content/people/ana.md": "---\nfirstName: Ana\nlastName: Lima\nimageName: ana\n---\n",
      "Content/people/ana.png": .png(640, 640),
      "Content/photos/pier.md": .text(Self.photo),
    ])
    #expect(made.report == "")
    #expect(made.pictures.filter { $0.hasPrefix("people/") }.count == 4)
    #expect(!made.pictures.contains("people/ana.png"))
  }

  @Test func publishesAMasterInPublicWithoutAWord() throws {
    let made = try Self.make([
      "Content/photos/pier.md": .text(Self.photo), "Content/public/wide.png": .png(640, 40),
    ])
    #expect(made.report == "")
    #expect(made.pictures.contains("wide.png"))
    #expect(made.pictures.count == 5)
  }

  /// A header of 60,000 × 60,000 pixels, from which libvips would make 10 GB.
  @Test func publishesNoMasterThatIsBeyondALimit() throws {
    guard case .bytes(var bytes) = TemporaryFolder.File.png(600, 400) else { return }
    bytes.replaceSubrange(16..<24, with: [0, 0, 0xEA, 0x60, 0, 0, 0xEA, 0x60])
    let made = try Self.make([
      "Content/photos/pier.md": .text(Self.photo), "Content/photos/pier.png": .bytes(bytes),
    ])
    #expect(
      made.report.hasPrefix(
        "Content/photos/pier.png: error[image-too-large]: the picture has 60000 × 60000 pixels"))
    #expect(made.pictures == [])
  }

  @Test func twoFilesOfTheSameBytesShareTheirSizes() throws {
    let made = try Self.make([
      "Content/photos/pier.md": .text(Self.photo), "Content/photos/pier.jpg": .png(600, 400),
      "Content/photos/again.md": "---\ntitle: Again\nfile: pier.jpg\nalt: Again\n---\n",
    ])
    #expect(made.report.contains("image-misnamed"))
    #expect(made.pictures.count == 4)
  }

  @Test func tellsOfAPictureOfAnotherKindThanItsName() throws {
    let made = try Self.make([
      "Content/photos/pier.md": .text(Self.photo.replacing("pier.png", with: "pier.jpg")),
      "Content/photos/pier.jpg": .png(640, 400), "Content/photos/pier.png": .text("x"),
    ])
    #expect(
      made.report.hasPrefix(
        """
        Content/photos/pier.jpg: warning[image-misnamed]: the extension is for jpeg files, but the image is png
           change the extension to match the format

        """))
    // The picture's sizes are still correct.
    #expect(made.pictures.filter { $0.hasSuffix(".webp") }.count == 2)
  }

  @Test func tellsOfPicturesThatNothingShows() throws {
    let made = try Self.make(["Content/pages/about.md": "---\ntitle: About\n---\nHello.\n"])
    #expect(
      made.report.hasPrefix(
        "Content/photos/pier.png: warning[content-unnamed-files]: nothing on the site uses"))
    #expect(made.pictures == [])
  }

  @Test func writesItsCreatorIntoEachRendition() throws {
    let made = try Self.make([
      "Content/photos/pier.md": .text(Self.photo),
      "Content/site.json": #"{"photos": {"creator": "Ana Lima", "copyright": "© 2026 Ana Lima"}}"#,
    ])
    #expect(made.pictures.count == 4)
    for path in made.pictures {
      let text = String(decoding: made.files[path] ?? [], as: UTF8.self)
      #expect(text.contains("Ana Lima"), "\(path)")
    }
  }

  @Test func placesAPictureThatBreaksOff() throws {
    guard case .bytes(let bytes) = TemporaryFolder.File.png(600, 400) else { return }
    let made = try Self.make([
      "Content/photos/pier.md": .text(Self.photo),
      "Content/photos/pier.png": .bytes(Array(bytes[..<(bytes.count / 2)])),
    ])
    #expect(
      made.report == """
        Content/photos/pier.png: error[image-damaged]: the picture's file is incomplete
           copy or export it again

        """)
  }
}
