/// Who takes which name, as a file or as a folder, where letter case does not count.
package struct AddressClaims {
  /// Those that can be published together, in the order in which they came.
  package private(set) var sound: [Product] = []
  /// Each product is at fault in one at most.
  package private(set) var clashes: [AddressClash] = []

  /// Whether no product clashes with another; which are at fault takes longer.
  package static func areClear(_ products: [Product]) -> Bool {
    var table = ClaimTable(capacity: products.count)
    return products.allSatisfy { table.register($0.path) == nil }
  }

  /// Of two that clash the one is at fault whose author can best help it: an alias before a file beside
  /// content, that before a page, and a page of the site's own never.
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
  /// Of two that clash the one of the higher rank is at fault.
  fileprivate var rank: UInt8 {
    if source == nil { return 0 }
    if isRedirect { return 3 }
    return kind == .page ? 1 : 2
  }
}
