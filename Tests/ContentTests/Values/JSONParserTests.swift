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

  @Test func reportsEveryMistakeThatCanBeToldApart() {
    let parsing = Parsing.json("{a: 1, 'b': 01, \"c\": None, # no\n \"c\": \"\\q\",}")
    #expect(parsing.ids.count == 8)
  }

  @Test func refusesBytesThatAreNotUTF8() {
    #expect(
      Parsing.json([0x22, 0x61, 0xE9, 0x22]).report == """
        a.json:1:3: error[content-not-utf8]: the file contains bytes that aren't UTF-8
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
