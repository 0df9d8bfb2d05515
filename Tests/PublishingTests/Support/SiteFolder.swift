import Application
import Diagnostics
import Files
import Foundation
import Markup

@testable import Publishing

/// A temporary folder for one test, with an output in it, which is removed at the end.
final class SiteFolder {
  /// State of a path, as far as a reader can see it.
  struct File: Equatable, CustomStringConvertible {
    let kind: FileKind
    let text: String
    let inode: UInt64
    let modified: Int
    let mode: UInt32

    var description: String { "\(kind) \(inode) \(text.prefix(40))" }
  }

  let path: String
  private let removesOnExit: Bool

  /// Creates a folder, in memory if possible, because the tests make many thousands of files.
  init() {
    let base = FileManager.default.fileExists(atPath: "/dev/shm") ? "/dev/shm" : "/tmp"
    path = "\(base)/zoetrope-test-\(UUID().uuidString)"
    removesOnExit = true
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  /// Uses a folder that exists and stays.
  init(at path: String) {
    self.path = path
    removesOnExit = false
  }

  deinit { if removesOnExit { try? FileManager.default.removeItem(atPath: path) } }

  var output: String { path + "/Output" }

  func publisher(jobs: Int = 1, fileSystem: any FileSystem = POSIXFileSystem()) -> Publisher {
    Publisher(output: output, jobs: jobs, fileSystem: fileSystem)
  }

  /// Publishes pages, and expects no errors of the site.
  @discardableResult
  func publish(
    _ pages: [String: String], jobs: Int = 1, fileSystem: any FileSystem = POSIXFileSystem()
  ) throws -> PublishingReport {
    let diagnostics = DiagnosticCollector()
    let report = try publisher(jobs: jobs, fileSystem: fileSystem).publish(
      products(pages), diagnostics: diagnostics)
    guard let report else { throw UnexpectedDiagnostics(all: diagnostics.diagnostics) }
    return report
  }

  /// Begins to look at a build's files, as the next build does while it reads.
  func look(after report: PublishingReport, jobs: Int = 2) -> PublishedLook {
    publisher(jobs: jobs).look(since: report.published)
  }

  /// Publishes products, and expects no errors of the site.
  func publish(
    _ products: [Product], after look: PublishedLook?, jobs: Int = 2,
    fileSystem: any FileSystem = POSIXFileSystem()
  ) throws -> PublishingReport {
    let diagnostics = DiagnosticCollector()
    let report = try publisher(jobs: jobs, fileSystem: fileSystem).publish(
      products, after: look, diagnostics: diagnostics)
    guard let report else { throw UnexpectedDiagnostics(all: diagnostics.diagnostics) }
    return report
  }

  /// Publishes products, and expects errors of the site.
  func publishExpectingErrors(_ products: [Product], jobs: Int = 1) throws -> [Diagnostic] {
    let diagnostics = DiagnosticCollector()
    let report = try publisher(jobs: jobs).publish(products, diagnostics: diagnostics)
    guard report == nil else { throw UnexpectedDiagnostics(all: []) }
    return diagnostics.diagnostics
  }

  func write(_ text: String, to path: String) throws {
    let path = self.path + "/" + path
    try FileManager.default.createDirectory(
      atPath: URL(fileURLWithPath: path).deletingLastPathComponent().path,
      withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(atPath: self.path + "/" + path)
  }

  func read(_ path: String) -> String? {
    FileManager.default.contents(atPath: self.path + "/" + path).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  func exists(_ path: String) -> Bool { status(path) != nil }

  func status(_ path: String) -> FileStatus? {
    try? POSIXFileSystem().status(of: self.path + "/" + path, in: workingFolder)
  }

  /// Sets a file's time back by a number of seconds.
  func age(_ path: String, seconds: Int) throws {
    let time = Date(timeIntervalSinceNow: -Double(seconds))
    try FileManager.default.setAttributes(
      [.modificationDate: time], ofItemAtPath: "\(self.path)/\(path)")
  }

  /// Makes the next build trust the marks of the last one, as if that had been an hour ago.
  ///
  /// Waits until the clock of the file system has ticked, and `pause` nanoseconds longer, so that
  /// later changes have another time.
  func trustMarks(after pause: Int = 0) throws {
    let folders = [""] + tree("").filter { $0.value.kind == .folder }.keys
    let latest = folders.compactMap { status($0)?.changed }.max() ?? 0
    repeat {
      try write("", to: "tick")
    } while status("tick").map { $0.changed <= latest + pause } ?? true
    try remove("tick")
    try age(".Output.zoetrope/times", seconds: -3600)
  }

  /// Sets the times of a folder, as far as possible.
  func setBack(_ folder: String, to time: Int) throws {
    let fileSystem = POSIXFileSystem()
    let descriptor = try fileSystem.open(
      "\(path)/\(folder)", in: workingFolder, for: .readingFolder)
    defer { try? fileSystem.close(descriptor) }
    try fileSystem.setModificationTime(time, of: descriptor)
  }

  /// Everything below a folder, with its folders.
  func tree(_ folder: String = "Output") -> [String: File] {
    var files: [String: File] = [:]
    collect(folder, prefix: "", into: &files)
    return files
  }

  private func collect(_ folder: String, prefix: String, into files: inout [String: File]) {
    let fileSystem = POSIXFileSystem()
    guard let listing = try? fileSystem.list(path + "/" + folder, in: workingFolder) else { return }
    for entry in listing.entries {
      let name = RawPath(name: entry.name).shown
      guard let status = status(folder + "/" + name) else { continue }
      files[prefix + name] = File(
        kind: status.kind, text: status.kind == .file ? read(folder + "/" + name) ?? "" : "",
        inode: status.inode, modified: status.modified, mode: status.mode)
      if status.kind == .folder {
        collect(folder + "/" + name, prefix: prefix + name + "/", into: &files)
      }
    }
  }

  /// The regular files of the output by path, without the manifest.
  var pages: [String: String] {
    tree().filter { $0.value.kind == .file && !Manifest.isFileName($0.key) }.mapValues(\.text)
  }

  /// Path of the manifest, or a path that it could have if it doesn't exist.
  var manifest: String {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: output)) ?? []
    return "Output/\(names.first { Manifest.isFileName($0) } ?? Manifest.empty.fileName)"
  }

  /// The names beside the output, and in the workspace.
  var siblings: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let workspace =
      (try? FileManager.default.contentsOfDirectory(atPath: path + "/.Output.zoetrope")) ?? []
    return (names + workspace.map { ".Output.zoetrope/" + $0 }).sorted()
  }
}

struct UnexpectedDiagnostics: Error {
  let all: [Diagnostic]
}

func products(_ pages: [String: String]) -> [Product] {
  // In random order.
  pages.map { page($0.key, $0.value) }
}

func page(_ path: String, _ text: String = "") -> Product {
  Product(path: path, kind: .page, content: .rendered { $0.append(text) })
}
