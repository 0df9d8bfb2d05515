import Content
import Diagnostics
import TestSupport
import Testing

/// Mutated content, the same in every run, must give values or diagnostics and never trap.
@Suite struct MutationTests {
  private static let seeds = [
    "---\ntitle: Über\ntags: [a, \"b\"]\nplace: {name: x, n: 1.5}\nlist:\n  - |\n    y\n  - !!str 1\n---\nText\n",
    "+++\ntitle = \"Ü\\u00e9\"\na.b = [1, {c = 2015-10-09}]\n[t]\nx = '''\ny'''\n[[l]]\nz = -1_0.5e3\n+++\nText\n",
    "{\"title\": \"Ü\\ud83d\\ude80\", \"a\": [1, -2.5e3, true, null, {\"b\": {}}]}\nText\n",
  ]
  private static let alphabet =
    Array("{}[]:,\"'\\-+#&*!|>%@`.0e9tfnu= \t\r\n\u{0}é🚀".utf8) + [0xFF, 0xC3]

  @Test(arguments: MutationTests.seeds)
  func neverTraps(seed: String) {
    var random = SplitMix(seed: 0x5EED)
    var refused = 0
    let count = 3000
    for _ in 0..<count {
      var bytes = Array(seed.utf8)
      for _ in 0...Int(random.next() % 4) {
        let index = Int(random.next() % UInt64(bytes.count))
        let byte = Self.alphabet[Int(random.next() % UInt64(Self.alphabet.count))]
        switch random.next() % 4 {
        case 0: bytes[index] = byte
        case 1: bytes.insert(byte, at: index)
        case 2: bytes.remove(at: index)
        default: bytes.replaceSubrange(index..., with: bytes[(index / 2)...].prefix(60))
        }
        if bytes.isEmpty { bytes = [0] }
      }
      let collector = DiagnosticCollector()
      let findings = Findings(SourceFile(path: "a.md", bytes: bytes), collector)
      let value = MarkdownParts(findings)?.frontMatter?.value(findings)
      if findings.mistakes > 0 { refused += 1 }
      // A file with a mistake gives no value, and every mistake has a place in the file.
      #expect(findings.mistakes == 0 || value == nil)
      #expect(collector.diagnostics.allSatisfy { $0.place != nil })
      if let value { expectRangesInside(value, 0..<bytes.count) }
      _ = Value.json(Findings(SourceFile(path: "a.json", bytes: bytes), DiagnosticCollector()))
    }
    #expect(refused > count / 10)
    #expect(refused < count)
  }

  private func expectRangesInside(_ value: Value, _ bounds: Range<Int>) {
    #expect(
      bounds.lowerBound <= value.range.lowerBound && value.range.upperBound <= bounds.upperBound)
    switch value.kind {
    case .array(let elements): for element in elements { expectRangesInside(element, bounds) }
    case .object(let members):
      for member in members {
        #expect(
          bounds.contains(member.nameRange.lowerBound)
            && member.nameRange.upperBound <= bounds.upperBound)
        expectRangesInside(member.value, bounds)
      }
    default: break
    }
  }
}
