import CCMark
import Foundation

extension MarkdownDocument {
  /// The ids that authors have given to headings.
  var claimedIDs: Set<String> {
    guard !additions.isEmpty else { return [] }
    var ids: Set<String> = []
    for case .heading(let id, isValid: true) in additions.values {
      ids.insert(id.precomposedStringWithCanonicalMapping)
    }
    return ids
  }

  /// Whether a heading of the first level is in it, wherever.
  var hasTopHeading: Bool {
    var current = root.firstChild
    while let node = current {
      var child: MarkdownNode?
      switch node.kind {
      case CMARK_NODE_HEADING:
        if node.headingLevel == 1, !isCell(node) { return true }
      // No heading lies in what is most of a text.
      case CMARK_NODE_PARAGRAPH: break
      default: child = node.firstChild
      }
      current = child ?? node.nextOutside(below: root)
    }
    return false
  }

  /// Whether a heading is none, but what a table's cell holds.
  func isCell(_ heading: MarkdownNode) -> Bool {
    guard !additions.isEmpty, let parent = heading.parent, case .cell = additions[parent] else {
      return false
    }
    return true
  }
}
