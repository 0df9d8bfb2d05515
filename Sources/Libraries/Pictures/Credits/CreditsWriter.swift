/// Writes credits into renditions, in every form that readers look for.
///
/// XMP contains all of them. Google's badge for licensable images reads `xmpRights:WebStatement`,
/// and `plus:Licensor` for the page where a licence can be acquired. Creator and copyright are also
/// written as EXIF, which file managers show, and as IPTC-IIM if the format supports it (Metadata
/// Working Group 2.0 §5).
package struct CreditsWriter {
  let credits: Credits
  /// Orientation of the stored picture, from 1 (upright) to 8 (Exif 2.32 §4.6.4.A).
  let orientation: UInt8

  /// Takes credits, and the orientation of a file that isn't stored upright.
  package init(_ credits: Credits, orientation: UInt8 = 1) {
    self.credits = credits
    self.orientation = orientation
  }

  /// The bytes of a rendition with embedded credits.
  func embedded(in bytes: [UInt8], _ format: PictureFormat) -> [UInt8] {
    switch format {
    case .jpeg: return credits.isEmpty ? bytes : inJPEG(bytes)
    case .webp: return inWebP(bytes, keepsProfile: false)
    // libvips has already written the credits.
    case .avif: return bytes
    }
  }

  /// The bytes of a file without metadata except its orientation, with embedded credits. A file of
  /// a kind that can't contain credits is unchanged.
  package func embedded(inCleaned bytes: [UInt8], _ kind: PictureKind) -> [UInt8] {
    guard !credits.isEmpty else { return bytes }
    switch kind {
    case .jpeg: return inJPEG(bytes)
    case .png: return inPNG(bytes)
    case .webp: return inWebP(bytes, keepsProfile: true)
    case .gif, .avif, .heic, .tiff: return bytes
    }
  }

  // MARK: Forms

  /// An XMP packet without the padding that editors like.
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

  /// A TIFF structure with `Artist`, `Copyright` and the orientation, if the picture isn't upright;
  /// empty without any of them.
  var exif: [UInt8] {
    let artist = credits.creators.joined(separator: "; ")
    var texts: [(tag: UInt8, high: UInt8, text: String)] = []
    if !artist.isEmpty { texts.append((0x3B, 0x01, artist)) }
    if let copyright = credits.copyright { texts.append((0x98, 0x82, copyright)) }
    let turn: [UInt8] =
      orientation == 1 ? [] : [0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]
    let count = texts.count + (turn.isEmpty ? 0 : 1)
    if count == 0 { return [] }
    var head: [UInt8] = [0x49, 0x49, 42, 0, 8, 0, 0, 0, UInt8(count), 0] + turn
    var values: [UInt8] = []
    let valuesStart = 10 + 12 * count + 4
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

  /// IPTC-IIM datasets in UTF-8 (IIM 4.2 §1.6, §2.2): `By-line` and `CopyrightNotice`.
  var iptc: [UInt8] {
    var datasets: [UInt8] = [0x1C, 1, 90, 0, 3, 0x1B, 0x25, 0x47, 0x1C, 2, 0, 0, 2, 0, 4]
    func dataset(_ number: UInt8, _ text: String, most: Int) -> [UInt8] {
      let value = cut(text, most)
      return [0x1C, 2, number, UInt8(value.count >> 8), UInt8(value.count & 0xFF)] + value
    }
    for creator in credits.creators { datasets += dataset(80, creator, most: 32) }
    if let copyright = credits.copyright { datasets += dataset(116, copyright, most: 128) }
    return datasets
  }

  var hasNames: Bool { !credits.creators.isEmpty || credits.copyright != nil }

  // MARK: Texts

  func little(_ number: Int, _ size: Int) -> [UInt8] {
    (0..<size).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  /// The longest beginning of a text in whole characters that fits into a number of bytes.
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

  /// Escaped XML text without the characters that XML 1.0 §2.2 does not allow.
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
