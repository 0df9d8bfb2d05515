public import Application
import Content
import Diagnostics
import Domain
import Publishing

/// A whole site, made in memory as by `build`, for the tests of a package with kinds of its own.
///
///     let site = try RenderedSite(
///       of: "Examples/Recipes", kinds: [RecipeKind.self], at: "2026-06-01")
///     #expect(site.messages == "")
///     #expect(site["recipes/index.html"]?.contains("Caldo verde") == true)
public struct RenderedSite: Sendable {
  private let files: [String: [UInt8]]

  /// Diagnostics of the site, as a terminal shows them, without colours; empty if there are
  /// none.
  public let messages: String

  /// Whether the site would be published: none of its diagnostics is an error.
  public let isPublishable: Bool

  /// Makes a site; writes nothing.
  ///
  /// - Parameters:
  ///   - folder: The site's folder on disk, which holds `Content/`.
  ///   - kinds: The kinds that are known besides the built-in ones.
  ///   - now: A date or time such as `2026-06-01T12:00:00Z`, which decides what is published.
  ///   - isStrict: Whether warnings count as errors.
  /// - Throws: `NoInstant` where `now` is none.
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

  /// Text of a file; `nil` if there is none.
  public subscript(path: String) -> String? {
    files[path].map { String(decoding: $0, as: UTF8.self) }
  }
}

/// Error for a text that is no date or time.
public struct NoInstant: Error, Sendable, Hashable {
  /// The text.
  public let text: String
}
