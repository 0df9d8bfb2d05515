import Diagnostics

/// Diagnostics for fragments that match no id on their page.
enum FragmentDiagnostics {
  static func broken(nearest: String?, at place: Place) -> Diagnostic {
    Diagnostic(
      .error, "link-broken-fragment", at: place, "the page has no heading of this name",
      fix: fix(nearest))
  }

  static func unknown(nearest: String?, at place: Place) -> Diagnostic {
    Diagnostic(
      .warning, "link-unknown-fragment", at: place,
      "the page at this address has no heading of this name", fix: fix(nearest))
  }

  static func ofTemplate(nearest: String?, at place: Place) -> Diagnostic {
    Diagnostic(
      .error, "template-broken-fragment", at: place, "no page that shows this has such an id",
      fix: fix(nearest))
  }

  private static func fix(_ nearest: String?) -> String {
    nearest.map { "did you mean '#\($0)'?" } ?? "write one of its ids, or leave the '#' out"
  }
}
