import CCMark

extension MarkdownBody {
  /// Ranges in the text of paragraphs and headings outside of lists, quotes and comments. Empty for
  /// a text that exceeds a limit, which rendering reports.
  package var topLevelTexts: [Range<Int>] {
    blocks { node, kind in
      kind == CMARK_NODE_PARAGRAPH || kind == CMARK_NODE_HEADING
        ? node.parent?.kind == CMARK_NODE_DOCUMENT : false
    }
  }

  /// Ranges of code blocks in the text; empty for a text that exceeds a limit.
  package var codeBlocks: [Range<Int>] {
    blocks { _, kind in kind == CMARK_NODE_CODE_BLOCK }
  }

  /// Whether readers see a byte as text: outside of code blocks and comments. In a text that
  /// exceeds a limit, every byte counts as seen.
  package func isSeen(at index: Int) -> Bool {
    guard let document = try? MarkdownDocument(self, .withoutComments) else { return true }
    guard document.comment(around: index) == nil else { return false }
    return !codeBlocks.contains { $0.contains(index) }
  }

  private func blocks(where isWanted: (MarkdownNode, cmark_node_type) -> Bool) -> [Range<Int>] {
    guard let document = try? MarkdownDocument(self, .withoutComments) else { return [] }
    let locator = LinkLocator(document)
    return withBytes { text in
      var ranges: [Range<Int>] = []
      document.root.forEachDescendant { node, kind in
        if isWanted(node, kind) { ranges.append(locator.area(of: node, in: text)) }
      }
      return ranges
    }
  }
}
