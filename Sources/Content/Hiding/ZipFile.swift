import Pictures

/// The files in a zip archive, the format of office documents (APPNOTE.TXT 6.3.10).
package struct ZipFile {
  /// A file in an archive.
  package struct Entry {
    package let path: String
    /// The file's bytes; `nil` if it is password-protected, damaged or too large.
    package let bytes: [UInt8]?
  }

  package let entries: [Entry]

  /// Reads all files; `nil` for an archive without a directory.
  package init?(_ bytes: [UInt8], limit: Int) {
    let reader = Reader(bytes: bytes)
    // The end of the directory is followed by a comment of up to 65,535 bytes.
    let tail = bytes.suffix(65_557)
    let mark: [UInt8] = [0x50, 0x4B, 5, 6]
    guard
      let end = tail.indices.reversed().first(where: { bytes[$0...].starts(with: mark) }),
      let count = reader.number(at: end + 10, bytes: 2),
      var place = reader.number(at: end + 16, bytes: 4), count < 0xFFFF
    else { return nil }
    var entries: [Entry] = []
    var left = limit
    for _ in 0..<count {
      guard reader.number(at: place, bytes: 4) == 0x0201_4B50,
        let name = reader.number(at: place + 28, bytes: 2),
        let extra = reader.number(at: place + 30, bytes: 2),
        let comment = reader.number(at: place + 32, bytes: 2),
        place + 46 + name <= bytes.count
      else { return nil }
      let path = String(decoding: bytes[(place + 46)..<(place + 46 + name)], as: UTF8.self)
      let content = reader.content(ofEntryAt: place, limit: left)
      left -= content?.count ?? 0
      entries.append(Entry(path: path, bytes: content))
      place += 46 + name + extra + comment
    }
    self.entries = entries
  }

  /// Decompresses gzip data (RFC 1952); `nil` if it can't be read.
  static func gunzipped(_ bytes: [UInt8], limit: Int) -> [UInt8]? {
    guard bytes.count > 18, bytes[2] == 8 else { return nil }
    var start = 10
    let flags = bytes[3]
    if flags & 4 != 0 { start += 2 + Int(bytes[10]) + Int(bytes[11]) << 8 }
    for flag in [UInt8(8), 16] where flags & flag != 0 {
      guard start < bytes.count, let end = bytes[start...].firstIndex(of: 0) else { return nil }
      start = end + 1
    }
    if flags & 2 != 0 { start += 2 }
    guard start < bytes.count else { return nil }
    return Inflation.bytes(ofDeflate: bytes[start...], limit: limit)
  }

  private struct Reader {
    let bytes: [UInt8]

    func number(at place: Int, bytes count: Int) -> Int? {
      guard place >= 0, place + count <= bytes.count else { return nil }
      return bytes[place..<(place + count)].reversed().reduce(0) { $0 << 8 | Int($1) }
    }

    func content(ofEntryAt place: Int, limit: Int) -> [UInt8]? {
      guard let flags = number(at: place + 8, bytes: 2), flags & 1 == 0,
        let method = number(at: place + 10, bytes: 2),
        let size = number(at: place + 20, bytes: 4),
        let local = number(at: place + 42, bytes: 4),
        let name = number(at: local + 26, bytes: 2),
        let extra = number(at: local + 28, bytes: 2)
      else { return nil }
      let start = local + 30 + name + extra
      guard start + size <= bytes.count else { return nil }
      switch method {
      case 0: return size <= limit ? Array(bytes[start..<(start + size)]) : nil
      case 8: return Inflation.bytes(ofDeflate: bytes[start..<(start + size)], limit: limit)
      default: return nil
      }
    }
  }
}
