import CPlatform
import Foundation

/// Additions that a text may use, found with a few byte searches, so that other texts cost nothing.
struct AdditionScan {
  var tables = false
  var strikethrough = false
  var taskLists = false
  var footnotes = false
  var bareLinks = false
  var headingIDs = false
  var quotes = false
  var comments = false

  init(_ text: UnsafeBufferPointer<UInt8>, _ additions: MarkdownAdditions) {
    guard additions != .none, !text.isEmpty else { return }
    tables = additions.tables && text.has("|") && text.has("-")
    strikethrough = additions.strikethrough && text.has("~")
    let hasBrackets = additions.taskLists || additions.footnotes ? text.has("[") : false
    taskLists = additions.taskLists && hasBrackets
    footnotes = additions.footnotes && hasBrackets && text.has("^")
    bareLinks = additions.bareLinks && text.mayHoldAddresses
    headingIDs = additions.headingIDs && text.mayHoldHeadingIDs
    quotes = additions.quotes != nil && text.mayBeSet
    comments = additions.comments && CommentMarks.mayBe(in: text)
  }

  /// Whether the text may contain any addition within paragraphs.
  var wantsInlines: Bool { strikethrough || footnotes || bareLinks || headingIDs || quotes }

  var isEmpty: Bool { !(tables || taskLists || comments || wantsInlines) }
}

extension UnsafeBufferPointer<UInt8> {
  func has(_ character: Unicode.Scalar) -> Bool { first(character, from: 0) != nil }

  /// Whether the text may contain an address that becomes a link without markup.
  var mayHoldAddresses: Bool {
    holdsMark(zoetrope_marks_of_links) { byte, index in
      switch byte {
      case UInt8(ascii: "@"): true
      case UInt8(ascii: ":"): has("//", at: index + 1)
      case UInt8(ascii: "."): index >= 3 && has("www", at: index - 3)
      default: false
      }
    }
  }

  /// Whether the text contains `{#`.
  var mayHoldHeadingIDs: Bool {
    var start = 0
    while let index = first("{", from: start) {
      if has("#", at: index + 1) { return true }
      start = index + 1
    }
    return false
  }

  /// Whether the text contains characters that typography replaces.
  var mayBeSet: Bool {
    holdsMark(zoetrope_marks_of_typing) { byte, index in
      switch byte {
      case UInt8(ascii: "'"), UInt8(ascii: "\""): true
      case UInt8(ascii: "-"): has("-", at: index + 1)
      case UInt8(ascii: "."): has("..", at: index + 1)
      default: false
      }
    }
  }

  /// Whether the text contains one of the marks at an index for which `counts` is true.
  @inline(__always)
  func holdsMark(_ marks: zoetrope_marks, where counts: (UInt8, Int) -> Bool) -> Bool {
    var index = 0
    while true {
      index = zoetrope_end_of_plain(baseAddress, index, count, marks)
      guard index < count else { return false }
      if counts(self[index], index) { return true }
      index += 1
    }
  }

  @inline(__always)
  private func has(_ text: StaticString, at index: Int) -> Bool {
    text.withUTF8Buffer { text in
      index + text.count <= count && text.indices.allSatisfy { self[index + $0] == text[$0] }
    }
  }

  /// Index of the first occurrence of an ASCII byte from `start` on.
  func first(_ character: Unicode.Scalar, from start: Int) -> Int? {
    guard let baseAddress, start < count else { return nil }
    // libc's search takes whole registers at a time, and reads only the buffer's own bytes.
    let found = memchr(baseAddress + start, Int32(character.value), count - start)
    return found.map { UnsafeRawPointer($0) - UnsafeRawPointer(baseAddress) }
  }

  /// Whether the text contains `]:`, which may define a link or a footnote.
  var mayDefine: Bool {
    var start = 0
    while let index = first("]", from: start) {
      if has(":", at: index + 1) { return true }
      start = index + 1
    }
    return false
  }
}

extension UInt8 {
  /// Whether the byte is one of the characters of a short ASCII text.
  @inline(__always)
  func isOne(of characters: StaticString) -> Bool {
    characters.withUTF8Buffer { $0.contains(self) }
  }
}
