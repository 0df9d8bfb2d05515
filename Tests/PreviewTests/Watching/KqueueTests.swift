import Content
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Preview

/// Special cases of watching by a descriptor for each file and folder.
struct KqueueTests {
  private static let porto = "Content/trips/porto.md"

  /// The fault that ends a watcher; shared by threads.
  private final class Ending: Sendable {
    private let fault = Mutex<WatchFault?>(nil)
    private let signal = DispatchSemaphore(value: 0)

    func came(_ new: WatchFault) {
      fault.withLock { $0 = new }
      signal.signal()
    }

    func awaited() -> WatchFault? {
      signal.wait()
      return fault.withLock(\.self)
    }
  }

  #if os(Linux)
    /// Files below a folder that this program has open.
    private func open(below folder: String) throws -> Set<String> {
      let numbers = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
      return Set(
        numbers.compactMap { number in
          try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(number)")
        }
        .filter { $0 == folder || $0.hasPrefix(folder + "/") }
        .map { String($0.dropFirst(folder.count)) })
    }

    @Test func closesAllWhenItIsStopped() throws {
      let folder = try TemporaryFolder([Self.porto: "first", "Templates/trip.html": ""])
      let kqueue = try Kqueue()
      let watcher = KqueueWatcher(site: folder.path, queue: kqueue) { _ in }
      try watcher.start(ChangeQueue())
      #expect(
        try open(below: folder.path) == [
          "", "/Content", "/Content/trips", "/\(Self.porto)", "/Templates", "/Templates/trip.html",
        ])
      watcher.stop()
      #expect(try open(below: folder.path) == [])
    }

    @Test func closesWhatIsGone() throws {
      let site = try WatchedSite(
        .kqueue, ["Content/trips/2024/lisbon.md": "first", "Content/trips/faro.md": "first"])
      try site.folder.remove("Content/trips/2024")
      _ = site.told(until: "Content/trips/2024")
      try site.folder.remove("Content/trips/faro.md")
      _ = site.told(until: "Content/trips/faro.md")
      try site.folder.write("second", to: "Content/trips/.porto.md.new")
      try site.rename("Content/trips/.porto.md.new", to: Self.porto)
      site.waits(for: Self.porto)
      #expect(
        try open(below: site.folder.path) == ["", "/Content", "/Content/trips", "/\(Self.porto)"])
    }

    @Test func closesAllWhereDescriptorsDoNotSuffice() throws {
      let folder = try TemporaryFolder([Self.porto: "first"])
      // The kqueue's own descriptor may be one.
      let kqueue = try Kqueue(ceiling: 0)
      let watcher = KqueueWatcher(site: folder.path, queue: kqueue) { _ in }
      #expect(throws: WatchFault.outOfDescriptors) { try watcher.start(ChangeQueue()) }
      #expect(try open(below: folder.path) == [])
    }

    @Test func closesAllAsSoonAsOneFileIsTooMany() throws {
      let ending = Ending()
      let folder = try TemporaryFolder([Self.porto: "first"])
      let kqueue = try Kqueue()
      let watcher = KqueueWatcher(site: folder.path, queue: kqueue, most: 4, failed: ending.came)
      try watcher.start(ChangeQueue())
      try folder.write("first", to: "Content/trips/lisbon.md")
      #expect(ending.awaited() == .outOfDescriptors)
      #expect(try open(below: folder.path) == [])
    }
  #endif

  /// Reading a file may set an attribute of it on macOS.
  @Test func tellsNothingOfAttributesThatMakeNoDifference() throws {
    let site = try WatchedSite(.kqueue, ["Content/trips/lisbon.md": "first"])
    let lisbon = "\(site.folder.path)/Content/trips/lisbon.md"
    var status = stat()
    try #require(stat(lisbon, &status) == 0)
    try #require(chmod(lisbon, status.st_mode) == 0)
    try site.folder.write("second", to: Self.porto)
    #expect(site.told(until: Self.porto) == [Self.porto])
    try #require(chmod(lisbon, 0o600) == 0)
    #expect(site.told(until: "Content/trips/lisbon.md") == ["Content/trips/lisbon.md"])
  }

  @Test func endsWhereTheSiteItselfIsMovedAway() throws {
    let ending = Ending()
    let folder = try TemporaryFolder(["site/Content/index.md": "first"])
    let watcher = KqueueWatcher(
      site: folder.path + "/site", queue: try Kqueue(), failed: ending.came)
    try watcher.start(ChangeQueue())
    try #require(rename(folder.path + "/site", folder.path + "/other") == 0)
    #expect(ending.awaited() == .unavailable(ENOENT))
  }

  @Test func takesNoEventOfAClosedFileForAnothers() throws {
    let folder = try TemporaryFolder([Self.porto: "first"])
    var tree = KqueueTree(site: folder.path, queue: try Kqueue())
    try tree.watchAll()
    let changes = ChangeQueue()
    #expect(tree.take([VnodeEvent(number: 0, isWritten: true)], changes) == nil)
    #expect(tree.take([VnodeEvent(number: 99, isWritten: true)], changes) == nil)
    guard case .nothing = changes.next(within: .zero) else { Issue.record("told"); return }
  }

  @Test func leavesDescriptorsToOthers() {
    #expect(DescriptorLimit.ceiling(of: 256) == 128)
    #expect(DescriptorLimit.ceiling(of: 10_240) == 7_936)
    #expect(DescriptorLimit.ceiling(of: 0) == 0)
    #expect(DescriptorLimit.ceiling(of: .max) == .max)
    #expect(DescriptorLimit.connections(of: 245_760) == 2048)
    #expect(DescriptorLimit.connections(of: 1024) == 256)
    #expect(DescriptorLimit.connections(of: 20) == 5)
    #expect(DescriptorLimit.connections(of: 0) == 1)
  }

  @Test func raisesTheLimitAsFarAsItGoes() {
    let raised = DescriptorLimit.raise()
    #expect(raised >= 256)
    #expect(DescriptorLimit.raise() == raised)
  }
}
