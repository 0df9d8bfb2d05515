import Tracing

// The ids on pages, from the effects in records.

extension TraceArchive {
  /// Returns the ids on the page at an address, each with the record that has them.
  func ids(of address: String) -> [(record: Int, ids: [String])] {
    let hash = StableHasher.hash(address)
    var found: [(record: Int, ids: [String])] = []
    var row = firstRow(ids, from: hash)
    while row < ids.count, word(ids, row) == hash {
      if let told = told(inRow: row), told.address == address {
        found.append((told.record, told.ids))
      }
      row += 1
    }
    return found
  }

  /// Ids on all pages, each with the record that has them.
  var allIDs: [(record: Int, ids: [String])] {
    (0..<ids.count).compactMap { row in told(inRow: row).map { ($0.record, $0.ids) } }
  }

  private func told(inRow row: Int) -> (record: Int, address: String, ids: [String])? {
    let place = word(ids, row, 1)
    guard var reader = reader(at: place & 0xFFFF_FFFF), let effect = Effect(&reader) else {
      return nil
    }
    return (Int(place >> 32), effect.subject, SiteEffect.ids(of: effect))
  }
}
