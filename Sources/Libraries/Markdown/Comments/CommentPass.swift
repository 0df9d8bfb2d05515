import CCMark

/// One search of a text for comments outside of code, based on libcmark's tree of the text.
struct CommentPass {
  /// Comments in order.
  private(set) var comments: [Range<Int>] = []
  /// Comments that are HTML markup.
  private(set) var markup: [Range<Int>] = []
  /// The first mark that has no partner, or with which other programs may hide text.
  private(set) var fault: CommentMarks.Finding?

  private var ranges: CodeRanges

  /// Searches up to the first comment that ends within code, because the tree isn't valid for the
  /// text after it.
  init(_ text: UnsafeBufferPointer<UInt8>, _ root: MarkdownNode, isBeginning: Bool) {
    ranges = CodeRanges(text, root)
    var marks = CommentMarks(text, isBeginning: isBeginning)
    var index = 0
    while index < text.count, fault == nil {
      if let code = ranges.code(from: index), code.contains(index) {
        index = code.upperBound
        continue
      }
      switch text[index] {
      case UInt8(ascii: "\\"):
        if let end = text.end(ofHiding: index) {
          fault = .hiding(index..<end)
        } else {
          index = text.afterEscape(at: index)
        }
      case UInt8(ascii: "`"):
        let end = ranges.endOfSpans(at: index)
        index = end.map { text.afterCode(at: index, upTo: $0) } ?? index + 1
      case UInt8(ascii: "<"), UInt8(ascii: "%"), UInt8(ascii: "{"), UInt8(ascii: "["),
        UInt8(ascii: "#"):
        guard let finding = marks.finding(at: index) else {
          index = text.afterRun(at: index)
          continue
        }
        guard case .comment(let range, let isMarkup) = finding else {
          fault = finding
          continue
        }
        comments.append(range)
        if isMarkup { markup.append(range) }
        index = range.upperBound
        if let code = ranges.code(from: index - 1), code.contains(index - 1) { return }
      default: index += 1
      }
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Index after a backslash and the character after it; if that is a `%`, after the whole run.
  fileprivate func afterEscape(at start: Int) -> Int {
    let next = start + 1
    guard next < count else { return count }
    return self[next] == UInt8(ascii: "%") ? afterRun(at: next) : next + 1
  }

  /// Index after a byte, or after all of a run of `%`.
  func afterRun(at start: Int) -> Int {
    var index = start + 1
    guard self[start] == UInt8(ascii: "%") else { return index }
    while index < count, self[index] == UInt8(ascii: "%") { index += 1 }
    return index
  }
}
