import NIOCore
import Testing

@testable import Preview

/// Requests that no browser of the site's author sends. After each, the server still works.
struct HostileRequestTests {
  struct Attack: CustomTestStringConvertible {
    let name: String
    let bytes: [UInt8]
    /// Beginning of the answer; empty for a connection that is closed without one.
    let answer: String

    var testDescription: String { name }

    init(_ name: String, _ text: String, _ answer: String) {
      self.init(name, Array(text.utf8), answer)
    }

    init(_ name: String, _ bytes: [UInt8], _ answer: String) {
      self.name = name
      self.bytes = bytes
      self.answer = answer
    }

    /// A request for `/` with other headers.
    init(_ name: String, headers: String..., answer: String) {
      let lines = ["GET / HTTP/1.1"] + headers
      self.init(name, lines.joined(separator: "\r\n") + "\r\n\r\n", answer)
    }

    /// A request from this machine for another target.
    init(target: String, answer: String) {
      self.init(target, "GET \(target) HTTP/1.1\r\nHost: localhost\r\n\r\n", answer)
    }

    init(method: String, answer: String) {
      self.init(method, "\(method) / HTTP/1.1\r\nHost: localhost\r\n\r\n", answer)
    }
  }

  static let hosts = [
    Attack("no Host", headers: "Accept: */*", answer: "HTTP/1.1 400"),
    Attack("an empty Host", headers: "Host:", answer: "HTTP/1.1 400"),
    Attack("a foreign Host", headers: "Host: evil.example", answer: "HTTP/1.1 403"),
    Attack(
      "a rebound name", headers: "Host: 127.0.0.1.evil.example:8080", answer: "HTTP/1.1 403"),
    Attack(
      "a name that begins alike", headers: "Host: localhost.evil.example",
      answer: "HTTP/1.1 403"),
    Attack("a name that ends alike", headers: "Host: notlocalhost", answer: "HTTP/1.1 403"),
    Attack("another address", headers: "Host: 192.168.1.7", answer: "HTTP/1.1 403"),
    Attack("an address in decimal", headers: "Host: 2130706433", answer: "HTTP/1.1 403"),
    Attack("every address", headers: "Host: 0.0.0.0:8080", answer: "HTTP/1.1 403"),
    Attack("a final dot", headers: "Host: localhost.", answer: "HTTP/1.1 403"),
    Attack(
      "two Hosts", headers: "Host: localhost", "Host: evil.example", answer: "HTTP/1.1 400"),
    Attack("a user in Host", headers: "Host: localhost@evil.example", answer: "HTTP/1.1 400"),
    Attack("two in one Host", headers: "Host: localhost, evil.example", answer: "HTTP/1.1 400"),
    Attack("a port too large", headers: "Host: localhost:99999", answer: "HTTP/1.1 400"),
    Attack("a port of letters", headers: "Host: localhost:http", answer: "HTTP/1.1 400"),
    Attack("an open bracket", headers: "Host: [::1", answer: "HTTP/1.1 400"),
    Attack(
      "a long Host", headers: "Host: " + String(repeating: "a", count: 300),
      answer: "HTTP/1.1 400"),
    Attack(
      "a foreign Origin", headers: "Host: localhost", "Origin: https://evil.example",
      answer: "HTTP/1.1 403"),
    Attack(
      "no Origin of its own", headers: "Host: localhost", "Origin: null",
      answer: "HTTP/1.1 403"),
    Attack(
      "another port's Origin", headers: "Host: localhost:8080", "Origin: http://localhost:3000",
      answer: "HTTP/1.1 403"),
    Attack(
      "events for a foreign Origin",
      "GET /.zoetrope/events?tag=x&page=/ HTTP/1.1\r\nHost: localhost\r\n"
        + "Origin: http://evil.example\r\n\r\n", "HTTP/1.1 403"),
    Attack(
      "events by a rebound name",
      "GET /.zoetrope/events?tag=x&page=/ HTTP/1.1\r\nHost: evil.example\r\n"
        + "Origin: http://evil.example\r\n\r\n", "HTTP/1.1 403"),
  ]

  static let targets =
    [
      "/../etc/passwd", "/trips/../../etc/passwd", "/%2e%2e/etc/passwd", "/%2E%2e%2fetc%2fpasswd",
      "/..%2f..%2fetc/passwd", "/..%5cetc", "/..\\etc", "/%5c..%5c", "/%c0%ae%c0%ae/etc",
      "/%e0%80%ae%e0%80%ae/", "/%c0%af", "/%00", "/a%00.html", "/%0d%0aSet-Cookie:%20a=b",
      "/%", "/%4", "/%zz", "/%u002e/", "//evil.example/", "///", "/trips//porto/", "/./",
      "/trips/.",
      "/#fragment", "/%ff%fe", "/%ed%a0%80", "/%7f", "http://localhost/", "http://evil.example/",
      "*", "localhost:80", "/.zoetrope/events", "/.zoetrope/events?page=/",
      "/.zoetrope/events?tag=x&page=/../x", "/.zoetrope/events?tag=x&page=http://evil.example/",
    ].map { Attack(target: $0, answer: "HTTP/1.1 400") } + [
      Attack(target: "/%252e%252e/etc/passwd", answer: "HTTP/1.1 404"),
      Attack(target: "/.zoetrope/", answer: "HTTP/1.1 404"),
      Attack(target: "/.zoetrope/preview.js/..", answer: "HTTP/1.1 400"),
      Attack(target: "/.git/config", answer: "HTTP/1.1 404"),
      Attack(target: "/etc/passwd", answer: "HTTP/1.1 404"),
      Attack(target: "/" + String(repeating: "a", count: 8192), answer: "HTTP/1.1 4"),
      Attack(target: "/" + String(repeating: "%41", count: 40_000), answer: "HTTP/1.1 431"),
    ]

  static let methods =
    ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND"].map {
      Attack(method: $0, answer: "HTTP/1.1 405")
    } + [
      Attack("CONNECT", "CONNECT localhost:80 HTTP/1.1\r\nHost: localhost\r\n\r\n", "HTTP/1.1 4"),
      Attack(method: "get", answer: "HTTP/1.1 400"),
      Attack(method: "FROBNICATE", answer: "HTTP/1.1 400"),
    ]

  static let streams = [
    Attack("nothing at all", "", ""),
    Attack("line ends alone", "\r\n\r\n\r\n", ""),
    Attack("half a line", "GET / HT", ""),
    Attack("half a head", "GET / HTTP/1.1\r\nHost: localhost\r\n", ""),
    Attack("no version", "GET /\r\n\r\n", "HTTP/1.1 400"),
    Attack("version 0.9", "GET / HTTP/0.9\r\nHost: localhost\r\n\r\n", "HTTP/1.1"),
    Attack("version 9.9", "GET / HTTP/9.9\r\nHost: localhost\r\n\r\n", "HTTP/1.1"),
    Attack("the preface of HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "HTTP/1.1"),
    Attack("TLS", [0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00, 0x01, 0xFC, 0x03], "HTTP/1.1 400"),
    Attack("zeros", [UInt8](repeating: 0, count: 4096), "HTTP/1.1 400"),
    Attack("every byte", Array(0...255), "HTTP/1.1 400"),
    Attack("a NUL in a header", headers: "Host: localhost", "X: a\0b", answer: "HTTP/1.1 400"),
    Attack("a space before the colon", headers: "Host : localhost", answer: "HTTP/1.1 400"),
    Attack(
      "a header without a colon", headers: "Host: localhost", "nothing",
      answer: "HTTP/1.1 400"),
    Attack("a folded header", headers: "Host: localhost", "X: a", " b", answer: "HTTP/1.1"),
    Attack(
      "a long header", headers: "Host: localhost", "X: " + String(repeating: "a", count: 100_000),
      answer: "HTTP/1.1 431"),
    Attack(
      "many headers",
      "GET / HTTP/1.1\r\nHost: localhost\r\n" + String(repeating: "X: a\r\n", count: 5000)
        + "\r\n", "HTTP/1.1 431"),
    Attack(
      "many long headers",
      "GET / HTTP/1.1\r\nHost: localhost\r\n"
        + String(repeating: "X: \(String(repeating: "a", count: 4000))\r\n", count: 50) + "\r\n",
      "HTTP/1.1 431"),
    Attack(
      "a body", headers: "Host: localhost", "Content-Length: 5\r\n\r\nhello", answer: "HTTP/1.1 413"
    ),
    Attack(
      "a body that never comes", headers: "Host: localhost", "Content-Length: 99999999999",
      answer: "HTTP/1.1 413"),
    Attack(
      "a negative length", headers: "Host: localhost", "Content-Length: -1",
      answer: "HTTP/1.1 400"),
    Attack(
      "two lengths", headers: "Host: localhost", "Content-Length: 0", "Content-Length: 5",
      answer: "HTTP/1.1 4"),
    Attack(
      "length and chunks", headers: "Host: localhost", "Content-Length: 3",
      "Transfer-Encoding: chunked\r\n\r\n0\r\n", answer: "HTTP/1.1 4"),
    Attack(
      "chunks of rubbish", headers: "Host: localhost", "Transfer-Encoding: chunked\r\n\r\nzz\r\n",
      answer: "HTTP/1.1 413"),
    Attack(
      "an unknown encoding", headers: "Host: localhost", "Transfer-Encoding: gzip",
      answer: "HTTP/1.1 4"),
    Attack(
      "a change of protocol", headers: "Host: localhost", "Upgrade: h2c",
      "Connection: Upgrade, close", answer: "HTTP/1.1 200"),
    Attack(
      "an expectation", headers: "Host: localhost", "Expect: 100-continue", "Connection: close",
      answer: "HTTP/1.1 200"),
    Attack(
      "a smuggled second request",
      "GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 44\r\n\r\n"
        + "GET /evil HTTP/1.1\r\nHost: localhost\r\n\r\n", "HTTP/1.1 413"),
    Attack(
      "rubbish behind a request", headers: "Host: localhost\r\n\r\n\u{1}\u{2}\u{3}",
      answer: "HTTP/1.1 200"),
  ]

  static let all = hosts + targets + methods + streams

  @Test func aliveAndRightAfterEachOfAtLeastSixtyAttacks() throws {
    let test = try TestServer(limits: .impatient)
    defer { test.server.close() }
    for attack in Self.all {
      let client = try RawClient(port: test.port)
      client.send(attack.bytes)
      let answer = client.read()
      #expect(
        answer?.hasPrefix(attack.answer) == true, "\(attack.name): \(answer?.prefix(80) ?? "")")
      if let answer, !answer.isEmpty {
        #expect(!answer.contains("root:"), "\(attack.name)")
        #expect(!answer.lowercased().contains("access-control"), "\(attack.name)")
        #expect(answer.contains("X-Content-Type-Options: nosniff"), "\(attack.name)")
      } else {
        #expect(attack.answer.isEmpty, "\(attack.name)")
      }
      let right = try test.get("/")
      #expect(right?.hasPrefix("HTTP/1.1 200 OK\r\n") == true, "after \(attack.name)")
      #expect(right?.contains("<main>Home</main>") == true, "after \(attack.name)")
    }
    print("\(Self.all.count) hostile requests")
    #expect(Self.all.count >= 60)
  }

  @Test func answersPipelinedRequestsInOrder() throws {
    let test = try TestServer()
    defer { test.server.close() }
    let client = try RawClient(port: test.port)
    let paths = ["/", "/trips/porto/", "/nowhere", "/"]
    for path in paths {
      client.send("GET \(path) HTTP/1.1\r\nHost: localhost\r\n\r\n")
    }
    client.send("GET /trips/porto/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
    let answer = try #require(client.read())
    let bodies = answer.split(separator: "<main>").dropFirst().map { $0.prefix { $0 != "<" } }
    #expect(bodies == ["Home", "Porto", "Nothing", "Home", "Porto"])
  }

  @Test func letsTheOldestSilentConnectionGoForAnother() throws {
    var limits = ServerLimits()
    limits.connections = 64
    let test = try TestServer(limits: limits)
    defer { test.server.close() }
    let clients = try (0..<200).map { number in
      let client = try RawClient(port: test.port)
      if number % 2 == 0 { client.send("GET / HTTP/1.1\r\nHost: local") }
      return client
    }
    for _ in 0..<3 { #expect(try test.get("/")?.hasPrefix("HTTP/1.1 200") == true) }
    #expect(clients[0].read() == "")
    // The most recent connection is still open.
    clients[198].send("host\r\nConnection: close\r\n\r\n")
    #expect(clients[198].read()?.hasPrefix("HTTP/1.1 200") == true)
  }

  @Test func endsRequestsThatTrickleIn() throws {
    let test = try TestServer(limits: .impatient)
    defer { test.server.close() }
    let client = try RawClient(port: test.port)
    // Each piece is in time; the whole is not.
    client.send("GET / HTTP/1.1\r\n")
    client.send("Host: localhost\r\n")
    #expect(client.read() == "")
    #expect(try test.get("/")?.hasPrefix("HTTP/1.1 200") == true)
  }
}

extension ServerLimits {
  /// Limits as short as a test may wait.
  static var impatient: ServerLimits {
    var limits = ServerLimits()
    limits.request = .milliseconds(150)
    limits.farewell = .milliseconds(20)
    return limits
  }
}
