import Domain

/// Mark before the decimals of an amount.
package enum DecimalMark: String, Sendable, Equatable, CaseIterable {
  case point = "."
  case comma = ","

  var words: String { self == .point ? "decimal point" : "decimal comma" }
  fileprivate var other: Character { self == .point ? "," : "." }
}

/// Number in a bank's file before its decimal mark is known: `1.234,50`, `(12.50)`, `12,50- EUR`.
struct BankNumber {
  /// Digits with points and commas.
  private let digits: String
  let isNegative: Bool
  /// Code of the currency next to it.
  let code: String?

  /// `nil` if the text isn't a number.
  init?(_ written: String) {
    guard written.utf8.count <= 100 else { return nil }
    var (digits, letters) = ("", "")
    var (minus, isOpen, isClosed) = (0, false, false)
    for character in written {
      switch character {
      case "0"..."9", ".", ",": digits.append(character)
      case "-", "\u{2212}", "\u{2013}": minus += 1
      case "(" where digits.isEmpty: isOpen = true
      case ")": isClosed = true
      case "+", "'", "\u{2019}", "€", "$", "£", "¥": break
      default:
        if character.isWhitespace { continue }
        guard character.isLetter, character.isASCII else { return nil }
        letters.append(character)
      }
    }
    guard digits.contains(where: { $0 != "." && $0 != "," }), minus < 2, isOpen == isClosed,
      !isOpen || minus == 0
    else { return nil }
    self.digits = digits
    switch letters.uppercased() {
    case "": (isNegative, code) = (minus == 1 || isOpen, nil)
    case "DR": (isNegative, code) = (true, nil)
    case "CR": (isNegative, code) = (minus == 1 || isOpen, nil)
    case let letters where letters.count == 3:
      (isNegative, code) = (minus == 1 || isOpen, letters)
    default: return nil
    }
  }

  var isZero: Bool { !digits.contains { $0.isNumber && $0 != "0" } }

  /// The number if the given mark precedes its decimals; `nil` if its marks don't allow that.
  func value(_ mark: DecimalMark) -> ExactDecimal? {
    let parts = digits.split(separator: Character(mark.rawValue), omittingEmptySubsequences: false)
    guard parts.count <= 2, !(parts.dropFirst().first?.contains(mark.other) ?? false) else {
      return nil
    }
    let groups = parts[0].split(separator: mark.other, omittingEmptySubsequences: false)
    if groups.count > 1 {
      // Indian groups have two digits, except for the last one.
      guard groups[groups.count - 1].count == 3, (1...3).contains(groups[0].count),
        groups[0].first != "0",
        groups.dropFirst().dropLast().allSatisfy({ $0.count == 3 || $0.count == 2 })
      else { return nil }
    }
    let text = groups.joined() + (parts.count == 2 ? ".\(parts[1])" : "")
    guard let number = ExactDecimal(text) else { return nil }
    return isNegative ? number.opposite : number
  }

  /// Whether the number differs depending on whether a point or a comma precedes decimals. `1,200`
  /// is either more than a thousand or a little more than one.
  var isUnclear: Bool {
    guard let one = value(.point), let other = value(.comma) else { return false }
    return one.isDifferent(from: other)
  }

  /// Result of comparing all amounts of a file.
  enum Finding: Equatable {
    case mark(DecimalMark)
    /// No amount has decimals or groups, so either mark is right.
    case whole
    /// Index of an amount such as `1.234` that can be read in two ways, if no other amount decides.
    case ambiguous(first: Int)
    /// Indices of two amounts: one with a decimal point, one with a decimal comma.
    case contradiction(Int, Int)
  }

  /// Finds out the decimal mark from the amounts themselves.
  static func mark(of numbers: [BankNumber?]) -> Finding {
    var (point, comma, either): (Int?, Int?, Int?) = (nil, nil, nil)
    for case (let index, let number?) in numbers.enumerated() {
      switch (number.value(.point), number.value(.comma)) {
      case (_?, nil): point = point ?? index
      case (nil, _?): comma = comma ?? index
      case (let one?, let other?) where one.isDifferent(from: other): either = either ?? index
      default: break
      }
    }
    switch (point, comma, either) {
    case (let one?, let other?, _): return .contradiction(one, other)
    case (_?, nil, _): return .mark(.point)
    case (nil, _?, _): return .mark(.comma)
    case (nil, nil, let index?): return .ambiguous(first: index)
    case (nil, nil, nil): return .whole
    }
  }
}

extension ExactDecimal {
  /// Whether two numbers differ; 12 and 12.00 don't.
  fileprivate func isDifferent(from other: ExactDecimal) -> Bool {
    adding(other.opposite).map { !$0.isZero } ?? true
  }
}
