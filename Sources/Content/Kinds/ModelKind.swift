/// What a kind of models is called, and the keys that their files may have.
///
///     static let kind = ModelKind("hotels", KeyTable("a hotel", title, stars))
///
/// Two of one folder are the same kind. A class holds what it consists of, since every model has its
/// kind, and a copy shall count one reference.
public struct ModelKind: Sendable {
  private final class Facts: Sendable {
    let folder: String
    let singular: String
    let keys: KeyTable
    let root: String

    init(_ folder: String, _ singular: String, _ keys: KeyTable) {
      self.folder = folder
      self.singular = singular
      self.keys = keys
      // Pages lie at the root.
      root = folder == "pages" ? "/" : "/\(folder)/"
    }
  }

  private let facts: Facts

  /// `keys` are those of the kind's own, named as one of it is, with an article: `a hotel`. Those
  /// that every kind has are added.
  public init(_ folder: String, _ keys: KeyTable) {
    let all = KeyTable(
      keys.name, keys: keys.keys + CommonKeys.table.keys,
      rules: keys.rules + CommonKeys.table.rules)
    facts = Facts(folder, keys.nameWithoutArticle, all)
  }

  /// The folder below `Content/` that its models lie in, which is also where its list is published:
  /// `hotels`.
  public var folder: String { facts.folder }

  /// One of the kind, without an article: `hotel`.
  public var singular: String { facts.singular }

  /// Where the pages of its models lie: `/hotels/`.
  var root: String { facts.root }

  /// Every key that a model of the kind may have: what its reader goes by.
  package var keys: KeyTable { facts.keys }
}

extension ModelKind: Hashable {
  /// Whether both lie in one folder.
  public static func == (a: ModelKind, b: ModelKind) -> Bool {
    a.facts === b.facts || a.folder == b.folder
  }

  /// Hashes the folder.
  public func hash(into hasher: inout Hasher) { hasher.combine(folder) }
}

extension ModelKind {
  /// Journeys, in `Content/trips/`.
  public static let trips = TripKind.kind
  /// Photographs, in `Content/photos/`.
  public static let photos = PhotoKind.kind
  /// Accounts, in `Content/accounts/`.
  public static let accounts = AccountKind.kind
  /// People, in `Content/people/`.
  public static let people = PersonKind.kind
  /// Pages of text, in `Content/pages/`; they have no list, and lie at the root of the site.
  public static let pages = PageKind.kind

  /// Those that every site may have.
  package static let builtIn = [trips, photos, accounts, people, pages]
}
