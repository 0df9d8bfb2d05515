/// Markup made safe: a template writes it as it is.
public struct HTML: Sendable, Hashable {
  /// In UTF-8, as pages are written: to make a text of them would be to check and copy them again.
  package let bytes: [UInt8]

  /// Promises that the markup is whole and safe; only renderers that escape each value may.
  package init(trusted markup: String) { bytes = Array(markup.utf8) }

  /// The same for all that was written into a buffer.
  package init(trusted buffer: borrowing OutputBuffer) { bytes = buffer.bytes }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  /// Text that means itself: what is special in HTML is escaped.
  public init(escaping text: String) {
    var buffer = OutputBuffer(capacity: text.utf8.count + 32)
    buffer.appendEscaped(text)
    bytes = buffer.bytes
  }

  /// Nothing.
  public static let empty = HTML(trusted: "")

  package var markup: String { String(decoding: bytes, as: UTF8.self) }

  package func followed(by other: HTML) -> HTML {
    isEmpty ? other : HTML(bytes: bytes + other.bytes)
  }

  /// Whether there is no markup.
  public var isEmpty: Bool { bytes.isEmpty }
}
