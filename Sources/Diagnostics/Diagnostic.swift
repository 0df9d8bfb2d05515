/// One mistake, placed, with the way out.
package struct Diagnostic: Sendable, Hashable {
  /// A permanent name, such as `template-unknown-name`, that tools and people may rely on.
  package struct ID: Sendable, Hashable, ExpressibleByStringLiteral {
    package let text: String

    package init(stringLiteral text: String) { self.text = text }
  }

  /// Whether it keeps the site from being published.
  package enum Severity: String, Sendable, Hashable {
    case error
    case warning
  }

  /// A further fact, at its own place where it has one.
  package struct Note: Sendable, Hashable {
    package let message: String
    package let place: Place?

    package init(_ message: String, at place: Place? = nil) {
      self.message = message.bounded
      self.place = place
    }
  }

  package let id: ID
  package var severity: Severity
  /// Where it is; `nil` only where no file is concerned, as with the output folder or an option.
  package let place: Place?
  /// One sentence without a full stop: what is wrong.
  package let message: String
  /// Shown behind the caret: what to write instead.
  package let fix: String?
  package let notes: [Note]

  package init(
    _ severity: Severity, _ id: ID, at place: Place?, _ message: String, fix: String? = nil,
    notes: [Note] = []
  ) {
    self.id = id
    self.severity = severity
    self.place = place
    self.message = message.bounded
    self.fix = fix?.bounded
    self.notes = notes
  }
}

extension String {
  /// A sentence may quote a value, and a value may have ten million characters.
  fileprivate var bounded: String {
    let limit = 4096
    guard utf8.count > limit else { return self }
    return String(decoding: utf8.prefix(limit / 2), as: UTF8.self) + " … "
      + String(decoding: utf8.suffix(limit / 8), as: UTF8.self)
  }
}
