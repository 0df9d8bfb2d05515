extension CreditsWriter {
  /// Writes segments after the JFIF segment, which must be the first, and replaces any EXIF there.
  func inJPEG(_ bytes: [UInt8]) -> [UInt8] {
    var place = 2
    if bytes.count > 6, bytes[2] == 0xFF, bytes[3] == 0xE0 {
      place = 4 + Int(bytes[4]) << 8 + Int(bytes[5])
    }
    guard place <= bytes.count else { return bytes }
    var rest = bytes[place...]
    // A cleaned file has its orientation here. It is removed, because the new EXIF contains it.
    if rest.count > 10, rest.starts(with: [0xFF, 0xE1]),
      rest.dropFirst(4).starts(with: Array("Exif\0".utf8))
    {
      rest = rest.dropFirst(2 + Int(rest[place + 2]) << 8 + Int(rest[place + 3]))
    }
    var added: [UInt8] = []
    let exif = exif
    if !exif.isEmpty {
      added += segment(0xE1, Array("Exif\0\0".utf8) + exif)
    }
    added += segment(0xE1, Array("http://ns.adobe.com/xap/1.0/\0".utf8) + xmp)
    if hasNames {
      let data = iptc
      let resource =
        Array("Photoshop 3.0\08BIM".utf8) + [0x04, 0x04, 0, 0]
        + [UInt8](little(data.count, 4).reversed()) + data + (data.count % 2 == 1 ? [0] : [])
      added += segment(0xED, resource)
    }
    return bytes[..<place] + added + rest
  }

  /// A segment; empty if it would be longer than 65,533 bytes, which the caller's limit on texts
  /// prevents.
  private func segment(_ marker: UInt8, _ payload: [UInt8]) -> [UInt8] {
    guard payload.count <= 65_533 else { return [] }
    let length = payload.count + 2
    return [0xFF, marker, UInt8(length >> 8), UInt8(length & 0xFF)] + payload
  }
}
