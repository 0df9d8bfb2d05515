/// A kind of mistake: its permanent id, its severity, and what the manual says about it.
///
/// Each problem is declared once, as a constant named after its id, in a folder with the code that
/// finds it. Calling it makes a diagnostic:
/// `Problem.contentNoRate(at: place, "a rate is missing")`.
///
///     static let contentNoRate = Problem(
///       "content-no-rate", "An entry is in another currency than its account.",
///       "Add a line to `Content/rates.csv`.")
package struct Problem: Sendable, Hashable {
  package let id: Diagnostic.ID
  /// Severity without `--strict`.
  package let severity: Diagnostic.Severity
  package let traits: Traits
  /// Cause and remedy in the manual, in whole sentences of Markdown.
  package let cause: String
  package let remedy: String

  package init(
    _ id: Diagnostic.ID, _ severity: Diagnostic.Severity, traits: Traits = [], _ cause: String,
    _ remedy: String
  ) {
    self.id = id
    self.severity = severity
    self.traits = traits
    self.cause = cause
    self.remedy = remedy
  }

  /// Creates a problem that is an error.
  package init(
    _ id: Diagnostic.ID, traits: Traits = [], _ cause: String, _ remedy: String
  ) {
    self.init(id, .error, traits: traits, cause, remedy)
  }

  /// Creates a mistake at a place; `nil` only if no file is involved.
  package func callAsFunction(
    at place: SourceRange? = nil, _ message: String, fix: String? = nil,
    notes: [Diagnostic.Note] = []
  ) -> Diagnostic {
    Diagnostic(severity, id, traits, at: place, message, fix: fix, notes: notes)
  }

  /// Creates a mistake at a place where the author should write `replacement` instead of the marked
  /// text.
  package func callAsFunction(
    at place: SourceRange, _ message: String, write replacement: String,
    notes: [Diagnostic.Note] = []
  ) -> Diagnostic {
    Diagnostic(
      severity, id, traits, at: place, message, fix: "write \(replacement)",
      edit: Diagnostic.Edit(replacement, at: place), notes: notes)
  }

  /// Effects of a kind of mistake on other diagnostics and on the cache.
  package struct Traits: OptionSet, Sendable, Hashable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Only the first of many is reported, with their number, because it is a habit of the whole
    /// site.
    package static let counted = Traits(rawValue: 1)
    /// A file or folder could not be read, perhaps temporarily, so results without it must not be
    /// cached.
    package static let readFault = Traits(rawValue: 2)
    /// Models, templates or folders could not be read, so it is unknown which things are missing.
    package static let hidesFiles: Traits = [Traits(rawValue: 4), .readFault]
    /// Something is missing or unused. If parts of the site could not be read, that may be the
    /// reason; then only the read error is reported.
    package static let absence = Traits(rawValue: 8)
    /// The marked text is the name of something, and each name has its own fix.
    package static let namesThing = Traits(rawValue: 16)
  }
}
