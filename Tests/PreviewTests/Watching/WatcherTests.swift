import Foundation
import TestSupport
import Testing

@testable import Preview

/// Reports of the watchers about a site's files.
struct WatcherTests {
  private let porto = "Content/trips/porto.md"

  @Test(arguments: WatcherKind.allCases)
  func tellsOfFilesThatAreWrittenInPlace(kind: WatcherKind) throws {
    let site = try WatchedSite(kind)
    try site.folder.write("second", to: porto)
    #expect(site.told(until: porto) == [porto])
  }

  /// Archives and `cp -p` give a file the time of another.
  @Test(arguments: WatcherKind.allCases)
  func tellsOfFilesOfTheSameSizeWhoseTimeIsSetBack(kind: WatcherKind) throws {
    let site = try WatchedSite(kind)
    let path = "\(site.folder.path)/\(porto)"
    let old = try #require(
      try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date)
    let handle = try FileHandle(forWritingTo: URL(filePath: path))
    try handle.write(contentsOf: Data("other".utf8))
    try handle.close()
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: path)
    #expect(site.told(until: porto) == [porto])
  }

  @Test(arguments: WatcherKind.allCases)
  func tellsOfFilesThatAreRenamedIntoPlace(kind: WatcherKind) throws {
    let site = try WatchedSite(kind)
    try site.folder.write("second", to: "Content/trips/.porto.md.new")
    try site.rename("Content/trips/.porto.md.new", to: porto)
    #expect(site.told(until: porto) == [porto])
  }

  @Test(arguments: WatcherKind.allCases)
  func leavesOutWhatEditorsLeaveBehindAndWhatIsNotTheSites(kind: WatcherKind) throws {
    let site = try WatchedSite(kind)
    for name in [".porto.md.swp", "porto.md~", "#porto.md#", "porto.md___jb_tmp___", "x.swp"] {
      try site.folder.write("second", to: "Content/trips/\(name)")
    }
    try site.folder.write("second", to: "Output/index.html")
    try site.folder.write("second", to: "notes.md")
    try site.folder.write("second", to: porto)
    #expect(site.told(until: porto) == [porto])
  }

  @Test(arguments: WatcherKind.allCases)
  func tellsOfFilesThatAreRemoved(kind: WatcherKind) throws {
    let site = try WatchedSite(kind)
    try site.folder.remove(porto)
    #expect(site.told(until: porto) == [porto])
  }

  @Test(arguments: WatcherKind.allCases)
  func watchesNewFoldersAtOnce(kind: WatcherKind) throws {
    let site = try WatchedSite(kind)
    let words = "Templates/deep/er/words.json"
    try site.folder.write("{}", to: words)
    _ = site.told(until: words)
    try site.folder.write("{\"a\": \"b\"}", to: words)
    site.waits(for: words)
  }

  @Test(arguments: WatcherKind.allCases)
  func followsFoldersThatAreMoved(kind: WatcherKind) throws {
    let site = try WatchedSite(kind, ["Content/trips/2024/lisbon/index.md": "first"])
    try site.rename("Content/trips/2024", to: "Content/trips/2025")
    let lisbon = "Content/trips/2025/lisbon/index.md"
    #expect(site.told(until: lisbon).contains { $0.hasPrefix("Content/trips/2024") })
    try site.folder.write("second", to: lisbon)
    site.waits(for: lisbon)
  }

  @Test(arguments: WatcherKind.allCases)
  func followsLinksToFilesElsewhereInTheSite(kind: WatcherKind) throws {
    let folder = try WatchedSite(kind, ["Shared/lisbon.md": "first"])
    let lisbon = "Content/trips/lisbon.md"
    try folder.link(lisbon, to: "../../Shared/lisbon.md")
    _ = folder.told(until: lisbon)
    try folder.folder.write("second", to: "Shared/lisbon.md")
    #expect(folder.told(until: lisbon) == [lisbon])
  }

  @Test(arguments: WatcherKind.allCases)
  func tellsOfFilesThatAreCreated(kind: WatcherKind) throws {
    let site = try WatchedSite(kind)
    let lisbon = "Content/trips/lisbon.md"
    try site.folder.write("first", to: lisbon)
    #expect(site.told(until: lisbon) == [lisbon])
    try site.folder.write("second", to: lisbon)
    site.waits(for: lisbon)
  }

  @Test(arguments: WatcherKind.allCases)
  func tellsOfEachFileThatReplacesAnother(kind: WatcherKind) throws {
    let site = try WatchedSite(kind)
    for text in ["second", "third", "a fourth one"] {
      try site.folder.write(.text(text), to: "Content/trips/.porto.md.new")
      try site.rename("Content/trips/.porto.md.new", to: porto)
      site.waits(for: porto)
    }
    try site.folder.write("in place", to: porto)
    site.waits(for: porto)
  }

  @Test(arguments: WatcherKind.allCases)
  func watchesFoldersThatAreMovedIntoTheSite(kind: WatcherKind) throws {
    let site = try WatchedSite(kind, ["Drafts/2024/lisbon/index.md": "first"])
    try site.rename("Drafts/2024", to: "Content/trips/2024")
    let lisbon = "Content/trips/2024/lisbon/index.md"
    _ = site.told(until: lisbon)
    try site.folder.write("second", to: lisbon)
    site.waits(for: lisbon)
  }

  @Test(arguments: WatcherKind.allCases)
  func forgetsFoldersThatAreMovedOutOfTheSite(kind: WatcherKind) throws {
    let site = try WatchedSite(kind, ["Content/trips/2024/lisbon.md": "first"])
    try site.rename("Content/trips/2024", to: "Drafts")
    _ = site.told(until: "Content/trips/2024/lisbon.md")
    try site.folder.write("second", to: "Drafts/lisbon.md")
    try site.folder.write("second", to: porto)
    #expect(!site.told(until: porto).contains { $0.hasPrefix("Drafts") })
  }

  @Test(arguments: WatcherKind.allCases)
  func watchesFoldersThatAreRemovedAndMadeAgain(kind: WatcherKind) throws {
    let lisbon = "Content/trips/2024/lisbon.md"
    let site = try WatchedSite(kind, [lisbon: "first"])
    for text in ["second", "third"] {
      try site.folder.remove("Content/trips/2024")
      try site.folder.write(.text(text), to: lisbon)
      _ = site.told(until: lisbon)
      try site.waits(for: lisbon, writing: text + " in place")
    }
  }

  @Test(arguments: WatcherKind.allCases)
  func watchesContentThatIsRemovedAndMadeAgain(kind: WatcherKind) throws {
    let site = try WatchedSite(kind)
    try site.folder.remove("Content")
    _ = site.told(until: porto)
    try site.folder.write("second", to: porto)
    _ = site.told(until: porto)
    try site.waits(for: porto, writing: "third and longer")
  }

  @Test(arguments: WatcherKind.allCases)
  func tellsOfAThousandFilesAtOnce(kind: WatcherKind) throws {
    let site = try WatchedSite(kind)
    let files = (0..<1000).map { "Content/trips/\($0 / 100)/\($0).md" }
    for file in files { try site.folder.write("first", to: file) }
    site.waits(for: files)
    for file in files { try site.folder.write("in place", to: file) }
    site.waits(for: files)
    try site.folder.remove("Content/trips/3")
    site.waits(for: files.filter { $0.hasPrefix("Content/trips/3/") })
  }

  @Test(arguments: WatcherKind.allCases)
  func followsNoLinkOutOfTheSiteNorIntoAFolderThatItIsIn(kind: WatcherKind) throws {
    let elsewhere = try TemporaryFolder(["notes.md": "first"])
    let site = try WatchedSite(kind)
    try site.link("Content/elsewhere", to: elsewhere.path)
    try site.link("Content/trips/again", to: "..")
    try site.link("Content/trips/loop", to: ".")
    try site.folder.write("second", to: porto)
    let told = site.told(until: porto)
    #expect(!told.contains { $0.contains("again/") || $0.contains("loop/") })
    try elsewhere.write("second", to: "notes.md")
    try site.folder.write("third and longer", to: porto)
    #expect(!site.told(until: porto).contains { $0.hasPrefix("Content/elsewhere/") })
  }

  #if os(Linux)
    @Test func tellsThatEverythingMayBeDifferentWhereEventsWereLost() throws {
      let folder = try TemporaryFolder(["Content/trips/porto.md": "first"])
      let descriptor = inotify_init1(Int32(IN_NONBLOCK))
      defer { close(descriptor) }
      var tree = InotifyTree(site: folder.path, descriptor: descriptor)
      try tree.watchAll()
      let queue = ChangeQueue()
      let lost = InotifyEvent(watch: -1, mask: UInt32(IN_Q_OVERFLOW), name: "")
      #expect(tree.take([lost], queue) == nil)
      guard case .changed(let changes) = queue.next() else { Issue.record("nothing told"); return }
      #expect(changes == FileChanges(isEverything: true))
    }
  #endif
}
