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
      (["a", "b", "a"], .same, "a", "a"),
      (["a", "a/b"], .folderInPlaceOfFile, "a/b", "a"),
      (["A/b", "a"], .fileInPlaceOfFolder, "a", "A/b"),
      (["a", "a-b", "a.b", "a/b/c"], .folderInPlaceOfFile, "a/b/c", "a"),
      (["a/b", "a/b/c/d"], .folderInPlaceOfFile, "a/b/c/d", "a/b"),
      (["Lisbon.html", "lisbon.html"], .same, "lisbon.html", "Lisbon.html"),
      (["Trips/a", "trips/b"], .folderCase, "trips/b", "Trips/a"),
      (["x/\u{C9}", "x/\u{E9}"], .same, "x/\u{E9}", "x/\u{C9}"),
      (["stra\u{DF}e", "strasse"], .same, "stra\u{DF}e", "strasse"),
    ] as [([String], AddressClash.Kind, String, String)])
  func findsNamesThatAreInEachOthersWay(
    _ paths: [String], _ kind: AddressClash.Kind, _ path: String, _ other: String
  ) throws {
    for paths in [paths, paths.reversed()] {
      let mistakes = PublishingPlan(paths.map { page($0) }, jobs: 2).mistakes
      guard case .clash(let clash) = mistakes.first else {
        Issue.record("no clash")
        continue
      }
      #expect(mistakes.count == 1)
      #expect(clash.kind == kind)
      #expect(clash.atFault.path == path)
      #expect(clash.other.path == other)
    }
  }

  @Test func letsNamesStandSideBySide() {
    let paths = ["a/x", "a/y", "b/x", "ab", "a.html", "a/b/c", "a/b/d"]
    #expect(PublishingPlan(paths.map { page($0) }, jobs: 2).mistakes.isEmpty)
  }

  @Test func reportsAllMistakesAtOnce() throws {
    let site = SiteFolder()
    let found = try site.publishExpectingErrors(
      ["../a", "b", "b", "c", "c/d", "E", "e", "fine"].map { page($0) })
    #expect(
      found.map { "\($0.id.text): \($0.message)" }.sorted() == [
        "publish-path: the path has a part '..'",
        "site-duplicate-address: the built-in 'b' has the address /b, and so does the built-in 'b'",
        "site-duplicate-address: the built-in 'e' has the address /e, and so does the built-in "
          + "'E' with /E, which differs only in case",
        "site-file-is-folder: the built-in 'c/d' needs /c for a folder, and the built-in 'c' for a file",
      ])
  }
}
