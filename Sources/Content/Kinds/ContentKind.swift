public import Domain

/// A kind of models: its name and keys, and how a model is read from an object of a content file.
///
/// A type rather than a value: without state, the result of reading depends on the file alone.
public protocol ContentKind: Sendable {
  /// Facts and rules in a file, without any formatting.
  associatedtype Model: Sendable

  /// Name and keys of the kind.
  static var kind: ModelKind { get }

  /// Reads every key of the kind's own; `nil` if something is wrong, which is reported.
  ///
  /// Implementations read all keys before they return, so that every mistake is told in one run.
  static func read(_ reader: inout ObjectReader, _ context: ModelContext) -> ReadModel<Model>?

  /// Files that the model names besides `image`, as paths in its file; one that only a draft names
  /// is hidden with it.
  static func files(of model: Model) -> [String]
}

extension ContentKind {
  /// No files.
  public static func files(of model: Model) -> [String] { [] }
}

/// A model, and the attributes that its kind derives from its facts.
public struct ReadModel<Model: Sendable>: Sendable {
  let model: Model
  let title: String?
  let date: Moment?
  /// Values that decide which files the site has, besides the model's page, or by which models
  /// belong together or are ordered.
  let ties: [String]
  /// The picture that the model is of.
  let shows: Photo.Source?
  /// Facts of the model's picture; `nil` for a model without one.
  let picture: PictureFacts?
  /// Time of a photo on a clock whose zone is not known yet.
  let clock: PhotoClock?
  /// Hash of facts of other files; 0 for none.
  let further: UInt64
  /// Last second since 1970 at which time alone changes what is shown of the model, besides its
  /// dates; the least number if there is none.
  let lastSecond: Int64

  /// Takes a title, as written or by the kind's own rule, or `nil`, and a date by which lists are
  /// sorted. Without a `date`, lists use the attribute of that name.
  public init(_ model: Model, title: String?, date: Moment? = nil) {
    self.init(model, title: title, date: date, ties: [])
  }

  init(
    _ model: Model, title: String?, date: Moment? = nil, ties: [String], shows: Photo.Source? = nil,
    picture: PictureFacts? = nil, clock: PhotoClock? = nil, further: UInt64 = 0,
    lastSecond: Int64 = .min
  ) {
    self.model = model
    self.title = title
    self.date = date
    self.ties = ties
    self.shows = shows
    self.picture = picture
    self.clock = clock
    self.further = further
    self.lastSecond = lastSecond
  }
}

/// A kind whose models depend on more than one file: trips on journeys, photos on albums.
protocol SettledKind: ContentKind {
  /// Returns all files with what those of the kind have of others. The result is that of the files
  /// as they were read, however often it was made before.
  static func settle(_ files: [KnownFile], _ reading: Settling) -> [KnownFile]
}

/// A reading whose files kinds settle.
struct Settling {
  let tree: ContentTree
  let loader: FileLoader
  /// Greatest number of threads.
  let jobs: Int
}

/// A kind whose models are folders among the models of another kind, as albums among photos.
protocol FolderKind: ContentKind {
  /// Whether the index of a folder is a model of this kind, and not of the other.
  static func isIndex(_ index: ParsedFile) -> Bool
}
