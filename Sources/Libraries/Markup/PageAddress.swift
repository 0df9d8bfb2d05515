import Basics

/// The absolute address of a page, to which references in it are relative (RFC 3986 §5).
package struct PageAddress: Sendable, Hashable {
  /// Origin, such as `https://ana.example`.
  private let origin: String
  /// Path from the root, percent-encoded, without query and fragment: `/journal/trips/lisbon/`.
  private let path: String

  package init(origin: String, path: String) {
    self.origin = origin
    self.path = path
  }

  package var text: String { origin + path }

  /// Returns a reference as an absolute address; `nil` if it already is one.
  package func resolved(_ reference: Substring) -> String? {
    let bytes = reference.utf8
    switch bytes.first {
    case nil: return text
    case UInt8(ascii: "#"), UInt8(ascii: "?"): return text + reference
    case UInt8(ascii: "/"):
      guard bytes.dropFirst().first == UInt8(ascii: "/") else {
        return origin + Self.withoutDots(reference)
      }
      // A reference without a scheme has the page's scheme.
      return "\(origin.upTo("/"))\(reference)"
    default:
      guard !reference.hasScheme else { return nil }
      guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return text }
      return origin + Self.withoutDots(path[...slash] + reference)
    }
  }

  /// Removes `.` and `..` from the path (RFC 3986 §5.2.4); query and fragment stay.
  private static func withoutDots(_ reference: Substring) -> String {
    guard reference.utf8.holdsDotSegment else { return String(reference) }
    let path = reference.upTo("?", "#")
    guard path.utf8.holdsDotSegment else { return String(reference) }
    var segments: [Substring] = []
    let parts = path.parts(between: "/").dropFirst()
    for (index, part) in parts.enumerated() {
      let isLast = index == parts.count - 1
      switch part {
      case ".": if isLast { segments.append("") }
      case "..":
        _ = segments.popLast()
        if isLast { segments.append("") }
      default: segments.append(part)
      }
    }
    return "/" + segments.joined(separator: "/") + reference[path.endIndex...]
  }
}

extension Substring.UTF8View {
  /// Whether there may be a `.` or `..` between slashes.
  fileprivate var holdsDotSegment: Bool {
    var isBehindSlash = false
    for byte in self {
      if isBehindSlash, byte == UInt8(ascii: ".") { return true }
      isBehindSlash = byte == UInt8(ascii: "/")
    }
    return false
  }
}
