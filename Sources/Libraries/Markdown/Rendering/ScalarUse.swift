import Basics

/// Effect of a character on the words around it.
enum ScalarUse: UInt8 {
  /// Punctuation, symbols, combining marks and unassigned code points, which neither form nor end a
  /// word.
  case none = 0x2E  // .
  /// Letters and numbers.
  case ofWords = 0x77  // w
  /// Kana, Han and other ideographs, which are written without spaces: each counts as a word.
  case wordItself = 0x69  // i
  /// Spaces, including the zero-width space, and dashes between words.
  case betweenWords = 0x5F  // _
}

/// The uses of all characters, as runs of characters with the same use, in order.
enum ScalarUses {
  /// Consecutive characters with the same use; `end` is after the last one.
  struct Run {
    static let none = Run(start: 0, end: 0, use: .none)

    let start: UInt32
    let end: UInt32
    let use: ScalarUse
  }

  static func run(of scalar: UInt32) -> Run {
    let place = runs.partitioningIndex { $0.end > scalar }
    return place < runs.count ? runs[place] : .none
  }

  private static let runs: [Run] = {
    var runs: [Run] = []
    var start: UInt32 = 0
    var use = ScalarUse.none
    var next: UInt32 = 0
    for byte in ScalarUseTable.text.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        next = next << 4 | UInt32(byte - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "f"):
        next = next << 4 | UInt32(byte - UInt8(ascii: "a") + 10)
      default:
        guard let nextUse = ScalarUse(rawValue: byte) else { continue }
        runs.append(Run(start: start, end: next, use: use))
        (start, use, next) = (next, nextUse, 0)
      }
    }
    runs.append(Run(start: start, end: .max, use: use))
    return runs
  }()
}
