import Diagnostics

/// Diagnostics for faults that keep a site from being read.
enum CommandDiagnostics {
  static func nothingPublished(_ folder: String) -> Diagnostic {
    Problem.siteNotPublished(
      "there is no published folder '\(folder)'",
      fix: "run '\(RunningProgram.name) build' first, or name the folder with --output")
  }

  /// Error if resized pictures can't be saved.
  static func unwritten(_ folder: String?, reason: String) -> Diagnostic {
    Problem.imageCacheUnwritable(
      "resized pictures can't be saved in "
        + (folder.map { "'\($0)'" } ?? "the site's folder '.zoetrope'") + ": \(reason)",
      fix: "free some disk space, give yourself write permission, or name another folder with "
        + "--cache")
  }
}
