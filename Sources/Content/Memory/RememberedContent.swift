import Diagnostics
import Domain

/// The files of a site's content as they were read, and their result.
struct RememberedContent: Sendable {
  let loaded: LoadedTree
  let content: SiteContent
  /// Diagnostics of the load.
  let findings: [Diagnostic]
  /// Time of the load; `nil` if it is that of the system.
  let now: Instant?

  /// Whether what is reported of keys with dates is over at another time.
  func isOver(at other: Instant) -> Bool {
    content.secondsOfKeys.contains { second in
      now.map { ($0.seconds < second) != (other.seconds < second) } ?? true
    }
  }

  var table: ModelTable { content.models }

  /// Number of changed files above which a whole load is quicker.
  private static let most = 100

  /// The content after changes in files that keep its shape, except perhaps for terms; `nil` if
  /// they may not. The diagnostics are then unchanged.
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
      // What accounts say is compared across files, and decides which receipts are published.
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
  /// Whether the file has no diagnostics and yields nothing but models.
  var isFlawless: Bool {
    diagnostics.isEmpty && unknownKeys.isEmpty && strayTexts.isEmpty && unparsed == nil
      && indexText == nil && names.count == models.count
  }
}
