import Content
import Domain

// Reads the rows of a bank's file one by one.

extension BankFile {
  /// Text of the first column with a meaning; `nil` if the cell is empty.
  func cell(_ role: BankRole, _ row: CSVRecords.Record) -> String? {
    columns.places[role]?.first.flatMap { text($0, row) }
  }

  private func text(_ place: Int, _ row: CSVRecords.Record) -> String? {
    row.fields.indices.contains(place) ? ImportedText(row.fields[place]).text : nil
  }

  /// Text of the first of several columns that isn't equal to `other`.
  private func first(
    of places: [Int], _ row: CSVRecords.Record, but other: String? = nil
  ) -> String? {
    places.lazy.compactMap { text($0, row) }.first { $0 != other }
  }

  /// Currency code in its column, if it is valid.
  func code(in row: CSVRecords.Record) -> Currency? {
    cell(.currency, row).flatMap { try? Currency(code: $0.uppercased()) }
  }

  mutating func add(_ row: CSVRecords.Record, _ date: BankDate?) {
    guard row.fields.contains(where: { ImportedText($0).text != nil }) else { return }
    let hasAmount = [BankRole.amount, .debit, .credit].contains { cell($0, row) != nil }
    if let state = cell(.state, row)?.lowercased(),
      BankColumnNames.unbooked.contains(where: state.contains)
    {
      return file.leave(row.line, "it isn't booked: '\(state.prefix(40))'")
    }
    if let (column, value) = restriction(in: row) {
      return file.leave(
        row.line,
        "its column '\(column)' says '\(value.prefix(40))', and imports can't keep entries private: "
          + "write the entry in the account, or delete the column")
    }
    guard let date else {
      let written = cell(.date, row) ?? ""
      return file.leave(
        row.line,
        written.isEmpty && !hasAmount
          ? "it has no date and no amount" : "'\(written.prefix(40))' isn't a date")
    }
    guard let day = date.day(order) else {
      let written = cell(.date, row) ?? ""
      return file.leave(
        row.line,
        "'\(written.prefix(40))' isn't a date in the order "
          + "\(order.words)")
    }
    do throws(RowFault) {
      let amount = try amount(row)
      let (paid, charged) = originals(row, of: amount)
      let names = columns.places[amount.isNegative ? .payee : .payer] ?? []
      let payees = names + (columns.places[.payee] ?? [])
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

  /// The first column without a meaning that would keep a row's entry private.
  private func restriction(in row: CSVRecords.Record) -> (column: String, value: String)? {
    for place in restricting {
      guard let value = text(place, row) else { continue }
      let column = columns.names[place]
      if KeyGuard.builtIn.restrictsEntry(column, value) { return (column, value) }
    }
    return nil
  }

  private var isMarkStated: Bool {
    reading.options.decimal != nil || reading.mapping?.decimal != nil
  }

  private struct RowFault: Error {
    let reason: String

    init(_ reason: String) { self.reason = reason }
  }

  /// Amount that a row adds to the account, in the currency that the row states, or else that of
  /// the column or of the account.
  private func amount(_ row: CSVRecords.Record) throws(RowFault) -> Money {
    let (number, written, code) = try number(row)
    let stated = cell(.currency, row) ?? code ?? columns.code
    var currency = reading.currency
    if let stated {
      guard let known = try? Currency(code: stated.uppercased()) else {
        throw RowFault("'\(stated.prefix(40))' isn't a currency")
      }
      currency = known
    }
    do throws(AmountFault) {
      return try number.money(currency)
    } catch {
      throw RowFault(error.reason(of: written))
    }
  }

  /// The signed amount of a row as a number, with its text and the currency next to it.
  private func number(
    _ row: CSVRecords.Record
  ) throws(RowFault) -> (ExactDecimal, String, String?) {
    guard columns.has(.amount) else { return try oneOfTwo(row) }
    guard let written = cell(.amount, row) else { throw RowFault("it has no amount") }
    var (value, code) = try parsed(written)
    if columns.has(.direction) {
      let word = cell(.direction, row)?.lowercased() ?? ""
      if BankColumnNames.outward.contains(word) {
        value = outward(value)
      } else if BankColumnNames.inward.contains(word) {
        value = value.magnitude
      } else {
        throw RowFault("'\(word.prefix(40))' doesn't say whether it is income or spending")
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

  /// Amount that went out. If its sign isn't the usual one for such amounts in the file, it is a
  /// refund, which came in.
  private func outward(_ value: ExactDecimal) -> ExactDecimal {
    value.isNegative == debitsAreNegative ? value.magnitude.opposite : value.magnitude
  }

  /// Whether most of the amounts that went out have a minus sign.
  func findsNegativeDebits() -> Bool {
    var (negative, positive) = (0, 0)
    for row in table.rows {
      let word = cell(.direction, row)?.lowercased() ?? ""
      let isOutward = columns.has(.amount) && BankColumnNames.outward.contains(word)
      guard let written = isOutward ? cell(.amount, row) : cell(.debit, row),
        let number = BankNumber(written), !number.isZero
      else { continue }
      if number.isNegative { negative += 1 } else { positive += 1 }
    }
    return negative > positive
  }

  /// The amount from two columns, one of which is for money that went out.
  private func oneOfTwo(
    _ row: CSVRecords.Record
  ) throws(RowFault) -> (ExactDecimal, String, String?) {
    var found: [(ExactDecimal, String, String?)] = []
    for role in [BankRole.debit, .credit] {
      guard let written = cell(role, row) else { continue }
      let (value, code) = try parsed(written)
      guard !value.isZero else { continue }
      found.append((role == .debit ? outward(value) : value, written, code))
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
      throw RowFault("'\(written.prefix(40))' isn't an amount with a \(mark.words)")
    }
    // The decimal mark is known from other amounts, but this amount looks like thousands. If its
    // last decimal isn't 0, its currency refuses it anyway.
    guard
      value.decimals != 3 || value.digits % 10 != 0 || !number.isUnclear || isMarkStated
        || reading.currency.minorDigits == 3
    else {
      throw RowFault(
        "'\(written.prefix(40))' has decimals or thousands: add --decimal point or --decimal comma")
    }
    return (value, number.code)
  }

  /// Amounts paid and charged, if a row also has an amount in another currency.
  private func originals(
    _ row: CSVRecords.Record, of amount: Money
  ) -> (paid: Money, charged: Money?) {
    guard let written = cell(.originalAmount, row), let code = cell(.originalCurrency, row),
      let currency = try? Currency(code: code.uppercased()), currency != amount.currency,
      let value = try? parsed(written).0, !value.isZero,
      // Some banks write this amount without a sign.
      let other = try? (amount.isNegative ? value.magnitude.opposite : value.magnitude)
        .money(currency)
    else { return (amount, nil) }
    if amount.currency == reading.currency { return (other, amount) }
    return other.currency == reading.currency ? (amount, other) : (amount, nil)
  }
}
