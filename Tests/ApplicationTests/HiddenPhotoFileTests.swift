import TestSupport
import Testing

@testable import Application

/// Photos that are kept private hide their pictures, also under names with a mistake.
@Suite struct HiddenPhotoFileTests {
  private static let album = "---\ntitle: Iceland\n---\n"
  private static let keys = [
    "draft: true", "visibility: private", "publishDate: 2999-01-01", "expiryDate: 2001-01-01",
  ]

  private func site(_ index: String, _ photo: String? = nil) throws -> MadeSite {
    var files: [String: TemporaryFolder.File] = [
      "Content/photos/iceland/index.md": .text(index),
      "Content/photos/iceland/zebrax.png": .png(8, 6),
    ]
    if let photo { files["Content/photos/iceland/x.md"] = .text(photo) }
    return try made(files)
  }

  private func listed(_ file: String, _ key: String) -> String {
    "---\ntitle: Iceland\nphotos:\n  - file: \"\(file)\"\n    alt: x\n    \(key)\n---\n"
  }

  @Test(arguments: keys) func isAnErrorIfTheFileDoesNotExist(key: String) throws {
    for file in ["zebray.png", "Zebrax.png", "zebrax.png ", "zebrax.png#wide"] {
      let isOfSameSlug = file == "Zebrax.png"
      #expect(
        try site(listed(file, key)).ids
          == [isOfSameSlug ? "content-duplicate-slug" : "content-missing-file"], "\(file)")
      let own = "---\ntitle: X\nalt: x\nfile: \"\(file)\"\n\(key)\n---\n"
      #expect(try site(Self.album, own).ids == ["content-missing-file"], "\(file)")
    }
  }

  @Test(arguments: keys) func hidesThePictureUnderEachOfItsNames(key: String) throws {
    for file in ["zebrax.png", "zebrax%2Epng", "./zebrax.png", "zebrax.png?wide"] {
      let site = try site(listed(file, key))
      #expect(site.report == "", "\(file)")
      #expect(site.paths(with: "zebrax") == [], "\(file)")
    }
  }

  /// A photo elsewhere, another photo, a text or an address of the web may mean the same picture.
  @Test(arguments: keys) func hidesThePictureFromEverythingElse(key: String) throws {
    let photo = "---\ntitle: X\nalt: x\nfile: iceland/zebrax.png\n\(key)\n---\n"
    let shown = "---\ntitle: Y\nalt: y\nfile: iceland/zebrax.png\n---\n"
    let address = photo.replacing("file: iceland", with: "url: https://a.example")
    let picture = ("Content/photos/iceland/zebrax.png", TemporaryFolder.File.png(8, 6))
    let index = ("Content/photos/iceland/index.md", TemporaryFolder.File.text(Self.album))
    let sites: [[(String, TemporaryFolder.File)]] = [
      [picture, index, ("Content/photos/x.md", .text(photo))],
      [picture, ("Content/photos/x.md", .text(photo)), ("Content/photos/y.md", .text(shown))],
      [picture, index, ("Content/photos/iceland/x.md", .text(address))],
    ]
    for site in sites {
      let site = try made(Dictionary(uniqueKeysWithValues: site))
      #expect(site.ids.filter { $0 != "content-distant-photo" } == ["content-hidden-picture"])
      #expect(site.paths(with: "zebrax").filter { $0.hasSuffix(".png") } == [])
    }
    let page = "---\ntitle: A\n---\n![a](../photos/iceland/zebrax.png)\n"
    let site = try made([
      picture.0: picture.1, "Content/photos/x.md": .text(photo), "Content/pages/a.md": .text(page),
    ])
    #expect(site.ids == ["link-to-hidden"])
    #expect(site.paths(with: "zebrax") == [])
  }

  @Test func namesThePhotoThatIsHidden() throws {
    let site = try made([
      "Content/photos/a.png": .png(8, 6),
      "Content/photos/x.md": "---\ntitle: X\nalt: x\nfile: a.png\ndraft: true\n---\n",
      "Content/photos/y.md": "---\ntitle: Y\nalt: y\nfile: a.png\n---\n",
    ])
    #expect(
      site.report == """
        Content/photos/y.md:4:7: error[content-hidden-picture]: 'Content/photos/a.png' is also the picture of 'Content/photos/x.md', which isn't published
            4 | file: a.png
              |       ^~~~~ remove one of the two photos, or publish both

        """)
  }

  @Test func saysWhichFileIsMeant() throws {
    #expect(
      try site(listed("zebray.png", "draft: true")).report == """
        Content/photos/iceland/index.md:4:11: error[content-missing-file]: 'file' names a file that doesn't exist
            4 |   - file: "zebray.png"
              |           ^~~~~~~~~~~~ did you mean 'zebrax.png'?

        """)
  }
}
