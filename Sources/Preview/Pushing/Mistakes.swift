import Diagnostics
import Markup

/// The site's current mistakes, in the form in which they are reported to a browser.
struct Mistakes: Sendable, Equatable {
  private struct Mistake: Equatable {
    let isError: Bool
    /// Text as in a terminal, with place, line and caret; never markup.
    let text: String
  }

  private let shown: [Mistake]
  /// Number of further mistakes.
  private let rest: Int

  static let none = Mistakes([])
  /// Limits that keep an event of the stream short.
  private static let most = 50
  private static let mostBytes = 4096

  /// Takes sorted diagnostics. Errors come before warnings.
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
