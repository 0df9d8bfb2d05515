import Application
import Diagnostics
import Testing

@testable import Publishing

@Suite struct ProductPathTests {
  @Test(arguments: [
    "index.html", "trips/lisbon/index.html", ".well-known/x", "a/..b/c", "a/.b", "...", "a b/c",
    "caf\u{E9}/index.html", "日本/東京.html", String(repeating: "a", count: 255),
    String(repeating: "abc/", count: 255) + "abcd",
  ])
  func allows(_ path: String) {
    #expect(ProductPath.mistake(in: path) == nil)
  }

  @Test(
    arguments: [
      ("", .empty),
      ("/etc/passwd", .emptySegment), ("a//b", .emptySegment), ("a/", .emptySegment),
      ("/", .emptySegment),
      ("..", .dots("..")), ("a/../b", .dots("..")), ("./a", .dots(".")), ("a/..", .dots("..")),
      ("a\0b", .controlCharacter), ("a\nb", .controlCharacter), ("a\u{7F}", .controlCharacter),
      ("a\u{85}b", .controlCharacter),
      ("a\\b", .backslash), ("..\\b", .backslash),
      ("cafe\u{301}", .notNFC),
      (".zoetrope-manifest", .reserved(".zoetrope-manifest")),
      (".Zoetrope-Manifest/x", .reserved(".zoetrope-manifest")),
      (
        String(repeating: "a", count: 256),
        .segmentTooLong(String(repeating: "a", count: 256), bytes: 256)
      ),
      (String(repeating: "abc/", count: 255) + "abcde", .tooLong(bytes: 1025)),
    ] as [(String, ProductPath.Mistake)])
  func refuses(_ path: String, _ mistake: ProductPath.Mistake) {
    #expect(ProductPath.mistake(in: path) == mistake)
  }

  @Test(
    arguments: [
      (["a", "b", "a"], [.twice("a")]),
      (["a", "a/b"], [.fileIsFolder("a", of: "a/b")]),
      (["A/b", "a"], [.fileIsFolder("a", of: "A/b")]),
      (["a", "a-b", "a.b", "a/b/c"], [.fileIsFolder("a", of: "a/b/c")]),
      (["a/b", "a/b/c/d"], [.fileIsFolder("a/b", of: "a/b/c/d")]),
      (["Lisbon.html", "lisbon.html"], [.caseClash("lisbon.html", other: "Lisbon.html")]),
      (["Trips/a", "trips/b"], [.caseClash("trips/b", other: "Trips/a")]),
      (["x/\u{C9}", "x/\u{E9}"], [.caseClash("x/\u{E9}", other: "x/\u{C9}")]),
      (["stra\u{DF}e", "strasse"], [.caseClash("stra\u{DF}e", other: "strasse")]),
      (["a/x", "a/y", "b/x", "ab", "a.html", "a/b/c", "a/b/d"], []),
    ] as [([String], [PublishingPlan.Mistake])])
  func findsNamesThatAreInEachOthersWay(_ paths: [String], _ mistakes: [PublishingPlan.Mistake]) {
    #expect(PublishingPlan(paths.map { page($0) }).mistakes == mistakes)
    #expect(PublishingPlan(paths.reversed().map { page($0) }).mistakes == mistakes)
  }

  @Test func reportsAllMistakesAtOnce() throws {
    let site = SiteFolder()
    let found = try site.publishExpectingErrors(
      ["../a", "b", "b", "c", "c/d", "E", "e", "fine"].map { page($0) })
    #expect(
      found.map { "\($0.id.text): \($0.message)" }.sorted() == [
        "publish-path-case: 'e' and 'E' are the same where letter case does not count",
        "publish-path-folder: 'c' would be a file, and also a folder for 'c/d'",
        "publish-path-twice: two files would be published here",
        "publish-path: the path has a part '..'",
      ])
  }
}
