import Diagnostics
import Markup

/// What is wrong with the site at the moment, as a browser is told of it.
struct Mistakes: Sendable {
  let hasErrors: Bool
  /// Each as a terminal shows it, with its place, its line and its caret; never markup.
  private let texts: [(isError: Bool, text: String)]
  /// How many more there are.
  private let rest: Int

  static let none = Mistakes([])
  /// A stream of events is no place for a book.
  private static let most = 50
  private static let mostBytes = 4096

  /// Sorted diagnostics; errors go before warnings.
  init(_ diagnostics: [Diagnostic]) {
    let errors = diagnostics.filter { $0.severity == .error }
    let shown = (errors + diagnostics.filter { $0.severity != .error }).prefix(Self.most)
    let writer = TerminalWriter(colours: false)
    texts = shown.map { diagnostic in
      (diagnostic.severity == .error, String(writer.text([diagnostic]).prefix(Self.mostBytes)))
    }
    hasErrors = !errors.isEmpty
    rest = diagnostics.count - shown.count
  }

  var json: JSON.Value {
    .object([
      (
        "list",
        .array(
          texts.map { .object([("error", .bool($0.isError)), ("text", .string($0.text))]) })
      ), ("more", .integer(rest)),
    ])
  }
}
