import CCMark
import Diagnostics

/// Finds the destinations of links in the author's text.
///
/// libcmark reports the lines of a paragraph, but not the columns after quotes, lists or line ends.
/// So this class searches a paragraph's lines for its destinations in order, and looks for any
/// others in the definitions. It does so only for a diagnostic.
///
/// A class, because it reuses results of one link for others; one rendering uses it.
final class LinkLocator {
  let document: MarkdownDocument
  private var lines: LineIndex?
  private var block: Block?
  private var definitions: LinkDefinitions?
  /// Start of each piece of raw HTML in the block searched last.
  var rawPieces: (block: MarkdownNode, starts: [MarkdownNode: Int])?

  private struct Block {
    let node: MarkdownNode
    let firstLine: Range<Int>
    let destinations: [MarkdownNode: Range<Int>]
  }

  /// Greatest number of unrelated brackets between two links, which keeps the search linear.
  private static let reach = 256

  init(_ document: MarkdownDocument) { self.document = document }

  /// Range of the destination of a link or image in the source file.
  func sourceRange(of link: MarkdownNode) -> Range<Int> {
    document.body.sourceRange(find(link))
  }

  /// Place of the destination of a link or image in the source file.
  func place(of link: MarkdownNode) -> SourceRange {
    document.body.source.place(sourceRange(of: link))
  }

  /// Place of a heading's id as its author wrote it: the braces, or the heading's line if they are
  /// not found.
  func place(ofID id: String, of heading: MarkdownNode) -> SourceRange {
    let range = document.body.withBytes { text in
      let area = area(of: heading, in: text)
      let wanted = Array("{#\(id)}".utf8)
      var start = area.upperBound - wanted.count
      while start >= area.lowerBound {
        if text[start..<start + wanted.count].elementsEqual(wanted) {
          return start..<start + wanted.count
        }
        start -= 1
      }
      return firstLine(of: heading, in: text)
    }
    return document.body.source.place(document.body.sourceRange(range))
  }

  /// Range of the destination in the text; the first line of its block if it isn't found.
  private func find(_ link: MarkdownNode) -> Range<Int> {
    document.body.withBytes { text in
      let block = block(link.block, of: text)
      if let range = block.destinations[link] { return range }
      if definitions == nil { definitions = LinkDefinitions(text) }
      return definitions?.range(of: link.destination, in: text) ?? block.firstLine
    }
  }

  func area(of block: MarkdownNode, in text: UnsafeBufferPointer<UInt8>) -> Range<Int> {
    if let draft = document.draft { return draft.origin(of: block) }
    let index = lines ?? LineIndex(text)
    lines = index
    let start = index.start(ofLine: block.startLine)
    return start..<max(start, index.start(ofLine: block.endLine + 1))
  }

  func firstLine(
    of block: MarkdownNode, in text: UnsafeBufferPointer<UInt8>
  ) -> Range<Int> {
    var start = area(of: block, in: text).lowerBound
    var end = start
    while end < text.count, !text[end].isLineEnd { end += 1 }
    while start < end, text[start].isBlank { start += 1 }
    return start..<end
  }

  /// The destinations in a block, each searched for after the previous one.
  private func block(_ node: MarkdownNode, of text: UnsafeBufferPointer<UInt8>) -> Block {
    if let block, block.node == node { return block }
    let source = DestinationText(text, in: area(of: node, in: text))
    let candidates = source.inlineCandidates
    var next = candidates.startIndex
    var destinations: [MarkdownNode: Range<Int>] = [:]
    var textStart = source.start
    for link in node.linksByDestination {
      if document.additions[link] == .bareLink, let text = link.firstChild {
        guard let range = source.range(ofText: text.literal, from: textStart) else { continue }
        destinations[link] = range
        textStart = range.upperBound
        continue
      }
      let wanted = link.destination
      for index in candidates[next...].prefix(Self.reach).indices {
        guard let range = source.range(of: wanted, at: candidates[index]) else { continue }
        destinations[link] = range
        next = index + 1
        break
      }
    }
    let found = Block(
      node: node, firstLine: firstLine(of: node, in: text), destinations: destinations)
    block = found
    return found
  }
}

extension MarkdownNode {
  /// The links and images below, in the order in which authors write their destinations: an image
  /// inside a link comes before the link.
  fileprivate var linksByDestination: [MarkdownNode] {
    var links: [MarkdownNode] = []
    var node = self
    while true {
      if let child = node.firstChild {
        node = child
        continue
      }
      if node.isLink { links.append(node) }
      while node != self, node.next == nil {
        guard let parent = node.parent else { return links }
        node = parent
        if node.isLink { links.append(node) }
      }
      guard node != self, let next = node.next else { return links }
      node = next
    }
  }

  private var isLink: Bool { kind == CMARK_NODE_LINK || kind == CMARK_NODE_IMAGE }
}
