import Foundation
import TestSupport
import Testing

@testable import Preview

/// What the watchers tell of a site's files.
struct WatcherTests {
  enum Kind: CaseIterable {
    case polling
    #if os(Linux)
      case inotify
    #endif
  }

  /// A site that is watched until it goes.
  private final class Watched {
    let folder: TemporaryFolder
    private let queue = ChangeQueue()
    private let watcher: any FileWatcher

    init(_ kind: Kind, _ files: [String: TemporaryFolder.File] = [:]) throws {
      folder = try TemporaryFolder(["Content/trips/porto.md": "first"])
      for (path, file) in files { try folder.write(file, to: path) }
      switch kind {
      case .polling: watcher = PollingWatcher(site: folder.path, interval: .milliseconds(5))
      #if os(Linux)
        case .inotify: watcher = try InotifyWatcher(site: folder.path) { _ in }
      #endif
      }
      try watcher.start(queue)
    }

    deinit { watcher.stop() }

    /// All that is told until something is that holds this path.
    func told(until path: String) -> Set<String> {
      var told: Set<String> = []
      while !told.contains(where: { path == $0 || path.hasPrefix($0 + "/") }) {
        guard case .changed(let changes) = queue.next() else { break }
        told.formUnion(changes.paths)
      }
      return told
    }

    func rename(_ old: String, to new: String) throws {
      try #require(Foundation.rename("\(folder.path)/\(old)", "\(folder.path)/\(new)") == 0)
    }
  }

  private let porto = "Content/trips/porto.md"

  @Test(arguments: Kind.allCases)
  func tellsOfFilesThatAreWrittenInPlace(kind: Kind) throws {
    let site = try Watched(kind)
    try site.folder.write("second", to: porto)
    #expect(site.told(until: porto) == [porto])
  }

  @Test(arguments: Kind.allCases)
  func tellsOfFilesThatAreRenamedIntoPlace(kind: Kind) throws {
    let site = try Watched(kind)
    try site.folder.write("second", to: "Content/trips/.porto.md.new")
    try site.rename("Content/trips/.porto.md.new", to: porto)
    #expect(site.told(until: porto) == [porto])
  }

  @Test(arguments: Kind.allCases)
  func leavesOutWhatEditorsLeaveBehindAndWhatIsNotTheSites(kind: Kind) throws {
    let site = try Watched(kind)
    for name in [".porto.md.swp", "porto.md~", "#porto.md#", "porto.md___jb_tmp___", "x.swp"] {
      try site.folder.write("second", to: "Content/trips/\(name)")
    }
    try site.folder.write("second", to: "Output/index.html")
    try site.folder.write("second", to: "notes.md")
    try site.folder.write("second", to: porto)
    #expect(site.told(until: porto) == [porto])
  }

  @Test(arguments: Kind.allCases)
  func tellsOfFilesThatAreRemoved(kind: Kind) throws {
    let site = try Watched(kind)
    try site.folder.remove(porto)
    #expect(site.told(until: porto) == [porto])
  }

  @Test(arguments: Kind.allCases)
  func watchesNewFoldersAtOnce(kind: Kind) throws {
    let site = try Watched(kind)
    let words = "Templates/deep/er/words.json"
    try site.folder.write("{}", to: words)
    _ = site.told(until: words)
    try site.folder.write("{\"a\": \"b\"}", to: words)
    // What is still told of the first may hold the file as well.
    while true {
      if site.told(until: words).contains(words) { break }
    }
  }

  @Test(arguments: Kind.allCases)
  func followsFoldersThatAreMoved(kind: Kind) throws {
    let site = try Watched(kind, ["Content/trips/2024/lisbon/index.md": "first"])
    try site.rename("Content/trips/2024", to: "Content/trips/2025")
    let lisbon = "Content/trips/2025/lisbon/index.md"
    #expect(site.told(until: lisbon).contains { $0.hasPrefix("Content/trips/2024") })
    try site.folder.write("second", to: lisbon)
    while true {
      if site.told(until: lisbon).contains(lisbon) { break }
    }
  }

  @Test(arguments: Kind.allCases)
  func followsLinksToFilesElsewhereInTheSite(kind: Kind) throws {
    let folder = try Watched(kind, ["Shared/lisbon.md": "first"])
    let lisbon = "Content/trips/lisbon.md"
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.folder.path)/\(lisbon)", withDestinationPath: "../../Shared/lisbon.md")
    _ = folder.told(until: lisbon)
    try folder.folder.write("second", to: "Shared/lisbon.md")
    #expect(folder.told(until: lisbon) == [lisbon])
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
