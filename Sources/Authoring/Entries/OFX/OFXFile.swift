import Content
import Diagnostics
import Domain

/// Reads entries from an OFX statement, as banks, GnuCash and Quicken write it.
struct OFXFile {
  /// A transaction as a map of its tags. Tags within another tag are prefixed with its name.
  fileprivate struct Transaction {
    let line: Int
    let account: String
    let currency: String?
    fileprivate(set) var fields: [String: String] = [:]

    subscript(name: String) -> String? { fields[name] }
  }

  private var transactions: [Transaction] = []
  /// Pending transactions, with their lines and accounts.
  private var unbooked: [(line: Int, account: String)] = []
  private var fault: OFXTags.Fault?

  /// Whether a text begins like OFX.
  static func isOne(_ text: String) -> Bool {
    let start = Substring(text.utf8.prefix(4096)).uppercased()
    return start.contains("<OFX>") || start.contains("OFXHEADER")
  }

  static func read(_ text: EntryText, of path: String, _ reading: EntryReading) -> EntryFile {
    var ofx = OFXFile()
    ofx.scan(text.text)
    let accounts = Set(ofx.transactions.map(\.account)).sorted()
    if let from = reading.options.from, !accounts.contains(from) {
      return EntryFile(mistakes: [EntryDiagnostics.noAccount(from, among: accounts, in: path)])
    }
    guard reading.options.from != nil || accounts.count < 2 else {
      return EntryFile(mistakes: [EntryDiagnostics.severalAccounts(accounts, in: path)])
    }
    let own = ofx.transactions.filter { transaction in
      reading.options.from.map { $0 == transaction.account } ?? true
    }
    if reading.options.decimal == nil, let unclear = own.first(where: { $0.isUnclear(reading) }) {
      return EntryFile(mistakes: [
        Problem.importAmbiguousAmounts(
          at: FileLines(path, text.text).place(of: unclear.line),
          "'\((unclear["TRNAMT"] ?? "").prefix(40))' has decimals or thousands, and nothing tells which",
          fix: "add --decimal point or --decimal comma")
      ])
    }
    var file = EntryFile()
    var forms: Set<String> = []
    for transaction in own {
      if let code = transaction.currency { forms.insert(code) }
      add(transaction, to: &file, reading)
    }
    for transaction in own { correct(transaction, in: &file, reading) }
    file.dropSharedNames()
    for (line, account) in ofx.unbooked
    where reading.options.from.map({ $0 == account }) ?? true {
      file.leave(line, "it isn't booked")
    }
    if let fault = ofx.fault { file.leave(fault.line, fault.reason) }
    file.sort()
    let account = reading.options.from ?? accounts.first ?? ""
    let parts = [text.encoding] + forms.sorted()
    file.form =
      "OFX: "
      + (account.isEmpty ? parts : parts + ["account \(account)"])
      .joined(separator: ", ")
    return file
  }

  // MARK: - Tags

  /// Tags whose children need the tag's name as a prefix.
  private static let aggregates: Set<String> = ["PAYEE", "CURRENCY", "ORIGCURRENCY"]
  private static let owners: Set<String> = ["BANKACCTFROM", "CCACCTFROM", "INVACCTFROM"]
  private static let statements: Set<String> = ["STMTRS", "CCSTMTRS", "INVSTMTRS"]

  private mutating func scan(_ text: String) {
    var tags = OFXTags(text)
    var (account, currency): (String, String?) = ("", nil)
    var (leaf, inside): (String?, String?) = (nil, nil)
    var open: Transaction?
    do throws(OFXTags.Fault) {
      while let token = try tags.token() {
        switch token {
        case .open(let name):
          leaf = name
          if Self.statements.contains(name) { (account, currency) = ("", nil) }
          if name == "STMTTRN" {
            open = Transaction(line: tags.line, account: account, currency: currency)
          }
          if name == "STMTTRNP" { unbooked.append((tags.line, account)) }
          if Self.aggregates.contains(name) || Self.owners.contains(name) { inside = name }
        case .close(let name):
          leaf = nil
          if name == inside { inside = nil }
          if name == "STMTTRN", let whole = open {
            if transactions.count <= EntryFile.entryLimit { transactions.append(whole) }
            open = nil
          }
        case .text(let text):
          guard let name = leaf else { continue }
          leaf = nil
          if open != nil {
            let path = inside.map { "\($0).\(name)" } ?? name
            if open?[path] == nil { open?.fields[path] = text }
          } else if name == "CURDEF" {
            currency = text
          } else if name == "ACCTID", inside.map(Self.owners.contains) ?? false {
            account = text
          }
        }
      }
    } catch {
      fault = error
    }
    if let open, fault == nil {
      fault = OFXTags.Fault(line: open.line, reason: "a transaction starts here but isn't closed")
    }
  }

  // MARK: - Entries

  /// Adds an entry, unless it corrects another one.
  private static func add(
    _ transaction: Transaction, to file: inout EntryFile, _ reading: EntryReading
  ) {
    let line = transaction.line
    guard transaction["CORRECTFITID"] == nil else { return }
    let posted = transaction["DTPOSTED"] ?? transaction["DTUSER"] ?? ""
    guard let date = BankDate(String(posted.prefix(8)))?.day(.ymd) else {
      return file.leave(line, "'\(posted.prefix(40))' isn't a date such as 20240301")
    }
    let written = transaction["TRNAMT"] ?? ""
    guard let number = transaction.amount(reading.options.decimal) else {
      return file.leave(line, AmountFault.unreadable.reason(of: written))
    }
    guard let currency = transaction.currency(reading) else {
      let code = transaction.code ?? ""
      return file.leave(line, "'\(code.prefix(40))' isn't a currency")
    }
    let amount: Money
    do throws(AmountFault) {
      amount = try number.money(currency)
    } catch {
      return file.leave(line, error.reason(of: written))
    }
    let memo = transaction["MEMO"]
    let payee = transaction["NAME"] ?? transaction["PAYEE.NAME"]
    file.add(
      EntryFile.Written(
        line: line, date: date, payee: payee ?? memo ?? transaction.kind, amount: amount,
        note: reading.options.takesNotes && payee != nil ? memo : nil, id: transaction["FITID"]))
  }

  /// Applies a correction to the entry that a transaction names.
  private static func correct(
    _ transaction: Transaction, in file: inout EntryFile, _ reading: EntryReading
  ) {
    guard let id = transaction["CORRECTFITID"] else { return }
    guard transaction["CORRECTACTION"]?.uppercased() != "DELETE" else {
      return file.correct(id, by: nil, at: transaction.line)
    }
    var newer = transaction
    newer.fields["CORRECTFITID"] = nil
    let count = file.entries.count
    add(newer, to: &file, reading)
    guard file.entries.count > count, let entry = file.takeLast() else { return }
    file.correct(id, by: entry, at: transaction.line)
  }
}

extension OFXFile.Transaction {
  var code: String? { self["CURRENCY.CURSYM"] ?? currency }

  /// Currency of the amount; `nil` if it is unknown.
  func currency(_ reading: EntryReading) -> Currency? {
    guard let code else { return reading.currency }
    return try? Currency(code: code.uppercased())
  }

  /// The amount. OFX 2.3 §3.2.9 allows a comma or a point before decimals, and no separator between
  /// thousands, but banks also write separators.
  func amount(_ stated: DecimalMark?) -> ExactDecimal? {
    guard let number = BankNumber(self["TRNAMT"] ?? ""), number.code == nil else { return nil }
    if let stated, let value = number.value(stated) { return value }
    return number.value(.point) ?? number.value(.comma)
  }

  /// Whether the amount has a single mark before three digits, so that these may be decimals or
  /// thousands. Amounts in a currency with three decimals are always written with them.
  func isUnclear(_ reading: EntryReading) -> Bool {
    let written = self["TRNAMT"] ?? ""
    guard let number = BankNumber(written), number.isUnclear else { return false }
    return currency(reading)?.minorDigits != 3 || written.contains(",")
  }

  /// Name for a transaction without a payee, made from its type: `Check 1090381` (OFX 2.3
  /// §11.4.4.3).
  var kind: String? {
    guard let type = self["TRNTYPE"]?.uppercased() else { return nil }
    let name = Self.kinds[type] ?? type
    return [name, self["CHECKNUM"]].compactMap(\.self).joined(separator: " ")
  }

  private static let kinds = [
    "CREDIT": "Credit", "DEBIT": "Debit", "INT": "Interest", "DIV": "Dividend", "FEE": "Fee",
    "SRVCHG": "Service charge", "DEP": "Deposit", "POS": "Point of sale", "XFER": "Transfer",
    "CHECK": "Check", "PAYMENT": "Payment", "CASH": "Cash", "DIRECTDEP": "Direct deposit",
    "DIRECTDEBIT": "Direct debit", "REPEATPMT": "Repeating payment", "OTHER": "Other",
  ]
}
