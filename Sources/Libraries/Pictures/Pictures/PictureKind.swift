/// A kind of picture that can be read, recognised only by its first bytes.
package enum PictureKind: String, Sendable, Hashable, CaseIterable {
  case jpeg, png, webp, gif, avif, heic, tiff

  /// Recognises the kind from a file's beginning, of which 32 bytes suffice; `nil` for any other
  /// type.
  package init?(beginning bytes: some RandomAccessCollection<UInt8>) {
    let head = Array(bytes.prefix(64))
    if head.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if head.starts(with: Array("GIF87a".utf8)) || head.starts(with: Array("GIF89a".utf8)) {
      self = .gif
    } else if head.count >= 12, head.starts(with: Array("RIFF".utf8)),
      head[8..<12].elementsEqual("WEBP".utf8)
    {
      self = .webp
    } else if [
      [0x49, 0x49, 42, 0], [0x4D, 0x4D, 0, 42], [0x49, 0x49, 43, 0], [0x4D, 0x4D, 0, 43],
    ]
    .contains(where: { head.starts(with: $0) }) {
      self = .tiff
    } else if let kind = Self.isoKind(head) {
      self = kind
    } else {
      return nil
    }
  }

  /// The kind that a file's extension indicates, in any case; `nil` for any other name.
  package init?(fileName: String) {
    guard let dot = fileName.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    switch fileName[fileName.index(after: dot)...].lowercased() {
    case "jpg", "jpeg", "jpe", "jfif": self = .jpeg
    case "png": self = .png
    case "webp": self = .webp
    case "gif": self = .gif
    case "avif": self = .avif
    case "heic", "heif", "hif": self = .heic
    case "tif", "tiff": self = .tiff
    default: return nil
    }
  }

  /// The kind by the brands of an ISO base media file (ISO/IEC 23008-12 §10.2, AV1 Image File
  /// Format §8). AVIF's brands are checked first, because an AVIF file also has the common brand
  /// `mif1`.
  private static func isoKind(_ head: [UInt8]) -> PictureKind? {
    guard head.count >= 12, head[4..<8].elementsEqual("ftyp".utf8) else { return nil }
    let size = Int(head[2]) << 8 | Int(head[3])
    let end = min(head.count, max(size, 12))
    var brands: [ArraySlice<UInt8>] = [head[8..<12]]
    brands += stride(from: 16, through: end - 4, by: 4).map { head[$0..<($0 + 4)] }
    func has(_ names: String...) -> Bool {
      brands.contains { brand in names.contains { brand.elementsEqual($0.utf8) } }
    }
    if has("avif", "avis") { return .avif }
    return has("heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1") ? .heic : nil
  }
}
