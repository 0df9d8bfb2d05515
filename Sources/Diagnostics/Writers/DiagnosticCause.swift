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

  /// IDs whose marked text is no value but the name of something, with a way out of its own.
  private static let namesThings: Set<String> = [
    "content-missing-file", "content-missing-reference", "content-older-key",
    "content-unknown-key", "template-unknown",
  ]

  /// `nil` for a diagnostic without a place, whose message alone tells what it is about.
  init?(_ diagnostic: Diagnostic) {
    guard let place = diagnostic.place else { return nil }
    let value = Self.namesThings.contains(diagnostic.id.text) ? "" : Self.value(at: place)
    let message = diagnostic.message.without(value)
    self.message = Message(severity: diagnostic.severity, id: diagnostic.id, text: message)
    // Where the message does not quote the value, the way out may be all that tells two apart.
    way = diagnostic.fix.map { message == diagnostic.message ? $0 : Self.form(of: $0) }
    notes = diagnostic.notes.map { $0.message.without(value) }
  }

  /// Marked part of the line, without its quotes; empty if there is none to compare by.
  private static func value(at place: Place) -> String {
    guard place.line > 0, place.length <= lengthLimit else { return "" }
    let marked = place.text.dropFirst(max(place.column - place.textColumn, 0)).prefix(place.length)
    guard let first = marked.first, first == marked.last, marked.count > 1, "\"'".contains(first)
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

extension String {
  /// Text with a sign in place of each mention of a value, except within words.
  fileprivate func without(_ value: String) -> String {
    guard !value.isEmpty else { return self }
    var result = ""
    var rest = self[...]
    while let range = rest.firstRange(of: value) {
      let isWhole =
        !(rest[..<range.lowerBound].last ?? result.last ?? " ").isPartOfWord
        && !(rest[range.upperBound...].first ?? " ").isPartOfWord
      result += rest[..<range.lowerBound] + (isWhole ? "\u{1A}" : value)
      rest = rest[range.upperBound...]
    }
    return result + rest
  }
}

extension Character {
  fileprivate var isPartOfWord: Bool { isLetter || isNumber || self == "." || self == "_" }
}
