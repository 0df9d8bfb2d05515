import Content
import Foundation
import TestSupport
import Testing

@testable import Renditions

/// Sites with pictures whose file names reveal when or where they were taken.
@Suite struct PrivateNameTests {
  private typealias Sites = SiteRenditionsTests

  private static let name = "PXL_20250611_101533123"

  private static let files: [String: TemporaryFolder.File] = [
    "Content/site.json": .text(
      #"{"title": "Ana", "unsafeHTML": true, "photos": {"original": true}}"#),
    "Content/photos/iceland/index.md": .text("---\ntitle: Iceland\n---\n"),
    "Content/photos/iceland/\(name).png": .png(500, 300),
    "Content/photos/iceland/black-sand.png": .png(500, 301),
    "Content/photos/\(name).md": .text("---\ntitle: Pier\nalt: A pier\nfile: \(name).png\n---\n"),
    "Content/photos/\(name).png": .png(500, 302),
    "Content/pages/walk/index.md": .text(
      """
      ---
      title: Walk
      ---
      ![Sand](../../photos/iceland/\(name).png)

      [a](../../photos/iceland/\(name).png) [b](/photos/iceland-\(name.lowercased())/)
      [c](../../photos/\(name).md) [d](/photos/\(name)/) [e](/photos/#photo-\(name))
      [f](../../photos/index.md#photo-\(name)) [g](Talk%202025-06-11%20at%2010.15.33.m4a)
      [h](/photos/iceland/\(name).png) [i](20250611_101533/walk.m4a)

      <a href="#photo-iceland-\(name.lowercased())">j</a>
      <a href="../photos/#photo-\(name)">k</a>
      """),
    "Content/pages/walk/Talk 2025-06-11 at 10.15.33.m4a": .text("talk"),
    "Content/pages/walk/20250611_101533/walk.m4a": .text("film"),
    "Content/photos/index.md": .text("---\ntitle: Photos\n---\n"),
  ]

  @Test func appearNowhere() throws {
    let made = try Sites.make(Self.files)
    #expect(made.report.contains("error") == false, "\(made.report)")
    for (path, bytes) in made.files {
      for secret in ["20250611", "2025-06-11", "101533", "10.15.33", "PXL", "pxl"] {
        #expect(!path.contains(secret), "\(path) tells \(secret)")
        #expect(
          String(decoding: bytes, as: UTF8.self).contains(secret) == false,
          "\(path) tells \(secret)")
      }
    }
  }

  @Test func linksByThemKeepWorking() throws {
    let made = try Sites.make(Self.files)
    let page = made.text("walk/index.html")
    let photo = try #require(
      made.files.keys.first { $0.hasPrefix("photos/photo-") && $0.hasSuffix("/index.html") }
    )
    .replacing("/index.html", with: "")
    let pier = try #require(
      made.files.keys.first { $0.hasPrefix("photos/pier-") && $0.hasSuffix("/index.html") }
    )
    .replacing("/index.html", with: "")
    #expect(photo.wholeMatch(of: /photos\/photo-[0-9a-f]{8}/) != nil)
    #expect(pier.wholeMatch(of: /photos\/pier-[0-9a-f]{8}/) != nil)
    let links = page.matches(of: /href="([^"]*)">([a-k])</)
      .map { "\($0.2) \($0.1)".replacing(/[0-9a-f]{8}\.(m4a|png)/) { "*.\($0.1)" } }
    let slug = pier.replacing("photos/", with: "")
    #expect(
      links == [
        "a /journal/\(photo)/", "b /journal/\(photo)/", "c /journal/\(pier)/",
        "d /journal/\(pier)/", "e /journal/photos/#photo-\(slug)",
        "f /journal/photos/#photo-\(slug)", "g /journal/walk/file-*.m4a",
        "h /journal/photos/iceland/photo-*.png", "i /journal/walk/walk-*.m4a",
        "j #photo-\(photo.replacing("photos/", with: ""))",
        "k ../photos/#photo-\(slug)",
      ])
    #expect(page.contains("/journal/\(photo)/\" tabindex"))
  }

  @Test func staysWhereMetadataChangeOverBuildsWithACache() throws {
    let folder = try TemporaryFolder(Self.files)
    func paths() throws -> [String] {
      Thread.sleep(forTimeInterval: 0.05)
      let store = RenditionFolder(site: folder.path)
      let made = try Sites.make(in: folder, store, pictures: store)
      store.finish(published: [])
      return made.files.keys.filter { $0.hasPrefix("photos/") && $0.hasSuffix(".html") }.sorted()
    }
    let first = try paths()
    let (kept, known) = ("Content/photos/iceland/\(Self.name).png", try paths())
    try folder.write(.png(500, 300, exif: TIFFBuilder.camera.bytes), to: kept)
    #expect(known == first)
    #expect(try paths() == first)
  }

  /// Reader that can't read any file for its name.
  private struct NoNames: PictureReader {
    func facts(of path: String) -> PictureFacts { PictureFacts() }
    func dataHash(of path: String) throws(PictureReadFault) -> UInt64 { throw .file(.system(EIO)) }
  }

  @Test(arguments: [("", false), ("[a](\(name).mov)", true), ("![a](\(name).png)", true)])
  func aFileThatCantBeReadIsAnErrorIfItIsPublished(link: String, isError: Bool) throws {
    let folder = try TemporaryFolder([
      "Content/pages/walk/index.md": .text("---\ntitle: Walk\n---\n\(link)\n"),
      "Content/pages/walk/\(Self.name).mov": .text("film"),
      "Content/pages/walk/\(Self.name).png": .png(500, 300),
    ])
    let report = try Sites.make(in: folder, pictures: NoNames()).report
    #expect(report.contains("error[site-unreadable-file]") == isError, "\(report)")
  }

  @Test func aPhotoWithoutATitleIsAPhoto() throws {
    let made = try Sites.make(
      Self.files.merging(["Content/photos/iceland/DSCF1035.png": .png(500, 303)]) { $1 })
    let page = made.text("photos/iceland-dscf1035/index.html")
    #expect(page.contains("<title>Photo – Ana</title>"))
    #expect(page.contains("alt=\"Photo\""))
    #expect(!page.contains("DSCF1035<") && !page.contains("DSCF1035\" "))
  }
}
