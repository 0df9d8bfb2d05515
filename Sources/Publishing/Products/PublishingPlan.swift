package import Application
package import Diagnostics
import Threads

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
  /// For each product its place among those that were given; empty where one of these is at fault.
  let order: [Int]
  /// Whether it was made like the manifest that was found.
  let isLikeFound: Bool

  init(_ products: [Product], jobs: Int) {
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
    let areClear = BackgroundValue.begin(jobs: jobs) { [sound] in AddressClaims.areClear(sound) }
    let order = PathOrder.sorted(sound.lazy.map(\.path))
    let sorted = order.map { sound[$0] }
    if !areClear.value { mistakes += AddressClaims(sorted).clashes.map(Mistake.clash) }
    self.products = sorted
    self.mistakes = mistakes
    self.order = mistakes.isEmpty ? order : []
    isLikeFound = false
  }

  /// The plan of products that have the paths of a manifest, given in the same order as the last time;
  /// `nil` where they have not. Of such paths it is known that none is at fault.
  init?(_ products: [Product], like manifest: Manifest, _ order: [Int]) {
    guard products.count == manifest.count, order.count == products.count else { return nil }
    var sorted: [Product] = []
    sorted.reserveCapacity(products.count)
    for (entry, index) in order.enumerated() {
      guard products.indices.contains(index),
        manifest.order(of: entry, products[index].path) == 0
      else { return nil }
      sorted.append(products[index])
    }
    self.products = sorted
    self.order = order
    mistakes = []
    isLikeFound = true
  }
}

extension PublishingPlan {
  /// The places of the products as they are best begun: pages that show many models first, then other
  /// files of many, then those of one each. So no thread waits for a large one at the end, and what the
  /// pages of many models share is gone when those of one are made.
  var inOrderOfWork: [Int] {
    var (pages, others, single): ([Int], [Int], [Int]) = ([], [], [])
    single.reserveCapacity(products.count)
    for (place, product) in products.enumerated() {
      if product.isOfOneFile {
        single.append(place)
      } else if product.kind == .page {
        pages.append(place)
      } else {
        others.append(place)
      }
    }
    return pages + others + single
  }

  /// The plan of a site that stays in memory; what is wrong is reported as `Publisher` reports it.
  package init(_ products: [Product], jobs: Int, _ diagnostics: DiagnosticCollector) {
    self.init(products, jobs: jobs)
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
