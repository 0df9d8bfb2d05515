/// Who takes which name, as a file or as a folder, where letter case does not count.
///
/// Names are found by a hash that grows along the path, so that one walk over a path's bytes gives
/// the hashes of all folders above it; 11,000 paths take 2 ms.
package struct AddressClaims {
  /// Those that can be published together, in the order in which they came.
  package private(set) var sound: [Product] = []
  /// Each product is at fault in one at most.
  package private(set) var clashes: [AddressClash] = []

  /// A product takes its path as a file, and each of the path's beginnings as a folder.
  private struct Claim {
    let index: Int
    /// How many segments of the path are meant; all of them: the file.
    let depth: Int
    let isFolder: Bool
  }

  private let products: [Product]
  private var claims: [UInt64: Claim] = [:]
  private var last = ""

  /// Of two that clash the one is at fault whose author can best help it: an alias before a file beside
  /// content, that before a page, and a page of the site's own never.
  package init(_ products: [Product]) {
    self.products = products
    claims.reserveCapacity(products.count * 2)
    var isAtFault: Set<Int> = []
    for rank in 0...3 {
      for index in products.indices where products[index].rank == rank {
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
    var clash: AddressClash?
    var folded = Self.folded(path)
    // The folders that the product before took, too. Folding keeps the places of ASCII only.
    let known = path.utf8.count == folded.utf8.count ? last.sharedFolders(with: path) : 0
    // FNV-1a; what it can't tell apart is told apart by comparing.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    var depth = 0
    folded.withUTF8 { bytes in
      for byte in bytes {
        if byte == UInt8(ascii: "/") {
          depth += 1
          if depth > known, clash == nil {
            clash = register(Claim(index: index, depth: depth, isFolder: true), hash)
          }
        }
        hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
      }
    }
    if clash == nil {
      clash = register(Claim(index: index, depth: depth + 1, isFolder: false), hash)
    }
    last = clash == nil ? path : ""
    return clash
  }

  private mutating func register(_ claim: Claim, _ hash: UInt64) -> AddressClash? {
    var slot = hash
    while let earlier = claims[slot] {
      let (old, new) = (path(of: earlier), path(of: claim))
      if claim.isFolder, earlier.isFolder, old == new { return nil }
      guard Self.folded(old) == Self.folded(new) else {
        slot &+= 1
        continue
      }
      let kind: AddressClash.Kind =
        switch (earlier.isFolder, claim.isFolder) {
        case (false, true): .folderInPlaceOfFile
        case (true, false): .fileInPlaceOfFolder
        case (false, false): .same
        case (true, true): .folderCase
        }
      return AddressClash(
        kind: kind, atFault: AddressClash.Party(products[claim.index]),
        other: AddressClash.Party(products[earlier.index]), path: String(new))
    }
    claims[slot] = claim
    return nil
  }

  private func path(of claim: Claim) -> Substring {
    let path = products[claim.index].path[...]
    guard claim.isFolder else { return path }
    var depth = 0
    for index in path.utf8.indices where path.utf8[index] == UInt8(ascii: "/") {
      depth += 1
      if depth == claim.depth { return path[..<index] }
    }
    return path
  }

  /// Paths of equal foldings are one file where a file system ignores case.
  private static func folded(_ path: some StringProtocol) -> String {
    // By way of upper case "ß" and "ss" become one, as in full case folding.
    path.utf8.allSatisfy { $0 < 0x80 } ? path.lowercased() : path.uppercased().lowercased()
  }
}

extension Product {
  /// Of two that clash the one of the higher rank is at fault.
  fileprivate var rank: Int {
    if source == nil { return 0 }
    if isRedirect { return 3 }
    return kind == .page ? 1 : 2
  }
}

extension String {
  /// How many folders two paths have in common, byte for byte.
  fileprivate func sharedFolders(with other: String) -> Int {
    var count = 0
    for (a, b) in zip(utf8, other.utf8) {
      guard a == b else { break }
      if a == UInt8(ascii: "/") { count += 1 }
    }
    return count
  }
}
