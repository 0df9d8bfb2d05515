package import Diagnostics
public import Domain

/// A model with all that its file says of it, so that a rule that fails later can still name the
/// line.
///
/// An immutable class: lists sort and share models by the thousand, and a copy of all these values
/// would count some forty references. Reads of it are recorded, so that pages made from it are made
/// again when it has changed; its name alone, kind and slug, is no such read.
public final class Sourced<Model: Sendable>: Sendable {
  /// The kind that read it.
  public let kind: ModelKind
  /// The facts of its kind.
  @inlinable
  public var model: Model {
    // A getter would copy all of it for each value read.
    _read {
      noteFacts()
      yield contents.model
    }
  }
  /// Attributes that models of any kind may have.
  @inlinable
  public var attributes: Attributes {
    _read {
      noteFacts()
      yield contents.attributes
    }
  }
  package var body: MarkdownText {
    reads.noteText()
    return contents.body
  }
  package let file: ContentSource
  /// Ranges of its keys in `file`.
  package var ranges: KeyRanges {
    noteFacts()
    return contents.ranges
  }
  /// Whether it is the index of a folder of its own, with its images.
  package let isFolder: Bool
  /// Date by which lists sort it: the attribute `date`, but the departure of a trip, and when a
  /// photo without `date` was taken.
  public var date: Moment? {
    noteFacts()
    return contents.date
  }

  /// Index in a file of several models; `nil` for a file of one.
  let index: Int?
  /// Hashes of its parts, the same in every process.
  package let reads: ModelReads

  @usableFromInline let contents: SourcedContents<Model>
  // Read for thousands of models in a row.
  private let isPublic: Bool

  convenience init(
    kind: ModelKind, model: Model, attributes: Attributes, body: MarkdownText,
    file: ContentSource, of bytes: SourceFile, ranges: KeyRanges, isFolder: Bool, date: Moment?,
    index: Int?
  ) {
    self.init(
      kind: kind, model: model, attributes: attributes, body: body, file: file, ranges: ranges,
      isFolder: isFolder, date: date, index: index,
      reads: ModelReads(
        ModelName(kind, attributes.slug), body, in: bytes,
        at: index == nil ? bytes.bytes.indices : ranges.object, ranges))
  }

  /// `reads` are the hashes of the model and of what its file says of it.
  init(
    kind: ModelKind, model: Model, attributes: Attributes, body: MarkdownText,
    file: ContentSource, ranges: KeyRanges, isFolder: Bool, date: Moment?, index: Int?,
    reads: ModelReads
  ) {
    self.kind = kind
    slug = attributes.slug
    contents = SourcedContents(
      model: model, attributes: attributes, body: body, ranges: ranges, date: date)
    self.file = file
    self.isFolder = isFolder
    isPublic = attributes.visibility == .public
    self.index = index
    self.reads = reads
  }

  @usableFromInline
  func noteFacts() { reads.noteFacts() }

  /// Name in addresses and references.
  public let slug: Slug

  /// Whether lists show it; the page of an unlisted one is found only by its address.
  package var isListed: Bool {
    noteFacts()
    return isPublic
  }

  /// The title that its author gave it.
  package var statedTitle: String? {
    noteFacts()
    return contents.statedTitle
  }

  /// Whether its file holds other models, too.
  package var isOneOfSeveral: Bool { index != nil }

  /// Path below the site's folder, such as `Content/trips/lisbon.md`.
  package var path: String { file.path }

  /// The folder from which relative links and images are resolved, without a `/` at the end.
  package var folder: String {
    noteFacts()
    return file.path.folder
  }

  /// The published path of its page, such as `/trips/lisbon/`.
  package var publishedPath: String { kind.publishedPath(of: slug) }

  /// Place of a key's value; the whole model's place if the key is absent.
  package func place(of key: String) -> Diagnostics.Place { file.place(ranges[key]) }
}

/// Everything that a file says of a model.
///
/// A class, so that all of it is passed on as one reference.
@usableFromInline
final class SourcedContents<Model: Sendable>: Sendable {
  // The most frequently read value stands first: of most models it is the only one read.
  /// The title that its author gave it, by which other pages link to it.
  let statedTitle: String?
  @usableFromInline let attributes: Attributes
  let date: Moment?
  @usableFromInline let model: Model
  let body: MarkdownText
  let ranges: KeyRanges

  init(
    model: Model, attributes: Attributes, body: MarkdownText, ranges: KeyRanges, date: Moment?
  ) {
    self.model = model
    self.attributes = attributes
    self.body = body
    self.ranges = ranges
    statedTitle = ranges.has("title") ? attributes.title : nil
    self.date = date
  }
}

extension String {
  /// The part of a path before its last `/`.
  var folder: String {
    guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return String(Substring(utf8[..<slash]))
  }

  /// The part of a path behind its last `/`.
  var fileName: String {
    guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return self }
    return String(Substring(utf8[slash...].dropFirst()))
  }
}
