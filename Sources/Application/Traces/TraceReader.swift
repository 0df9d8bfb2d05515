/// Finds for one product after the other, on one thread, whether it need not be made again.
///
/// Products are best asked for in the order of their site: so their records stand in a cache.
package struct TraceReader {
  private let trace: SiteTrace
  private let checks: [ArchiveCheck]
  /// For each of them where the record of the next product is to be expected.
  private var next: [Int]

  package init(_ trace: SiteTrace) {
    self.trace = trace
    checks = trace.archiveChecks
    next = Array(repeating: 0, count: checks.count)
  }

  /// The digest of a product's bytes as they were made once and would be made again; `nil` where it
  /// must be made to be known.
  package mutating func output(of product: Product) -> OutputDigest? {
    guard product.outline.isRendered else { return nil }
    if let record = trace.record(of: product) {
      return trace.holds(record, for: product) ? record.output : nil
    }
    return archived(product)
  }

  /// The same of a product that was made in another process.
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
