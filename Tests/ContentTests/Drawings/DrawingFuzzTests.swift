import TestSupport
import Testing

@testable import Content

/// Drawings whose bytes are changed, moved and inserted at random, and files that would take long
/// if the time grew faster than their size.
@Suite struct DrawingFuzzTests {
  private static let parts = [
    "<script>", "</script>", "<g>", "</g>", "<!--", "-->", "<![CDATA[", "]]>", "<?a?>", "&#60;",
    "&lt;", "&", "'", "\"", ">", "/>", "<", " onload='1'", " href='http://a'", " style='", "url(",
    "url(#a)", "url(http://a)", "javascript:", "@import 'a';", "\\", "{", "}", ";", ":", "/*", "*/",
    " xmlns='http://www.w3.org/1999/xhtml'", " xmlns:a='b'", "a:", "<style>", "</style>",
    "<foreignObject>", "<use href='#a'/>", "\u{0}", "\u{FEFF}", "\u{2028}", "expression(1)",
  ]

  /// Parts that a cleaned drawing never contains, whatever was inserted.
  private static let forbidden = [
    "<script", "<foreignobject", "<image", "<?", "<!", "=\"javascript:", "@import", "http://a",
    "onload=", "expression(", "\\", "url(h", "xhtml",
  ]

  @Test(arguments: DrawingSample.all)
  func changesNeverTrapAndGiveCleanDrawings(_ sample: DrawingSample) throws {
    var random = SplitMix(seed: 24)
    let source = Array(sample.text.utf8)
    var cleaned = 0
    for _ in 0..<200 {
      var bytes = source
      for _ in 0..<Int.random(in: 1...3, using: &random) { change(&bytes, &random) }
      guard let drawing = try? Drawing(bytes) else { continue }
      cleaned += 1
      let again = try Drawing(drawing.cleaned)
      #expect(again.cleaned == drawing.cleaned)
      let markup = Self.markup(of: drawing)
      for part in Self.forbidden where markup.contains(part) {
        Issue.record("\(part) in \(drawing.text)")
      }
    }
    #expect(cleaned > 10)
  }

  /// Tags and style sheets in lower case, without texts, which may contain anything.
  private static func markup(of drawing: Drawing) -> String {
    var result = ""
    for part in drawing.text.lowercased().split(separator: "<").dropFirst() {
      let isSheet = part.hasPrefix("style>")
      result += "<" + (isSheet ? part : part.prefix { $0 != ">" }) + ">"
    }
    return result.replacing("xmlns=\"http://www.w3.org/2000/svg\"", with: "")
  }

  private func change(_ bytes: inout [UInt8], _ random: inout SplitMix) {
    let place = Int.random(in: 0..<bytes.count, using: &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: bytes[place] = UInt8.random(in: 0x20...0x7E, using: &random)
    case 1:
      bytes.insert(contentsOf: (Self.parts.randomElement(using: &random) ?? "").utf8, at: place)
    case 2: bytes.removeSubrange(place..<min(bytes.count, place + 9))
    case 3:
      let end = min(bytes.count, place + Int.random(in: 1...60, using: &random))
      bytes.insert(
        contentsOf: bytes[place..<end], at: Int.random(in: 0..<bytes.count, using: &random))
    default: bytes[place] = UInt8.random(in: 0...255, using: &random)
    }
  }

  /// Files of a megabyte, each made of one repeated part that might make a reader start again and
  /// again.
  private static let repeated: [(String, String, String)] = [
    ("<path style='fill:url(#a)' d='M1,2 l-3,4'/>", "", ""), ("1,2 ", "<path d='M", "'/>"),
    ("{", "<style>@media x{", "</style>"), ("a{}", "<style>@media x{", "}</style>"),
    ("fill:red;", "<g style='", "'/>"), ("a;", "<g style='", "'/>"), ("/**/", "<g style='", "'/>"),
    ("/*", "<style>", "</style>"), ("\"", "<style>", "</style>"), ("(", "<g fill='", "'/>"),
    ("url(", "<g fill='", "'/>"), ("url(#a) ", "<g fill='", "'/>"), ("&amp;", "<text>", "</text>"),
    ("<![CDATA[]]>", "<style>", "</style>"), ("<!-->", "", ""), ("<!-- -->", "", ""),
    ("a ", "<g class='", "'/>"), (".a{fill:url(#a)}", "<style>", "</style>"),
    ("a,", "<style>", "</style>"),
    ("<", "", ""), ("</", "", ""), ("&", "", ""), ("a=", "<g ", "/>"), ("\r", "<text>", "</text>"),
    ("cursor:url(#a);", "<g style='", "'/>"), ("<a:b ", "", ""), ("<?a?>", "", ""),
  ]

  @Test func timeGrowsWithTheSizeAlone() {
    let clock = ContinuousClock()
    for (part, before, after) in Self.repeated {
      func text(_ size: Int) -> [UInt8] {
        let count = (size - 300) / part.utf8.count
        return Array(svg(before + String(repeating: part, count: count) + after).utf8)
      }
      // Files that consist only of long parts have the maximum size.
      let size = before.isEmpty && part.count > 9 ? DrawingLimits.bytes : DrawingLimits.bytes / 4
      let (small, large) = (text(size / 8), text(size))
      let short = clock.measure { _ = faults(small) }
      let long = clock.measure { _ = faults(large) }
      // The size is eight times as large. Quadratic time would be sixty-four times as long.
      #expect(long < short * 32 + .milliseconds(200), "\(part): \(short), \(long)")
    }
  }
}
