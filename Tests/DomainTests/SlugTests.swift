import Domain
import Testing

struct SlugTests {
  @Test(arguments: [
    "lisbon", "Straße nach Süden", "東京", "a.b", "100%", "a#b",
    "می\u{200C}خواهم", "❤\u{FE0F}", "🏴\u{E0067}\u{E007F}", "👩‍👩‍👧", "\u{301}x", "console",
    "con-1", "aux champs", "com10", "nulx.con", " a",
  ])
  func keepsOneSegmentAsItIs(text: String) throws {
    #expect(try Slug(text).text == text)
  }

  @Test func composesCharacters() throws {
    #expect(try Array(Slug("cafe\u{301}").text.utf8) == Array("caf\u{E9}".utf8))
  }

  @Test(
    arguments: [
      ("", .empty), (" ", .empty), ("\u{3000}", .empty), (".", .startsWithDot),
      ("..", .startsWithDot), (".htaccess", .startsWithDot), ("a/b", .separator("/")),
      ("a\\b", .separator("\\")), ("a\u{0}", .control("\u{0}")), ("a\nb", .control("\n")),
      ("a\u{7F}", .control("\u{7F}")), ("a\u{85}", .control("\u{85}")),
      ("a\u{2028}", .control("\u{2028}")), ("a\u{202E}b", .control("\u{202E}")),
      ("\u{200B}", .invisible), ("\u{AD}\u{2060} ", .invisible), ("\u{3164}", .invisible),
      ("\u{E0041}", .invisible), ("\u{2800}", .invisible), ("a ", .endsInBlankOrDot),
      ("a.", .endsInBlankOrDot), ("a\u{3000}", .endsInBlankOrDot), ("con", .device),
      ("NUL", .device), ("Aux.md", .device), ("com1.tar.gz", .device), ("LPT\u{B9}", .device),
      ("prn .x", .device), ("a:b", .refusedByWindows(":")), ("a?b", .refusedByWindows("?")),
      ("<b>", .refusedByWindows("<")), ("a|b", .refusedByWindows("|")),
      ("a\"b", .refusedByWindows("\"")), ("a*", .refusedByWindows("*")),
      ("\u{200B}x", .hidden("\u{200B}")), ("x\u{AD}y", .hidden("\u{AD}")),
      ("\u{200D}x", .hidden("\u{200D}")), ("x\u{200C}", .hidden("\u{200C}")),
      ("x\u{FEFF}y", .hidden("\u{FEFF}")), ("\u{FFFF}", .hidden("\u{FFFF}")),
      ("x\u{FFFE}", .hidden("\u{FFFE}")), ("x\u{10FFFF}y", .hidden("\u{10FFFF}")),
    ] as [(String, SlugFault)])
  func refusesWhatIsNoSegment(text: String, fault: SlugFault) {
    #expect(throws: fault) { try Slug(text) }
  }

  @Test func endsAt200Bytes() throws {
    #expect(try Slug(String(repeating: "é", count: 100)).text.utf8.count == 200)
    #expect(throws: SlugFault.tooLong(bytes: 201)) {
      try Slug(String(repeating: "é", count: 100) + "a")
    }
  }

  @Test(arguments: [("Lisbon", "LISBON"), ("Straße", "STRASSE"), ("Σίσυφος", "ΣΊΣΥΦΟΣ")])
  func foldsCase(a: String, b: String) throws {
    #expect(try Slug(a).caseFolded == Slug(b).caseFolded)
  }

  @Test func sortsByBytes() throws {
    #expect(try Slug("Z") < Slug("a"))
    #expect(try Slug("a") < Slug("é"))
  }
}
