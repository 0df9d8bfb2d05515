import Application
import Diagnostics
import Foundation
import Publishing
import Testing

@testable import Preview

extension RunningPreview {
  /// What a browser gets at each path of a site: its bytes, with preview's script in a page.
  typealias Files = [String: [UInt8]]

  /// What is served at this moment, asked for path by path.
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

  /// What is to be served: a clean build's files, of a site without mistakes.
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

  /// How long it took from now until a clean build's files were served, every one of them and no
  /// other; `nil` where it took too long: two seconds, or more where the machine is so busy that the
  /// clean build itself takes a tenth of that.
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
