import Content
import Diagnostics
import Domain
import Markup

// MARK: - Terms

extension ApplicationDiagnostics {
  static func wrongTerm(
    _ fault: TermFault, _ kind: TaxonomyKind, _ spelling: String, at place: SourceRange
  ) -> Diagnostic {
    switch fault {
    case .holdsNoLetter:
      Diagnostic(
        .error, "term-without-address", at: place,
        "the \(kind.singular) '\(spelling)' has no letter and no digit that an address could hold",
        fix: "write it in words")
    case .tooLong(let bytes):
      Diagnostic(
        .error, "term-too-long", at: place,
        "the \(kind.singular) is \(bytes) bytes long in its address, and \(Slug.maximumLength) is the most",
        fix: "write a shorter one")
    case .device(let address):
      Diagnostic(
        .error, "term-without-address", at: place,
        "the \(kind.singular) '\(spelling)' can't have the address '\(address)', which is the name of a "
          + "device on Windows",
        fix: "add a word to it")
    }
  }

  static func sameTermAddress(
    _ kind: TaxonomyKind, _ spelling: String, _ other: String, address: String,
    at place: SourceRange, first: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .error, "term-duplicate-address", at: place,
      "'\(spelling)' and '\(other)' would both be published at /\(kind.rawValue)/\(address)/",
      fix: place.line == 0
        ? "it is a keyword of the picture: write other 'tags' for its photo"
        : "write both alike, or tell them apart by letters",
      notes: [Diagnostic.Note("the other is here", at: first)])
  }
}

// MARK: - Words

extension ApplicationDiagnostics {
  static func noWords(_ language: String) -> Diagnostic {
    Diagnostic(
      .warning, "words-missing-language", at: SourceRange(file: "Content/site.json"),
      "there are no words for the language '\(language)', so English ones serve",
      fix: "translate Templates/words/en.json into Templates/words/\(language).json")
  }

  /// Warning that lists `keys` without a translation; `english` is the text of the first key.
  static func missingWords(_ keys: [String], english: String, in file: String) -> Diagnostic {
    let names = keys.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
    let count = keys.count == 1 ? "a word is" : "\(keys.count) words are"
    return Diagnostic(
      .warning, "words-missing", at: SourceRange(file: file),
      "\(count) missing here, so English ones serve: \(names)" + (keys.count > 3 ? ", …" : ""),
      fix: "write a text for each, such as "
        + "\(JSON(.string(keys[0])).text): \(JSON(.string(english)).text)",
      notes: keys.count > 3
        ? [Diagnostic.Note("all that are missing: " + keys.joined(separator: ", "))] : [])
  }

  static func wordNotText(_ key: String, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "words-not-text", at: place, "the word '\(key)' is not text",
      fix: "write it in quotes")
  }

  static func unusedWord(
    _ key: String, nearest: String?, at place: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .warning, "words-unknown-key", at: place, "no page uses the word '\(key)'",
      fix: meant(nearest) ?? "take it out, or use it in a template as {{words.\(key)}}")
  }

  static func wordsNotAnObject(at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "words-not-an-object", at: place, "words are an object with a text for each key",
      fix: "write { \"departure\": \"Departure\" }")
  }
}
