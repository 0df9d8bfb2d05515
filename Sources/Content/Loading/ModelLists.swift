import Domain

/// Sorts the models of all files into the lists of their kinds. If lists are known from an earlier
/// load, only the models of changed files move.
struct ModelLists {
  /// Number of changed files above which sorting everything again is faster.
  private static let most = 100

  private let files: [KnownFile]
  private let paths: [ContentTree.ModelFile]
  private let before: RememberedContent?
  /// Indices of files whose result has changed since then; `nil` if all lists must be made.
  private let changed: [Int]?

  init(_ loaded: LoadedTree, before: RememberedContent?) {
    let files = loaded.models
    self.files = files
    paths = loaded.tree.models
    self.before = before
    guard let before, before.loaded.tree.models == paths else {
      changed = nil
      return
    }
    let old = before.loaded.models
    let changed = files.indices.filter { files[$0] !== old[$0] }
    self.changed = changed.count <= Self.most ? changed : nil
  }

  func table(of kinds: ContentKinds) -> ModelTable {
    guard let before, let changed else {
      var models: [ModelKind: [any SourcedModel]] = [:]
      for (path, file) in zip(paths, files) {
        guard file.loaded.album != nil else {
          models[path.kind, default: []] += file.loaded.models
          continue
        }
        for model in file.loaded.models { models[model.kind, default: []].append(model) }
      }
      func list<Kind: ContentKind>(_: Kind.Type) -> any ModelList {
        Models<Kind>(Self.own(models[Kind.kind] ?? [], Kind.self).inListOrder())
      }
      return ModelTable(kinds.all.map { list($0) })
    }
    func list<Kind: ContentKind>(_: Kind.Type) -> any ModelList {
      var models = before.table[Kind.self]
      let places = changed.filter { paths[$0].kind == Kind.kind.host ?? Kind.kind }
      guard !places.isEmpty else { return Models<Kind>(models) }
      let gone = Set(
        places.flatMap { before.loaded.models[$0].loaded.models.map { ObjectIdentifier($0) } })
      models.removeAll { gone.contains(ObjectIdentifier($0)) }
      for place in places {
        for model in Self.own(files[place].loaded.models, Kind.self) {
          models.insertInListOrder(model)
        }
      }
      return Models<Kind>(models)
    }
    return ModelTable(kinds.all.map { list($0) })
  }

  /// Casts models to the type of their kind, which has read all of them.
  private static func own<Kind: ContentKind>(
    _ models: [any SourcedModel], _: Kind.Type
  ) -> [Sourced<Kind.Model>] { models.compactMap { $0 as? Sourced<Kind.Model> } }
}
