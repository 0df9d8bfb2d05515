import Content
import Files
import Foundation
import Testing

@testable import Publishing

/// Unchanged folders aren't read again. Changed ones always are.
@Suite struct FolderMarkTests {
  private let pages = [
    "index.html": "home", "trips/index.html": "trips", "trips/lisbon/index.html": "Lisbon",
    "trips/porto/index.html": "Porto", "trips/porto/trip.ics": "calendar", "tags/sea.html": "sea",
  ]

  private func changed(_ text: String) -> [String: String] {
    pages.merging(["tags/sea.html": text]) { $1 }
  }

  /// A site with a mirror, and with marks for all folders.
  private func published(pause: Int = 0) throws -> SiteFolder {
    let site = SiteFolder()
    for text in ["a", "b", "c", "d"] {
      try site.publish(changed(text))
      try site.trustMarks(after: pause)
    }
    return site
  }

  @Test func listsTheFoldersAloneThatWereWrittenTo() throws {
    let site = try published(pause: FileClock.doubt(of: 1))
    for text in ["e", "f", "g"] {
      let recording = RecordingFileSystem()
      try site.publish(changed(text), fileSystem: recording)
      // The uppermost folder changes with each swap. The last one is the workspace.
      #expect(recording.lists.filter { $0 != "." }.sorted() == ["tags"])
      #expect(recording.changes.filter { $0.hasPrefix("link") }.count == 2)
      #expect(site.pages == changed(text))
      try site.trustMarks(after: FileClock.doubt(of: 1))
    }
  }

  @Test func listsAFolderThatHoldsAnotherPersonsFileEachTime() throws {
    let site = try published(pause: FileClock.doubt(of: 1))
    try site.write("mine", to: "Output/trips/lisbon/mine.txt")
    for text in ["e", "f", "g"] {
      let recording = RecordingFileSystem()
      try site.publish(changed(text), fileSystem: recording)
      #expect(recording.lists.contains("trips/lisbon"))
      #expect(!recording.lists.contains("trips/porto"))
      #expect(site.pages == changed(text).merging(["trips/lisbon/mine.txt": "mine"]) { $1 })
      try site.trustMarks(after: FileClock.doubt(of: 1))
    }
    try site.remove("Output/trips/lisbon/mine.txt")
    for text in ["h", "i", "j"] {
      try site.publish(changed(text))
      #expect(site.pages == changed(text))
      try site.trustMarks(after: FileClock.doubt(of: 1))
    }
  }

  /// A folder's own time can be set back, but not the time of that change.
  @Test(arguments: ["Output", "Output/trips", "Output/trips/lisbon"])
  func keepsAFileInAFolderWhoseTimeWasSetBack(_ folder: String) throws {
    let site = try published()
    let before = try #require(site.status(folder))
    try site.write("mine", to: "\(folder)/mine.txt")
    try site.setBack(folder, to: before.modified)
    let mine = folder.dropFirst("Output/".count) + (folder == "Output" ? "" : "/") + "mine.txt"
    for text in ["e", "f", "g"] {
      try site.publish(changed(text))
      #expect(site.pages == changed(text).merging([String(mine): "mine"]) { $1 })
      try site.trustMarks()
    }
  }

  /// Runs with and without a build in between that only records the file's new state.
  @Test(arguments: [false, true])
  func keepsAFileInPlaceOfOursWithTheSameBytes(_ isNoted: Bool) throws {
    let site = try published()
    try site.remove("Output/trips/lisbon/index.html")
    try site.write("Lisbon", to: "Output/trips/lisbon/index.html")
    let before = try #require(site.status("Output/trips/lisbon/index.html"))
    try site.trustMarks()
    if isNoted {
      try site.publish(changed("d"))
      try site.trustMarks()
    }
    for text in ["e", "f", "g"] {
      try site.publish(changed(text))
      #expect(site.status("Output/trips/lisbon/index.html")?.inode == before.inode)
      #expect(site.pages == changed(text))
      try site.trustMarks()
    }
  }

  @Test(arguments: ["trips/porto/trip.ics", "trips/index.html", "trips/porto"])
  func mendsAMirrorThatLostSomething(_ path: String) throws {
    let site = try published()
    let folder = ".Output.zoetrope/stage/" + (path as NSString).deletingLastPathComponent
    let before = try #require(site.status(folder))
    try site.remove(".Output.zoetrope/stage/" + path)
    try site.setBack(folder, to: before.modified)
    for text in ["e", "f", "g"] {
      try site.publish(changed(text))
      #expect(site.pages == changed(text))
      try site.trustMarks()
    }
  }

  @Test func keepsAsideWhatReplacedAFileInAMarkedMirror() throws {
    let site = try published()
    let file = ".Output.zoetrope/stage/trips/porto/trip.ics"
    try site.remove(file)
    try site.write("mine", to: file)
    try site.publish(changed("e"))
    #expect(site.pages == changed("e"))
    #expect(site.read(".Output.zoetrope/kept/1-trip.ics") == "mine")
  }

  @Test func bringsBackAFileThatWasDroppedIntoAMarkedMirror() throws {
    let site = try published()
    try site.write("mine", to: ".Output.zoetrope/stage/trips/lisbon/mine.txt")
    for text in ["e", "f", "g"] {
      try site.publish(changed(text))
      #expect(site.read("Output/trips/lisbon/mine.txt") == "mine")
      try site.trustMarks()
    }
  }

  /// The file has the same bytes, so it is correct, but it differs from the mirror's file.
  @Test func sharesAFileThatTookThePlaceOfOurs() throws {
    let site = try published()
    try site.remove("Output/trips/porto/trip.ics")
    try site.write("calendar", to: "Output/trips/porto/trip.ics")
    let inode = site.status("Output/trips/porto/trip.ics")?.inode
    for text in ["e", "f", "g"] {
      try site.publish(changed(text))
      #expect(site.status("Output/trips/porto/trip.ics")?.inode == inode)
      try site.trustMarks()
    }
  }

  /// An edit in place that equals the site's next version.
  @Test func publishesAnEditThatItWouldMakeItself() throws {
    let site = try published()
    try site.remove("Output/trips/porto/index.html")
    try site.write("PORTO", to: "Output/trips/porto/index.html")
    let edited = { (text: String) in
      changed(text).merging(["trips/porto/index.html": "PORTO"]) { $1 }
    }
    for text in ["e", "f", "g"] {
      try site.publish(edited(text))
      #expect(site.pages == edited(text))
      try site.trustMarks()
    }
  }

  /// Random changes of the site, the published folder and the stage between builds.
  @Test(arguments: 0..<60) func keepsTheSiteWholeWhateverHappens(_ seed: UInt64) throws {
    var random = SplitMix(state: seed)
    let site = SiteFolder()
    var pages = pages
    var foreign: [String: String] = [:]
    let folders = ["", "trips/", "trips/lisbon/", "trips/porto/", "tags/", "new/"]
    for turn in 0..<12 {
      let folder = folders.randomElement(using: &random) ?? ""
      switch Int.random(in: 0..<9, using: &random) {
      case 0: pages[folder + "page\(turn)"] = "page \(turn)"
      case 1: if let path = pages.keys.sorted().randomElement(using: &random) { pages[path] = nil }
      case 2 where site.exists("Output/" + folder):
        foreign[folder + "mine\(turn)"] = "mine"
        try site.write("mine", to: "Output/\(folder)mine\(turn)")
      case 3:
        guard let path = foreign.keys.sorted().randomElement(using: &random) else { break }
        foreign[path] = nil
        try site.remove("Output/" + path)
      case 4:
        let stage = site.tree(".Output.zoetrope/stage").keys.filter { !Manifest.isFileName($0) }
        guard let path = stage.sorted().randomElement(using: &random) else { break }
        try site.remove(".Output.zoetrope/stage/" + path)
      case 5:
        guard let path = pages.keys.sorted().randomElement(using: &random),
          site.exists("Output/" + path)
        else { break }
        try site.remove("Output/" + path)
      case 6:
        guard let path = pages.keys.sorted().randomElement(using: &random),
          site.exists("Output/" + path)
        else { break }
        // Another file with the same bytes.
        let text = try #require(site.read("Output/" + path))
        try site.remove("Output/" + path)
        try site.write(text, to: "Output/" + path)
      default: break
      }
      if let path = pages.keys.sorted().randomElement(using: &random) {
        pages[path] = "text \(turn)"
      }
      try site.publish(pages, jobs: 1 + turn % 2)
      #expect(site.pages == pages.merging(foreign) { $1 }, "turn \(turn)")
      if turn % 4 != 3 { try site.trustMarks() }
    }
  }
}

/// S. Vigna's generator, for the same numbers in every run.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }
}
