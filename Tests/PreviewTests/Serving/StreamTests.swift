import Foundation
import Testing

@testable import Preview

/// Streams of events: many, slow, vanishing.
struct StreamTests {
  /// Waits at most ten seconds for a change by another thread.
  private func waits(until condition: () -> Bool) -> Bool {
    let end = ContinuousClock.now + .seconds(10)
    while !condition() {
      if ContinuousClock.now > end { return false }
      sched_yield()
    }
    return true
  }

  private func open(_ test: TestServer, page: String = "/", tag: String = "") throws -> RawClient {
    let client = try RawClient(port: test.port)
    client.send(
      "GET /.zoetrope/events?tag=\(tag)&page=\(page) HTTP/1.1\r\nHost: localhost\r\n\r\n")
    return client
  }

  /// Number of connections that the machine allows for one process, up to 500; each takes two
  /// descriptors here.
  private var many: Int {
    var limit = rlimit()
    #if canImport(Darwin)
      getrlimit(RLIMIT_NOFILE, &limit)
    #else
      getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    #endif
    return min(500, Int(clamping: limit.rlim_cur) / 2 - 100)
  }

  @Test func tellsFiveHundredPagesAndServesOthersMeanwhile() throws {
    let test = try TestServer()
    defer { test.server.close() }
    let clients = try (0..<many).map { _ in try open(test) }
    #expect(clients.count >= 300)
    for client in clients { #expect(client.read(until: "data: ") != nil) }
    #expect(test.live.streams == clients.count)
    var files = TestServer.files
    files["index.html"] = "<body><main>Newer</main></body>"
    test.show(files)
    for client in clients {
      #expect(client.read(until: "\"act\":\"main\"")?.contains("\"act\":\"main\"") == true)
    }
    #expect(try test.get("/")?.contains("Newer") == true)
  }

  @Test func forgetsPagesThatVanish() throws {
    let test = try TestServer()
    defer { test.server.close() }
    do {
      let clients = try (0..<20).map { _ in try open(test) }
      for client in clients { _ = client.read(until: "data: ") }
      #expect(test.live.streams == 20)
    }
    #expect(waits { test.live.streams == 0 })
  }

  @Test func letsGoOfOneThatDoesNotReadAndOfNoOther() throws {
    let test = try TestServer()
    defer { test.server.close() }
    let slow = try open(test)
    _ = slow.read(until: "data: ")
    let other = try open(test)
    _ = other.read(until: "data: ")
    // More than the kernel buffers for both ends of a connection.
    let change = String(repeating: "x", count: 20_000)
    var round = 0
    while test.live.streams == 2, round < 2000 {
      round += 1
      let address = "assets/\(change)\(round).png"
      test.show([address: "\(round)"])
      test.show([address: "x\(round)"])
      #expect(other.read(until: "\(round).png") != nil)
    }
    #expect(round > 0)
    #expect(waits { test.live.streams == 1 })
    test.show(TestServer.files)
    #expect(other.read(until: "\"act\":\"reload\"") != nil)
  }

  @Test func tellsAPageThatIsOutOfDateToLoadAnew() throws {
    let test = try TestServer()
    defer { test.server.close() }
    let old = try open(test, tag: "old")
    #expect(old.read(until: "data: ").map { $0.contains("\"act\":\"reload\"") } == true)
    let page = try #require(test.live.snapshot?.page(at: "/"))
    let fresh = try open(test, tag: PageVersion(page.made()).text)
    #expect(fresh.read(until: "data: ").map { $0.contains("\"act\":\"none\"") } == true)
  }

  @Test func exchangesTheMainPartOfAPageThatComesAfterTheChange() throws {
    let test = try TestServer()
    defer { test.server.close() }
    func page(_ main: String, _ footer: String = "") -> String {
      "<html><body><main>\(main)</main>\(footer)</body></html>"
    }
    test.show(["index.html": page("First")])
    let first = try #require(test.live.snapshot?.page(at: "/"))
    let tag = PageVersion(first.made()).text
    test.show(["index.html": page("Second")])
    test.show(["index.html": page("Third")])
    let late = try open(test, tag: tag)
    #expect(late.read(until: "data: ").map { $0.contains("\"act\":\"main\"") } == true)
    test.show(["index.html": page("Third", "<footer>")])
    let later = try open(test, tag: tag)
    #expect(later.read(until: "data: ").map { $0.contains("\"act\":\"reload\"") } == true)
  }

  @Test func opensNoMoreThanThereIsRoomFor() throws {
    var limits = ServerLimits()
    limits.connections = 3
    let test = try TestServer(limits: limits)
    defer { test.server.close() }
    var clients = try (0..<3).map { _ in try open(test) }
    for client in clients { _ = client.read(until: "data: ") }
    #expect(try open(test).read() == "")
    clients.removeLast()
    #expect(waits { test.live.streams == 2 })
    #expect(waits { (try? test.get("/"))??.contains("Home") == true })
  }
}
