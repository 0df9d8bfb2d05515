import Application
import Basics
import Markup
import NIOHTTP1

/// Makes the response to a request for a page or a file of the site.
struct Responder: Sendable {
  /// Source of the site.
  enum Origin: Sendable {
    case live(LiveSite)
    case published(PublishedFolder)
  }

  /// Conditions of a request besides its path.
  struct Conditions {
    var range: String?
    var ifRange: String?
    var ifNoneMatch: [String] = []
  }

  let origin: Origin

  func response(to path: String, _ conditions: Conditions) -> Response {
    switch origin {
    case .published(let folder):
      switch folder.answer(to: path) {
      case .file(let file, let name):
        return response(file, type: MediaType.of(name), conditions)
      case .moved(let target): return moved(to: target)
      case .missing(let file?):
        return Response(.notFound, type: MediaType.html, .file(file, 0..<file.size))
      case .missing(nil): return Response(Refusal.unknown)
      }
    case .live(let site):
      while let edition = site.edition {
        let response = response(to: path, of: edition.snapshot, conditions)
        // The response may have been made just now, with errors that make the edition unusable.
        if !site.takesBack(edition) { return response }
      }
      return nothingYet
    }
  }

  private func response(
    to path: String, of snapshot: Snapshot, _ conditions: Conditions
  ) -> Response {
    switch snapshot.answer(to: path) {
    case .found(let resource): return response(resource, .ok, conditions)
    case .moved(let target): return moved(to: target)
    case .missing(let resource?): return response(resource, .notFound, Conditions())
    case .missing(nil):
      let page = "<!DOCTYPE html>\n<title>404</title>\n<p>There is no page here.</p>\n"
      return self.page(Array(page.utf8), tag: nil, mark: nil, .notFound)
    }
  }

  static var script: Response {
    Response(.ok, type: MediaType.script, .bytes(Array(ClientScript.text.utf8)))
  }

  static var style: Response {
    Response(.ok, type: MediaType.css, .bytes(Array(ClientScript.style.utf8)))
  }

  private func response(
    _ resource: Resource, _ status: HTTPResponseStatus, _ conditions: Conditions
  ) -> Response {
    let made = resource.made()
    switch made.body {
    case .bytes(let bytes) where resource.isPage:
      return page(bytes, tag: made.tag, mark: resource.mark, status, conditions)
    case .bytes(let bytes):
      return response(bytes, type: resource.type, tag: made.tag, status, conditions)
    case .made(_, let product):
      var output = OutputBuffer()
      _ = product.make(into: &output)
      return response(output.bytes, type: resource.type, tag: made.tag, status, conditions)
    case .file(let path):
      guard let file = OpenFile(path) else { return Response(Refusal.unknown) }
      return response(file, type: resource.type, conditions)
    }
  }

  /// Returns a response with a page and the preview's script, which requests events for this
  /// version of the page.
  private func page(
    _ bytes: [UInt8], tag: String?, mark: ModelState?, _ status: HTTPResponseStatus,
    _ conditions: Conditions = Conditions()
  ) -> Response {
    let version = tag.map { PageVersion(bytes, tag: $0) } ?? .none
    return response(
      ClientScript.injected(into: bytes, version, mark: mark), type: MediaType.html,
      tag: version.text, status, conditions)
  }

  private func response(
    _ bytes: [UInt8], type: String, tag: String, _ status: HTTPResponseStatus,
    _ conditions: Conditions
  ) -> Response {
    respond(size: bytes.count, type: type, tag: tag, status, conditions) { range in
      .bytes(range == 0..<bytes.count ? bytes : Array(bytes[range]))
    }
  }

  private func response(_ file: OpenFile, type: String, _ conditions: Conditions) -> Response {
    respond(size: file.size, type: type, tag: file.tag, .ok, conditions) { .file(file, $0) }
  }

  private func respond(
    size: Int, type: String, tag: String, _ status: HTTPResponseStatus, _ conditions: Conditions,
    body: (Range<Int>) -> Response.Body
  ) -> Response {
    guard status == .ok else { return Response(status, type: type, body(0..<size)) }
    let tag = "\"\(tag)\""
    var headers: HTTPHeaders = ["ETag": tag, "Accept-Ranges": "bytes"]
    if conditions.ifNoneMatch.contains(where: { Self.matches($0, tag) }) {
      return Response(.notModified, type: nil, .none, headers: headers)
    }
    let isWanted = conditions.ifRange == nil || conditions.ifRange == tag
    switch ByteRange(isWanted ? conditions.range : nil, of: size) {
    case .whole: return Response(.ok, type: type, body(0..<size), headers: headers)
    case .part(let range):
      headers.add(
        name: "Content-Range", value: "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(size)")
      return Response(.partialContent, type: type, body(range), headers: headers)
    case .outside:
      headers.add(name: "Content-Range", value: "bytes */\(size)")
      return Response(.rangeNotSatisfiable, type: nil, .none, headers: headers)
    }
  }

  /// Compares weakly, as RFC 9110 §13.1.2 requires.
  private static func matches(_ header: String, _ tag: String) -> Bool {
    header.parts(between: ",").contains { candidate in
      let candidate = candidate.drop { $0 == " " }.upTo(" ")
      return candidate == "*" || candidate == tag || candidate == "W/" + tag
    }
  }

  /// Redirects to a path with one `/` at its beginning, so that it doesn't name another host.
  private func moved(to path: String) -> Response {
    Response(
      .movedPermanently, type: nil, .none, headers: ["Location": Link(route: path).address])
  }

  /// Page that is shown until the first mistakes of the site are fixed.
  private var nothingYet: Response {
    let page = """
      <!DOCTYPE html>
      <meta charset="utf-8">
      <title>Zoetrope</title>
      <body>
      <p>There is nothing to see yet.</p>

      """
    return self.page(
      Array(page.utf8), tag: nil, mark: nil, .serviceUnavailable)
  }
}
