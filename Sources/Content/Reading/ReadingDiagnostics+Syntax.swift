import Diagnostics

extension ReadingDiagnostics {
  /// Name of a character in messages.
  static func name(_ found: Character?) -> String {
    switch found {
    case nil: "the end"
    case "\n", "\r", "\r\n": "the end of the line"
    case let found?: "'\(found)'"
    }
  }

  static func codePoint(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}

extension ReadingDiagnostics {
  static func yaml(_ mistake: YAMLMistake, at place: SourceRange) -> Diagnostic {
    let (message, fix) = prose(mistake)
    return Problem.contentYamlSyntax(at: place, message, fix: fix)
  }

  private static func prose(_ mistake: YAMLMistake) -> (message: String, fix: String?) {
    switch mistake {
    case .syntax(let failure, let found): prose(failure, found)
    case .noKeys:
      (
        "the front matter contains no keys",
        "write 'key: value' lines, or '***' if you meant a horizontal rule"
      )
    case .keyIsNoText: ("a key must be text that isn't empty", "write 'key: value'")
    case .severalDocuments:
      (
        "the front matter contains a second YAML document",
        "put text that starts with '---' in "
          + "quotes"
      )
    case .anchor(let name):
      ("anchors such as '&\(name)' aren't supported", "write the value in each place")
    case .alias(let name):
      (
        "aliases such as '*\(name)' aren't supported",
        "write the value itself, or put text in "
          + "quotes"
      )
    case .tag(let tag): ("the tag '\(tag)' isn't supported here", "remove it")
    }
  }

  /// Message for a failure of libyaml. libyaml's own words are used only as a last resort.
  private static func prose(
    _ failure: YAMLFailure, _ found: Character?
  ) -> (message: String, fix: String?) {
    switch failure.problem {
    case "mapping values are not allowed in this context":
      ("there is a second ':' here", "put text that contains ': ' in quotes")
    case "found character that cannot start any token" where found == "\t",
      "found a tab character that violates indentation",
      "found a tab character where an indentation space is expected":
      ("YAML can't be indented with tabs", "use spaces")
    case "found character that cannot start any token":
      ("a value can't start with \(name(found))", "put text in quotes")
    case "could not find expected ':'": ("this key has no ':' after it", "write 'key: value'")
    case "found unexpected end of stream":
      ("this text isn't closed", "close it with the quote that it starts with")
    case "did not find expected ',' or ']'": ("this list isn't closed", "close it with ']'")
    case "did not find expected ',' or '}'": ("this object isn't closed", "close it with '}'")
    case "did not find expected key":
      (
        "expected a key here",
        "indent all keys the same way, and put a whole text in quotes or "
          + "none of it"
      )
    case "did not find expected '-' indicator":
      ("expected '-' here", "start each element of the list with '- ' and the same indentation")
    case "block sequence entries are not allowed in this context":
      ("a list can't start here", "start it on a new line, or put text in quotes")
    case "found unknown escape character":
      ("YAML has no such escape", "write '\\\\' for a backslash, or use single quotes")
    case "did not find expected <document start>":
      ("there is more text after the end of the YAML", "write only 'key: value' lines")
    case "control characters are not allowed":
      ("the front matter contains a control character", "remove it")
    default: ("the YAML can't be read: \(failure.problem)", nil)
    }
  }
}

extension ReadingDiagnostics {
  static func toml(_ mistake: TOMLMistake, at place: SourceRange) -> Diagnostic {
    let (message, fix) = prose(mistake)
    return Problem.contentTomlSyntax(at: place, message, fix: fix)
  }

  private static func prose(_ mistake: TOMLMistake) -> (message: String, fix: String?) {
    switch mistake {
    case .noKey(let found):
      (
        "expected a key, found \(name(found))",
        found?.isLetter == true ? "put the key in quotes" : "write 'key = value'"
      )
    case .noEquals: ("this key has no '=' after it", "write 'key = value'")
    case .noValue(nil): ("this key has no value", "write one, or remove the key")
    case .noValue(let found): ("expected a value, found \(name(found))", nil)
    case .word(let word): ("'\(word)' isn't a TOML value", tomlMeant(by: word))
    case .number(let text): ("'\(text)' isn't a TOML number", "put text in quotes")
    case .date(let text):
      ("'\(text)' isn't a date or time", "write one such as 2015-10-09 or 2015-10-09T13:09:53Z")
    case .moreOnLine(let found):
      ("expected the end of the line, found \(name(found))", "write each key on a separate line")
    case .unclosedHeader(let bracket):
      ("this table's header isn't closed", "close it with '\(bracket)'")
    case .unclosed(let bracket): ("this bracket isn't closed", "close it with '\(bracket)'")
    case .unclosedText: ("this text isn't closed", "close it with the quote that it starts with")
    case .noComma(let bracket, let found):
      ("expected ',' or '\(bracket)', found \(name(found))", nil)
    case .escape(let escape):
      ("TOML has no escape '\(escape)'", "write '\\\\' for a backslash, or use single quotes")
    case .control(let byte):
      ("there is a control character, \(codePoint(byte))", "remove it")
    }
  }

  private static func tomlMeant(by word: String) -> String {
    switch word.lowercased() {
    case "true": "write true"
    case "false": "write false"
    case "null", "nil", "none", "undefined": "remove the key"
    default: "put text in quotes"
    }
  }
}
