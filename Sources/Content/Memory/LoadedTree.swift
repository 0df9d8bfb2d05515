/// The files of a site's content as they were read.
struct LoadedTree: Sendable {
  private let site: String
  private let kinds: [ObjectIdentifier]
  /// With other ones the files come to something else.
  let defaults: ModelDefaults
  let tree: ContentTree
  /// Of each file of the tree that holds models, in its order.
  let models: [KnownFile]
  /// Of each file of the tree that gives a text to home or to a list.
  let indexes: [KnownFile]

  init(
    site: String, kinds: ContentKinds, defaults: ModelDefaults, tree: ContentTree,
    models: [KnownFile], indexes: [KnownFile]
  ) {
    self.site = site
    self.kinds = kinds.all.map { ObjectIdentifier($0) }
    self.defaults = defaults
    self.tree = tree
    self.models = models
    self.indexes = indexes
  }

  /// Whether it was read from the same folder, for the same kinds.
  func isOf(_ site: String, _ kinds: ContentKinds) -> Bool {
    self.site == site && self.kinds == kinds.all.map { ObjectIdentifier($0) }
  }
}
