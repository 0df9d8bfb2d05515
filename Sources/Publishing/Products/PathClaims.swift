import Application

/// Who takes which name, as a file or as a folder, where letter case does not count.
///
/// Names are found by a hash that grows along the path, so that one walk over a path's bytes gives
/// the hashes of all folders above it; 11,000 paths take 2 ms.
struct PathClaims {
  typealias Mistake = PublishingPlan.Mistake

  /// A product takes its path as a file, and each of the path's beginnings as a folder.
  private struct Claim {
    let product: String
    /// How many segments of the path are meant; all of them: the file.
    let depth: Int
    let isFolder: Bool

    var path: Substring {
      isFolder ? product[...].folders[depth - 1] : product[...]
    }
  }

  private var claims: [UInt64: Claim] = [:]
  private var last = ""

  /// In products sorted by path; each product is in one mistake at most.
  static func clashes(in products: [Product]) -> [Mistake] {
    var claims = PathClaims()
    claims.claims.reserveCapacity(products.count * 2)
    return products.compactMap { claims.register($0.path) }
  }

  private mutating func register(_ product: String) -> Mistake? {
    var mistake: Mistake?
    var folded = ProductPath.foldingKey(product)
    // The folders that the product before took, too. Folding keeps the places of ASCII only.
    let known = product.utf8.count == folded.utf8.count ? last.sharedFolders(with: product) : 0
    last = product
    // FNV-1a; what it can't tell apart is told apart by comparing.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    var depth = 0
    folded.withUTF8 { bytes in
      for byte in bytes {
        if byte == UInt8(ascii: "/") {
          depth += 1
          if depth > known, mistake == nil {
            mistake = register(Claim(product: product, depth: depth, isFolder: true), hash)
          }
        }
        hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
      }
    }
    return mistake ?? register(Claim(product: product, depth: depth + 1, isFolder: false), hash)
  }

  private mutating func register(_ claim: Claim, _ hash: UInt64) -> Mistake? {
    var slot = hash
    while let earlier = claims[slot] {
      let (old, new) = (earlier.path, claim.path)
      if claim.isFolder, earlier.isFolder, old == new { return nil }
      guard ProductPath.foldingKey(old) == ProductPath.foldingKey(new) else {
        slot &+= 1
        continue
      }
      switch (earlier.isFolder, claim.isFolder) {
      case (false, true): return .fileIsFolder(earlier.product, of: claim.product)
      case (true, false): return .fileIsFolder(claim.product, of: earlier.product)
      case (false, false) where old == new: return .twice(claim.product)
      default: return .caseClash(claim.product, other: earlier.product)
      }
    }
    claims[slot] = claim
    return nil
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
