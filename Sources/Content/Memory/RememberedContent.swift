import Diagnostics
import Domain

/// The files of a site's content as they were read, and what they came to.
struct RememberedContent: Sendable {
  let loaded: LoadedTree
  let content: SiteContent
  /// What was wrong with it.
  let findings: [Diagnostic]

  var table: ModelTable { content.models }

  /// More files are quicker read as if nothing were known.
  private static let most = 100

  /// The content after files have changed, where that is of the same shape as before, but perhaps for
  /// what models are filed under; `nil` where it may not be. Then what is found wrong is the same.
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
        !findings.contains(where: { $0.place?.file == path })
      else { return nil }
      for (old, new) in zip(old.models, new.models) {
        guard old.reads.skeletonHash == new.reads.skeletonHash,
          old.reads.subject == new.reads.subject
        else { return nil }
        if old.reads.termsHash != new.reads.termsHash { isRefiled = true }
        exchanges.append(ModelTable.Exchange(old: old, new: new))
      }
    }
    guard let table = table.exchanging(exchanges) else { return nil }
    return content.with(
      table, shape: isRefiled ? ContentShape(refiling: content.shape) : content.shape)
  }
}

extension LoadedFile {
  /// Whether nothing is wrong with it, so that it says nothing but its models.
  var isFlawless: Bool {
    diagnostics.isEmpty && unknownKeys.isEmpty && strayTexts.isEmpty && unparsed == nil
      && indexText == nil && names.count == models.count
  }
}
