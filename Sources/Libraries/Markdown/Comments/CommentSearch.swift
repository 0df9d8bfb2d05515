/// Finds comments without a tree, in texts that contain no code.
package enum CommentSearch {
  /// The first comment of a text. If it isn't closed, its opening mark, provided that the mark
  /// can't mean anything else.
  package static func first(in text: String) -> Range<Int>? {
    var text = text
    return text.withUTF8(first)
  }

  package static func first(in text: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    guard CommentMarks.mayBe(in: text) else { return nil }
    var marks = CommentMarks(text)
    var index = 0
    while index < text.count {
      switch marks.finding(at: index) {
      case .comment(let range, isMarkup: false): return range
      case .open(let range, let form) where CommentForm.all[form].isUnmistakable: return range
      // In `100 %% sure`, the sign belongs to the number.
      case .open(let range, let form)
      where CommentForm.all[form].kind == .percent
        && text[..<range.lowerBound].last(where: { !$0.isBlank })?.isDigit != true:
        return range
      case .hiding(let range) where text[range.lowerBound] != UInt8(ascii: "%"): return range
      default: index = text.afterRun(at: index)
      }
    }
    return nil
  }

  /// Index at which the first comment of a line begins, whether or not it ends there.
  package static func start(in line: UnsafeBufferPointer<UInt8>) -> Int? {
    guard CommentMarks.mayBe(in: line) else { return nil }
    var marks = CommentMarks(line, isBeginning: true)
    var index = 0
    while index < line.count {
      switch marks.finding(at: index) {
      case .comment(let range, _), .open(let range, _): return range.lowerBound
      default: index = line.afterRun(at: index)
      }
    }
    return nil
  }

  /// Index after the spaces, empty lines and comments at the start of a text.
  package static func end(ofLeading text: UnsafeBufferPointer<UInt8>) -> Int {
    var marks = CommentMarks(text)
    var index = 0
    while index < text.count {
      if text[index].isBlank || text[index].isLineEnd {
        index += 1
      } else if case .comment(let range, _) = marks.finding(at: index) {
        index = range.upperBound
      } else {
        return index
      }
    }
    return index
  }
}

extension CommentForm {
  /// Whether the opening mark never occurs in text or markup.
  fileprivate var isUnmistakable: Bool {
    switch kind {
    case .pair, .html, .kramdown, .definition: true
    case .markup, .nameless, .percent, .hash: false
    }
  }
}
