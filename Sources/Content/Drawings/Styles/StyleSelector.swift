/// A list of selectors by elements, classes and ids.
///
/// Selectors by attributes and by position among siblings are refused. Since some attributes and
/// elements are left out, such a rule would match other elements.
struct StyleSelector: Sendable {
  private(set) var bytes: [UInt8] = []
  /// Last part of each selector in the list.
  private(set) var keys: [StyleSheet.Key] = []
  /// Last part of the selector that is being read.
  private var key: StyleSheet.Key?

  private static let states: Set<String> = ["root", "hover", "focus", "active", "link", "visited"]

  init?(_ source: [UInt8], _ range: Range<Int>) {
    var next = StyleScanner.skipBlanks(source, range)
    while next < range.upperBound {
      let rest = next..<range.upperBound
      let end =
        switch source[next] {
        case "*": universal(at: next)
        case ",", ">": combinator(source, rest)
        case ".", "#", ":": part(source, rest)
        default: elementOrBlank(source, rest)
        }
      guard let end else { return nil }
      next = end
    }
    guard let key else { return nil }
    keys.append(key)
  }

  // Each of these methods returns the index after its part, or `nil` if the part is refused.

  private mutating func universal(at index: Int) -> Int? {
    key = key ?? .all
    bytes.append(UInt8(ascii: "*"))
    return index + 1
  }

  private mutating func combinator(_ source: [UInt8], _ range: Range<Int>) -> Int? {
    let byte = source[range.lowerBound]
    guard let last = key else { return nil }
    if byte == "," { keys.append(last) }
    key = nil
    while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
    bytes.append(byte)
    return StyleScanner.skipBlanks(source, range.lowerBound + 1..<range.upperBound)
  }

  /// Reads a class, an id or a state such as `:hover`.
  private mutating func part(_ source: [UInt8], _ range: Range<Int>) -> Int? {
    let byte = source[range.lowerBound]
    let name = source[range].dropFirst().prefix(while: \.isOfStyleName)
    let text = String(decoding: name, as: UTF8.self)
    guard !name.isEmpty, byte != ":" || Self.states.contains(text) else { return nil }
    switch byte {
    case ".": key = .class(text)
    case "#": key = .id(text)
    default: key = key ?? .all
    }
    bytes.append(byte)
    bytes.append(contentsOf: name)
    return name.endIndex
  }

  /// Reads the name of an element, or the space between two parts. After a space, the second part
  /// matches descendants.
  private mutating func elementOrBlank(_ source: [UInt8], _ range: Range<Int>) -> Int? {
    let name = source[range].prefix(while: \.isOfStyleName)
    guard name.isEmpty else {
      guard key == nil else { return nil }
      key = .element(String(decoding: name, as: UTF8.self))
      bytes.append(contentsOf: name)
      return name.endIndex
    }
    let end = StyleScanner.skipBlanks(source, range)
    guard end > range.lowerBound else { return nil }
    if end < range.upperBound, source[end] != ",", source[end] != ">" {
      key = nil
      bytes.append(UInt8(ascii: " "))
    }
    return end
  }
}
