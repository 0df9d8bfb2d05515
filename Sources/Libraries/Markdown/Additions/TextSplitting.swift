import CCMark

extension TreeAdditions {
  /// Visits the texts of a block, which may be split, except those inside links and images.
  mutating func splitTexts(
    of block: MarkdownNode, _ split: (inout Self, MarkdownNode) -> Void
  ) {
    var current = block.firstChild
    while let node = current {
      switch node.kind {
      case CMARK_NODE_LINK, CMARK_NODE_IMAGE: current = node.nextOutside(below: block)
      case CMARK_NODE_TEXT:
        current = node.nextOutside(below: block)
        split(&self, node)
      default: current = node.firstChild ?? node.nextOutside(below: block)
      }
    }
  }

  /// Replaces the addresses in a text with links.
  mutating func splitLinks(of node: MarkdownNode) {
    let literal = node.literal
    guard literal.mayHoldAddresses else { return }
    let text = Array(literal)
    let links = BareLink.all(in: text, mark: mark, begins: node.mayBeginAddress)
    split(node, text, at: links.map(\.range)) { additions, index in
      guard let element = MarkdownNode.new(CMARK_NODE_LINK),
        let label = MarkdownNode.text(text[links[index].range])
      else { return nil }
      additions.nodesLeft -= 1
      let scheme = links[index].scheme.withUTF8Buffer { Array($0) }
      element.setDestination(scheme + text[links[index].range])
      element.append(label)
      additions.found[element] = .bareLink
      return element
    }
  }

  /// Replaces each `[^label]` of a footnote in a text with its number.
  mutating func splitReferences(of node: MarkdownNode, in block: MarkdownNode) {
    guard node.literal.has("^") else { return }
    let text = Array(node.literal)
    var ranges: [Range<Int>] = []
    var uses: [(number: Int, use: Int)] = []
    var index = 0
    while index < text.count {
      guard text[index] == UInt8(ascii: "["), mark?.marks(index, in: text) != true,
        let label = FootnoteLabel.range(behind: index, in: text, upTo: text.count),
        mark?.marks(index + 1, in: text) != true, mark?.marks(label.upperBound, in: text) != true
      else {
        index += 1
        continue
      }
      let key = FootnoteLabel.key(text[label])
      if let use = footnotes.use(key) {
        ranges.append(index..<label.upperBound + 1)
        uses.append(use)
      } else if footnotes.miss(key) {
        missed.append((Array(text[label]), block))
      }
      index = label.upperBound + 1
    }
    split(node, text, at: ranges) { additions, index in
      guard let element = MarkdownNode.new(CMARK_NODE_CUSTOM_INLINE) else { return nil }
      additions.found[element] = .footnoteReference(
        number: uses[index].number, use: uses[index].use)
      return element
    }
  }

  /// Replaces parts of a text with nodes.
  private mutating func split(
    _ node: MarkdownNode, _ text: [UInt8], at ranges: [Range<Int>],
    _ make: (inout Self, Int) -> MarkdownNode?
  ) {
    guard !ranges.isEmpty else { return }
    var start = 0
    for (index, range) in ranges.enumerated() {
      guard let element = make(&self, index) else { continue }
      nodesLeft -= 2
      if range.lowerBound > start, let piece = MarkdownNode.text(text[start..<range.lowerBound]) {
        piece.insert(before: node)
      }
      element.insert(before: node)
      start = range.upperBound
    }
    if start == text.count { node.remove() } else { node.setLiteral(text[start...]) }
  }
}

extension MarkdownNode {
  /// Whether the start of a text may begin an address: at the start of a line, or after emphasis.
  fileprivate var mayBeginAddress: Bool {
    guard let previous else { return true }
    switch previous.kind {
    case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK, CMARK_NODE_EMPH, CMARK_NODE_STRONG:
      return true
    default: return false
    }
  }
}
