import Basics
package import Diagnostics
public import Domain

/// A model with all that its file says of it, so that a rule that fails later can still name the
/// line.
///
/// An immutable class: lists sort and share models by the thousand, and a copy of all these values
/// would count some forty references.
public final class Sourced<Model: Sendable>: Sendable {
  /// The kind that read it.
  public let kind: ModelKind
  /// Name in addresses and references.
  public let slug: Slug
  /// The facts of its kind.
  public let model: Model
  /// Attributes that models of any kind may have.
  public let attributes: Attributes
  /// Date by which lists sort it: the attribute `date`, but the departure of a trip, and when a
  /// photo without `date` was taken.
  public let date: Moment?
  package let body: MarkdownText
  package let file: ContentSource
  /// Ranges of its keys in `file`.
  package let ranges: KeyRanges
  /// Whether it is the index of a folder of its own, with its images.
  package let isFolder: Bool
  /// Whether lists show it; one that isn't listed is found by the journey that it is a part of, or
  /// only by its address.
  package let isListed: Bool
  /// The title that its author gave it.
  package let statedTitle: String?
  /// Hashes of its parts, the same in every process.
  package let hashes: ModelHashes
  /// Last second since 1970 at which time alone changes what is shown of it: that of its last date,
  /// or of the last departure or arrival of a trip; the least number if it has none.
  package let lastSecond: Int64
  /// The picture that the model is of, as its file names it; `nil` for other models.
  package let picture: Photo.Source?
  /// Slug that the name of its file would make, if the slug hides that name; else `nil`.
  package let privateSlug: Slug?
  /// Index in a file of several models; `nil` for a file of one.
  let index: Int?

  /// The model of its kind that it is a part of, which lists show in its place; else `nil`.
  package let whole: Slug?
  /// Last second at which time alone changes what is shown of the model's own facts.
  private let ownLastSecond: Int64

  /// Takes what a kind has `read`; `bytes` are those of `file`, `references` those that the model
  /// makes.
  init(
    _ kind: ModelKind, _ read: ReadModel<Model>, _ attributes: Attributes, body: MarkdownText,
    file: ContentSource, of bytes: SourceFile, ranges: KeyRanges,
    references: some Sequence<Reference>, isFolder: Bool, index: Int?, privateSlug: Slug?
  ) {
    let date =
      kind.traits.contains(.sortsByOwnDate) ? read.date : attributes.date ?? read.date
    self.kind = kind
    slug = attributes.slug
    model = read.model
    self.attributes = attributes
    self.date = date
    self.body = body
    self.file = file
    self.ranges = ranges
    self.isFolder = isFolder
    self.index = index
    self.privateSlug = privateSlug
    isListed = attributes.visibility.isListed
    statedTitle = ranges.has("title") ? attributes.title : nil
    whole = nil
    picture = read.shows
    hashes = ModelHashes(
      ModelName(kind, attributes.slug), attributes, dates: [date, read.date], references,
      read.ties, body, in: bytes,
      at: Self.extent(of: ranges.object, isOneOfSeveral: index != nil, in: bytes),
      read.picture, further: read.further, isFolder: isFolder, index: index)
    ownLastSecond = read.lastSecond
    lastSecond = max(attributes.lastSecond, date?.instant.seconds ?? .min, read.lastSecond)
  }

  /// Range of all that a file says of the model in it.
  private static func extent(
    of object: Range<Int>, isOneOfSeveral: Bool, in file: SourceFile
  ) -> Range<Int> {
    guard isOneOfSeveral else { return file.bytes.indices }
    // The range of a TOML table is that of its header, `[[photos]]`: its keys follow, and further
    // ones may stand behind other tables.
    return file.bytes[object].first == UInt8(ascii: "[") ? file.bytes.indices : object
  }

  /// A copy with what follows from other files. With a `date`, lists sort by that.
  init(
    _ other: Sourced, model: Model? = nil, _ attributes: Attributes? = nil, date: Moment? = nil,
    partOf whole: Slug? = nil, hashes: ModelHashes, lastSecond: Int64? = nil
  ) {
    kind = other.kind
    slug = other.slug
    self.model = model ?? other.model
    self.attributes = attributes ?? other.attributes
    self.date = date ?? other.date
    body = other.body
    file = other.file
    ranges = other.ranges
    isFolder = other.isFolder
    index = other.index
    privateSlug = other.privateSlug
    self.whole = whole ?? other.whole
    isListed = self.whole == nil && self.attributes.visibility.isListed
    statedTitle = other.statedTitle
    picture = other.picture
    self.hashes = hashes
    ownLastSecond = lastSecond ?? other.ownLastSecond
    self.lastSecond = max(
      self.attributes.lastSecond, self.date?.instant.seconds ?? .min, ownLastSecond)
  }

  /// Whether its page is for everybody to find who can open it: in a list, or by its journey.
  package var isPublic: Bool { attributes.visibility.isListed }

  /// The model for at most those who can open the index of the folder around it.
  package func inside(_ folder: Attributes) -> any SourcedModel {
    let inside = attributes.insideFolder(of: folder)
    var hasher = StableHasher()
    hasher.combine(showing: inside)
    return Sourced(self, inside, hashes: hashes.with(hasher.finish()))
  }

  /// Whether its file holds other models, too.
  package var isOneOfSeveral: Bool { index != nil }

  /// Path below the site's folder, such as `Content/trips/lisbon.md`.
  package var path: String { file.path }

  /// The folder from which relative links and images are resolved, without a `/` at the end.
  package var folder: String { file.path.folder }

  /// The published path of its page, such as `/trips/lisbon/`.
  package var publishedPath: String { kind.publishedPath(of: slug) }

  /// Place of a key's value; the whole model's place if the key is absent.
  package func place(of key: String) -> SourceRange { file.place(ranges[key]) }
}

extension String {
  /// The part of a path before its last `/`.
  package var folder: String {
    guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return String(Substring(utf8[..<slash]))
  }

  /// The part of a path behind its last `/`.
  var fileName: String {
    guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return self }
    return String(Substring(utf8[slash...].dropFirst()))
  }
}
