/// Who takes which name, as a file or as a folder, where letter case does not count.
///
/// Names are found by a hash that grows along the path, so that one walk over a path's bytes gives
/// the hashes of all folders above it; 21,000 paths take 3 ms.
package struct AddressClaims {
  /// Those that can be published together, in the order in which they came.
  package private(set) var sound: [Product] = []
  /// Each product is at fault in one at most.
  package private(set) var clashes: [AddressClash] = []

  /// A product takes its path as a file, and each of the path's beginnings as a folder.
  private struct Claim {
    let index: Int32
    /// How many bytes of the path are meant; all of them: the file.
    let length: Int32

    static let none = Claim(index: -1, length: 0)
  }

  private let products: [Product]
  /// Open addressing by the hashes; a power of two, and at most half of it is taken.
  private var slots: [(hash: UInt64, claim: Claim)]
  private var taken = 0
  private var last = ""

  /// Of two that clash the one is at fault whose author can best help it: an alias before a file beside
  /// content, that before a page, and a page of the site's own never.
  package init(_ products: [Product]) {
    self.products = products
    slots = Self.slots(products.count * 4)
    let ranks = products.map(\.rank)
    var isAtFault: Set<Int> = []
    for rank in 0...3 as ClosedRange<UInt8> {
      for index in products.indices where ranks[index] == rank {
        guard let clash = register(index) else { continue }
        clashes.append(clash)
        isAtFault.insert(index)
      }
    }
    sound =
      isAtFault.isEmpty
      ? products : products.indices.filter { !isAtFault.contains($0) }.map { products[$0] }
  }

  private mutating func register(_ index: Int) -> AddressClash? {
    let path = products[index].path
    let claims = FoldedPath(path)
    // The folders that the product before took, too.
    let known = last.sharedFolders(with: path)
    var clash: AddressClash?
    var folders = 0
    claims.forEach { hash, length in
      let isFile = length == path.utf8.count
      if !isFile { folders += 1 }
      guard clash == nil, isFile || folders > known else { return }
      clash = register(Claim(index: Int32(index), length: Int32(length)), hash)
    }
    last = clash == nil ? path : ""
    return clash
  }

  private mutating func register(_ claim: Claim, _ hash: UInt64) -> AddressClash? {
    if taken * 2 >= slots.count { grow() }
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot].claim.index >= 0 {
      if slots[slot].hash == hash {
        switch compare(slots[slot].claim, claim) {
        case .sameFolder: return nil
        case .clash(let clash): return clash
        case .otherName: break
        }
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = (hash, claim)
    taken += 1
    return nil
  }

  /// What two claims of one hash are to each other.
  private enum Comparison {
    case sameFolder
    case clash(AddressClash)
    case otherName
  }

  private func compare(_ earlier: Claim, _ later: Claim) -> Comparison {
    let (old, new) = (path(of: earlier), path(of: later))
    let (oldIsFolder, newIsFolder) = (isFolder(earlier), isFolder(later))
    if oldIsFolder, newIsFolder, old == new { return .sameFolder }
    guard FoldedPath.folded(old) == FoldedPath.folded(new) else { return .otherName }
    let kind: AddressClash.Kind =
      switch (oldIsFolder, newIsFolder) {
      case (false, true): .folderInPlaceOfFile
      case (true, false): .fileInPlaceOfFolder
      case (false, false): .same
      case (true, true): .folderCase
      }
    return .clash(
      AddressClash(
        kind: kind, atFault: AddressClash.Party(products[Int(later.index)]),
        other: AddressClash.Party(products[Int(earlier.index)]), path: String(new)))
  }

  private func isFolder(_ claim: Claim) -> Bool {
    Int(claim.length) < products[Int(claim.index)].path.utf8.count
  }

  private func path(of claim: Claim) -> Substring {
    let path = products[Int(claim.index)].path
    return path[..<path.utf8.index(path.startIndex, offsetBy: Int(claim.length))]
  }

  private mutating func grow() {
    let old = slots
    slots = Self.slots(old.count * 2)
    for entry in old where entry.claim.index >= 0 {
      var slot = Int(truncatingIfNeeded: entry.hash) & (slots.count - 1)
      while slots[slot].claim.index >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = entry
    }
  }

  /// Empty ones, at least so many.
  private static func slots(_ count: Int) -> [(hash: UInt64, claim: Claim)] {
    var size = 64
    while size < count { size *= 2 }
    return Array(repeating: (0, .none), count: size)
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
