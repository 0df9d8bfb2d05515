import Diagnostics

/// The prose of all mistakes between a content file's bytes and its keys.
enum ReadingDiagnostics {}

// Keys and values of an object: content-missing-key, content-wrong-type, content-unknown-key.

extension ReadingDiagnostics {
  /// Error for missing keys; a text `withoutFrontMatter` has no place for keys yet. `file` says how
  /// a key is written.
  static func missingKeys(
    _ keys: [(path: String, name: String, expected: String)], of table: KeyTable,
    withoutFrontMatter: Bool, in file: SourceFile, at place: SourceRange
  ) -> Diagnostic {
    let names = list(keys.map { "'\($0.path)'" })
    let lines = ["---"] + keys.map { "\($0.path): …" } + ["---"]
    let members = keys.map { OthersKeys.member($0.name, "…", in: file) }
    return Diagnostic(
      .error, "content-missing-key", at: place,
      keys.count == 1
        ? "\(table.name) needs the key \(names)" : "\(table.name) needs the keys \(names)",
      fix: withoutFrontMatter
        ? "begin the file with the lines \(list(lines.map { "'\($0)'" }))"
        : "add \(list(members))",
      notes: keys.map { Diagnostic.Note("'\($0.path)' is \($0.expected)") })
  }

  /// Error for a required key that is given under a similar name.
  static func misspeltKey(
    _ path: String, meant: String, of table: KeyTable, fix: String?, at place: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .error, "content-missing-key", at: place,
      "\(table.name) has no key '\(path)', and needs the key '\(meant)'",
      fix: fix)
  }

  /// Error for one key that stands in the place of several, such as a whole name.
  static func dividedKey(
    _ path: String, meant: [String], of table: KeyTable, fix: String, at place: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .error, "content-missing-key", at: place,
      "\(table.name) has no key '\(path)', and needs the keys \(list(meant.map { "'\($0)'" }))",
      fix: fix)
  }

  static func wrongValue(
    _ subject: String, expected: String, shape: Shape, found value: Value, fault: Fault,
    at place: SourceRange
  ) -> Diagnostic {
    let reason = fault.reason ?? "is \(noun(value))"
    let fix = fault.reason == nil ? quoting(value, for: shape) : fault.fix
    return Diagnostic(
      .error, "content-wrong-type", at: place, "\(subject) must be \(expected), but \(reason)",
      fix: fix)
  }

  static func notAnObject(
    _ path: String?, table: KeyTable, found value: Value, at place: SourceRange
  ) -> Diagnostic {
    let subject = path.map { "'\($0)'" } ?? table.name
    return Diagnostic(
      .error, "content-wrong-type", at: place,
      "\(subject) must be an object, but is \(noun(value))", fix: example(of: table))
  }

  static func unknownKey(
    _ path: String, of table: String, fix: String?, files: Int, at place: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .warning, "content-unknown-key", at: place, "\(table) has no key '\(path)'",
      fix: fix, notes: count(of: files))
  }

  static func olderKey(
    _ path: String, readAs newer: String, files: Int, at place: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .warning, "content-older-key", at: place, "'\(path)' is read as '\(newer)'",
      fix: "write '\(newer)'", notes: count(of: files))
  }

  static func needlessOlderKey(
    _ path: String, beside newer: String, files: Int, at place: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .warning, "content-older-key", at: place, "'\(path)' says nothing beside '\(newer)'",
      fix: "take it out", notes: count(of: files))
  }

  private static func count(of files: Int) -> [Diagnostic.Note] {
    files > 1 ? [Diagnostic.Note("it stands in \(files) files")] : []
  }

  private static func noun(_ value: Value) -> String {
    switch value.kind {
    case .null: "null"
    case .bool(let flag): flag ? "true" : "false"
    case .number: "a number"
    case .string: "text"
    case .array: "a list"
    case .object: "an object"
    }
  }

  private static func quoting(_ value: Value, for shape: Shape) -> String? {
    switch (shape, value.kind) {
    case (.text, .number), (.text, .bool), (.enumeration, .number), (.enumeration, .bool):
      "put it in quotes"
    case (.integer, .string(let text)) where NumberText(text).integer != nil:
      "write it without quotes"
    case (.list(let element), .string), (.distinct(let element), .string):
      if case .object(let table) = element {
        example(of: table).map { $0.replacing("write ", with: "write [") + "]" }
      } else {
        element.kinds.accept(value) ? "put [ and ] around it" : nil
      }
    case (.list, .object), (.distinct, .object): "put [ and ] around it"
    case (.object(let table), _): example(of: table)
    case (.bool, .string(let text)): truth(meantBy: text)
    default: nil
    }
  }

  /// Advice with the required keys of an object, in the form that YAML and JSON share; `nil` if
  /// there are none.
  private static func example(of table: KeyTable) -> String? {
    let names = table.keys.filter(\.isRequired).prefix(4).map { "\"\($0.name)\": …" }
    return names.isEmpty ? nil : "write {\(names.joined(separator: ", "))}"
  }

  private static func truth(meantBy text: String) -> String? {
    switch text.lowercased() {
    case "true", "false": "write it without quotes"
    case "yes", "on", "y": "write true"
    case "no", "off", "n": "write false"
    default: nil
    }
  }

  /// Joins items as `a`, `a and b`, `a, b and c`.
  static func list(_ items: [String], _ conjunction: String = "and") -> String {
    guard let last = items.last, items.count > 1 else { return items.joined() }
    return items.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}

// The file as a whole: content-not-utf8, content-too-large, content-too-deep,
// content-too-many-mistakes, content-duplicate-key, content-front-matter-open.

extension ReadingDiagnostics {
  static func notUTF8(at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "content-not-utf8", at: place, "the file holds bytes that are not UTF-8",
      fix: "save it as UTF-8")
  }

  static func utf16(at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "content-not-utf8", at: place, "the file is written in UTF-16",
      fix: "save it as UTF-8, which an editor offers as its encoding")
  }

  static func tooMany(_ limit: Int, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "content-too-many-mistakes", at: place,
      "the file has more than \(limit) mistakes; mend these first to see the others")
  }

  static func tooDeep(_ limit: Int, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "content-too-deep", at: place,
      "lists and objects are nested more than \(limit) deep")
  }

  static func tooLarge(
    _ subject: String, limit: Int, found: Int, at place: SourceRange, fix: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      .error, "content-too-large", at: place,
      "\(subject) has \(found) bytes, more than the limit of \(limit)", fix: fix)
  }

  static func duplicateKey(_ name: String, at place: SourceRange, first: SourceRange) -> Diagnostic
  {
    Diagnostic(
      .error, "content-duplicate-key", at: place, "the key '\(name)' is given twice",
      fix: "keep one of them", notes: [Diagnostic.Note("it is first given here", at: first)])
  }

  static func frontMatterOpen(_ format: FrontMatter.Format, at place: SourceRange) -> Diagnostic {
    let fix =
      switch format {
      case .yaml:
        "write a line '---' behind its last key; for a line across the page, write '***' here"
      case .toml: "write a line '+++' behind its last key"
      case .json: "write '}' behind its last key"
      }
    return Diagnostic(
      .error, "content-front-matter-open", at: place, "the front matter is not closed", fix: fix)
  }
}
