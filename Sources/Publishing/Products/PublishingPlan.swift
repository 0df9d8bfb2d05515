package import Application
import Basics
package import Diagnostics

/// Products in the order of their paths. Each path is valid, and none blocks another.
package struct PublishingPlan: Sendable {
  /// Reason why a product can't be published.
  enum Mistake: Sendable, Hashable {
    /// An invalid path; `source` is the place where its author states it, if known.
    case path(ProductPath.Mistake, of: String, source: SourceRange? = nil)
    case clash(AddressClash)
  }

  /// Mistakes, sorted by path.
  let mistakes: [Mistake]
  /// Products in the given order, without invalid ones.
  let unsorted: [Product]
  /// Indices of the products in `unsorted`.
  private(set) var order: [Int]
  /// Hash of the paths of `unsorted`, in their order; the same in every process.
  let pathsHash: UInt64
  /// Places of the products that the last build left out, if the products have the paths of that
  /// build; otherwise `nil`.
  let lastLeftOut: [Int]?

  init(_ products: [Product], jobs: Int) {
    var mistakes: [Mistake] = []
    var sound: [Product] = []
    // Sources whose long name has been reported already, because a picture has several files.
    var long: Set<SourceRange> = []
    sound.reserveCapacity(products.count)
    for product in products {
      if let mistake = ProductPath.mistake(in: product.path) {
        if case .segmentTooLong = mistake, let place = product.place,
          !long.insert(place).inserted
        {
          continue
        }
        mistakes.append(.path(mistake, of: product.path, source: product.place))
      } else {
        sound.append(product)
      }
    }
    let areClear = BackgroundValue.begin(jobs: jobs) { [sound] in AddressClaims.areClear(sound) }
    order = PathOrder.sorted(sound.lazy.map(\.path))
    unsorted = sound
    pathsHash = Self.hash(sound)
    lastLeftOut = nil
    if !areClear.value {
      mistakes += AddressClaims(order.map { sound[$0] }).clashes.map(Mistake.clash)
    }
    self.mistakes = mistakes
  }

  /// Plan of products with the paths of the last build, given in the same order; `nil` if they
  /// differ. Such paths are known to be valid.
  init?(_ products: [Product], like last: PlannedOrder) {
    let hash = Self.hash(products)
    guard hash == last.pathsHash, products.count == last.order.count,
      last.order.allSatisfy(products.indices.contains),
      last.leftOut.allSatisfy(products.indices.contains),
      zip(last.leftOut, last.leftOut.dropFirst()).allSatisfy({ $0 < $1 })
    else { return nil }
    unsorted = products
    order = last.order
    pathsHash = hash
    mistakes = []
    lastLeftOut = last.leftOut
  }

  /// The plan without the products at some places, which are sorted.
  func without(_ places: [Int]) -> PublishingPlan {
    var plan = self
    plan.order = order.without(places)
    return plan
  }

  private static func hash(_ products: [Product]) -> UInt64 {
    var hasher = StableHasher()
    for index in products.indices { hasher.combine(products[index].pathHash) }
    return hasher.finish()
  }

  /// Products sorted by path.
  var products: some RandomAccessCollection<Product> & Sendable {
    order.lazy.map { [unsorted] in unsorted[$0] }
  }

  var count: Int { order.count }

  subscript(place: Int) -> Product { unsorted[order[place]] }

  /// Indices of the products that are always made, and of those that are published only if one of
  /// these names them.
  var steps: (first: [Int], onDemand: [Int]) {
    var (first, onDemand): ([Int], [Int]) = ([], [])
    first.reserveCapacity(count)
    for place in 0..<count {
      if self[place].isOnDemand { onDemand.append(place) } else { first.append(place) }
    }
    return (first, onDemand)
  }
}

extension PublishingPlan {
  /// Indices of some products in the best order of work: pages with many models first, then other
  /// files with many, then those with one each. So no thread waits for a large one at the end, and
  /// data shared by pages of many models is freed before those of one are made.
  func inOrderOfWork(_ places: some Collection<Int>) -> [Int] {
    var (pages, others, single): ([Int], [Int], [Int]) = ([], [], [])
    single.reserveCapacity(places.count)
    for place in places {
      let product = self[place]
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

  /// The plan of a site that stays in memory; mistakes are reported as by `Publisher`.
  package init(_ products: [Product], jobs: Int, _ diagnostics: DiagnosticCollector) {
    self.init(products, jobs: jobs)
    diagnostics.report(mistakes.map(PublishingDiagnostics(output: nil).diagnostic))
  }

  /// Returns the index of a path among the products, or the index at which it would be inserted.
  private func position(of path: String) -> Int {
    (0..<count).partitioningIndex { self[$0].path >= path }
  }

  /// Whether a product has exactly this path, byte for byte.
  func hasFile(_ path: String) -> Bool {
    let position = position(of: path)
    return position < count && self[position].path.utf8.elementsEqual(path.utf8)
  }

  func firstFile(in folder: String) -> String? {
    let prefix = folder + "/"
    let position = position(of: prefix)
    guard position < count, self[position].path.utf8.starts(with: prefix.utf8) else { return nil }
    return self[position].path
  }
}
