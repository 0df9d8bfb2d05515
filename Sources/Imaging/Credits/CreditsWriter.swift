/// Writes credits into renditions, in each form that readers look for.
///
/// XMP has all of them: Google's badge for licensable images reads `xmpRights:WebStatement`, and
/// `plus:Licensor` for the page to get a licence. Creator and copyright are besides in EXIF, which
/// file managers show, and in IPTC-IIM where the format has it (Metadata Working Group 2.0 §5).
struct CreditsWriter {
  private let credits: Credits

  init(_ credits: Credits) { self.credits = credits }

  /// The bytes of a rendition with the credits in them.
  func embedded(in bytes: [UInt8], _ format: PictureFormat) -> [UInt8] {
    switch format {
    case .jpeg: return credits.isEmpty ? bytes : inJPEG(bytes)
    case .webp: return inWebP(bytes)
    // libvips has written it.
    case .avif: return bytes
    }
  }

  // MARK: Forms

  /// A packet of XMP without the padding that editors like.
  var xmp: [UInt8] {
    var inner = ""
    if !credits.creators.isEmpty {
      let items = credits.creators.map { "<rdf:li>\(escaped($0))</rdf:li>" }.joined()
      inner += "<dc:creator><rdf:Seq>\(items)</rdf:Seq></dc:creator>"
    }
    if let copyright = credits.copyright {
      inner += "<dc:rights>\(alternative(copyright))</dc:rights>"
      inner += "<xmpRights:Marked>True</xmpRights:Marked>"
    }
    if let license = credits.license {
      inner +=
        credits.licenseIsAddress
        ? "<xmpRights:WebStatement>\(escaped(license))</xmpRights:WebStatement>"
        : "<xmpRights:UsageTerms>\(alternative(license))</xmpRights:UsageTerms>"
    }
    if let page = credits.acquireLicensePage {
      inner += "<plus:Licensor><rdf:Seq><rdf:li rdf:parseType=\"Resource\">"
      inner += "<plus:LicensorURL>\(escaped(page))</plus:LicensorURL>"
      inner += "</rdf:li></rdf:Seq></plus:Licensor>"
    }
    return Array(
      """
      <?xpacket begin="\u{FEFF}" id="W5M0MpCehiHzreSzNTczkc9d"?>\
      <x:xmpmeta xmlns:x="adobe:ns:meta/">\
      <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">\
      <rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" \
      xmlns:xmpRights="http://ns.adobe.com/xap/1.0/rights/" \
      xmlns:plus="http://ns.useplus.org/ldf/xmp/1.0/">\(inner)</rdf:Description>\
      </rdf:RDF></x:xmpmeta><?xpacket end="r"?>
      """.utf8)
  }

  /// A TIFF structure with `Artist` and `Copyright`; empty if there is neither.
  private var exif: [UInt8] {
    let artist = credits.creators.joined(separator: "; ")
    var texts: [(tag: UInt8, high: UInt8, text: String)] = []
    if !artist.isEmpty { texts.append((0x3B, 0x01, artist)) }
    if let copyright = credits.copyright { texts.append((0x98, 0x82, copyright)) }
    if texts.isEmpty { return [] }
    var head: [UInt8] = [0x49, 0x49, 42, 0, 8, 0, 0, 0, UInt8(texts.count), 0]
    var values: [UInt8] = []
    let valuesStart = head.count + 12 * texts.count + 4
    for (tag, high, text) in texts {
      let value = Array(text.utf8) + [0]
      head += [tag, high, 2, 0] + little(value.count, 4)
      if value.count <= 4 {
        head += value + [UInt8](repeating: 0, count: 4 - value.count)
      } else {
        head += little(valuesStart + values.count, 4)
        values += value + (value.count % 2 == 1 ? [0] : [])
      }
    }
    return head + [0, 0, 0, 0] + values
  }

  /// Datasets of IPTC-IIM in UTF-8 (IIM 4.2 §1.6, §2.2): `By-line` and `CopyrightNotice`.
  private var iptc: [UInt8] {
    var datasets: [UInt8] = [0x1C, 1, 90, 0, 3, 0x1B, 0x25, 0x47, 0x1C, 2, 0, 0, 2, 0, 4]
    func dataset(_ number: UInt8, _ text: String, most: Int) -> [UInt8] {
      let value = cut(text, most)
      return [0x1C, 2, number, UInt8(value.count >> 8), UInt8(value.count & 0xFF)] + value
    }
    for creator in credits.creators { datasets += dataset(80, creator, most: 32) }
    if let copyright = credits.copyright { datasets += dataset(116, copyright, most: 128) }
    return datasets
  }

  private var hasNames: Bool { !credits.creators.isEmpty || credits.copyright != nil }

  // MARK: Files

  /// Behind JFIF's segment, which is to be the first.
  private func inJPEG(_ bytes: [UInt8]) -> [UInt8] {
    var place = 2
    if bytes.count > 6, bytes[2] == 0xFF, bytes[3] == 0xE0 {
      place = 4 + Int(bytes[4]) << 8 + Int(bytes[5])
    }
    guard place <= bytes.count else { return bytes }
    var added: [UInt8] = []
    if hasNames {
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
    return bytes[..<place] + added + bytes[place...]
  }

  /// A segment; none where it would be longer than 65,533 bytes, which the caller's limit on texts
  /// rules out.
  private func segment(_ marker: UInt8, _ payload: [UInt8]) -> [UInt8] {
    guard payload.count <= 65_533 else { return [] }
    let length = payload.count + 2
    return [0xFF, marker, UInt8(length >> 8), UInt8(length & 0xFF)] + payload
  }

  /// Writes chunks behind the picture, which the extended form of the file announces. What libvips
  /// wrote of its own goes: 8.14 adds EXIF with the orientation even if it is to add nothing.
  private func inWebP(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.count >= 30, var chunks = webpChunks(bytes), let first = chunks.first else {
      return bytes
    }
    var head: [UInt8]
    if first.name.elementsEqual("VP8X".utf8) {
      head = Array(bytes[first.data])
      chunks.removeFirst()
    } else {
      var paged = PagedBytes(PictureBytes(bytes))
      guard let parts = try? PictureParts(&paged, .webp), let size = parts.size else {
        return bytes
      }
      // Lossless pictures tell whether they use alpha in a bit of their own (RFC 9649 §3.4).
      let start = first.data.lowerBound
      let hasAlpha = first.name.elementsEqual("VP8L".utf8) && bytes[start + 4] & 0x10 != 0
      head =
        [hasAlpha ? 0x10 : 0, 0, 0, 0] + little(size.width - 1, 3) + little(size.height - 1, 3)
    }
    head[0] &= ~0x2C
    if !credits.isEmpty { head[0] |= 0x04 | (hasNames ? 0x08 : 0) }
    var body = chunk("VP8X", head)
    for part in chunks where Self.pixelChunks.contains(where: part.name.elementsEqual) {
      body += bytes[part.whole]
    }
    if hasNames { body += chunk("EXIF", exif) }
    if !credits.isEmpty { body += chunk("XMP ", xmp) }
    return Array("RIFF".utf8) + little(body.count + 4, 4) + Array("WEBP".utf8) + body
  }

  private static let pixelChunks = ["ALPH", "VP8 ", "VP8L", "ANIM", "ANMF"].map { Array($0.utf8) }

  private struct Chunk {
    let name: ArraySlice<UInt8>
    let data: Range<Int>
    let whole: Range<Int>
  }

  private func webpChunks(_ bytes: [UInt8]) -> [Chunk]? {
    var chunks: [Chunk] = []
    var offset = 12
    while offset < bytes.count {
      guard offset + 8 <= bytes.count,
        let size = Int(bytes[(offset + 4)..<(offset + 8)], isLittle: true),
        size + size % 2 <= bytes.count - offset - 8
      else { return nil }
      let end = offset + 8 + size + size % 2
      chunks.append(
        Chunk(
          name: bytes[offset..<(offset + 4)], data: (offset + 8)..<(offset + 8 + size),
          whole: offset..<end))
      offset = end
    }
    return chunks
  }

  private func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    Array(name.utf8) + little(data.count, 4) + data + (data.count % 2 == 1 ? [0] : [])
  }

  // MARK: Texts

  private func little(_ number: Int, _ size: Int) -> [UInt8] {
    (0..<size).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  /// The beginning of a text that fits into a number of bytes, in whole characters.
  private func cut(_ text: String, _ most: Int) -> [UInt8] {
    var value: [UInt8] = []
    for character in text {
      if value.count + character.utf8.count > most { break }
      value += Array(character.utf8)
    }
    return value
  }

  private func alternative(_ text: String) -> String {
    "<rdf:Alt><rdf:li xml:lang=\"x-default\">\(escaped(text))</rdf:li></rdf:Alt>"
  }

  /// Text of XML without what XML 1.0 §2.2 does not allow.
  private func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\t", "\n", "\r": result += " "
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": break
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
