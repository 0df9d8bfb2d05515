/// Claims of products on names of files and folders, ignoring letter case.
package struct AddressClaims {
  /// Products without a clash, in their original order.
  package private(set) var sound: [Product] = []
  /// The clashes found; each product is at fault in at most one.
  package private(set) var clashes: [AddressClash] = []

  /// Whether no products clash; faster than finding which are at fault.
  package static func areClear(_ products: [Product]) -> Bool {
    var table = ClaimTable(capacity: products.count)
    return products.allSatisfy { table.register($0.path) == nil }
  }

  /// Finds all clashes. Of two products, the one whose author can best mend it is at fault: an
  /// alias before a file beside content, that before a page, and never the site's own pages.
  package init(_ products: [Product]) {
    var table = ClaimTable(capacity: products.count)
    let ranks = products.map(\.rank)
    var isAtFault: Set<Int> = []
    var taken: [Product] = []
    taken.reserveCapacity(products.count)
    for rank in 0...3 as ClosedRange<UInt8> {
      for index in products.indices where ranks[index] == rank {
        taken.append(products[index])
        guard let clash = table.register(products[index].path) else { continue }
        clashes.append(
          AddressClash(
            kind: clash.kind, atFault: AddressClash.Party(products[index]),
            other: AddressClash.Party(taken[clash.other]), path: clash.path))
        isAtFault.insert(index)
      }
    }
    sound =
      isAtFault.isEmpty
      ? products : products.indices.filter { !isAtFault.contains($0) }.map { products[$0] }
  }
}

extension Product {
  /// Rank of a product; in a clash, the one of the higher rank is at fault.
  fileprivate var rank: UInt8 {
    if source == nil { return 0 }
    if isRedirect { return 3 }
    return kind == .page ? 1 : 2
  }
}
