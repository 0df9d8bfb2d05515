/// A style sheet inside a drawing, read rule by rule.
struct StyleSheet: Sendable {
  /// The part of a selector that decides which elements a rule applies to.
  enum Key: Sendable, Hashable {
    case id(String)
    case `class`(String)
    case element(String)
    case all
  }

  /// The sheet with only the known parts.
  private(set) var bytes: [UInt8] = []
  /// References in rules, with the elements to which they apply.
  private(set) var references: [(key: Key, reference: StyleDeclarations.Reference)] = []
  /// Numbers of filter functions in rules, with the elements to which they apply.
  private(set) var filters: [(key: Key, count: Int)] = []
  private(set) var selectors = 0
  /// Mistakes, with their ranges in the source.
  private(set) var faults: [(reason: DrawingFault.Reason, range: Range<Int>)] = []

  private let source: [UInt8]

  init(_ source: [UInt8]) {
    self.source = source
    readRules(0..<source.count, isInMedia: false)
  }

  private mutating func readRules(_ range: Range<Int>, isInMedia: Bool) {
    var next = StyleScanner.skipBlanks(source, range)
    while next < range.upperBound {
      let start = next
      let opening = StyleScanner.end(of: UInt8(ascii: "{"), in: source, start..<range.upperBound)
      if source[start] == "@" {
        guard let end = readAtRule(start, opening, range.upperBound, isInMedia) else { return }
        next = end
      } else {
        guard opening < range.upperBound else {
          return fault(.unknown(.sheet("a rule")), start..<start + 1)
        }
        let closing = StyleScanner.end(
          of: UInt8(ascii: "}"), in: source, opening + 1..<range.upperBound)
        readRule(start..<opening, opening + 1..<closing)
        next = closing + 1
      }
      next = StyleScanner.skipBlanks(source, min(next, range.upperBound)..<range.upperBound)
    }
  }

  /// Reads `@media`, the only at-rule that neither loads nor defines anything. Returns the index
  /// after it, or `nil` after a mistake.
  private mutating func readAtRule(
    _ start: Int, _ opening: Int, _ end: Int, _ isInMedia: Bool
  ) -> Int? {
    let name = source[(start + 1)..<end].prefix(while: \.isOfStyleName)
    let word = String(decoding: name, as: UTF8.self).lowercased()
    guard word == "media", !isInMedia, opening < end else {
      switch word {
      case "import", "font-face": fault(.outside("@\(word)", in: "style"), start..<name.endIndex)
      case "keyframes", "-webkit-keyframes":
        fault(.active(.animation("@\(word)")), start..<name.endIndex)
      default: fault(.unknown(.rule("@\(word)")), start..<name.endIndex)
      }
      return nil
    }
    let condition = source[name.endIndex..<opening]
    let isKnown = condition.allSatisfy { byte in
      byte.isLetter || byte.isDigit || byte.isBlank || "()-:,.%".utf8.contains(byte)
    }
    // Conditions such as `(prefers-color-scheme: dark)` are allowed, but functions aren't.
    let hasFunction = zip(condition, condition.dropFirst()).contains {
      $1 == "(" && $0.isOfStyleName
    }
    guard isKnown, !hasFunction, !condition.isEmpty else {
      fault(.unknown(.rule("@media")), start..<opening)
      return nil
    }
    var depth = 1
    var closing = opening
    while depth > 0, closing < end {
      closing = StyleScanner.end(
        of: UInt8(ascii: "{"), or: UInt8(ascii: "}"), in: source, closing + 1..<end)
      if closing < end { depth += source[closing] == "{" ? 1 : -1 }
    }
    append("@media ".utf8)
    append(condition.split(whereSeparator: \.isBlank).joined(separator: [UInt8(ascii: " ")]))
    append("{".utf8)
    readRules(opening + 1..<closing, isInMedia: true)
    append("}".utf8)
    return closing + 1
  }

  private mutating func readRule(_ selector: Range<Int>, _ block: Range<Int>) {
    guard let selector = StyleSelector(source, selector) else {
      let written = StyleScanner.quoted(source[selector])
      return fault(.unknown(.selector(written)), selector.lowerBound..<selector.lowerBound + 1)
    }
    selectors += selector.keys.count
    let declarations = StyleDeclarations(source, block)
    faults += declarations.faults
    guard !declarations.bytes.isEmpty else { return }
    append(selector.bytes)
    append("{".utf8)
    append(declarations.bytes)
    append("}".utf8)
    for key in selector.keys {
      references += declarations.references.map { (key, $0) }
      if declarations.filters > 0 { filters.append((key, declarations.filters)) }
    }
  }

  private mutating func append(_ part: some Sequence<UInt8>) { bytes.append(contentsOf: part) }

  private mutating func fault(_ reason: DrawingFault.Reason, _ range: Range<Int>) {
    faults.append((reason, range))
  }
}
