import Content
import Domain
import Foundation

/// Columns of a bank's file, grouped by meaning.
struct BankColumns: Equatable {
  /// Indexes of the columns for each meaning, the best first.
  private(set) var places: [BankRole: [Int]] = [:]
  /// Names of all columns as the file writes them.
  let names: [String]
  /// Currency code in the name of the amount's column: `Amount (EUR)`.
  var code: String? { places[.amount]?.first.flatMap { HeadName(names[$0]).code } }

  /// Places of columns without a meaning whose names are those of keys that keep entries private.
  var restricting: [Int] {
    let used = Set(places.values.joined())
    return names.indices.filter { place in
      !used.contains(place)
        && ["true", "false", "hidden", "private"].contains {
          KeyGuard.builtIn.restrictsEntry(names[place], $0)
        }
    }
  }

  /// Finds columns by the names that banks use.
  init(guessing head: [String]) {
    let names = head.map { ImportedText($0).text ?? "" }
    let plain = names.map(HeadName.init)
    self.names = names
    for role in BankRole.allCases {
      let wanted = BankColumnNames.names(of: role)
      places[role] =
        wanted.flatMap { name in
          plain.indices.filter { plain[$0].whole == name || plain[$0].bare == name }
        }.withoutRepeats
    }
    // A separate fee is read only together with this column; both are Revolut's.
    if !plain.contains(where: { $0.whole == "completed date" }) { places[.fee] = [] }
    keepOneRoleEach()
    // If the payee's column is empty, a remark often names the payee.
    let payees = places[.payee] ?? []
    places[.payee] = (payees + (places[.note] ?? [])).withoutRepeats
  }

  /// Finds columns by the names in an account's mapping; `missing` receives those that the file
  /// lacks.
  init(_ mapping: EntryMapping, in head: [String], missing: inout [String]) {
    names = head.map { ImportedText($0).text ?? "" }
    let plain = names.map(HeadName.init)
    for (role, columns) in mapping.columns {
      places[role] =
        columns.flatMap { column -> [Int] in
          let found = plain.indices.filter { plain[$0].isMeant(by: column) }
          if found.isEmpty { missing.append(column) }
          return found
        }.withoutRepeats
    }
    keepOneRoleEach()
  }

  /// Keeps only one column for each meaning that may have only one, and one meaning for each
  /// column.
  private mutating func keepOneRoleEach() {
    if let amount = places[.amount]?.first {
      // If two currency columns have the same name, one belongs to the amount, the other to the
      // balance.
      let currencies = places[.currency] ?? []
      places[.currency] = (currencies.filter { $0 > amount } + currencies).prefix(1).map(\.self)
      places[.debit] = []
      places[.credit] = []
    }
    for role in BankRole.allCases where ![.payee, .payer, .note].contains(role) {
      places[role] = places[role].map { Array($0.prefix(1)) }
    }
    let date = places[.date]?.first
    places[.currency]?.removeAll { $0 == date }
    let payee = places[.payee]?.first
    places[.note]?.removeAll { $0 == payee }
  }

  /// Finds the columns of remarks by their usual names, if the mapping names none.
  mutating func findNotes() {
    guard !has(.note) else { return }
    let payee = places[.payee]?.first
    places[.note] = BankColumns(guessing: names).places[.note]?.filter { $0 != payee }
  }

  /// Finds the column that says whether unsigned amounts came in or went out by its words, if its
  /// name doesn't show it.
  mutating func findDirection(in rows: ArraySlice<CSVRecords.Record>) {
    guard !has(.direction), let amount = places[.amount]?.first else { return }
    func text(_ place: Int, _ row: CSVRecords.Record) -> String? {
      row.fields.indices.contains(place) ? ImportedText(row.fields[place]).text : nil
    }
    let amounts = rows.filter { text(amount, $0) != nil }
    guard !amounts.contains(where: { BankNumber(text(amount, $0) ?? "")?.isNegative == true })
    else { return }
    let known = BankColumnNames.outward.union(BankColumnNames.inward)
    let others = names.indices.filter { place in !places.values.contains { $0.first == place } }
    let found = others.first { place in
      let words = amounts.map { text(place, $0)?.lowercased() ?? "" }
      return words.allSatisfy(known.contains)
        && words.contains(where: BankColumnNames.outward.contains)
    }
    if let found { places[.direction] = [found] }
  }

  /// The columns without the one for currencies.
  var withoutCurrency: BankColumns {
    var columns = self
    columns.places[.currency] = []
    return columns
  }

  func has(_ role: BankRole) -> Bool { places[role]?.isEmpty == false }

  /// Whether the columns suffice for reading entries: a day, an amount, and a name or a remark.
  var isEnough: Bool {
    has(.date) && (has(.amount) || (has(.debit) && has(.credit))) && (has(.payee) || has(.note))
  }

  /// Number of meanings for which a column was found.
  var score: Int { places.values.count { !$0.isEmpty } }

  /// Description of the columns: `date from 'Buchungstag', payee from 'Name' or 'Text'`.
  func words(takesNotes: Bool) -> String {
    let titles: [(BankRole, String)] = [
      (.date, "date"), (.amount, "amount"), (.debit, "money out"), (.credit, "money in"),
      (.direction, "sign"), (.fee, "fee"), (.payee, "payee"), (.payer, "payer"),
      (.currency, "currency"), (.originalAmount, "original amount"),
      (.originalCurrency, "original currency"), (.state, "state"), (.category, "category"),
      (.note, "note"),
    ]
    return titles.compactMap { role, title in
      guard let found = places[role], !found.isEmpty, role != .note || takesNotes else {
        return nil
      }
      return "\(title) from \(found.map { "'\(names[$0])'" }.joined(separator: " or "))"
    }.joined(separator: ", ")
  }

  /// Column names by meaning, for an account's mapping.
  func mapping(takesNotes: Bool) -> [BankRole: [String]] {
    places.filter { !$0.value.isEmpty && ($0.key != .note || takesNotes) }
      .mapValues { $0.map { names[$0] } }
  }
}

/// Name of a column, compared ignoring case and a currency in parentheses.
private struct HeadName {
  let whole: String
  /// The name without a currency at its end: `amount` for `Amount (EUR)`.
  let bare: String
  let code: String?

  init(_ written: String) {
    whole = written.lowercased()
    guard whole.last == ")", let open = written.lastIndex(of: "(") else {
      (bare, code) = (whole, nil)
      return
    }
    let inside = written[written.index(after: open)...].dropLast()
    let symbols = ["€": "EUR", "£": "GBP", "¥": "JPY", "$": ""]
    let code = symbols[String(inside)] ?? inside.uppercased()
    guard code.isEmpty || (try? Currency(code: code)) != nil else {
      (bare, self.code) = (whole, nil)
      return
    }
    bare = written[..<open].trimmingCharacters(in: .whitespaces).lowercased()
    self.code = code.isEmpty ? nil : code
  }

  func isMeant(by name: String) -> Bool { whole == name.lowercased() }
}

extension [Int] {
  fileprivate var withoutRepeats: [Int] {
    var known: Set<Int> = []
    return filter { known.insert($0).inserted }
  }
}
