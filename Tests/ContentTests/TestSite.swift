import Content
import Diagnostics
import Foundation
import TestSupport
import Testing

/// A site's folder on disk, which is removed with the test.
final class TestSite {
  let folder: String

  /// Takes texts by their paths below the site's folder.
  init(_ files: [String: String] = [:]) throws {
    folder = NSTemporaryDirectory() + "zoetrope-" + UUID().uuidString
    try FileManager.default.createDirectory(
      atPath: folder + "/Content", withIntermediateDirectories: true)
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

  func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/" + path, withDestinationPath: target)
  }

  func load(jobs: Int = 2) -> Loaded {
    let collector = DiagnosticCollector()
    let content = ContentLoader(site: folder, jobs: jobs, pictures: WrittenPictures())
      .load(collector)
    return Loaded(content: content, diagnostics: collector.diagnostics)
  }
}

/// A site's content, and its diagnostics.
struct Loaded {
  let content: SiteContent
  let diagnostics: [Diagnostic]

  /// Diagnostics as a terminal shows them.
  var report: String { TerminalWriter(colours: false).text(diagnostics.withoutPhotoRemarks) }

  var ids: [String] { diagnostics.withoutPhotoRemarks.map(\.id.text) }
}

extension TestSite {
  /// The report on a site of one file.
  static func report(_ path: String, _ text: String) throws -> String {
    try TestSite([path: text]).load().report
  }
}
