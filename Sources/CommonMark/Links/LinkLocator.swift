import CCMark
import Diagnostics

/// Finds where the author wrote the destinations of links.
///
/// libcmark knows the lines of a paragraph, but not the columns in it, once quotes, lists or line
/// ends come before. So the destinations of a paragraph are looked for in their order in its lines,
/// and those not found there in the definitions. That happens when something is wrong and not before.
///
/// A class, for what was found for one link serves the others; used by one rendering.
final class LinkLocator {
  let document: MarkdownDocument
  private var lines: LineIndex?
  private var block: Block?
  private var definitions: LinkDefinitions?
  /// Where the pieces of raw HTML in one block begin.
  var rawPieces: (block: MarkdownNode, starts: [MarkdownNode: Int])?
  // One each, so that a paragraph's links and their definitions are both met in order.
  private lazy var places = PlaceCursor(document.body.source)
  private lazy var definitionPlaces = PlaceCursor(document.body.source)

  private struct Block {
    let node: MarkdownNode
    let firstLine: Range<Int>
    let destinations: [MarkdownNode: Range<Int>]
  }

  private enum Finding {
    case inParagraph(Range<Int>)
    case inDefinition(Range<Int>)
    case nowhere(Block)
  }

  /// So many brackets that belong to no link may lie between two links, so that time stays linear.
  private static let reach = 256

  init(_ document: MarkdownDocument) { self.document = document }

  /// The bytes of the source file that hold the destination of a link or image.
  func sourceRange(of link: MarkdownNode) -> Range<Int> {
    switch find(link) {
    case .inParagraph(let range), .inDefinition(let range): document.body.sourceRange(range)
    case .nowhere(let block): document.body.sourceRange(block.firstLine)
    }
  }

  /// Where the destination of a link or image lies in the source file.
  func place(of link: MarkdownNode) -> Place {
    switch find(link) {
    case .inParagraph(let range): places.place(document.body.sourceRange(range))
    case .inDefinition(let range): definitionPlaces.place(document.body.sourceRange(range))
    // With those in definitions: a jump to the line's start would lose the way along it.
    case .nowhere(let block): definitionPlaces.place(document.body.sourceRange(block.firstLine))
    }
  }

  private func find(_ link: MarkdownNode) -> Finding {
    document.body.withBytes { text in
      let block = block(link.block, of: text)
      if let range = block.destinations[link] { return .inParagraph(range) }
      if definitions == nil { definitions = LinkDefinitions(text) }
      let range = definitions?.range(of: link.destination, in: text)
      return range.map(Finding.inDefinition) ?? .nowhere(block)
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

  /// The destinations that lie in a block, each behind those before it.
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
  /// The links and images below, in the order in which their destinations are written: an image
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
