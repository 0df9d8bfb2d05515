import Basics
package import Diagnostics
import Foundation

extension SourceFile {
  /// Reads a file; returns `nil` and reports it if it can't be read or contains an unfinished
  /// merge.
  package static func read(
    _ path: String, in site: String, _ collector: DiagnosticCollector
  ) -> SourceFile? {
    do throws(FileReader.Fault) {
      let file = SourceFile(
        path: path, bytes: try FileReader.read(site + "/" + path, limit: ContentLimits.file))
      guard let merge = UnfinishedMerge.diagnostic(in: file) else { return file }
      collector.report(merge)
      return nil
    } catch {
      collector.report(error.diagnostic(of: path))
      return nil
    }
  }
}

extension FileReader.Fault {
  /// Reason in English, whatever the environment's language is.
  package var reason: String {
    switch self {
    case .system(let number): SystemFault(number: number).text
    case .closedFolder: SystemFault(number: EACCES).text
    case .notAFile: "it isn't a file"
    case .tooLarge: "it is too large"
    }
  }

  package var isOfPermissions: Bool { self == .system(EACCES) || self == .system(EPERM) }

  /// Error for an unreadable picture, asset, or other file next to content.
  package func diagnostic(ofFile path: String) -> Diagnostic {
    // Closed folders and system shortages are reported once for all the files they affect.
    switch self {
    case .closedFolder: return diagnostic(of: path)
    case .system(let number):
      if let shortage = Diagnostic.shortage(number, at: path) { return shortage }
    case .notAFile, .tooLarge: break
    }
    return Problem.siteUnreadableFile(
      at: SourceRange(file: path), "the file can't be read: \(reason)",
      fix: isOfPermissions ? "check its permissions" : "build again")
  }

  /// Error for an unreadable content file.
  package func diagnostic(of path: String) -> Diagnostic {
    switch self {
    case .system(let number):
      Diagnostic.shortage(number, at: path)
        ?? Problem.contentUnreadable(
          at: SourceRange(visible: path), "it can't be read: \(SystemFault(number: number).text)",
          fix: SystemFault(number: number).isOfPermissions ? "check its permissions" : nil)
    case .closedFolder(let levels):
      Problem.contentUnreadable(
        at: SourceRange(visible: path.folder(levelsUp: levels)),
        "you don't have permission to open this folder",
        fix: "give yourself permission, for example with 'chmod u+rx'")
    case .notAFile: ContentDiagnostics.notAFile(path)
    case .tooLarge(let size):
      ReadingDiagnostics.tooLarge(
        "the file", limit: ContentLimits.file, found: size, at: SourceRange(file: path))
    }
  }
}

extension String {
  /// The folder `levels` above a path, or the path's first folder if there are fewer.
  fileprivate func folder(levelsUp levels: Int) -> String {
    let parts = names
    return parts.prefix(max(1, parts.count - levels)).joined(separator: "/")
  }
}

extension SourceRange {
  /// Place of a path, on one line even if names contain control characters.
  init(visible path: String) {
    let isControl = { (scalar: Unicode.Scalar) in scalar.value < 0x20 || scalar.value == 0x7F }
    guard path.unicodeScalars.contains(where: isControl) else {
      self.init(file: path)
      return
    }
    self.init(file: String(path.unicodeScalars.map { isControl($0) ? "\u{FFFD}" : Character($0) }))
  }
}
