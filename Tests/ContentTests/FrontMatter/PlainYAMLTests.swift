import Content
import Diagnostics
import TestSupport
import Testing

/// The reader of plain YAML gives the same values and places as libyaml, or gives up.
@Suite struct PlainYAMLTests {
  @Test(arguments: [
    "title: Lisbon\n", "title: Lisbon", "\n\n# A comment\ntitle: Lisbon   # another\n\n",
    "a: yes\nb: ~\nc:\nd: 1.5\ne: .inf\nf: true\ng: null\nh: -1\ni: -x\nj: 10:30\nk: a#b",
    "a: 'one'\nb: \"two # three\"\nc: 'a \\ b' # d\ne: \"\"\nf: ''\ng: \"it's\"\nh: 'a \"b\"'",
    "a:\n  b:\n    c: 1\n  d: 2\ne:\n    f:\n", "a:\n   b: 1\n\n   # c\n   d: 2",
    "list:\n- a\n- b\nnext: c", "list:\n  - a\n  - b\nnext: c",
    "legs:\n  - origin: LIS\n    stops:\n      - OPO\n      - BIO\n  -   mode: train",
    "a:\n- b:\n  - c\n  - d: e\n    f: g\nh: i", "a:\n- b: c\n- d:\ne: f",
    "tags: [slow bridges, coastal trains, 'a, b', \"c\", -1, 2.5]\na: []\nb: [ x ]\nc: [[1, 2], [3]]",
    "place: {name: Lisbon, zone: Europe/Lisbon, at: {x: 1, y: [2]}}\na: {}\nb: { c: 'd' }",
    "title: Über 🚀 日本，語\nb: [é, ü]\nc: {d: ß}", "  a: 1\n  b: 2\n",
    "url: https://example.org/a?b=c#d\nat: 2015-10-09T13:09:53Z", "$schema: ../trip.json\na-b_c: 1",
  ])
  func readsWhatLibyamlReads(text: String) {
    let (plain, any) = Self.readings(Array(text.utf8))
    #expect(plain == any.value)
    #expect(plain != nil)
    #expect(any.report.isEmpty)
  }

  @Test(arguments: [
    "é: 1", "", "~", "[1]", "text", "a: |\n  b", "a: >\n  b", "a: &b c", "a: *b", "a: !!str 1",
    "? a\n: b", "a: b\n  c", "a: b: c", "a: b:", "a:\n  text", "- a", "a: - b", "a: -",
    "a:\n- - b", "a:\n-\n  b", "a: \"b\\n\"", "a: 'it''s'", "a: \"b", "a: [b", "a: [b\n  ]",
    "a: [b,]", "a: [b: c]", "a: [- b]", "a: {b}", "a: {b: c", "a: {b:c}", "a: \"b\" c",
    "a: 'b'#c", "a:\tb", "a: b\r\n", "\"a\": b", "1: b", "a: 1\na: 2", "a: {b: 1, b: 2}",
    "a : b", "a: @b", "a: `b`", "a: %b", "<<: b", "a: 1\n--- b", "a: 1\n...\n",
    "a:\n  b: 1\n c: 2", "  a: 1\nb: 2", "a:\n  - b: 1\n   c: 2", "a: # b\n  c: 1",
    "a: b\u{85}", "a: b\u{2028}", "\u{FEFF}a: b", "a: \u{7F}", "a: [?b]", "a: [b#c]",
    "%YAML 1.2", String(repeating: "a", count: 65) + ": b",
  ])
  func leavesAllElseToLibyaml(text: String) {
    #expect(Self.readings(Array(text.utf8)).plain == nil)
  }

  @Test func leavesLongAndDeepObjectsToLibyaml() {
    let long = (0..<40).map { "k\($0): \($0)\n" }.joined()
    let deep = (0..<20).map { String(repeating: " ", count: $0) + "k:\n" }.joined()
    for text in [long, deep, "a: " + String(repeating: "[", count: 20)] {
      #expect(Self.readings(Array(text.utf8)).plain == nil)
    }
  }

  /// Random edits of texts that it reads, with characters that have a meaning in YAML.
  @Test func agreesWithLibyamlOnRandomTexts() {
    let seeds = [
      "title: 'A, b' # c\ntags: [a, \"b\", -1]\nplace: {name: x, n: 1.5}\nlist:\n  - y: 1\n    z:\n",
      "a:\n- b\n- c: d\n  e: f\ng:\n  h:\n    i: j\n  k: ~\nl: 10:30\n",
      "b: \"c d é\"\ne: f ü, g\nh: {i: [j k, -l]}\n",
    ].map { Array($0.utf8) }
    let pieces = [
      " ", "  ", "\n", "\n  ", "\n- ", "- ", ": ", ":", ",", ", ", "[", "]", "{", "}", "'", "\"",
      "#", " #", "a", "a: ", "-", "?", "? ", "|", ">", "&", "*", "!", "%", "@", "~", "0", ".", "\\",
      "\t", "\r\n", "é", "\u{85}", "---\n", "...\n", "<<: ",
    ].map { Array($0.utf8) }
    var random = SplitMix(seed: 0x5EED)
    var (read, left) = (0, 0)
    for index in 0..<20_000 {
      var bytes = seeds[index % seeds.count]
      for _ in 0...Int(random.next() % 2) {
        let place = Int(random.next() % UInt64(bytes.count + 1))
        let piece = pieces[Int(random.next() % UInt64(pieces.count))]
        switch random.next() % 3 {
        case 0: bytes.insert(contentsOf: piece, at: place)
        case 1: bytes.replaceSubrange(place..<min(place + piece.count, bytes.count), with: piece)
        default: bytes.removeSubrange(place..<min(place + piece.count, bytes.count))
        }
      }
      let (plain, any) = Self.readings(bytes)
      guard let plain else {
        left += 1
        continue
      }
      read += 1
      #expect(
        plain == any.value, "\(String(decoding: bytes, as: UTF8.self)): \(any.report)")
    }
    #expect(read > 2_000)
    #expect(left > 4_000)
  }

  private static func readings(_ bytes: [UInt8]) -> (plain: Value?, any: Parsing) {
    let findings = Findings(SourceFile(path: "a.md", bytes: bytes), DiagnosticCollector())
    guard findings.isText(0..<bytes.count) else {
      return (nil, Parsing(bytes, path: "a.md") { _ in nil })
    }
    let plain = Value.plainYAML(findings, 0..<bytes.count, opening: 0..<0)
    return (
      plain,
      Parsing(bytes, path: "a.md") { Value.anyYAML($0, 0..<bytes.count, opening: 0..<0) }
    )
  }
}
