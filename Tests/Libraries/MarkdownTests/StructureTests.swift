import Foundation
import Markdown
import Markup
import Testing

@Suite struct StructureTests {
  static let hostile = [
    "\"", "'", "<", ">", "&", "\"><script>alert(1)</script>", "' onmouseover='x", "\" onload=\"x",
    "--><b>", "]]>", "</code></pre><script>", "&quot;&gt;&lt;b&gt;", "&#34;&#62;", "`", "\\",
    "](x)",
    "![x](y)", "**", "<!--", "\u{0}", "\u{2028}", "\u{202E}", "{{name}}", "{{{name}}}",
    "javascript:x", "a=b", "&#xFFFE;",
  ]

  /// Functions that put a value at one place of a text.
  static let places: [@Sendable (String) -> String] = [
    { "[a](b \"\(escaped($0))\")" },
    { "[a](b '\(escaped($0))')" },
    { "![\(escaped($0))](b \"\(escaped($0))\")" },
    { "~~~ \(escaped($0.replacing(" ", with: "")))\nx\n~~~\n" },
    { "~~~\n\($0)\n~~~\n" },
    { "    \($0)\n" },
    { "x \(escaped($0))" },
    { "## \(escaped($0)) x" },
    { "[a](<c/\(escaped($0))>)" },
    { "![a](<c/\(escaped($0))>)" },
    { "[\(escaped($0)) x]\n\n[\(escaped($0)) x]: b (\(escaped($0)))\n" },
    { "```` \($0) ````" },
  ]

  /// A text with every mark escaped.
  static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if character.isASCII, character.isPunctuation || character.isSymbol { result += "\\" }
      result.append(character)
    }
  }

  @Test(arguments: places.indices)
  func noValueChangesTheTags(place: Int) throws {
    let wanted = try #require(Outline(try html(Self.places[place]("x")))).tags
    for value in Self.hostile {
      let markup = try html(Self.places[place](value))
      #expect(Outline(markup)?.tags == wanted, "\(value) gives \(markup)")
    }
  }

  @Test func noValueOfTheResolverChangesTheTags() throws {
    for value in Self.hostile {
      let link = Link(route: "/" + value, fragment: value)
      let resolver = Resolver(
        link: { _ in .link(link) },
        image: { _ in .image(link, size: PixelSize(width: 1, height: 2)) })
      let markup = try html("[a](b) c ![d](e)", resolver: resolver)
      #expect(
        Outline(markup)?.tags == ["p", "a href", "/a", "img src alt width height loading", "/p"])
    }
  }

  @Test func anyTextGivesBalancedTags() throws {
    let seed = ProcessInfo.processInfo.environment["SEED"].flatMap(UInt64.init) ?? 20_260_101
    print("seed \(seed)")
    var random = SplitMix(state: seed)
    let resolver = Resolver(
      link: { $0.destination.count % 3 == 0 ? .broken : .asWritten },
      image: { image in
        switch image.destination.utf8.count % 4 {
        case 0: .broken
        case 1:
          .component(
            HTML(trusted: image.standsAlone ? "<figure>x</figure>" : "<span>x</span>"))
        case 2: .image(Link(route: "/i"), size: PixelSize(width: 1, height: 1))
        default: .asWritten
        }
      })
    for _ in 0..<3_000 {
      let file = random.text()
      let text = String(decoding: file, as: UTF8.self)
      let markup = try html(text, resolver: resolver)
      try #require(Outline(markup) != nil, "\(text.debugDescription) gives \(markup)")
    }
  }
}

/// Steele, Lea, Flood: "Fast splittable pseudorandom number generators", 2014.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  private static let pieces = [
    "*", "**", "_", "`", "``", "[", "]", "(", ")", "![", "](", "](b)", "](bc \"t\")", "[r]", "<",
    ">",
    "<b>", "</b>", "<b c=\"", "<!--", "-->", "<?", "&", "&quot;", "&#xFFFF;", "&#60;", "\\", "a",
    "é",
    "\u{301}", " ", "  \n", "\n", "\n\n", "\t", "    ", "> ", "- ", "1. ", "7) ", "# ", "===",
    "---",
    "~~~", "```", "~~~ \"x", "\"", "'", "\u{0}", "[r]: <b> \"t\"\n", "<https://a.b>", "<div>",
    "\r\n",
    "![x](i)\n", "![yy](ii) ", "javascript:", "\n![z](iiiii)\n",
  ]

  mutating func text() -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 1...40, using: &self) {
      bytes += Array(Self.pieces.randomElement(using: &self)?.utf8 ?? "".utf8)
      if Int.random(in: 0..<60, using: &self) == 0 {
        bytes.append(UInt8.random(in: 0...255, using: &self))
      }
    }
    return bytes
  }
}
