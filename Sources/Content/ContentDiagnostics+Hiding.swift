import Diagnostics

// Hidden circles: content-hidden-unreadable, content-hidden-inside, content-guessable-circle.

extension ContentDiagnostics {
  static func hiddenUnreadable(
    _ path: String, _ fault: FileReader.Fault, at place: SourceRange
  ) -> Diagnostic {
    var isMissing = false
    if case .system(let number) = fault { isMissing = SystemFault(number: number).isMissing }
    return Diagnostic(
      .error, "content-hidden-unreadable", at: place,
      isMissing
        ? "there is no file '\(path)' with hidden circles, so nothing is published"
        : "the file '\(path)' with hidden circles can't be read: \(fault.reason)",
      fix: isMissing
        ? "put it there, counted from the site's folder; 'zoetrope hide' with --write makes one"
        : "give yourself the right to read it, or name another")
  }

  static func hiddenAtHome(_ path: String, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "content-hidden-unreadable", at: place,
      "'\(path)' begins with '~', which stands for your home in a shell only",
      fix: "write the path from the site's folder, such as ../hidden.json, or from /")
  }

  /// Error for a file with hidden circles among those that are published.
  static func hiddenInside(_ path: String, _ folder: String, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "content-hidden-inside", at: place,
      "the file '\(path)' with hidden circles lies in '\(folder)', whose files are published",
      fix: "move it out of there, best out of the site's folder: ../hidden.json")
  }

  static func guessableCircle(at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, "content-guessable-circle", at: place,
      "the circle's centre has so few decimals that it can be found by trying",
      fix: "make the circle with 'zoetrope hide', which puts its centre beside your home")
  }
}
