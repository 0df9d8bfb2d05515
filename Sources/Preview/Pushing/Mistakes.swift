import Diagnostics
import Markup

/// What is wrong with the site at the moment, as a browser is told of it.
struct Mistakes: Sendable, Equatable {
  private struct Mistake: Equatable {
    let isError: Bool
    /// As a terminal shows it, with its place, its line and its caret; never markup.
    let text: String
  }

  private let shown: [Mistake]
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
    self.shown = shown.map { diagnostic in
      Mistake(
        isError: diagnostic.severity == .error,
        text: String(writer.text([diagnostic]).prefix(Self.mostBytes)))
    }
    rest = diagnostics.count - shown.count
  }

  var json: JSON.Value {
    .object([
      (
        "list",
        .array(
          shown.map { .object([("error", .bool($0.isError)), ("text", .string($0.text))]) })
      ), ("more", .integer(rest)),
    ])
  }
}
