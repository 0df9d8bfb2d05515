/// Cause of a diagnostic, regardless of the value at its place. A message about the value `'25,99'`
/// has the same cause as one about `'31,50'`, and the fix for one shows how to fix the other.
struct DiagnosticCause: Hashable {
  /// Message without the value.
  struct Message: Hashable {
    fileprivate let severity: Diagnostic.Severity
    fileprivate let id: Diagnostic.ID
    fileprivate let text: String
  }

  let message: Message
  private let way: String?
  private let notes: [String]

  /// Greatest length of a value that is left out; messages shorten longer values, so those are
  /// compared as they are.
  private static let lengthLimit = 256

  /// `nil` for a diagnostic without a place, because only its message says what it is about.
  init?(_ diagnostic: Diagnostic) {
    guard let place = diagnostic.place else { return nil }
    let value = diagnostic.traits.contains(.namesThing) ? "" : Self.value(at: place)
    let message = diagnostic.message.without(value)
    self.message = Message(severity: diagnostic.severity, id: diagnostic.id, text: message)
    // If the message does not quote the value, two diagnostics may differ only in their fixes.
    way = diagnostic.fix.map { message == diagnostic.message ? $0 : Self.form(of: $0) }
    notes = diagnostic.notes.map { $0.message.without(value) }
  }

  /// Marked part of the line, without its quotes; empty if the place has no line or marks too much.
  private static func value(at place: SourceRange) -> String {
    guard place.line > 0, place.length <= lengthLimit else { return "" }
    let marked = place.text.characters(
      from: max(place.column - place.textColumn, 0), count: place.length)
    guard let first = marked.utf8.first, first == marked.utf8.last, marked.utf8.count > 1,
      first == UInt8(ascii: "\"") || first == UInt8(ascii: "'")
    else { return String(marked) }
    return String(marked.dropFirst().dropLast())
  }

  /// First word of a fix such as "write 25.99", which also shows how to write "31,50". A fix "did
  /// you mean …" is kept whole, because one misspelt name doesn't show what another one means.
  private static func form(of fix: String) -> String {
    let word = fix.prefix { $0 != " " }
    return word == "did" ? fix : String(word)
  }
}

// Bytes are compared, because a file may have 100,000 mistakes.

extension String {
  /// Characters of a line from one on. In ASCII, each character is a byte: the only exception is a
  /// line ending of two bytes, which a line doesn't contain.
  fileprivate func characters(from start: Int, count: Int) -> Substring {
    let isASCII = utf8.withContiguousStorageIfAvailable { bytes in
      UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes).prefix(start + count)).isASCII
    }
    guard isASCII == true else { return dropFirst(start).prefix(count) }
    return Substring(utf8.dropFirst(start).prefix(count))
  }

  /// Text in which a placeholder replaces each mention of a value, except within words.
  fileprivate func without(_ value: String) -> String {
    let (text, value) = (Array(utf8), Array(value.utf8))
    guard var found = text.place(of: value, from: 0) else { return self }
    var result: [UInt8] = []
    var start = 0
    while true {
      let end = found + value.count
      let isWhole = !text[..<found].endsInWord && !text[end...].beginsWithWord
      result += text[start..<found]
      result += isWhole ? [0x1A] : value
      start = end
      guard let next = text.place(of: value, from: end) else { break }
      found = next
    }
    return String(decoding: result + text[start...], as: UTF8.self)
  }
}

extension [UInt8] {
  /// First index from `start` on at which other bytes occur; `nil` if they don't, or if they are
  /// empty.
  fileprivate func place(of other: [UInt8], from start: Int) -> Int? {
    guard let first = other.first else { return nil }
    var index = start
    while index + other.count <= count {
      if self[index] == first, self[index..<index + other.count].elementsEqual(other) {
        return index
      }
      index += 1
    }
    return nil
  }
}

extension ArraySlice<UInt8> {
  fileprivate var endsInWord: Bool {
    guard let last, last >= 0x80 else { return last?.isPartOfWord ?? false }
    return String(decoding: self, as: UTF8.self).last?.isPartOfWord ?? false
  }

  fileprivate var beginsWithWord: Bool {
    guard let first, first >= 0x80 else { return first?.isPartOfWord ?? false }
    return String(decoding: self, as: UTF8.self).first?.isPartOfWord ?? false
  }
}

extension UInt8 {
  fileprivate var isPartOfWord: Bool { Character(Unicode.Scalar(self)).isPartOfWord }
}

extension Character {
  fileprivate var isPartOfWord: Bool { isLetter || isNumber || self == "." || self == "_" }
}
