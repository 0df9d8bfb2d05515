import Content
import Diagnostics
import Domain
import TestSupport
import Testing

/// Slugs of photos whose file names reveal when or where they were taken.
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
    // Neither the album, nor the name, nor the title in the picture is part of the slug.
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

  @Test func theSamePictureTwiceIsToldWhateverTheTitles() throws {
    let loaded = try TestSite([
      "Content/photos/\(Self.name).md": "---\ntitle: Pier\nfile: x.jpg\nalt: x\n---\n",
      "Content/photos/\(Self.name)~2.md": "---\ntitle: Quay\nfile: y.jpg\nalt: x\n---\n",
      "Content/photos/x.jpg": "a", "Content/photos/y.jpg": "a",
    ]).load()
    #expect(loaded.ids == ["content-same-picture"])
    let report = loaded.report.replacing(/[0-9a-f]{8}'/, with: "*'")
    #expect(report.contains("so the addresses 'pier-*' and 'quay-*' would lead to one photo"))
  }

  /// Reader of pictures whose hashes differ in all but the digits that are published.
  private struct LikePictures: PictureReader {
    func facts(of path: String) -> PictureFacts { PictureFacts() }

    func dataHash(of path: String) throws(PictureReadFault) -> UInt64 {
      try WrittenPictures().dataHash(of: path) << 32 | 0x1a2b3c4d
    }
  }

  @Test(arguments: [
    (
      ["\(folder)/index.md": "", "\(folder)/\(name).jpg": "a", "\(folder)/\(name)~2.jpg": "b"],
      ["write a 'slug' for one of them", "rename one of them"]
    ),
    (
      [
        "Content/pages/walk/\(name).mov": "a", "Content/pages/walk/\(name)~2.mov": "b",
        "Content/pages/walk/\(name)~3.mov": "b",
      ], ["rename one of them"]
    ),
  ])
  func differentPicturesWithTheSameDigitsAreTold(
    files: [String: String], fixes: [String]
  ) throws {
    let site = try TestSite(files)
    let collector = DiagnosticCollector()
    _ = ContentLoader(site: site.folder, jobs: 2, pictures: LikePictures()).load(collector)
    let found = collector.diagnostics.withoutPhotoRemarks
    #expect(Set(found.map(\.id.text)) == ["content-same-digits"])
    #expect(Set(found.compactMap(\.fix)) == Set(fixes))
  }

  /// A script or a stylesheet may load other files by their names.
  @Test func onlyPicturesFilmsAndRecordingsAreRenamed() throws {
    let kept = [
      "data/1699999999.csv", "font-101533.woff2", "report_2024-05-01_1230.pdf",
      "20250611_101533/map.txt",
    ]
    let renamed = ["PXL_20250611_101533.dng", "VID_20250611_101533.mov", "20250611_101533/a.m4a"]
    let loaded = try TestSite(
      Dictionary(uniqueKeysWithValues: (kept + renamed).map { ("Content/pages/walk/\($0)", "a") })
    ).load()
    let paths = loaded.content.assets.map(\.publishedPath)
    #expect(Set(paths).isSuperset(of: kept.map { "/pages/walk/\($0)" }))
    #expect(paths.allSatisfy { path in !renamed.contains { path.hasSuffix("/\($0)") } })
    #expect(paths.count == kept.count + renamed.count)
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
