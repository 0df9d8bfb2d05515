import Diagnostics

extension ApplicationDiagnostics {
  /// Warning for a fragment of a picture's address that asks for no width.
  static func unknownPictureWidth(
    _ fragment: String, nearest: String?, at place: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .warning, "link-unknown-picture-width", at: place,
      "a picture is shown '#wide' or '#full', and '#\(fragment)' says nothing",
      fix: nearest.map { "did you mean '#\($0)'?" } ?? "leave the '#' and what follows out")
  }
}
