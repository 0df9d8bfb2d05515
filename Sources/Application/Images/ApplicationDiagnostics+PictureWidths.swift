import Diagnostics

extension ApplicationDiagnostics {
  /// Warning for a fragment of a picture's address that asks for no width.
  static func unknownPictureWidth(
    _ fragment: String, nearest: String?, at place: SourceRange
  ) -> Diagnostic {
    if fragment == "wide" || fragment == "full" {
      return Diagnostic(
        .warning, "link-unknown-picture-width", at: place,
        "a picture is shown '#wide' or '#full', and not both", fix: "take one of them out")
    }
    return Diagnostic(
      .warning, "link-unknown-picture-width", at: place,
      "a picture is shown '#wide' or '#full', and '#\(fragment)' is neither",
      fix: nearest.map { "did you mean '#\($0)'?" } ?? "leave the '#' and what follows out")
  }
}
