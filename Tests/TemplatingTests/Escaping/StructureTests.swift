import Markup
import TestSupport
import Testing

@testable import Templating

/// No value changes the structure of a page.
@Suite struct StructureTests {
  private static let page = """
    <!DOCTYPE html><html lang="{{title}}"><head><title>{{title}}</title>
    <meta name="description" content='{{title}}'><link rel="canonical" href="{{link}}">
    <script type="application/ld+json">{{data}}</script>
    <body style="--a: {{color}}" data-note="{{#note}}{{note}}{{/note}}" title='{{data}}'>
    <h1>{{title}}</h1><p>{{#note}}{{.}}{{/note}}</p>{{#tags}}<i title="{{.}}">{{.}}</i>{{/tags}}
    <a href="{{link}}" title="a {{title}}">{{title}}</a><a href='/x/{{title}}?a={{title}}#{{title}}'></a>
    <img src="/{{title}}.png" alt="{{title}}" srcset="{{link}} 1x, {{link}} {{count}}w">
    <textarea rows="2">{{title}}</textarea>{{#author}}<b>{{name}}</b>{{/author}}
    <option value="{{title}}"{{#isNew}} selected{{/isNew}}>{{title}}</option><input value='{{title}}'>
    """

  /// Pieces with and without a meaning to an HTML parser.
  private static let pieces = [
    "<", ">", "\"", "'", "&", "/", "=", "`", "!", "-", "--", "-->", "--!>", "<!--", "]]>",
    "<![CDATA[",
    "<script>", "</script>", "</title>", "</textarea>", "<style>", "<img src=x onerror=a>", "{{",
    "}}",
    "{{title}}", " onx=", "javascript:", "data:", "&#34;", "&quot;", "&lt;", "\u{0}", "\t", "\n",
    "\r",
    "\u{C}", "\u{2028}", "\u{FEFF}", "\u{FFFE}", "\u{202E}", "é", "e\u{301}", "👩‍👩‍👧", "a", "b ", "\\",
    "\\u003c",
  ]

  @Test func isThatOfHarmlessValuesWhateverTheValues() {
    var random = SplitMix(seed: 20_251_009)
    let templates = Templates(page: Self.page).set.template(for: Sample.contract)
    func structure(of text: String) -> [String] {
      let link = Link(external: text) ?? Link(route: "/" + text)
      let sample = Sample(
        title: text, note: text, link: link,
        data: JSON(.object([(text, .array([.string(text), .number(text)]))])), tags: [text],
        author: Person(name: text))
      var output = OutputBuffer()
      templates.write(sample, into: &output)
      return TagScan(output.bytes).tags
    }
    let harmless = structure(of: "harmless")
    #expect(harmless.contains("a href title") && harmless.contains("option value"))
    #expect(harmless.count == 27)
    var cases = 0
    for length in 1...300 {
      let text = (0..<length % 12 + 1).map { _ in
        Self.pieces[Int(random.next() % UInt64(Self.pieces.count))]
      }.joined()
      #expect(structure(of: text) == harmless, "\(text.debugDescription)")
      cases += 1
    }
    print("structure: \(cases) hostile values, seed 20251009")
  }
}

/// Tags and attribute names as a browser finds them (HTML Standard, "Tokenization"). Written
/// separately, so that it shares no mistake with the tested code.
private struct TagScan {
  private(set) var tags: [String] = []
  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    while index < bytes.count { scanText() }
  }

  private mutating func scanText() {
    guard take("<") else { return index += 1 }
    if take("!--") {
      while index < bytes.count, !take("-->") { index += 1 }
      tags.append("comment")
    } else if take("!") {
      skip(to: ">")
    } else if index < bytes.count, isLetter(bytes[index]) || bytes[index] == UInt8(ascii: "/") {
      scanTag()
    }
  }

  private mutating func scanTag() {
    let name = word(until: " \t\n\r\u{C}/>", from: take("/") ? "/" : "")
    var tag = name
    while index < bytes.count, !take(">") {
      if take("/") || take(" ") || take("\n") || take("\t") || take("\r") || take("\u{C}") {
        continue
      }
      tag += " " + word(until: " \t\n\r\u{C}/>=", from: "")
      if take("=\"") {
        skip(to: "\"")
      } else if take("='") {
        skip(to: "'")
      } else if take("=") {
        tag += "=" + word(until: " \t\n\r\u{C}>", from: "")
      }
    }
    tags.append(tag)
    if ["script", "style", "title", "textarea"].contains(name) {
      while index < bytes.count, !bytes[index...].starts(with: "</\(name)".utf8) { index += 1 }
    }
  }

  private mutating func word(until ends: String, from start: String) -> String {
    var word = start
    repeat {
      guard index < bytes.count else { break }
      word.unicodeScalars.append(Unicode.Scalar(bytes[index]))
      index += 1
    } while index < bytes.count && !ends.utf8.contains(bytes[index])
    return word
  }

  private mutating func skip(to end: String) {
    while index < bytes.count, !take(end) { index += 1 }
  }

  private mutating func take(_ text: String) -> Bool {
    guard bytes[index...].starts(with: text.utf8) else { return false }
    index += text.utf8.count
    return true
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
