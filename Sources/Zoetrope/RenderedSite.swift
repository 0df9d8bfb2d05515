public import Application
import Content
import Diagnostics
import Domain
import Publishing

/// A whole site, made in memory as by `build`, for the tests of a package with its own kinds.
///
///     let site = try RenderedSite(
///       of: "Examples/Recipes", kinds: [RecipeKind.self], at: "2026-06-01")
///     #expect(site.messages == "")
///     #expect(site["recipes/index.html"]?.contains("Caldo verde") == true)
public struct RenderedSite: Sendable {
  private let files: [String: [UInt8]]

  /// Diagnostics of the site as a terminal shows them, without colours; empty if the site has none.
  public let messages: String

  /// Whether the site would be published, because none of its diagnostics is an error.
  public let isPublishable: Bool

  /// Makes a site, and writes nothing.
  ///
  /// - Parameters:
  ///   - folder: The site's folder on disk, which contains `Content/`.
  ///   - kinds: The kinds to add to the built-in ones.
  ///   - now: A date or time such as `2026-06-01T12:00:00Z`, which decides what the site publishes.
  ///   - isStrict: Whether warnings count as errors.
  /// - Throws: `NoInstant` if `now` isn't a date or a time.
  public init(
    of folder: String, kinds: [any PublishedKind.Type], at now: String, isStrict: Bool = false
  ) throws(NoInstant) {
    guard let moment = try? WrittenTime(now).moment(place: nil, site: .utc) else {
      throw NoInstant(text: now)
    }
    let collector = DiagnosticCollector(isStrict: isStrict)
    let site = Site(
      Site.Options(
        folder: folder, audience: Audience(now: moment.instant), kinds: SiteKinds(adding: kinds),
        jobs: 2),
      collector)
    let tree = RenderedTree(site, jobs: 2, diagnostics: collector)
    files = Dictionary(tree.files.map { ($0.path, $0.bytes) }) { first, _ in first }
    messages = TerminalWriter(colours: false).text(collector.diagnostics)
    isPublishable = !collector.hasErrors
  }

  /// Paths of all files, sorted: `recipes/index.html`.
  public var paths: [String] { files.keys.sorted() }

  /// Text of a file; `nil` if the site doesn't have the file.
  public subscript(path: String) -> String? {
    files[path].map { String(decoding: $0, as: UTF8.self) }
  }
}

/// Error for a text that isn't a date or a time.
public struct NoInstant: Error, Sendable, Hashable {
  /// The text.
  public let text: String
}
