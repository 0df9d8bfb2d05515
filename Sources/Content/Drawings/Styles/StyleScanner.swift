/// Searches in the text of a style sheet that skip comments and quoted strings.
enum StyleScanner {
  /// Index of the first occurrence of one of the bytes outside quotes, comments and parentheses;
  /// the end of the range if there isn't one.
  static func end(
    of byte: UInt8, or other: UInt8? = nil, in source: [UInt8], _ range: Range<Int>
  ) -> Int {
    var next = range.lowerBound
    var depth = 0
    while next < range.upperBound {
      let found = source[next]
      if depth == 0, found == byte || found == other { return next }
      switch found {
      case "(": depth += 1
      case ")": depth = max(0, depth - 1)
      case "\"", "'":
        next = source[(next + 1)..<range.upperBound].firstIndex(of: found) ?? range.upperBound - 1
      case "/" where next + 1 < range.upperBound && source[next + 1] == "*":
        next = endOfComment(source, next..<range.upperBound) - 1
      default: break
      }
      next += 1
    }
    return range.upperBound
  }

  /// Index of the first byte after whitespace and comments.
  static func skipBlanks(_ source: [UInt8], _ range: Range<Int>) -> Int {
    var next = range.lowerBound
    while next < range.upperBound {
      if source[next].isBlank {
        next += 1
      } else if source[next] == "/", next + 1 < range.upperBound, source[next + 1] == "*" {
        next = endOfComment(source, next..<range.upperBound)
      } else {
        return next
      }
    }
    return next
  }

  /// An address in an omitted value that isn't a reference to an element; `nil` if it has none.
  static func outside(
    _ source: [UInt8], _ range: Range<Int>
  ) -> (written: String, range: Range<Int>)? {
    let value = source[range]
    guard value.contains(UInt8(ascii: "(")) else { return nil }
    let small = value.map { $0.isLetter ? $0 | 0x20 : $0 }
    guard let mark = small.firstRange(of: Array("url(".utf8)) else { return nil }
    let address = small[mark.upperBound...].prefix { $0 != ")" }
      .drop { $0.isBlank || $0 == "\"" || $0 == "'" }
    guard address.first != UInt8(ascii: "#") else { return nil }
    let start = range.lowerBound + mark.lowerBound
    return (String(decoding: address, as: UTF8.self), start..<start + 4)
  }

  /// Text without surrounding whitespace, as a message quotes it.
  static func quoted(_ text: ArraySlice<UInt8>) -> String {
    var text = text.drop(while: \.isBlank).prefix(100)
    while text.last?.isBlank == true { text.removeLast() }
    return String(decoding: text, as: UTF8.self)
  }

  private static func endOfComment(_ source: [UInt8], _ range: Range<Int>) -> Int {
    var next = range.lowerBound + 2
    while next + 1 < range.upperBound {
      if source[next] == "*", source[next + 1] == "/" { return next + 2 }
      next += 1
    }
    return range.upperBound
  }
}
