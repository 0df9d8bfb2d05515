import Content
import Diagnostics
import Testing

/// Messages about texts that aren't JSON.
@Suite struct JSONMistakeTests {
  @Test(arguments: [
    (
      #"{"a": 1,}"#,
      """
      a.json:1:8: error[content-json-syntax]: there is a comma before '}'
          1 | {"a": 1,}
            |        ^ remove the comma

      """
    ),
    (
      "[1,]",
      """
      a.json:1:3: error[content-json-syntax]: there is a comma before ']'
          1 | [1,]
            |   ^ remove the comma

      """
    ),
    (
      "// hello\n{}",
      """
      a.json:1:1: error[content-json-syntax]: JSON has no comments
          1 | // hello
            | ^~~~~~~~ remove it

      """
    ),
    (
      "{'a': 1}",
      """
      a.json:1:2: error[content-json-syntax]: JSON puts text in straight double quotes
          1 | {'a': 1}
            |  ^~~ write " on both sides

      """
    ),
    (
      "{'a': 'b'}",
      """
      a.json:1:2: error[content-json-syntax]: JSON puts text in straight double quotes
          1 | {'a': 'b'}
            |  ^~~ write " on both sides; 1 more text of this file needs it

      """
    ),
    (
      "{“a”: „b“, ‘c’: [”d”]}",
      """
      a.json:1:2: error[content-json-syntax]: JSON puts text in straight double quotes
          1 | {“a”: „b“, ‘c’: [”d”]}
            |  ^~~ write " on both sides; 3 more texts of this file need it

      """
    ),
    (
      "{“a: 1}",
      """
      a.json:1:2: error[content-json-syntax]: expected a key in double quotes, found '“'
          1 | {“a: 1}
            |  ^

      """
    ),
    (
      "{title: 1}",
      """
      a.json:1:2: error[content-json-syntax]: the key 'title' isn't in quotes
          1 | {title: 1}
            |  ^~~~~ write "title"

      """
    ),
    (
      "[NaN]",
      """
      a.json:1:2: error[content-json-syntax]: 'NaN' isn't a JSON value
          1 | [NaN]
            |  ^~~ write null

      """
    ),
    (
      "[True]",
      """
      a.json:1:2: error[content-json-syntax]: 'True' isn't a JSON value
          1 | [True]
            |  ^~~~ write true

      """
    ),
    (
      "[007, +1, .5, 1.]",
      """
      a.json:1:2: error[content-json-syntax]: '007' isn't a JSON number
          1 | [007, +1, .5, 1.]
            |  ^~~ write 7
      a.json:1:7: error[content-json-syntax]: '+1' isn't a JSON number
          1 | [007, +1, .5, 1.]
            |       ^~ write 1
      a.json:1:11: error[content-json-syntax]: '.5' isn't a JSON number
          1 | [007, +1, .5, 1.]
            |           ^~ write 0.5
      a.json:1:15: error[content-json-syntax]: '1.' isn't a JSON number
          1 | [007, +1, .5, 1.]
            |               ^~ write 1

      """
    ),
    (
      #"["\x", "\ud800", "\ud800\u0041", "\u12"]"#,
      #"""
      a.json:1:3: error[content-json-syntax]: JSON has no escape '\x'
          1 | ["\x", "\ud800", "\ud800\u0041", "\u12"]
            |   ^~ write '\\' for a backslash
      a.json:1:9: error[content-json-syntax]: '\ud800' is only half of a character
          1 | ["\x", "\ud800", "\ud800\u0041", "\u12"]
            |         ^~~~~~ write both halves, or the character itself
      a.json:1:19: error[content-json-syntax]: '\ud800' is only half of a character
          1 | ["\x", "\ud800", "\ud800\u0041", "\u12"]
            |                   ^~~~~~ write both halves, or the character itself
      a.json:1:35: error[content-json-syntax]: JSON has no escape '\u'
          1 | ["\x", "\ud800", "\ud800\u0041", "\u12"]
            |                                   ^~~~ write '\\' for a backslash

      """#
    ),
    (
      "[\"a\tb\"]",
      """
      a.json:1:4: error[content-json-syntax]: text contains the control character U+0009
          1 | ["a\tb"]
            |    ^ write '\\t'

      """
    ),
    (
      "{\"a\": \"b\n}",
      """
      a.json:1:7: error[content-json-syntax]: this text isn't closed on its line
          1 | {"a": "b
            |       ^~ close it with '"'; write '\\n' for a line break

      """
    ),
    (
      "{\"a\": 1\n \"b\": 2}",
      """
      a.json:1:7: error[content-json-syntax]: a comma is missing
          1 | {"a": 1
            |       ^ write ',' after this

      """
    ),
    (
      "{\"a\" 1}",
      """
      a.json:1:2: error[content-json-syntax]: the key 'a' has no value
          1 | {"a" 1}
            |  ^~~ write ':' and a value after it

      """
    ),
    (
      "{\"a\": [1, 2}",
      """
      a.json:1:12: error[content-json-syntax]: this bracket closes nothing
          1 | {"a": [1, 2}
            |            ^ write ']' first

      """
    ),
    (
      "[[1]",
      """
      a.json:1:1: error[content-json-syntax]: this bracket isn't closed
          1 | [[1]
            | ^ close it with ']'

      """
    ),
    (
      "{\"a\": ;}",
      """
      a.json:1:7: error[content-json-syntax]: expected a value, found ';'
          1 | {"a": ;}
            |       ^

      """
    ),
    (
      "{} {}",
      """
      a.json:1:4: error[content-json-syntax]: there is more text after the end of the value
          1 | {} {}
            |    ^~ put several values in one list: '[…, …]'

      """
    ),
    (
      " \n",
      """
      a.json:2:1: error[content-json-syntax]: the file contains no JSON
          2 |\u{20}
            | ^ write at least '{}'

      """
    ),
    (
      "{\"a\": 1,\n \"b\": 2,\n \"a\": 3}",
      """
      a.json:3:2: error[content-duplicate-key]: the key 'a' appears twice
          3 |  "a": 3}
            |  ^~~ keep one of them
         note: a.json:1:2: it is first used here

      """
    ),
  ])
  func refusesWithAPlaceAndAWayOut(text: String, report: String) {
    let parsing = Parsing.json(text)
    #expect(parsing.value == nil)
    #expect(parsing.report == report)
  }

  @Test func offersTheNumberThatIsMeantAsAnEdit() throws {
    let collector = DiagnosticCollector()
    let file = SourceFile(path: "a.json", text: "[007]")
    #expect(Value.json(Findings(file, collector)) == nil)
    let diagnostic = try #require(collector.diagnostics.first)
    #expect(diagnostic.edit == Diagnostic.Edit("7", at: file.place(1..<4)))
  }
}
