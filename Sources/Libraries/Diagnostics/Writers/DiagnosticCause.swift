/// Cause of a diagnostic, whatever value its place holds: `'price' must be a number …, but '25,99'
/// is none` has the same cause as the message about `'31,50'`, and the way out of one shows that of
/// the other.
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

  /// Longer values are compared as they are: a message cuts them.
  private static let lengthLimit = 256

  /// `nil` for a diagnostic without a place, whose message alone tells what it is about.
  init?(_ diagnostic: Diagnostic) {
    guard let place = diagnostic.place else { return nil }
    let value = diagnostic.traits.contains(.namesThing) ? "" : Self.value(at: place)
    let message = diagnostic.message.without(value)
    self.message = Message(severity: diagnostic.severity, id: diagnostic.id, text: message)
    // Where the message does not quote the value, the way out may be all that tells two apart.
    way = diagnostic.fix.map { message == diagnostic.message ? $0 : Self.form(of: $0) }
    notes = diagnostic.notes.map { $0.message.without(value) }
  }

  /// Marked part of the line, without its quotes; empty if there is none to compare by.
  private static func value(at place: SourceRange) -> String {
    guard place.line > 0, place.length <= lengthLimit else { return "" }
    let marked = place.text.characters(
      from: max(place.column - place.textColumn, 0), count: place.length)
    guard let first = marked.utf8.first, first == marked.utf8.last, marked.utf8.count > 1,
      first == UInt8(ascii: "\"") || first == UInt8(ascii: "'")
    else { return String(marked) }
    return String(marked.dropFirst().dropLast())
  }

  /// First word of advice such as "write 25.99", which shows how "31,50" is written, too; the whole
  /// of "did you mean …", since no misspelt name shows what another one means.
  private static func form(of fix: String) -> String {
    let word = fix.prefix { $0 != " " }
    return word == "did" ? fix : String(word)
  }
}

// Bytes are compared, because a file may have 100,000 mistakes.

extension String {
  /// Characters of a line from one on; those of ASCII are bytes, since a line has no line ending,
  /// which alone is one character of two of them.
  fileprivate func characters(from start: Int, count: Int) -> Substring {
    let isASCII = utf8.withContiguousStorageIfAvailable { bytes in
      UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes).prefix(start + count)).isASCII
    }
    guard isASCII == true else { return dropFirst(start).prefix(count) }
    return Substring(utf8.dropFirst(start).prefix(count))
  }

  /// Text with a sign in place of each mention of a value, except within words.
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
  /// First index from `start` on at which other bytes are; `nil` for none, and for no bytes.
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
