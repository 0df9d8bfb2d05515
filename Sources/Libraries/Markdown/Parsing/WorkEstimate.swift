import CPlatform
import Markup

/// An upper bound of libcmark's work and of the nesting in a body, from one pass over its bytes.
///
/// C code can't be interrupted, and libcmark 0.30.2 takes quadratic time in two cases. Each line
/// and each emphasis walks through all open containers. Each closing bracket of a link walks back
/// through all open images of its paragraph. The bound is far above what real texts need, so none
/// of those is refused. The exact depth is counted once the tree exists.
struct WorkEstimate {
  enum Excess: Equatable {
    case depth(at: Int)
    case complexity(at: Int)
  }

  /// Upper bound of the containers that are open at once.
  private(set) var containers = 0
  /// Upper bound of the nesting of emphases, links and images.
  private(set) var inlines = 0

  private var open = 0
  private var containerSteps = 0
  private var bracketSteps = 0
  private var marks = 0
  private var block = Block()

  /// A run of lines without an empty line; no paragraph is longer.
  private struct Block {
    var images = 0
    var openingBrackets = 0
    var closingBrackets = 0
    var emphasisCharacters = 0
  }

  /// Characters that may open or continue containers at the start of a line.
  private struct Prefix {
    var columns = 0
    var quotes = 0
    var items = 0
    var end = 0
  }

  /// Whether the nesting may exceed the limit, so that the tree must be checked.
  var needsCounting: Bool { containers + inlines > MarkdownLimits.nesting }

  /// The first excess, at the first byte of its line; `nil` if the text exceeds no limit.
  mutating func scan(_ text: UnsafeBufferPointer<UInt8>) -> Excess? {
    var index = text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var followsBlank = true
    while index < text.count {
      let lineStart = index
      let prefix = prefix(of: text, at: index)
      index = prefix.end
      let isBlank =
        (index == text.count || text[index].isLineEnd) && prefix.quotes + prefix.items == 0
      if isBlank {
        containerSteps += open
        finishBlock()
      } else {
        // A matched quote takes a `>`, and a matched item takes two columns. Only the continued
        // lines of a paragraph keep containers open without either.
        let found = prefix.quotes + min(open, prefix.columns / 2) + prefix.items
        open = followsBlank ? found : max(open, found)
        containers = max(containers, open)
        let runs = scanInlines(of: text, at: &index)
        containerSteps += open * (1 + prefix.quotes + prefix.items + runs)
        marks += 1 + prefix.quotes + prefix.items
      }
      followsBlank = isBlank
      index = text.afterLineEnd(at: index)
      if containerSteps > MarkdownLimits.containerSteps { return .depth(at: lineStart) }
      if currentBracketSteps > MarkdownLimits.bracketSteps || marks > MarkdownLimits.marks {
        return .complexity(at: lineStart)
      }
    }
    finishBlock()
    return nil
  }

  private var currentBracketSteps: Int { bracketSteps + block.images * block.closingBrackets }

  private mutating func finishBlock() {
    bracketSteps = currentBracketSteps
    inlines = max(inlines, block.emphasisCharacters / 2 + block.openingBrackets)
    block = Block()
  }

  private func prefix(of text: UnsafeBufferPointer<UInt8>, at start: Int) -> Prefix {
    var prefix = Prefix()
    var index = start
    scan: while index < text.count {
      switch text[index] {
      case UInt8(ascii: " "): prefix.columns += 1
      case UInt8(ascii: "\t"): prefix.columns += 4
      case UInt8(ascii: ">"): prefix.quotes += 1
      case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"):
        guard text.isSpaceOrEnd(at: index + 1) else { break scan }
        prefix.items += 1
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        // CommonMark 0.30 §5.2: at most nine digits.
        var end = index + 1
        while end < text.count, end - index < 9, text[end].isDigit { end += 1 }
        guard end < text.count, text[end] == UInt8(ascii: ".") || text[end] == UInt8(ascii: ")"),
          text.isSpaceOrEnd(at: end + 1)
        else { break scan }
        prefix.items += 1
        index = end
      default: break scan
      }
      index += 1
    }
    prefix.end = index
    return prefix
  }

  /// Reads to the end of the line; returns the number of runs that may be emphasis.
  private mutating func scanInlines(
    of text: UnsafeBufferPointer<UInt8>, at index: inout Int
  ) -> Int {
    var emphases = 0
    while true {
      // Most of a text is plain and contains no marks.
      index = zoetrope_end_of_plain(text.baseAddress, index, text.count, zoetrope_marks_of_markdown)
      guard index < text.count else { break }
      let byte = text[index]
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return emphases
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"):
        let start = index
        while index < text.count, text[index] == byte { index += 1 }
        marks += 1
        guard byte != UInt8(ascii: "`") else { continue }
        emphases += 1
        block.emphasisCharacters += index - start
        continue
      case UInt8(ascii: "["):
        marks += 1
        block.openingBrackets += 1
        if index > 0, text[index - 1] == UInt8(ascii: "!") { block.images += 1 }
      case UInt8(ascii: "]"):
        marks += 1
        block.closingBrackets += 1
      case UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "\\"), UInt8(ascii: "!"):
        marks += 1
      default: break
      }
      index += 1
    }
    return emphases
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func isSpaceOrEnd(at index: Int) -> Bool {
    index >= count || self[index] == UInt8(ascii: " ") || self[index] == UInt8(ascii: "\t")
      || self[index].isLineEnd
  }

  /// The start of the next line; lines end with LF, CR or both (CommonMark 0.30 §2.1).
  func afterLineEnd(at index: Int) -> Int {
    guard index < count else { return count }
    let isPair =
      self[index] == UInt8(ascii: "\r") && index + 1 < count
      && self[index + 1] == UInt8(ascii: "\n")
    return index + (isPair ? 2 : 1)
  }
}

extension UInt8 {
  var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }

  /// Whether it is a space, a tab or a line end.
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || isLineEnd }

  var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
}
