import Content
import Diagnostics
import Domain

// Imported entries: import-ambiguous-amounts, import-ambiguous-dates, import-balance,
// import-contradiction, import-entry-left, import-entries-unwritten, import-missing-columns,
// import-no-account, import-no-columns, import-no-text, import-opening-balance,
// import-several-accounts, import-sum, import-unknown-entries.

/// Diagnostics for files with entries of an account.
enum EntryDiagnostics {
  static func noText(_ path: String) -> Diagnostic {
    Diagnostic(
      .error, "import-no-text", at: SourceRange(file: path),
      "this is no text, or one in an encoding that its beginning doesn't tell",
      fix: "export it as CSV, OFX or a journal of Beancount, in UTF-8")
  }

  static func unknownFormat(_ path: String) -> Diagnostic {
    Diagnostic(
      .error, "import-unknown-entries", at: SourceRange(file: path),
      "this is no CSV with named columns, no OFX and no journal of Beancount",
      fix: "export it from the bank in one of these forms")
  }

  static func noColumns(
    _ names: [String], _ mapping: String, at place: SourceRange
  ) -> Diagnostic {
    let known = names.filter { !$0.isEmpty }.map { "'\($0)'" }.joined(separator: ", ")
    return Diagnostic(
      .error, "import-no-columns", at: place,
      "no line names columns of a day, an amount and a payee that are known",
      fix: "name them in '\(mapping)': "
        + #"{"columns": {"date": "…", "amount": "…", "payee": "…"}}"#,
      notes: [Diagnostic.Note("the names may be in this line: \(known)")])
  }

  static func missingColumns(
    _ names: [String], in path: String, by mapping: String
  ) -> Diagnostic {
    let list = names.map { "'\($0)'" }.joined(separator: ", ")
    return Diagnostic(
      .error, "import-missing-columns", at: SourceRange(file: path),
      names.count == 1
        ? "no line names the column \(list), which '\(mapping)' names"
        : "no line names all of the columns \(list), which '\(mapping)' names",
      fix: "mend the mapping, or move it away to have the columns found anew")
  }

  static func ambiguousDates(_ written: String, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "import-ambiguous-dates", at: place,
      "'\(written.prefix(40))' is one of two days, and no date of the file tells which",
      fix: "add --dates dmy if the day comes first, --dates mdy if the month does")
  }

  static func contradictoryDates(_ one: SourceRange, _ other: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "import-contradiction", at: one,
      "the day comes first here, and the month in another line",
      fix: "add --dates dmy or --dates mdy; dates that aren't so are left then",
      notes: [Diagnostic.Note("the month comes first here", at: other)])
  }

  static func ambiguousAmounts(_ written: String, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "import-ambiguous-amounts", at: place,
      "'\(written.prefix(40))' has decimals or thousands, and no amount of the file tells which",
      fix: "add --decimal point or --decimal comma")
  }

  static func contradictoryAmounts(_ point: SourceRange, _ comma: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "import-contradiction", at: point,
      "decimals are behind a point here, and behind a comma in another line",
      fix: "add --decimal point or --decimal comma; amounts that aren't so are left then",
      notes: [Diagnostic.Note("they are behind a comma here", at: comma)])
  }

  static func noAccounts(in path: String) -> Diagnostic {
    Diagnostic(
      .error, "import-no-account", at: SourceRange(file: path),
      "the journal has no posting to an account below Assets or Liabilities",
      fix: "name another account with --from")
  }

  static func noAccount(_ name: String, among known: [String], in path: String) -> Diagnostic {
    Diagnostic(
      .error, "import-no-account", at: SourceRange(file: path),
      "nothing in the file is of the account '\(name.prefix(100))'",
      fix: suggestion(for: name, among: known).map { "did you mean '\($0)'?" },
      notes: known.isEmpty ? [] : [Diagnostic.Note("it has \(list(known))")])
  }

  static func severalAccounts(_ known: [String], in path: String) -> Diagnostic {
    Diagnostic(
      .error, "import-several-accounts", at: SourceRange(file: path),
      "the file has entries of several accounts", fix: "name one with --from",
      notes: [Diagnostic.Note("it has \(list(known))")])
  }

  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(10).map { $0.isEmpty ? "one without a name" : "'\($0.prefix(100))'" }
    return shown.joined(separator: ", ") + (names.count > 10 ? ", …" : "")
  }

  static func left(_ left: EntryFile.Left, in lines: FileLines) -> Diagnostic {
    Diagnostic(.warning, "import-entry-left", at: lines.place(of: left.line), left.reason)
  }

  /// Sum of what was left beyond the most that is told.
  static func more(_ number: Int, in path: String) -> Diagnostic {
    Diagnostic(
      .warning, "import-entry-left", at: SourceRange(file: path),
      "\(number) more lines of this file are left")
  }

  // MARK: - The account

  static func balanceDiffers(
    stated: Money, computed: Money, on day: CalendarDate?, at place: SourceRange
  ) -> Diagnostic {
    let end = day.map { " at the end of \($0.written)" } ?? ""
    return Diagnostic(
      .warning, "import-balance", at: place,
      "with these entries it holds \(computed.withCode)\(end), and \(stated.withCode) is stated",
      fix: "look for what is missing or there twice; or write \(computed.decimal)")
  }

  static func balanceBeforeEntries(_ balance: Money, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "import-opening-balance", at: place,
      "the account has no entries, so it isn't known whether its 'balance' is that before or after "
        + "those of the file",
      fix: "write 'openingBalance' in place of 'balance' if it held \(balance.withCode) before "
        + "them, or take 'balance' out")
  }

  static func sumTooLarge(at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "import-sum", at: place,
      "with these entries the account comes to more than an amount can be",
      fix: "take what is wrong out of the file")
  }

  static func unwritten(
    _ path: String, _ reason: String, fix: String, notes: [Diagnostic] = []
  ) -> Diagnostic {
    Diagnostic(
      .error, "import-entries-unwritten", at: SourceRange(file: path),
      "the entries can't be added to this file: \(reason)", fix: fix,
      notes: notes.prefix(3).map { Diagnostic.Note($0.message, at: $0.place) })
  }
}
