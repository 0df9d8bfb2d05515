import Content
import Diagnostics
import Foundation
import TestSupport

/// A folder on disk, which is removed with the test.
final class TemporarySite {
  let folder: String

  /// Takes texts by their paths below the folder.
  init(_ files: [String: String] = [:]) throws {
    folder = NSTemporaryDirectory() + "zoetrope-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (path, text) in files { try write(path, text) }
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func write(_ path: String, _ text: String) throws { try write(path, Array(text.utf8)) }

  func write(_ path: String, _ bytes: [UInt8]) throws {
    let url = URL(fileURLWithPath: folder).appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  func text(_ path: String) -> String? {
    FileManager.default.contents(atPath: "\(folder)/\(path)").map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  func bytes(_ path: String) -> [UInt8]? {
    FileManager.default.contents(atPath: "\(folder)/\(path)").map(Array.init)
  }

  /// Paths of all files and folders below this one.
  var everything: [String] {
    (FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []).sorted()
  }

  /// Texts of all files.
  var allText: String { everything.compactMap(text).joined(separator: "\n") }

  func load(_ collector: DiagnosticCollector = DiagnosticCollector()) -> SiteContent {
    ContentLoader(site: folder, jobs: 1).load(collector)
  }

  var diagnostics: [Diagnostic] {
    let collector = DiagnosticCollector()
    _ = load(collector)
    return collector.diagnostics
  }

  /// Diagnostics of its content, as a terminal shows them.
  var report: String { TerminalWriter(colours: false).text(diagnostics.withoutPhotoRemarks) }

  /// Errors and warnings, without notes, as a terminal shows them.
  var mistakes: String {
    TerminalWriter(colours: false).text(
      diagnostics.withoutPhotoRemarks.filter { $0.severity != .note })
  }
}
