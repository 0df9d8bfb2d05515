import CCMark

extension TreeAdditions {
  /// Greatest length of an id in bytes.
  private static let lengthLimit = 200

  /// Reads `Words {#id}`: braces at the end of a heading contain its id, and are removed from the
  /// text.
  mutating func readID(of block: MarkdownNode) {
    guard block.kind == CMARK_NODE_HEADING, !isCell(block),
      let end = TextEnd(of: block, limit: 2 * Self.lengthLimit),
      let open = end.bytes.lastRange(of: Array("{#".utf8))
    else { return }
    let name = end.bytes[open.upperBound...].dropLast()
    // If a character is escaped, the author may mean the braces as text.
    if let mark,
      end.bytes[max(0, open.lowerBound - 2)...].indices.contains(where: {
        mark.begins(at: $0, in: end.bytes)
      })
    {
      return
    }
    var words = end.bytes[..<open.lowerBound]
    while let last = words.last, last.isBlank { words = words.dropLast() }
    guard !name.contains(UInt8(ascii: "{")) else { return }
    let id = String(decoding: name, as: UTF8.self)
    guard name.count <= Self.lengthLimit, HeadingIDs.isValid(id) else {
      found[block] = .heading(id: id, isValid: false)
      return
    }
    found[block] = .heading(id: id, isValid: true)
    end.replace(by: Array(words))
  }

  private func isCell(_ heading: MarkdownNode) -> Bool {
    guard let parent = heading.parent, case .cell = found[parent] else { return false }
    return true
  }
}

/// The texts at the end of a block, back to a `{` in them.
private struct TextEnd {
  let first: MarkdownNode
  let bytes: [UInt8]

  /// Collects the texts; `nil` if the last `limit` bytes contain no `{`.
  init?(of block: MarkdownNode, limit: Int) {
    guard var node = block.lastChild, node.kind == CMARK_NODE_TEXT,
      node.literal.last == UInt8(ascii: "}")
    else { return nil }
    var bytes = Array(node.literal)
    while !bytes.contains(UInt8(ascii: "{")) {
      guard bytes.count <= limit, let previous = node.previous,
        previous.kind == CMARK_NODE_TEXT
      else { return nil }
      node = previous
      bytes.insert(contentsOf: node.literal, at: 0)
    }
    first = node
    self.bytes = bytes
  }

  /// Replaces all of the texts with one.
  func replace(by bytes: [UInt8]) {
    while let next = first.next { next.remove() }
    if bytes.isEmpty { first.remove() } else { first.setLiteral(bytes) }
  }
}

extension [UInt8] {
  fileprivate func lastRange(of wanted: [UInt8]) -> Range<Int>? {
    var start = count - wanted.count
    while start >= 0 {
      if self[start..<start + wanted.count].elementsEqual(wanted) {
        return start..<start + wanted.count
      }
      start -= 1
    }
    return nil
  }
}
