import Content
import Foundation
import Paths

/// An address as an author wrote it, taken apart.
struct WrittenAddress: Sendable, Hashable {
  /// What kind of address it is.
  enum Form: Sendable, Hashable {
    /// The page itself, or a place on it.
    case here
    case external
    /// A path that begins with `/` and names what is published there.
    case absolute
    case relative
  }

  let form: Form
  /// Without query and fragment, in the form that products have: decoded, NFC.
  let path: String
  /// The query and the fragment as they are written, with `?` and `#`.
  let suffix: String

  init(_ text: String) {
    form = Form(text)
    let end = text.utf8.firstIndex { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "?") }
    let path = Substring(text.utf8[..<(end ?? text.endIndex)])
    // Foundation's functions take a hundred times as long, and change few addresses.
    let isPlain = path.utf8.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "%") }
    self.path =
      isPlain
      ? String(path) : String(path).percentDecoded.precomposedStringWithCanonicalMapping
    suffix = String(Substring(text.utf8[(end ?? text.endIndex)...]))
  }

  /// The id of the place on its page that it leads to, as browsers look for it; `nil` where it leads
  /// to the page as a whole (HTML Standard, "Navigating to a fragment").
  var fragment: String? { Self.fragment(of: suffix) }

  static func fragment(of suffix: String) -> String? {
    guard let hash = suffix.utf8.firstIndex(of: UInt8(ascii: "#")) else { return nil }
    var written = Substring(suffix.utf8[hash...].dropFirst())
    // What follows names a text on the page and no id (URL Fragment Text Directives).
    if let directive = written.utf8.firstRange(of: ":~:".utf8) {
      written = written[..<directive.lowerBound]
    }
    guard !written.isEmpty, written.lowercased() != "top" else { return nil }
    return String(written).percentDecoded
  }

  /// Where a relative address leads from a published file.
  func path(from file: String) -> String {
    guard form == .relative else { return path }
    var segments = file.names.dropLast()
    let isFolder = path.ends(with: "/") || path.ends(with: "/.") || path.ends(with: "..")
    for segment in path.names {
      switch segment {
      case ".": continue
      case "..": segments = segments.dropLast()
      default: segments.append(segment)
      }
    }
    return "/" + segments.joined(separator: "/") + (isFolder && !segments.isEmpty ? "/" : "")
  }
}

extension WrittenAddress.Form {
  init(_ destination: String) {
    let bytes = destination.utf8
    switch bytes.first {
    case nil, UInt8(ascii: "#"), UInt8(ascii: "?"): self = .here
    case UInt8(ascii: "/"):
      self = bytes.dropFirst().first == UInt8(ascii: "/") ? .external : .absolute
    default:
      self = destination.hasScheme ? .external : .relative
    }
  }
}
