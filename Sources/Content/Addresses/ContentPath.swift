import Paths

/// A path as an author wrote it, and where it leads from the folder of its file.
package struct ContentPath: Sendable, Hashable {
  /// Why a path leads to no file of the site.
  package enum Fault: Error {
    /// It leads out of `Content/`.
    case outside
  }

  /// Below the site's folder, such as `Content/photos/pli.md`.
  package let path: String
  /// Behind `#`, decoded.
  package let fragment: String?
  /// The query and the fragment as they are written, with `?` and `#`.
  package let suffix: String

  /// A link of a text: it may be percent-encoded, and hold a query and a fragment.
  package init(link: String, from folder: String) throws(Fault) {
    let written = link.upTo("#", "?")
    suffix = String(Substring(link.utf8[written.endIndex...]))
    let beforeHash = link.upTo("#")
    fragment =
      beforeHash.endIndex == link.endIndex
      ? nil : String(Substring(link.utf8[beforeHash.endIndex...].dropFirst())).percentDecoded
    path = try Self.resolved(String(written).percentDecoded, from: folder)
  }

  /// The path of a file, in which every character stands for itself.
  package init(file: String, from folder: String) throws(Fault) {
    suffix = ""
    fragment = nil
    path = try Self.resolved(file, from: folder)
  }

  /// One of several models in a file, as texts name it: `Content/photos/photos.json#pli`.
  package var item: String { fragment.map { "\(path)#\($0)" } ?? path }

  /// Resolves `.` and `..` from a folder such as `Content/trips`.
  private static func resolved(_ path: String, from folder: String) throws(Fault) -> String {
    var segments = folder.names
    for segment in path.names {
      switch segment {
      case ".": continue
      case "..":
        // `Content` itself is the last that may be left standing.
        guard segments.count > 1 else { throw .outside }
        segments.removeLast()
      default: segments.append(segment)
      }
    }
    return segments.joined(separator: "/")
  }
}

extension String {
  /// RFC 3986 §2.1; a `%` without two digits stays.
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
