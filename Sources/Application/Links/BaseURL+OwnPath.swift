import Content
import Paths

extension BaseURL {
  /// Path from the site's root, with query and fragment, of an address that names the site's own
  /// host, with either scheme of the web; `nil` for any other.
  func ownPath(of address: some StringProtocol) -> String? {
    // Most addresses are paths.
    guard address.utf8.starts(with: "//".utf8) || address.utf8.first.map({ $0 | 0x20 }) == 0x68,
      let slashes = address.utf8.firstRange(of: "//".utf8),
      ["", "http:", "https:"].contains(address[..<slashes.lowerBound].lowercased())
    else { return nil }
    let rest = Substring(address[slashes.upperBound...])
    let authority = rest.upTo("/", "?", "#")
    let written = authority.parts(between: "@").last?.lowercased() ?? ""
    let own = origin.parts(between: "/").last ?? ""
    guard !own.isEmpty, written.isSame(as: own) || [":80", ":443"].contains(written.behind(own))
    else { return nil }
    return path(below: rest[authority.endIndex...])
  }

  /// Path from the site's root of one from the root of its host; `nil` for one outside of the site.
  func path(below host: some StringProtocol) -> String? {
    guard let rest = Substring(host).behind(path) else { return nil }
    switch rest.utf8.first {
    case UInt8(ascii: "/"): return String(rest)
    case nil, UInt8(ascii: "?"), UInt8(ascii: "#"): return "/" + rest
    default: return nil
    }
  }
}
