package import Diagnostics
package import Domain

/// A model of any kind, with everything that its file says about it except the facts of its kind.
package protocol SourcedModel: AnyObject, Sendable {
  var kind: ModelKind { get }
  var attributes: Attributes { get }
  var body: MarkdownText { get }
  var file: ContentSource { get }
  /// Ranges of its keys in `file`.
  var ranges: KeyRanges { get }
  /// Whether it is a folder's index. The folder then also contains its images.
  var isFolder: Bool { get }
  /// Whether its file also contains other models.
  var isOneOfSeveral: Bool { get }
  /// Date by which lists sort it.
  var date: Moment? { get }

  var slug: Slug { get }
  /// Hashes of its parts, equal in every process.
  var hashes: ModelHashes { get }
  /// Last second since 1970 at which passing time changes how it is shown.
  var lastSecond: Int64 { get }
  /// Whether lists show it. Visitors find other models through the journey that they are part of,
  /// or only by their address.
  var isListed: Bool { get }
  /// Whether visitors can find its page, in a list or through its journey.
  var isPublic: Bool { get }
  /// The model of its kind that it is part of, and that lists show in its place.
  var whole: Slug? { get }
  /// The picture that the model shows, as its file names it.
  var picture: Photo.Source? { get }
  /// The title that its author gave it.
  var statedTitle: String? { get }
  /// Path below the site's folder, such as `Content/trips/lisbon.md`.
  var path: String { get }
  /// The folder from which relative links and images are resolved, without a `/` at the end.
  var folder: String { get }
  /// The published path of its page, such as `/trips/lisbon/`.
  var publishedPath: String { get }

  /// Copy that only people who can open the index of the folder around it can open.
  func inside(_ folder: Attributes) -> any SourcedModel

  /// Place of a key's value; the whole model's place if the key is absent.
  func place(of key: String) -> SourceRange
}

extension Sourced: SourcedModel {}
