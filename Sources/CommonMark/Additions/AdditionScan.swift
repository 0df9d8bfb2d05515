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
    has("@") || holds("://", by: 0) || holds("www.", by: 3)
  }

  /// Whether there is something in it that typographers write otherwise.
  var mayBeSet: Bool {
    has("'") || has("\"") || holds("--", by: 0) || holds("...", by: 0)
  }

  private func first(_ character: Unicode.Scalar, from start: Int) -> Int? {
    guard let baseAddress, start < count else { return nil }
    // libc's search takes whole registers at a time; it reads the buffer's own bytes alone.
    let found = memchr(baseAddress + start, Int32(character.value), count - start)
    return found.map { UnsafeRawPointer($0) - UnsafeRawPointer(baseAddress) }
  }

  /// Whether a text is in it; it is found by its character at an index, the rarest of them.
  func holds(_ text: StaticString, by place: Int) -> Bool {
    guard let baseAddress else { return false }
    let length = text.utf8CodeUnitCount
    var start = 0
    while start + length <= count {
      // As above; and a static string's bytes live as long as the program.
      let found = memchr(
        baseAddress + start + place, Int32(text.utf8Start[place]), count - start - length + 1)
      guard let found else { return false }
      start = UnsafeRawPointer(found) - UnsafeRawPointer(baseAddress) - place
      if memcmp(baseAddress + start, text.utf8Start, length) == 0 { return true }
      start += 1
    }
    return false
  }
}
