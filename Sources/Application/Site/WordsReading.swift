import Basics
import Content
import Diagnostics
import Markup
import Templating

/// A site's own word that doesn't exist in the built-in theme. Its templates may use it, or it is
/// misspelt.
struct StrangeWord: Sendable, Equatable {
  let key: String
  let place: SourceRange
  /// The known key that its author may have meant.
  let nearest: String?

  /// Warns of strange words that no template uses.
  static func report(
    _ words: [StrangeWord], unusedBy uses: TemplateUses, _ diagnostics: DiagnosticCollector
  ) {
    for word in words where !uses.contains(word: word.key) {
      diagnostics.report(
        .wordsUnknownKey, at: word.place, "no page uses the word '\(word.key)'",
        fix: didYouMean(word.nearest)
          ?? "remove it, or use it in a template as {{words.\(word.key)}}")
    }
  }
}

/// Reads the files of words. Words of the site's language replace English ones, and the site's own
/// words replace built-in ones.
struct WordsReading {
  private(set) var strange: [StrangeWord] = []
  /// Keys that kinds use, and keys of the built-in theme, whose English file is read before the
  /// site's own.
  private var known: Set<String>
  private var texts: [String: String] = [:]
  /// Whether one of the site's own files has a mistake.
  private var isWrong = false
  /// Keys in the most recently read files of the language.
  private var stated: Set<String> = []
  private let diagnostics: DiagnosticCollector

  init(known: Set<String>, _ diagnostics: DiagnosticCollector) {
    self.known = known
    self.diagnostics = diagnostics
  }

  mutating func words(of language: String, _ own: [SourceFile], builtIn: [SourceFile]) -> Words {
    let file = "Templates/words/\(language).json"
    let english = "Templates/words/en.json"
    let isKnown = (own + builtIn).contains { $0.path == file }
    if !isKnown {
      diagnostics.report(
        .wordsMissingLanguage, at: SourceRange(file: "Content/site.json"),
        "there are no words for the language '\(language)', so pages show English ones",
        fix: "translate Templates/words/en.json into Templates/words/\(language).json")
    }
    for path in language == "en" ? [english] : [english, file] {
      stated = []
      for source in builtIn where source.path == path { read(source, isBuiltIn: true) }
      for source in own where source.path == path { read(source, isBuiltIn: false) }
    }
    let missing = texts.keys.filter { !stated.contains($0) }.sorted()
    // A mistake in the file is reported first, because it may hide words.
    if let first = missing.first, isKnown, !isWrong {
      let names = missing.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
      let count = missing.count == 1 ? "a word is" : "\(missing.count) words are"
      let isLong = missing.count > 3
      diagnostics.report(
        .wordsMissing, at: SourceRange(file: file),
        "\(count) missing here, so pages show English ones: \(names)" + (isLong ? ", …" : ""),
        fix: "write each of them, such as \(JSON(.string(first)).text): "
          + "\(JSON(.string(texts[first] ?? "")).text)",
        notes: isLong ? ["all that are missing: \(missing.joined(separator: ", "))"] : [])
    }
    return Words(file: own.contains { $0.path == file } ? file : english, texts: texts)
  }

  private mutating func read(_ file: SourceFile, isBuiltIn: Bool) {
    var nearest: NearestWords?
    for word in members(of: file) {
      texts[word.key] = word.text
      stated.insert(word.key)
      if isBuiltIn {
        known.insert(word.key)
      } else if !known.contains(word.key) {
        let words = nearest ?? NearestWords(known)
        nearest = words
        strange.append(
          StrangeWord(
            key: word.key, place: file.place(word.range), nearest: words.nearest(to: word.key)))
      }
    }
  }

  private mutating func members(of file: SourceFile) -> [(
    key: String, text: String, range: Range<Int>
  )] {
    guard let value = Value.json(Findings(file, diagnostics)) else {
      isWrong = true
      return []
    }
    guard case .object(let members) = value.kind else {
      isWrong = true
      diagnostics.report(
        .wordsNotAnObject, at: file.place(value.range),
        "a words file must contain an object with a text for each key",
        fix: "write { \"departure\": \"Departure\" }")
      return []
    }
    return members.compactMap { member in
      guard case .string(let text) = member.value.kind else {
        isWrong = true
        diagnostics.report(
          .wordsNotText, at: file.place(member.value.range),
          "the word '\(member.name)' is not text", fix: "write it in quotes")
        return nil
      }
      return (member.name, text, member.nameRange)
    }
  }
}

/// Known keys that the author of a strange one may have meant.
private struct NearestWords {
  private let known: Set<String>
  private let index: SuggestionIndex

  init(_ known: Set<String>) {
    self.known = known
    index = SuggestionIndex(known.sorted())
  }

  /// Returns a key with a similar spelling. For `delay.other`, whose phrase no longer depends on a
  /// number, returns its beginning `delay`.
  func nearest(to key: String) -> String? {
    if let alike = index.nearest(to: key) { return alike }
    guard let dot = key.place(ofLast: ".") else { return nil }
    let beginning = String(key[..<dot])
    return known.contains(beginning) ? beginning : nil
  }
}
