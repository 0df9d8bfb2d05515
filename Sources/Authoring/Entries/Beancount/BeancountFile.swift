import Content
import Diagnostics
import Domain

/// Reads the entries of one account from a Beancount journal.
struct BeancountFile {
  private struct Transaction {
    let line: Int
    let date: CalendarDate
    let payee: String?
    let narration: String?
    /// Purpose of the money, if the metadata below the transaction states it.
    var category: String?
    var postings: [BeancountPosting] = []
    /// Reason why the transaction can't be read, with its line.
    var fault: EntryFile.Left?
  }

  private var transactions: [Transaction] = []

  /// Whether a text has a line that begins with a Beancount transaction or another directive.
  static func isOne(_ text: String) -> Bool {
    let lines = text.utf8.prefix(200_000).split { $0 == 0x0A || $0 == 0x0D }
    return lines.contains { line in
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(line.first ?? 0) else {
        return line.starts(with: "option \"".utf8)
      }
      let words = String(Substring(line.prefix(60))).split(separator: " ", maxSplits: 2)
      guard words.count > 2, words[0].utf8.count == 10 else { return false }
      return BankDate(String(words[0])) != nil
        && ["*", "!", "txn", "open", "balance", "pad", "commodity", "price"].contains(words[1])
    }
  }

  static func read(_ text: EntryText, of path: String, _ reading: EntryReading) -> EntryFile {
    var journal = BeancountFile()
    var file = EntryFile()
    journal.scan(FileLines(path, text.text), &file)
    let accounts = journal.accounts
    if let from = reading.options.from, !accounts.contains(where: { $0.name == from }) {
      return EntryFile(mistakes: [
        EntryDiagnostics.noAccount(from, among: accounts.map(\.name), in: path)
      ])
    }
    guard let account = reading.options.from ?? accounts.first?.name else {
      return EntryFile(mistakes: [
        Problem.importNoAccount(
          at: SourceRange(file: path),
          "the journal has no posting to an account under Assets or Liabilities",
          fix: "name another account with --from")
      ])
    }
    if reading.options.from == nil, accounts.count > 1, accounts[0].count == accounts[1].count {
      return EntryFile(mistakes: [
        EntryDiagnostics.severalAccounts(accounts.map(\.name), in: path)
      ])
    }
    for transaction in journal.transactions { add(transaction, of: account, to: &file, reading) }
    file.sort()
    file.form = "Beancount: account \(account)"
    return file
  }

  /// Accounts that contain money or debts, those with most postings first.
  private var accounts: [(name: String, count: Int)] {
    var counts: [String: Int] = [:]
    for posting in transactions.lazy.flatMap(\.postings)
    where posting.account.hasPrefix("Assets:") || posting.account.hasPrefix("Liabilities:") {
      counts[posting.account, default: 0] += 1
    }
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) }
  }

  private mutating func scan(_ lines: FileLines, _ file: inout EntryFile) {
    var open: Transaction?
    for number in 1...lines.count {
      let line = lines[number]
      do throws(BeancountLine.Fault) {
        switch try BeancountLine(line) {
        case .transaction(let date, let payee, let narration):
          if let open { transactions.append(open) }
          open = Transaction(line: number, date: date, payee: payee, narration: narration)
        case .posting(let posting): open?.postings.append(posting)
        case .category(let category): open?.category = category
        case .other(let isIndented):
          if line.hasPrefix("include ") {
            file.leave(number, "included files aren't read")
          }
          guard !isIndented, let whole = open else { continue }
          transactions.append(whole)
          open = nil
        }
      } catch {
        if line.first == " " || line.first == "\t" {
          // Indented lines of other directives are their metadata.
          if open != nil, open?.fault == nil {
            open?.fault = EntryFile.Left(line: number, reason: error.reason)
          }
        } else {
          if let open { transactions.append(open) }
          open = nil
          file.leave(number, error.reason)
        }
      }
    }
    if let open { transactions.append(open) }
  }

  // MARK: - Entries

  private static func add(
    _ transaction: Transaction, of account: String, to file: inout EntryFile,
    _ reading: EntryReading
  ) {
    if let fault = transaction.fault { return file.leave(fault.line, fault.reason) }
    let own = transaction.postings.indices.filter { transaction.postings[$0].account == account }
    guard !own.isEmpty else { return }
    guard !transaction.postings.contains(where: { $0.account.hasPrefix("Equity:Opening") }) else {
      return file.leave(
        transaction.line,
        "it opens the account: write its amount as "
          + "'openingBalance'")
    }
    do throws(BeancountLine.Fault) {
      for index in own {
        let (amount, charged) = try amounts(transaction, index, reading.currency)
        let narration = transaction.narration.flatMap { $0.isEmpty ? nil : $0 }
        let payee = transaction.payee.flatMap { $0.isEmpty ? nil : $0 }
        file.add(
          EntryFile.Written(
            line: transaction.line, date: transaction.date, payee: payee ?? narration,
            amount: amount, charged: charged,
            category: transaction.category ?? category(transaction.postings),
            note: payee == nil ? nil : narration))
      }
    } catch {
      file.leave(transaction.line, error.reason)
    }
  }

  /// Amount that an account receives or pays, in the currency that was paid, and the amount
  /// charged.
  private static func amounts(
    _ transaction: Transaction, _ index: Int, _ currency: Currency
  ) throws(BeancountLine.Fault) -> (Money, Money?) {
    let postings = transaction.postings
    let own = postings[index]
    guard !postings.contains(where: \.hasCost) else {
      throw BeancountLine.Fault(reason: "it contains a holding with a cost")
    }
    guard let stated = own.amount else {
      return (try missing(postings, index), nil)
    }
    let amount = try money(stated)
    if let weight = own.weight, own.price != nil, weight.code == currency.code,
      amount.currency != currency
    {
      return (amount, try money(weight))
    }
    // If another currency was paid, its amount is at the other account, with its price in this one.
    let others = postings.indices.filter { $0 != index }.map { postings[$0] }
    guard amount.currency == currency, others.count == 1, let other = others[0].amount,
      let weight = others[0].weight, others[0].price != nil, weight.code == currency.code,
      let paid = try? money(other), paid.currency != currency, paid.minorUnits != .min,
      amount.minorUnits != .min, try money(weight).minorUnits == -amount.minorUnits
    else { return (amount, nil) }
    return (Money(minorUnits: -paid.minorUnits, paid.currency), amount)
  }

  /// The amount of the posting that states none: it makes the sum of the transaction 0.
  private static func missing(
    _ postings: [BeancountPosting], _ index: Int
  ) throws(BeancountLine.Fault) -> Money {
    guard postings.count(where: { $0.amount == nil }) == 1 else {
      throw BeancountLine.Fault(reason: "more than one of its amounts is missing")
    }
    let weights = postings.compactMap(\.weight)
    guard let code = weights.first?.code, weights.allSatisfy({ $0.code == code }) else {
      throw BeancountLine.Fault(reason: "the missing amount has several currencies")
    }
    var sum = ExactDecimal()
    for weight in weights {
      guard let next = sum.adding(weight.number) else {
        throw BeancountLine.Fault(reason: "its amounts have too many digits")
      }
      sum = next
    }
    return try money(BeancountPosting.Amount(number: sum.opposite, code: code))
  }

  private static func money(
    _ amount: BeancountPosting.Amount
  ) throws(BeancountLine.Fault) -> Money {
    guard let currency = try? Currency(code: amount.code) else {
      throw BeancountLine.Fault(reason: "'\(amount.code.prefix(40))' isn't a currency")
    }
    do throws(AmountFault) {
      return try amount.number.money(currency)
    } catch {
      throw BeancountLine.Fault(reason: error.reason(of: amount.number.text))
    }
  }

  /// Purpose of the money: the account with the greatest expense below `Expenses`.
  private static func category(_ postings: [BeancountPosting]) -> String? {
    let expenses = postings.filter {
      $0.account.hasPrefix("Expenses:") && $0.account != "Expenses:Uncategorized"
    }
    let codes = Set(expenses.compactMap(\.weight?.code))
    let greatest =
      expenses.count == 1 || codes.count > 1 || expenses.contains { $0.weight == nil }
      ? expenses.first
      : expenses.max {
        ($1.weight?.number.magnitude ?? ExactDecimal()).isGreater(
          than: $0.weight?.number.magnitude ?? ExactDecimal())
      }
    return greatest.map { $0.account.split(separator: ":").dropFirst().joined(separator: ":") }
  }
}

extension ExactDecimal {
  fileprivate func isGreater(than other: ExactDecimal) -> Bool {
    adding(other.opposite).map { !$0.isNegative && !$0.isZero } ?? false
  }
}
