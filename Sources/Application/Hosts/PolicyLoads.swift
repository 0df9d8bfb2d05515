import Foundation

/// Sources that pages load from, by the directives of a security policy.
package struct PolicyLoads: Sendable, Equatable {
  /// A directive that lists sources.
  package enum Directive: String, Sendable {
    case script = "script-src"
    case handler = "script-src-attr"
    case style = "style-src"
    case image = "img-src"
    case font = "font-src"
    case connect = "connect-src"
    case frame = "frame-src"
    case media = "media-src"
    case object = "object-src"
    case manifest = "manifest-src"
    case worker = "worker-src"
    case form = "form-action"
  }

  /// Part of a page that a policy only allows as `'unsafe-inline'`.
  package enum Inline: String, Sendable {
    /// A script element, or an address that is a script.
    case script
    /// An attribute such as `onclick`.
    case handler
    /// A style element.
    case style
  }

  /// Sources as a policy writes them, such as `https://stats.example`.
  private(set) var sources: [Directive: Set<String>] = [:]

  init() {}

  var isEmpty: Bool { sources.isEmpty }

  mutating func add(_ source: String, to directive: Directive) {
    sources[directive, default: []].insert(source)
  }

  mutating func add(_ part: Inline) {
    let directive: Directive =
      switch part {
      case .script: .script
      case .handler: .handler
      case .style: .style
      }
    add("'unsafe-inline'", to: directive)
  }

  mutating func formUnion(_ other: PolicyLoads) {
    sources.merge(other.sources) { $0.union($1) }
  }

  /// Returns the loads that `others` lack, except those from the site's own origin. Each host is
  /// replaced by its scheme, so that the result doesn't name any host.
  func hostless(besides others: PolicyLoads, own: String?) -> PolicyLoads {
    var loads = PolicyLoads()
    for (directive, sources) in sources {
      for source in sources.subtracting(others.sources[directive] ?? []) where source != own {
        let scheme = source.utf8.prefix { $0 != UInt8(ascii: "/") }
        loads.add(String(Substring(scheme)), to: directive)
      }
    }
    return loads
  }

  /// Source of a policy (CSP Level 3, §2.3.1) for the host of an address. A name with non-ASCII
  /// letters is converted to Punycode, as browsers look it up. If a value determines the host, the
  /// source is the whole scheme. Returns `nil` for an address without a host, or with one that
  /// browsers reject.
  static func source(of address: some StringProtocol) -> String? {
    let text = address.drop { $0.isWhitespace }
    let scheme: String
    let rest: Substring
    if text.utf8.starts(with: "//".utf8) {
      (scheme, rest) = ("https", Substring(text.dropFirst(2)))
    } else {
      let known = ["https", "http", "wss", "ws"].first { scheme in
        text.prefix(scheme.count + 3).lowercased() == scheme + "://"
      }
      guard let known else { return nil }
      (scheme, rest) = (known, Substring(text.dropFirst(known.count + 3)))
    }
    let authority = rest.prefix { !"/?#\\\"'`<> \t\r\n".contains($0) }
    let host =
      authority.utf8.split(separator: UInt8(ascii: "@")).last.map { Substring($0).lowercased() }
      ?? ""
    guard !host.isEmpty else { return nil }
    if host.utf8.allSatisfy(\.isOfHost) { return "\(scheme)://\(host)" }
    if host.contains("{") || host.contains("$") { return "\(scheme):" }
    return asciiHost(host).map { "\(scheme)://\($0)" }
  }

  /// The name of a host in ASCII letters, with its port (UTS #46).
  private static func asciiHost(_ host: String) -> String? {
    let parts = URLComponents(string: "https://\(host.removingPercentEncoding ?? host)/")
    guard let name = parts?.encodedHost?.lowercased(), !name.isEmpty,
      name.utf8.allSatisfy(\.isOfHost)
    else { return nil }
    return parts?.port.map { "\(name):\($0)" } ?? name
  }
}

extension UInt8 {
  /// Whether it is allowed in the host of a policy. Names of some storage hosts have a `_`.
  fileprivate var isOfHost: Bool {
    (0x61...0x7A).contains(self) || (0x30...0x39).contains(self) || "-._:".utf8.contains(self)
  }
}
