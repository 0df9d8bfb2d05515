package import Diagnostics

/// Why a golden folder can't be compared with or recorded.
package enum GoldenFault: Error, Sendable, Hashable {
  case noFolder(String)
  /// A file in the place of the folder, or of one on its path.
  case file(String)
  case notAGolden(String)
  case system(String)
  /// Recording where a machine checks changes, which would hide them.
  case continuousIntegration(String)

  package var diagnostic: Diagnostic {
    switch self {
    case .noFolder(let path):
      Problem.goldenFolder("'\(path)' is no folder", fix: "record it first with --record")
    case .file(let path):
      Problem.goldenFolder(
        "'\(path)' is a file where a folder is needed", fix: "name a folder, or move the file away")
    case .notAGolden(let path):
      Problem.goldenForeign(
        "'\(path)' does not look like a recorded site, so it is left as it is",
        fix: "name a new folder")
    case .system(let path):
      Problem.goldenUnreadable("'\(path)' can't be read or written", fix: "check its permissions")
    case .continuousIntegration(let path):
      Problem.goldenCi(
        "nothing is recorded into '\(path)' while 'CI' is set",
        fix: "record on your own machine, and commit what has changed")
    }
  }
}

extension GoldenComparison {
  /// Differences as errors, for tools; `folder` holds the expected files.
  package func diagnostics(of folder: String) -> [Diagnostic] {
    let place = { (path: String) in SourceRange(file: folder.isEmpty ? path : "\(folder)/\(path)") }
    let way = "mend the site, or record it anew with --record"
    return missing.map {
      Problem.goldenMissing(at: place($0), "the site does not have this file", fix: way)
    }
      + unexpected.map {
        Problem.goldenUnexpected(
          at: place($0), "the site has this file, which is not recorded", fix: way)
      }
      + different.map {
        Problem.goldenDifferent(
          at: place($0.path), "the site's file is another than this one", fix: way,
          notes: [Diagnostic.Note($0.lines)])
      }
  }
}
