import Application

/// The products in the order of their paths, each path sound and none in another's way.
struct PublishingPlan: Sendable {
  /// What keeps a product from being published; `other` is the path that it is in conflict with.
  enum Mistake: Sendable, Hashable {
    case path(ProductPath.Mistake, of: String)
    case twice(String)
    case caseClash(String, other: String)
    case fileIsFolder(String, of: String)
  }

  let products: [Product]
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
    // Of paths in NFC, Swift's order is the order of their bytes.
    sound.sort { $0.path < $1.path }
    mistakes += Self.clashes(in: sound)
    self.products = sound
    self.mistakes = mistakes
  }

  /// A name that a product takes, for itself or for a folder above it.
  private struct Claim {
    let path: String
    let isFolder: Bool
    let product: String
  }

  /// In sorted products; each product is in one mistake at most.
  private static func clashes(in products: [Product]) -> [Mistake] {
    var mistakes: [Mistake] = []
    var claims: [String: Claim] = [:]
    claims.reserveCapacity(products.count * 2)
    var lastFolder: Substring = ""
    for product in products {
      let path = product.path
      var found: Mistake?
      let folder = path.folder
      if folder != lastFolder {
        for ancestor in path.folders where !lastFolder.isWithin(ancestor) {
          let claim = Claim(path: String(ancestor), isFolder: true, product: path)
          found = found ?? register(claim, in: &claims)
        }
        lastFolder = folder
      }
      let claim = Claim(path: path, isFolder: false, product: path)
      found = found ?? register(claim, in: &claims)
      if let found { mistakes.append(found) }
    }
    return mistakes
  }

  private static func register(_ claim: Claim, in claims: inout [String: Claim]) -> Mistake? {
    let key = ProductPath.foldingKey(claim.path)
    guard let earlier = claims[key] else {
      claims[key] = claim
      return nil
    }
    switch (earlier.isFolder, claim.isFolder) {
    case (false, true): return .fileIsFolder(earlier.path, of: claim.product)
    case (true, false): return .fileIsFolder(claim.path, of: earlier.product)
    case (true, true) where earlier.path == claim.path: return nil
    case (false, false) where earlier.path == claim.path: return .twice(claim.path)
    default: return .caseClash(claim.product, other: earlier.product)
    }
  }
}

extension PublishingPlan {
  /// Where a path stands among the products, or would stand.
  private func position(of path: String) -> Int {
    var (low, high) = (0, products.count)
    while low < high {
      let middle = (low + high) / 2
      if products[middle].path < path { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func hasFile(_ path: String) -> Bool {
    let position = position(of: path)
    return position < products.count && products[position].path == path
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

extension StringProtocol {
  /// What stands before the last `/`; empty for a file in the uppermost folder.
  var folder: SubSequence {
    guard let slash = lastIndex(of: "/") else { return prefix(0) }
    return self[..<slash]
  }

  /// What stands behind the last `/`.
  var fileName: SubSequence {
    guard let slash = lastIndex(of: "/") else { return self[...] }
    return self[index(after: slash)...]
  }

  /// The folders above a file, the uppermost first.
  var folders: [SubSequence] {
    utf8.indices.filter { utf8[$0] == UInt8(ascii: "/") }.map { self[..<$0] }
  }

  /// Whether this is the folder, or is in it.
  func isWithin(_ folder: some StringProtocol) -> Bool {
    guard utf8.starts(with: folder.utf8) else { return false }
    let rest = utf8.dropFirst(folder.utf8.count)
    return rest.isEmpty || rest.first == UInt8(ascii: "/")
  }
}
