import Content
import Foundation

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
    let path = text[..<(end ?? text.endIndex)]
    // Foundation's functions take a hundred times as long, and change few addresses.
    let isPlain = path.utf8.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "%") }
    self.path =
      isPlain
      ? String(path) : String(path).percentDecoded.precomposedStringWithCanonicalMapping
    suffix = String(text[(end ?? text.endIndex)...])
  }

  /// The id of the place on its page that it leads to, as browsers look for it; `nil` where it leads
  /// to the page as a whole (HTML Standard, "Navigating to a fragment").
  var fragment: String? { Self.fragment(of: suffix) }

  static func fragment(of suffix: String) -> String? {
    guard let hash = suffix.utf8.firstIndex(of: UInt8(ascii: "#")) else { return nil }
    var written = suffix[hash...].dropFirst()
    // What follows names a text on the page and no id (URL Fragment Text Directives).
    if let directive = written.firstRange(of: ":~:") { written = written[..<directive.lowerBound] }
    guard !written.isEmpty, written.lowercased() != "top" else { return nil }
    return String(written).percentDecoded
  }

  /// Where a relative address leads from a published file.
  func path(from file: String) -> String {
    guard form == .relative else { return path }
    var segments = file.split(separator: "/").dropLast()
    let isFolder = path.hasSuffix("/") || path.hasSuffix("/.") || path.hasSuffix("..")
    for segment in path.split(separator: "/") {
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
      let head = bytes.prefix {
        $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#")
      }
      self = head.contains(UInt8(ascii: ":")) ? .external : .relative
    }
  }
}
