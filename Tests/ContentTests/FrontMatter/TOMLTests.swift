import Content
import Testing

@Suite struct TOMLTests {
  @Test(arguments: [
    ("title = \"Lisbon\"", #"{title: "Lisbon"}"#),
    (
      "b = 1\na = 25.90\nc = +1_000\nd = 0xDEAD_beef\ne = -inf\nf = 1e3\ng = true",
      "{b: 1, a: 25.90, c: +1_000, d: 0xDEAD_beef, e: -inf, f: 1e3, g: true}"
    ),
    (
      "a = 9223372036854775808\nb = 0.1000000000000000055511151231257827",
      "{a: 9223372036854775808, b: 0.1000000000000000055511151231257827}"
    ),
    (
      "a = 2015-10-09\nb = 2014-06-09 11:00:00\nc = 2015-10-09T13:09:53.5+02:00\nd = 07:32:00\ne = 2016-02-29t00:00:60z",
      #"{a: "2015-10-09", b: "2014-06-09 11:00:00", c: "2015-10-09T13:09:53.5+02:00", d: "07:32:00", e: "2016-02-29t00:00:60z"}"#
    ),
    (
      "a = [ 1, # one\n  [\"x\", 'y\\'], ]\nb = { x = 1, y.z = {} }",
      #"{a: [1, ["x", "y\"]], b: {x: 1, y: {z: {}}}}"#
    ),
    (
      "a.b = 1\na.\"c d\" = 2\n[place]\nname = 'Lisbon'\n[place.zone]\nid = 1\n[[entries]]\nx = 1\n[[entries]]\nx = 2\n[entries.deep]\ny = 3",
      #"{a: {b: 1, c d: 2}, place: {name: "Lisbon", zone: {id: 1}}, entries: [{x: 1}, {x: 2, deep: {y: 3}}]}"#
    ),
    (
      "a = \"\"\"\r\none\r\n  two \\\r\n   three\"\"\"\"\"\nb = '''\n'x''''",
      "{a: \"one\n  two three\"\"\", b: \"'x'\"}"
    ),
    ("a = \"\\u00e9\\U0001F680\\t\\\\\"", "{a: \"é🚀\t\\\"}"), ("# nothing", "{}"), ("", "{}"),
  ])
  func readsTOML(text: String, outline: String) {
    #expect(Parsing.toml(text).outline == outline)
  }

  @Test func placesEachValueAndName() {
    let text = "+++\n# é\n\"é\" = 'ü' # x\na.b = [1, {c = 2}]\n[t]\nx = true\n[[l]]\ny = 1\n+++\n"
    #expect(
      Parsing.frontMatter(text).value?.slices(of: text) == [
        ".\"é\"='ü'", ".a=a", ".a.b=[1, {c = 2}]", ".a.b[]=1", ".a.b[]={c = 2}", ".a.b[].c=2",
        ".t=[t]", ".t.x=true", ".l=l", ".l[]=[[l]]", ".l[].y=1",
      ])
  }

  @Test func reportsTheMistakesOfAllLines() {
    #expect(
      Parsing.toml(
        "\"é\" = yes\né = 1\nb = 01\nc = \"x\nd = 2015-02-30\ne 1\n= 2\nf =\ng = 1 h = 2\ni = \"\\q\""
      ).report == """
        a.md:2:7: error[content-toml-syntax]: 'yes' isn't a TOML value
            2 | "é" = yes
              |       ^~~ put text in quotes
        a.md:3:1: error[content-toml-syntax]: expected a key, found 'é'
            3 | é = 1
              | ^ put the key in quotes
        a.md:4:5: error[content-toml-syntax]: '01' isn't a TOML number
            4 | b = 01
              |     ^~ put text in quotes
        a.md:5:5: error[content-toml-syntax]: this text isn't closed
            5 | c = "x
              |     ^~ close it with the quote that it starts with
        a.md:6:5: error[content-toml-syntax]: '2015-02-30' isn't a date or time
            6 | d = 2015-02-30
              |     ^~~~~~~~~~ write one such as 2015-10-09 or 2015-10-09T13:09:53Z
        a.md:7:1: error[content-toml-syntax]: this key has no '=' after it
            7 | e 1
              | ^ write 'key = value'
        a.md:8:1: error[content-toml-syntax]: expected a key, found '='
            8 | = 2
              | ^ write 'key = value'
        a.md:9:4: error[content-toml-syntax]: this key has no value
            9 | f =
              |    ^ write one, or remove the key
        a.md:10:7: error[content-toml-syntax]: expected the end of the line, found 'h'
           10 | g = 1 h = 2
              |       ^ write each key on a separate line
        a.md:11:6: error[content-toml-syntax]: TOML has no escape '\\q'
           11 | i = "\\q"
              |      ^~ write '\\\\' for a backslash, or use single quotes

        """)
  }

  @Test(arguments: [
    (
      "a = [1, 2",
      """
      a.md:2:5: error[content-toml-syntax]: this bracket isn't closed
          2 | a = [1, 2
            |     ^ close it with ']'

      """
    ),
    (
      "a = {x = 1\nb = 2",
      """
      a.md:2:11: error[content-toml-syntax]: expected ',' or '}', found the end of the line
          2 | a = {x = 1
            |           ^

      """
    ),
    (
      "[t\na = 1",
      """
      a.md:2:1: error[content-toml-syntax]: this table's header isn't closed
          2 | [t
            | ^~ close it with ']'

      """
    ),
    (
      "a = \"\"\"x\nb = 1",
      """
      a.md:2:5: error[content-toml-syntax]: this text isn't closed
          2 | a = \"\"\"x
            |     ^~~ close it with the quote that it starts with

      """
    ),
    (
      "a = 1\na = 2",
      """
      a.md:3:1: error[content-duplicate-key]: the key 'a' appears twice
          3 | a = 2
            | ^ keep one of them
         note: a.md:2:1: it is first used here

      """
    ),
    (
      "a = \"x\u{1}\"",
      """
      a.md:2:7: error[content-toml-syntax]: there is a control character, U+0001
          2 | a = "x\u{FFFD}"
            |       ^ remove it

      """
    ),
    (
      "a = null",
      """
      a.md:2:5: error[content-toml-syntax]: 'null' isn't a TOML value
          2 | a = null
            |     ^~~~ remove the key

      """
    ),
  ])
  func refusesWithAPlaceAndAWayOut(text: String, report: String) {
    let parsing = Parsing.toml(text)
    #expect(parsing.value == nil)
    #expect(parsing.report == report)
  }

  @Test(arguments: [
    "[a]\n[a]", "a.b = 1\n[a]", "a = 1\n[a]", "a = 1\na.b = 2", "[a.b]\n[a]\nb.c = 1",
    "a = {}\na.b = 1",
    "a = {}\n[a.b]", "a = []\n[[a]]", "[[a]]\n[a]", "[a]\n[[a]]", "[a.b.c]\n[a]\nb.c.d = 1",
    "a = {b = 1, b.c = 2}", "[a]\nb.c = 1\n[a.b]", "\"a\" = 1\n'a' = 2",
  ])
  func refusesWhatIsGivenTwice(text: String) {
    #expect(Parsing.toml(text).ids == ["content-duplicate-key"])
  }

  @Test(arguments: [
    "[a.b]\n[a]\nc = 1", "[a]\nb.c = 1\nb.d = 2\n[a.b.e]", "[[a.b]]\n[[a.b]]\n[a.c]",
    "a.b.c = 1\na.d = 2",
  ])
  func allowsTablesToGrowWhereTheyMay(text: String) {
    #expect(Parsing.toml(text).value != nil)
  }

  @Test func limitsDepthFromBothSides() {
    func list(_ depth: Int) -> String {
      "a = " + String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    func key(_ parts: Int) -> String { String(repeating: "a.", count: parts - 1) + "a" }
    #expect(Parsing.toml(list(63)).value != nil)
    #expect(Parsing.toml(list(64)).ids == ["content-too-deep"])
    #expect(Parsing.toml(list(10_000)).ids == ["content-too-deep"])
    #expect(Parsing.toml(key(64) + " = 1").value != nil)
    #expect(Parsing.toml(key(65) + " = 1").ids == ["content-too-deep"])
    #expect(Parsing.toml("[\(key(63))]").value != nil)
    #expect(Parsing.toml("[\(key(64))]").ids == ["content-too-deep"])
    #expect(Parsing.toml("[[\(key(62))]]").value != nil)
    #expect(Parsing.toml("[[\(key(63))]]").ids == ["content-too-deep"])
    #expect(Parsing.toml("a = { \(key(40)) = { \(key(40)) = 1 } }").ids == ["content-too-deep"])
    #expect(Parsing.toml(key(30_000) + " = 1").ids == ["content-too-deep"])
  }

  @Test func refusesBytesThatAreNotUTF8() {
    #expect(
      Parsing.frontMatter(Array("+++\na = '".utf8) + [0xE9] + Array("'\n+++\n".utf8)).ids == [
        "content-not-utf8"
      ])
    #expect(
      Parsing.frontMatter(Array("+++\na = 1\n".utf8) + [0] + Array("b = 2\n+++\n".utf8)).ids == [
        "content-toml-syntax"
      ])
  }

  @Test(arguments: ["[[a]]\n", "a.b=1\n", "[a.b]\n", "{", "a={", "\"", "'''", "\\", "a=[{", "="])
  func endsSoonOnHostileText(piece: String) {
    let text = String(repeating: piece, count: ContentLimits.frontMatter / piece.utf8.count - 10)
    #expect(ContinuousClock().measure { _ = Parsing.toml(text) } < .seconds(5))
  }
}
