import Basics
import Diagnostics
import Domain

/// Reader of `Content/rates.csv` and `Content/rates.json`.
enum RateFile {
  /// Reads the rates. Mistakes are reported, and wrong rates are left out.
  static func read(_ findings: Findings) -> ExchangeRates {
    let mistakes = findings.mistakes
    let value =
      findings.file.path.ends(with: ".csv")
      ? RateTable(findings).value : Value.json(findings)
    guard let value else { return ExchangeRates(isIncomplete: true) }
    guard case .array(let elements) = value.kind else {
      findings.report(
        .contentWrongRates, at: value.range, "exchange rates must be a list of objects",
        fix: #"write [{"date": "2024-03-01", "from": "EUR", "to": "JPY", "rate": 162.35}]"#)
      return ExchangeRates(isIncomplete: true)
    }
    var written: [ExchangeRates.Pair: [WrittenRate]] = [:]
    for element in elements {
      if let rate = findings.read(element, as: RateKeys.table, RateKeys.read) {
        written[rate.pair, default: []].append(rate)
      }
    }
    for rates in written.values { reportContradictions(among: rates, findings) }
    return ExchangeRates(
      written.mapValues { $0.map { ExchangeRates.Dated($0.rate, from: $0.day) } },
      isIncomplete: findings.mistakes != mistakes)
  }

  /// Reports different rates for the same pair and day.
  private static func reportContradictions(among rates: [WrittenRate], _ findings: Findings) {
    let rates = rates.sorted { $0.day < $1.day }
    for (one, other) in zip(rates, rates.dropFirst()) where one.day == other.day {
      guard one.rate != other.rate else { continue }
      let file = findings.file
      findings.report(
        .contentWrongRates, at: other.range,
        "there is another rate from \(other.pair.from.code) to \(other.pair.to.code) for "
          + "\(other.day.written)",
        fix: "keep one of them",
        notes: [Diagnostic.Note("the other one is here", at: file.place(one.range))])
    }
  }
}

/// Rows of comma-separated rates as a list of objects, so that one reader and its messages serve
/// both file formats.
///
/// A header names the columns `date`, `from`, `to` and `rate`; without a header, they are in that
/// order. A header with a date and currency codes is that of the European Central Bank's table
/// (https://www.ecb.europa.eu/stats/eurofxref/), whose numbers are rates of one euro.
struct RateTable {
  private let file: SourceFile
  private let findings: Findings
  /// The character between cells. It is a semicolon if the first line contains one, and a comma is
  /// then a decimal comma.
  private let separator: UInt8

  init(_ findings: Findings) {
    self.findings = findings
    file = findings.file
    let line = file.bytes.prefix { $0 != UInt8(ascii: "\n") }
    separator = line.contains(UInt8(ascii: ";")) ? UInt8(ascii: ";") : UInt8(ascii: ",")
  }

  /// The list; `nil`, with a diagnostic, if the columns are unknown.
  var value: Value? {
    let rows = rows
    guard let first = rows.first else { return Value(.array([]), at: 0..<0) }
    let whole = 0..<file.bytes.count
    let names = first.map { text(of: $0).lowercased() }
    let most = max(first.count, Self.columns.count)
    // A comma at the end of a line, as the European Central Bank writes it, doesn't begin a cell.
    if let long = rows.first(where: { $0.count > most && !($0.last?.isEmpty ?? true) }) {
      findings.report(
        .contentWrongRates, at: long[0].lowerBound..<long[long.count - 1].upperBound,
        "the line has more cells than columns",
        fix: "write rates with a decimal point, or separate the cells with semicolons")
      return nil
    }
    guard let start = names.first, !(start.utf8.first?.isDigit ?? false) else {
      return Value(.array(rows.map { object($0, Self.columns) }), at: whole)
    }
    let body = rows.dropFirst()
    if Set(names) == Set(Self.columns), names.count == Self.columns.count {
      return Value(.array(body.map { object($0, names) }), at: whole)
    }
    let currencies = first.dropFirst().map(text(of:))
    if start == "date", currencies.contains(where: Self.isCurrency) {
      return Value(.array(body.flatMap { rates($0, currencies) }), at: whole)
    }
    findings.report(
      .contentWrongRates, at: first[0].lowerBound..<(first.last?.upperBound ?? 0),
      "the first line must name the columns 'date', 'from', 'to' and 'rate'",
      fix:
        "write date,from,to,rate; or use the European Central Bank's table unchanged, with the "
        + "columns 'Date' and currencies")
    return nil
  }

  private static let columns = ["date", "from", "to", "rate"]

  private func object(_ cells: [Range<Int>], _ names: [String]) -> Value {
    let range = (cells.first?.lowerBound ?? 0)..<(cells.last?.upperBound ?? 0)
    let members = zip(names, cells).filter { !$1.isEmpty }.map { member($0, $1) }
    return Value(.object(members), at: range)
  }

  private static func isCurrency(_ code: String) -> Bool { (try? Currency(code: code)) != nil }

  /// Rates of one euro on a day. Some currencies have no rate on some days, and some no longer
  /// exist.
  private func rates(_ cells: [Range<Int>], _ currencies: [String]) -> [Value] {
    zip(currencies, cells.dropFirst()).compactMap { currency, cell in
      let text = text(of: cell)
      guard !text.isEmpty, text != "N/A", Self.isCurrency(currency), let day = cells.first else {
        return nil
      }
      return Value(
        .object([
          member("date", day),
          Value.Member(name: "from", nameRange: cell, value: Value(.string("EUR"), at: cell)),
          Value.Member(
            name: "to", nameRange: cell, value: Value(.string(currency), at: cell)),
          member("rate", cell),
        ]), at: cell)
    }
  }

  private func member(_ name: String, _ cell: Range<Int>) -> Value.Member {
    var text = text(of: cell)
    if name == "rate", separator == UInt8(ascii: ";") { text = text.replacing(",", with: ".") }
    return Value.Member(name: name, nameRange: cell, value: Value(.string(text), at: cell))
  }

  private func text(of cell: Range<Int>) -> String {
    String(decoding: file.bytes[cell], as: UTF8.self)
  }

  /// Ranges of the cells of each line that isn't empty or a remark, without surrounding spaces and
  /// quotes.
  private var rows: [[Range<Int>]] {
    let bytes = file.bytes
    var rows: [[Range<Int>]] = []
    var (cells, start): ([Range<Int>], Int) = ([], bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
    func close(_ end: Int) { cells.append(trimmed(start..<end)) }
    for index in start...bytes.count {
      let byte = index < bytes.count ? bytes[index] : UInt8(ascii: "\n")
      switch byte {
      case separator:
        close(index)
        start = index + 1
      case UInt8(ascii: "\n"):
        close(index)
        start = index + 1
        let isRemark = cells[0].isEmpty ? cells.count == 1 : bytes[cells[0].lowerBound] == 0x23
        if !isRemark { rows.append(cells) }
        cells = []
      default: break
      }
    }
    return rows
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var range = range
    func isAround(_ byte: UInt8) -> Bool { byte <= UInt8(ascii: " ") || byte == UInt8(ascii: "\"") }
    while let first = range.first, isAround(file.bytes[first]) { range.removeFirst() }
    while let last = range.last, isAround(file.bytes[last]) { range.removeLast() }
    return range
  }
}
