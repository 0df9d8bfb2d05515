/// Reason and place of a fault in a file, from which the caller makes a message.
package struct TrackFault: Error, Sendable, Hashable {
  package let reason: Reason
  package let place: TrackPlace

  init(_ reason: Reason, at place: TrackPlace) {
    self.reason = reason
    self.place = place
  }

  /// Reason why a file with tracks can't be read.
  package enum Reason: Error, Sendable, Hashable {
    /// A file that is empty or contains only whitespace.
    case empty
    /// A ZIP or gzip file, such as KMZ.
    case compressed
    /// An encoding that can't be read, with its name; `nil` for bytes that are invalid in the
    /// file's encoding.
    case encoding(String?)
    /// A document type declaration, which could declare entities.
    case documentType
    /// Invalid XML or JSON; the text is the parser's message.
    case syntax(String)
    /// A file of another kind, with the name of its first element or its `type`.
    case otherRoot(String, expected: String)
    /// A file without a usable point.
    case noPoints
    /// A text that isn't a number, with its name and its beginning.
    case number(String, of: String)
    /// A part that an element or object lacks.
    case missing(String, in: String)
    /// A value of the wrong form, with its beginning and the expected form.
    case form(String, expected: String)
    case limit(Limit)
  }

  /// A limit of `TrackLimits` that the file exceeds.
  package enum Limit: Sendable, Hashable {
    case bytes(Int, most: Int)
    case points(most: Int)
    case depth(most: Int)
    /// Number of different names of elements and attributes, which expat keeps in memory.
    case names(most: Int)
    /// Length of one tag, comment or text of XML, in bytes.
    case tag(most: Int)
  }
}

/// Place in a file.
package struct TrackPlace: Sendable, Hashable {
  /// Number of bytes before the place.
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
