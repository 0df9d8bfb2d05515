import CCMark
import Diagnostics

extension LinkLocator {
  /// Place at which a piece of raw HTML begins; the first line of its block if it isn't found.
  func place(ofRaw html: MarkdownNode) -> SourceRange {
    let range = document.body.withBytes { text in
      let length = html.literal.prefix { !$0.isLineEnd }.count
      return start(ofRaw: html, in: text).map { $0..<$0 + length }
        ?? firstLine(of: html.block, in: text)
    }
    return document.body.source.place(document.body.sourceRange(range))
  }

  /// Place of some bytes of a piece of raw HTML; the first line of its block if they aren't found.
  func place(ofRaw html: MarkdownNode, _ bytes: Range<Int>) -> SourceRange {
    let range = document.body.withBytes { text in
      guard let start = start(ofRaw: html, in: text) else {
        return firstLine(of: html.block, in: text)
      }
      let wanted = html.literal[bytes]
      let expected = start + bytes.lowerBound..<start + bytes.upperBound
      if expected.upperBound <= text.count, text[expected].elementsEqual(wanted) { return expected }
      // The literal doesn't contain the quote and list marks at the start of lines.
      let end = area(of: html.block, in: text).upperBound
      let found = (start..<max(start, end)).first {
        $0 >= expected.lowerBound && $0 + wanted.count <= end
          && text[$0..<$0 + wanted.count].elementsEqual(wanted)
      }
      return found.map { $0..<$0 + wanted.count } ?? firstLine(of: html.block, in: text)
    }
    return document.body.source.place(document.body.sourceRange(range))
  }

  /// Start of a piece. The pieces of a paragraph are searched for in order, which distinguishes
  /// equal ones.
  private func start(ofRaw html: MarkdownNode, in text: UnsafeBufferPointer<UInt8>) -> Int? {
    let block = html.block
    if let rawPieces, rawPieces.block == block { return rawPieces.starts[html] }
    var starts: [MarkdownNode: Int] = [:]
    let area = area(of: block, in: text)
    var next = area.lowerBound
    for piece in block.rawPieces {
      let wanted = piece.literal.prefix { !$0.isLineEnd }
      let found = (next..<max(next, area.upperBound)).first {
        $0 + wanted.count <= area.upperBound && text[$0...].starts(with: wanted)
      }
      guard let found else { continue }
      starts[piece] = found
      next = found + wanted.count
    }
    rawPieces = (block, starts)
    return starts[html]
  }
}

extension MarkdownNode {
  /// The pieces of raw HTML in a block, in order; a block of raw HTML is itself one piece.
  fileprivate var rawPieces: [MarkdownNode] {
    if kind == CMARK_NODE_HTML_BLOCK { return [self] }
    var pieces: [MarkdownNode] = []
    var current = firstChild
    while let node = current {
      if node.kind == CMARK_NODE_HTML_INLINE { pieces.append(node) }
      current = node.firstChild ?? node.nextOutside(below: self)
    }
    return pieces
  }
}
