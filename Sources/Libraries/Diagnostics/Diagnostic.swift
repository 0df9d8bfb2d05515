/// A mistake with its place and a way to mend it.
package struct Diagnostic: Sendable, Hashable {
  /// Permanent name, such as `template-unknown-name`, on which tools and people may rely.
  package struct ID: Sendable, Hashable, ExpressibleByStringLiteral {
    package let text: String

    package init(stringLiteral text: String) { self.text = text }
  }

  /// Effect on the build: an error keeps the site from being published. A note is no mistake, and
  /// stays one with `--strict`.
  package enum Severity: String, Sendable, Hashable {
    case error
    case warning
    case note
  }

  /// A further fact, with its own place if it has one.
  package struct Note: Sendable, Hashable {
    package let message: String
    package let place: SourceRange?

    package init(_ message: String, at place: SourceRange? = nil) {
      self.message = message.bounded
      self.place = place
    }
  }

  /// Whether it keeps the site from being published.
  package var severity: Severity
  /// Whether only the first of many is told, with their number, as for a habit of a whole site.
  package let isCounted: Bool
  private let facts: Facts

  package var id: ID { facts.id }
  /// Place of the mistake; `nil` only if no file is concerned, as for the output folder or an
  /// option.
  package var place: SourceRange? { facts.place }
  /// Description of the mistake in one sentence without a full stop.
  package var message: String { facts.message }
  /// Instruction shown after the caret on what to write instead.
  package var fix: String? { facts.fix }
  package var notes: [Note] { facts.notes }

  package init(
    _ severity: Severity, _ id: ID, at place: SourceRange?, _ message: String, fix: String? = nil,
    notes: [Note] = [], isCounted: Bool = false
  ) {
    self.severity = severity
    self.isCounted = isCounted
    facts = Facts(
      id: id, place: place, message: message.bounded, fix: fix?.bounded, notes: notes)
  }

  /// Returns the diagnostic with a note about others that say the same of other places.
  func standing(for others: some Collection<Diagnostic>) -> Diagnostic {
    guard !others.isEmpty else { return self }
    let named = others.prefix(5).compactMap(\.place).map {
      $0.line > 0 ? "\($0.file):\($0.line):\($0.column)" : $0.file
    }
    let more = others.count > named.count ? ", …" : ""
    return Diagnostic(
      severity, id, at: place, message, fix: fix,
      notes: notes + [
        Note("the same goes for \(others.count) more: \(named.joined(separator: ", "))\(more)")
      ])
  }
}

extension Diagnostic {
  /// The parts except the severity, in one object: a site may have 100,000 mistakes, and sorting
  /// and grouping them copies each some twenty times.
  private final class Facts: Sendable, Hashable {
    let id: ID
    let place: SourceRange?
    let message: String
    let fix: String?
    let notes: [Note]

    init(id: ID, place: SourceRange?, message: String, fix: String?, notes: [Note]) {
      self.id = id
      self.place = place
      self.message = message
      self.fix = fix
      self.notes = notes
    }

    static func == (a: Facts, b: Facts) -> Bool {
      a === b
        || a.id == b.id && a.place == b.place && a.message == b.message && a.fix == b.fix
          && a.notes == b.notes
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(id)
      hasher.combine(place)
      hasher.combine(message)
    }
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
