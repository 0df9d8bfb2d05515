import Application
import Domain
import Foundation
import Synchronization
import TestSupport

@testable import Preview

/// A preview of a site that is really watched, and its reports on each change.
final class RunningPreview {
  let site: TemporaryFolder
  let preview: Preview
  let options: PreviewOptions
  private let reports = Reports()

  /// A class, because the preview's thread fills it.
  private final class Reports: Sendable {
    let all = Mutex<[PreviewReport]>([])
    let notes = Mutex<[String]>([])
    let signal = DispatchSemaphore(value: 0)
  }

  init(
    _ files: [String: TemporaryFolder.File], change: (inout PreviewOptions) -> Void = { _ in }
  ) throws {
    site = try TemporaryFolder(files)
    let audience = Audience(now: try Instant(seconds: 1_767_225_600), seesDrafts: true)
    var options = PreviewOptions(
      site: Site.Options(folder: site.path, audience: audience, jobs: 2)
    ) { audience }
    options.port = 0
    change(&options)
    self.options = options
    preview = try Preview(options)
    let (preview, reports) = (preview, reports)
    Thread.detachNewThread {
      preview.run { report in
        reports.all.withLock { $0.append(report) }
        reports.signal.signal()
      } note: { note in
        reports.notes.withLock { $0.append(note) }
      }
    }
    _ = next()
  }

  deinit { preview.stop() }

  /// Other messages.
  var notes: [String] { reports.notes.withLock { $0 } }

  /// Saves by replacing the file with a new one, so that a half-written file is never read.
  func save(_ file: TemporaryFolder.File, to path: String) throws {
    let new = (path as NSString).deletingLastPathComponent + "/.new"
    try site.write(file, to: new)
    guard rename("\(site.path)/\(new)", "\(site.path)/\(path)") == 0 else {
      throw CocoaError(.fileWriteUnknown)
    }
  }

  /// Waits for the next unread report on a change.
  func next() -> PreviewReport {
    while true {
      reports.signal.wait()
      let report = reports.all.withLock { $0.removeFirst() }
      if report.outcome != .shown { return report }
    }
  }

  /// Whether a report arrives in this time.
  func waits(_ time: DispatchTimeInterval) -> Bool {
    guard reports.signal.wait(timeout: .now() + time) == .success else { return false }
    reports.all.withLock { _ = $0.removeFirst() }
    return true
  }

  func get(_ path: String, _ headers: String...) throws -> String {
    let client = try RawClient(port: preview.port)
    let lines = ["GET \(path) HTTP/1.1", "Host: 127.0.0.1", "Connection: close"] + headers
    client.send(lines.joined(separator: "\r\n") + "\r\n\r\n")
    return client.read() ?? ""
  }

  /// Opens a page like a browser: reads the page, and listens.
  func open(_ path: String) throws -> RawClient {
    let tag = try get(path).firstMatch(of: /data-tag="([^"]*)"/)?.1 ?? ""
    let client = try RawClient(port: preview.port)
    client.send(
      "GET /.zoetrope/events?tag=\(tag)&page=\(path) HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
    // The greeting.
    _ = client.read(until: "data: ")
    return client
  }
}
