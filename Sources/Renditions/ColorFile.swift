import Basics
import Files
import Pictures

/// Name of an empty file that contains the main colour of a picture:
/// `color-5f3a9c0e21d4b786-7a8b9c-0123abcd`.
///
/// Only the name matters, so damage to the file changes nothing. A file that someone has renamed
/// isn't recognised.
struct ColorFile: Hashable, Sendable {
  /// Beginning of the names.
  static let prefix = "color-"

  /// Hash of the picture's bytes.
  let picture: UInt64
  /// The colour; `nil` if the page's background shows through the picture.
  let color: PictureColor?

  init(picture: UInt64, color: PictureColor?) {
    self.picture = picture
    self.color = color
  }

  /// Parses the name of a file; `nil` for another file.
  init?(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "-")).map { String(Substring($0)) }
    guard parts.count == 4, let picture = UInt64(parts[1], radix: 16) else { return nil }
    self.init(
      picture: picture, color: UInt32(parts[2], radix: 16).map(PictureColor.init(number:)))
    guard self.text == text else { return nil }
  }

  var text: String {
    let color = color.map { RenditionFile.digits(UInt64($0.number), 6) }
    let name = Self.prefix + RenditionFile.digits(picture, 16) + "-" + (color ?? "none")
    return name + "-" + RenditionFile.digits(StableHasher.hash(name) & 0xFFFF_FFFF, 8)
  }

  /// Returns the colours in a folder by the hashes of their pictures.
  static func all(in folder: OpenFolder) throws(SystemError) -> [UInt64: PictureColor?] {
    let entries = try folder.fileSystem.list(".", in: folder.descriptor).entries
    let files = entries.compactMap { ColorFile($0.text) }.sorted { $0.text < $1.text }
    return Dictionary(files.map { ($0.picture, $0.color) }) { first, _ in first }
  }
}
