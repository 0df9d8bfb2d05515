import Basics
import Content
import Foundation

/// An address as its author wrote it, parsed.
struct WrittenAddress: Sendable, Equatable {
  /// Form of the address.
  enum Form: Sendable, Equatable {
    /// The page itself, or a fragment of it.
    case here
    case external
    /// A path from the site's root, beginning with `/`.
    case absolute
    case relative
  }

  let form: Form
  /// Path without query and fragment, percent-decoded and in NFC as in products.
  let path: String
  /// Query and fragment as written, with `?` and `#`.
  let suffix: String

  init(_ text: String) {
    form = Form(text)
    let end = text.utf8.firstIndex { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "?") }
    let path = Substring(text.utf8[..<(end ?? text.endIndex)])
    // Foundation's functions take a hundred times as long, and few addresses need them.
    let isPlain = path.utf8.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "%") }
    self.path =
      isPlain
      ? String(path) : String(path).percentDecoded.precomposedStringWithCanonicalMapping
    suffix = String(Substring(text.utf8[(end ?? text.endIndex)...]))
  }

  private init(_ other: WrittenAddress, path: String, suffix: String) {
    form = other.form
    self.path = path
    self.suffix = suffix
  }

  /// The address with another path, and perhaps another query and fragment.
  func at(_ path: String, suffix: String? = nil) -> WrittenAddress {
    WrittenAddress(self, path: path, suffix: suffix ?? self.suffix)
  }

  /// Id of the fragment as browsers look it up; `nil` if the address is that of the whole page
  /// (HTML Standard, "Navigating to a fragment").
  var fragment: String? { Self.fragment(of: suffix) }

  static func fragment(of suffix: String) -> String? {
    guard let hash = suffix.utf8.firstIndex(of: UInt8(ascii: "#")) else { return nil }
    var written = Substring(suffix.utf8[hash...].dropFirst())
    // A text directive names text on the page, not an id (URL Fragment Text Directives).
    if let directive = written.utf8.firstRange(of: ":~:".utf8) {
      written = written[..<directive.lowerBound]
    }
    guard !written.isEmpty, written.lowercased() != "top" else { return nil }
    return String(written).percentDecoded
  }

  /// Resolves a relative address against the path of a published file.
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
