import NIOHTTP1
import Testing

@testable import Preview

/// Responses to a browser for the site's addresses.
struct ServingTests {
  private func status(_ answer: String?) -> Substring? { answer?.split(separator: "\r\n").first }

  @Test func servesPagesByTheirPrettyAddresses() throws {
    let test = try TestServer()
    defer { test.server.close() }
    let page = try #require(try test.get("/trips/porto/"))
    #expect(page.hasPrefix("HTTP/1.1 200 OK\r\n"))
    #expect(page.contains("Content-Type: text/html; charset=utf-8\r\n"))
    #expect(page.contains("Cache-Control: no-store\r\n"))
    #expect(page.contains("Cross-Origin-Resource-Policy: same-origin\r\n"))
    #expect(page.contains("<main>Porto</main>"))
    #expect(try test.get("/trips/porto/index.html")?.contains("<main>Porto</main>") == true)
    let moved = try test.get("/trips/porto")
    #expect(status(moved) == "HTTP/1.1 301 Moved Permanently")
    #expect(moved?.contains("Location: /trips/porto/\r\n") == true)
    #expect(try test.get("/e%CC%81/")?.contains("Accent") == true)
  }

  @Test func putsItsScriptIntoPagesAlone() throws {
    let test = try TestServer()
    defer { test.server.close() }
    #expect(try test.get("/")?.contains("<script src=\"/.zoetrope/preview.js\"") == true)
    #expect(try test.get("/assets/site.css")?.contains("script") == false)
    let script = try #require(try test.get("/.zoetrope/preview.js"))
    #expect(script.contains("Content-Type: text/javascript; charset=utf-8\r\n"))
    #expect(ClientScript.text.utf8.count < 4096)
  }

  @Test func servesTheSitesOwnPageWhereThereIsNone() throws {
    let test = try TestServer()
    defer { test.server.close() }
    let answer = try test.get("/nowhere/")
    #expect(status(answer) == "HTTP/1.1 404 Not Found")
    #expect(answer?.contains("<main>Nothing</main>") == true)
  }

  @Test func saysThatNothingIsThereYet() throws {
    let live = LiveSite(navigates: false)
    let responder = Responder(origin: .live(live))
    let response = responder.response(to: "/", Responder.Conditions())
    #expect(response.status.code == 503)
    guard case .bytes(let bytes) = response.body else { Issue.record("no body"); return }
    #expect(String(decoding: bytes, as: UTF8.self).contains("preview.js\" data-tag=\"none\""))
  }

  @Test func answersWithoutABodyWhatTheBrowserHas() throws {
    let test = try TestServer()
    defer { test.server.close() }
    let first = try #require(try test.get("/assets/site.css"))
    let tag = try #require(first.firstMatch(of: /ETag: ("[^"]+")/)).1
    let again = try test.get("/assets/site.css", "If-None-Match: \"x\", W/\(tag)")
    #expect(status(again) == "HTTP/1.1 304 Not Modified")
    #expect(again?.hasSuffix("\r\n\r\n") == true)
    let other = try test.get("/assets/site.css", "If-None-Match: \"x\"")
    #expect(status(other) == "HTTP/1.1 200 OK")
  }

  @Test(arguments: [
    ("bytes=0-3", "206 Partial Content", "bytes 0-3/21", "body"),
    ("bytes=17-", "206 Partial Content", "bytes 17-20/21", "ck }"),
    ("bytes=-4", "206 Partial Content", "bytes 17-20/21", "ck }"),
    ("bytes=17-999", "206 Partial Content", "bytes 17-20/21", "ck }"),
  ])
  func sendsTheRangeThatIsAskedFor(range: String, code: String, content: String, body: String)
    throws
  {
    let test = try TestServer()
    defer { test.server.close() }
    let answer = try test.get("/assets/site.css", "Range: \(range)")
    #expect(status(answer) == "HTTP/1.1 \(code)")
    #expect(answer?.contains("Content-Range: \(content)\r\n") == true)
    #expect(answer?.hasSuffix("\r\n\r\n\(body)") == true)
  }

  @Test func refusesARangeBeyondTheEnd() throws {
    let test = try TestServer()
    defer { test.server.close() }
    let answer = try test.get("/assets/site.css", "Range: bytes=21-")
    #expect(status(answer) == "HTTP/1.1 416 Range Not Satisfiable")
    #expect(answer?.contains("Content-Range: bytes */21\r\n") == true)
  }

  @Test(arguments: ["bytes=a-b", "bytes=3-1", "bytes=0-1,3-4", "lines=0-1", "bytes=-", ""])
  func sendsAllForARangeThatIsNone(range: String) throws {
    let test = try TestServer()
    defer { test.server.close() }
    #expect(status(try test.get("/assets/site.css", "Range: \(range)")) == "HTTP/1.1 200 OK")
  }

  @Test func answersHEADWithTheHeadersAlone() throws {
    let test = try TestServer()
    defer { test.server.close() }
    for path in ["/", "/nowhere", "/assets/site.css"] {
      let client = try RawClient(port: test.port)
      client.send("HEAD \(path) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
      let answer = try #require(client.read())
      #expect(answer.hasSuffix("\r\n\r\n"))
      #expect(try #require(answer.firstMatch(of: /Content-Length: (\d+)/)).1 != "0")
    }
  }

  @Test func servesASiteBelowThePathOfItsAddress() throws {
    let test = try TestServer(basePath: "/journal")
    defer { test.server.close() }
    #expect(try test.get("/")?.contains("Location: /journal/\r\n") == true)
    #expect(try test.get("/journal")?.contains("Location: /journal/\r\n") == true)
    #expect(try test.get("/journal/trips/porto/")?.contains("Porto") == true)
    #expect(status(try test.get("/trips/porto/")) == "HTTP/1.1 404 Not Found")
    #expect(status(try test.get("/journalist/")) == "HTTP/1.1 404 Not Found")
  }

  @Test func ownNameServesWhereItWasGiven() {
    let head = { (host: String) in
      RequestPolicy.Head(
        method: "GET", target: "/", version: (1, 1), headers: [("Host", host)])
    }
    let isServed = { (policy: RequestPolicy, host: String) in
      if case .site = policy.decision(on: head(host)) { true } else { false }
    }
    let named = RequestPolicy(host: "laptop.local", isLive: true)
    #expect(isServed(named, "Laptop.local:8080"))
    #expect(isServed(named, "localhost"))
    #expect(!isServed(named, "192.168.1.7"))
    let open = RequestPolicy(host: "0.0.0.0", isLive: true)
    #expect(isServed(open, "192.168.1.7:8080"))
    #expect(isServed(open, "[fe80::1]"))
    #expect(!isServed(open, "evil.example"))
    #expect(!isServed(open, "1.2.3.4.example"))
  }
}
