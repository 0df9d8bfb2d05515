package import Content
import Diagnostics
import Markup

/// Columns of a bank's files and words for categories, stored next to an account, so that the next
/// import needs no guesses.
struct EntryMapping: Equatable {
  /// Column names for each meaning; the first column that isn't empty counts.
  var columns: [BankRole: [String]] = [:]
  var separator: Unicode.Scalar?
  var decimal: DecimalMark?
  var dates: DateOrder?
  /// Whether amounts without a minus sign went out, as for some credit cards.
  var isNegated = false
  /// Categories for words in payees' names.
  var categories: [WordCategory] = []

  /// Category of entries whose payee contains a word.
  struct WordCategory: Equatable {
    let word: String
    let category: String
  }

  /// Path of an account's mapping below the site's folder.
  static func path(of slug: String) -> String { "Content/accounts/\(slug).mapping" }

  /// The mapping as JSON.
  var text: String {
    var members: [(name: String, value: JSON.Value)] = []
    let columns = BankRole.allCases.compactMap { role -> (name: String, value: JSON.Value)? in
      guard let names = self.columns[role], let first = names.first else { return nil }
      let value: JSON.Value =
        names.count == 1 ? .string(first) : .array(names.map { .string($0) })
      return (role.rawValue, value)
    }
    members.append(("columns", .object(columns)))
    if let separator { members.append(("separator", .string(String(separator)))) }
    if let decimal { members.append(("decimal", .string(decimal.rawValue))) }
    if let dates { members.append(("dates", .string(dates.rawValue))) }
    if isNegated { members.append(("negated", .bool(true))) }
    members.append(
      ("categories", .object(categories.map { ($0.word, .string($0.category)) })))
    return PrettyJSON(.object(members)).text
  }
}

/// Keys of a mapping in its file.
package enum EntryMappingKeys {
  static let schema = Key("$schema", .text, "The JSON Schema that editors use to check the file.")
  static let columns = Key(
    "columns", .object(columnTable, readColumns),
    "The column for each kind of value. If you list several columns, Zoetrope uses the first one "
      + "that isn't empty.")
  static let separator = Key("separator", .separator, "The character between two columns.")
  static let decimal = Key(
    "decimal", .enumeration(DecimalMark.self), "The decimal mark of amounts.")
  static let dates = Key(
    "dates", .enumeration(DateOrder.self), "The order of year, month and day.")
  static let negated = Key(
    "negated", .bool,
    "`true` if amounts without a minus sign are spending, as in some credit card files.")
  static let categories = Key(
    "categories", .map(.words),
    "Words in payee names, each with its category. Case doesn't matter.")

  package static let table = KeyTable(
    "a mapping", schema, columns, separator, decimal, dates, negated, categories)

  private static let roles: [(role: BankRole, key: Key<[String]>)] = [
    (.date, Key("date", .texts, "The day.")),
    (.payee, Key("payee", .texts, "The person or business that you paid, or that paid you.")),
    (.payer, Key("payer", .texts, "The person or business that paid you, for income.")),
    (.note, Key("note", .texts, "A note. Zoetrope then imports notes too.")),
    (.amount, Key("amount", .texts, "The amount, with a minus sign for spending.")),
    (.debit, Key("debit", .texts, "The amount spent, if it has its own column.")),
    (.credit, Key("credit", .texts, "The amount received, if it has its own column.")),
    (.direction, Key("direction", .texts, "Whether the amount is income or spending, as a word.")),
    (.currency, Key("currency", .texts, "The currency code.")),
    (.originalAmount, Key("originalAmount", .texts, "The amount in another currency.")),
    (.originalCurrency, Key("originalCurrency", .texts, "The code of that currency.")),
    (.fee, Key("fee", .texts, "A fee that isn't part of the amount.")),
    (.state, Key("state", .texts, "Whether the payment is booked, as a word.")),
    (.category, Key("category", .texts, "The bank's category.")),
  ]

  package static let columnTable = KeyTable(
    "a list of columns", keys: roles.map(\.key.declaration))

  private static func readColumns(_ reader: inout ObjectReader) -> [BankRole: [String]]? {
    var columns: [BankRole: [String]] = [:]
    for (role, key) in roles { columns[role] = reader.read(key) }
    return columns
  }

  static func read(_ reader: inout ObjectReader) -> EntryMapping? {
    _ = reader.read(schema)
    let columns = reader.read(columns)
    let separator = reader.read(separator)
    let decimal = reader.read(decimal)
    let dates = reader.read(dates)
    let isNegated = reader.read(negated) ?? false
    let categories = reader.read(categories) ?? []
    return EntryMapping(
      columns: columns ?? [:], separator: separator, decimal: decimal, dates: dates,
      isNegated: isNegated,
      categories: categories.map {
        EntryMapping.WordCategory(word: $0.name.value, category: $0.value)
      })
  }
}

extension ValueType where T == Unicode.Scalar {
  /// A character that separates columns.
  fileprivate static var separator: Self {
    let separators = BankTable.separators.map { String($0) }
    return .custom("one of ';', ',', '|' and a tab", .enumeration(separators)) {
      value throws(Fault) in
      guard let text = value.text, let scalar = text.unicodeScalars.first,
        separators.contains(text)
      else { throw Fault("it isn't one", fix: "write \";\", \",\", \"|\" or \"\\t\"") }
      return scalar
    }
  }
}

/// The file with an account's mapping.
struct EntryMappingFile {
  /// Path below the site's folder.
  let path: String
  /// The mapping; `nil` if the file doesn't exist or has mistakes.
  let mapping: EntryMapping?
  /// Mistakes of the file.
  let mistakes: [Diagnostic]
  let exists: Bool

  init(of slug: String, in site: String) {
    path = EntryMapping.path(of: slug)
    let collector = DiagnosticCollector()
    guard FileType(of: "\(site)/\(path)", followingLinks: true) != nil else {
      (mapping, mistakes, exists) = (nil, [], false)
      return
    }
    exists = true
    guard let source = SourceFile.read(path, in: site, collector) else {
      (mapping, mistakes) = (nil, collector.diagnostics)
      return
    }
    let findings = Findings(source, collector)
    let value = Value.json(findings)
    mapping = value.flatMap {
      findings.read($0, as: EntryMappingKeys.table, EntryMappingKeys.read)
    }
    findings.unknownKeys.report(to: collector)
    mistakes = collector.diagnostics
  }
}
