import Content
import Diagnostics
import Domain

/// Entries of a statement in OFX, as banks, GnuCash and Quicken write it.
struct OFXFile {
  /// A transaction by the tags within it; those within another have its name before theirs.
  private struct Transaction {
    let line: Int
    let account: String
    let currency: String?
    var fields: [String: String] = [:]

    subscript(name: String) -> String? { fields[name] }
  }

  private var transactions: [Transaction] = []
  /// Transactions that are still to come, by their lines and accounts.
  private var unbooked: [(line: Int, account: String)] = []
  private var fault: OFXTags.Fault?

  /// Whether a text begins as OFX does.
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
    var file = EntryFile()
    var forms: Set<String> = []
    for transaction in ofx.transactions
    where reading.options.from.map({ $0 == transaction.account }) ?? true {
      if let code = transaction.currency { forms.insert(code) }
      add(transaction, to: &file, reading)
    }
    for (line, account) in ofx.unbooked
    where reading.options.from.map({ $0 == account }) ?? true {
      file.leave(line, "it isn't booked")
    }
    if let fault = ofx.fault { file.leave(fault.line, fault.reason) }
    file.sort()
    let account = reading.options.from ?? accounts.first ?? ""
    let parts = [text.encoding.rawValue] + forms.sorted()
    file.form =
      "OFX: "
      + (account.isEmpty ? parts : parts + ["account \(account)"])
      .joined(separator: ", ")
    return file
  }

  // MARK: - Tags

  /// Tags whose parts are told apart by their names.
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

  private static func add(
    _ transaction: Transaction, to file: inout EntryFile, _ reading: EntryReading
  ) {
    let line = transaction.line
    let posted = transaction["DTPOSTED"] ?? transaction["DTUSER"] ?? ""
    guard let date = BankDate(String(posted.prefix(8)))?.day(.ymd) else {
      return file.leave(line, "'\(posted.prefix(40))' isn't a date such as 20240301")
    }
    let written = transaction["TRNAMT"] ?? ""
    // OFX 2.3 §3.2.9: a comma or a point, and nothing between thousands.
    guard let number = ExactDecimal(written.replacing(",", with: ".")) else {
      return file.leave(line, AmountFault.unreadable.reason(of: written))
    }
    let code = transaction["CURRENCY.CURSYM"] ?? transaction.currency
    guard let currency = code.map({ try? Currency(code: $0.uppercased()) }) ?? reading.currency
    else { return file.leave(line, "'\(code?.prefix(40) ?? "")' isn't a currency") }
    let amount: Money
    do throws(AmountFault) {
      amount = try number.money(currency)
    } catch {
      return file.leave(line, error.reason(of: written))
    }
    let payee = transaction["NAME"] ?? transaction["PAYEE.NAME"]
    let memo = transaction["MEMO"]
    file.add(
      EntryFile.Written(
        line: line, date: date, payee: payee ?? memo, amount: amount,
        note: reading.options.takesNotes && payee != nil ? memo : nil, id: transaction["FITID"]))
  }
}
