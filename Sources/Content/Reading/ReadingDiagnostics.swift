import Diagnostics

/// The prose of everything that can be wrong between a content file's bytes and its keys.
enum ReadingDiagnostics {}

// What an object holds: content-missing-key, content-wrong-type, content-unknown-key.

extension ReadingDiagnostics {
  /// A text `withoutFrontMatter` has no place for keys yet.
  static func missingKeys(
    _ keys: [(path: String, expected: String)], of table: KeyTable, withoutFrontMatter: Bool,
    at place: Place
  ) -> Diagnostic {
    let names = list(keys.map { "'\($0.path)'" })
    let lines = ["---"] + keys.map { "\($0.path): …" } + ["---"]
    return Diagnostic(
      .error, "content-missing-key", at: place,
      keys.count == 1
        ? "\(table.name) needs the key \(names)" : "\(table.name) needs the keys \(names)",
      fix: withoutFrontMatter
        ? "begin the file with the lines \(list(lines.map { "'\($0)'" }))" : nil,
      notes: keys.map { Diagnostic.Note("'\($0.path)' is \($0.expected)") })
  }

  /// A key that is needed stands there under another name.
  static func misspeltKey(
    _ path: String, meant key: KeyDeclaration, path meant: String, of table: KeyTable,
    at place: Place
  ) -> Diagnostic {
    Diagnostic(
      .error, "content-missing-key", at: place,
      "\(table.name) has no key '\(path)', and needs the key '\(meant)'",
      fix: "did you mean '\(key.name)'?")
  }

  static func wrongValue(
    _ subject: String, expected: String, shape: Shape, found value: Value, fault: Fault,
    at place: Place
  ) -> Diagnostic {
    let reason = fault.reason ?? "is \(noun(value))"
    let fix = fault.reason == nil ? quoting(value, for: shape) : fault.fix
    return Diagnostic(
      .error, "content-wrong-type", at: place, "\(subject) must be \(expected), but \(reason)",
      fix: fix)
  }

  static func notAnObject(
    _ path: String?, table: KeyTable, found value: Value, at place: Place
  ) -> Diagnostic {
    let subject = path.map { "'\($0)'" } ?? table.name
    return Diagnostic(
      .error, "content-wrong-type", at: place,
      "\(subject) must be an object, but is \(noun(value))")
  }

  static func unknownKey(
    _ path: String, of table: String, suggestion: String?, files: Int, at place: Place
  ) -> Diagnostic {
    Diagnostic(
      .warning, "content-unknown-key", at: place, "\(table) has no key '\(path)'",
      fix: suggestion.map { "did you mean '\($0)'?" },
      notes: files > 1 ? [Diagnostic.Note("it stands in \(files) files")] : [])
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
    case (.bool, .string(let text)): truth(meantBy: text)
    default: nil
    }
  }

  private static func truth(meantBy text: String) -> String? {
    switch text.lowercased() {
    case "true", "false": "write it without quotes"
    case "yes", "on", "y": "write true"
    case "no", "off", "n": "write false"
    default: nil
    }
  }

  /// `a`, `a and b`, `a, b and c`.
  static func list(_ items: [String]) -> String {
    guard let last = items.last, items.count > 1 else { return items.joined() }
    return items.dropLast().joined(separator: ", ") + " and " + last
  }
}

// The file as a whole: content-not-utf8, content-too-large, content-too-deep,
// content-too-many-mistakes, content-duplicate-key, content-front-matter-open.

extension ReadingDiagnostics {
  static func notUTF8(at place: Place) -> Diagnostic {
    Diagnostic(
      .error, "content-not-utf8", at: place, "the file holds bytes that are not UTF-8",
      fix: "save it as UTF-8")
  }

  static func tooMany(_ limit: Int, at place: Place) -> Diagnostic {
    Diagnostic(
      .error, "content-too-many-mistakes", at: place,
      "the file has more than \(limit) mistakes; mend these first to see the others")
  }

  static func tooDeep(_ limit: Int, at place: Place) -> Diagnostic {
    Diagnostic(
      .error, "content-too-deep", at: place,
      "lists and objects are nested more than \(limit) deep")
  }

  static func tooLarge(_ subject: String, limit: Int, found: Int, at place: Place) -> Diagnostic {
    Diagnostic(
      .error, "content-too-large", at: place,
      "\(subject) has \(found) bytes, more than the limit of \(limit)")
  }

  static func duplicateKey(_ name: String, at place: Place, first: Place) -> Diagnostic {
    Diagnostic(
      .error, "content-duplicate-key", at: place, "the key '\(name)' is given twice",
      fix: "keep one of them", notes: [Diagnostic.Note("it is first given here", at: first)])
  }

  static func frontMatterOpen(_ format: FrontMatter.Format, at place: Place) -> Diagnostic {
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

// content-json-syntax.

extension ReadingDiagnostics {
  static func json(_ mistake: JSONMistake, at place: Place) -> Diagnostic {
    let (message, fix) = prose(mistake)
    return Diagnostic(.error, "content-json-syntax", at: place, message, fix: fix)
  }

  private static func prose(_ mistake: JSONMistake) -> (message: String, fix: String?) {
    switch mistake {
    case .empty: ("the file holds no JSON", "write at least '{}'")
    case .moreAfterEnd:
      ("there is more behind the end of the value", "put several values in one list: '[…, …]'")
    case .noValue(let found): ("expected a value, found \(name(found))", nil)
    case .noName(let found): ("expected a key in double quotes, found \(name(found))", nil)
    case .noColon(let key): ("the key '\(key)' has no value", "write ':' and a value behind it")
    case .noComma(let found): ("expected ',' or the end, found \(name(found))", nil)
    case .missingComma: ("a comma is missing", "write ',' behind this")
    case .trailingComma(let bracket):
      ("there is a comma before '\(bracket)' and nothing behind it", "remove the comma")
    case .unclosed(let bracket): ("this bracket is not closed", "close it with '\(bracket)'")
    case .mismatch(let bracket): ("this bracket closes nothing", "'\(bracket)' is due first")
    case .comment: ("JSON has no comments", "remove it")
    case .bareName(let key): ("the key '\(key)' is not in quotes", "write \"\(key)\"")
    case .word(let word): ("'\(word)' is no JSON value", meant(by: word))
    case .number(let text):
      ("'\(text)' is no JSON number", NumberText(text).decimal.map { "write \($0)" })
    case .singleQuotes: ("JSON puts text in double quotes", "write \" on both sides")
    case .unclosedText:
      ("this text is not closed on its line", "close it with '\"'; write '\\n' for a line's end")
    case .control(let byte):
      (
        "text holds the control character \(codePoint(byte))",
        byte == "\t" ? "write '\\t'" : "remove it"
      )
    case .escape(let escape):
      ("'\(escape)' is no escape of JSON", "write '\\\\' for a backslash")
    case .halfCharacter(let escape):
      (
        "'\(escape)' is one half of a character", "write both halves, or the character itself"
      )
    }
  }

  private static func meant(by word: String) -> String {
    switch word.lowercased() {
    case "true": "write true"
    case "false": "write false"
    case "null", "nil", "none", "undefined", "nan", "infinity": "write null"
    default: "put text in double quotes"
    }
  }

  private static func name(_ found: Character?) -> String {
    switch found {
    case nil: "the end"
    case "\n", "\r", "\r\n": "the end of the line"
    case let found?: "'\(found)'"
    }
  }

  private static func codePoint(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}

// content-yaml-syntax.

extension ReadingDiagnostics {
  static func yaml(_ mistake: YAMLMistake, at place: Place) -> Diagnostic {
    let (message, fix) = prose(mistake)
    return Diagnostic(.error, "content-yaml-syntax", at: place, message, fix: fix)
  }

  private static func prose(_ mistake: YAMLMistake) -> (message: String, fix: String?) {
    switch mistake {
    case .syntax(let failure, let found): prose(failure, found)
    case .noKeys:
      (
        "the front matter holds no keys",
        "write 'key: value' lines, or '***' if a line across the page was meant"
      )
    case .keyIsNoText: ("a key must be text", "write 'key: value'")
    case .severalDocuments:
      ("the front matter holds a second YAML document", "put text that begins with '---' in quotes")
    case .anchor(let name):
      ("the anchor '&\(name)' is refused", "write the value out at each place")
    case .alias(let name):
      ("the alias '*\(name)' is refused", "write the value out, or put text in quotes")
    case .tag(let tag): ("the tag '\(tag)' is refused here", "leave it out")
    }
  }

  /// libyaml's own words are kept only where none of ours are better.
  private static func prose(
    _ failure: YAMLFailure, _ found: Character?
  ) -> (message: String, fix: String?) {
    switch failure.problem {
    case "mapping values are not allowed in this context":
      ("a second ':' stands here", "put text that holds ': ' in quotes")
    case "found character that cannot start any token" where found == "\t",
      "found a tab character that violates indentation",
      "found a tab character where an indentation space is expected":
      ("YAML is not indented by tabs", "use spaces")
    case "found character that cannot start any token":
      ("no value begins with \(name(found))", "put text in quotes")
    case "could not find expected ':'": ("this key has no ':' behind it", "write 'key: value'")
    case "found unexpected end of stream":
      ("this text is not closed", "close it with the quote that it begins with")
    case "did not find expected ',' or ']'": ("this list is not closed", "close it with ']'")
    case "did not find expected ',' or '}'": ("this object is not closed", "close it with '}'")
    case "did not find expected key":
      ("expected a key here", "indent keys alike, and put all of a text in quotes or none")
    case "did not find expected '-' indicator":
      ("expected '-' here", "begin each element of the list with '- ', indented alike")
    case "block sequence entries are not allowed in this context":
      ("no list begins here", "begin it on a line of its own, or put text in quotes")
    case "found unknown escape character":
      ("this is no escape of YAML", "write '\\\\' for a backslash, or use single quotes")
    case "did not find expected <document start>":
      ("there is more behind the end of the YAML", "write 'key: value' lines alone")
    case "control characters are not allowed":
      ("the front matter holds a control character", "remove it")
    default: ("the YAML can't be read: \(failure.problem)", nil)
    }
  }
}

// content-toml-syntax.

extension ReadingDiagnostics {
  static func toml(_ mistake: TOMLMistake, at place: Place) -> Diagnostic {
    let (message, fix) = prose(mistake)
    return Diagnostic(.error, "content-toml-syntax", at: place, message, fix: fix)
  }

  private static func prose(_ mistake: TOMLMistake) -> (message: String, fix: String?) {
    switch mistake {
    case .noKey(let found):
      (
        "expected a key, found \(name(found))",
        found?.isLetter == true ? "put the key in quotes" : "write 'key = value'"
      )
    case .noEquals: ("this key has no '=' behind it", "write 'key = value'")
    case .noValue(nil): ("this key has no value", "write one, or leave the key out")
    case .noValue(let found): ("expected a value, found \(name(found))", nil)
    case .word(let word): ("'\(word)' is no TOML value", tomlMeant(by: word))
    case .number(let text): ("'\(text)' is no TOML number", "put text in quotes")
    case .date(let text):
      ("'\(text)' is no date or time", "write one such as 2015-10-09 or 2015-10-09T13:09:53Z")
    case .moreOnLine(let found):
      ("expected the end of the line, found \(name(found))", "write each key on a line of its own")
    case .unclosedHeader(let bracket):
      ("this table's header is not closed", "close it with '\(bracket)'")
    case .unclosed(let bracket): ("this bracket is not closed", "close it with '\(bracket)'")
    case .unclosedText: ("this text is not closed", "close it with the quote that it begins with")
    case .noComma(let bracket, let found):
      ("expected ',' or '\(bracket)', found \(name(found))", nil)
    case .escape(let escape):
      ("'\(escape)' is no escape of TOML", "write '\\\\' for a backslash, or use single quotes")
    case .control(let byte):
      ("there is a control character, \(codePoint(byte))", "remove it")
    }
  }

  private static func tomlMeant(by word: String) -> String {
    switch word.lowercased() {
    case "true": "write true"
    case "false": "write false"
    case "null", "nil", "none", "undefined": "leave the key out"
    default: "put text in quotes"
    }
  }
}
