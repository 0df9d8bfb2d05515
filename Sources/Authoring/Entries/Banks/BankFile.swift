import Content
import Diagnostics
import Domain

/// Entries of a bank's comma-separated values.
struct BankFile {
  private let table: BankTable
  private let reading: EntryReading
  private var columns: BankColumns
  private var order = DateOrder.dmy
  private var mark = DecimalMark.point
  private var file = EntryFile()

  /// Reads a text; `nil` for one that has no columns at all.
  static func read(
    _ text: EntryText, of path: String, _ reading: EntryReading
  ) -> EntryFile? {
    do throws(BankTable.Fault) {
      let table = try BankTable(text.text, reading.mapping)
      var bank = BankFile(table, reading)
      return bank.read(text, path)
    } catch {
      let lines = EntryDiagnostics.Lines(path, text.text)
      switch error {
      case .noTable: return nil
      case .noColumns(let line, let names):
        return EntryFile(mistakes: [
          EntryDiagnostics.noColumns(names, reading.mappingPath, at: lines.place(of: line))
        ])
      case .missing(let names):
        return EntryFile(mistakes: [
          EntryDiagnostics.missingColumns(names, in: path, by: reading.mappingPath)
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
    let lines = EntryDiagnostics.Lines(path, text.text)
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

  private var takesNotes: Bool {
    reading.options.takesNotes || reading.mapping?.columns[.note]?.isEmpty == false
  }

  // MARK: - What holds for the whole file

  private func order(
    of dates: [BankDate?], _ lines: EntryDiagnostics.Lines
  ) -> (DateOrder?, Diagnostic?) {
    if let stated = reading.options.dates ?? reading.mapping?.dates { return (stated, nil) }
    let rows = Array(table.rows)
    switch BankDate.order(of: dates) {
    case .order(let order): return (order, nil)
    case .ambiguous(let index):
      let (line, text) = (rows[index].line, cell(.date, rows[index]) ?? "")
      return (nil, EntryDiagnostics.ambiguousDates(text, at: lines.place(of: line)))
    case .contradiction(let day, let month):
      return (
        nil,
        EntryDiagnostics.contradictoryDates(
          lines.place(of: rows[day].line), lines.place(of: rows[month].line))
      )
    }
  }

  /// The mark of decimals, `nil` inside if no amount has decimals.
  private func mark(_ lines: EntryDiagnostics.Lines) -> (DecimalMark??, Diagnostic?) {
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
        EntryDiagnostics.ambiguousAmounts(
          found[index].text, at: lines.place(of: found[index].line))
      )
    case .contradiction(let point, let comma):
      return (
        nil,
        EntryDiagnostics.contradictoryAmounts(
          lines.place(of: found[point].line), lines.place(of: found[comma].line))
      )
    }
  }

  private func words(_ encoding: EntryText.Encoding, _ mark: DecimalMark?) -> String {
    let separator = table.separator == "\t" ? "tabs" : "'\(table.separator)'"
    let form = [
      separator, encoding.rawValue, mark?.words ?? "whole amounts", order.words,
    ].joined(separator: ", ")
    var words = "CSV: \(form); \(columns.words(takesNotes: takesNotes))"
    if !takesNotes, let note = columns.places[.note]?.first {
      words += "; remarks in '\(columns.names[note])' are left: --notes takes them"
    }
    return words
  }

  // MARK: - Rows

  /// Text of the first column of a meaning; `nil` if it is blank.
  private func cell(_ role: BankRole, _ row: CSVRecords.Record) -> String? {
    columns.places[role]?.first.flatMap { text($0, row) }
  }

  private func text(_ place: Int, _ row: CSVRecords.Record) -> String? {
    row.fields.indices.contains(place) ? ImportedText(row.fields[place]).text : nil
  }

  /// The first text of several columns that is not another one.
  private func first(
    of places: [Int], _ row: CSVRecords.Record, but other: String? = nil
  ) -> String? {
    places.lazy.compactMap { text($0, row) }.first { $0 != other }
  }

  /// Code in the column of currencies, if it is one.
  private func code(in row: CSVRecords.Record) -> Currency? {
    cell(.currency, row).flatMap { try? Currency(code: $0.uppercased()) }
  }

  private mutating func add(_ row: CSVRecords.Record, _ date: BankDate?) {
    guard row.fields.contains(where: { ImportedText($0).text != nil }) else { return }
    let hasAmount = [BankRole.amount, .debit, .credit].contains { cell($0, row) != nil }
    if let state = cell(.state, row)?.lowercased(),
      BankColumnNames.unbooked.contains(where: state.contains)
    {
      return file.leave(row.line, "it isn't booked: '\(state.prefix(40))'")
    }
    guard let date else {
      let written = cell(.date, row) ?? ""
      return file.leave(
        row.line,
        written.isEmpty && !hasAmount ? "it has no day and no amount" : "'\(written.prefix(40))' is no day")
    }
    guard let day = date.day(order) else {
      let written = cell(.date, row) ?? ""
      return file.leave(row.line, "'\(written.prefix(40))' is no day in the order \(order.words)")
    }
    do throws(RowFault) {
      let amount = try amount(row)
      let (paid, charged) = originals(row, of: amount)
      let names = columns.places[amount.isNegative ? .payee : .payer] ?? []
      let payees = names + (columns.places[.payee] ?? []) + (columns.places[.note] ?? [])
      let payee = first(of: payees, row)
      let notes = takesNotes ? columns.places[.note] ?? [] : []
      file.add(
        EntryFile.Written(
          line: row.line, date: day, payee: payee, amount: paid, charged: charged,
          category: cell(.category, row),
          note: first(of: notes, row, but: payee)))
    } catch {
      file.leave(row.line, error.reason)
    }
  }

  private struct RowFault: Error {
    let reason: String

    init(_ reason: String) { self.reason = reason }
  }

  /// What a row moves on the account, in the currency that it states, else in that of the column or
  /// of the account.
  private func amount(_ row: CSVRecords.Record) throws(RowFault) -> Money {
    let (number, written, code) = try number(row)
    let stated = cell(.currency, row) ?? code ?? columns.code
    var currency = reading.currency
    if let stated {
      guard let known = try? Currency(code: stated.uppercased()) else {
        throw RowFault("'\(stated.prefix(40))' is no currency")
      }
      currency = known
    }
    do throws(AmountFault) {
      return try number.money(currency)
    } catch {
      throw RowFault(error.reason(of: written))
    }
  }

  /// The signed amount of a row as a number, with its text and the currency beside it.
  private func number(
    _ row: CSVRecords.Record
  ) throws(RowFault) -> (ExactDecimal, String, String?) {
    guard columns.has(.amount) else { return try oneOfTwo(row) }
    guard let written = cell(.amount, row) else { throw RowFault("it has no amount") }
    var (value, code) = try parsed(written)
    if columns.has(.direction) {
      let word = cell(.direction, row)?.lowercased() ?? ""
      if BankColumnNames.outward.contains(word) {
        value = value.magnitude.opposite
      } else if BankColumnNames.inward.contains(word) {
        value = value.magnitude
      } else {
        throw RowFault("'\(word.prefix(40))' doesn't say whether it came in or went out")
      }
    }
    if reading.mapping?.isNegated == true { value = value.opposite }
    if let written = cell(.fee, row) {
      let fee = try parsed(written).0
      guard let sum = value.adding(fee.opposite) else {
        throw RowFault(AmountFault.tooLarge.reason(of: written))
      }
      value = sum
    }
    return (value, written, code)
  }

  /// The amount of two columns, of which one is of what went out.
  private func oneOfTwo(
    _ row: CSVRecords.Record
  ) throws(RowFault) -> (ExactDecimal, String, String?) {
    var found: [(ExactDecimal, String, String?)] = []
    for role in [BankRole.debit, .credit] {
      guard let written = cell(role, row) else { continue }
      let (value, code) = try parsed(written)
      guard !value.isZero else { continue }
      found.append((role == .debit ? value.magnitude.opposite : value, written, code))
    }
    guard let first = found.first else { throw RowFault("it has no amount") }
    guard found.count == 1 else { throw RowFault("it has an amount in both columns") }
    return first
  }

  private func parsed(_ written: String) throws(RowFault) -> (ExactDecimal, String?) {
    guard let number = BankNumber(written) else {
      throw RowFault(AmountFault.unreadable.reason(of: written))
    }
    guard let value = number.value(mark) else {
      throw RowFault("'\(written.prefix(40))' is no amount with a \(mark.words)")
    }
    return (value, number.code)
  }

  /// What was paid and what was charged, where a row has an amount in another currency besides.
  private func originals(
    _ row: CSVRecords.Record, of amount: Money
  ) -> (paid: Money, charged: Money?) {
    guard let written = cell(.originalAmount, row), let code = cell(.originalCurrency, row),
      let currency = try? Currency(code: code.uppercased()), currency != amount.currency,
      let value = try? parsed(written).0, !value.isZero,
      // Some banks write it without a sign.
      let other = try? (amount.isNegative ? value.magnitude.opposite : value.magnitude)
        .money(currency)
    else { return (amount, nil) }
    if amount.currency == reading.currency { return (other, amount) }
    return other.currency == reading.currency ? (amount, other) : (amount, nil)
  }
}
