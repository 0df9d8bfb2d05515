import Diagnostics
import Domain

/// Result of loading one content file.
struct LoadedFile: Sendable {
  /// Models of the file, all of the file's kind. An album is an exception: its photos follow it.
  var models: [any SourcedModel] = []
  var indexText: IndexText?
  /// Names of all models, even of those with mistakes, so that references to them aren't reported
  /// too.
  var names: [RegisteredName] = []
  var references: [Reference] = []
  var strayTexts: [StrayText] = []
  /// The file, if it couldn't be parsed and its models are therefore unknown.
  var unparsed: SourceFile?
  /// The folder whose index the file is.
  var folder: String?
  /// Mistakes in the file itself.
  var diagnostics: [Diagnostic] = []
  var unknownKeys = UnknownKeys()
  var counted = CountedFindings()
  /// Seconds since 1970 at which its diagnostics may change.
  var seconds: [Int64] = []
  /// Findings that also depend on models of other files.
  var clockFindings = CountedFindings()
  /// Pictures from which the models took facts.
  var pictures: [SeenPicture] = []
  /// Files from which the models' tracks were read.
  var tracks: [SeenTrack] = []
  /// Facts about its accounts that are compared with other accounts and with trips.
  var ledger = LedgerFacts()
  /// Photos whose time depends on models of other files.
  var unsettled: [UnsettledPhoto] = []
  /// The album whose index the file is. Its photos are made from it.
  var album: AlbumFile?
  /// Whether the file is the index of a folder with more models, which are then its parts.
  var hasCompany = false
  /// A journey or a part of one as it was read, with the models that it was joined with.
  var joined: JoinedTrips?
  /// Values that photos and albums inherited from the album around them, with their state before.
  var settled: SettledPhotos?
}

/// The name of a model, and its origin.
struct RegisteredName: Sendable {
  let name: ModelName
  let file: ContentSource
  /// Range of the key that states the name; `nil` if the file's own name does.
  let range: Range<Int>?
  /// The slug in folded case. Slugs are folded when files are read, because that runs in parallel.
  let folded: String
  /// Path of the picture, for a photo of an album.
  let picture: String?
  /// Hash of the picture's data, if the name is made from it.
  let data: UInt64?
  /// The model's permanent id in feeds, and its range.
  var id: Located<String>?

  init(
    _ name: ModelName, _ file: ContentSource, at range: Range<Int>? = nil,
    picture: String? = nil, data: UInt64? = nil
  ) {
    self.data = data
    self.name = name
    self.file = file
    self.range = range
    self.picture = picture
    folded = name.slug.caseFolded
  }

  var place: SourceRange { range.map(file.place) ?? SourceRange(file: picture ?? file.path) }
}
