import Synchronization
import Tracing

/// Where each product of a site stands among all of them: one layout serves all states of the site
/// that have the same products in the same order.
///
/// A class, since states of a site are one after the other known to have the same by its being the same.
package final class ProductLayout: Sendable {
  /// By their paths.
  package let places: [String: Int]
  /// The pages and files that not everyone is to see, and why, sorted by their paths.
  package let marks: [(path: String, mark: ModelState)]
  /// Of all paths, in no order; the same in every process.
  let hash: UInt64
  /// Those that come of the theme, or of no file.
  package let ownAssets: [Int]
  /// Those that are made from a file, in their order; found when somebody first asks.
  private let bySource: Mutex<[String: [Int]]?>
  private let products: [ProductOutline]

  package convenience init(_ products: [Product]) { self.init(products.map(\.outline)) }

  /// No two have one path.
  init(_ products: [ProductOutline]) {
    self.products = products
    var places: [String: Int] = [:]
    places.reserveCapacity(products.count)
    var hash: UInt64 = 0
    for (place, product) in products.enumerated() {
      places[product.path] = place
      hash &+= StableHasher.hash(product.path)
    }
    self.places = places
    self.hash = hash
    marks = products.lazy.compactMap { product in product.mark.map { (product.path, $0) } }
      .sorted { $0.0 < $1.0 }
    ownAssets = products.indices.filter { index in
      products[index].kind == .asset
        && products[index].source.map { $0.hasPrefix("Templates/") } ?? true
    }
    bySource = Mutex(nil)
  }

  /// The products that are made from a file.
  package func places(ofSource source: String) -> [Int] {
    bySource.withLock { known in
      if let known { return known[source] ?? [] }
      var found: [String: [Int]] = [:]
      for (place, product) in products.enumerated() {
        if let source = product.source { found[source, default: []].append(place) }
      }
      known = found
      return found[source] ?? []
    }
  }

  /// Whether others have the same paths in the same order, and are seen by the same.
  func fits(_ others: [ProductOutline]) -> Bool {
    products.count == others.count
      && zip(products, others).allSatisfy {
        $0 === $1 || $0.path == $1.path && $0.mark == $1.mark && $0.source == $1.source
          && $0.kind == $1.kind
      }
  }
}
