import CCMark
import CPlatform
import Diagnostics
import Markup

/// The parser: makes libcmark's tree of a text, with additions to CommonMark.
struct MarkdownTree {
  /// Root, allocated in the memory that was in use at the time.
  private(set) var root: MarkdownNode
  private(set) var additions: [MarkdownNode: Addition] = [:]
  /// Draft; `nil` if libcmark read the author's lines.
  private(set) var draft: Draft?
  private(set) var findings: [FootnoteFinding] = []
  /// Ranges of the comments in the text, and those of HTML markup among them.
  private(set) var comments: [Range<Int>] = []
  private(set) var leftOutMarkup: [Range<Int>] = []

  init(
    _ text: UnsafeBufferPointer<UInt8>, _ body: MarkdownBody, _ additions: MarkdownAdditions
  ) throws(MarkdownFault) {
    guard text.count <= MarkdownLimits.bytes else {
      throw body.fault(.tooLarge(bytes: text.count), at: 0)
    }
    let needsCounting = try Parser.needsCounting(text) { body.fault($1, at: $0) }
    let scan = AdditionScan(text, additions)
    guard scan.comments else {
      let parser = Parser(read: text, text: text, body: body, needsCounting: needsCounting)
      try self.init(parser, additions, scan)
      return
    }
    let removal = try CommentRemoval(text, body)
    self = try removal.bytes.withUnsafeBufferPointer { read throws(MarkdownFault) in
      let parser = Parser(
        read: read, text: text, body: body, needsCounting: removal.needsCounting,
        lines: removal.lines)
      return try MarkdownTree(parser, additions, scan)
    }
    comments = removal.comments
    leftOutMarkup = removal.markup
  }

  private init(
    _ parser: Parser, _ additions: MarkdownAdditions, _ scan: AdditionScan
  ) throws(MarkdownFault) {
    guard !scan.isEmpty else {
      root = try parser.tree(parser.read, nil)
      return
    }
    let marked = try parser.marked()
    var reader = TreeAdditions(additions: additions, scan: scan, mark: marked?.mark)
    let footnotes = scan.footnotes ? try parser.footnotes(marked) : nil
    draft = footnotes?.draft ?? (parser.lines == nil ? nil : parser.draft(marked?.text))
    root = try parser.tree(draft, marked?.text)
    if scan.tables {
      let old = draft ?? parser.draft(marked?.text)
      if let tables = try parser.tables(in: old, root) {
        root.remove()
        draft = tables.draft
        root = try parser.tree(draft, nil)
        tables.place(in: root, &reader.found)
      }
    }
    if scan.comments, let block = root.firstBlockWithComment(marked?.mark) {
      throw parser.fault(.unclearComment, at: block, in: root, draft)
    }
    if let footnotes {
      let offset = (draft?.lineCount ?? 0) - footnotes.draft.lineCount
      reader.footnotes = Footnotes(footnotes, in: root, offset: offset)
    }
    if let block = reader.read(below: root) {
      throw parser.fault(.tooComplex, at: block, in: root, draft)
    }
    self.additions = reader.found
    findings = parser.places(of: reader.missed, draft) + reader.footnotes.findings
    findings.sort { $0.range.lowerBound < $1.range.lowerBound }
    if scan.strikethrough { try parser.checkNesting(of: root, draft) }
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate var isASCII: Bool {
    zoetrope_end_of_plain(baseAddress, 0, count, zoetrope_marks_beyond_ascii) == count
  }
}

/// Parses one text and its drafts.
struct Parser {
  /// The text to parse: the author's, without comments.
  let read: UnsafeBufferPointer<UInt8>
  /// The author's text, to which places refer.
  let text: UnsafeBufferPointer<UInt8>
  let body: MarkdownBody
  let needsCounting: Bool
  /// Lines of the text to parse; `nil` if they are the author's.
  var lines: Draft?

  /// Whether the nesting of a text must be counted; throws if libcmark would take too long.
  static func needsCounting(
    _ text: UnsafeBufferPointer<UInt8>, _ fault: (Int, MarkdownFault.Reason) -> MarkdownFault
  ) throws(MarkdownFault) -> Bool {
    var estimate = WorkEstimate()
    switch estimate.scan(text) {
    case .depth(let offset): throw fault(offset, .tooDeep)
    case .complexity(let offset): throw fault(offset, .tooComplex)
    case nil: return estimate.needsCounting
    }
  }

  /// Draft of the text to parse, with marks if they are given.
  func draft(_ marked: [UInt8]?) -> Draft {
    guard let lines else { return Draft(text, marked: marked) }
    return marked.map { lines.marked($0) } ?? lines
  }

  func marked() throws(MarkdownFault) -> (text: [UInt8], mark: EscapeMark)? {
    do throws(EscapeMark.NoneLeft) {
      return try EscapeMark.marked(read)
    } catch {
      throw body.fault(.tooComplex, at: 0)
    }
  }

  /// Tree of a draft, or of the text with its marks if there isn't a draft.
  func tree(_ draft: Draft?, _ marked: [UInt8]?) throws(MarkdownFault) -> MarkdownNode {
    guard let bytes = draft?.bytes ?? marked else { return try tree(read, nil) }
    return try bytes.withUnsafeBufferPointer { bytes throws(MarkdownFault) in
      try tree(bytes, draft)
    }
  }

  func tree(
    _ bytes: UnsafeBufferPointer<UInt8>, _ draft: Draft?
  ) throws(MarkdownFault) -> MarkdownNode {
    // C expects `char`; the bytes are the same.
    let start = UnsafeRawPointer(bytes.baseAddress)?.assumingMemoryBound(to: CChar.self)
    // ASCII needs no validation.
    let options = bytes.isASCII ? CMARK_OPT_DEFAULT : CMARK_OPT_VALIDATE_UTF8
    guard let parser = cmark_parser_new_with_mem(options, TreeMemory.functions) else {
      throw body.fault(.tooComplex, at: 0)
    }
    cmark_parser_feed(parser, start, bytes.count)
    let tree = cmark_parser_finish(parser)
    cmark_parser_free(parser)
    guard let tree else { throw body.fault(.tooComplex, at: 0) }
    let root = MarkdownNode(tree)
    if needsCounting { try checkNesting(of: root, draft) }
    return root
  }

  func checkNesting(of root: MarkdownNode, _ draft: Draft?) throws(MarkdownFault) {
    guard let node = root.firstNested(deeperThan: MarkdownLimits.nesting) else { return }
    throw fault(.tooDeep, at: node.block, in: root, draft)
  }

  func fault(
    _ reason: MarkdownFault.Reason, at block: MarkdownNode, in root: MarkdownNode, _ draft: Draft?
  ) -> MarkdownFault {
    let offset =
      draft?.origin(of: block).lowerBound ?? LineIndex(text).start(ofLine: block.startLine)
    root.remove()
    return body.fault(reason, at: offset)
  }

  func footnotes(
    _ marked: (text: [UInt8], mark: EscapeMark)?
  ) throws(MarkdownFault) -> FootnoteDraft? {
    let draft = draft(marked?.text)
    let candidates = FootnoteDraft.candidates(in: draft)
    guard !candidates.isEmpty else { return nil }
    guard let mark = marked?.mark ?? EscapeMark.free(in: read) else {
      throw body.fault(.tooComplex, at: 0)
    }
    let without = FootnoteDraft.text(of: draft, without: candidates, mark)
    let root = try tree(nil, without)
    defer { root.remove() }
    return FootnoteDraft(draft, candidates, root)
  }

  /// Finds the tables; frees the tree if the tables have too many cells.
  func tables(in draft: Draft, _ root: MarkdownNode) throws(MarkdownFault) -> TableDraft? {
    do throws(TableDraft.TooManyCells) {
      return try TableDraft(draft, root, text)
    } catch {
      root.remove()
      throw body.fault(.tooComplex, at: draft.origins[error.line - 1].lowerBound)
    }
  }

  /// Places where the author uses missing footnotes.
  func places(
    of missed: [(label: [UInt8], block: MarkdownNode)], _ draft: Draft?
  ) -> [FootnoteFinding] {
    guard !missed.isEmpty else { return [] }
    let draft = draft ?? self.draft(nil)
    var position = 0
    return missed.map { label, block in
      let area = draft.origin(of: block)
      // Missing footnotes of one block are in order.
      if !area.contains(position) { position = area.lowerBound }
      let wanted = Array("[^".utf8) + label + Array("]".utf8)
      while position < area.upperBound, !text[position..<area.upperBound].starts(with: wanted) {
        position += 1
      }
      let range =
        position < area.upperBound
        ? position..<position + wanted.count : area.lowerBound..<area.lowerBound
      return FootnoteFinding(.unknown, String(decoding: label, as: UTF8.self), range)
    }
  }
}

extension MarkdownBody {
  func fault(_ reason: MarkdownFault.Reason, at offset: Int) -> MarkdownFault {
    MarkdownFault(reason: reason, place: source.place(sourceRange(line(from: offset))))
  }

  /// Range from a byte, or the first non-space after it, to the end of its line.
  func line(from offset: Int) -> Range<Int> {
    withBytes { text in
      var end = offset
      while end < text.count, !text[end].isLineEnd { end += 1 }
      var start = offset
      while start < end, text[start].isBlank { start += 1 }
      return start..<end
    }
  }
}

extension MarkdownNode {
  /// The first node below that is nested deeper than the limit in containers, emphases, links and
  /// images.
  fileprivate func firstNested(deeperThan limit: Int) -> MarkdownNode? {
    var depth = 0
    var node = self
    while true {
      if let child = node.firstChild {
        if node.nests { depth += 1 }
        if depth > limit { return child }
        node = child
        continue
      }
      // Moves up to the next node, leaving nodes that have ended.
      while node.next == nil {
        guard let parent = node.parent, parent != self else { return nil }
        node = parent
        if node.nests { depth -= 1 }
      }
      guard node != self, let next = node.next else { return nil }
      node = next
    }
  }

  /// Whether it counts as a level; a list does not, because its items do.
  private var nests: Bool {
    switch kind {
    case CMARK_NODE_BLOCK_QUOTE, CMARK_NODE_ITEM, CMARK_NODE_EMPH, CMARK_NODE_STRONG,
      CMARK_NODE_LINK, CMARK_NODE_IMAGE, CMARK_NODE_CUSTOM_INLINE:
      true
    default: false
    }
  }
}
