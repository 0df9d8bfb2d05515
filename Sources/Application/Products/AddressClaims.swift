/// Claims of products on names of files and folders, ignoring letter case.
package struct AddressClaims {
  /// Products without a clash, in their original order.
  package private(set) var sound: [Product] = []
  /// The clashes found. Each product is at fault in at most one.
  package private(set) var clashes: [AddressClash] = []

  /// Whether no products clash. This is faster than finding the products at fault.
  package static func areClear(_ products: [Product]) -> Bool {
    var table = ClaimTable(capacity: products.count)
    return products.allSatisfy { table.register($0.path) == nil }
  }

  /// Finds all clashes. Of two products, the one that its author can fix more easily is at fault:
  /// an alias before an asset, an asset before a page, and never a page that Zoetrope generates.
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
  /// Rank of a product. In a clash, the product with the higher rank is at fault.
  fileprivate var rank: UInt8 {
    if source == nil { return 0 }
    if isRedirect { return 3 }
    return kind == .page ? 1 : 2
  }
}
