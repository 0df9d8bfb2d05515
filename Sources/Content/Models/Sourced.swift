package import Diagnostics
public import Domain

/// A model with all that its file says of it, so that a rule that fails later still names the line.
///
/// A class, and nothing in it changes: lists sort and share models by the thousand, and a copy of
/// all these values would count some forty references. Who reads it is noted, so that what was made
/// of it is made again when it has changed; its name alone, kind and slug, is no such reading.
public final class Sourced<Model: Sendable>: Sendable {
  /// The kind that has read it.
  public let kind: ModelKind
  /// The facts of its kind.
  @inlinable
  public var model: Model {
    // A getter would copy all of it for each value that is wanted.
    _read {
      noteFacts()
      yield ownModel
    }
  }
  /// What every model may state, whatever its kind.
  @inlinable
  public var attributes: Attributes {
    _read {
      noteFacts()
      yield ownAttributes
    }
  }
  package var body: MarkdownText {
    reads.noteText()
    return ownBody
  }
  package let file: ContentSource
  /// Where its keys stand in `file`.
  package var ranges: KeyRanges {
    noteFacts()
    return ownRanges
  }
  /// Whether it is the index of a folder of its own, which holds its images.
  package let isFolder: Bool
  /// What lists sort it by: the attribute `date`, but of a trip its departure, and of a photo
  /// without `date` when it was taken.
  public var date: Moment? {
    noteFacts()
    return ownDate
  }

  /// Its place in a file of several models, `nil` for a file of one.
  let index: Int?
  /// What it is and holds, as hashes that are the same in every process.
  package let reads: ModelReads

  @usableFromInline let ownModel: Model
  @usableFromInline let ownAttributes: Attributes
  private let ownBody: MarkdownText
  private let ownRanges: KeyRanges
  private let ownDate: Moment?
  // Asked of thousands, one after the other.
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

  /// `reads` are those of the model and of what its file says of it.
  init(
    kind: ModelKind, model: Model, attributes: Attributes, body: MarkdownText,
    file: ContentSource, ranges: KeyRanges, isFolder: Bool, date: Moment?, index: Int?,
    reads: ModelReads
  ) {
    self.kind = kind
    slug = attributes.slug
    ownModel = model
    ownAttributes = attributes
    ownBody = body
    self.file = file
    ownRanges = ranges
    self.isFolder = isFolder
    ownDate = date
    isPublic = attributes.visibility == .public
    self.index = index
    self.reads = reads
  }

  @usableFromInline
  func noteFacts() { reads.noteFacts() }

  /// Its name in addresses and references.
  public let slug: Slug

  /// Whether lists show it; an unlisted one has a page that only those find who know its address.
  package var isListed: Bool {
    noteFacts()
    return isPublic
  }

  /// Whether its author gave it a title.
  package var hasTitle: Bool { ranges.has("title") }

  /// Whether its file holds others besides it.
  package var isOneOfSeveral: Bool { index != nil }

  /// Below the site's folder, such as `Content/trips/lisbon.md`.
  package var path: String { file.path }

  /// The folder that relative links and images begin at, without a `/` at the end.
  package var folder: String {
    noteFacts()
    return file.path.folder
  }

  /// Its page's published path, such as `/trips/lisbon/`.
  package var publishedPath: String { kind.publishedPath(of: slug) }

  /// Where the value of a key stands; the whole model's place where the key is absent.
  package func place(of key: String) -> Diagnostics.Place { file.place(ranges[key]) }
}

extension ModelKind {
  /// The published path of a model's page, such as `/trips/lisbon/`.
  package func publishedPath(of slug: Slug) -> String {
    let (root, name) = (root.utf8, slug.text.utf8)
    // Some eighteen of these are made for each trip, so each part is copied once into its room.
    return String(unsafeUninitializedCapacity: root.count + name.count + 1) { room in
      var end = room.initialize(fromContentsOf: root)
      end = room[end...].initialize(fromContentsOf: name)
      room.initializeElement(at: end, to: UInt8(ascii: "/"))
      return end + 1
    }
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
