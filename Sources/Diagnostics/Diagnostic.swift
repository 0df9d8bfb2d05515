/// A mistake with its place and a way to mend it.
package struct Diagnostic: Sendable, Hashable {
  /// Permanent name, such as `template-unknown-name`, on which tools and people may rely.
  package struct ID: Sendable, Hashable, ExpressibleByStringLiteral {
    package let text: String

    package init(stringLiteral text: String) { self.text = text }
  }

  /// Effect on the build: an error keeps the site from being published.
  package enum Severity: String, Sendable, Hashable {
    case error
    case warning
  }

  /// A further fact, with its own place if it has one.
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
  /// Place of the mistake; `nil` only if no file is concerned, as for the output folder or an
  /// option.
  package let place: Place?
  /// Description of the mistake in one sentence without a full stop.
  package let message: String
  /// Instruction shown after the caret on what to write instead.
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
  /// The text, shortened to 4,096 bytes, because a message may quote a value of any length.
  fileprivate var bounded: String {
    let limit = 4096
    guard utf8.count > limit else { return self }
    return String(decoding: utf8.prefix(limit / 2), as: UTF8.self) + " … "
      + String(decoding: utf8.suffix(limit / 8), as: UTF8.self)
  }
}
