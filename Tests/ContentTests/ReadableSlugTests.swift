import Domain
import Testing

@testable import Content

struct ReadableSlugTests {
  @Test(arguments: [
    ("Lisbon to Porto", "lisbon-to-porto"),
    ("  São  Paulo — Rio! ", "são-paulo-rio"),
    ("Ana's trip, 2026", "anas-trip-2026"),
    ("Ana’s", "anas"),
    ("Straße", "straße"),
    ("東京から京都", "東京から京都"),
    ("Из Москвы", "из-москвы"),
    ("हिन्दी यात्रा", "हिन्दी-यात्रा"),
    ("می‌خواهم", "میخواهم"),
    ("Cafe\u{301}", "café"),
    ("✈️ Rome ❤️", "rome"),
    ("1️⃣ Day", "1-day"),
    ("a/b\\c.d", "a-b-c-d"),
    ("..", ""), ("!?", ""), ("\u{301}", ""), ("", ""),
    ("a\u{202E}b\u{0}c", "a-b-c"),
  ])
  func keepsLettersOfAnyScript(title: String, slug: String) {
    #expect(Array(ReadableSlug(title).text.unicodeScalars) == Array(slug.unicodeScalars))
  }

  @Test(arguments: ["word ", "ä", "京", "👍🏽 b", "x"])
  func makesAShortSlugOfALongTitle(part: String) throws {
    let text = ReadableSlug(String(repeating: part, count: 300)).text
    #expect(text.utf8.count <= 100)
    #expect(try Slug(text).text == text)
    #expect(!text.hasSuffix("-"))
  }
}
