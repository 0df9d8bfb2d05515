package import Domain

/// Name of a kind of models, and the keys that their files may have.
///
///     static let kind = ModelKind("hotels", KeyTable("a hotel", title, stars))
///
/// Two kinds with the same folder are equal. Their facts are in a class: every model holds its
/// kind, and a copy then only counts one reference.
public struct ModelKind: Sendable {
  /// Properties in which kinds differ, apart from their keys.
  package struct Traits: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    /// Lists sort by the kind's own date, whatever `date` says.
    static let sortsByOwnDate = Traits(rawValue: 1 << 0)
    /// A future date belongs to a plan, which lists show before past models.
    package static let hasPlans = Traits(rawValue: 1 << 1)
    /// The list has a page for each year.
    package static let hasYears = Traits(rawValue: 1 << 2)
    /// A folder with an `index.md` is one model, such as a journey or an album. It passes its
    /// restrictions and other values on to the models in the folder.
    static let hasWholes = Traits(rawValue: 1 << 3)
    /// Models are pictures or folders of pictures, whose names may reveal when or where they were
    /// taken.
    package static let isOfPictures = Traits(rawValue: 1 << 4)
    /// A model may be part of another one of its kind, whose folder it is in.
    package static let joinsWholes = Traits(rawValue: 1 << 7)
    /// Pages are at the root of the site, without a list.
    package static let isAtRoot = Traits(rawValue: 1 << 5)
    /// A page itself shows the files that its model names, in its own way.
    package static let showsOwnFiles = Traits(rawValue: 1 << 6)
  }

  private final class Facts: Sendable {
    let traits: Traits
    let folder: String
    let singular: String
    let keys: KeyTable
    /// The published path of the kind's list: `/hotels/`.
    let root: String
    /// The kind whose folder contains the models; `nil` for a kind with its own folder.
    let host: ModelKind?

    init(
      _ folder: String, _ singular: String, _ keys: KeyTable, in host: ModelKind?, _ traits: Traits
    ) {
      self.folder = folder
      self.host = host
      self.traits = traits
      root = traits.contains(.isAtRoot) ? "/" : "/\(host?.folder ?? folder)/"
      self.singular = singular
      self.keys = keys
    }
  }

  private let facts: Facts

  /// `keys` are the kind's own keys, in a table that is named after one model with an article:
  /// `a hotel`. The keys that every kind has are added.
  public init(_ folder: String, _ keys: KeyTable) { self.init(folder, keys, []) }

  /// `host` is the kind whose folder contains the models, and below whose list they are published.
  /// `folder` is then only a name.
  init(_ folder: String, _ keys: KeyTable, in host: ModelKind? = nil, _ traits: Traits) {
    let all = KeyTable(
      keys.name, keys: keys.keys + CommonKeys.table.keys,
      rules: keys.rules + CommonKeys.table.rules)
    facts = Facts(folder, keys.nameWithoutArticle, all, in: host, traits)
  }

  /// Folder below `Content/` with the kind's models, which is also the published folder of its
  /// list: `hotels`.
  public var folder: String { facts.folder }

  /// Name of one model of the kind, without an article: `hotel`.
  public var singular: String { facts.singular }

  /// The kind whose folder contains the models, and below which they are published; `nil` for a
  /// kind with its own folder.
  package var host: ModelKind? { facts.host }

  package var traits: Traits { facts.traits }

  /// Whether it has a list at the address of its folder.
  package var hasList: Bool { host == nil && !traits.contains(.isAtRoot) }

  /// The published path of a model's page, such as `/trips/lisbon/`.
  package func publishedPath(of slug: Slug) -> String {
    // Called about twenty times for each page, so the path is written directly into its storage.
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
  /// Trips, in `Content/trips/`.
  public static let trips = TripKind.kind
  /// Photographs, in `Content/photos/`.
  public static let photos = PhotoKind.kind
  /// Albums of photographs: folders in `Content/photos/` with an `index.md`.
  package static let albums = AlbumKind.kind
  /// Accounts, in `Content/accounts/`.
  public static let accounts = AccountKind.kind
  /// People, in `Content/people/`.
  public static let people = PersonKind.kind
  /// Pages of text, in `Content/pages/`. They don't have a list, and are at the root of the site.
  public static let pages = PageKind.kind

  /// Kinds that every site may have.
  package static let builtIn = [trips, photos, albums, accounts, people, pages]
}
