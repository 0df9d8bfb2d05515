import Basics
import Files

/// Name of a file in the folder of renditions.
struct RenditionFile: Hashable, Sendable {
  /// Hash of picture and recipe.
  let name: UInt64
  /// Hash of the versions of libvips and its encoders.
  let versions: UInt32
  /// Hash of the file's bytes.
  let bytes: UInt64
  /// Extension with its dot.
  let suffix: String

  init(name: UInt64, versions: UInt32, bytes: UInt64, suffix: String) {
    self.name = name
    self.versions = versions
    self.bytes = bytes
    self.suffix = suffix
  }

  /// Parses the name of a file; `nil` for another file.
  init?(_ text: String) {
    let stem = text.utf8.prefix { $0 != UInt8(ascii: ".") }
    let parts = stem.split(separator: UInt8(ascii: "-")).map { String(Substring($0)) }
    guard parts.count == 3, parts.map(\.utf8.count) == [16, 8, 16],
      let name = UInt64(parts[0], radix: 16), let versions = UInt32(parts[1], radix: 16),
      let bytes = UInt64(parts[2], radix: 16)
    else { return nil }
    self.init(
      name: name, versions: versions, bytes: bytes,
      suffix: String(Substring(text.utf8.dropFirst(stem.count))))
  }

  var text: String {
    Self.digits(name, 16) + "-" + Self.digits(UInt64(versions), 8) + "-" + Self.digits(bytes, 16)
      + suffix
  }

  /// Returns all files of a folder by their names.
  static func all(in folder: OpenFolder) throws(SystemError) -> [UInt64: [RenditionFile]] {
    let entries = try folder.fileSystem.list(".", in: folder.descriptor).entries
    let files = entries.compactMap { RenditionFile($0.text) }
    return Dictionary(grouping: files.sorted { $0.text < $1.text }, by: \.name)
  }

  static func hash(ofVersions versions: String) -> UInt32 {
    UInt32(truncatingIfNeeded: StableHasher.hash(versions))
  }

  /// Returns the hash in a published path such as `photos/pier.5f3a9c0e21d4b786.webp`.
  static func name(inPath path: String) -> UInt64? {
    let parts = path.utf8.split(separator: UInt8(ascii: "."))
    guard parts.count > 2, parts[parts.count - 2].count == 16 else { return nil }
    return UInt64(Substring(parts[parts.count - 2]), radix: 16)
  }

  /// Returns a number in hexadecimal digits, padded with zeros.
  static func digits(_ number: UInt64, _ count: Int) -> String {
    let text = String(number, radix: 16)
    return String(repeating: "0", count: count - text.utf8.count) + text
  }
}

extension FolderEntry {
  /// The name as text, with replacement characters for bytes that aren't UTF-8.
  var text: String {
    String(decoding: name.lazy.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
