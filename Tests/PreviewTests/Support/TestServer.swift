import Application
import Markup

@testable import Preview

/// A server on a free port, with a small site.
struct TestServer {
  let live = LiveSite(navigates: false)
  let server: PreviewServer

  var port: Int { server.port }

  init(
    _ files: [String: String] = TestServer.files, basePath: String = "",
    limits: ServerLimits = ServerLimits()
  ) throws {
    server = try PreviewServer(
      host: "127.0.0.1", port: 0, RequestPolicy(host: nil, isLive: true),
      Responder(origin: .live(live)), limits: limits)
    show(files, basePath: basePath)
  }

  static let files = [
    "index.html": "<body><main>Home</main></body>",
    "trips/porto/index.html": "<body><main>Porto</main></body>",
    "é/index.html": "<body><main>Accent</main></body>",
    "404.html": "<body><main>Nothing</main></body>",
    "assets/site.css": "body { color: black }",
  ]

  func show(_ files: [String: String], basePath: String = "") {
    let edition = Edition(files, after: live.edition, basePath: basePath)
    live.show(edition, .none, LiveUpdate(of: edition.first))
  }

  /// The whole response to a request after which the connection is closed.
  func get(_ path: String, _ headers: String...) throws -> String? {
    let client = try RawClient(port: port)
    let lines = ["GET \(path) HTTP/1.1", "Host: 127.0.0.1", "Connection: close"] + headers
    client.send(lines.joined(separator: "\r\n") + "\r\n\r\n")
    return client.read()
  }
}

extension Edition {
  /// An edition of texts by their paths, all of them made.
  convenience init(_ files: [String: String], after previous: Edition?, basePath: String = "") {
    let products = files.map { path, text in
      Product(path: path, kind: .page, content: .rendered { $0.append(text) })
    }
    let snapshot = Snapshot(products, after: previous?.snapshot, basePath: basePath)
    self.init(snapshot, after: previous, first: Array(snapshot.resources))
    makeFirst(jobs: 1)
  }
}
