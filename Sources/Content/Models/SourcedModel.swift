package import Diagnostics
package import Domain

/// A model of any kind, with all that its file says of it but the facts of its kind.
package protocol SourcedModel: AnyObject, Sendable {
  var kind: ModelKind { get }
  var attributes: Attributes { get }
  var body: MarkdownText { get }
  var file: ContentSource { get }
  /// Where its keys stand in `file`.
  var ranges: KeyRanges { get }
  /// Whether it is the index of a folder of its own, which holds its images.
  var isFolder: Bool { get }
  /// Whether its file holds others besides it.
  var isOneOfSeveral: Bool { get }
  /// What lists sort it by.
  var date: Moment? { get }

  var slug: Slug { get }
  /// What it is and holds, as hashes that are the same in every process.
  var reads: ModelReads { get }
  /// Whether lists show it; an unlisted one has a page that only those find who know its address.
  var isListed: Bool { get }
  /// The title that its author gave it.
  var statedTitle: String? { get }
  /// Below the site's folder, such as `Content/trips/lisbon.md`.
  var path: String { get }
  /// The folder that relative links and images begin at, without a `/` at the end.
  var folder: String { get }
  /// Its page's published path, such as `/trips/lisbon/`.
  var publishedPath: String { get }

  /// Where the value of a key stands; the whole model's place where the key is absent.
  func place(of key: String) -> Diagnostics.Place
}

extension Sourced: SourcedModel {}

extension SourcedModel {
  /// Its name in questions about it: `trips/lisbon`.
  package var readName: String { "\(kind.folder)/\(slug.text)" }
}
