import Content
import Diagnostics
import Domain

/// Reads entries from a bank's comma-separated values.
struct BankFile {
  let table: BankTable
  let reading: EntryReading
  var columns: BankColumns
  /// Places of columns that would keep entries private.
  private(set) var restricting: [Int] = []
  var order = DateOrder.dmy
  var mark = DecimalMark.point
  /// Whether amounts that went out have a minus sign; an amount without one is then a refund.
  var debitsAreNegative = false
  var file = EntryFile()

  /// Reads a text; `nil` if it has no columns.
  static func read(
    _ text: EntryText, of path: String, _ reading: EntryReading
  ) -> EntryFile? {
    do throws(BankTable.Fault) {
      let table = try BankTable(text.text, reading.mapping)
      var bank = BankFile(table, reading)
      return bank.read(text, path)
    } catch {
      let lines = FileLines(path, text.text)
      switch error {
      case .noTable: return nil
      case .noColumns(let line, let names):
        let known = names.filter { !$0.isEmpty }.map { "'\($0)'" }.joined(separator: ", ")
        return EntryFile(mistakes: [
          Problem.importNoColumns(
            at: lines.place(of: line),
            "no line contains known column names for a date, an amount and a payee",
            fix: "name them in '\(reading.mappingPath)': "
              + #"{"columns": {"date": "…", "amount": "…", "payee": "…"}}"#,
            notes: ["the column names may be in this line: \(known)"])
        ])
      case .missing(let names):
        let list = names.map { "'\($0)'" }.joined(separator: ", ")
        return EntryFile(mistakes: [
          Problem.importMissingColumns(
            at: SourceRange(file: path),
            "no line contains \(names.count == 1 ? "the column" : "all the columns") \(list) "
              + "from '\(reading.mappingPath)'",
            fix: "correct the mapping, or move it away to detect the columns again")
        ])
      }
    }
  }

  private init(_ table: BankTable, _ reading: EntryReading) {
    self.table = table
    self.reading = reading
    columns = table.columns
  }

  private mutating func read(_ text: EntryText, _ path: String) -> EntryFile {
    if !table.rows.contains(where: { code(in: $0) != nil }) { columns = columns.withoutCurrency }
    if reading.options.takesNotes { columns.findNotes() }
    columns.findDirection(in: table.rows)
    restricting = columns.restricting
    debitsAreNegative = findsNegativeDebits()
    let lines = FileLines(path, text.text)
    let dates = table.rows.map { cell(.date, $0).flatMap(BankDate.init) }
    let (order, dateMistake) = order(of: dates, lines)
    let (mark, markMistake) = mark(lines)
    let mistakes = [dateMistake, markMistake].compactMap(\.self)
    guard let order, let mark else { return EntryFile(mistakes: mistakes) }
    self.order = order
    self.mark = mark ?? reading.mapping?.decimal ?? .point
    for (row, date) in zip(table.rows, dates) { add(row, date) }
    if let fault = table.fault { file.leave(fault.line, fault.reason) }
    file.sort()
    file.form = words(text.encoding, mark)
    file.mapping = EntryMapping(
      columns: columns.mapping(takesNotes: takesNotes), separator: table.separator,
      decimal: mark, dates: order)
    return file
  }

  var takesNotes: Bool {
    reading.options.takesNotes || reading.mapping?.columns[.note]?.isEmpty == false
  }

  // MARK: - What holds for the whole file

  private func order(
    of dates: [BankDate?], _ lines: FileLines
  ) -> (DateOrder?, Diagnostic?) {
    if let stated = reading.options.dates ?? reading.mapping?.dates { return (stated, nil) }
    let rows = Array(table.rows)
    switch BankDate.order(of: dates) {
    case .order(let order): return (order, nil)
    case .ambiguous(let index):
      let (line, text) = (rows[index].line, cell(.date, rows[index]) ?? "")
      return (
        nil,
        Problem.importAmbiguousDates(
          at: lines.place(of: line),
          "'\(text.prefix(40))' can mean two dates, and no other date in the file shows which",
          fix: "add --dates dmy if the day comes first, --dates mdy if the month does")
      )
    case .contradiction(let day, let month):
      return (
        nil,
        Problem.importContradiction(
          at: lines.place(of: rows[day].line),
          "the day comes first here, but the month comes first in another line",
          fix: "add --dates dmy or --dates mdy to skip the others",
          notes: [
            Diagnostic.Note("the month comes first here", at: lines.place(of: rows[month].line))
          ])
      )
    }
  }

  /// The decimal mark; the inner value is `nil` if no amount has decimals.
  private func mark(_ lines: FileLines) -> (DecimalMark??, Diagnostic?) {
    if let stated = reading.options.decimal ?? reading.mapping?.decimal { return (stated, nil) }
    var numbers: [BankNumber?] = []
    var found: [(line: Int, text: String)] = []
    for row in table.rows {
      for role in [BankRole.amount, .debit, .credit, .originalAmount, .fee] {
        guard let text = cell(role, row) else { continue }
        numbers.append(BankNumber(text))
        found.append((row.line, text))
      }
    }
    switch BankNumber.mark(of: numbers) {
    case .mark(let mark): return (mark, nil)
    case .whole: return (.some(nil), nil)
    case .ambiguous(let index):
      return (
        nil,
        Problem.importAmbiguousAmounts(
          at: lines.place(of: found[index].line),
          "'\(found[index].text.prefix(40))' can have decimals or thousands, and no other amount "
            + "in the file shows which",
          fix: "add --decimal point or --decimal comma")
      )
    case .contradiction(let point, let comma):
      return (
        nil,
        Problem.importContradiction(
          at: lines.place(of: found[point].line),
          "decimals follow a point here, but a comma in another line",
          fix: "add --decimal point or --decimal comma to skip the others",
          notes: [
            Diagnostic.Note("they follow a comma here", at: lines.place(of: found[comma].line))
          ])
      )
    }
  }

  private func words(_ encoding: String, _ mark: DecimalMark?) -> String {
    let separator = table.separator == "\t" ? "tabs" : "'\(table.separator)'"
    let form = [
      separator, encoding, mark?.words ?? "whole amounts", order.words,
    ].joined(separator: ", ")
    var words = "CSV: \(form); \(columns.words(takesNotes: takesNotes))"
    if !takesNotes, let note = columns.places[.note]?.first {
      words += "; notes in '\(columns.names[note])' are skipped: --notes imports them"
    }
    return words
  }
}
