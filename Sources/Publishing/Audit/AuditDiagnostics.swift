import Basics
import Diagnostics
import Pictures

/// Messages of the audit.
struct AuditDiagnostics: Sendable {
  /// Maximum number of names that a message lists for one subject.
  private static let mostNames = 4
  /// Maximum number of files that a note lists for one kind.
  private static let mostFiles = 3

  /// The output as the user gave it.
  let output: String

  func diagnostic(
    _ finding: AuditedFile.Finding, of path: String, isOurs: Bool
  ) -> Diagnostic {
    let rest = finding.names.count - Self.mostNames
    let names =
      finding.names.prefix(Self.mostNames).joined(separator: ", ")
      + (rest > 0 ? " and \(rest) more" : "")
    return Problem.publishTells(
      at: SourceRange(file: "\(output)/\(path)"),
      "this file reveals \(Self.words(finding.subject)): \(names)",
      fix: path.ends(with: ".svg")
        ? "export it as plain SVG, or keep it in Content, where drawings are cleaned"
        : isOurs
          ? "clean it in Content/public or in the theme if it comes from there, or delete it if "
            + "it was changed here, and build again; if the audit still finds this, it is a bug "
            + "in Zoetrope"
          : "Zoetrope didn't write it: delete it, or clean it with 'exiftool -all= "
            + "\(output)/\(path)'"
    )
  }

  /// Returns at most one warning about parts of a drawing that run or load something. It isn't an
  /// error, because the author may want them.
  func diagnostics(acting names: [String], in path: String) -> [Diagnostic] {
    guard !names.isEmpty else { return [] }
    return [
      Problem.publishDrawingActs(
        at: SourceRange(file: "\(output)/\(path)"),
        "this drawing runs or loads something: \(names.prefix(Self.mostNames).joined(separator: ", "))",
        fix: "delete it unless you trust it; Content/public is published unchanged")
    ]
  }

  /// Returns at most one error about places inside hidden circles. It quotes neither the places nor
  /// the source line, because a log may be public.
  func diagnostics(
    hidden: AuditedFile.Hidden?, in path: String, isOurs: Bool
  ) -> [Diagnostic] {
    guard let hidden else { return [] }
    let file = "\(output)/\(path)"
    let more = hidden.count - 1
    return [
      Problem.publishTellsHidden(
        at: hidden.line > 0
          ? SourceRange(
            file: file, line: hidden.line, column: hidden.column, length: 1, text: ""
          ).withoutSource : SourceRange(file: file),
        "this file reveals a place inside a hidden circle"
          + (more > 0 ? ", and \(more) more" : ""),
        fix: isOurs
          ? "remove the coordinates from the text, template or file that this file comes from"
          : "Zoetrope didn't write it: delete it, or remove the place")
    ]
  }

  private static func words(_ subject: PictureAudit.Subject) -> String {
    switch subject {
    case .place: "where it was taken"
    case .device: "what it was made with"
    case .serial: "a serial number"
    case .name: "a person's name"
    case .time: "when it was taken"
    case .credit: "who owns it"
    case .makerNotes: "the camera maker's notes, often with a serial number"
    case .picture: "more than one picture"
    case .unknown: "unknown data"
    }
  }

  /// Returns one sentence for each kind of file that the audit could not read.
  func notes(_ unread: [(path: String, kind: String)]) -> [String] {
    let kinds = Dictionary(grouping: unread, by: \.kind)
    return kinds.sorted { $0.key < $1.key }.map { kind, files in
      let paths = files.map(\.path).sorted()
      let named = paths.prefix(Self.mostFiles).map { "'\(output)/\($0)'" }
      let rest = paths.count - named.count
      return "the audit can't read \(named.joined(separator: ", "))"
        + (rest > 0 ? " and \(rest) more" : "") + " (\(kind))"
    }
  }
}
