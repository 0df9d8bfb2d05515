import Diagnostics
import Paths

extension Diagnostic {
  /// Modules name files by their paths below the site's folder; people, editors and GitHub know them
  /// by their paths below the working folder.
  func placed(below site: String) -> Diagnostic {
    guard site != "." else { return self }
    return Diagnostic(
      severity, id, at: place?.moved(below: site), message, fix: fix,
      notes: notes.map { Note($0.message, at: $0.place?.moved(below: site)) })
  }
}

extension Place {
  /// The output's files already have their paths below the working folder.
  fileprivate func moved(below site: String) -> Place {
    guard file.begins(with: "Content/") || file.begins(with: "Templates/") else { return self }
    return Place(
      file: site == "/" ? "/\(file)" : "\(site)/\(file)", line: line, column: column,
      length: length, text: text, textColumn: textColumn)
  }
}
