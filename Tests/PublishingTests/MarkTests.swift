import Testing

@testable import Publishing

/// Files that a build reads to find out whether they are still its own.
@Suite struct MarkTests {
  private let pages = ["index.html": "home", "trips/index.html": "trips"]
  private let times = ".Output.zoetrope/times"

  /// A site that was published an hour ago, so fast that its files and their marks have the same
  /// time.
  private func published() throws -> SiteFolder {
    let site = SiteFolder()
    try site.publish(pages)
    for page in pages.keys { try site.age("Output/\(page)", seconds: 3600) }
    // Records these times.
    try site.publish(pages)
    try site.age(times, seconds: 3600)
    return site
  }

  private func changes(_ site: SiteFolder) throws -> [String] {
    let recording = RecordingFileSystem()
    let report = try site.publish(pages, fileSystem: recording)
    #expect(report.unchanged == pages.count)
    return recording.changes
  }

  @Test func vouchesForFilesThatWereInDoubtOnceTheyHaveBeenRead() throws {
    let site = try published()
    #expect(try changes(site) == ["create times", "write"])
    #expect(try changes(site) == [])
  }

  @Test func leavesMarksThatWouldStillBeInDoubtAsTheyAre() throws {
    let site = try published()
    for page in pages.keys { try site.age("Output/\(page)", seconds: -3600) }
    // The marks change, and are valid in an hour.
    #expect(try changes(site) == ["create times", "write"])
    #expect(try changes(site) == [])
  }
}
