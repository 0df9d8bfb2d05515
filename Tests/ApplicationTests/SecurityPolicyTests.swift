import TestSupport
import Testing

@testable import Application

/// The policy in `_headers`.
@Suite struct SecurityPolicyTests {
  private static let closed = """
    default-src 'self'; img-src 'self' data: https:; style-src 'self'; \
    style-src-attr 'unsafe-inline'; object-src 'none'; base-uri 'none'; form-action 'self'; \
    frame-ancestors 'self'
    """
  private static let open = """
    default-src 'self' 'unsafe-inline' data: blob: https:; base-uri 'self'; frame-ancestors 'self'
    """

  private func headers(
    _ files: [String: TemporaryFolder.File], settings: String = ""
  ) throws -> String {
    var files = files
    files["Content/site.json"] = .text(#"{"baseURL": "https://ana.example"\#(settings)}"#)
    return try made(files)["_headers"]
  }

  private func policy(_ text: String) -> String {
    "/*\n  Content-Security-Policy: \(text)\n  X-Content-Type-Options: nosniff\n"
  }

  @Test func pagesOfTheThemeLoadNothingOfOthersButPictures() throws {
    #expect(try headers([:]) == policy(Self.closed))
  }

  @Test func rawHTMLMayLoadWhatItsAuthorWants() throws {
    #expect(try headers([:], settings: #", "unsafeHTML": true"#) == policy(Self.open))
  }

  @Test func aPageThatGoesOutAsItIsMayLoadWhatItsAuthorWants() throws {
    #expect(try headers(["Content/public/map.html": "<script>go()</script>"]) == policy(Self.open))
  }

  @Test(arguments: [
    "<b>{{title}}</b> <a href=\"https://b.example\">b</a>",
    "<script src=\"/assets/own.js\"></script> one</b> // two",
    "<svg xmlns=\"http://www.w3.org/2000/svg\"></svg>",
    "<script type=\"application/ld+json\">{}</script>",
  ])
  func templatesThatLoadNothingElseKeepThePolicyClosed(_ template: String) throws {
    let files: [String: TemporaryFolder.File] = [
      "Templates/components/head.html": .text(template),
      "Templates/assets/own.js": "let a = 1 // no",
    ]
    #expect(try headers(files) == policy(Self.closed))
  }

  @Test(arguments: [
    "<script>go()</script>", "<script async\nsrc=\"https://b.example/a.js\"></script>",
    "<style>b { color: red }</style>", "<b onclick=\"go()\">x</b>", "<B\tONCLICK='go()'>x</B>",
    "<link rel=\"stylesheet\" href=\"//b.example/a.css\">",
    "<iframe src='https://b.example/'></iframe>",
  ])
  func templatesThatLoadMoreOpenThePolicy(_ template: String) throws {
    #expect(
      try headers(["Templates/components/head.html": .text(template)]) == policy(Self.open))
  }

  @Test func aStyleSheetThatLoadsALetterOfOthersOpensThePolicy() throws {
    let files: [String: TemporaryFolder.File] = [
      "Templates/assets/site.css": "@import url(https://b.example/letters.css);"
    ]
    #expect(try headers(files) == policy(Self.open))
  }

  @Test func sealedPicturesAndFilmsAreShownFromMemory() throws {
    let audiences = #", "audiences": [{"name": "family", "title": "the family"}]"#
    let shown = Self.closed.replacing(
      "data: https:;", with: "data: blob: https:; media-src 'self' blob:;")
    #expect(try headers([:], settings: audiences) == policy(shown))
    #expect(try headers([:], settings: audiences + #", "unsafeHTML": true"#) == policy(Self.open))
  }

  @Test func aSiteBelowAPathIsNamedByIt() throws {
    let site = try made([:], Asked(baseURL: "http://ana.example/journal"))
    #expect(site["_headers"].hasPrefix("/journal/*\n"))
    #expect(site["_headers"].contains("img-src 'self' data: http:;"))
  }

  @Test(arguments: ["Content/_headers", "Content/public/_headers"])
  func aFileOfTheAuthorsOwnStaysAsItIs(_ path: String) throws {
    #expect(try headers([path: "/*\n  X-Own: 1\n"]) == "/*\n  X-Own: 1\n")
  }
}
