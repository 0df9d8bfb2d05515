import Content
import Diagnostics

/// Diagnostics for files with entries of an account.
enum EntryDiagnostics {
  static func noAccount(_ name: String, among known: [String], in path: String) -> Diagnostic {
    Problem.importNoAccount(
      at: SourceRange(file: path), "the file has no entries of the account '\(name.prefix(100))'",
      fix: didYouMean(suggestion(for: name, among: known)),
      notes: known.isEmpty ? [] : ["it has \(list(known))"])
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
