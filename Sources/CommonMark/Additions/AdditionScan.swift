import Foundation

/// Which additions a text may use: a few looks for single bytes, so that other texts pay nothing.
struct AdditionScan {
  var tables = false
  var strikethrough = false
  var taskLists = false
  var footnotes = false
  var bareLinks = false
  var quotes = false

  init(_ text: UnsafeBufferPointer<UInt8>, _ additions: MarkdownAdditions) {
    guard additions != .none, !text.isEmpty else { return }
    tables = additions.tables && text.has("|") && text.has("-")
    strikethrough = additions.strikethrough && text.has("~")
    let hasBrackets = additions.taskLists || additions.footnotes ? text.has("[") : false
    taskLists = additions.taskLists && hasBrackets
    footnotes = additions.footnotes && hasBrackets && text.has("^")
    bareLinks = additions.bareLinks && text.mayHoldAddresses
    quotes = additions.quotes != nil && text.mayBeSet
  }

  /// Whether something is to be found in texts.
  var wantsInlines: Bool { strikethrough || footnotes || bareLinks || quotes }

  var isEmpty: Bool { !(tables || taskLists || wantsInlines) }
}

extension UnsafeBufferPointer<UInt8> {
  func has(_ character: Unicode.Scalar) -> Bool { first(character, from: 0) != nil }

  /// Whether there may be an address in it that is a link by itself.
  var mayHoldAddresses: Bool {
    has("@") || holds(":", followedBy: "//") || holds(".", behind: "www")
  }

  /// Whether there is something in it that typographers write otherwise.
  var mayBeSet: Bool {
    has("'") || has("\"") || holds("-", followedBy: "-") || holds(".", followedBy: "..")
  }

  private func first(_ character: Unicode.Scalar, from start: Int) -> Int? {
    guard let baseAddress, start < count else { return nil }
    // libc's search takes whole registers at a time; it reads the buffer's own bytes alone.
    let found = memchr(baseAddress + start, Int32(character.value), count - start)
    return found.map { UnsafeRawPointer($0) - UnsafeRawPointer(baseAddress) }
  }

  /// Whether a character stands before others, or behind them.
  private func holds(
    _ character: Unicode.Scalar, followedBy next: StaticString = "", behind last: StaticString = ""
  ) -> Bool {
    var index = first(character, from: 0)
    while let found = index {
      let isFollowed = next.withUTF8Buffer { self[(found + 1)...].starts(with: $0) }
      let start = found - last.utf8CodeUnitCount
      if isFollowed, start >= 0, last.withUTF8Buffer({ self[start...].starts(with: $0) }) {
        return true
      }
      index = first(character, from: found + 1)
    }
    return false
  }
}
