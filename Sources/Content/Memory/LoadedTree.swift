/// The files of a site's content as they were read.
struct LoadedTree: Sendable {
  private let site: String
  private let kinds: [ObjectIdentifier]
  /// Identity of a walk through the site's folders.
  ///
  /// A class, because two trees come from the same walk if they have the same object.
  final class Walk: Sendable {}

  /// Settings that the results of the files depend on.
  let defaults: ModelDefaults
  let tree: ContentTree
  /// The walk that found the tree.
  let walk: Walk
  /// Results of the tree's files with models, in its order.
  let models: [KnownFile]
  /// Results of the tree's files with texts for home or lists.
  let indexes: [KnownFile]

  init(
    site: String, kinds: ContentKinds, defaults: ModelDefaults, tree: ContentTree,
    _ walk: Walk, models: [KnownFile], indexes: [KnownFile]
  ) {
    self.site = site
    self.kinds = kinds.all.map { ObjectIdentifier($0) }
    self.defaults = defaults
    self.tree = tree
    self.walk = walk
    self.models = models
    self.indexes = indexes
  }

  /// Whether both were read in the same way and have the same files, except for changes in files
  /// with models.
  func isLike(_ other: LoadedTree) -> Bool {
    walk === other.walk && defaults == other.defaults && models.count == other.models.count
      && indexes.count == other.indexes.count && zip(indexes, other.indexes).allSatisfy(===)
  }

  /// Whether it was read from this folder, for these kinds.
  func isOf(_ site: String, _ kinds: ContentKinds) -> Bool {
    self.site == site && self.kinds == kinds.all.map { ObjectIdentifier($0) }
  }
}
