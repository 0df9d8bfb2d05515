/// The kinds that a site may have, in the order in which visitors see them.
package struct ContentKinds: Sendable {
  package let all: [any ContentKind.Type]

  package init(_ all: [any ContentKind.Type]) { self.all = all }

  package static let builtIn = ContentKinds([
    TripKind.self, PhotoKind.self, AlbumKind.self, AccountKind.self, PersonKind.self, PageKind.self,
  ])

  /// Kinds whose models depend on more than one file, in the order in which they are settled.
  static let settled: [any SettledKind.Type] = [TripKind.self, PhotoKind.self]
  private static let ofFolders: [any FolderKind.Type] = [AlbumKind.self]

  /// The kind of a folder's index among the models of a kind.
  static func kind(ofIndex index: ParsedFile, among kind: ModelKind) -> ModelKind {
    ofFolders.first { $0.kind.host == kind && $0.isIndex(index) }?.kind ?? kind
  }

  package var kinds: [ModelKind] { all.map { $0.kind } }

  /// Names of the folders of `Content/` with models.
  package var folders: [String] { kinds.filter { $0.host == nil }.map(\.folder) }

  /// The kind whose models are in a folder of `Content/`; `nil` for other folders.
  subscript(folder: String) -> (any ContentKind.Type)? {
    all.first { $0.kind.host == nil && $0.kind.folder == folder }
  }

  /// The reader of a kind; `nil` for an unknown kind.
  subscript(kind: ModelKind) -> (any ContentKind.Type)? { all.first { $0.kind == kind } }
}
