/// A path in a text, as its author wrote it, and where it leads from the text's folder.
struct ContentPath: Sendable, Hashable {
  /// Below the site's folder, such as `Content/photos/pli.md`.
  let path: String
  /// Behind `#`, without it.
  let fragment: String?
  /// Behind `?`, without it.
  let query: String?

  enum Fault: Error {
    case outside
  }

  /// Resolves `..` and `.` from a folder such as `Content/trips`, and undoes percent-encoding.
  init(_ destination: String, from folder: String) throws(Fault) {
    var rest = destination[...]
    (rest, fragment) = Self.split(rest, at: "#")
    (rest, query) = Self.split(rest, at: "?")
    var segments = folder.split(separator: "/").map(String.init)
    for segment in Self.decoded(String(rest)).split(separator: "/") {
      switch segment {
      case ".": continue
      case "..":
        // `Content` itself is the last that may be left standing.
        guard segments.count > 1 else { throw .outside }
        segments.removeLast()
      default: segments.append(String(segment))
      }
    }
    path = segments.joined(separator: "/")
  }

  /// One of several models in a file, as texts name it: `Content/photos/photos.json#pli`.
  var item: String { fragment.map { "\(path)#\(Self.decoded($0))" } ?? path }

  private static func split(_ text: Substring, at mark: Character) -> (Substring, String?) {
    guard let index = text.firstIndex(of: mark) else { return (text, nil) }
    return (text[..<index], String(text[text.index(after: index)...]))
  }

  /// RFC 3986 §2.1; a `%` without two digits stays.
  static func decoded(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
        let value = UInt8(String(decoding: bytes[index + 1...index + 2], as: UTF8.self), radix: 16)
      {
        result.append(value)
        index += 3
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
