public import Domain

/// A kind of models: its name and keys, and how to read a model from an object of a content file.
///
/// Kinds are types rather than values. They have no state, so the result of reading depends only on
/// the file.
public protocol ContentKind: Sendable {
  /// Facts and rules in a file, without any formatting.
  associatedtype Model: Sendable

  /// Name and keys of the kind.
  static var kind: ModelKind { get }

  /// Reads all of the kind's own keys; `nil` if something is wrong, which is reported.
  ///
  /// Implementations read all keys before they return, so that one run reports every mistake.
  static func read(_ reader: inout ObjectReader, _ context: ModelContext) -> ReadModel<Model>?

  /// Files that the model names besides `image`, as paths in its file. A file that only a draft
  /// names is hidden with the draft.
  static func files(of model: Model) -> [String]
}

extension ContentKind {
  /// Returns an empty list.
  public static func files(of model: Model) -> [String] { [] }
}

/// A model, and the attributes that its kind derives from its facts.
public struct ReadModel<Model: Sendable>: Sendable {
  let model: Model
  let title: String?
  let date: Moment?
  /// Values that decide which files the site has besides the model's page, or how models belong
  /// together and are ordered.
  let ties: [String]
  /// The picture that the model shows.
  let shows: Photo.Source?
  /// Facts from the model's picture; `nil` for a model without one.
  let picture: PictureFacts?
  /// Time of a photo on a clock whose zone isn't known yet.
  let clock: PhotoClock?
  /// Hash of facts from other files; 0 without any.
  let further: UInt64
  /// Last second since 1970 at which passing time changes how the model is shown, apart from its
  /// dates; the smallest number if it never does.
  let lastSecond: Int64

  /// Takes a model with its title, as written or by the kind's own rule, and the date by which
  /// lists are sorted. Without a `date`, lists use the attribute of that name.
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
  /// Returns all files, with the models of this kind completed from other files.
  ///
  /// The result depends only on the files as they were read, even if they were settled before.
  static func settle(_ files: [KnownFile], _ reading: Settling) -> [KnownFile]
}

/// Context for kinds that settle the files of a reading.
struct Settling {
  let tree: ContentTree
  let loader: FileLoader
  /// Maximum number of threads.
  let jobs: Int
}

/// A kind whose models are folders among the models of another kind, such as albums among photos.
protocol FolderKind: ContentKind {
  /// Whether the index of a folder is a model of this kind, and not of the other one.
  static func isIndex(_ index: ParsedFile) -> Bool
}
