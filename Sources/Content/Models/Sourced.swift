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
  /// Slug that the name of its file would make, if the slug hides that name; else `nil`.
  package let privateSlug: Slug?
  /// Index in a file of several models; `nil` for a file of one.
  let index: Int?

  /// `bytes` are those of `file`; `references` are those that the model makes, `pages` the names of
  /// its further pages.
  init(
    kind: ModelKind, model: Model, attributes: Attributes, date: Moment?, body: MarkdownText,
    file: ContentSource, of bytes: SourceFile, ranges: KeyRanges,
    references: some Sequence<Reference>, pages: [String] = [], ties: [String] = [],
    ownDate: Moment? = nil,
    picture: PictureFacts? = nil, further: UInt64 = 0, isFolder: Bool, index: Int?,
    privateSlug: Slug? = nil
  ) {
    self.kind = kind
    slug = attributes.slug
    self.model = model
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
    hashes = ModelHashes(
      ModelName(kind, attributes.slug), attributes, dates: [date, ownDate], references,
      pages + ties, body,
      in: bytes, at: Self.extent(of: ranges.object, isOneOfSeveral: index != nil, in: bytes),
      picture,
      further: further, isFolder: isFolder, index: index)
    lastSecond = Self.lastSecond(of: model, attributes, date)
  }

  private static func lastSecond(
    of model: Model, _ attributes: Attributes, _ date: Moment?
  ) -> Int64 {
    max(
      attributes.lastSecond, date?.instant.seconds ?? .min,
      (model as? Trip)?.lastSecond ?? .min)
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

  /// The same, with facts that follow from other files.
  private init(_ other: Sourced, model: Model, ownDate: Moment) {
    kind = other.kind
    slug = other.slug
    self.model = model
    attributes = other.attributes
    date = attributes.date ?? ownDate
    body = other.body
    file = other.file
    ranges = other.ranges
    isFolder = other.isFolder
    index = other.index
    privateSlug = other.privateSlug
    isListed = other.isListed
    statedTitle = other.statedTitle
    hashes = other.hashes.with(ownDate)
    lastSecond = Self.lastSecond(of: model, attributes, date)
  }

  /// The same, with what follows from the album or the folder in which it is.
  private init(_ other: Sourced, model: Model, _ attributes: Attributes, ties: UInt64) {
    kind = other.kind
    slug = other.slug
    self.model = model
    self.attributes = attributes
    date = other.date
    body = other.body
    file = other.file
    ranges = other.ranges
    isFolder = other.isFolder
    index = other.index
    privateSlug = other.privateSlug
    isListed = attributes.visibility.isListed
    statedTitle = other.statedTitle
    hashes = other.hashes.with(ties)
    lastSecond = Self.lastSecond(of: model, attributes, date)
  }

  /// The trip as a part of a journey, which lists show in its place.
  init(_ other: Sourced, partOf journey: Sourced<Trip>) where Model == Trip {
    kind = other.kind
    slug = other.slug
    model = other.model.inside(journey.slug)
    attributes = other.attributes.inside(journey.attributes)
    date = other.date
    body = other.body
    file = other.file
    ranges = other.ranges
    isFolder = other.isFolder
    index = other.index
    privateSlug = other.privateSlug
    isListed = false
    statedTitle = other.statedTitle
    hashes = other.hashes.with(journey.slug, attributes)
    lastSecond = Self.lastSecond(of: model, attributes, date)
  }

  /// The journey with what it has of its parts.
  init(_ other: Sourced, joined trip: Trip, hashes: ModelHashes) where Model == Trip {
    kind = other.kind
    slug = other.slug
    model = trip
    attributes = other.attributes
    date = trip.departure
    body = other.body
    file = other.file
    ranges = other.ranges
    isFolder = other.isFolder
    index = other.index
    privateSlug = other.privateSlug
    isListed = other.isListed
    statedTitle = other.statedTitle
    self.hashes = hashes
    lastSecond = Self.lastSecond(of: model, attributes, date)
  }

  /// Whether its page is for everybody to find who can open it: in a list, or by its journey.
  package var isPublic: Bool { attributes.visibility.isListed }

  /// The model for at most those who can open the index of the folder around it.
  package func inside(_ folder: Attributes) -> any SourcedModel {
    let inside = attributes.insideFolder(of: folder)
    var hasher = StableHasher()
    hasher.combine(showing: inside)
    return Sourced(self, model: model, inside, ties: hasher.finish())
  }

  /// The photo as one of an album.
  func inside(_ album: AlbumInheritance) -> Sourced where Model == Photo {
    Sourced(
      self, model: model.inside(album.album), attributes.inside(album.attributes),
      ties: album.hash)
  }

  /// The album as one of another.
  func inside(_ album: AlbumInheritance) -> Sourced where Model == Album {
    Sourced(
      self, model: model.inside(album.album), attributes.inside(album.attributes),
      ties: album.hash)
  }

  /// The photo, taken at another time than the one it was read with.
  func taken(at moment: Moment) -> Sourced where Model == Photo {
    Sourced(self, model: model.taken(at: moment), ownDate: moment)
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

extension Sourced where Model == Trip {
  /// Names by which photos, albums and costs belong to it: its own, and those of a journey's parts.
  package var names: [Slug] { [slug] + model.parts.map(\.slug) }
}
