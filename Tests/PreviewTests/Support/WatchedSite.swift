import Foundation
import TestSupport
import Testing

@testable import Preview

/// A site that is watched until the object is freed.
final class WatchedSite {
  let folder: TemporaryFolder
  private let watcher: any FileWatcher
  private let queue = ChangeQueue()

  init(_ kind: WatcherKind, _ files: [String: TemporaryFolder.File] = [:]) throws {
    folder = try TemporaryFolder(["Content/trips/porto.md": "first"])
    for (path, file) in files { try folder.write(file, to: path) }
    let maker = try #require(kind.maker)
    watcher = try maker(folder.path, .max) { _ in }
    try watcher.start(queue)
  }

  deinit { watcher.stop() }

  /// Everything reported until a report on this path; a watcher without a report for too long fails
  /// the test.
  func told(until path: String) -> Set<String> {
    var told: Set<String> = []
    while !Self.holds(told, path) {
      guard case .changed(let changes) = queue.next(within: .seconds(120)) else {
        Issue.record("nobody tells of \(path)")
        break
      }
      told.formUnion(changes.paths)
    }
    return told
  }

  /// Waits until a file itself is reported, and not only its folder.
  func waits(for file: String) {
    var told: Set<String>
    repeat { told = self.told(until: file) } while !told.isEmpty && !told.contains(file)
  }

  /// Writes a file in place until it is reported itself. A new one may be written to before it is
  /// watched, and then only its folder is reported.
  func waits(for file: String, writing text: String) throws {
    for _ in 0..<120 {
      try folder.write(.text(text), to: file)
      while case .changed(let changes) = queue.next(within: .seconds(1)) {
        if changes.paths.contains(file) { return }
      }
    }
    Issue.record("nobody tells of \(file)")
  }

  /// Waits until each file, or a folder above it, is reported.
  func waits(for files: [String]) {
    var left = Set(files)
    while let file = left.first {
      let told = told(until: file)
      left = left.filter { !Self.holds(told, $0) }
    }
  }

  private static func holds(_ told: Set<String>, _ path: String) -> Bool {
    var path = path
    while !path.isEmpty, !told.contains(path) { path = WatchedFolders.folder(of: path) }
    return !path.isEmpty
  }

  func rename(_ old: String, to new: String) throws {
    try #require(Foundation.rename("\(folder.path)/\(old)", "\(folder.path)/\(new)") == 0)
  }

  func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/\(path)", withDestinationPath: target)
  }
}
