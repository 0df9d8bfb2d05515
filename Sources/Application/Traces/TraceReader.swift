/// Finds the products that need not be made again, on one thread.
///
/// It is fastest with products in the order of their site, which is that of the records.
package struct TraceReader {
  private let trace: SiteTrace
  private let checks: [ArchiveCheck]
  /// Index of the next product's likely record in each archive.
  private var next: [Int]

  package init(_ trace: SiteTrace) {
    self.trace = trace
    checks = trace.archiveChecks
    next = Array(repeating: 0, count: checks.count)
  }

  /// Returns the digest that a product's bytes had and would have again; `nil` if it must be made.
  package mutating func output(of product: Product) -> OutputDigest? {
    guard product.outline.isRendered else { return nil }
    if let record = trace.record(of: product) {
      return trace.holds(record, for: product) ? record.output : nil
    }
    return archived(product)
  }

  /// Returns the digest of a product that another process made; `nil` if it must be made.
  private mutating func archived(_ product: Product) -> OutputDigest? {
    for index in checks.indices {
      let archive = checks[index].archive
      guard let place = archive.place(ofPath: product.pathHash, expectedAt: next[index]) else {
        continue
      }
      next[index] = place + 1
      guard let known = archive.output(ofRecord: place) else { return nil }
      switch checks[index].standing(ofRecord: place) {
      case .fails: return nil
      case .doubtful:
        let record = archive.record(at: place)
        return record.flatMap { trace.holds($0, for: product) ? known : nil }
      case .holds:
        guard let effects = archive.effects(ofRecord: place) else { return nil }
        for effect in effects { trace.tell(effect, of: product) }
        checks[index].keep(place)
        return known
      }
    }
    return nil
  }
}
