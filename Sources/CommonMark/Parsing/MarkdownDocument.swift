import CCMark
package import Diagnostics

/// A parsed Markdown body.
///
/// A class, for it owns libcmark's tree and frees it once.
///
/// `@unchecked Sendable`: the tree is complete before `init` returns and nothing writes to it before
/// `deinit`; from 0.30, libcmark's getters only read (older ones are refused in `shim.h`).
package final class MarkdownDocument: @unchecked Sendable {
  package let body: MarkdownBody
  let root: MarkdownNode

  package convenience init(_ source: SourceFile, body: Range<Int>) throws(MarkdownFault) {
    try self.init(MarkdownBody(source, body: body))
  }

  /// Parses, unless the body is over a limit.
  package init(_ body: MarkdownBody) throws(MarkdownFault) {
    root = try body.withBytes { text throws(MarkdownFault) in
      guard text.count <= MarkdownLimits.bytes else {
        throw body.fault(.tooLarge(bytes: text.count), at: 0)
      }
      var estimate = WorkEstimate()
      switch estimate.scan(text) {
      case .depth(let offset): throw body.fault(.tooDeep, at: offset)
      case .complexity(let offset): throw body.fault(.tooComplex, at: offset)
      case nil: break
      }
      // C reads `char`; the bytes are the same.
      let start = UnsafeRawPointer(text.baseAddress)?.assumingMemoryBound(to: CChar.self)
      guard let tree = cmark_parse_document(start, text.count, CMARK_OPT_VALIDATE_UTF8) else {
        throw body.fault(.tooComplex, at: 0)
      }
      let root = MarkdownNode(tree)
      if estimate.needsCounting, let node = root.firstNested(deeperThan: MarkdownLimits.nesting) {
        let line = node.block.startLine
        cmark_node_free(tree)
        throw body.fault(.tooDeep, at: LineIndex(text).start(ofLine: line))
      }
      return root
    }
    self.body = body
  }

  deinit { cmark_node_free(root.pointer) }
}

extension MarkdownBody {
  fileprivate func fault(_ reason: MarkdownFault.Reason, at offset: Int) -> MarkdownFault {
    let line = withBytes { text in
      var end = offset
      while end < text.count, !text[end].isLineEnd { end += 1 }
      var start = offset
      while start < end, text[start].isBlank { start += 1 }
      return start..<end
    }
    return MarkdownFault(reason: reason, place: source.place(sourceRange(line)))
  }
}

extension MarkdownNode {
  /// The first node below that more containers, emphases, links and images than this hold.
  fileprivate func firstNested(deeperThan limit: Int) -> MarkdownNode? {
    var depth = 0
    var node = self
    while true {
      if let child = node.firstChild {
        if node.nests { depth += 1 }
        if depth > limit { return child }
        node = child
        continue
      }
      // Up to the next node, leaving what has ended.
      while node.next == nil {
        guard let parent = node.parent, parent != self else { return nil }
        node = parent
        if node.nests { depth -= 1 }
      }
      guard node != self, let next = node.next else { return nil }
      node = next
    }
  }

  /// Whether it counts as a level: a list does not, for its items do.
  private var nests: Bool {
    switch kind {
    case CMARK_NODE_BLOCK_QUOTE, CMARK_NODE_ITEM, CMARK_NODE_EMPH, CMARK_NODE_STRONG,
      CMARK_NODE_LINK, CMARK_NODE_IMAGE:
      true
    default: false
    }
  }
}
