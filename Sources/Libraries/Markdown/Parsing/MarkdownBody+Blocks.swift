import Basics
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

  /// The first of the given places that readers see as text: outside of code, comments and HTML's
  /// `<pre>`. In a text that is refused, the first place counts as seen.
  package func firstSeen(of places: some Sequence<Int>) -> Int? {
    guard let document = try? MarkdownDocument(self, .withoutComments) else {
      return places.first { _ in true }
    }
    let code = blocks { node, kind in
      kind == CMARK_NODE_CODE_BLOCK || kind == CMARK_NODE_HTML_BLOCK && node.isPreformatted
    }
    return places.first { place in
      guard document.comment(around: place) == nil else { return false }
      let next = code.partitioningIndex { $0.upperBound > place }
      return next == code.count || !code[next].contains(place)
    }
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

extension MarkdownNode {
  /// Whether it is a block of HTML that shows text as it is written.
  fileprivate var isPreformatted: Bool {
    let start = literal.drop(while: \.isBlank).prefix(4)
    return start.map { $0 | 0x20 }.elementsEqual("<pre".utf8)
  }
}
