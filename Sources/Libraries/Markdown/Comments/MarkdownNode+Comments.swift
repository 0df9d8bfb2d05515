import CCMark

extension MarkdownNode {
  /// The first block whose text still contains a comment mark, because the parser and the comment
  /// search read its backticks or cells differently. Escaped characters don't count.
  func firstBlockWithComment(_ mark: EscapeMark?) -> MarkdownNode? {
    var current = firstChild
    while let node = current {
      let kind = node.kind
      let isBlockOfText = kind == CMARK_NODE_PARAGRAPH || kind == CMARK_NODE_HEADING
      if isBlockOfText, node.hasComment(mark) { return node }
      current = (isBlockOfText ? nil : node.firstChild) ?? node.nextOutside(below: self)
    }
    return nil
  }

  private func hasComment(_ mark: EscapeMark?) -> Bool {
    var bytes: [UInt8] = []
    var current = firstChild
    while let node = current {
      switch node.kind {
      case CMARK_NODE_TEXT: bytes.append(contentsOf: node.literal)
      case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: bytes.append(UInt8(ascii: "\n"))
      default: bytes.append(0)
      }
      current = node.firstChild ?? node.nextOutside(below: self)
    }
    return bytes.withUnsafeBufferPointer { text in
      guard CommentMarks.mayBe(in: text) else { return false }
      var marks = CommentMarks(text)
      var index = 0
      while index < text.count {
        let byte = text[index]
        if "<%{[#".utf8.contains(byte), mark?.marks(index, in: bytes) != true,
          let finding = marks.finding(at: index)
        {
          // A `%` at the start of an item is text.
          guard case .hiding = finding, byte == UInt8(ascii: "%") else { return true }
        }
        index += 1
        guard byte == UInt8(ascii: "%") else { continue }
        while index < text.count, text[index] == byte { index += 1 }
      }
      return false
    }
  }
}
