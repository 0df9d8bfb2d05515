import Diagnostics
import Domain

/// The files of a site's content as they were read, and their result.
struct RememberedContent: Sendable {
  let loaded: LoadedTree
  let content: SiteContent
  /// Diagnostics of the load.
  let findings: [Diagnostic]
  /// Time of the load; `nil` for the system's time.
  let now: Instant?

  /// Whether reports about keys with dates may differ at another time.
  func isOver(at other: Instant) -> Bool {
    content.secondsOfKeys.contains { second in
      now.map { ($0.seconds < second) != (other.seconds < second) } ?? true
    }
  }

  var table: ModelTable { content.models }

  /// Number of changed files above which a full load is faster.
  private static let most = 100

  /// Returns the content after changes in files that keep its shape, except perhaps for terms. Its
  /// diagnostics stay the same. Returns `nil` for other changes.
  func renewed(_ now: LoadedTree, _ settings: LoadedSettings) -> SiteContent? {
    guard now.isLike(loaded), settings.hash == content.settingsHash,
      findings.allSatisfy({ $0.severity != .error })
    else { return nil }
    let places = now.models.indices.filter { now.models[$0] !== loaded.models[$0] }
    guard places.count <= Self.most else { return nil }
    var exchanges: [ModelTable.Exchange] = []
    var isRefiled = false
    for place in places {
      let (old, new) = (loaded.models[place].loaded, now.models[place].loaded)
      let path = now.tree.models[place].path
      guard old.isFlawless, new.isFlawless, old.models.count == new.models.count,
        old.counted == new.counted, old.clockFindings == new.clockFindings,
        !findings.contains(where: { $0.place?.file == path })
      else { return nil }
      // Accounts are compared across files, and decide which receipts are published.
      let hasLedger = !old.ledger.isEmpty || !new.ledger.isEmpty
      for (old, new) in zip(old.models, new.models) {
        guard old.hashes.relations == new.hashes.relations, old.hashes.name == new.hashes.name,
          !hasLedger || old.hashes.facts == new.hashes.facts
        else { return nil }
        if old.hashes.terms != new.hashes.terms { isRefiled = true }
        exchanges.append(ModelTable.Exchange(old: old, new: new))
      }
    }
    guard let table = table.exchanging(exchanges) else { return nil }
    return content.with(
      table, shape: isRefiled ? ContentShape(refiling: content.shape) : content.shape)
  }
}

extension LoadedFile {
  /// Whether the file has no diagnostics and yields only models.
  var isFlawless: Bool {
    diagnostics.isEmpty && unknownKeys.isEmpty && strayTexts.isEmpty && unparsed == nil
      && indexText == nil && names.count == models.count
  }
}
