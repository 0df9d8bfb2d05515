import Basics

/// Character references in XML texts and attribute values (XML 1.0 §4.1).
enum DrawingReferences {
  /// Resolves XML's five predefined entities and numeric references. Line ends become LF (§2.11).
  static func resolved(
    _ bytes: [UInt8], _ range: Range<Int>
  ) throws(DrawingFault) -> DrawingReader.Text {
    var next = range.lowerBound
    while next < range.upperBound, bytes[next] != "&", bytes[next] != "\r" { next += 1 }
    guard next < range.upperBound else {
      return DrawingReader.Text(bytes: Array(bytes[range]), range: range, isVerbatim: true)
    }
    var result = Array(bytes[range.lowerBound..<next])
    while next < range.upperBound {
      switch bytes[next] {
      case "&":
        let (scalar, end) = try scalar(bytes, next..<range.upperBound)
        result.append(contentsOf: String(scalar == "\r" ? "\n" : scalar).utf8)
        next = end
      case "\r":
        let isPair = next + 1 < range.upperBound && bytes[next + 1] == "\n"
        result.append(UInt8(ascii: "\n"))
        next += isPair ? 2 : 1
      default:
        result.append(bytes[next])
        next += 1
      }
    }
    return DrawingReader.Text(bytes: result, range: range, isVerbatim: false)
  }

  /// Text without resolving references, as in CDATA sections.
  static func literal(_ bytes: [UInt8], _ range: Range<Int>) -> DrawingReader.Text {
    let part = bytes[range]
    guard part.contains(UInt8(ascii: "\r")) else {
      return DrawingReader.Text(bytes: Array(part), range: range, isVerbatim: true)
    }
    var result: [UInt8] = []
    for index in range
    where bytes[index] != "\n" || index == range.lowerBound
      || bytes[index - 1] != "\r"
    {
      result.append(bytes[index] == "\r" ? UInt8(ascii: "\n") : bytes[index])
    }
    return DrawingReader.Text(bytes: result, range: range, isVerbatim: false)
  }

  /// The character of the reference at the start of a range, and the index at which it ends.
  private static func scalar(
    _ bytes: [UInt8], _ range: Range<Int>
  ) throws(DrawingFault) -> (Unicode.Scalar, end: Int) {
    let start = range.lowerBound
    let rest = bytes[range].dropFirst()
    guard let semicolon = rest.prefix(64).firstIndex(of: UInt8(ascii: ";")),
      rest[..<semicolon].allSatisfy({ $0.isOfName || $0 == "#" }), semicolon > start + 1
    else { throw DrawingFault(.syntax(.noReference), at: start..<start + 1) }
    let name = String(decoding: rest[..<semicolon], as: UTF8.self)
    guard let scalar = scalar(named: name) else {
      throw DrawingFault(.syntax(.reference(name)), at: start..<semicolon + 1)
    }
    return (scalar, semicolon + 1)
  }

  private static func scalar(named name: String) -> Unicode.Scalar? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    guard name.utf8.first == UInt8(ascii: "#") else { return nil }
    let digits = name.utf8.dropFirst()
    let isHex = digits.first == UInt8(ascii: "x")
    let number = isHex ? digits.dropFirst() : digits
    guard number.allSatisfy({ isHex ? $0.hexDigit != nil : $0.isDigit }),
      let value = UInt32(Substring(number), radix: isHex ? 16 : 10),
      let scalar = Unicode.Scalar(value), DrawingEncoding.isCharacter(scalar)
    else { return nil }
    return scalar
  }
}
