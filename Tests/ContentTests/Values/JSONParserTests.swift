import Content
import Testing

@Suite struct JSONParserTests {
  @Test(arguments: [
    ("{}", "{}"), ("[ ]", "[]"), ("\u{FEFF}{\"a\":1}", "{a: 1}"),
    (
      "{\"a\": [1, -0.50, 1E+2, true, false, null, \"x\"]}",
      "{a: [1, -0.50, 1E+2, true, false, null, \"x\"]}"
    ),
    (#""\"\\\/\b\f\n\r\t\u00e9\ud83d\ude80é""#, "\"\"\\/\u{8}\u{C}\n\r\té🚀é\""),
    (
      "12345678901234567890.123456789012345678901234567890",
      "12345678901234567890.123456789012345678901234567890"
    ),
    ("{\"\":0}", "{: 0}"), (" \r\n\t7 \n", "7"), ("\"\\u0000\"", "\"\u{0}\""),
    ("{\"zebra\":1,\"ape\":2}", "{zebra: 1, ape: 2}"),
  ])
  func readsWhatRFC8259Allows(text: String, outline: String) {
    #expect(Parsing.json(text).outline == outline)
  }

  @Test func placesEachValueAndName() {
    let text = #"{"é": "ü", "b" : [1, {"c":null}]}"#
    #expect(
      Parsing.json(text).value?.slices(of: text) == [
        #"."é"="ü""#, #"."b"=[1, {"c":null}]"#, #"."b"[]=1"#, #"."b"[]={"c":null}"#,
        #"."b"[]."c"=null"#,
      ])
  }

  @Test(arguments: [
    (
      #"{"a": 1,}"#,
      """
      a.json:1:8: error[content-json-syntax]: there is a comma before '}' and nothing behind it
          1 | {"a": 1,}
            |        ^ remove the comma

      """
    ),
    (
      "[1,]",
      """
      a.json:1:3: error[content-json-syntax]: there is a comma before ']' and nothing behind it
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
      a.json:1:2: error[content-json-syntax]: JSON puts text in double quotes
          1 | {'a': 1}
            |  ^~~ write " on both sides

      """
    ),
    (
      "{title: 1}",
      """
      a.json:1:2: error[content-json-syntax]: the key 'title' is not in quotes
          1 | {title: 1}
            |  ^~~~~ write "title"

      """
    ),
    (
      "[NaN]",
      """
      a.json:1:2: error[content-json-syntax]: 'NaN' is no JSON value
          1 | [NaN]
            |  ^~~ write null

      """
    ),
    (
      "[True]",
      """
      a.json:1:2: error[content-json-syntax]: 'True' is no JSON value
          1 | [True]
            |  ^~~~ write true

      """
    ),
    (
      "[007, +1, .5, 1.]",
      """
      a.json:1:2: error[content-json-syntax]: '007' is no JSON number
          1 | [007, +1, .5, 1.]
            |  ^~~ write 7
      a.json:1:7: error[content-json-syntax]: '+1' is no JSON number
          1 | [007, +1, .5, 1.]
            |       ^~ write 1
      a.json:1:11: error[content-json-syntax]: '.5' is no JSON number
          1 | [007, +1, .5, 1.]
            |           ^~ write 0.5
      a.json:1:15: error[content-json-syntax]: '1.' is no JSON number
          1 | [007, +1, .5, 1.]
            |               ^~ write 1

      """
    ),
    (
      #"["\x", "\ud800", "\ud800\u0041", "\u12"]"#,
      #"""
      a.json:1:3: error[content-json-syntax]: '\x' is no escape of JSON
          1 | ["\x", "\ud800", "\ud800\u0041", "\u12"]
            |   ^~ write '\\' for a backslash
      a.json:1:9: error[content-json-syntax]: '\ud800' is one half of a character
          1 | ["\x", "\ud800", "\ud800\u0041", "\u12"]
            |         ^~~~~~ write both halves, or the character itself
      a.json:1:19: error[content-json-syntax]: '\ud800' is one half of a character
          1 | ["\x", "\ud800", "\ud800\u0041", "\u12"]
            |                   ^~~~~~ write both halves, or the character itself
      a.json:1:35: error[content-json-syntax]: '\u' is no escape of JSON
          1 | ["\x", "\ud800", "\ud800\u0041", "\u12"]
            |                                   ^~~~ write '\\' for a backslash

      """#
    ),
    (
      "[\"a\tb\"]",
      """
      a.json:1:4: error[content-json-syntax]: text holds the control character U+0009
          1 | ["a\tb"]
            |    ^ write '\\t'

      """
    ),
    (
      "{\"a\": \"b\n}",
      """
      a.json:1:7: error[content-json-syntax]: this text is not closed on its line
          1 | {"a": "b
            |       ^~ close it with '"'; write '\\n' for a line's end

      """
    ),
    (
      "{\"a\": 1\n \"b\": 2}",
      """
      a.json:1:7: error[content-json-syntax]: a comma is missing
          1 | {"a": 1
            |       ^ write ',' behind this

      """
    ),
    (
      "{\"a\" 1}",
      """
      a.json:1:2: error[content-json-syntax]: the key 'a' has no value
          1 | {"a" 1}
            |  ^~~ write ':' and a value behind it

      """
    ),
    (
      "{\"a\": [1, 2}",
      """
      a.json:1:12: error[content-json-syntax]: this bracket closes nothing
          1 | {"a": [1, 2}
            |            ^ ']' is due first

      """
    ),
    (
      "[[1]",
      """
      a.json:1:1: error[content-json-syntax]: this bracket is not closed
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
      a.json:1:4: error[content-json-syntax]: there is more behind the end of the value
          1 | {} {}
            |    ^~ put several values in one list: '[…, …]'

      """
    ),
    (
      " \n",
      """
      a.json:2:1: error[content-json-syntax]: the file holds no JSON
          2 |\u{20}
            | ^ write at least '{}'

      """
    ),
    (
      "{\"a\": 1,\n \"b\": 2,\n \"a\": 3}",
      """
      a.json:3:2: error[content-duplicate-key]: the key 'a' is given twice
          3 |  "a": 3}
            |  ^~~ keep one of them
         note: a.json:1:2: it is first given here

      """
    ),
  ])
  func refusesWithAPlaceAndAWayOut(text: String, report: String) {
    let parsing = Parsing.json(text)
    #expect(parsing.value == nil)
    #expect(parsing.report == report)
  }

  @Test func reportsEveryMistakeThatCanBeToldApart() {
    let parsing = Parsing.json("{a: 1, 'b': 01, \"c\": None, # no\n \"c\": \"\\q\",}")
    #expect(parsing.ids.count == 8)
  }

  @Test func refusesBytesThatAreNotUTF8() {
    #expect(
      Parsing.json([0x22, 0x61, 0xE9, 0x22]).report == """
        a.json:1:3: error[content-not-utf8]: the file holds bytes that are not UTF-8
            1 | "a�"
              |   ^ save it as UTF-8

        """)
  }

  @Test(
    arguments: [
      [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82], [0x80], [0xF8],
      [0xFF],
      [0xE0, 0x9F, 0xBF], [0xF0, 0x8F, 0xBF, 0xBF], [0xF1, 0x80, 0x80],
    ] as [[UInt8]])
  func refusesEachIllFormedSequence(bytes: [UInt8]) {
    #expect(Parsing.json([0x22] + bytes + [0x22]).ids == ["content-not-utf8"])
  }

  @Test(arguments: ["é", "€", "🚀", "\u{FFFF}", "\u{10FFFF}", "\u{D7FF}", "\u{E000}"])
  func acceptsEachLengthOfSequence(text: String) {
    #expect(Parsing.json("\"\(text)\"").outline == "\"\(text)\"")
  }

  @Test func limitsDepthFromBothSides() {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(Parsing.json(nested(512)).value != nil)
    #expect(Parsing.json(nested(513)).ids == ["content-too-deep"])
    #expect(Parsing.json(String(repeating: "[", count: 100_000)).ids == ["content-too-deep"])
    #expect(Parsing.json(String(repeating: "{\"a\":", count: 100_000)).ids == ["content-too-deep"])
  }

  @Test func findsDuplicatesInLongObjectsToo() {
    let members = (0..<5000).map { "\"k\($0)\":\($0)" }
    #expect(Parsing.json("{" + members.joined(separator: ",") + "}").value != nil)
    #expect(
      Parsing.json("{" + (members + ["\"k4999\":0", "\"k1\":0"]).joined(separator: ",") + "}").ids
        == ["content-duplicate-key", "content-duplicate-key"])
  }
}
