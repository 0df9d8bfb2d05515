import Application

/// One file of a snapshot.
struct Resource: Sendable {
  /// Difference to the resource that was at its path before.
  enum Difference: Sendable {
    case new
    /// There was a resource, but it had not been made.
    case unknown
    case changed
    case same
  }

  let snapshot: Snapshot
  /// Index among the snapshot's products.
  let index: Int

  /// Path below the output folder, such as `trips/lisbon/index.html`.
  var path: String { snapshot.products[index].path }

  var kind: Product.Kind { snapshot.products[index].kind }

  /// The file of the site that it is made from.
  var source: String? { snapshot.products[index].source }

  /// Reason why it is hidden from the public; `nil` if it isn't.
  var mark: ModelState? { snapshot.products[index].mark }

  var type: String { MediaType.of(path) }

  var isPage: Bool { type == MediaType.html }

  /// Published address: `/trips/lisbon/`.
  var address: String { snapshot.address(of: path) }

  /// Returns the resource's bytes, and makes them unless they were made before.
  func made() -> RenderedFile { snapshot.made(at: index) }

  var isMade: Bool { snapshot.isMade(at: index) }

  /// Difference to the previous one; `nil` if it isn't made yet.
  var difference: Difference? { snapshot.difference(at: index) }
}
