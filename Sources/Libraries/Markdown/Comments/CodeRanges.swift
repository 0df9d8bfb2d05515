import CCMark

/// The parts of a text, by libcmark's tree, in which comment marks have a special meaning.
struct CodeRanges {
  /// Code blocks, and scripts and styles in raw HTML, in order.
  private(set) var code: [Range<Int>] = []
  /// Blocks with code spans, which end with their block at the latest.
  private var spans: [Range<Int>] = []
  private var nextCode = 0
  private var nextSpan = 0

  init(_ text: UnsafeBufferPointer<UInt8>, _ root: MarkdownNode) {
    let lines = LineIndex(text)
    var blocks: [(node: MarkdownNode, kind: cmark_node_type)] = []
    root.forEachBlock { node, kind in
      switch kind {
      case CMARK_NODE_CODE_BLOCK, CMARK_NODE_PARAGRAPH, CMARK_NODE_HEADING, CMARK_NODE_HTML_BLOCK:
        blocks.append((node, kind))
      default: break
      }
    }
    for (index, block) in blocks.enumerated() {
      let first = block.node.startLine
      // libcmark counts one line too many if a quote or a list ends a block.
      let following =
        index + 1 < blocks.count
        ? max(first + 1, blocks[index + 1].node.startLine) : lines.starts.count + 1
      let last = min(block.node.endLine + 1, following)
      let start = lines.start(ofLine: first)
      switch block.kind {
      case CMARK_NODE_CODE_BLOCK:
        let count = block.node.codeLines(firstLine: text[start..<lines.start(ofLine: first + 1)])
        code.append(start..<lines.start(ofLine: min(first + count, following)))
      case CMARK_NODE_HTML_BLOCK:
        if block.node.isScript { code.append(start..<lines.start(ofLine: last)) }
      default: spans.append(start..<lines.start(ofLine: last))
      }
    }
  }

  /// The code that contains an index, or the next code after it; indices must not decrease.
  mutating func code(from index: Int) -> Range<Int>? {
    while nextCode < code.count, code[nextCode].upperBound <= index { nextCode += 1 }
    return nextCode < code.count ? code[nextCode] : nil
  }

  /// End of the block around an index if it may contain code spans; indices must not decrease.
  mutating func endOfSpans(at index: Int) -> Int? {
    while nextSpan < spans.count, spans[nextSpan].upperBound <= index { nextSpan += 1 }
    return nextSpan < spans.count && spans[nextSpan].lowerBound <= index
      ? spans[nextSpan].upperBound : nil
  }
}

extension MarkdownNode {
  /// Visits all blocks below, each before its children.
  fileprivate func forEachBlock(_ visit: (MarkdownNode, cmark_node_type) -> Void) {
    var current = firstChild
    while let node = current {
      let kind = node.kind
      visit(node, kind)
      let holdsBlocks = kind != CMARK_NODE_PARAGRAPH && kind != CMARK_NODE_HEADING
      current = (holdsBlocks ? node.firstChild : nil) ?? node.nextOutside(below: self)
    }
  }

  /// Number of lines of a code block, including its opening fence but not the closing one.
  fileprivate func codeLines(firstLine: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    let literal = literal
    let count = literal.indices.count {
      literal[$0] == UInt8(ascii: "\n")
        || literal[$0] == UInt8(ascii: "\r")
          && ($0 + 1 == literal.count || literal[$0 + 1] != UInt8(ascii: "\n"))
    }
    let content = literal.prefix { !$0.isLineEnd }.drop(while: \.isBlank)
    var line = firstLine
    while let last = line.last, last.isLineEnd { line.removeLast() }
    guard line.count >= content.count, line.suffix(content.count).elementsEqual(content) else {
      return count + 1
    }
    // Only spaces, tabs and container marks precede the text of an indented block.
    let isFenced =
      content.isEmpty
      || line.dropLast(content.count).contains {
        $0 == UInt8(ascii: "`") || $0 == UInt8(ascii: "~")
      }
    return isFenced ? count + 1 : count
  }

  fileprivate var isScript: Bool {
    let start = literal.drop(while: \.isBlank).prefix(7).map { $0 | 0x20 }
    return start.starts(with: "<script".utf8) || start.starts(with: "<style".utf8)
  }
}
