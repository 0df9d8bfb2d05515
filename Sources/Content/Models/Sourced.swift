import Basics
package import Diagnostics
public import Domain

/// A model with everything that its file says about it, so that a rule that fails later can still
/// report the line.
///
/// An immutable class, because lists sort and share models by the thousand. A copy of all these
/// values would count about forty references.
public final class Sourced<Model: Sendable>: Sendable {
  /// The kind that read it.
  public let kind: ModelKind
  /// Name in addresses and references.
  public let slug: Slug
  /// The facts of its kind.
  public let model: Model
  /// Attributes that models of any kind may have.
  public let attributes: Attributes
  /// Date by which lists sort it: the attribute `date`, except for the departure of a trip and the
  /// time at which a photo without `date` was taken.
  public let date: Moment?
  package let body: MarkdownText
  package let file: ContentSource
  /// Ranges of its keys in `file`.
  package let ranges: KeyRanges
  /// Whether it is a folder's index. The folder then also contains its images.
  package let isFolder: Bool
  /// Whether lists show it. Visitors find other models through the journey that they are part of,
  /// or only by their address.
  package let isListed: Bool
  /// The title that its author gave it.
  package let statedTitle: String?
  /// Hashes of its parts, equal in every process.
  package let hashes: ModelHashes
  /// Last second since 1970 at which passing time changes how it is shown; the smallest number if
  /// it never does.
  ///
  /// It is that of the model's last date, or of a trip's last departure or arrival.
  package let lastSecond: Int64
  /// The picture that the model shows, as its file names it; `nil` for other models.
  package let picture: Photo.Source?
  /// Slug that its file name would make, if the slug hides that name; `nil` otherwise.
  package let privateSlug: Slug?
  /// Index in a file of several models; `nil` if the file has one.
  let index: Int?

  /// The model of its kind that it is part of, and that lists show in its place; `nil` for other
  /// models.
  package let whole: Slug?
  /// Last second at which passing time changes how the model's own facts are shown.
  private let ownLastSecond: Int64

  /// Takes the result of reading a model. `bytes` are those of `file`, and `references` are the
  /// ones that the model makes.
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

  /// Range of everything that a file says about the model in it.
  private static func extent(
    of object: Range<Int>, isOneOfSeveral: Bool, in file: SourceFile
  ) -> Range<Int> {
    guard isOneOfSeveral else { return file.bytes.indices }
    // The range of a TOML table is that of its header, `[[photos]]`. Its keys follow, and more may
    // come after other tables.
    return file.bytes[object].first == UInt8(ascii: "[") ? file.bytes.indices : object
  }

  /// A copy with values that follow from other files. With a `date`, lists sort by it.
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

  /// Whether people who can open its page can also find it, in a list or through its journey.
  package var isPublic: Bool { attributes.visibility.isListed }

  /// Copy that only people who can open the index of the folder around it can open.
  package func inside(_ folder: Attributes) -> any SourcedModel {
    let inside = attributes.insideFolder(of: folder)
    var hasher = StableHasher()
    hasher.combine(showing: inside)
    return Sourced(self, inside, hashes: hashes.with(hasher.finish()))
  }

  /// Whether its file also contains other models.
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

  /// The part of a path after its last `/`.
  var fileName: String {
    guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return self }
    return String(Substring(utf8[slash...].dropFirst()))
  }
}
