package import Diagnostics

/// A Markdown text and its place, kept until its page is rendered.
///
/// A tree takes ten times the memory of its text, so models keep bodies, and pages make trees.
package struct MarkdownBody: Sendable {
  private enum Form {
    /// A range of the file, unchanged.
    case verbatim(Range<Int>)
    /// A value of a data file, whose bytes differ from the file's because of escapes.
    case value([UInt8], origin: Origin)
  }

  /// Maps a range of a value's bytes to the range in its file.
  package typealias Origin = @Sendable (Range<Int>) -> Range<Int>

  package let source: SourceFile
  private let form: Form
  /// Whether more text follows, which may end a comment.
  let isBeginning: Bool

  /// Creates a text from a range of a file; a part of the range after the end of the file is cut
  /// off.
  package init(_ source: SourceFile, body: Range<Int>) {
    self.source = source
    form = .verbatim(body.clamped(to: 0..<source.bytes.count))
    isBeginning = false
  }

  /// Creates a text from a value in a file, or from its beginning; `origin` gives mistakes their
  /// places.
  package init(
    _ text: [UInt8], of source: SourceFile, isBeginning: Bool = false, origin: @escaping Origin
  ) {
    self.source = source
    form = .value(text, origin: origin)
    self.isBeginning = isBeginning
  }

  /// The text's bytes.
  package var bytes: [UInt8] {
    switch form {
    case .verbatim(let range): Array(source.bytes[range])
    case .value(let bytes, _): bytes
    }
  }

  /// Place in the file of bytes of the text.
  package func place(of range: Range<Int>) -> SourceRange { source.place(sourceRange(range)) }

  var byteCount: Int {
    switch form {
    case .verbatim(let range): range.count
    case .value(let bytes, _): bytes.count
    }
  }

  func withBytes<Result, Failure: Error>(
    _ use: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    switch form {
    case .verbatim(let range):
      try source.bytes.withUnsafeBufferPointer { bytes throws(Failure) in
        try use(UnsafeBufferPointer(rebasing: bytes[range]))
      }
    case .value(let bytes, _):
      try bytes.withUnsafeBufferPointer(use)
    }
  }

  /// Range in the file of bytes of the text.
  func sourceRange(_ range: Range<Int>) -> Range<Int> {
    switch form {
    case .verbatim(let body):
      range.lowerBound + body.lowerBound..<range.upperBound + body.lowerBound
    case .value(_, let origin): origin(range)
    }
  }
}
