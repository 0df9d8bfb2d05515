import Diagnostics
import Markdown
import Testing

@Suite struct LinkPlaceTests {
  @Test(arguments: [
    "[a](1️⃣b1️⃣)",
    "é 東京 [a](1️⃣b.md1️⃣ \"t\") and [c](2️⃣b.md2️⃣)",
    "> quote\n> > deeper [a](1️⃣b1️⃣)\n",
    "- item\n\n  - [a\n    b](1️⃣c1️⃣)\n    ![d](2️⃣c2️⃣)\n",
    "one\r\ntwo\r\n\r\n1. [a](1️⃣b1️⃣)\r\n2. x\r\n   [c](2️⃣d2️⃣)\r\n",
    "[![a](1️⃣x1️⃣)](2️⃣x2️⃣)",
    "[a](<1️⃣b c1️⃣>) <2️⃣https://d.e2️⃣> <3️⃣f@g.h3️⃣>",
    "[a](\n   1️⃣b1️⃣\n   'c')",
    "> [a](\n> 1️⃣b1️⃣)",
    "[a](1️⃣b\\)&amp;c%20d1️⃣)",
    "# Title [a](1️⃣b1️⃣)\n\nSet [a](2️⃣b2️⃣)\n===\n",
    "[b]: x\n[a]: 1️⃣y1️⃣ 't'\n\n> text [c][a]\n",
    "[a] and [c](1️⃣d1️⃣) b\n\n> [a]:\n>   <2️⃣e f2️⃣>\n",
    "[a](1️⃣\u{E9}1️⃣)",
    "[a](1️⃣1️⃣)",
    "a [b](c [d](1️⃣c1️⃣)",
    "\n\n   para\n   [a](1️⃣b1️⃣)",
  ])
  func findsTheDestination(marked: String) throws {
    let wanted = MarkedText(marked)
    for frontMatter in ["", "---\ntitle: [é](b)\r\n---\n"] {
      let file = SourceFile(path: "note.md", text: frontMatter + wanted.text)
      let start = frontMatter.utf8.count
      let ranges = try resolvedRanges(file, body: start..<file.bytes.count)
      let expected = wanted.ranges.map { $0.lowerBound + start..<$0.upperBound + start }
      #expect(
        Set(ranges) == Set(expected),
        "\(ranges.map { String(decoding: file.bytes[$0], as: UTF8.self) })")
    }
  }

  @Test func placesAtTheParagraphWhatItCannotFind() throws {
    // Not UTF-8: libcmark has replaced it.
    let file = SourceFile(
      path: "note.md", bytes: Array("x\n\n > y [a](b".utf8) + [0xC3] + Array(")\nz".utf8))
    let ranges = try resolvedRanges(file, body: 0..<file.bytes.count)
    #expect(ranges == [4..<15])
  }

  @Test func placesATextThatWasAValueAtTheValue() throws {
    let file = SourceFile(path: "a.json", text: #"{"body": "x\n[a](b)"}"#)
    let places = Box<[Range<Int>]>([])
    let resolver = Resolver(link: {
      places.value.append($0.range); return .broken
    })
    let body = MarkdownBody(Array("x\n[a](b)".utf8), of: file) { _ in 9..<20 }
    _ = try MarkdownDocument(body).render(resolver: resolver)
    #expect(places.value == [9..<20])
  }

  @Test(arguments: [
    "[a](b) [c](d)\n[e](f)\r\né [g](h) 👨‍👩‍👧 [i](j)\n\n[k] [l] [m](n) [k]\n\n[l]: o\n[k]: p\n"
  ])
  func makesThePlacesThatTheFileMakes(text: String) throws {
    let file = SourceFile(path: "note.md", text: "---\r\né: x\n---\n" + text)
    let places = Box<[SourceRange]>([])
    let ranges = Box<[Range<Int>]>([])
    let resolver = Resolver(link: {
      places.value.append($0.place)
      ranges.value.append($0.range)
      return .broken
    })
    _ = try MarkdownDocument(file, body: 15..<file.bytes.count).render(resolver: resolver)
    #expect(places.value.count == 9)
    #expect(places.value == ranges.value.map(file.place))
  }

  static let manyLinks = [
    "[r]: s\n\n" + String(repeating: "[a](b) [c][r] ", count: 5_000),
    (0..<5_000).map { "[\($0)]: a\($0)\n" }.joined()
      + (0..<5_000).map { "[\(4_999 - $0)] [x](y)\n" }.joined(),
    String(repeating: "[x](y\\z) \\[a](b) `](y)` ", count: 10_000),
    String(repeating: "[x](javascript:y) ", count: 10_000),
  ]

  @Test(arguments: manyLinks.indices)
  func placesTenThousandMistakesInLinearTime(index: Int) throws {
    let text = Self.manyLinks[index]
    let file = SourceFile(path: "note.md", text: text)
    let places = Box<Set<SourceRange>>([])
    let note = { (link: MarkdownLink) in
      places.value.insert(link.place)
      return LinkResolution.broken
    }
    let start = ContinuousClock.now
    let result = try MarkdownDocument(file, body: 0..<file.bytes.count)
      .render(resolver: Resolver(link: note))
    #expect(ContinuousClock.now - start < .seconds(10))
    #expect(places.value.count + result.diagnostics.count >= 5_001)
  }
}
