import Content
import Testing

@Suite struct YAMLTests {
  @Test(arguments: [
    ("title: Lisbon", #"{title: "Lisbon"}"#),
    ("a: yes\nb: no\nc: on\nd: Off\ne: y", #"{a: "yes", b: "no", c: "on", d: "Off", e: "y"}"#),
    (
      "a: true\nb: False\nc: NULL\nd: ~\ne:\nf: null",
      "{a: true, b: false, c: null, d: null, e: null, f: null}"
    ),
    (
      "a: 25.90\nb: -1\nc: +5\nd: 007\ne: 1e3\nf: .5\ng: 5.\nh: 0x1F\ni: 0o17\nj: .inf\nk: -.INF\nl: .NaN",
      "{a: 25.90, b: -1, c: +5, d: 007, e: 1e3, f: .5, g: 5., h: 0x1F, i: 0o17, j: .inf, k: -.INF, l: .NaN}"
    ),
    (
      "a: 1_000\nb: 12e\nc: 1.2.3\nd: 0x\ne: '1'\nf: \"true\"\ng: -\u{A0}\nh: 1:30\ni: +.nan\nj: .",
      "{a: \"1_000\", b: \"12e\", c: \"1.2.3\", d: \"0x\", e: \"1\", f: \"true\", g: \"-\u{A0}\", h: \"1:30\", i: \"+.nan\", j: \".\"}"
    ),
    (
      "a: 2015-10-09\nb: 2014-06-09 11:00:00\nc: 2015-10-09T13:09:53Z",
      #"{a: "2015-10-09", b: "2014-06-09 11:00:00", c: "2015-10-09T13:09:53Z"}"#
    ),
    (
      "tags: [a, 'b', 3]\nplace: {name: Lisbon, zone: Europe/Lisbon}\nlist:\n- x\n- y: 1\n  z: 2",
      #"{tags: ["a", "b", 3], place: {name: "Lisbon", zone: "Europe/Lisbon"}, list: ["x", {y: 1, z: 2}]}"#
    ),
    ("a: |\n  one\n  two\nb: >-\n  one\n  two", "{a: \"one\ntwo\n\", b: \"one two\"}"),
    (
      "a: !!str 12\nb: !!int \"12\"\nc: ! 13\nd: !!float 1.5\ne: !!seq [1]\nf: !!map {}",
      #"{a: "12", b: 12, c: "13", d: 1.5, e: [1], f: {}}"#
    ),
    ("zebra: 1\nape: 2\n3: 4", "{zebra: 1, ape: 2, 3: 4}"),
    ("null: 1\ntrue: 2\n~: 3\n!!str x: 4", "{null: 1, true: 2, ~: 3, x: 4}"),
    ("# only a comment", "{}"), ("", "{}"), ("~", "{}"), ("a: \"\\0\\u00e9\"", "{a: \"\u{0}é\"}"),
  ])
  func readsTheCoreSchema(text: String, outline: String) {
    #expect(Parsing.yaml(text).outline == outline)
  }

  @Test func placesEachValueAndNameBehindTextThatIsNotASCII() {
    let text =
      "---\n# é🚀\n\"título\": Über 🚀  # ü\nlist:\n  - é\n  - {ß: \"ẞ\", x: [1, 2]}\nlong: >\n  é\nlast: z\n---\n"
    #expect(
      Parsing.frontMatter(text).value?.slices(of: text) == [
        ".\"título\"=Über 🚀", ".list=- é\n  - {ß: \"ẞ\", x: [1, 2]}", ".list[]=é",
        ".list[]={ß: \"ẞ\", x: [1, 2]}", ".list[].ß=\"ẞ\"", ".list[].x=[1, 2]", ".list[].x[]=1",
        ".list[].x[]=2", ".long=>\n  é\n", ".last=z",
      ])
  }

  @Test(arguments: ["\n", "\r\n"])
  func placesMistakesWhateverEndsALine(end: String) {
    let text = ["\u{FEFF}---", "é: 1", "b: *x", "---", ""].joined(separator: end)
    #expect(
      Parsing.frontMatter(text).report == """
        a.md:3:4: error[content-yaml-syntax]: aliases such as '*x' aren't supported
            3 | b: *x
              |    ^~ write the value itself, or put text in quotes

        """)
  }

  @Test(arguments: [
    (
      "title: Lisbon: a trip",
      """
      a.md:2:14: error[content-yaml-syntax]: there is a second ':' here
          2 | title: Lisbon: a trip
            |              ^ put text that contains ': ' in quotes

      """
    ),
    (
      "é: &a 1\nb: *a",
      """
      a.md:2:4: error[content-yaml-syntax]: anchors such as '&a' aren't supported
          2 | é: &a 1
            |    ^~~~ write the value in each place
      a.md:3:4: error[content-yaml-syntax]: aliases such as '*a' aren't supported
          3 | b: *a
            |    ^~ write the value itself, or put text in quotes

      """
    ),
    (
      "a: !mine x\nb: !!set {}\nc: !!int x",
      """
      a.md:2:4: error[content-yaml-syntax]: the tag '!mine' isn't supported here
          2 | a: !mine x
            |    ^~~~~~~ remove it
      a.md:3:4: error[content-yaml-syntax]: the tag '!!set' isn't supported here
          3 | b: !!set {}
            |    ^~~~~~~ remove it
      a.md:4:4: error[content-yaml-syntax]: the tag '!!int' isn't supported here
          4 | c: !!int x
            |    ^~~~~~~ remove it

      """
    ),
    (
      "a: 1\nb: 2\na: 3",
      """
      a.md:4:1: error[content-duplicate-key]: the key 'a' appears twice
          4 | a: 3
            | ^ keep one of them
         note: a.md:2:1: it is first used here

      """
    ),
    (
      "a: 1\n...\nb: 2",
      """
      a.md:4:1: error[content-yaml-syntax]: there is more text after the end of the YAML
          4 | b: 2
            | ^ write only 'key: value' lines

      """
    ),
    (
      "a: 1\n--- b",
      """
      a.md:3:1: error[content-yaml-syntax]: the front matter contains a second YAML document
          3 | --- b
            | ^~~ put text that starts with '---' in quotes

      """
    ),
    (
      "é: \"open",
      """
      a.md:2:4: error[content-yaml-syntax]: this text isn't closed
          2 | é: "open
            |    ^ close it with the quote that it starts with

      """
    ),
    (
      "a: [1, 2",
      """
      a.md:2:4: error[content-yaml-syntax]: this list isn't closed
          2 | a: [1, 2
            |    ^ close it with ']'

      """
    ),
    (
      "a: {x: 2",
      """
      a.md:2:4: error[content-yaml-syntax]: this object isn't closed
          2 | a: {x: 2
            |    ^ close it with '}'

      """
    ),
    (
      "a:\n\tb: 1",
      """
      a.md:3:1: error[content-yaml-syntax]: YAML can't be indented with tabs
          3 | \tb: 1
            | ^ use spaces

      """
    ),
    (
      "a: @home",
      """
      a.md:2:4: error[content-yaml-syntax]: a value can't start with '@'
          2 | a: @home
            |    ^ put text in quotes

      """
    ),
    (
      "a: 1\nbad\nc: 2",
      """
      a.md:3:1: error[content-yaml-syntax]: this key has no ':' after it
          3 | bad
            | ^ write 'key: value'

      """
    ),
    (
      "a: 1\n  b: 2",
      """
      a.md:3:4: error[content-yaml-syntax]: there is a second ':' here
          3 |   b: 2
            |    ^ put text that contains ': ' in quotes

      """
    ),
    (
      "a: \"x\" y",
      """
      a.md:2:8: error[content-yaml-syntax]: expected a key here
          2 | a: "x" y
            |        ^ indent all keys the same way, and put a whole text in quotes or none of it

      """
    ),
    (
      "a: \"\\q\"",
      """
      a.md:2:5: error[content-yaml-syntax]: YAML has no such escape
          2 | a: "\\q"
            |     ^ write '\\\\' for a backslash, or use single quotes

      """
    ),
    (
      "é: x\u{1}",
      """
      a.md:2:5: error[content-yaml-syntax]: the front matter contains a control character
          2 | é: x\u{FFFD}
            |     ^ remove it

      """
    ),
    (
      "- a\n- b",
      """
      a.md:2:1: error[content-yaml-syntax]: the front matter contains no keys
          2 | - a
            | ^~~ write 'key: value' lines, or '***' if you meant a horizontal rule

      """
    ),
    (
      "Just text.",
      """
      a.md:2:1: error[content-yaml-syntax]: the front matter contains no keys
          2 | Just text.
            | ^~~~~~~~~~ write 'key: value' lines, or '***' if you meant a horizontal rule

      """
    ),
    (
      "? [a, b]\n: c",
      """
      a.md:2:3: error[content-yaml-syntax]: a key must be text that isn't empty
          2 | ? [a, b]
            |   ^ write 'key: value'

      """
    ),
  ])
  func refusesWithAPlaceAndAWayOut(text: String, report: String) {
    let parsing = Parsing.yaml(text)
    #expect(parsing.value == nil)
    #expect(parsing.report == report)
  }

  @Test(arguments: [("[", "]"), ("{a: ", "}")])
  func limitsDepthFromBothSides(open: String, close: String) {
    func nested(_ depth: Int) -> String {
      "a: " + String(repeating: open, count: depth) + "1" + String(repeating: close, count: depth)
    }
    #expect(Parsing.yaml(nested(63)).value != nil)
    #expect(Parsing.yaml(nested(64)).ids == ["content-too-deep"])
  }

  @Test(arguments: [
    "[", "{", "- ", "? ", "[a,[", "a: [", "\"", "!", "&a ", "*a ", "'", "|\n", ": ", "#", "%",
  ])
  func endsSoonOnHostileNesting(piece: String) {
    let text = String(repeating: piece, count: ContentLimits.frontMatter / piece.utf8.count - 10)
    let clock = ContinuousClock()
    let time = clock.measure { _ = Parsing.yaml(text) }
    #expect(time < .seconds(5))
  }
}
