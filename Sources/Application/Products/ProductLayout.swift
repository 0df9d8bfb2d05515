import Basics
import Synchronization

/// The index of each product of a site, in two parts: products that terms don't affect, then the
/// others.
///
/// A class, because successive states of a site share a layout or its first part, and comparing
/// identities proves that quickly.
package final class ProductLayout: Sendable {
  /// Consecutive products with their indexes by path and source.
  package final class Part: Sendable {
    let products: [ProductOutline]
    let places: [String: Int]
    /// Hash of all paths, independent of order and equal in every process.
    let hash: UInt64
    let marks: [(path: String, mark: ModelState)]
    let ownAssets: [Int]
    /// Indexes of the products of each source file, computed at the first lookup.
    private let bySource = Mutex<[String: [Int]]?>(nil)

    init(_ products: [ProductOutline]) {
      self.products = products
      var places: [String: Int] = [:]
      places.reserveCapacity(products.count)
      var hash: UInt64 = 0
      for (place, product) in products.enumerated() {
        places[product.path] = place
        hash &+= product.pathHash
      }
      self.places = places
      self.hash = hash
      marks = products.compactMap { product in product.mark.map { (product.path, $0) } }
      ownAssets = products.indices.filter { index in
        products[index].kind == .asset
          && products[index].source.map { $0.begins(with: "Templates/") } ?? true
      }
    }

    package var count: Int { products.count }

    func places(ofSource source: String) -> [Int] {
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

    /// Whether `others` have the same paths, sources and kinds in the same order.
    func fits(_ others: [ProductOutline]) -> Bool {
      products.count == others.count
        && zip(products, others).allSatisfy {
          $0 === $1 || $0.path == $1.path && $0.source == $1.source && $0.kind == $1.kind
        }
    }
  }

  package let first: Part
  let second: Part
  /// Pages and files that are not public, with the reason, sorted by path.
  package let marks: [(path: String, mark: ModelState)]
  /// Indexes of assets that come from the theme or don't have a file.
  package let ownAssets: [Int]

  package convenience init(_ products: [Product]) {
    self.init(Part(products.map(\.outline)), Part([]))
  }

  /// Creates a layout; paths must be unique.
  init(_ first: Part, _ second: Part) {
    self.first = first
    self.second = second
    marks = (first.marks + second.marks).sorted { $0.path < $1.path }
    ownAssets = first.ownAssets + second.ownAssets.map { first.count + $0 }
  }

  /// Returns the index of the product at a path.
  package func place(of path: String) -> Int? {
    first.places[path] ?? second.places[path].map { first.count + $0 }
  }

  var paths: [String] { (first.products + second.products).map(\.path) }

  var hash: UInt64 { first.hash &+ second.hash }

  /// Returns the indexes of the products made from a source file.
  package func places(ofSource source: String) -> [Int] {
    first.places(ofSource: source)
      + second.places(ofSource: source).map { first.count + $0 }
  }
}
