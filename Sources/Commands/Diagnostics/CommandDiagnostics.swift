import Diagnostics

/// Diagnostics for faults that keep a site from being read.
enum CommandDiagnostics {
  static func nothingPublished(_ folder: String) -> Diagnostic {
    Problem.siteNotPublished(
      "there is no published folder '\(folder)'",
      fix: "publish the site with \(RunningProgram.name) build, or name the folder with --output")
  }

  /// Sizes of pictures that were rendered for nothing.
  static func unwritten(_ folder: String?, reason: String) -> Diagnostic {
    Problem.imageCacheUnwritable(
      "the sizes of pictures can't be written into "
        + (folder.map { "'\($0)'" } ?? "the site's folder '.zoetrope'") + ": \(reason)",
      fix: "make room or give yourself the right to write there, or name another folder with "
        + "--cache")
  }
}
