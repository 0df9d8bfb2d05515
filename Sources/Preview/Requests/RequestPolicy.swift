import Basics

/// Decides whether a request may be answered, and how, from only its head.
///
/// The preview serves its own user's browser. But any page in that browser can send requests to it,
/// and that page's name server can even give this machine another name.
struct RequestPolicy: Sendable {
  /// Head of a request as sent.
  struct Head {
    var method: String
    var target: String
    var version: (major: Int, minor: Int)
    var headers: [(name: String, value: String)]
  }

  enum Decision: Equatable {
    /// A page or a file of the site, by its published path.
    case site(path: String, range: String?, ifRange: String?, ifNoneMatch: [String])
    /// The stream of events for the page at a path, of which the client has this version.
    case events(page: String, tag: String)
    case script
    case style
    case refused(Refusal)
  }

  /// Folder of the preview's own files. Products can't be in it, because their paths never begin
  /// with a dot.
  static let ownFolder = "/.zoetrope/"

  /// Allowed names of hosts, in lower case.
  private let names: Set<String>
  /// Whether any address is allowed, because the server listens on all addresses of this machine.
  private let takesAddresses: Bool
  /// Whether pages have the preview's script, and events.
  private let isLive: Bool

  /// `host` is the one on which the server listens; `nil` for this machine only.
  init(host: String?, isLive: Bool) {
    var names: Set = ["localhost", "127.0.0.1", "[::1]"]
    if let host {
      names.insert(host.holds(":") && !host.begins(with: "[") ? "[\(host)]" : host.lowercased())
    }
    self.names = names
    takesAddresses = host == "0.0.0.0" || host == "::" || host == "[::]"
    self.isLive = isLive
  }

  func decision(on head: Head) -> Decision {
    do throws(Refusal) {
      return try checked(head)
    } catch {
      return .refused(error)
    }
  }

  private func checked(_ head: Head) throws(Refusal) -> Decision {
    guard head.version == (1, 1) || head.version == (1, 0) else { throw .version }
    try checkHost(head)
    guard head.method == "GET" || head.method == "HEAD" else { throw .method }
    guard !hasBody(head) else { throw .body }
    let target: RequestTarget
    do throws(RequestTarget.Fault) {
      target = try RequestTarget(head.target)
    } catch {
      switch error {
      case .tooLong: throw .targetTooLong
      case .malformed: throw .malformedTarget
      case .tricky: throw .trickyTarget
      }
    }
    guard isLive, let own = target.path.behind(Self.ownFolder) else {
      return .site(
        path: target.path, range: values(of: "range", head).onlyElement,
        ifRange: values(of: "if-range", head).onlyElement,
        ifNoneMatch: values(of: "if-none-match", head))
    }
    switch own {
    case "preview.js": return .script
    case "preview.css": return .style
    case "events":
      guard head.method == "GET" else { throw .method }
      guard let (page, tag) = Self.events(target.query) else { throw .malformedTarget }
      return .events(page: page, tag: tag)
    default: throw .unknown
    }
  }

  /// Requires exactly one `Host` header with a name of this machine, and no foreign `Origin`. The
  /// first check detects DNS rebinding, the second a foreign page.
  private func checkHost(_ head: Head) throws(Refusal) {
    let hosts = values(of: "host", head)
    guard hosts.count == 1, let host = Authority(hosts[0]) else { throw .malformedHost }
    guard names.contains(host.name) || takesAddresses && host.isAddress else { throw .foreignHost }
    for origin in values(of: "origin", head) {
      let isOwn = ["http://", "https://"].contains { scheme in
        origin.behind(scheme).flatMap { Authority(String($0)) } == host
      }
      guard isOwn else { throw .foreignOrigin }
    }
  }

  /// Reads `tag=…&page=…`. The path is encoded as in the browser, and goes to the end.
  private static func events(_ query: String) -> (page: String, tag: String)? {
    // A tag has no `&`.
    guard let rest = query.behind("tag="), case let tag = rest.upTo("&"),
      let page = rest.behind(tag + "&page=")
    else { return nil }
    return (try? RequestTarget(String(page))).map { ($0.path, String(tag)) }
  }

  private func hasBody(_ head: Head) -> Bool {
    !values(of: "transfer-encoding", head).isEmpty
      || values(of: "content-length", head).contains { $0 != "0" }
  }

  private func values(of name: String, _ head: Head) -> [String] {
    head.headers.filter { $0.name.lowercased() == name }.map(\.value)
  }
}

extension [String] {
  fileprivate var onlyElement: String? { count == 1 ? self[0] : nil }
}
