/// Safe markup, which templates write unchanged.
public struct HTML: Sendable, Hashable {
  /// Markup in UTF-8, the form in which pages are written; a string would be validated and copied
  /// again.
  package let bytes: [UInt8]

  /// Promises that the markup is complete and safe; only for renderers that escape every value.
  package init(trusted markup: String) { bytes = Array(markup.utf8) }

  /// Promises that a buffer's contents are complete and safe markup.
  package init(trusted buffer: borrowing OutputBuffer) { bytes = buffer.bytes }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  /// Creates markup from text by escaping it.
  public init(escaping text: String) {
    var buffer = OutputBuffer(capacity: text.utf8.count + 32)
    buffer.appendEscaped(text)
    bytes = buffer.bytes
  }

  /// Empty markup.
  public static let empty = HTML(trusted: "")

  package var markup: String { String(decoding: bytes, as: UTF8.self) }

  package func followed(by other: HTML) -> HTML {
    isEmpty ? other : HTML(bytes: bytes + other.bytes)
  }

  /// Whether the markup is empty.
  public var isEmpty: Bool { bytes.isEmpty }
}
