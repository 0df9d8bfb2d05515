package import Diagnostics
public import Domain

/// A model with all that its file says of it, so that a rule that fails later still names the line.
///
/// A class, and nothing in it changes: lists sort and share models by the thousand, and a copy of
/// all these values would count some forty references.
public final class Sourced<Model: Sendable>: Sendable {
  /// The kind that has read it.
  public let kind: ModelKind
  /// The facts of its kind.
  public let model: Model
  /// What every model may state, whatever its kind.
  public let attributes: Attributes
  package let body: MarkdownText
  package let file: SourceFile
  /// Where its keys stand in `file`.
  package let ranges: KeyRanges
  /// Whether it is the index of a folder of its own, which holds its images.
  package let isFolder: Bool
  /// What lists sort it by: the attribute `date`, but of a trip its departure, and of a photo
  /// without `date` when it was taken.
  public let date: Moment?

  /// Its place in a file of several models, `nil` for a file of one.
  let index: Int?

  init(
    kind: ModelKind, model: Model, attributes: Attributes, body: MarkdownText, file: SourceFile,
    ranges: KeyRanges, isFolder: Bool, date: Moment?, index: Int?
  ) {
    self.kind = kind
    self.model = model
    self.attributes = attributes
    self.body = body
    self.file = file
    self.ranges = ranges
    self.isFolder = isFolder
    self.date = date
    self.index = index
  }

  /// Its name in addresses and references.
  public var slug: Slug { attributes.slug }

  /// Whether lists show it; an unlisted one has a page that only those find who know its address.
  package var isListed: Bool { attributes.visibility == .public }

  /// Whether its author gave it a title.
  package var hasTitle: Bool { ranges.has("title") }

  /// Whether its file holds others besides it.
  package var isOneOfSeveral: Bool { index != nil }

  /// Below the site's folder, such as `Content/trips/lisbon.md`.
  package var path: String { file.path }

  /// The folder that relative links and images begin at, without a `/` at the end.
  package var folder: String { file.path.folder }

  /// Its page's published path, such as `/trips/lisbon/`.
  package var publishedPath: String { kind.publishedPath(of: slug) }

  /// Where the value of a key stands; the whole model's place where the key is absent.
  package func place(of key: String) -> Diagnostics.Place { file.place(ranges[key]) }
}

extension ModelKind {
  /// The published path of a model's page, such as `/trips/lisbon/`.
  package func publishedPath(of slug: Slug) -> String {
    // Pages lie at the root.
    let folder = self == .pages ? "" : folder
    var path = "/"
    path.reserveCapacity(folder.utf8.count + slug.text.utf8.count + 3)
    if !folder.isEmpty {
      path += folder
      path += "/"
    }
    path += slug.text
    path += "/"
    return path
  }
}

extension String {
  /// The part of a path before its last `/`.
  var folder: String {
    guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return String(self[..<slash])
  }

  /// The part of a path behind its last `/`.
  var fileName: String {
    guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return self }
    return String(self[index(after: slash)...])
  }
}
