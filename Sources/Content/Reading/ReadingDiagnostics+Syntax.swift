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
