import Diagnostics
import Hashing

extension ByteWriter {
  /// Writes a diagnostic with all its parts.
  mutating func write(_ diagnostic: Diagnostic) {
    write(diagnostic.severity.rawValue)
    write(diagnostic.id.text)
    write(diagnostic.place)
    write(diagnostic.message)
    write(byte: (diagnostic.fix == nil ? 0 : 1) | (diagnostic.isCounted ? 2 : 0))
    if let fix = diagnostic.fix { write(fix) }
    write(diagnostic.notes.count)
    for note in diagnostic.notes {
      write(note.message)
      write(note.place)
    }
  }

  private mutating func write(_ place: Place?) {
    write(byte: place == nil ? 0 : 1)
    if let place { write(place) }
  }

  mutating func write(_ place: Place) {
    write(place.file)
    for number in [place.line, place.column, place.length, place.textColumn] { write(number) }
    write(place.text)
  }
}

extension Diagnostic {
  /// Least number of bytes of a diagnostic: three lengths, a number of notes and two flags.
  private static let leastSize = 18

  /// Reads the diagnostics that follow their number; `nil` for invalid bytes.
  static func read(_ reader: inout ByteReader) -> [Diagnostic]? {
    guard let count = reader.count(ofSize: leastSize) else { return nil }
    var diagnostics: [Diagnostic] = []
    diagnostics.reserveCapacity(count)
    for _ in 0..<count {
      guard let diagnostic = Diagnostic(&reader) else { return nil }
      diagnostics.append(diagnostic)
    }
    return diagnostics
  }

  private init?(_ reader: inout ByteReader) {
    guard let severity = reader.text().flatMap(Severity.init), let id = reader.text(),
      let place = Self.place(&reader), let message = reader.text(), let flags = reader.byte()
    else { return nil }
    let hasFix = flags & 1 != 0
    let fix = hasFix ? reader.text() : nil
    guard fix != nil || !hasFix, let count = reader.count(ofSize: Note.leastSize) else {
      return nil
    }
    var notes: [Note] = []
    for _ in 0..<count {
      guard let text = reader.text(), let place = Self.place(&reader) else { return nil }
      notes.append(Note(text, at: place))
    }
    self.init(
      severity, ID(stringLiteral: id), at: place, message, fix: fix, notes: notes,
      isCounted: flags & 2 != 0)
  }

  /// Reads a place; `nil` for invalid bytes, `.some(nil)` for a diagnostic without a place.
  private static func place(_ reader: inout ByteReader) -> Place?? {
    guard let isPresent = reader.byte() else { return nil }
    guard isPresent != 0 else { return .some(nil) }
    guard let place = Place(&reader) else { return nil }
    return place
  }
}

extension Place {
  /// Reads a place; `nil` for invalid bytes.
  init?(_ reader: inout ByteReader) {
    guard let file = reader.text(), let line = reader.number(), let column = reader.number(),
      let length = reader.number(), let textColumn = reader.number(), let text = reader.text()
    else { return nil }
    self.init(
      file: file, line: line, column: column, length: length, text: text, textColumn: textColumn)
  }
}

extension Diagnostic.Note {
  /// Least number of bytes of a note: a length and a flag.
  fileprivate static let leastSize = 5
}
