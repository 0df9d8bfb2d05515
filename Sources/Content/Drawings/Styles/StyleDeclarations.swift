/// Declarations of properties, as an attribute `style` or a rule of a sheet has them, of which only
/// those remain that change what is drawn.
struct StyleDeclarations: Sendable {
  /// A reference of a property to an element.
  struct Reference: Sendable {
    let property: String
    let name: String
    /// Place in the source.
    let range: Range<Int>
  }

  /// The declarations, `fill:red;stroke:none`.
  private(set) var bytes: [UInt8] = []
  private(set) var references: [Reference] = []
  private(set) var filters = 0
  /// Mistakes, with their places in the source.
  private(set) var faults: [(reason: DrawingFault.Reason, range: Range<Int>)] = []

  private let source: [UInt8]

  /// Reads the declarations in a range; `without` are properties that are left out besides.
  init(_ source: [UInt8], _ range: Range<Int>, without: Set<String> = []) {
    self.source = source
    var start = range.lowerBound
    while start < range.upperBound {
      let end = StyleScanner.end(of: UInt8(ascii: ";"), in: source, start..<range.upperBound)
      read(start..<end, without)
      start = end + 1
    }
  }

  private mutating func read(_ range: Range<Int>, _ without: Set<String>) {
    let start = StyleScanner.skipBlanks(source, range)
    guard start < range.upperBound else { return }
    var end = start
    while end < range.upperBound, source[end].isOfStyleName { end += 1 }
    let colon = StyleScanner.skipBlanks(source, end..<range.upperBound)
    guard end > start, colon < range.upperBound, source[colon] == ":" else {
      let isEscape = source[start..<range.upperBound].contains(UInt8(ascii: "\\"))
      let name = String(decoding: source[start..<max(end, start)], as: UTF8.self)
      faults.append((.unknown(isEscape ? .escape(in: name) : .sheet("a property")), start..<end))
      return
    }
    let name = String(decoding: source[start..<end], as: UTF8.self).lowercased()
    let value = colon + 1..<range.upperBound
    switch StyleProperties.rule(for: name) {
    case .kept: keep(name, value, isLeft: without.contains(name))
    case .left:
      if let outside = StyleScanner.outside(source, value) {
        faults.append((.outside(outside.written, in: name), outside.range))
      }
    case .active: faults.append((.active(.animation(name)), start..<end))
    case nil: faults.append((.unknown(.property(name)), start..<end))
    }
  }

  private mutating func keep(_ name: String, _ range: Range<Int>, isLeft: Bool) {
    do throws(StyleValue.Fault) {
      let value = try StyleValue(source, range, of: name)
      guard !value.bytes.isEmpty, !isLeft else { return }
      if !bytes.isEmpty { bytes.append(UInt8(ascii: ";")) }
      bytes.append(contentsOf: name.utf8)
      bytes.append(UInt8(ascii: ":"))
      bytes.append(contentsOf: value.bytes)
      filters += value.filters
      references += value.references.map {
        Reference(property: name, name: $0.name, range: $0.range)
      }
    } catch {
      faults.append((error.reason(in: name, source[range]), error.range))
    }
  }
}

extension StyleValue.Fault {
  /// The fault of a value of a property, which is told as it is written.
  func reason(in property: String, _ value: ArraySlice<UInt8>) -> DrawingFault.Reason {
    switch kind {
    case .value: .unknown(.value(StyleScanner.quoted(value), of: property))
    case .escape: .unknown(.escape(in: property))
    case .tooDeep: .limit(.parentheses)
    case .outside(let written): .outside(written, in: property)
    case .reference(let written): .reference(written, in: property)
    }
  }
}

/// Search in the text of a style sheet, which passes over comments and texts in quotes.
enum StyleScanner {
  /// Index of the first byte outside of quotes, comments and parentheses that is the one searched
  /// for, or another one; the end of the range if there is none.
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

  /// Index of the first byte that belongs neither to a blank nor to a comment.
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

  /// An address that is no name of an element, in a value that is left out.
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

  /// Text without the blanks around it, as a message quotes it.
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
