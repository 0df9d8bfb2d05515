import Application
import Content
import Diagnostics
import Domain
import Foundation
import Publishing
import SiteTestSupport
import TestSupport
import Testing

/// A folder of `Tests/Golden` with a site and the files that were recorded for it.
///
/// The site is in `Content/`, and in `Templates/` if it has its own. `Expected/` has every file
/// made from it, and `diagnostics.txt` its diagnostics, if it has any. Some cases have the output
/// of `zoetrope list` (`list.txt`). A site with an error isn't published, so it has no `Expected/`.
struct GoldenCase: Sendable, CustomTestStringConvertible {
  let name: String

  static let root = Repository.path("Tests/Golden")

  /// Returns all cases in the order of their names.
  static func all() throws -> [GoldenCase] {
    try FileManager.default.contentsOfDirectory(atPath: root)
      .filter { !$0.hasPrefix(".") }.sorted().map(GoldenCase.init)
  }

  /// The repository's own site, for which nothing is recorded.
  static let sample = GoldenCase(name: "../..")

  var testDescription: String { name }
  var folder: String { "\(Self.root)/\(name)" }
  var expected: String { "\(folder)/Expected" }
  var diagnosticsFile: String { "\(folder)/diagnostics.txt" }

  var listFile: String { "\(folder)/list.txt" }

  /// The recorded list of the site's products; `nil` if the case has none.
  var expectedList: String? {
    FileManager.default.contents(atPath: listFile).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The recorded diagnostics.
  var expectedDiagnostics: String {
    FileManager.default.contents(atPath: diagnosticsFile)
      .map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// Paths of the recorded files.
  func expectedFiles() throws -> [String] {
    guard FileManager.default.fileExists(atPath: expected) else { return [] }
    return try FileManager.default.subpathsOfDirectory(atPath: expected).filter {
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: "\(expected)/\($0)", isDirectory: &isFolder)
        && !isFolder.boolValue
    }
  }

  /// Makes the site, always at the same time of the same day. `sharesTheme` reuses the theme that
  /// was compiled for it before.
  func make(
    jobs: Int = 2, baseURL: String? = nil, sharesTheme: Bool = true,
    into collector: DiagnosticCollector = .init()
  ) throws -> MadeSite {
    let now = try Instant(seconds: 1_769_860_800)  // 2026-01-31T12:00:00Z
    var options = Site.Options(
      folder: folder, baseURL: try baseURL.map(BaseURL.init), audience: Audience(now: now),
      jobs: jobs)
    // In other cases, a new line in the theme's style sheet would change every recorded page.
    options.fingerprints = ["own-templates", Self.sample.name].contains(name)
    if name == "pictures" { options.renditions = PlannedRenditions() }
    var reuse = Site.Reuse()
    if sharesTheme {
      reuse.theme = SharedThemes.theme(of: options, named: "\(name), \(jobs), \(baseURL ?? "")")
    }
    let site = Site(options, reusing: reuse, collector)
    let tree = RenderedTree(site, jobs: jobs, diagnostics: collector)
    return MadeSite(
      products: site.products, tree: tree,
      diagnostics: TerminalWriter(colours: false).text(collector.diagnostics),
      hasErrors: collector.hasErrors)
  }
}

/// Result of making a case's site.
struct MadeSite {
  let products: [Product]
  let tree: RenderedTree
  /// Diagnostics as a terminal shows them.
  let diagnostics: String
  let hasErrors: Bool

  /// Each product with the facts in the output of `zoetrope list`.
  var list: String {
    products.map { product in
      [
        product.kind.rawValue, product.address, product.title ?? "", product.source ?? "",
        product.templateName() ?? "",
      ].joined(separator: "\t") + "\n"
    }.joined()
  }

  var paths: [String] { tree.files.map(\.path) }

  /// The paths and texts of all pages.
  var pages: [(path: String, text: String)] {
    tree.files.filter { $0.path.hasSuffix(".html") }
      .map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
  }

  /// The text of a published file.
  func text(_ path: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> String {
    let file = try #require(
      tree.files.first { $0.path == path }, "\(path) is not published",
      sourceLocation: sourceLocation)
    return String(decoding: file.bytes, as: UTF8.self)
  }
}
