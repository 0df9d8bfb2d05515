import Content
import Diagnostics
import Domain

/// Diagnostics for files with entries to import.
enum EntryDiagnostics {
  static func noAccount(_ name: String, among known: [String], in path: String) -> Diagnostic {
    Problem.importNoAccount(
      at: SourceRange(file: path), "the file has no entries of the account '\(name.prefix(100))'",
      fix: didYouMean(suggestion(for: name, among: known)),
      notes: known.isEmpty ? [] : ["it has \(list(known))"])
  }

  /// Diagnostic for a file whose text can't be read.
  static func encoding(_ fault: EntryText.Fault, of path: String) -> Diagnostic {
    let options =
      "add --encoding with its name: \(EntryEncoding.allCases.map(\.rawValue).joined(separator: ", "))"
    switch fault {
    case .noText:
      return Problem.importNoText(
        at: SourceRange(file: path),
        "this isn't text, or its encoding is unknown",
        fix: "export it as CSV, OFX or a Beancount journal, in UTF-8")
    case .severalPages(let line, let pages):
      let names = pages.map(\.name).joined(separator: " or ")
      let choices = pages.map { "--encoding \($0.rawValue)" }.joined(separator: " or ")
      return Problem.importUnknownEncoding(
        at: SourceRange(file: path, line: line, column: 1, length: 0, text: ""),
        "the file isn't UTF-8, and its letters may be those of \(names)", fix: "add \(choices)")
    case .noPage(let line):
      return Problem.importUnknownEncoding(
        at: SourceRange(file: path, line: line, column: 1, length: 0, text: ""),
        "the file isn't UTF-8, and its letters are those of no encoding that is known",
        fix: "save it as UTF-8, or \(options)")
    case .notInEncoding(let name):
      return Problem.importUnknownEncoding(
        at: SourceRange(file: path), "the file isn't written in \(name)", fix: options)
    }
  }

  /// Diagnostic for the correction of an entry in the account, at the entry's place.
  static func correction(_ correction: EntryCorrection, at place: SourceRange) -> Diagnostic {
    guard let entry = correction.entry else {
      return Problem.importCorrection(
        at: place, "the bank has cancelled this entry", fix: "remove it")
    }
    return Problem.importCorrection(
      at: place, "the bank has corrected this entry", fix: "change it: \(words(of: entry))")
  }

  /// Diagnostic for the correction of an entry that isn't in the account.
  static func unknown(_ correction: EntryCorrection, at place: SourceRange) -> Diagnostic {
    Problem.importCorrection(
      at: place,
      "this \(correction.entry == nil ? "cancels" : "corrects") an entry that the account doesn't have "
        + "under the bank's name '\(correction.id.prefix(40))'",
      fix: "look for it in the account: "
        + (correction.entry.map { words(of: $0) } ?? "remove it"))
  }

  private static func words(of entry: ImportedEntry) -> String {
    "it is now \(entry.date.written), \(entry.payee), \(entry.amount.withCode)"
  }

  static func severalAccounts(_ known: [String], in path: String) -> Diagnostic {
    Problem.importSeveralAccounts(
      at: SourceRange(file: path), "the file has entries of several accounts",
      fix: "name one with --from", notes: ["it has \(list(known))"])
  }

  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(10).map { $0.isEmpty ? "one without a name" : "'\($0.prefix(100))'" }
    return shown.joined(separator: ", ") + (names.count > 10 ? ", …" : "")
  }
}
