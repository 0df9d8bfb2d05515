import Diagnostics
import Domain

/// Result of loading one file of content.
struct LoadedFile: Sendable {
  /// Models of the file, all of the file's kind, but for an album, which its photos follow.
  var models: [any SourcedModel] = []
  var indexText: IndexText?
  /// Names of all models, even of those with mistakes, so that references to them are no mistakes
  /// too.
  var names: [RegisteredName] = []
  var references: [Reference] = []
  var strayTexts: [StrayText] = []
  /// The file, if it can't be parsed, so that its models are unknown.
  var unparsed: SourceFile?
  /// The folder whose index the file is.
  var folder: String?
  /// Mistakes of the file by itself.
  var diagnostics: [Diagnostic] = []
  var unknownKeys = UnknownKeys()
  var counted = CountedFindings()
  /// Seconds since 1970 at which its diagnostics may change.
  var seconds: [Int64] = []
  /// Findings that follow from models of other files, too.
  var clockFindings = CountedFindings()
  /// Pictures that the models took facts from.
  var pictures: [SeenPicture] = []
  /// Files that the models' tracks were read from.
  var tracks: [SeenTrack] = []
  /// Facts of its accounts that are compared with other accounts and with trips.
  var ledger = LedgerFacts()
  /// Photos whose time depends on models of other files.
  var unsettled: [UnsettledPhoto] = []
  /// The album that the file is the index of, from which its photos are made.
  var album: AlbumFile?
  /// Whether the file is the index of a folder with further models, which are then its parts.
  var hasCompany = false
  /// A journey or a part of one as it was read, with what the two have of each other.
  var joined: JoinedTrips?
  /// Values that photos and albums took from the album around them, with their state before.
  var settled: SettledPhotos?
}

/// The name of a model, and its origin.
struct RegisteredName: Sendable {
  let name: ModelName
  let file: ContentSource
  /// Range of the key that states the name; `nil` if the file's own name does.
  let range: Range<Int>?
  /// The slug without regard to case, folded when files are read, because that is done in parallel.
  let folded: String
  /// Path of the picture, for a photo of an album.
  let picture: String?
  /// Hash of the picture's data, if the name is made of it.
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
