import Diagnostics

// JSON: content-json-syntax.

extension ReadingDiagnostics {
  static func json(_ mistake: JSONMistake, at place: SourceRange) -> Diagnostic {
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
    case .otherQuotes(let texts):
      (
        "JSON puts text in straight double quotes",
        texts == 1
          ? "write \" on both sides"
          : "write \" on both sides; \(texts - 1) more "
            + (texts == 2 ? "text of this file needs it" : "texts of this file need it")
      )
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

// YAML: content-yaml-syntax.

extension ReadingDiagnostics {
  static func yaml(_ mistake: YAMLMistake, at place: SourceRange) -> Diagnostic {
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
    case .keyIsNoText: ("a key must be text, and not empty", "write 'key: value'")
    case .severalDocuments:
      ("the front matter holds a second YAML document", "put text that begins with '---' in quotes")
    case .anchor(let name):
      ("the anchor '&\(name)' is refused", "write the value out at each place")
    case .alias(let name):
      ("the alias '*\(name)' is refused", "write the value out, or put text in quotes")
    case .tag(let tag): ("the tag '\(tag)' is refused here", "leave it out")
    }
  }

  /// Message for a failure of libyaml; libyaml's own words are kept only if there are none better.
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

// TOML: content-toml-syntax.

extension ReadingDiagnostics {
  static func toml(_ mistake: TOMLMistake, at place: SourceRange) -> Diagnostic {
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
