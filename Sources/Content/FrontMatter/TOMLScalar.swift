import Basics

/// Type of an unquoted value.
enum TOMLScalar {
  case bool(Bool)
  case number
  case date
  case word
  case wrongNumber
  case wrongDate

  init(_ bytes: ArraySlice<UInt8>) {
    let first = bytes.first ?? 0
    if bytes.elementsEqual("true".utf8) {
      self = .bool(true)
    } else if bytes.elementsEqual("false".utf8) {
      self = .bool(false)
    } else if Self.looksLikeDate(bytes) {
      self = Self.isDateTime(bytes) ? .date : .wrongDate
    } else if Self.isNumber(bytes) {
      self = .number
    } else {
      self = first.isDigit || "+-.".utf8.contains(first) ? .wrongNumber : .word
    }
  }

  // MARK: - Numbers

  private static func isNumber(_ bytes: ArraySlice<UInt8>) -> Bool {
    if bytes.first == 0x30, let radix = bytes.dropFirst().first, "xob".utf8.contains(radix) {
      let digits = bytes.dropFirst(2)
      return isGrouped(digits) { byte in
        switch radix {
        case "x": byte.hexDigit != nil
        case "o": byte &- 0x30 < 8
        default: byte &- 0x30 < 2
        }
      }
    }
    var rest = bytes
    if let sign = rest.first, sign == "+" || sign == "-" { rest = rest.dropFirst() }
    if rest.elementsEqual("inf".utf8) || rest.elementsEqual("nan".utf8) { return true }
    let whole = rest.prefix { $0.isDigit || $0 == "_" }
    guard isGrouped(whole, \.isDigit), whole.first != 0x30 || whole.count == 1 else { return false }
    rest = rest.dropFirst(whole.count)
    if rest.first == 0x2E {
      let fraction = rest.dropFirst().prefix { $0.isDigit || $0 == "_" }
      guard isGrouped(fraction, \.isDigit) else { return false }
      rest = rest.dropFirst(fraction.count + 1)
    }
    if let byte = rest.first, byte | 0x20 == "e" {
      rest = rest.dropFirst()
      if let sign = rest.first, sign == "+" || sign == "-" { rest = rest.dropFirst() }
      guard isGrouped(rest, \.isDigit) else { return false }
      rest = rest.suffix(0)
    }
    return rest.isEmpty
  }

  /// Whether the bytes are digits with single underscores between them.
  private static func isGrouped(_ bytes: ArraySlice<UInt8>, _ isDigit: (UInt8) -> Bool) -> Bool {
    var wasDigit = false
    for byte in bytes {
      if byte == "_" {
        guard wasDigit else { return false }
        wasDigit = false
      } else {
        guard isDigit(byte) else { return false }
        wasDigit = true
      }
    }
    return wasDigit
  }

  // MARK: - Dates (RFC 3339 §5.6)

  private static func looksLikeDate(_ bytes: ArraySlice<UInt8>) -> Bool {
    let bytes = Array(bytes.prefix(5))
    return bytes.count == 5 && bytes[..<2].allSatisfy(\.isDigit)
      && (bytes[2] == ":" || bytes[4] == "-" && bytes[2...3].allSatisfy(\.isDigit))
  }

  static func isDate(_ bytes: ArraySlice<UInt8>) -> Bool {
    let bytes = Array(bytes)
    guard bytes.count == 10, bytes[4] == "-", bytes[7] == "-", let year = number(bytes[..<4]),
      let month = number(bytes[5..<7]), let day = number(bytes[8...])
    else { return false }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return (1...12).contains(month) && day >= 1 && day <= days[month - 1]
  }

  private static func isDateTime(_ bytes: ArraySlice<UInt8>) -> Bool {
    if bytes.dropFirst(2).first == 0x3A { return isTime(bytes) }
    guard isDate(bytes.prefix(10)) else { return false }
    var time = bytes.dropFirst(10)
    if time.isEmpty { return true }
    guard let separator = time.popFirst(), separator | 0x20 == "t" || separator == " " else {
      return false
    }
    if let last = time.last, last | 0x20 == "z" { return isTime(time.dropLast()) }
    let offset = time.suffix(6)
    if offset.count == 6, let sign = offset.first, sign == "+" || sign == "-" {
      return isHoursAndMinutes(offset.dropFirst()) && isTime(time.dropLast(6))
    }
    return isTime(time)
  }

  private static func isTime(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.count >= 8, isHoursAndMinutes(bytes.prefix(5)) else { return false }
    var rest = bytes.dropFirst(5)
    // 60 is a leap second.
    guard rest.popFirst() == 0x3A, let second = number(rest.prefix(2)), second <= 60 else {
      return false
    }
    rest = rest.dropFirst(2)
    guard let point = rest.popFirst() else { return true }
    return point == "." && !rest.isEmpty && rest.allSatisfy(\.isDigit)
  }

  private static func isHoursAndMinutes(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let hour = number(bytes.prefix(2)), let minute = number(bytes.suffix(2)) else {
      return false
    }
    return hour <= 23 && minute <= 59 && bytes.dropFirst(2).first == 0x3A
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard digits.allSatisfy(\.isDigit) else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }
}
