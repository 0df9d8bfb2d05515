import Application
import Pictures
import TestSupport
import Testing

/// Pictures for sale, which have a watermark.
@Suite struct SiteWatermarkTests {
  private static let settings = #"{"contact": "ana@ana.example", "photos": {"watermark": "© Ana"}}"#

  private func make(
    _ lines: String, settings: String = settings,
    _ more: [String: TemporaryFolder.File] = [:]
  ) throws -> SiteRenditionsTests.Made {
    try SiteRenditionsTests.make(
      more.merging([
        "Content/site.json": .text(settings),
        "Content/photos/pier.md":
          .text("---\ntitle: Pier\nfile: pier.png\nalt: A pier\n\(lines)---\n"),
      ]) { first, _ in first })
  }

  @Test(arguments: [
    ("price: 5\n", true), ("buyURL: https://b.example\n", true),
    ("editions: [{name: Large, price: 5}]\n", true), ("", false), ("price: 5\nsold: true\n", false),
    ("editions: [{name: Large, price: 5, count: 1, sold: 1}]\n", false),
  ])
  func marksWhatIsForSale(lines: String, isMarked: Bool) throws {
    let plain = try make(lines, settings: #"{"contact": "ana@ana.example"}"#)
    let made = try make(lines)
    #expect(made.report == "")
    #expect(made.pictures.count == 4)
    #expect((Set(made.pictures).isDisjoint(with: plain.pictures)) == isMarked)
  }

  /// Otherwise a copy without the watermark would be published, too.
  @Test func marksAFileWhereverItIsShown() throws {
    let made = try make(
      "price: 5\n",
      [
        "Content/photos/free.md": "---\ntitle: Free\nfile: pier.png\nalt: A pier\n---\n",
        "Content/pages/about.md": "---\ntitle: About\n---\nSee ![A pier](../photos/pier.png).\n",
      ])
    #expect(made.report == "")
    #expect(made.pictures.count == 4)
  }

  @Test(arguments: ["../photos/pier.png", "/photos/pier.png"])
  func tellsOfALinkToTheFileItself(address: String) throws {
    let about = "---\ntitle: About\n---\n[The file](\(address))\n"
    let made = try make("price: 5\n", ["Content/pages/about.md": .text(about)])
    #expect(
      made.report == """
        Content/pages/about.md:4:12: warning[link-without-watermark]: this publishes the original file of a photo for sale, without the watermark
            4 | [The file](\(address))
              |            \(String(repeating: "^", count: 1))\(String(repeating: "~", count: address.utf8.count - 1)) link to the photo's page instead of its file

        """)
    #expect(try make("", ["Content/pages/about.md": .text(about)]).report == "")
    // The warning names the key that publishes the file, not a link.
    let original = try make(
      "price: 5\noriginal: true\n", ["Content/pages/about.md": .text(about)])
    #expect(!original.report.contains("about.md"))
  }

  @Test func tellsOfAKeyThatPublishesAFileForSaleBesideItsMarkedSizes() throws {
    let made = try make("price: 5\noriginal: true\n")
    #expect(
      made.report == """
        Content/photos/pier.md:6:11: warning[content-watermark-beside-originals]: this publishes the original file of a photo for sale, without the watermark
            6 | original: true
              |           ^~~~ remove 'original', or write 'original: false' for photos that are for sale

        """)
    #expect(made.pictures.contains("photos/pier.png"))
    #expect(try make("original: true\n").report == "")
    let unmarked = #"{"contact": "ana@ana.example"}"#
    #expect(try make("price: 5\noriginal: true\n", settings: unmarked).report == "")
  }

  /// The album's key is reported once for all of its photos. A photo for sale may exclude its file.
  @Test(arguments: [("", true), (", original: false", false)])
  func tellsOfAnAlbumThatPublishesAFileForSale(key: String, isTold: Bool) throws {
    let index = """
      ---
      original: true
      photos:
        - {file: a.png, alt: A, price: 5\(key)}
        - {file: b.png, alt: B, price: 7\(key)}
        - {file: c.png, alt: C}
      ---

      """
    let files = ["a", "b", "c"].map { name in
      ("Content/photos/ice/\(name).png", TemporaryFolder.File.png(400, 300))
    }
    let made = try make(
      "",
      [String: TemporaryFolder.File](uniqueKeysWithValues: files).merging(
        ["Content/photos/ice/index.md": .text(index)]) { $1 })
    #expect(
      made.report
        == (isTold
          ? """
          Content/photos/ice/index.md:2:11: warning[content-watermark-beside-originals]: this publishes the original file of a photo for sale, without the watermark
              2 | original: true
                |           ^~~~ remove 'original', or write 'original: false' for photos that are for sale

          """ : ""))
    #expect(made.pictures.contains("photos/ice/a.png") == isTold)
    #expect(made.pictures.contains("photos/ice/c.png"))
  }

  @Test func tellsOfALinkToAFileForSaleWithoutAWatermark() throws {
    let settings = #"{"contact": "ana@ana.example"}"#
    let about: [String: TemporaryFolder.File] = [
      "Content/pages/about.md": "---\ntitle: About\n---\n[The file](/photos/pier.png)\n"
    ]
    #expect(
      try make("price: 5\n", settings: settings, about).report == """
        Content/pages/about.md:4:12: warning[link-to-master]: this publishes the original file of a photo for sale, in full size
            4 | [The file](/photos/pier.png)
              |            ^~~~~~~~~~~~~~~~ link to the photo's page, or write 'original: true' in the photo if everyone may have its file

        """)
    for lines in ["", "price: 5\noriginal: true\n", "price: 5\nsold: true\n"] {
      #expect(try make(lines, settings: settings, about).report == "")
    }
    let all = #"{"contact": "ana@ana.example", "photos": {"renditions": false}}"#
    #expect(try make("price: 5\n", settings: all, about).report == "")
  }

  @Test(arguments: [
    ("navigation", #""navigation": [{"name": "P", "url": "/photos/pier.png"}], "contact": "/""#),
    ("license", #""license": {"name": "P", "url": "/photos/pier.png"}, "contact": "/""#),
    ("contact", #""contact": "/photos/pier.png""#),
  ])
  func tellsOfSettingsThatLinkToAFileForSale(key: String, settings: String) throws {
    let made = try make("price: 5\n", settings: "{\(settings)}")
    #expect(
      made.report == """
        Content/site.json: warning[link-to-master]: '\(key)' links to and so publishes the original file of a photo for sale, in full size
           link to the photo's page, or write 'original: true' in the photo if everyone may have its file

        """)
    #expect(try make("", settings: "{\(settings)}").report == "")
  }

  @Test func tellsOfATemplateThatLinksToAFileForSale() throws {
    let made = try make(
      "price: 5\n", ["Templates/404.html": "<p><a href=\"/photos/pier.png\">All of it</a></p>\n"])
    #expect(
      made.report == """
        Templates/404.html:1:13: warning[link-without-watermark]: this publishes the original file of a photo for sale, without the watermark
            1 | <p><a href="/photos/pier.png">All of it</a></p>
              |             ^~~~~~~~~~~~~~~~ link to the photo's page instead of its file

        """)
  }

  @Test func marksAPictureThatIsTooSmallForSizes() throws {
    let made = try make("price: 5\n", ["Content/photos/pier.png": .png(200, 100)])
    #expect(made.report == "")
    #expect(!made.pictures.contains("photos/pier.png"))
    #expect(made.pictures.count == 3)
  }

  @Test func goesOutWithoutItWhereItCannotBeDrawn() throws {
    // An empty character draws nothing, like letters that no font has.
    let settings = #"{"contact": "a@b.example", "photos": {"watermark": "\#u{200B}"}}"#
    let folder = try TemporaryFolder([
      "Content/site.json": .text(settings), "Content/photos/pier.png": .png(600, 400),
      "Content/photos/pier.md": "---\ntitle: Pier\nfile: pier.png\nalt: A\nprice: 5\n---\n",
    ])
    for _ in 1...2 {
      let made = try SiteRenditionsTests.make(in: folder)
      #expect(
        made.report == #"""
          Content/site.json:1:52: warning[image-no-watermark]: pictures for sale are published without the watermark: this libvips can't draw it, or no font has its letters
              1 | {"contact": "a@b.example", "photos": {"watermark": "�"}}
                |                                                    ^~~ install 'libvips42' with Pango, and a font such as 'fonts-dejavu-core'

          """#)
      #expect(made.pictures.count == 4)
      #expect(made.pictures.allSatisfy { made.files[$0]?.isEmpty == false })
    }
  }
}
