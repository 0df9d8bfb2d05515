import NIOHTTP1

/// What is answered to a request, before any of it is sent.
struct Response: Sendable {
  enum Body: Sendable {
    case none
    case bytes([UInt8])
    /// A part of a file that is open, by its descriptor's owner.
    case file(OpenFile, Range<Int>)
  }

  let status: HTTPResponseStatus
  var headers: HTTPHeaders
  let body: Body

  init(_ status: HTTPResponseStatus, type: String?, _ body: Body, headers: HTTPHeaders = [:]) {
    self.status = status
    self.body = body
    self.headers = headers
    if let type { self.headers.add(name: "Content-Type", value: type) }
    if status != .notModified {
      self.headers.add(name: "Content-Length", value: String(body.count))
    }
    Self.protect(&self.headers)
  }

  /// What every response says: nobody else may have it, and nothing is guessed about it.
  static func protect(_ headers: inout HTTPHeaders) {
    headers.add(name: "Cache-Control", value: "no-store")
    headers.add(name: "X-Content-Type-Options", value: "nosniff")
    headers.add(name: "Cross-Origin-Resource-Policy", value: "same-origin")
  }

  init(_ refusal: Refusal) {
    self.init(
      HTTPResponseStatus(statusCode: refusal.status), type: "text/plain; charset=utf-8",
      .bytes(Array((refusal.reason + "\n").utf8)),
      headers: refusal == .method ? ["Allow": "GET, HEAD"] : [:])
  }
}

extension Response.Body {
  var count: Int {
    switch self {
    case .none: 0
    case .bytes(let bytes): bytes.count
    case .file(_, let range): range.count
    }
  }
}
