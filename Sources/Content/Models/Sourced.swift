package import Diagnostics
public import Domain
import Synchronization

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
      switch said {
      case .known(let contents): yield contents.model
      case .kept(let contents): yield contents.value.model
      }
    }
  }
  /// What every model may state, whatever its kind.
  @inlinable
  public var attributes: Attributes {
    _read {
      noteFacts()
      switch said {
      case .known(let contents): yield contents.attributes
      case .kept(let contents): yield contents.value.attributes
      }
    }
  }
  package var body: MarkdownText {
    reads.noteText()
    return contents.body
  }
  package let file: ContentSource
  /// Where its keys stand in `file`.
  package var ranges: KeyRanges {
    noteFacts()
    return contents.ranges
  }
  /// Whether it is the index of a folder of its own, which holds its images.
  package let isFolder: Bool
  /// What lists sort it by: the attribute `date`, but of a trip its departure, and of a photo
  /// without `date` when it was taken.
  public var date: Moment? {
    noteFacts()
    return contents.date
  }

  /// Its place in a file of several models, `nil` for a file of one.
  let index: Int?
  /// What it is and holds, as hashes that are the same in every process.
  package let reads: ModelReads

  /// What its file says, and whether that is at hand.
  @usableFromInline
  enum Said: Sendable {
    case known(SourcedContents<Model>)
    case kept(KeptContents<Model>)
  }

  @usableFromInline let said: Said
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
    said = .known(
      SourcedContents(
        model: model, attributes: attributes, body: body, ranges: ranges, date: date))
    self.file = file
    self.isFolder = isFolder
    isPublic = attributes.visibility == .public
    self.index = index
    self.reads = reads
  }

  /// One of a file of its own, of which only the name is known until somebody asks for more; what is
  /// found then has this slug and is as public.
  init(
    kind: ModelKind, slug: Slug, isPublic: Bool, file: ContentSource, isFolder: Bool,
    reads: ModelReads, _ contents: KeptContents<Model>
  ) {
    self.kind = kind
    self.slug = slug
    self.isPublic = isPublic
    self.file = file
    self.isFolder = isFolder
    self.reads = reads
    said = .kept(contents)
    index = nil
  }

  private var contents: SourcedContents<Model> {
    // A getter would count a reference for each value that is wanted.
    _read {
      switch said {
      case .known(let contents): yield contents
      case .kept(let contents): yield contents.value
      }
    }
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

  /// The title that its author gave it.
  package var statedTitle: String? {
    noteFacts()
    return contents.statedTitle
  }

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

/// What a file says of a model.
///
/// A class, since it may be made long after the model, and is handed about as one reference.
@usableFromInline
final class SourcedContents<Model: Sendable>: Sendable {
  // What is asked for most stands first, for it is all that is read of most models.
  /// The title that its author gave it: pages name others by it, and nothing else of those is read.
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

/// What a file says of a model, kept as bytes until somebody asks.
///
/// A class, since all who have the model share it.
@usableFromInline
final class KeptContents<Model: Sendable>: Sendable {
  private let find: @Sendable () -> SourcedContents<Model>
  // Not by its type, which would have to be made out for each who asks, whatever the model. Only what
  // `find` gives is ever put there, so that is what it is.
  private let found = AtomicLazyReference<any AnyObject & Sendable>()

  init(_ find: @escaping @Sendable () -> SourcedContents<Model>) { self.find = find }

  /// Two threads that ask at the same time may both make it of the bytes; one of these stays.
  @usableFromInline
  var value: SourcedContents<Model> {
    unsafeDowncast(
      found.load() ?? found.storeIfNil(find()), to: SourcedContents<Model>.self)
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
