import CCMark

// GFM 0.29 §6.5: one or two tildes on each side, the same number on both; paired like emphasis.

extension TreeAdditions {
  /// Strikes through text between pairs of tildes in a block.
  mutating func strikeThrough(in block: MarkdownNode) {
    var containers: [MarkdownNode] = []
    var hasTildes = false
    block.forEachDescendant { node, kind in
      switch kind {
      case CMARK_NODE_TEXT: hasTildes = hasTildes || node.literal.has("~")
      case CMARK_NODE_EMPH, CMARK_NODE_STRONG, CMARK_NODE_LINK, CMARK_NODE_IMAGE,
        CMARK_NODE_CUSTOM_INLINE:
        containers.append(node)
      default: break
      }
    }
    guard hasTildes else { return }
    for container in [block] + containers where found[container] != .bareLink {
      let runs = Self.pair(runs(of: container))
      if !runs.isEmpty { wrap(runs, in: container) }
    }
  }

  /// A run of tildes in one of a node's texts.
  private struct Run {
    let node: MarkdownNode
    let range: Range<Int>
    let opens: Bool
    let closes: Bool
  }

  /// A run that begins or ends struck-through text.
  private struct Bound {
    let range: Range<Int>
    let opens: Bool
  }

  private func runs(of container: MarkdownNode) -> [Run] {
    var runs: [Run] = []
    var child = container.firstChild
    var previous: MarkdownNode?
    while let node = child {
      child = node.next
      if node.kind == CMARK_NODE_TEXT, node.literal.has("~") {
        add(runsOf: node, between: previous, and: child, in: container, to: &runs)
      }
      previous = node
    }
    return runs
  }

  private func add(
    runsOf node: MarkdownNode, between previous: MarkdownNode?, and next: MarkdownNode?,
    in container: MarkdownNode, to runs: inout [Run]
  ) {
    let text = Array(node.literal)
    var index = 0
    while index < text.count {
      guard text[index] == UInt8(ascii: "~") else {
        index += 1
        continue
      }
      let isMarked = mark?.marks(index, in: text) == true
      let start = index
      index += 1
      guard !isMarked else { continue }
      while index < text.count, text[index] == UInt8(ascii: "~") { index += 1 }
      guard index - start <= 2 else { continue }
      let (opens, closes) = Surroundings.flanking(
        start > 0
          ? .before(start, in: text)
          : MarkdownNode.surroundings(beside: previous, in: container),
        index < text.count
          ? .at(index, in: text) : MarkdownNode.surroundings(beside: next, in: container))
      if opens || closes {
        runs.append(Run(node: node, range: start..<index, opens: opens, closes: closes))
      }
    }
  }

  /// The runs of tildes that form pairs, grouped by node.
  private static func pair(_ runs: [Run]) -> [MarkdownNode: [Bound]] {
    var partners: [Int: Bool] = [:]
    // Stacks by length. After a pair, a run inside it can no longer pair with one outside it.
    var open: [[Int]] = [[], [], []]
    for (index, run) in runs.enumerated() {
      let length = run.range.count
      if run.closes, let opener = open[length].popLast() {
        partners[opener] = true
        partners[index] = false
        let other = 3 - length
        while let last = open[other].last, last > opener { open[other].removeLast() }
      } else if run.opens {
        open[length].append(index)
      }
    }
    var bounds: [MarkdownNode: [Bound]] = [:]
    for (index, run) in runs.enumerated() {
      guard let opens = partners[index] else { continue }
      bounds[run.node, default: []].append(Bound(range: run.range, opens: opens))
    }
    return bounds
  }

  /// Moves the nodes between bounds into new nodes.
  private mutating func wrap(_ bounds: [MarkdownNode: [Bound]], in container: MarkdownNode) {
    var open: [MarkdownNode] = []
    func place(_ node: MarkdownNode, before next: MarkdownNode) {
      if let last = open.last { last.append(node) } else { node.insert(before: next) }
    }
    var child = container.firstChild
    while let node = child {
      child = node.next
      let text = bounds[node] == nil ? [] : Array(node.literal)
      var start = 0
      for bound in bounds[node] ?? [] {
        if bound.range.lowerBound > start,
          let piece = MarkdownNode.text(text[start..<bound.range.lowerBound])
        {
          place(piece, before: node)
        }
        start = bound.range.upperBound
        if bound.opens {
          guard let struck = MarkdownNode.new(CMARK_NODE_CUSTOM_INLINE) else { continue }
          nodesLeft -= 2
          found[struck] = .struckThrough
          place(struck, before: node)
          open.append(struck)
        } else {
          open.removeLast()
        }
      }
      if start > 0 {
        if start == text.count {
          node.remove()
          continue
        }
        node.setLiteral(text[start...])
      }
      if let last = open.last { last.append(node) }
    }
  }
}
