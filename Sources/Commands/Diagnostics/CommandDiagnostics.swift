import Diagnostics

/// Diagnostics for faults that keep a site from being read.
enum CommandDiagnostics {
  static func missingSite(_ folder: String, nearest: String?) -> Diagnostic {
    Diagnostic(
      .error, "site-missing-folder", at: nil, "there is no folder '\(folder)'",
      fix: nearest.map { "did you mean '\($0)'?" } ?? "name the site's folder with --site")
  }

  static func missingAccount(_ slug: String) -> Diagnostic {
    Diagnostic(
      .error, "export-missing-account", at: nil, "no account has the slug '\(slug)'",
      fix: "'zoetrope list' names all of them; one that isn't published needs --all")
  }

  static func closedSite(_ folder: String) -> Diagnostic {
    Diagnostic(
      .error, "site-closed-folder", at: nil,
      (folder == "." ? "this folder" : "the folder '\(folder)'")
        + " can't be read: you may not enter it",
      fix: "give yourself the right, as with 'chmod u+rx', and to the folders around it")
  }

  /// `hide --write` in a site whose settings name no file with circles.
  static func noHiddenFile(_ settings: String, hasCircles: Bool) -> Diagnostic {
    Diagnostic(
      .error, "hide-no-file", at: SourceRange(file: settings),
      hasCircles
        ? "'hidden' has its circles itself and names no file, so nothing was written"
        : "'hidden' names no file, so nothing was written",
      fix: hasCircles
        ? "move them into a file and write \"hidden\": \"../hidden.json\", or leave out --write"
        : "write \"hidden\": \"../hidden.json\" into the settings, or leave out --write")
  }

  static func nothingPublished(_ folder: String) -> Diagnostic {
    Diagnostic(
      .error, "site-not-published", at: nil, "there is no published folder '\(folder)'",
      fix: "publish the site with \(RunningProgram.name) build, or name the folder with --output")
  }

  /// Sizes of pictures that were rendered for nothing.
  static func unwritten(_ folder: String?, reason: String) -> Diagnostic {
    Diagnostic(
      .error, "image-cache-unwritable", at: nil,
      "the sizes of pictures can't be written into "
        + (folder.map { "'\($0)'" } ?? "the site's folder '.zoetrope'") + ": \(reason)",
      fix: "make room or give yourself the right to write there, or name another folder with "
        + "--cache")
  }

  /// `above` is the site that contains the folder, if any.
  static func missingContent(of folder: String, above: String?, similar: String?)
    -> Diagnostic
  {
    Diagnostic(
      .error, "content-missing-folder", at: nil,
      (folder == "." ? "this folder" : "'\(folder)'")
        + " is no site: it holds no folder 'Content'",
      fix: similar.map { "rename '\($0)' to 'Content'" } ?? above.map {
        "it lies in one: run in '\($0)', or add --site \($0)"
      }
        ?? "begin a site with '\(RunningProgram.name) init \(folder)', or name another folder with --site"
    )
  }
}
