import Foundation
import Testing

@testable import Content

@Suite struct IdentityReaderTests {
  @Test func tellsTheSameOfAFileInWhicheverFolderItLies() throws {
    let paths = [
      "Content/index.md", "Content/site.json", "Content/trips/a.md", "Content/trips/b/index.md",
      "Content/trips/b/map.png", "Content/trips/c.md", "Content/trips/d.md", "Content/trips/e.md",
      "Content/tripsandmore/a.md", "Content/zürich/é.md", "Content/zürich/ö.md", "readme.md",
    ]
    let site = try TestSite(Dictionary(uniqueKeysWithValues: paths.map { ($0, $0) }))
    var reader = IdentityReader(site.folder)
    for path in paths + paths.reversed() {
      let identity = FileIdentity(of: site.folder + "/" + path)
      #expect(identity != nil)
      #expect(reader.identity(of: path) == identity, "\(path)")
    }
  }

  /// Cameras and archives write such dates; nanoseconds since 1970 end in 2262.
  @Test(arguments: [-11_676_096_000, 9_246_182_400, 10_413_792_000])
  func tellsOfFilesOfAnyDate(seconds: Double) throws {
    let site = try TestSite(["Content/trips/a.md": "a"])
    let path = site.folder + "/Content/trips/a.md"
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: seconds)], ofItemAtPath: path)
    let identity = FileIdentity(of: path)
    #expect(identity != nil)
    #expect(FileIdentity(of: path) == identity)
  }

  @Test func tellsNothingOfWhatIsNotThere() throws {
    let site = try TestSite(["Content/trips/a.md": "a", "Content/trips/b.md": "b"])
    var reader = IdentityReader(site.folder)
    for folder in ["trips", "lost"] {
      for name in ["c.md", "d.md"] {
        #expect(reader.identity(of: "Content/\(folder)/\(name)") == nil)
      }
    }
    #expect(reader.identity(of: "Content/trips/a.md") != nil)
    var lost = IdentityReader(site.folder + "/lost")
    #expect(lost.identity(of: "Content/trips/a.md") == nil)
    #expect(lost.identity(of: "Content/trips/b.md") == nil)
  }
}
