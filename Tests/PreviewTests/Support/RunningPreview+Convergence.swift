import Application
import Diagnostics
import Foundation
import Publishing
import Testing

@testable import Preview

extension RunningPreview {
  /// Bytes at each path of a site, with the preview's script in pages.
  typealias Files = [String: [UInt8]]

  /// Served files at this moment, requested path by path.
  var served: Files {
    guard let snapshot = preview.live.snapshot else { return [:] }
    let responder = Responder(origin: .live(preview.live))
    var files: Files = [:]
    for path in snapshot.resources.map(\.path) {
      var body = BodyReader(responder.response(to: "/" + path, .init()).body)
      files[path] = []
      while let piece = body.next() { files[path]? += piece }
    }
    return files
  }

  /// Files of a clean build, which must be served, for a site without mistakes.
  func clean() throws -> Files {
    let diagnostics = DiagnosticCollector()
    let site = Site(options.siteOptions, diagnostics)
    let tree = RenderedTree(site, jobs: 2, diagnostics: diagnostics)
    try #require(diagnostics.diagnostics.filter { $0.severity == .error } == [])
    let marks = Dictionary(uniqueKeysWithValues: site.products.map { ($0.path, $0.mark) })
    var files: Files = [:]
    for file in tree.files {
      files[file.path] =
        MediaType.of(file.path) == MediaType.html
        ? ClientScript.injected(
          into: file.bytes, PageVersion(file.bytes, tag: Tag.of(file.bytes)),
          mark: marks[file.path] ?? nil)
        : file.bytes
    }
    return files
  }

  /// Time until exactly a clean build's files are served; `nil` if it takes too long. The limit is
  /// two seconds, or more if the machine is so busy that the clean build itself takes a tenth of
  /// that.
  func converges() throws -> Duration? {
    let start = ContinuousClock.now
    let wanted = try clean()
    let limit = max(.seconds(2), (ContinuousClock.now - start) * 10)
    while true {
      let moment = ContinuousClock.now - start
      if served == wanted { return moment }
      guard moment < limit else { return nil }
      _ = waits(.milliseconds(100))
    }
  }
}
