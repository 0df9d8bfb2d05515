import Content
import Testing

struct BaseURLTests {
  @Test(arguments: [
    ("https://ana.example", "https://ana.example", ""),
    ("https://ana.example/", "https://ana.example", ""),
    ("HTTPS://Ana.Example/Journal/", "https://ana.example", "/Journal"),
    ("http://localhost:8080/a/b", "http://localhost:8080", "/a/b"),
  ])
  func splitsOriginAndPath(text: String, origin: String, path: String) throws {
    let url = try BaseURL(text)
    #expect(url.origin == origin)
    #expect(url.path == path)
    #expect(url.text == origin + path)
  }

  @Test(
    arguments: [
      ("", .address(.noScheme)), ("ana.example", .address(.noScheme)),
      ("ftp://ana.example", .address(.noScheme)), ("https://", .address(.noHost)),
      ("https:///x", .address(.noHost)), ("https://ana.example/a b", .address(.forbidden(" "))),
      ("https://ana.example/?q", .queryOrFragment), ("https://ana.example/#f", .queryOrFragment),
      ("https://ana@b.example", .address(.holdsUser)), ("https://änä.example", .host),
      ("https://ana.example:0", .host), ("https://ana.example:+80", .host),
      ("https://ana.example:65536", .host), ("https://-a.example", .host),
      ("https://a..example", .host), ("https://ana.example/../x", .segment("..")),
      ("https://ana.example/a%20b", .segment("a%20b")),
      ("https://ana.example/\"><script>", .address(.forbidden("\""))),
    ] as [(String, BaseURLFault)])
  func refusesEverythingElse(text: String, fault: BaseURLFault) {
    #expect(throws: fault) { try BaseURL(text) }
  }
}
