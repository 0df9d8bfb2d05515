import Diagnostics
import Synchronization
import Templating
import Tracing

/// The ids that the texts of pages have, and the fragments that lead to them.
///
/// A class, since the texts are rendered on many threads, each of which adds what it finds; what leads
/// nowhere is known when all are done.
final class FragmentCheck: Sendable {
  /// A fragment that a text leads to.
  struct Wanted {
    let id: String
    let place: Place
    /// Whether its page was named by a file of the site: an address may be that of something else.
    let isSure: Bool
  }

  private struct State {
    /// What each text added, by the paths of routes: of most pages nobody asks.
    var added: [(path: String, ids: [String])] = []
    var wanted: [String: [Wanted]] = [:]
    /// What products that were not made again led to when they were made.
    var wantedAgain: [String: [(id: String, product: String)]] = [:]
    /// Where the ids stand of pages that were not made again.
    var kept: [ArchiveCheck] = []
    /// The pages with a text that could not be shown, which is reported.
    var unread: Set<String> = []

    /// The ids of such paths.
    func ids(where isWanted: (String) -> Bool) -> [String: [String]] {
      var ids: [String: [String]] = [:]
      for (path, more) in added where isWanted(path) { ids[path, default: []] += more }
      return ids
    }

    func keptIDs(of path: String) -> [String] { kept.flatMap { $0.keptIDs(of: path) } }

    var allIDs: [String] { added.flatMap(\.ids) + kept.flatMap(\.allKeptIDs) }
  }

  private let state = Mutex(State())

  func add(_ ids: [String], to route: Route) {
    guard !ids.isEmpty else { return }
    Reading.note(SiteEffect.ids(ids, route.path))
    state.withLock { $0.added.append((route.path, ids)) }
  }

  /// Has the ids that products told which are not made again found where they are wanted.
  func addKept(_ checks: [ArchiveCheck]) { state.withLock { $0.kept += checks } }

  func addUnread(_ route: Route) {
    state.withLock { _ = $0.unread.insert(route.path) }
  }

  func want(_ wanted: Wanted, on path: String) {
    Reading.note(SiteEffect.want(wanted.id, path))
    state.withLock { $0.wanted[path, default: []].append(wanted) }
  }

  /// A product that is not made again led to an id when it was made.
  func wantAgain(_ id: String, on path: String, by product: String) {
    state.withLock { $0.wantedAgain[path, default: []].append((id, product)) }
  }

  /// The products that were not made again and lead to an id that is no longer there, which only they
  /// can say where.
  func doubtful(_ products: [Product]) -> [Product] {
    let (state, wanted) = state.withLock { ($0, $0.wantedAgain) }
    guard !wanted.isEmpty else { return [] }
    let templates = Dictionary(
      products.lazy.filter { wanted[$0.address] != nil }.map { ($0.address, $0.ids) },
      uniquingKeysWith: { first, _ in first })
    let ids = state.ids { wanted[$0] != nil }
    var doubtful: Set<String> = []
    for (path, wanted) in wanted {
      guard let template = templates[path] else { continue }
      let known = Set(((ids[path] ?? []) + state.keptIDs(of: path)).map { Array($0.utf8) })
      for (id, product) in wanted where !known.contains(Array(id.utf8)) {
        if !template.contains(id) { doubtful.insert(product) }
      }
    }
    return products.filter { doubtful.contains($0.path) }
  }

  /// Reports the fragments that lead to no id of their page; `fragments` are those of templates, which
  /// may be ids of any text.
  func check(
    _ products: [Product], _ fragments: [TemplateLinks.Fragment],
    _ diagnostics: DiagnosticCollector
  ) {
    let state = state.withLock { $0 }
    let (wanted, unread) = (state.wanted, state.unread)
    if !wanted.isEmpty {
      let templates = Dictionary(
        products.lazy.filter { wanted[$0.address] != nil }.map { ($0.address, $0.ids) },
        uniquingKeysWith: { first, _ in first })
      let ids = state.ids { wanted[$0] != nil }
      for (path, wanted) in wanted where !unread.contains(path) {
        // Whoever leads to no page at all has been told.
        guard let template = templates[path] else { continue }
        Self.check(
          wanted, (ids[path] ?? []) + state.keptIDs(of: path), template, diagnostics)
      }
    }
    guard !fragments.isEmpty, unread.isEmpty else { return }
    let all = Set(state.allIDs)
    for fragment in fragments where !all.contains(fragment.id) {
      let nearest = SuggestionIndex(fragment.others.sorted()).nearest(to: fragment.id)
      diagnostics.report(
        FragmentDiagnostics.ofTemplate(
          nearest: nearest, at: fragment.source.place(fragment.range)))
    }
  }

  private static func check(
    _ wanted: [Wanted], _ ids: [String], _ template: TemplateIDs,
    _ diagnostics: DiagnosticCollector
  ) {
    // By bytes, as browsers compare them: "é" in its two forms is one `String` and two ids.
    let known = Set(ids.map { Array($0.utf8) })
    let index = SuggestionIndex(ids + template.names.sorted())
    for fragment in wanted where !known.contains(Array(fragment.id.utf8)) {
      guard !template.contains(fragment.id) else { continue }
      let nearest = ids.first { $0 == fragment.id } ?? index.nearest(to: fragment.id)
      diagnostics.report(
        fragment.isSure
          ? FragmentDiagnostics.broken(nearest: nearest, at: fragment.place)
          : FragmentDiagnostics.unknown(nearest: nearest, at: fragment.place))
    }
  }
}
