package import Application
package import Diagnostics

/// The products in the order of their paths, each path sound and none in another's way.
package struct PublishingPlan: Sendable {
  /// What keeps a product from being published.
  enum Mistake: Sendable, Hashable {
    case path(ProductPath.Mistake, of: String)
    case clash(AddressClash)
  }

  package let products: [Product]
  /// Sorted as found: by path.
  let mistakes: [Mistake]

  init(_ products: [Product]) {
    var mistakes: [Mistake] = []
    var sound: [Product] = []
    sound.reserveCapacity(products.count)
    for product in products {
      if let mistake = ProductPath.mistake(in: product.path) {
        mistakes.append(.path(mistake, of: product.path))
      } else {
        sound.append(product)
      }
    }
    sound = PathOrder.sorted(sound.lazy.map(\.path)).map { sound[$0] }
    mistakes += AddressClaims(sound).clashes.map(Mistake.clash)
    self.products = sound
    self.mistakes = mistakes
  }
}

extension PublishingPlan {
  /// The places of the products as they are best begun: pages that show many models first, then other
  /// files of many, then those of one each. So no thread waits for a large one at the end, and what the
  /// pages of many models share is gone when those of one are made.
  var inOrderOfWork: [Int] {
    let many = products.indices.filter { products[$0].source == nil }
    return many.filter { products[$0].kind == .page } + many.filter { products[$0].kind != .page }
      + products.indices.filter { products[$0].source != nil }
  }

  /// The plan of a site that stays in memory; what is wrong is reported as `Publisher` reports it.
  package init(_ products: [Product], _ diagnostics: DiagnosticCollector) {
    self.init(products)
    diagnostics.report(mistakes.map(PublishingDiagnostics(output: nil).diagnostic))
  }

  /// Where a path stands among the products, or would stand.
  private func position(of path: String) -> Int {
    var (low, high) = (0, products.count)
    while low < high {
      let middle = (low + high) / 2
      if products[middle].path < path { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// A file of exactly these bytes.
  func hasFile(_ path: String) -> Bool {
    let position = position(of: path)
    return position < products.count && products[position].path.utf8.elementsEqual(path.utf8)
  }

  func firstFile(in folder: String) -> String? {
    let prefix = folder + "/"
    let position = position(of: prefix)
    guard position < products.count, products[position].path.utf8.starts(with: prefix.utf8) else {
      return nil
    }
    return products[position].path
  }
}
