/// The nodes of a template at all levels of open sections, blocks and parents.
struct NodeStack {
  /// A section, block or parent without its end tag yet.
  struct OpenTag {
    enum Kind {
      case section(TemplateName, isInverted: Bool)
      case block(beginsLine: Bool, indentation: Range<Int>)
      case parent(indentation: Range<Int>)
    }

    let kind: Kind
    let name: String
    let range: Range<Int>
    /// Nodes before the tag at the tag's level.
    fileprivate var before: [TemplateNode] = []

    init(_ kind: Kind, name: String, range: Range<Int>) {
      self.kind = kind
      self.name = name
      self.range = range
    }

    var isParent: Bool { if case .parent = kind { true } else { false } }
  }

  /// Maximum depth of nested tags. Deeper trees could overflow the stack, even when freed.
  static let depthLimit = 200

  private let bytes: [UInt8]
  private(set) var open: [OpenTag] = []
  private(set) var nodes: [TemplateNode] = []
  /// Names closed by another tag's end. Their own end tags aren't reported as well.
  private var closedByOthers: [String] = []
  /// Whether some end tags lack a start, so that the scopes of names are uncertain.
  private(set) var isMisnested = false
  private(set) var mistakes: [(mistake: SyntaxMistake, range: Range<Int>)] = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isFull: Bool { open.count == Self.depthLimit }

  /// Whether a block here replaces a block of a parent.
  var isInParent: Bool { open.last?.isParent == true }

  /// Whether the innermost open tag is a block that replaces a block of a parent.
  var replacesBlock: Bool { open.dropLast().last?.isParent == true }

  mutating func append(_ node: TemplateNode) { nodes.append(node) }

  mutating func push(_ tag: OpenTag) {
    var tag = tag
    tag.before = nodes
    open.append(tag)
    nodes = []
  }

  /// Processes an end tag. It closes the innermost open tag or, if names differ, the one probably
  /// meant.
  mutating func close(_ name: String, _ range: Range<Int>, standsAlone: Bool) {
    // Copying the whole tag would keep `closeLast` from appending to its nodes in place.
    guard let innermost = open.last?.name else { return reportStray(name, range) }
    if innermost == name {
      closeLast(standsAlone: standsAlone)
    } else if name.isEmpty {
      mistakes.append((.emptyTag, range))
      closeLast()
    } else if innermost.isEmpty {
      closeLast()
    } else if let outer = open.lastIndex(where: { $0.name == name }) {
      while open.count > outer + 1 { closeUnclosed() }
      closeLast()
    } else if closedByOthers.contains(name) {
      reportStray(name, range)
    } else {
      mistakes.append((.mismatchedClose(found: name, expected: innermost), range))
      closedByOthers.append(innermost)
      closeLast()
    }
  }

  /// Closes the innermost open tag, whose end tag is missing.
  mutating func closeUnclosed() {
    guard let (name, range) = open.last.map({ ($0.name, $0.range) }) else { return }
    mistakes.append((.unclosedSection(name), range))
    closedByOthers.append(name)
    closeLast()
  }

  /// Closes all open tags at the end of the text.
  mutating func closeAll() { while !open.isEmpty { closeLast() } }

  private mutating func reportStray(_ name: String, _ range: Range<Int>) {
    isMisnested = true
    if let index = closedByOthers.firstIndex(of: name) {
      closedByOthers.remove(at: index)
    } else {
      mistakes.append((name.isEmpty ? .emptyTag : .strayClose(name), range))
    }
  }

  private mutating func closeLast(standsAlone: Bool = false) {
    guard var tag = open.popLast() else { return }
    swap(&nodes, &tag.before)
    let body = tag.before
    switch tag.kind {
    case .section(let name, let isInverted):
      nodes.append(.section(SectionTag(name: name, isInverted: isInverted, body: body)))
    case .block(let beginsLine, let indentation):
      nodes.append(
        .block(
          BlockTag(
            name: tag.name, range: tag.range, body: body,
            indentation: beginsLine ? firstIndentation(of: body) ?? indentation : indentation,
            beginsLine: beginsLine)))
    case .parent(let indentation):
      if standsAlone { removeLineStart(indentation) }
      nodes.append(
        .parent(
          ParentTag(
            name: tag.name, range: tag.range, overrides: overrides(in: body),
            indentation: standsAlone ? indentation : nil)))
    }
  }

  /// Returns the blocks in a parent tag. Its other contents are never shown (mustache(5),
  /// "Parents").
  private mutating func overrides(in body: [TemplateNode]) -> [BlockTag] {
    var blocks: [BlockTag] = []
    var names: Set<String> = []
    for case .block(let block) in body {
      if names.insert(block.name).inserted {
        blocks.append(block)
      } else {
        mistakes.append((.duplicateBlock(block.name), block.range))
      }
    }
    return blocks
  }

  /// Removes the white space or line start before a standalone tag.
  private mutating func removeLineStart(_ white: Range<Int>) {
    switch nodes.last {
    case .lineStart: nodes.removeLast()
    case .text(let range, let startsLine) where !white.isEmpty:
      nodes.removeLast()
      if range.lowerBound < white.lowerBound {
        nodes.append(.text(range.lowerBound..<white.lowerBound, startsLine: startsLine))
      }
    default: break
    }
  }

  private func firstIndentation(of body: [TemplateNode]) -> Range<Int>? {
    switch body.first {
    case .text(let range, startsLine: true):
      let end = range.first { !bytes[$0].isBlank } ?? range.upperBound
      return range.lowerBound..<end
    case .partial(let partial): return partial.indentation
    case .parent(let parent): return parent.indentation
    case .block(let block): return block.beginsLine ? block.indentation : nil
    case .lineStart: return 0..<0
    case .section(let section): return firstIndentation(of: section.body)
    default: return nil
    }
  }
}
