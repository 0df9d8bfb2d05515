/// A kind of image that Zoetrope can clean and therefore publishes.
package enum ImageKind: String, Sendable, Hashable, CaseIterable {
  case jpeg = "JPEG"
  case png = "PNG"
  case gif = "GIF"
  case webp = "WebP"
  case icon = "ICO"

  /// Detects the kind by a file's first bytes.
  package init?(magic bytes: [UInt8]) {
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if bytes.starts(with: PNGParser.signature) {
      self = .png
    } else if bytes.starts(with: "GIF87a".utf8) || bytes.starts(with: "GIF89a".utf8) {
      self = .gif
    } else if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
      self = .webp
    } else if IconParser.announces(bytes) {
      self = .icon
    } else {
      return nil
    }
  }

  /// Detects the kind by a file's name.
  package init?(path: String) {
    let ending = pathExtension(path)
    guard let kind = Self.allCases.first(where: { $0.extensions.contains(ending) }) else {
      return nil
    }
    self = kind
  }

  /// The usual extension of files of the kind.
  var mainExtension: String { extensions[0] }

  private var extensions: [String] {
    switch self {
    case .jpeg: ["jpg", "jpeg", "jpe", "jfif", "pjpeg", "pjp", "thm", "insp"]
    case .png: ["png", "apng"]
    case .gif: ["gif"]
    case .webp: ["webp"]
    case .icon: ["ico"]
    }
  }
}

/// The extension of a path's last segment in lower case; empty if it has none.
package func pathExtension(_ path: String) -> String {
  let name = path.utf8.split(separator: UInt8(ascii: "/")).last ?? path.utf8[...]
  guard let dot = name.lastIndex(of: UInt8(ascii: ".")) else { return "" }
  return String(decoding: name[name.index(after: dot)...], as: UTF8.self).lowercased()
}
