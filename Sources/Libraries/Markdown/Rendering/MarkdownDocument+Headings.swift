import CCMark
import Foundation

extension MarkdownDocument {
  /// Ids of headings that authors wrote.
  var claimedIDs: Set<String> {
    guard !additions.isEmpty else { return [] }
    var ids: Set<String> = []
    for case .heading(let id, isValid: true) in additions.values {
      ids.insert(id.precomposedStringWithCanonicalMapping)
    }
    return ids
  }

  /// Whether it contains a first-level heading, at any depth.
  var hasTopHeading: Bool {
    var current = root.firstChild
    while let node = current {
      var child: MarkdownNode?
      switch node.kind {
      case CMARK_NODE_HEADING:
        if node.headingLevel == 1, !isCell(node) { return true }
      // Paragraphs, which make up most of a text, contain no headings.
      case CMARK_NODE_PARAGRAPH: break
      default: child = node.firstChild
      }
      current = child ?? node.nextOutside(below: root)
    }
    return false
  }

  /// Whether a heading is the content of a table's cell.
  func isCell(_ heading: MarkdownNode) -> Bool {
    guard !additions.isEmpty, let parent = heading.parent, case .cell = additions[parent] else {
      return false
    }
    return true
  }
}
