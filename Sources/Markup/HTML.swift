/// Markup made safe: a template writes it as it is.
public struct HTML: Sendable, Hashable {
  package let markup: String

  /// Promises that the markup is whole and safe; only renderers that escape each value may.
  package init(trusted markup: String) { self.markup = markup }

  /// Text that means itself: what is special in HTML is escaped.
  public init(escaping text: String) {
    var buffer = OutputBuffer(capacity: text.utf8.count + 32)
    buffer.appendEscaped(text)
    markup = buffer.string
  }

  /// Nothing.
  public static let empty = HTML(trusted: "")

  /// Whether there is no markup.
  public var isEmpty: Bool { markup.isEmpty }
}
