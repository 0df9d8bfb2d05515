import Content
import Diagnostics
import Domain
import Testing

/// Slugs of photos whose file names tell when or where they were taken.
@Suite struct PrivateSlugTests {
  private static let name = "PXL_20250611_101533123"
  private static let folder = "Content/photos/iceland"

  private func slugs(_ files: [String: String]) throws -> [String] {
    let loaded = try TestSite(files).load()
    #expect(loaded.report == "")
    return loaded.content.photos.map(\.slug.text).sorted()
  }

  @Test func areMadeOfTheTitleAndThePicture() throws {
    let album = ["\(Self.folder)/index.md": "---\ntitle: Iceland\n---\n"]
    let plain = try slugs(album.merging(["\(Self.folder)/\(Self.name).jpg": "a"]) { $1 })
    #expect(plain.count == 1)
    #expect(plain[0].wholeMatch(of: /photo-[0-9a-f]{8}/) != nil)
    // Neither the album, nor the name, nor the title that the picture states is a part of it.
    #expect(
      try slugs([
        "Content/photos/norway/index.md": "", "Content/photos/norway/20250611_101533.jpg": "a",
      ]) == plain)
    let titled = [
      "---\ntitle: Black sand\nfile: x.jpg\nalt: x\n---\n": "Content/photos/\(Self.name).md",
      #"{"title": "Black sand", "file": "x.jpg", "alt": "x"}"#: "Content/photos/\(Self.name).json",
      "+++\ntitle = \"Black sand\"\nfile = \"x.jpg\"\nalt = \"x\"\n+++\n":
        "Content/photos/\(Self.name).md",
      "---\ntitle: Black sand\nfile: ../x.jpg\nalt: x\n---\n":
        "Content/photos/\(Self.name)/index.md",
    ]
    for (text, path) in titled {
      #expect(
        try slugs([path: text, "Content/photos/x.jpg": "a"])
          == [plain[0].replacing("photo", with: "black-sand")])
    }
  }

  @Test func aWrittenSlugStays() throws {
    #expect(
      try slugs([
        "\(Self.folder)/index.md":
          "---\nphotos:\n  - {file: \(Self.name).jpg, slug: my-20250611_101533}\n---\n",
        "\(Self.folder)/\(Self.name).jpg": "a",
        "Content/photos/IMG_20250611_101533.md":
          "---\ntitle: X\nslug: IMG_20250611_101533\nfile: x.jpg\nalt: x\n---\n",
        "Content/photos/x.jpg": "a",
      ]) == ["IMG_20250611_101533", "my-20250611_101533"])
  }

  @Test func theSamePictureTwiceIsToldOnce() throws {
    let loaded = try TestSite([
      "\(Self.folder)/index.md": "", "\(Self.folder)/\(Self.name).jpg": "a",
      "\(Self.folder)/\(Self.name)~2.jpg": "a", "\(Self.folder)/20250611_111533.jpg": "b",
    ]).load()
    #expect(
      loaded.report.hasPrefix(
        """
        Content/photos/iceland/PXL_20250611_101533123~2.jpg: error[content-same-picture]: \
        'Content/photos/iceland/PXL_20250611_101533123.jpg' and \
        'Content/photos/iceland/PXL_20250611_101533123~2.jpg' show the same picture, so the address \
        of both photos would be 'photo-
        """), "\(loaded.report)")
    #expect(loaded.ids == ["content-same-picture"])
  }

  @Test func aPictureThatIsNotThereIsNoSecondMistake() throws {
    let loaded = try TestSite([
      "Content/photos/\(Self.name).md": "---\ntitle: X\nfile: a.jpg\nalt: x\n---\n",
      "Content/photos/IMG_20250611_101533.md": "---\ntitle: X\nfile: b.jpg\nalt: x\n---\n",
    ]).load()
    #expect(loaded.ids == [])
  }

  @Test(arguments: [
    ("title: Iceland", ["iceland-a"], []), ("slug: north", ["north-a"], []),
    ("", [], ["content-album-name"]), ("title: 2025-06-11 10.15", [], ["content-album-name"]),
  ])
  func anAlbumsFolderIsNotPublishedEither(key: String, slugs: [String], ids: [String]) throws {
    let loaded = try TestSite([
      "Content/photos/2025-06-11 at 10.15.33/index.md": "---\n\(key)\n---\n",
      "Content/photos/2025-06-11 at 10.15.33/a.jpg": "a",
    ]).load()
    #expect(loaded.ids == ids)
    #expect(ids.isEmpty == false || loaded.content.photos.map(\.slug.text) == slugs)
    for album in loaded.content.albums { #expect(!album.attributes.title.contains("10")) }
  }

  @Test(arguments: [("IMG_0001", "IMG 0001"), ("20250611_101533", "20250611 101533")])
  func aWrittenTitleThatIsTheNameCountsAsNone(name: String, title: String) throws {
    let loaded = try TestSite([
      "Content/photos/pier.md": "---\ntitle: \(title)\nfile: \(name).jpg\nalt: x\n---\n",
      "Content/photos/quay.md": "---\ntitle: \(title) b\nfile: \(name).jpg\nalt: x\n---\n",
      "Content/photos/\(name).jpg": "",
    ]).load()
    #expect(loaded.report == "")
    #expect(Set(loaded.content.photos.map(\.model.title)) == [nil, "\(title) b"])
  }

  @Test(arguments: ["DSCF1035", "PXL_20250611_101533123.jpg", "2025-06-11 10:15:33"])
  func aTitleOfThePictureThatIsAFilesNameCountsAsNone(title: String) throws {
    let loaded = try TestSite([
      "Content/photos/pier.md": "---\nfile: x.jpg\nalt: x\n---\n",
      "Content/photos/x.jpg": "title=\(title)",
    ]).load()
    #expect(loaded.report == "")
    #expect(loaded.content.photos.map(\.model.title) == [nil])
    #expect(loaded.content.photos.map(\.slug.text) == ["pier"])
  }
}
