import Application

/// One file of a snapshot.
struct Resource: Sendable {
  /// How it stands to what was at its path before.
  enum Difference: Sendable {
    case new
    /// There was something, which nobody had asked for.
    case unknown
    case changed
    case same
  }

  let snapshot: Snapshot
  /// Its place among the snapshot's products.
  let index: Int

  /// Below the output folder, such as `trips/lisbon/index.html`.
  var path: String { snapshot.products[index].path }

  var kind: Product.Kind { snapshot.products[index].kind }

  /// The file of the site that it is made from.
  var source: String? { snapshot.products[index].source }

  /// Why not everyone is to see it.
  var mark: ModelState? { snapshot.products[index].mark }

  var type: String { MediaType.of(path) }

  var isPage: Bool { type == MediaType.html }

  /// Where it is found: `/trips/lisbon/`.
  var address: String { snapshot.address(of: path) }

  /// Its bytes, made now where nobody has wanted them yet.
  func made() -> Made { snapshot.made(at: index) }

  var isMade: Bool { snapshot.isMade(at: index) }

  /// `nil` for one that is not made yet.
  var difference: Difference? { snapshot.difference(at: index) }
}
