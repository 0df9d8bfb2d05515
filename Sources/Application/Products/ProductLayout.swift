import Paths
import Synchronization

/// Where each product of a site stands among all of them: first those that terms have no part in, then
/// the others.
///
/// A class, since one state of a site after the other has the same one, or one of the same first part,
/// and is known to have it by its being the same.
package final class ProductLayout: Sendable {
  /// Products that stand together, and what is known of them.
  package final class Part: Sendable {
    let products: [ProductOutline]
    let places: [String: Int]
    /// Of all paths, in no order; the same in every process.
    let hash: UInt64
    let marks: [(path: String, mark: ModelState)]
    let ownAssets: [Int]
    /// Those that are made from a file, in their order; found when somebody first asks.
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

    /// Whether others have the same paths in the same order, and are of the same files.
    func fits(_ others: [ProductOutline]) -> Bool {
      products.count == others.count
        && zip(products, others).allSatisfy {
          $0 === $1 || $0.path == $1.path && $0.source == $1.source && $0.kind == $1.kind
        }
    }
  }

  package let first: Part
  let second: Part
  /// The pages and files that not everyone is to see, and why, sorted by their paths.
  package let marks: [(path: String, mark: ModelState)]
  /// Those that come of the theme, or of no file.
  package let ownAssets: [Int]

  package convenience init(_ products: [Product]) {
    self.init(Part(products.map(\.outline)), Part([]))
  }

  /// No two have one path.
  init(_ first: Part, _ second: Part) {
    self.first = first
    self.second = second
    marks = (first.marks + second.marks).sorted { $0.path < $1.path }
    ownAssets = first.ownAssets + second.ownAssets.map { first.count + $0 }
  }

  /// Where a path stands among the products.
  package func place(of path: String) -> Int? {
    first.places[path] ?? second.places[path].map { first.count + $0 }
  }

  var paths: [String] { (first.products + second.products).map(\.path) }

  var hash: UInt64 { first.hash &+ second.hash }

  /// The products that are made from a file.
  package func places(ofSource source: String) -> [Int] {
    first.places(ofSource: source)
      + second.places(ofSource: source).map { first.count + $0 }
  }
}
