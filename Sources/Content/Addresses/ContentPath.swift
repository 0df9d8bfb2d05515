import Basics

/// A path as an author wrote it, resolved from the folder of its file.
package struct ContentPath: Sendable, Hashable {
  /// Reason why a path doesn't lead to a file of the site.
  package enum Fault: Error {
    /// The path leads out of `Content/`.
    case outside
  }

  /// Path below the site's folder, such as `Content/photos/pli.md`.
  package let path: String
  /// The part after `#`, decoded.
  package let fragment: String?
  /// Query and fragment as written, with `?` and `#`.
  package let suffix: String

  /// Reads a link, which may be percent-encoded and have a query and a fragment.
  package init(link: String, from folder: String) throws(Fault) {
    let written = link.upTo("#", "?")
    suffix = String(Substring(link.utf8[written.endIndex...]))
    let beforeHash = link.upTo("#")
    fragment =
      beforeHash.endIndex == link.endIndex
      ? nil : String(Substring(link.utf8[beforeHash.endIndex...].dropFirst())).percentDecoded
    path = try Self.resolved(String(written).percentDecoded, from: folder)
  }

  /// Reads the path of a file. Every character is taken literally.
  package init(file: String, from folder: String) throws(Fault) {
    suffix = ""
    fragment = nil
    path = try Self.resolved(file, from: folder)
  }

  /// Path of one of several models in a file, as messages name it:
  /// `Content/photos/photos.json#pli`.
  package var item: String { fragment.map { "\(path)#\($0)" } ?? path }

  /// Resolves `.` and `..` from a folder such as `Content/trips`.
  private static func resolved(_ path: String, from folder: String) throws(Fault) -> String {
    var segments = folder.names
    for segment in path.names {
      switch segment {
      case ".": continue
      case "..":
        // `Content` itself must remain.
        guard segments.count > 1 else { throw .outside }
        segments.removeLast()
      default: segments.append(segment)
      }
    }
    return segments.joined(separator: "/")
  }
}

extension String {
  /// The text without percent-encoding (RFC 3986 §2.1); a `%` without two hexadecimal digits stays.
  package var percentDecoded: String {
    guard utf8.contains(UInt8(ascii: "%")) else { return self }
    let bytes = Array(utf8)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == "%", index + 2 < bytes.count,
        let high = bytes[index + 1].hexDigit, let low = bytes[index + 2].hexDigit
      {
        result.append(high << 4 | low)
        index += 3
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
