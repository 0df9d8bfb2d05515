import CCMark

/// Finds additions to CommonMark in libcmark's tree, and inserts their nodes.
///
/// Every pass visits the texts of one block at a time and never goes back, so it takes linear time.
struct TreeAdditions {
  let additions: MarkdownAdditions
  let scan: AdditionScan
  let mark: EscapeMark?
  var found: [MarkdownNode: Addition] = [:]
  var footnotes = Footnotes()
  /// Labels of missing footnotes, each once, with the block that first uses it.
  var missed: [(label: [UInt8], block: MarkdownNode)] = []
  /// Number of nodes that additions may still add to libcmark's, so that a text can't use up all
  /// memory.
  var nodesLeft = MarkdownLimits.marks

  init(additions: MarkdownAdditions, scan: AdditionScan, mark: EscapeMark?) {
    self.additions = additions
    self.scan = scan
    self.mark = mark
  }

  /// Reads every block of a tree, then the footnotes that it uses, and appends those. Returns the
  /// block that exceeds the limits, if any.
  mutating func read(below root: MarkdownNode) -> MarkdownNode? {
    var excess = readBlocks(below: root)
    while excess == nil, let footnote = footnotes.next() { excess = readBlocks(below: footnote) }
    footnotes.finish(in: root, &found)
    if let mark { root.strip(mark) }
    return excess
  }

  private mutating func readBlocks(below node: MarkdownNode) -> MarkdownNode? {
    var blocks: [MarkdownNode] = []
    var current = node.firstChild
    while let inner = current {
      let kind = inner.kind
      // Paragraphs and headings contain no blocks.
      let isBlockOfText = kind == CMARK_NODE_PARAGRAPH || kind == CMARK_NODE_HEADING
      if isBlockOfText { blocks.append(inner) }
      current = (isBlockOfText ? nil : inner.firstChild) ?? inner.nextOutside(below: node)
    }
    for block in blocks {
      // The id is read first, before other additions change the block's content.
      if scan.headingIDs { readID(of: block) }
      if scan.taskLists { readTask(block) }
      if scan.footnotes { splitTexts(of: block) { $0.splitReferences(of: $1, in: block) } }
      if scan.bareLinks { splitTexts(of: block) { $0.splitLinks(of: $1) } }
      if scan.strikethrough { strikeThrough(in: block) }
      if scan.quotes { setType(in: block) }
      if nodesLeft < 0 { return block }
    }
    return nil
  }

  /// Reads `- [ ] text`: a list item whose first paragraph begins with a checkbox and a space.
  private mutating func readTask(_ block: MarkdownNode) {
    guard block.kind == CMARK_NODE_PARAGRAPH, let item = block.parent,
      item.kind == CMARK_NODE_ITEM, item.firstChild == block,
      let text = block.firstChild, text.kind == CMARK_NODE_TEXT
    else { return }
    let bytes = text.literal
    guard bytes.count >= 4, bytes[0] == UInt8(ascii: "["), bytes[2] == UInt8(ascii: "]"),
      bytes[3] == UInt8(ascii: " ") || bytes[3] == UInt8(ascii: "\t")
    else { return }
    let isDone = bytes[1] | 0x20 == UInt8(ascii: "x")
    guard isDone || bytes[1] == UInt8(ascii: " ") || bytes[1] == UInt8(ascii: "\t"),
      let task = MarkdownNode.new(CMARK_NODE_CUSTOM_INLINE)
    else { return }
    text.setLiteral(Array(bytes.dropFirst(4)))
    while let child = block.firstChild { task.append(child) }
    block.append(task)
    found[task] = .task(isDone: isDone)
    found[item] = .taskItem
  }
}

extension MarkdownNode {
  /// Removes the marks from every text, destination and title below.
  fileprivate func strip(_ mark: EscapeMark) {
    forEachDescendant { node, kind in
      switch kind {
      case CMARK_NODE_TEXT, CMARK_NODE_CODE, CMARK_NODE_HTML_INLINE, CMARK_NODE_HTML_BLOCK:
        if let literal = mark.stripped(node.literal) { node.setLiteral(literal) }
      case CMARK_NODE_CODE_BLOCK:
        if let literal = mark.stripped(node.literal) { node.setLiteral(literal) }
        if let info = mark.stripped(node.fenceInfo) { node.setFenceInfo(info) }
      case CMARK_NODE_LINK, CMARK_NODE_IMAGE:
        if let destination = mark.stripped(node.destination) { node.setDestination(destination) }
        if let title = mark.stripped(node.title) { node.setTitle(title) }
      default: break
      }
    }
  }
}
