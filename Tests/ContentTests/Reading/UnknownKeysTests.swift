import Content
import Diagnostics
import Testing

@Suite struct UnknownKeysTests {
  private static let title = Key("title", .text, "What it is called.")
  private static let table = KeyTable("a trip", title)

  private static func unknownKeys(_ path: String, _ text: String) -> UnknownKeys {
    let findings = Findings(SourceFile(path: path, text: text), DiagnosticCollector())
    if let value = Value.json(findings) {
      let values: [Value] = if case .array(let elements) = value.kind { elements } else { [value] }
      for value in values {
        _ = findings.read(value, as: table) { $0.read(title) }
      }
    }
    return findings.unknownKeys
  }

  @Test(arguments: [[0, 1, 2], [2, 1, 0], [1, 0, 2]])
  func reportsEachKeyOnceWithTheNumberOfFiles(order: [Int]) {
    let files = [
      Self.unknownKeys("a.json", #"{"titel": "x"}"#),
      Self.unknownKeys("b.json", #"[{"titel": "x", "zzz": 1}, {"titel": "y"}]"#),
      Self.unknownKeys("c.json", #"{"title": "x"}"#),
    ]
    var all = UnknownKeys()
    for index in order { all.merge(files[index]) }
    let collector = DiagnosticCollector()
    all.report(to: collector)
    #expect(
      TerminalWriter(colours: false).text(collector.diagnostics) == """
        a.json:1:2: warning[content-unknown-key]: a trip has no key 'titel'
            1 | {"titel": "x"}
              |  ^~~~~~~ did you mean 'title'?
           note: it is in 2 files
        b.json:1:17: warning[content-unknown-key]: a trip has no key 'zzz'
            1 | [{"titel": "x", "zzz": 1}, {"titel": "y"}]
              |                 ^~~~~ remove it: Zoetrope doesn't use it

        """)
  }

  @Test func staysQuickWithManyUnknownKeys() {
    let members = (0..<10_000).map { "\"k\($0)\":0" }.joined(separator: ",")
    let time = ContinuousClock().measure {
      let keys = Self.unknownKeys("a.json", "{\(members)}")
      #expect(!keys.isEmpty)
    }
    #expect(time < .seconds(10))
  }
}
