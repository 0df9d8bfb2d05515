import Basics

extension NumberText {
  /// Advice for a number in another program's form, with commas, a currency or another minus sign;
  /// `nil` for other texts.
  ///
  /// It is "write 25.99", or gives both meanings of "1,234".
  var fix: String? {
    if let negative { return "write \(negative)" }
    if let degrees { return "write \(degrees)" }
    if !written.utf8.contains(where: \.isDigit) { return "write a number, such as 12.50" }
    // `-€15.25` has its sign before the currency.
    let isNegative = written.first.map { "-\u{2212}\u{2013}".contains($0) } ?? false
    guard let amount = OthersValues.amount(isNegative ? String(written.dropFirst()) : written)
    else {
      return numbers.map { "write \($0)" }
    }
    let number = NumberText((isNegative ? "-" : "") + amount.number)
    guard let text = number.decimal ?? number.numbers else { return nil }
    return "write \(text), and \(amount.codes.joined(separator: " or ")) as 'currency'"
  }

  /// Negative number with a typographic minus sign, with a trailing minus sign, or in brackets as
  /// in accounting; `nil` for other texts.
  private var negative: String? {
    let number: Substring? =
      switch (written.first, written.last) {
      case ("(", ")"): written.dropFirst().dropLast()
      case ("\u{2212}", _), ("\u{2013}", _): written.dropFirst()
      case (_, "-"), (_, "\u{2212}"): written.dropLast()
      default: nil
      }
    return number.flatMap { NumberText("-" + $0).decimal }
  }

  /// Number in a coordinate such as `8.61° W`; `nil` for other texts.
  private var degrees: String? {
    guard let last = written.last, "°NSEWnsew".contains(last), written.utf8.count <= 40 else {
      return nil
    }
    let bare = String(written.filter { !"°NSEWnsew ".contains($0) })
    guard let number = NumberText(bare).decimal else { return nil }
    return "SWsw".contains(last) && number.utf8.first != UInt8(ascii: "-") ? "-" + number : number
  }

  /// Meanings of a number with commas: `25.99`, or `1234 or 1.234`.
  private var numbers: String? {
    let commas = written.filter { $0 == "," }.count
    guard commas > 0, let last = written.place(ofLast: ",") else { return nil }
    let behind = written[written.index(after: last)...]
    let withPoint = "\(written[..<last]).\(behind)"
    let without = written.filter { $0 != "," }
    let meanings: [String]
    switch (commas, written.contains(".")) {
    // 1.234,50 and 1,234.50
    case (_, true) where behind.contains("."): meanings = [without]
    case (1, true): meanings = [written[..<last].filter { $0 != "." } + ".\(behind)"]
    case (1, false):
      // 1.000 isn't an amount of euros, but 1 is.
      let short = withPoint.replacing(/0+$/, with: "")
      meanings =
        behind.count == 3 ? [without, short.hasSuffix(".") ? short + "0" : short] : [withPoint]
    default: meanings = [without]
    }
    let numbers = meanings.compactMap { NumberText($0).decimal }
    return numbers.isEmpty ? nil : numbers.joined(separator: " or ")
  }
}
