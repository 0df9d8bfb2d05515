/// A mistake with its place and a way to fix it.
package struct Diagnostic: Sendable, Hashable {
  /// Permanent name, such as `template-unknown-name`, on which tools and people may rely.
  package struct ID: Sendable, Hashable, ExpressibleByStringLiteral {
    package let text: String

    package init(stringLiteral text: String) { self.text = text }
  }

  /// Effect on the build: an error keeps the site from being published. A note isn't a mistake, and
  /// `--strict` doesn't turn it into one.
  package enum Severity: String, Sendable, Hashable {
    case error
    case warning
    case note
  }

  /// A further fact, with its own place if it has one.
  package struct Note: Sendable, Hashable, ExpressibleByStringInterpolation {
    package let message: String
    package let place: SourceRange?

    package init(_ message: String, at place: SourceRange? = nil) {
      self.message = message.bounded
      self.place = place
    }

    package init(stringLiteral message: String) { self.init(message) }
  }

  /// New text for a part of a file; a tool may write it to apply the fix.
  package struct Edit: Sendable, Hashable {
    package let place: SourceRange
    package let text: String

    package init(_ text: String, at place: SourceRange) {
      self.text = text
      self.place = place
    }
  }

  /// Effect of the diagnostic on the build.
  package var severity: Severity
  package let traits: Problem.Traits
  private let facts: Facts

  package var id: ID { facts.id }
  /// Place of the mistake; `nil` only if no file is involved, as for the output folder or an
  /// option.
  package var place: SourceRange? { facts.place }
  /// Description of the mistake in one sentence without a full stop.
  package var message: String { facts.message }
  /// Instruction after the caret that says what to write instead.
  package var fix: String? { facts.fix }
  /// Change of the file that applies the fix; `nil` if the fix is only advice in words.
  package var edit: Edit? { facts.edit }
  package var notes: [Note] { facts.notes }

  /// Creates a diagnostic without a `Problem`, for one from the cache or from a package's kind.
  package init(
    _ severity: Severity, _ id: ID, _ traits: Problem.Traits = [], at place: SourceRange?,
    _ message: String, fix: String? = nil, edit: Edit? = nil, notes: [Note] = []
  ) {
    self.severity = severity
    self.traits = traits
    facts = Facts(
      id: id, place: place, message: message.bounded, fix: fix?.bounded, edit: edit, notes: notes)
  }

  /// Returns the diagnostic with a note about others that report the same at other places.
  func standing(for others: some Collection<Diagnostic>) -> Diagnostic {
    guard !others.isEmpty else { return self }
    let named = others.prefix(5).compactMap(\.place).map {
      $0.line > 0 ? "\($0.file):\($0.line):\($0.column)" : $0.file
    }
    let more = others.count > named.count ? ", …" : ""
    return with(
      place,
      notes + [
        Note("the same goes for \(others.count) more: \(named.joined(separator: ", "))\(more)")
      ])
  }

  /// Copy of the diagnostic with another place and other notes.
  package func with(_ place: SourceRange?, _ notes: [Note]) -> Diagnostic {
    Diagnostic(severity, id, traits, at: place, message, fix: fix, edit: edit, notes: notes)
  }
}

extension Diagnostic {
  /// The parts except the severity, in one object. A site may have 100,000 mistakes, and sorting
  /// and grouping copies each of them some twenty times.
  private final class Facts: Sendable, Hashable {
    let id: ID
    let place: SourceRange?
    let message: String
    let fix: String?
    let edit: Edit?
    let notes: [Note]

    init(
      id: ID, place: SourceRange?, message: String, fix: String?, edit: Edit?, notes: [Note]
    ) {
      self.id = id
      self.place = place
      self.message = message
      self.fix = fix
      self.edit = edit
      self.notes = notes
    }

    static func == (a: Facts, b: Facts) -> Bool {
      a === b
        || a.id == b.id && a.place == b.place && a.message == b.message && a.fix == b.fix
          && a.edit == b.edit && a.notes == b.notes
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
