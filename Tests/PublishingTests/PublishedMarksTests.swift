import Application
import Foundation
import Testing

@testable import Publishing

/// Marks that show, without reading files, that these are as the last build left them.
@Suite struct PublishedMarksTests {
  private let pages = [
    "index.html": "home", "trips/index.html": "trips", "trips/lisbon/index.html": "Lisbon",
  ]

  /// A site that was published an hour ago.
  private func published() throws -> (site: SiteFolder, last: PublishedState) {
    let site = SiteFolder()
    try site.publish(pages)
    for page in pages.keys { try site.age("Output/\(page)", seconds: 3600) }
    let report = try site.publish(pages)
    return (site, report.published)
  }

  /// Number of files that are found untouched; `nil` if that is not certain.
  private func untouched(_ site: SiteFolder, since last: PublishedState, jobs: Int = 1) throws
    -> Int?
  {
    let fileSystem = RecordingFileSystem()
    let location = try OutputLocation.find(
      site.output, site: nil, sources: [], fileSystem: fileSystem)
    let workspace = try Workspace.enter(location, fileSystem: fileSystem)
    defer { #expect(fileSystem.changes == []) }
    guard let marks = PublishedMarks(in: workspace, since: last) else { return nil }
    let areUntouched = marks.untouchedFiles(jobs: jobs)
    return areUntouched.allSatisfy(\.self) ? areUntouched.count : nil
  }

  @Test(arguments: [1, 2, 8]) func vouchesForFilesThatNobodyTouched(_ jobs: Int) throws {
    let (site, last) = try published()
    #expect(try untouched(site, since: last, jobs: jobs) == 3)
    // A foreign file does not count.
    try site.write("ana.example", to: "Output/CNAME")
    #expect(try untouched(site, since: last, jobs: jobs) == 3)
  }

  @Test(arguments: ["index.html", "trips/lisbon/index.html"])
  func noticesAFileThatWasWrittenAgain(_ page: String) throws {
    let (site, last) = try published()
    let text = try #require(site.read("Output/\(page)"))
    try site.write(text, to: "Output/\(page)")
    #expect(try untouched(site, since: last) == nil)
  }

  @Test func noticesAFileThatIsGoneOrReplaced() throws {
    let (site, last) = try published()
    try site.remove("Output/trips/index.html")
    #expect(try untouched(site, since: last) == nil)
    try site.write("trips", to: "Output/trips/index.html/inner")
    #expect(try untouched(site, since: last) == nil)
  }

  @Test(arguments: ["manifest", "times"])
  func trustsNoListThatIsAnotherOne(_ name: String) throws {
    let (site, last) = try published()
    let list = name == "manifest" ? site.manifest : ".Output.zoetrope/times"
    let bytes = try #require(FileManager.default.contents(atPath: "\(site.path)/\(list)"))
    for index in stride(from: 0, to: bytes.count, by: 7) {
      var changed = bytes
      changed[index] ^= 1
      try changed.write(to: URL(filePath: "\(site.path)/\(list)"))
      #expect(try untouched(site, since: last) == nil, "byte \(index)")
    }
    try site.remove(list)
    #expect(try untouched(site, since: last) == nil)
  }

  /// If an older copy of the output is copied over it, withdrawn pages come back.
  @Test func trustsNoListBesideAnother() throws {
    let (site, last) = try published()
    try site.write("", to: "Output/\(Manifest.empty.fileName)")
    #expect(try untouched(site, since: last) == nil)
  }

  @Test func trustsNoListUnderAnotherName() throws {
    let (site, last) = try published()
    try FileManager.default.moveItem(
      atPath: "\(site.path)/\(site.manifest)",
      toPath: "\(site.output)/\(Manifest.empty.fileName)")
    #expect(try untouched(site, since: last) == nil)
  }

  /// Such files with correct hashes don't occur, but reading them must still be safe.
  @Test func readsNothingBeyondTheEndOfAListThatIsCut() throws {
    let (site, _) = try published()
    for list in [site.manifest, ".Output.zoetrope/times"] {
      let path = "\(site.path)/\(list)"
      let bytes = try #require(FileManager.default.contents(atPath: path))
      // Without the last line end nothing is missing yet.
      for length in bytes.indices.dropLast() {
        try bytes.prefix(length).write(to: URL(filePath: path))
        let manifest = try #require(
          FileManager.default.contents(atPath: "\(site.path)/\(site.manifest)"))
        let times = try #require(
          FileManager.default.contents(atPath: site.path + "/.Output.zoetrope/times"))
        let last = PublishedState(
          manifest: Manifest.hash(of: Array(manifest)), times: FileTimes.hash(of: Array(times)))
        #expect(try untouched(site, since: last) != 3, "\(length) bytes of \(list)")
      }
      try bytes.write(to: URL(filePath: path))
    }
  }
}
