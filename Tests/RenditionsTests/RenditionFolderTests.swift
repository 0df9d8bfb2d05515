import Application
import Foundation
import Pictures
import TestSupport
import Testing

@testable import Renditions

/// Renditions that outlast a build.
@Suite struct RenditionFolderTests {
  private static let recipe = Recipe(.width(480), .webp, quality: 80, effort: 2)

  /// A site's folder with a picture.
  private struct Studio {
    let site: TemporaryFolder
    var picture: String { site.path + "/pier.png" }
    var folder: String { site.path + "/.zoetrope/images" }

    init() throws {
      site = try TemporaryFolder(["pier.png": .png(600, 400)])
      // A change within the next milliseconds might not show in the times of the file.
      Thread.sleep(forTimeInterval: 0.05)
    }

    /// Renders as a new process would.
    func bytes() throws -> [UInt8] {
      let store = RenditionFolder(site: site.path)
      let picture = try #require(try store.picture(at: picture))
      defer { store.finish(published: []) }
      return try store.bytes(of: RenditionFolderTests.recipe, of: picture)
    }

    /// Names of the saved renditions.
    var names: [String] {
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
      return (names ?? []).filter { $0.hasSuffix(".webp") }.sorted()
    }
  }

  @Test func keepsWhatItRendered() throws {
    let studio = try Studio()
    let first = try studio.bytes()
    let name = try #require(studio.names.first)
    let date = try FileManager.default.attributesOfItem(atPath: studio.folder + "/" + name)
    #expect(try studio.bytes() == first)
    #expect(studio.names == [name])
    let again = try FileManager.default.attributesOfItem(atPath: studio.folder + "/" + name)
    #expect(again[.systemFileNumber] as? Int == date[.systemFileNumber] as? Int)
  }

  @Test(arguments: ["cut", "exchanged", "empty"])
  func usesNoFileThatIsNotAsItWasWritten(change: String) throws {
    let studio = try Studio()
    let first = try studio.bytes()
    let path = studio.folder + "/" + (try #require(studio.names.first))
    let bytes: [UInt8] =
      switch change {
      case "cut": Array(first.dropLast(1))
      case "exchanged": first.dropLast(1) + [first[first.count - 1] ^ 1]
      default: []
      }
    try Data(bytes).write(to: URL(filePath: path))
    #expect(try studio.bytes() == first)
    #expect(try [UInt8](Data(contentsOf: URL(filePath: path))) == first)
  }

  @Test func rendersInMemoryWhereNothingCanBeWritten() throws {
    let studio = try Studio()
    let first = try studio.bytes()
    try studio.site.remove(".zoetrope")
    try studio.site.write("a file", to: ".zoetrope")
    #expect(try studio.bytes() == first)
  }

  @Test func readsAPictureAgainOnlyIfItMayHaveChanged() throws {
    let studio = try Studio()
    let first = RenditionFolder(site: studio.site.path)
    let picture = try #require(try first.picture(at: studio.picture))
    _ = try first.bytes(of: Self.recipe, of: picture)
    first.finish(published: [])
    let file = try [UInt8](
      Data(contentsOf: URL(filePath: studio.folder + "/pictures")))
    func find(_ known: KnownFiles<SourcePicture>) throws(PictureFault) -> SourcePicture? {
      try known.find(studio.picture) { (state) throws(PictureFault) in
        try SourcePicture.read(studio.picture, state)
      }
    }
    let known = KnownFiles<SourcePicture>(SourcePicture.title, file)
    #expect(try find(known) == picture)
    #expect(!known.isNew)
    for place in file.indices.dropFirst(20) {
      var damaged = file
      damaged[place] ^= 1
      let known = KnownFiles<SourcePicture>(SourcePicture.title, damaged)
      #expect(try find(known) == picture)
      #expect(known.isNew)
    }
    try studio.site.write(.png(600, 401), to: "pier.png")
    let after = try #require(try find(known))
    #expect(after.hash != picture.hash)
    #expect(after.size.height == 401)
  }

  @Test func tellsAPictureThatChangedSinceItWasLookedAt() throws {
    let studio = try Studio()
    let store = RenditionFolder(site: studio.site.path)
    let picture = try #require(try store.picture(at: studio.picture))
    try studio.site.write(.png(601, 400), to: "pier.png")
    #expect(throws: PictureFault.changed) { try store.bytes(of: Self.recipe, of: picture) }
  }

  @Test func takesNoPictureThatCantBeReadForOneWithoutAColor() throws {
    let studio = try Studio()
    let store = RenditionFolder(site: studio.site.path)
    let picture = try #require(try store.picture(at: studio.picture))
    let away = studio.picture + ".away"
    try FileManager.default.moveItem(atPath: studio.picture, toPath: away)
    let fault = PictureFault.unreadable(code: ENOENT)
    #expect(throws: fault) { try store.placeholder(of: picture) }
    #expect(throws: fault) { try store.bytes(of: Self.recipe, of: picture) }
    // A preview continues with the same store after the file has come back unchanged.
    try FileManager.default.moveItem(atPath: away, toPath: studio.picture)
    #expect(try store.placeholder(of: picture) != .unknown)
    #expect(try !store.bytes(of: Self.recipe, of: picture).isEmpty)
  }

  @Test func removesWhatNoneOfTenBuildsPublished() throws {
    let studio = try Studio()
    let bytes = try studio.bytes()
    #expect(studio.names.count == 1)
    let name = try #require(studio.names.first)
    let path = "photos/pier.\(name.prefix(16)).webp"
    // Each build counts. A build that publishes the rendition resets the count.
    for build in 1...30 {
      let store = RenditionFolder(site: studio.site.path)
      let picture = try #require(try store.picture(at: studio.picture))
      if build.isMultiple(of: 5) { #expect(try store.bytes(of: Self.recipe, of: picture) == bytes) }
      _ = try store.bytes(of: Self.recipe, of: picture)
      store.finish(published: build.isMultiple(of: 5) ? [path] : [])
      #expect(studio.names == [name])
    }
    for build in 1...UnusedRenditions.patience {
      let store = RenditionFolder(site: studio.site.path)
      let other = Recipe(.width(100), .jpeg, quality: 80, effort: 1)
      let picture = try #require(try store.picture(at: studio.picture))
      _ = try store.bytes(of: other, of: picture)
      store.finish(published: [])
      #expect(studio.names.isEmpty == (build == UnusedRenditions.patience))
    }
  }

  @Test func knowsItsFilesByTheirNames() throws {
    let file = RenditionFile(name: 0xAB, versions: 7, bytes: .max, suffix: ".webp")
    #expect(file.text == "00000000000000ab-00000007-ffffffffffffffff.webp")
    #expect(RenditionFile(file.text) == file)
    for name in ["pictures", "new-1f", "unused", "ab-07-ff.webp", "", ".gitignore"] {
      #expect(RenditionFile(name) == nil)
    }
    #expect(RenditionFile.name(inPath: "photos/a.b.00000000000000ab.webp") == 0xAB)
    #expect(RenditionFile.name(inPath: "photos/pier.png") == nil)
  }
}
