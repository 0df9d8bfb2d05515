package import Diagnostics
import Synchronization
import Templating

/// The ids on pages and the fragments of links to them.
///
/// A class, because many threads render texts and add to it. Broken fragments are known only after
/// all texts are rendered.
package final class FragmentCheck: Sendable {
  /// A fragment in a link of a text.
  package struct Wanted: Equatable, Sendable {
    package let id: String
    package let place: SourceRange
    /// Whether the link names a file of the site. A published address may belong to something else.
    package let isSure: Bool

    package init(id: String, place: SourceRange, isSure: Bool) {
      self.id = id
      self.place = place
      self.isSure = isSure
    }
  }

  private struct State {
    /// Ids by path, as each text adds them, joined by NUL. The ids of most pages are never looked
    /// up.
    var added: [(path: String, ids: String)] = []
    var wanted: [String: [Wanted]] = [:]
    /// Pages with a text that could not be read, which is reported.
    var unread: Set<String> = []

    /// Returns the ids of the paths that match.
    func ids(where isWanted: (String) -> Bool) -> [String: [String]] {
      var ids: [String: [String]] = [:]
      for (path, more) in added where isWanted(path) {
        ids[path, default: []] += more.utf8.split(separator: 0).map { String(Substring($0)) }
      }
      return ids
    }
  }

  private let state = Mutex(State())

  /// Adds ids of a page, joined by NUL.
  func add(_ ids: String, on path: String) {
    state.withLock { $0.added.append((path, ids)) }
  }

  func addUnread(_ route: Route) {
    state.withLock { _ = $0.unread.insert(route.path) }
  }

  func want(_ wanted: Wanted, on path: String) {
    state.withLock { $0.wanted[path, default: []].append(wanted) }
  }

  /// Reports the fragments that match no id on their page. `fragments` are those of templates,
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
        Self.check(wanted, ids[path] ?? [], template, diagnostics)
      }
    }
    guard !fragments.isEmpty, unread.isEmpty else { return }
    let all = Set(state.ids { _ in true }.values.joined())
    for fragment in fragments where !all.contains(fragment.id) {
      let nearest = SuggestionIndex(fragment.others.sorted()).nearest(to: fragment.id)
      diagnostics.report(
        .templateBrokenFragment, at: fragment.source.place(fragment.range),
        "no page with this link has this id",
        fix: SuggestedFragments(nearest: nearest, ids: nil).fix)
    }
  }

  private static func check(
    _ wanted: [Wanted], _ ids: [String], _ template: TemplateIDs,
    _ diagnostics: DiagnosticCollector
  ) {
    // Compared by bytes, as in browsers: the two forms of "é" are equal as `String`, but they are
    // different ids.
    let known = Set(ids.map { Array($0.utf8) })
    let index = SuggestionIndex(ids + template.names.sorted())
    for fragment in wanted where !known.contains(Array(fragment.id.utf8)) {
      guard !template.contains(fragment.id) else { continue }
      let nearest = ids.first { $0 == fragment.id } ?? index.nearest(to: fragment.id)
      let suggested = SuggestedFragments(nearest: nearest, ids: ids)
      diagnostics.report(
        fragment.isSure
          ? Problem.linkBrokenFragment(
            at: fragment.place, "the page has no heading with this name", fix: suggested.fix)
          : Problem.linkUnknownFragment(
            at: fragment.place, "the page at this address has no heading with this name",
            fix: suggested.fix))
    }
  }
}

/// Suggestions for a fragment that is not an id of its page.
private struct SuggestedFragments {
  let nearest: String?
  /// Ids of the page's texts; `nil` if the fragment may be on many pages.
  let ids: [String]?

  var fix: String {
    if let nearest { return "did you mean '#\(nearest)'?" }
    guard let ids else { return "write one of its ids, or remove the '#'" }
    // A hostile page may have many ids, each as long as a file. Compared by bytes, because the two
    // forms of "é" are equal as `String`.
    let all = Set(ids.lazy.map { Array($0.utf8) })
    let shown = all.filter { $0.count <= 40 }.sorted { $0.lexicographicallyPrecedes($1) }
      .prefix(5).map { "'#\(String(decoding: $0, as: UTF8.self))'" }
    guard !shown.isEmpty else { return "remove the part from '#' on" }
    let list = shown.joined(separator: ", ") + (shown.count < all.count ? ", …" : "")
    return "write \(shown.count == 1 ? "" : "one of ")\(list), or remove the part from '#' on"
  }
}
