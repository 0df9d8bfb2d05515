import Testing

@testable import Basics

@Suite struct ByteTextTests {
  /// Paths in which `/` and the next code point are one character.
  private static let marked = ["/\u{301}x/", "/\u{FE0F}x/", "/\u{200D}x/", "/\u{301}/x"]

  @Test(arguments: marked)
  func findsWhatBeginsAndEndsInCharacters(path: String) {
    #expect(!path.hasPrefix("/"))
    #expect(path.begins(with: "/"))
    #expect(path.holds("/"))
    #expect(("a" + path).place(ofLast: "/") != "a".endIndex)
    #expect(!"\u{301}".begins(with: "/"))
    #expect(("x" + path + "/").ends(with: "/"))
    #expect(!(path + "/\u{301}").ends(with: "/"))
  }

  @Test func cutsByBytes() {
    #expect("/\u{301}x/\u{FE0F}y/".names == ["\u{301}x", "\u{FE0F}y"])
    #expect("//a//b/".names == ["a", "b"])
    #expect("".names.isEmpty)
    #expect("/\u{301}x/".parts(between: "/") == ["", "\u{301}x", ""])
    #expect("/\u{301}x".behind("/") == "\u{301}x")
    #expect("x".behind("/") == nil)
    #expect("a/\u{301}".before("/\u{301}") == "a")
    #expect("a/\u{301}".before("/") == nil)
    #expect("a?\u{301}b#c".upTo("#", "?") == "a")
    #expect("abc".upTo("#", "?") == "abc")
  }

  @Test func tellsTheTwoFormsOfACharacterApart() {
    #expect("\u{E9}" == "e\u{301}")
    #expect(!"\u{E9}".isSame(as: "e\u{301}"))
    #expect(!"\u{E9}.md".begins(with: "e\u{301}"))
    #expect("\u{E9}".isSame(as: "\u{E9}"))
  }
}
