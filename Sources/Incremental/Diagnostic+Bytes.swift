import Basics
import Diagnostics

/// Text of the last place that was written or read. If the next place has the same text, it refers
/// to this one.
///
/// A line may contain 100,000 mistakes, and each place has up to 3 KB of its text.
struct PlaceText {
  fileprivate var last = ""
}

extension ByteWriter {
  /// Writes a diagnostic with all its parts.
  mutating func write(_ diagnostic: Diagnostic, _ text: inout PlaceText) {
    write(diagnostic.severity.rawValue)
    write(diagnostic.id.text)
    write(diagnostic.place, &text)
    write(diagnostic.message)
    write(byte: diagnostic.fix == nil ? 0 : 1)
    write(byte: diagnostic.traits.rawValue)
    if let fix = diagnostic.fix { write(fix) }
    write(diagnostic.edit?.place, &text)
    if let edit = diagnostic.edit { write(edit.text) }
    write(diagnostic.notes.count)
    for note in diagnostic.notes {
      write(note.message)
      write(note.place, &text)
    }
  }

  private mutating func write(_ place: SourceRange?, _ text: inout PlaceText) {
    write(byte: place == nil ? 0 : 1)
    if let place { write(place, &text) }
  }

  mutating func write(_ place: SourceRange, _ text: inout PlaceText) {
    write(place.file)
    for number in [place.line, place.column, place.length, place.textColumn] { write(number) }
    let isLast = place.text.isStored(with: text.last)
    write(byte: isLast ? 1 : 0)
    guard !isLast else { return }
    write(place.text)
    text.last = place.text
  }
}

extension String {
  /// Whether this text shares its bytes with another one, as the texts of places in the same line
  /// do. Short texts are never shared, because Swift stores them inline.
  fileprivate func isStored(with other: String) -> Bool {
    guard utf8.count >= 64, utf8.count == other.utf8.count else { return false }
    return utf8.withContiguousStorageIfAvailable { own in
      other.utf8.withContiguousStorageIfAvailable { $0.baseAddress == own.baseAddress } ?? false
    } ?? false
  }
}

extension Diagnostic {
  /// Minimum number of bytes of a diagnostic: three lengths, a number of notes and four flags.
  static let leastSize = 20

  /// Reads a number and that many diagnostics; `nil` for invalid bytes.
  static func read(_ reader: inout ByteReader) -> [Diagnostic]? {
    var text = PlaceText()
    return reader.list(ofSize: leastSize) { Diagnostic(&$0, &text) }
  }

  private init?(_ reader: inout ByteReader, _ text: inout PlaceText) {
    guard let severity = reader.text().flatMap(Severity.init), let id = reader.text(),
      let place = Self.place(&reader, &text), let message = reader.text(),
      let hasFix = reader.byte(), let traits = reader.byte()
    else { return nil }
    let fix = hasFix != 0 ? reader.text() : nil
    guard fix != nil || hasFix == 0, let edited = Self.place(&reader, &text) else { return nil }
    let replacement = edited == nil ? nil : reader.text()
    guard (replacement == nil) == (edited == nil),
      let count = reader.count(ofSize: Note.leastSize)
    else { return nil }
    var notes: [Note] = []
    for _ in 0..<count {
      guard let message = reader.text(), let place = Self.place(&reader, &text) else {
        return nil
      }
      notes.append(Note(message, at: place))
    }
    self.init(
      severity, ID(stringLiteral: id), Problem.Traits(rawValue: traits), at: place, message,
      fix: fix, edit: edited.flatMap { place in replacement.map { Edit($0, at: place) } },
      notes: notes)
  }

  /// Reads a place; `nil` for invalid bytes, `.some(nil)` for a diagnostic without a place.
  private static func place(_ reader: inout ByteReader, _ text: inout PlaceText) -> SourceRange?? {
    guard let isPresent = reader.byte() else { return nil }
    guard isPresent != 0 else { return .some(nil) }
    guard let place = SourceRange(&reader, &text) else { return nil }
    return place
  }
}

extension SourceRange {
  /// Reads a place; `nil` for invalid bytes.
  init?(_ reader: inout ByteReader, _ text: inout PlaceText) {
    guard let file = reader.text(), let line = reader.number(), let column = reader.number(),
      let length = reader.number(), let textColumn = reader.number(), let isLast = reader.byte()
    else { return nil }
    if isLast == 0 {
      guard let own = reader.text() else { return nil }
      text.last = own
    }
    self.init(
      file: file, line: line, column: column, length: length, text: text.last,
      textColumn: textColumn)
  }
}

extension Diagnostic.Note {
  /// Minimum number of bytes of a note: a length and a flag.
  fileprivate static let leastSize = 5
}
