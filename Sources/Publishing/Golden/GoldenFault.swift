package import Diagnostics

/// Why a golden folder can't be compared with or recorded.
package enum GoldenFault: Error, Sendable, Hashable {
  case noFolder(String)
  /// A file is where the folder, or a folder on its path, should be.
  case file(String)
  case notAGolden(String)
  case system(String)
  /// The variable `CI` is set. Recording on such a machine would hide changes that it should find.
  case continuousIntegration(String)

  package var diagnostic: Diagnostic {
    switch self {
    case .noFolder(let path):
      Problem.goldenFolder("'\(path)' isn't a folder", fix: "record it first with --record")
    case .file(let path):
      Problem.goldenFolder(
        "'\(path)' is a file where a folder is needed", fix: "name a folder, or move the file away")
    case .notAGolden(let path):
      Problem.goldenForeign(
        "'\(path)' doesn't look like a recorded site, so nothing was written",
        fix: "name a new folder")
    case .system(let path):
      Problem.goldenUnreadable("'\(path)' can't be read or written", fix: "check its permissions")
    case .continuousIntegration(let path):
      Problem.goldenCi(
        "nothing was recorded into '\(path)', because 'CI' is set",
        fix: "record on your own machine, and commit the changes")
    }
  }
}

extension GoldenComparison {
  /// Differences as errors, for tools; `folder` holds the expected files.
  package func diagnostics(of folder: String) -> [Diagnostic] {
    let place = { (path: String) in SourceRange(file: folder.isEmpty ? path : "\(folder)/\(path)") }
    let way = "fix the site, or record it again with --record"
    return missing.map {
      Problem.goldenMissing(at: place($0), "the site doesn't have this file", fix: way)
    }
      + unexpected.map {
        Problem.goldenUnexpected(
          at: place($0), "the site has this file, which isn't recorded", fix: way)
      }
      + different.map {
        Problem.goldenDifferent(
          at: place($0.path), "the site's file differs from this one", fix: way,
          notes: [Diagnostic.Note($0.lines)])
      }
  }
}
