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

  @Test func saysWhichFileIsMeant() throws {
    #expect(
      try site(listed("zebray.png", "draft: true")).report == """
        Content/photos/iceland/index.md:4:11: error[content-missing-file]: 'file' names a file that does not exist
            4 |   - file: "zebray.png"
              |           ^~~~~~~~~~~~ did you mean 'zebrax.png'?

        """)
  }
}
