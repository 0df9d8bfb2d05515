import Diagnostics
import Synchronization
import Templating
import Tracing

/// The ids on pages and the fragments of links to them.
///
/// A class, because texts are rendered on many threads that add to it; broken fragments are known
/// only after all texts.
final class FragmentCheck: Sendable {
  /// A fragment in a link of a text.
  struct Wanted {
    let id: String
    let place: Place
    /// Whether the link names a file of the site; a published address may belong to something else.
    let isSure: Bool
  }

  private struct State {
    /// Ids by path, as each text adds them; an array, because most pages' ids are never looked up.
    var added: [(path: String, ids: [String])] = []
    var wanted: [String: [Wanted]] = [:]
    /// Fragments in products that were reused from the cache.
    var wantedAgain: [String: [(id: String, product: String)]] = [:]
    /// Sources of the ids on pages that were reused from the cache.
    var kept: [ArchiveCheck] = []
    /// Pages with a text that could not be read, which is reported.
    var unread: Set<String> = []

    /// Returns the ids of the paths that match.
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

  /// Adds the ids of products reused from the cache, to look them up when needed.
  func addKept(_ checks: [ArchiveCheck]) { state.withLock { $0.kept += checks } }

  func addUnread(_ route: Route) {
    state.withLock { _ = $0.unread.insert(route.path) }
  }

  func want(_ wanted: Wanted, on path: String) {
    Reading.note(SiteEffect.want(wanted.id, path))
    state.withLock { $0.wanted[path, default: []].append(wanted) }
  }

  /// Records that a product reused from the cache links to an id.
  func wantAgain(_ id: String, on path: String, by product: String) {
    state.withLock { $0.wantedAgain[path, default: []].append((id, product)) }
  }

  /// Returns the reused products that link to a missing id; they must be rendered again to find the
  /// place.
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

  /// Reports the fragments that match no id on their page; `fragments` are those of templates,
  /// which may match an id in any text.
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
        // A link to a page that does not exist is reported elsewhere.
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
    // Compared by bytes, as browsers do: the two forms of "é" are equal as `String` but are two
    // ids.
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
