import CCMark

/// Finds other programs' syntax in a document: the first occurrence of each kind outside of code.
struct OtherSyntaxFinder {
  private let document: MarkdownDocument
  private let locator: LinkLocator
  /// Ranges in bytes of the text.
  private var found: [OtherSyntax: Range<Int>] = [:]

  init(_ document: MarkdownDocument, _ locator: LinkLocator) {
    self.document = document
    self.locator = locator
  }

  /// Findings in the order of the text.
  static func findings(
    in document: MarkdownDocument, _ locator: LinkLocator
  ) -> [(syntax: OtherSyntax, range: Range<Int>)] {
    guard document.body.withBytes(OtherSyntax.mayBe) else { return [] }
    var finder = OtherSyntaxFinder(document, locator)
    finder.find()
    return finder.found.map { ($0.key, $0.value) }
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private mutating func find() {
    var blocks: [MarkdownNode] = []
    document.root.forEachDescendant { node, kind in
      guard kind == CMARK_NODE_TEXT, case let block = node.block, blocks.last != block else {
        return
      }
      blocks.append(block)
    }
    for block in blocks where found.count < OtherSyntax.allCases.count {
      document.body.withBytes { text in look(into: block, of: text) }
    }
  }

  private mutating func look(into block: MarkdownNode, of text: UnsafeBufferPointer<UInt8>) {
    let area = locator.area(of: block, in: text).clamped(to: 0..<text.count)
    var holdsBrackets: Bool?
    var marks = ClosingMarks()
    var index = area.lowerBound
    while index < area.upperBound {
      if let comment = document.comment(around: index) {
        index = comment.upperBound
        continue
      }
      switch text[index] {
      case UInt8(ascii: "\\"): index += 2
      case UInt8(ascii: "`"): index = text.afterCode(at: index, upTo: area.upperBound)
      case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "$"), UInt8(ascii: ":"):
        var end = index + 1
        if let syntax = OtherSyntax(
          at: index, of: text, upTo: area.upperBound, &marks, end: &end),
          found[syntax] == nil
        {
          if syntax == .wikilink, holdsBrackets == nil { holdsBrackets = block.holdsTwoBrackets }
          if syntax != .wikilink || holdsBrackets == true { found[syntax] = index..<end }
        }
        index = end
      default: index += 1
      }
    }
  }
}

extension MarkdownNode {
  /// Whether its text contains two adjacent brackets; brackets of links are not in the tree's
  /// texts.
  fileprivate var holdsTwoBrackets: Bool {
    var isAfterBracket = false
    var isFound = false
    var last: MarkdownNode?
    forEachDescendant { node, kind in
      guard kind == CMARK_NODE_TEXT, case let text = node.literal, let first = text.first else {
        return
      }
      if isAfterBracket, last == node.previous, first == UInt8(ascii: "[") { isFound = true }
      isFound =
        isFound
        || zip(text, text.dropFirst()).contains {
          $0 == UInt8(ascii: "[") && $1 == UInt8(ascii: "[")
        }
      isAfterBracket = text.last == UInt8(ascii: "[")
      last = node
    }
    return isFound
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Index after a code span (CommonMark 0.30 §6.1), or after backticks that don't begin one.
  func afterCode(at start: Int, upTo end: Int) -> Int {
    let opening = self[start..<end].prefix { $0 == UInt8(ascii: "`") }.count
    var index = start + opening
    while index < end {
      let count = self[index..<end].prefix { $0 == UInt8(ascii: "`") }.count
      if count == opening { return index + count }
      index += Swift.max(count, 1)
    }
    return start + opening
  }
}
