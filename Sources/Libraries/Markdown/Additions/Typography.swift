import CCMark
import CPlatform
import Markup

extension TreeAdditions {
  /// Replaces typed quotes, dashes and dots in a block with quotation marks, dashes and ellipses.
  mutating func setType(in block: MarkdownNode) {
    guard let quotes = additions.quotes, block.holdsMarks else { return }
    var line = TypedLine(mark)
    var hasImages = false
    var current = block.firstChild
    while let node = current {
      switch node.kind {
      case CMARK_NODE_TEXT: line.append(node.literal, of: node)
      case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: line.append(" ")
      case CMARK_NODE_CODE: line.append("x")
      case CMARK_NODE_IMAGE:
        line.append("x")
        hasImages = true
      case CMARK_NODE_LINK where found[node] == .bareLink || node.isAutomaticLink:
        line.append("x")
        current = node.nextOutside(below: block)
        continue
      default: break
      }
      // An image's alternative text isn't part of the line, so it is processed separately.
      current =
        (node.kind == CMARK_NODE_IMAGE ? nil : node.firstChild) ?? node.nextOutside(below: block)
    }
    line.set(with: quotes)
    if hasImages { setTypeOfAlternatives(in: block, quotes) }
  }

  private func setTypeOfAlternatives(in block: MarkdownNode, _ quotes: QuotationMarks) {
    var current = block.firstChild
    while let node = current {
      guard node.kind == CMARK_NODE_IMAGE else {
        current = node.firstChild ?? node.nextOutside(below: block)
        continue
      }
      var line = TypedLine(mark)
      node.forEachDescendant { inner, kind in
        switch kind {
        case CMARK_NODE_TEXT: line.append(inner.literal, of: inner)
        case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: line.append(" ")
        case CMARK_NODE_CODE: line.append("x")
        default: break
        }
      }
      line.set(with: quotes)
      current = node.nextOutside(below: block)
    }
  }
}

extension MarkdownNode {
  /// Whether a text below contains a character to replace; few blocks do.
  fileprivate var holdsMarks: Bool {
    var current = firstChild
    while let node = current {
      if node.kind == CMARK_NODE_TEXT, node.literal.mayBeSet { return true }
      current = node.firstChild ?? node.nextOutside(below: self)
    }
    return false
  }

  /// Whether the link was written in `<>`, with its address as its text.
  fileprivate var isAutomaticLink: Bool {
    guard let text = firstChild, text.next == nil, text.kind == CMARK_NODE_TEXT else {
      return false
    }
    let (address, literal) = (destination, text.literal)
    return address.elementsEqual(literal)
      || address.count == literal.count + 7 && address.starts(with: "mailto:".utf8)
  }
}

/// The texts of a block as a reader sees them, joined.
private struct TypedLine {
  private let mark: EscapeMark?
  private var bytes: [UInt8] = []
  /// The nodes that the bytes come from; no node between them may change.
  private var parts: [(node: MarkdownNode, range: Range<Int>)] = []
  private var edits: [(range: Range<Int>, text: [UInt8])] = []
  /// Indices of edits that may begin a quotation in single quotes, and aren't closed yet.
  private var openSingles: [Int] = []
  private var isOpen = false

  init(_ mark: EscapeMark?) {
    self.mark = mark
    bytes.reserveCapacity(512)
  }

  mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Adds a node's text.
  mutating func append(_ text: UnsafeBufferPointer<UInt8>, of node: MarkdownNode) {
    parts.append((node, bytes.count..<bytes.count + text.count))
    bytes.append(contentsOf: text)
  }

  mutating func set(with quotes: QuotationMarks) {
    for part in parts {
      var index = part.range.lowerBound
      while true {
        index = nextMark(in: index..<part.range.upperBound)
        guard index < part.range.upperBound else { break }
        switch bytes[index] {
        case UInt8(ascii: "\""): setDouble(at: index, quotes.outer)
        case UInt8(ascii: "'"): setSingle(at: index, quotes.inner)
        case UInt8(ascii: "-"), UInt8(ascii: "."):
          let start = index
          while index < part.range.upperBound, bytes[index] == bytes[start] { index += 1 }
          setRun(start..<index)
          continue
        default: break
        }
        index += 1
      }
    }
    write()
  }

  /// First index at which a character may be replaced. The search ends with the range: a text may
  /// have as many parts as lines, and searching further would take quadratic time.
  private func nextMark(in range: Range<Int>) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      zoetrope_end_of_plain(
        bytes.baseAddress, range.lowerBound, range.upperBound, zoetrope_marks_of_typing)
    }
  }

  private func isMarked(_ index: Int) -> Bool { mark?.marks(index, in: bytes) == true }

  private func flanking(_ range: Range<Int>) -> (before: Surroundings, after: Surroundings) {
    // An escape mark is not part of the text, but the character after it is.
    let isBeforeMark = mark?.begins(at: range.upperBound, in: bytes) == true
    return (
      .before(range.lowerBound, in: bytes),
      .at(range.upperBound + (isBeforeMark ? 2 : 0), in: bytes)
    )
  }

  private mutating func setDouble(at index: Int, _ quotes: QuotationMarks.Pair) {
    guard !isMarked(index) else { return }
    let (before, after) = flanking(index..<index + 1)
    let (opens, closes) = Surroundings.flanking(before, after)
    if opens, !(closes && isOpen) {
      // A quote between letters that doesn't close a quotation means inches, as in 3.5"x5".
      guard !closes || before != .word else { return }
      edits.append((index..<index + 1, quotes.open))
      isOpen = true
    } else if closes {
      // A quote after a digit means inches, unless it ends a quotation.
      guard isOpen || index == 0 || !bytes[index - 1].isDigit else { return }
      edits.append((index..<index + 1, quotes.close))
      isOpen = false
    }
  }

  private static let apostrophe = Array("’".utf8)

  private mutating func setSingle(at index: Int, _ quotes: QuotationMarks.Pair) {
    guard !isMarked(index) else { return }
    let (before, after) = flanking(index..<index + 1)
    let (opens, closes) = Surroundings.flanking(before, after)
    var text = Self.apostrophe
    if closes, !opens, let opener = openSingles.popLast() {
      edits[opener].text = quotes.open
      text = quotes.close
    } else if opens, !closes, index + 1 < bytes.count, !bytes[index + 1].isDigit {
      // An apostrophe, as in 'tis, unless a later quote shows that it begins a quotation.
      openSingles.append(edits.count)
    }
    edits.append((index..<index + 1, text))
  }

  /// Replaces `--` with an en dash, `---` with an em dash and `...` with an ellipsis; longer runs
  /// are probably drawings and stay.
  private mutating func setRun(_ run: Range<Int>) {
    guard !isMarked(run.lowerBound), !goesOn(run) else { return }
    switch (bytes[run.lowerBound], run.count) {
    case (UInt8(ascii: "."), 3): edits.append((run, Array("…".utf8)))
    case (UInt8(ascii: "-"), 3): edits.append((run, Array("—".utf8)))
    case (UInt8(ascii: "-"), 2):
      // A command's option, as in --verbose, stays.
      let (before, after) = flanking(run)
      guard before != .space || after != .word else { return }
      edits.append((run, Array("–".utf8)))
    default: break
    }
  }

  /// Whether the run continues beyond its node.
  private func goesOn(_ run: Range<Int>) -> Bool {
    let byte = bytes[run.lowerBound]
    return run.lowerBound > 0 && bytes[run.lowerBound - 1] == byte
      || run.upperBound < bytes.count && bytes[run.upperBound] == byte
  }

  private func write() {
    var edit = edits.startIndex
    for part in parts {
      var text: [UInt8] = []
      var start = part.range.lowerBound
      while edit < edits.endIndex, edits[edit].range.lowerBound < part.range.upperBound {
        // One-byte marks become three-byte characters.
        if text.isEmpty { text.reserveCapacity(part.range.count + 32) }
        text.append(contentsOf: bytes[start..<edits[edit].range.lowerBound])
        text.append(contentsOf: edits[edit].text)
        start = edits[edit].range.upperBound
        edit += 1
      }
      guard start > part.range.lowerBound else { continue }
      text.append(contentsOf: bytes[start..<part.range.upperBound])
      part.node.setLiteral(text)
    }
  }
}
