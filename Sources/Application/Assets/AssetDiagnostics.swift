import Diagnostics

/// Diagnostics for mistakes in a theme's assets.
enum AssetDiagnostics {
  static func cycle(_ paths: [String], at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "asset-import-cycle", at: place,
      "these files import each other: \(paths.joined(separator: ", "))",
      fix: "move what they share into a file of its own")
  }

  static func unused(_ file: String, _ path: String) -> Diagnostic {
    Diagnostic(
      .warning, "asset-unused", at: SourceRange(file: file), "nothing uses this file",
      fix: "name it '\(path)' in a template, a style sheet or a text, or delete it")
  }

  static func broken(nearest: String?, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "asset-broken-link", at: place, "nothing is published at this address",
      fix: nearest.map { "did you mean '\($0)'?" } ?? "put the file into Templates/assets/")
  }
}
