import CCMark

/// The footnotes of one text, numbered in the order in which the text first uses them.
struct Footnotes {
  private struct Footnote {
    /// Content of the footnote, which isn't in a tree until it is used.
    let node: MarkdownNode
    let origin: Range<Int>
    var number: Int?
    var uses = 0
  }

  private var footnotes: [String: Footnote] = [:]
  /// Labels of the used footnotes in the order of their numbers.
  private var used: [String] = []
  /// Number of footnotes whose own text has been read.
  private var readCount = 0
  private(set) var findings: [FootnoteFinding] = []
  private var unknown: Set<String> = []

  init() {}

  /// Takes the footnotes out of their draft's tree; `offset` is the number of lines before that
  /// draft.
  init(_ draft: FootnoteDraft, in root: MarkdownNode, offset: Int) {
    var blocks: [(node: MarkdownNode, line: Int)] = []
    var placeholders: [MarkdownNode] = []
    root.forEachDescendant { node, kind in
      let line = node.startLine - offset
      switch kind {
      case CMARK_NODE_HEADING where draft.placeholders.contains(line): placeholders.append(node)
      case CMARK_NODE_ITEM where node.parent?.parent == root: blocks.append((node, line))
      case CMARK_NODE_LIST, CMARK_NODE_ITEM: break
      default: if node.parent == root { blocks.append((node, line)) }
      }
    }
    for node in placeholders { node.remove() }
    var next = blocks.startIndex
    for definition in draft.definitions {
      guard let node = MarkdownNode.new(CMARK_NODE_CUSTOM_BLOCK) else { continue }
      while next < blocks.endIndex, blocks[next].line < definition.lines.upperBound {
        let block = blocks[next].node
        next += 1
        guard blocks[next - 1].line >= definition.lines.lowerBound else { continue }
        if block.kind == CMARK_NODE_ITEM {
          while let child = block.firstChild { node.append(child) }
        } else {
          node.append(block)
        }
      }
      if footnotes[definition.label] != nil {
        findings.append(.init(.repeated, definition.label, definition.origin))
        node.remove()
      } else {
        footnotes[definition.label] = Footnote(node: node, origin: definition.origin)
      }
    }
    // The lists that contained the footnotes are empty now.
    while let list = root.firstChild, list.kind == CMARK_NODE_LIST, list.holdsNothing,
      list.startLine - offset < (draft.definitions.last?.lines.upperBound ?? 0)
    {
      list.remove()
    }
  }

  /// Registers a use of a footnote; returns its number and how often it has been used, or `nil` if
  /// the footnote doesn't exist.
  mutating func use(_ label: String) -> (number: Int, use: Int)? {
    guard var footnote = footnotes[label] else { return nil }
    let number = footnote.number ?? used.count + 1
    if footnote.number == nil { used.append(label) }
    footnote.number = number
    footnote.uses += 1
    footnotes[label] = footnote
    return (number, footnote.uses)
  }

  /// Registers a missing footnote; returns whether this is its first use.
  mutating func miss(_ label: String) -> Bool { unknown.insert(label).inserted }

  mutating func report(_ finding: FootnoteFinding) { findings.append(finding) }

  /// The next footnote whose text must be read, because it may use other footnotes.
  mutating func next() -> MarkdownNode? {
    guard readCount < used.count else { return nil }
    readCount += 1
    return footnotes[used[readCount - 1]]?.node
  }

  /// Puts the used footnotes at the end of a text, each with links back, and frees the others.
  mutating func finish(in root: MarkdownNode, _ found: inout [MarkdownNode: Addition]) {
    for (label, footnote) in footnotes where footnote.number == nil {
      findings.append(.init(.unused, label, footnote.origin))
      footnote.node.remove()
    }
    findings.sort { $0.range.lowerBound < $1.range.lowerBound }
    guard !used.isEmpty, let section = MarkdownNode.new(CMARK_NODE_CUSTOM_BLOCK) else { return }
    found[section] = .footnotes
    root.append(section)
    for (index, label) in used.enumerated() {
      guard let footnote = footnotes[label] else { continue }
      section.append(footnote.node)
      found[footnote.node] = .footnote(number: index + 1)
      guard let line = footnote.node.lastParagraph else { continue }
      for use in 1...max(1, footnote.uses) {
        guard let back = MarkdownNode.new(CMARK_NODE_CUSTOM_INLINE) else { continue }
        line.append(back)
        found[back] = .footnoteReturn(number: index + 1, use: use)
      }
    }
  }
}

/// A mistake with a footnote.
struct FootnoteFinding: Hashable {
  enum Kind {
    /// No text uses the footnote.
    case unused
    /// An earlier footnote has the same label.
    case repeated
    /// The text uses a footnote that does not exist.
    case unknown
  }

  let kind: Kind
  let label: String
  /// Range in the author's text.
  let range: Range<Int>

  init(_ kind: Kind, _ label: String, _ range: Range<Int>) {
    self.kind = kind
    self.label = label
    self.range = range
  }
}

extension MarkdownNode {
  /// Whether it is a list with only empty items.
  fileprivate var holdsNothing: Bool {
    var item = firstChild
    while let node = item {
      if node.firstChild != nil { return false }
      item = node.next
    }
    return true
  }

  /// The last child if it is a paragraph; otherwise a new paragraph after it.
  fileprivate var lastParagraph: MarkdownNode? {
    if let last = lastChild, last.kind == CMARK_NODE_PARAGRAPH { return last }
    let paragraph = MarkdownNode.new(CMARK_NODE_PARAGRAPH)
    if let paragraph { append(paragraph) }
    return paragraph
  }
}
