/// Markup made safe: a template writes it as it is.
package struct HTML: Sendable, Hashable {
  package let markup: String

  /// Promises that the markup is whole and safe; only renderers that escape each value may.
  package init(trusted markup: String) { self.markup = markup }

  package init(escaping text: String) {
    var buffer = OutputBuffer(capacity: text.utf8.count + 32)
    buffer.appendEscaped(text)
    markup = buffer.string
  }

  package static let empty = HTML(trusted: "")

  package var isEmpty: Bool { markup.isEmpty }
}
