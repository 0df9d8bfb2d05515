/// The strings in a script that may be addresses: module specifiers and all other strings.
///
/// Reads tokens without a grammar: a `/` begins a regular expression unless a value precedes it.
struct ScriptReferences {
  struct Reference {
    let text: String
    /// Range of its bytes between the quotes.
    let range: Range<Int>
    /// Whether the script imports it (ECMAScript, "ImportDeclaration").
    let isImport: Bool
  }

  private enum Token {
    case nothing
    /// A name or keyword, as the range of its bytes.
    case word(Range<Int>)
    case mark(UInt8)
    /// A string or a number.
    case value
  }

  private(set) var references: [Reference] = []
  /// Template literals. They aren't among the references, since parts of them may be computed.
  private(set) var templates: [Reference] = []
  private let bytes: [UInt8]
  private var index = 0
  private var last = Token.nothing
  private var beforeLast = Token.nothing

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    while index < bytes.count { step() }
  }

  private mutating func step() {
    let byte = bytes[index]
    switch byte {
    case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): skip(to: "\n")
    case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"):
      index += 2
      skip(to: "*/")
    case UInt8(ascii: "/") where beginsExpression: regularExpression()
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      references.append(string(until: byte))
      token(.value)
    case UInt8(ascii: "`"):
      templates.append(string(until: byte))
      token(.value)
    case _ where byte.isGap: index += 1
    case _ where byte.isWordByte:
      let start = index
      while let byte = peek(0), byte.isWordByte { index += 1 }
      token(.word(start..<index))
    default:
      index += 1
      token(.mark(byte))
    }
  }

  private func peek(_ distance: Int) -> UInt8? {
    index + distance < bytes.count ? bytes[index + distance] : nil
  }

  private mutating func token(_ token: Token) { (beforeLast, last) = (last, token) }

  /// Whether the tokens before this string are `import`, `from` or `import(`.
  private var isImport: Bool {
    switch last {
    case .word(let word): reads(word, "import") || reads(word, "from")
    case .mark(UInt8(ascii: "(")):
      if case .word(let word) = beforeLast { reads(word, "import") } else { false }
    default: false
    }
  }

  private func reads(_ word: Range<Int>, _ text: String) -> Bool {
    bytes[word].elementsEqual(text.utf8)
  }

  /// Whether a `/` here begins a regular expression: no value that could be divided precedes it.
  private var beginsExpression: Bool {
    switch last {
    case .nothing: true
    case .value: false
    case .word(let word):
      ["return", "typeof", "case", "in", "of", "delete", "void"].contains { reads(word, $0) }
    case .mark(let mark):
      mark != UInt8(ascii: ")") && mark != UInt8(ascii: "]")
        && mark != UInt8(ascii: "}")
    }
  }

  private mutating func skip(to end: String) {
    let end = Array(end.utf8)
    while index < bytes.count, !bytes[index...].starts(with: end) { index += 1 }
    index = min(index + end.count, bytes.count)
  }

  /// Skips a string or a template literal, and returns the part between its quotes.
  private mutating func string(until quote: UInt8) -> Reference {
    index += 1
    let start = index
    while let byte = peek(0), byte != quote {
      if byte == UInt8(ascii: "\n"), quote != UInt8(ascii: "`") { break }
      index += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    index = min(index, bytes.count)
    let end = index
    if peek(0) == quote { index += 1 }
    let text = String(decoding: bytes[start..<end], as: UTF8.self)
    return Reference(text: text, range: start..<end, isImport: isImport)
  }

  private mutating func regularExpression() {
    index += 1
    var isInClass = false
    while let byte = peek(0), byte != UInt8(ascii: "\n") {
      switch byte {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      default: break
      }
      index += 1
      if byte == UInt8(ascii: "/"), !isInClass { break }
    }
    index = min(index, bytes.count)
    token(.value)
  }
}

extension UInt8 {
  fileprivate var isWordByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...0xFF:
      true
    default: false
    }
  }
}
