import Content
import Diagnostics

/// Diagnostics for files to import.
enum ImportDiagnostics {
  static func unreadable(_ path: String, _ fault: FileReader.Fault) -> Diagnostic {
    if case .tooLarge = fault { return tooLarge(path) }
    return Problem.importUnreadable(
      at: SourceRange(file: path), "this can't be read: \(fault.reason)", fix: "check its name")
  }

  static func tooLarge(_ path: String) -> Diagnostic {
    Problem.importUnreadable(
      at: SourceRange(file: path), "this is larger than 10 MB (a track: 50 MB)", fix: "split it")
  }
}
