/// Reason and place of a file that can't be read: facts, of which the caller makes a message.
package struct TrackFault: Error, Sendable, Hashable {
  package let reason: Reason
  package let place: TrackPlace

  init(_ reason: Reason, at place: TrackPlace) {
    self.reason = reason
    self.place = place
  }

  /// Reason why a file with tracks can't be read.
  package enum Reason: Error, Sendable, Hashable {
    /// A file without a byte, or of blanks alone.
    case empty
    /// A ZIP or gzip file, such as KMZ.
    case compressed
    /// An encoding that can't be read, by its name; `nil` for bytes that aren't in the file's own.
    case encoding(String?)
    /// A document type, which could declare entities.
    case documentType
    /// No XML, or no JSON; the text is the parser's own.
    case syntax(String)
    /// Another file: the name of its first element, or its `type`.
    case otherRoot(String, expected: String)
    /// No point that could be used.
    case noPoints
    /// A text that is no number, by its name and its beginning.
    case number(String, of: String)
    /// An element, or object, that lacks a part.
    case missing(String, in: String)
    /// A value of another form, by its name and what it must be.
    case form(String, expected: String)
    case limit(Limit)
  }

  /// Limit that is exceeded, of `TrackLimits`.
  package enum Limit: Sendable, Hashable {
    case bytes(Int, most: Int)
    case points(most: Int)
    case depth(most: Int)
    /// Different names of elements and attributes, which expat keeps.
    case names(most: Int)
    /// Length of one tag, comment or text of XML, in bytes.
    case tag(most: Int)
  }
}

/// Place in a file.
package struct TrackPlace: Sendable, Hashable {
  /// Number of bytes before it.
  package let offset: Int
  /// Line from 1.
  package let line: Int
  /// Column from 1, in Unicode scalars.
  package let column: Int

  package static let start = TrackPlace(offset: 0, line: 1, column: 1)

  init(offset: Int, line: Int, column: Int) {
    self.offset = offset
    self.line = line
    self.column = column
  }

  /// Counts lines and scalars before a byte of UTF-8.
  init(offset: Int, in bytes: [UInt8]) {
    let before = bytes.prefix(offset)
    let lineStart = (before.lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
    self.offset = offset
    line = before.reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
    column = before[lineStart...].reduce(1) { $1 & 0b1100_0000 == 0b1000_0000 ? $0 : $0 + 1 }
  }
}
