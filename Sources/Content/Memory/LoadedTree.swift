/// The files of a site's content as they were read.
struct LoadedTree: Sendable {
  private let site: String
  private let kinds: [ObjectIdentifier]
  /// A walk through the site's folders.
  ///
  /// A class, for two trees of one walk are the same.
  final class Walk: Sendable {}

  /// With other ones the files come to something else.
  let defaults: ModelDefaults
  let tree: ContentTree
  /// Which walk found the tree.
  let walk: Walk
  /// Of each file of the tree that holds models, in its order.
  let models: [KnownFile]
  /// Of each file of the tree that gives a text to home or to a list.
  let indexes: [KnownFile]
  /// The models of all files, where an archive knows their order, and that nothing is wrong with them.
  let table: ModelTable?
  /// Whence their contents come.
  let archived: ArchivedModels?
  /// The places of the files that are others than those of the archive, where there is such a table.
  let changed: [Int]

  init(
    site: String, kinds: ContentKinds, defaults: ModelDefaults, tree: ContentTree,
    _ walk: Walk, models: [KnownFile], indexes: [KnownFile], table: ModelTable? = nil,
    _ archived: ArchivedModels? = nil, changed: [Int] = []
  ) {
    self.changed = changed
    self.table = table
    self.archived = archived
    self.site = site
    self.kinds = kinds.all.map { ObjectIdentifier($0) }
    self.defaults = defaults
    self.tree = tree
    self.walk = walk
    self.models = models
    self.indexes = indexes
  }

  /// Whether it has the same files as another, of which those that hold models may be others; and they
  /// were read in the same way.
  func isLike(_ other: LoadedTree) -> Bool {
    walk === other.walk && defaults == other.defaults && models.count == other.models.count
      && indexes.count == other.indexes.count && zip(indexes, other.indexes).allSatisfy(===)
  }

  /// Whether it was read from the same folder, for the same kinds.
  func isOf(_ site: String, _ kinds: ContentKinds) -> Bool {
    self.site == site && self.kinds == kinds.all.map { ObjectIdentifier($0) }
  }
}
