import Domain

/// One line of a Beancount journal.
///
/// Source: https://beancount.github.io/docs/beancount_language_syntax.html
enum BeancountLine {
  /// The first line of a transaction: its day, the payee and a remark.
  case transaction(CalendarDate, payee: String?, narration: String?)
  /// An account with the amount that it receives or pays.
  case posting(BeancountPosting)
  /// Purpose of a transaction, in the form that `zoetrope export entries` writes.
  case category(String)
  /// A line that isn't needed: a comment, an opened account, a price.
  case other(isIndented: Bool)

  /// Reason why a line can't be read.
  struct Fault: Error {
    let reason: String
  }

  init(_ line: String) throws(Fault) {
    var rest = BeancountWords(line)
    let isIndented = line.first == " " || line.first == "\t"
    guard let first = rest.word() else {
      self = .other(isIndented: true)
      return
    }
    if isIndented {
      self = try Self.inside(first, &rest)
      return
    }
    guard Self.isDated(first), let kind = rest.word(), kind == "txn" || Self.isFlag(kind) else {
      self = .other(isIndented: false)
      return
    }
    guard let date = BankDate(String(first))?.day(.ymd) else {
      throw Fault(reason: "'\(first.prefix(40))' isn't a date")
    }
    var texts: [String] = []
    while let text = try rest.text() { texts.append(text) }
    self = .transaction(
      date, payee: texts.count > 1 ? texts[0] : nil, narration: texts.last)
  }

  private static func isFlag(_ word: Substring) -> Bool {
    word.utf8.count == 1 && word.first.map { "*!&#?%PSTCURM".contains($0) } == true
  }

  /// Whether a word has the form of a date, such as `2024-03-01` or `2024/3/1`.
  private static func isDated(_ word: Substring) -> Bool {
    word.first?.isNumber == true && word.contains { $0 == "-" || $0 == "/" }
  }

  private static func inside(
    _ first: Substring, _ rest: inout BeancountWords
  ) throws(Fault) -> BeancountLine {
    let account = isFlag(first) ? rest.word() ?? "" : first
    let roots = ["Assets", "Liabilities", "Equity", "Income", "Expenses"]
    guard let root = account.split(separator: ":").first, account.contains(":"),
      roots.contains(String(root))
    else {
      // Metadata of the line above consists of a name in small letters, a colon and a value.
      guard first.last == ":", first.first?.isLowercase == true else {
        if first.hasPrefix("#") || first.hasPrefix("^") { return .other(isIndented: true) }
        throw Fault(reason: "'\(first.prefix(40))' isn't an account")
      }
      guard first == "category:", let category = try rest.text() else {
        return .other(isIndented: true)
      }
      return .category(category)
    }
    return .posting(try BeancountPosting(String(account), &rest))
  }
}

/// An account with the amount that it receives or pays in a transaction.
struct BeancountPosting {
  /// A number with the code of a currency or of another commodity.
  struct Amount {
    let number: ExactDecimal
    let code: String
  }

  let account: String
  /// Amount; `nil` for the amount that makes the sum of the transaction 0.
  let amount: Amount?
  /// Price of the whole amount in another currency, without a sign.
  let price: Amount?
  /// Whether the amount is held at cost, as shares are.
  let hasCost: Bool

  /// The amount that it adds to the transaction's sum.
  var weight: Amount? {
    guard let amount, let price else { return amount }
    return Amount(
      number: amount.number.isNegative ? price.number.opposite : price.number, code: price.code)
  }

  fileprivate init(
    _ account: String, _ rest: inout BeancountWords
  ) throws(BeancountLine.Fault) {
    self.account = account
    guard let first = rest.word() else {
      (amount, price, hasCost) = (nil, nil, false)
      return
    }
    let amount = try Self.amount(first, &rest)
    self.amount = amount
    guard var mark = rest.word() else {
      (price, hasCost) = (nil, false)
      return
    }
    guard !mark.hasPrefix("{") else {
      (price, hasCost) = (nil, true)
      return
    }
    // The number may directly follow the mark.
    let isTotal = mark.hasPrefix("@@")
    guard mark.hasPrefix("@") else {
      throw BeancountLine.Fault(reason: "'\(mark.prefix(40))' isn't a price or a comment")
    }
    mark = mark.dropFirst(isTotal ? 2 : 1)
    guard let word = mark.isEmpty ? rest.word() : mark else {
      throw BeancountLine.Fault(reason: "a price is missing")
    }
    let stated = try Self.amount(word, &rest)
    let number = isTotal ? stated.number : stated.number.multiplied(by: amount.number.magnitude)
    guard let number else { throw BeancountLine.Fault(reason: "a price has too many digits") }
    (price, hasCost) = (Amount(number: number.magnitude, code: stated.code), false)
  }

  private static func amount(
    _ word: Substring, _ rest: inout BeancountWords
  ) throws(BeancountLine.Fault) -> Amount {
    guard let number = ExactDecimal(word.filter { $0 != "," }) else {
      throw BeancountLine.Fault(reason: "'\(word.prefix(40))' isn't a number")
    }
    guard let code = rest.word(), code.first?.isLetter == true else {
      throw BeancountLine.Fault(reason: "a currency is missing after '\(word.prefix(40))'")
    }
    return Amount(number: number, code: String(code))
  }
}

/// Words of a line up to its comment, and its quoted texts.
struct BeancountWords {
  private var rest: Substring

  init(_ line: String) { rest = line[...] }

  /// The next word; `nil` at the end or before a comment.
  mutating func word() -> Substring? {
    rest = rest.drop { $0 == " " || $0 == "\t" }
    guard let first = rest.first, first != ";" else { return nil }
    let word = rest.prefix { $0 != " " && $0 != "\t" && $0 != ";" }
    rest = rest.dropFirst(word.count)
    return word
  }

  /// The next quoted text; `nil` if none follows.
  mutating func text() throws(BeancountLine.Fault) -> String? {
    rest = rest.drop { $0 == " " || $0 == "\t" }
    guard rest.first == "\"" else { return nil }
    var text = ""
    var isEscaped = false
    for index in rest.indices.dropFirst() {
      let character = rest[index]
      if isEscaped {
        text.append(character == "n" ? "\n" : character == "t" ? "\t" : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == "\"" {
        rest = rest[rest.index(after: index)...]
        return text
      } else {
        text.append(character)
      }
    }
    throw BeancountLine.Fault(reason: "a quoted text isn't closed on its line")
  }
}
