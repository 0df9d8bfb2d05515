import NIOHTTP1

/// Response to a request, before any of it is sent.
struct Response: Sendable {
  enum Body: Sendable {
    case none
    case bytes([UInt8])
    /// A range of an open file.
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

  /// Headers of every response: no other site may use it, and browsers must not guess its type.
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
