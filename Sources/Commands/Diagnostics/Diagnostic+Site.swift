import Basics
import Diagnostics

extension Diagnostic {
  /// Returns the diagnostic with paths relative to the working folder, as people, editors and
  /// GitHub need them. Modules give paths relative to the site's folder.
  func placed(below site: String) -> Diagnostic {
    guard site != "." else { return self }
    return with(
      place?.moved(below: site),
      notes.map { Note($0.message, at: $0.place?.moved(below: site)) })
  }
}

extension SourceRange {
  /// Returns the place relative to the working folder. Places in the output already are.
  fileprivate func moved(below site: String) -> SourceRange {
    guard file.begins(with: "Content/") || file.begins(with: "Templates/") else { return self }
    return SourceRange(
      file: site == "/" ? "/\(file)" : "\(site)/\(file)", line: line, column: column,
      length: length, text: text, textColumn: textColumn)
  }
}
