import Basics

/// An absolute `https` or `http` address as an author wrote it.
package struct WebAddress: Sendable, Hashable {
  package let text: String
  /// The part after `://`, up to the first `/`, `?` or `#`.
  let authority: Substring
  /// Everything after the authority.
  let rest: Substring

  package init(_ text: String) throws(WebAddressFault) {
    let scheme = text.upTo(":")
    guard ["https", "http"].contains(scheme.lowercased()),
      let address = text.behind(scheme + "://")
    else { throw .noScheme }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\u{0}"..."\u{20}", "\u{7F}"..."\u{A0}", "\"", "<", ">", "\\", "^", "`", "{", "|", "}":
        throw .forbidden(scalar)
      default: break
      }
    }
    authority = address.upTo("/", "?", "#")
    rest = address[authority.endIndex...]
    guard !authority.isEmpty else { throw .noHost }
    guard !authority.utf8.contains(UInt8(ascii: "@")) else { throw .holdsUser }
    self.text = text
  }
}

/// Reason why a text isn't a web address.
package enum WebAddressFault: Error, Sendable, Hashable {
  /// The text begins with neither `https://` nor `http://`.
  case noScheme
  case noHost
  /// A user name or a password before the host, which every visitor could read.
  case holdsUser
  /// A character that isn't allowed in an address (RFC 3986 §2).
  case forbidden(Unicode.Scalar)
}
