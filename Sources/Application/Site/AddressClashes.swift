import Diagnostics

/// Finds the products that want one place, as a file system sees it that ignores case.
struct AddressClashes {
  /// Those that can be published together: of two that clash the one that an author can least help.
  private(set) var sound: [Product] = []

  private var files: [String: Int]
  /// Folders, each with a product below it.
  private var folders: [String: Int] = [:]

  init(_ products: [Product], _ diagnostics: DiagnosticCollector) {
    files = Dictionary(minimumCapacity: products.count)
    // Content that says itself that its slug is taken is not told so twice.
    let told = Set(
      diagnostics.diagnostics.lazy.filter { $0.id == "content-duplicate-slug" }
        .compactMap(\.place?.file))
    // Those that have no source of their own can't be moved, so that they come first.
    let order =
      products.indices.filter { products[$0].source == nil }
      + products.indices.filter { products[$0].source != nil }
    var dropped: Set<Int> = []
    for index in order {
      let product = products[index]
      let key = product.path.foldedPath
      if let first = files[key] {
        if product.source.map(told.contains) != true {
          diagnostics.report(
            ApplicationDiagnostics.sameAddress(product.address, of: product, as: products[first]))
        }
      } else if let first = folders[key] {
        diagnostics.report(
          ApplicationDiagnostics.fileNotFolder("/" + product.path, product, products[first]))
      } else if let (first, folder) = fileInPlaceOfFolder(above: key) {
        diagnostics.report(
          ApplicationDiagnostics.folderNotFile("/" + folder, product, products[first]))
      } else {
        files[key] = index
        claimFolders(above: key, for: index)
        continue
      }
      dropped.insert(index)
    }
    sound =
      dropped.isEmpty
      ? products : products.indices.filter { !dropped.contains($0) }.map { products[$0] }
  }

  private func fileInPlaceOfFolder(above key: String) -> (file: Int, folder: String)? {
    var folder = key
    while let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")) {
      folder = String(folder[..<slash])
      if folders[folder] != nil { return nil }
      if let file = files[folder] { return (file, folder) }
    }
    return nil
  }

  private mutating func claimFolders(above key: String, for index: Int) {
    var folder = key
    while let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")) {
      folder = String(folder[..<slash])
      guard folders[folder] == nil else { return }
      folders[folder] = index
    }
  }
}

extension String {
  /// Paths of equal foldings are one where case does not count.
  fileprivate var foldedPath: String {
    let isPlain = utf8.allSatisfy { $0 < 0x80 && !(0x41...0x5A).contains($0) }
    // By way of capitals, since "ß" and "ss" meet only there.
    return isPlain ? self : uppercased().lowercased()
  }
}
