package import Domain

/// Name of a kind of models, and the keys that their files may have.
///
///     static let kind = ModelKind("hotels", KeyTable("a hotel", title, stars))
///
/// Two kinds with the same folder are equal. The facts are in a class, since every model has its
/// kind, and a copy then counts one reference.
public struct ModelKind: Sendable {
  private final class Facts: Sendable {
    let folder: String
    let singular: String
    let keys: KeyTable
    /// The published path of the kind's list: `/hotels/`.
    let root: String

    init(_ folder: String, _ singular: String, _ keys: KeyTable) {
      self.folder = folder
      // Pages lie at the root of the site.
      root = folder == PageKind.folder ? "/" : "/\(folder)/"
      self.singular = singular
      self.keys = keys
    }
  }

  private let facts: Facts

  /// `keys` are the kind's own, in a table named like one of its models, with an article: `a
  /// hotel`. The keys that every kind has are added.
  public init(_ folder: String, _ keys: KeyTable) {
    let all = KeyTable(
      keys.name, keys: keys.keys + CommonKeys.table.keys,
      rules: keys.rules + CommonKeys.table.rules)
    facts = Facts(folder, keys.nameWithoutArticle, all)
  }

  /// Folder below `Content/` with the kind's models, which is also the published folder of its
  /// list: `hotels`.
  public var folder: String { facts.folder }

  /// Name of one of the kind, without an article: `hotel`.
  public var singular: String { facts.singular }

  /// The published path of a model's page, such as `/trips/lisbon/`.
  package func publishedPath(of slug: Slug) -> String {
    // Needed some twenty times for each page, and therefore written straight to its place.
    let (root, name) = (facts.root.utf8, slug.text.utf8)
    return String(unsafeUninitializedCapacity: root.count + name.count + 1) { path in
      var end = path.initialize(fromContentsOf: root)
      end = path[end...].initialize(fromContentsOf: name)
      path.initializeElement(at: end, to: UInt8(ascii: "/"))
      return end + 1
    }
  }

  /// Every key that a model of the kind may have.
  package var keys: KeyTable { facts.keys }
}

extension ModelKind: Hashable {
  /// Whether both have the same folder.
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

  /// Kinds that every site may have.
  package static let builtIn = [trips, photos, accounts, people, pages]
}
