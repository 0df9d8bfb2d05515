import CCMark
import Diagnostics

/// A text without its comments, and the places where they were.
///
/// The text before a byte, comments included, decides whether the byte is code. So the search
/// starts again after a comment that ends within code. It is repeated until a search finds no
/// comment.
struct CommentRemoval {
  private(set) var bytes: [UInt8]
  /// Ranges of the comments in the author's text, in order.
  private(set) var comments: [Range<Int>] = []
  /// Comments that are HTML markup.
  private(set) var markup: [Range<Int>] = []
  /// Whether the nesting of the text must be counted.
  private(set) var needsCounting = false
  /// Lines of the text with their places in the author's text; `nil` if both are the same.
  private(set) var lines: Draft?

  private let body: MarkdownBody
  private var pieces: TextPieces?

  /// Leaves out the comments of a text; throws if one isn't closed.
  init(_ text: UnsafeBufferPointer<UInt8>, _ body: MarkdownBody) throws(MarkdownFault) {
    bytes = Array(text)
    self.body = body
    var parsed = 0
    while true {
      parsed += bytes.count
      guard parsed <= MarkdownLimits.commentBytes + 4 * text.count else {
        throw body.fault(.tooComplex, at: comments.last?.lowerBound ?? 0)
      }
      guard let rest = try withoutComments() else { break }
      pieces = pieces.map { rest.pieces.joined(to: $0, count: rest.bytes.count) } ?? rest.pieces
      bytes = rest.bytes
    }
    comments.sort { $0.lowerBound < $1.lowerBound }
    markup.sort { $0.lowerBound < $1.lowerBound }
    if pieces != nil {
      lines = Draft(bytes, textCount: text.count) { min(origin(of: $0), text.count) }
    }
  }

  /// The text without the comments that one pass finds; `nil` if the pass finds no comment.
  private mutating func withoutComments() throws(MarkdownFault) -> CommentFreeText? {
    // Each pass has its own memory, because its tree isn't needed afterwards.
    let memory = TreeMemory()
    let (pass, needsCounting) = try bytes.withUnsafeBufferPointer {
      text throws(MarkdownFault) -> (CommentPass, Bool) in
      let needsCounting = try Parser.needsCounting(text) { offset, reason in
        body.fault(reason, at: origin(of: offset))
      }
      return try memory.use { () throws(MarkdownFault) in
        let parser = Parser(read: text, text: text, body: body, needsCounting: false)
        return (
          CommentPass(text, try parser.tree(text, nil), isBeginning: body.isBeginning),
          needsCounting
        )
      }
    }
    self.needsCounting = needsCounting
    switch pass.fault {
    case .open(let range, let form): throw fault(range, form) { .openComment($0) }
    case .end(let range, let form): throw fault(range, form) { .commentEnd($0) }
    case .hiding(let range):
      let mark = String(decoding: bytes[range], as: UTF8.self)
      throw MarkdownFault(
        reason: .hidingMark(mark), place: body.source.place(body.sourceRange(origin(of: range))))
    case .comment, nil: break
    }
    guard !pass.comments.isEmpty else { return nil }
    comments += pass.comments.map(origin)
    markup += pass.markup.map(origin)
    return bytes.withUnsafeBufferPointer { CommentFreeText($0, without: pass.comments) }
  }

  private func origin(of index: Int) -> Int { pieces?.origin(of: index) ?? index }

  private func origin(of range: Range<Int>) -> Range<Int> {
    origin(of: range.lowerBound)..<origin(of: range.upperBound - 1) + 1
  }

  private func fault(
    _ range: Range<Int>, _ form: Int, _ reason: (CommentMark) -> MarkdownFault.Reason
  ) -> MarkdownFault {
    let form = CommentForm.all[form]
    let mark = CommentMark(
      opening: CommentForm.shown(form.opening), closing: CommentForm.shown(form.closings[0]))
    return MarkdownFault(
      reason: reason(mark), place: body.source.place(body.sourceRange(origin(of: range))))
  }
}
