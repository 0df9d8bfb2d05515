import Foundation
import Renditions
import TestSupport
import Testing

/// Sites whose pictures are decoded but not rendered.
@Suite struct RenditionCheckTests {
  private static func check(_ folder: TemporaryFolder) throws -> SiteRenditionsTests.Made {
    try SiteRenditionsTests.make(in: folder, RenditionCheck(RenditionFolder(site: folder.path)))
  }

  private static func photo(of picture: TemporaryFolder.File) throws -> TemporaryFolder {
    try TemporaryFolder([
      "Content/photos/pier.md": .text(SiteRenditionsTests.photo),
      "Content/photos/pier.png": picture,
    ])
  }

  @Test func makesTheSamePathsAndWritesNothing() throws {
    let folder = try Self.photo(of: .png(600, 400))
    let checked = try Self.check(folder)
    #expect(checked.report == "")
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/.zoetrope"))
    let made = try SiteRenditionsTests.make(in: folder)
    #expect(checked.files.keys.sorted() == made.files.keys.sorted())
    #expect(checked.pictures.allSatisfy { checked.files[$0] == [] })
  }

  @Test func reportsADamagedPictureAsABuildDoes() throws {
    guard case .bytes(let whole) = TemporaryFolder.File.png(600, 400) else { return }
    let folder = try Self.photo(of: .bytes(Array(whole.prefix(whole.count / 2))))
    let checked = try Self.check(folder)
    #expect(
      checked.report == """
        Content/photos/pier.png: error[image-damaged]: the picture's file is incomplete
           copy or export it again

        """)
    #expect(try SiteRenditionsTests.make(in: folder).report == checked.report)
  }
}
