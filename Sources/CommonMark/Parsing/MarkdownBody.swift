package import Diagnostics

/// A Markdown text and where it stands: all that is kept of a body until its page is made.
///
/// A tree takes ten times the memory of its text, so models hold bodies and pages make trees.
package struct MarkdownBody: Sendable {
  private enum Form {
    /// Lies in the file as it is.
    case verbatim(Range<Int>)
    /// Was a value of a data file, whose escapes part its bytes from the file's.
    case value([UInt8], origin: Origin)
  }

  /// Where bytes of a value are written in its file.
  package typealias Origin = @Sendable (Range<Int>) -> Range<Int>

  package let source: SourceFile
  private let form: Form

  /// A text that lies in a file between these bytes; a range past the end is cut there.
  package init(_ source: SourceFile, body: Range<Int>) {
    self.source = source
    form = .verbatim(body.clamped(to: 0..<source.bytes.count))
  }

  /// A text that was a value in a file; what is wrong in it is placed where `origin` says.
  package init(_ text: [UInt8], of source: SourceFile, origin: @escaping Origin) {
    self.source = source
    form = .value(text, origin: origin)
  }

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

  /// Where bytes of the text lie in the file.
  func sourceRange(_ range: Range<Int>) -> Range<Int> {
    switch form {
    case .verbatim(let body):
      range.lowerBound + body.lowerBound..<range.upperBound + body.lowerBound
    case .value(_, let origin): origin(range)
    }
  }
}
