import Diagnostics

/// Diagnostics for fragments that match no id on their page.
enum FragmentDiagnostics {
  static func broken(_ way: Way, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "link-broken-fragment", at: place, "the page has no heading of this name",
      fix: way.fix)
  }

  static func unknown(_ way: Way, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, "link-unknown-fragment", at: place,
      "the page at this address has no heading of this name", fix: way.fix)
  }

  static func ofTemplate(nearest: String?, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "template-broken-fragment", at: place, "no page that shows this has such an id",
      fix: Way(nearest: nearest, ids: nil).fix)
  }

  /// Suggestions for a fragment.
  struct Way {
    let nearest: String?
    /// Ids of the page's texts; `nil` where many pages are meant.
    let ids: [String]?

    fileprivate var fix: String {
      if let nearest { return "did you mean '#\(nearest)'?" }
      guard let ids else { return "write one of its ids, or leave the '#' out" }
      // A hostile page may have many, each as long as a file. By bytes, because the two forms of
      // "é" are equal as `String`.
      let all = Set(ids.lazy.map { Array($0.utf8) })
      let shown = all.filter { $0.count <= 40 }.sorted { $0.lexicographicallyPrecedes($1) }
        .prefix(5).map { "'#\(String(decoding: $0, as: UTF8.self))'" }
      guard !shown.isEmpty else { return "leave the '#' and what follows out" }
      let list = shown.joined(separator: ", ") + (shown.count < all.count ? ", …" : "")
      return "write \(shown.count == 1 ? "" : "one of ")\(list), or leave the '#' out"
    }
  }
}
