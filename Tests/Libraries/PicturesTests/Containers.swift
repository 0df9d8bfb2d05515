@testable import Pictures

/// Adds metadata to files of each kind.
enum Containers {
  private static func big(_ number: Int, _ size: Int = 4) -> [UInt8] {
    (0..<size).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  private static func little(_ number: Int) -> [UInt8] { big(number).reversed() }

  /// Adds chunks after a PNG's header. Their checksums are 0, because readers of metadata ignore
  /// them.
  static func png(_ bytes: [UInt8], chunks: [(name: String, data: [UInt8])]) -> [UInt8] {
    let added: [UInt8] = chunks.flatMap { chunk -> [UInt8] in
      big(chunk.data.count) + Array(chunk.name.utf8) + chunk.data + [0, 0, 0, 0]
    }
    return bytes[..<33] + added + bytes[33...]
  }

  static func webp(_ bytes: [UInt8], chunks: [(name: String, data: [UInt8])]) -> [UInt8] {
    let added: [UInt8] = chunks.flatMap { chunk -> [UInt8] in
      Array(chunk.name.utf8) + little(chunk.data.count) + chunk.data
        + (chunk.data.count % 2 == 1 ? [0] : [])
    }
    let all = bytes + added
    return all[..<4] + little(all.count - 8) + all[8...]
  }

  static func gif(_ bytes: [UInt8], xmp: [UInt8]) -> [UInt8] {
    // The packet is followed by bytes that lead any reader of blocks to the end.
    let trailer = [1] + (0...255).reversed().map { UInt8($0) } + [0]
    return bytes.dropLast() + [0x21, 0xFF, 11] + Array("XMP DataXMP".utf8) + xmp + trailer
      + [0x3B]
  }

  private static func box(_ type: String, _ data: [UInt8]) -> [UInt8] {
    big(data.count + 8) + Array(type.utf8) + data
  }

  /// Returns a HEIC or AVIF file with the boxes that metadata needs, but without a picture.
  static func iso(
    brand: String, exif: [UInt8], xmp: [UInt8], width: Int, height: Int, quarterTurns: Int,
    inDataBox: Bool
  ) -> [UInt8] {
    let exifItem = [0, 0, 0, 6] + Array("Exif\0\0".utf8) + exif
    let data = exifItem + xmp
    func info(_ id: Int, _ type: String, _ rest: [UInt8]) -> [UInt8] {
      box("infe", [2, 0, 0, 0] + big(id, 2) + [0, 0] + Array(type.utf8) + [0] + rest)
    }
    let types =
      info(1, "hvc1", []) + info(2, "Exif", [])
      + info(3, "mime", Array("application/rdf+xml".utf8) + [0, 0])
    let properties = box(
      "ipco",
      box("ispe", [0, 0, 0, 0] + big(width) + big(height)) + box("irot", [UInt8(quarterTurns)]))
    let links = box("ipma", [0, 0, 0, 0] + big(1) + [0, 1, 2, 0x81, 0x82])
    let head = box("ftyp", Array(brand.utf8) + [0, 0, 0, 0] + Array("mif1".utf8))
    func meta(_ start: Int) -> [UInt8] {
      let method = inDataBox ? 1 : 0
      func place(_ id: Int, _ offset: Int, _ length: Int) -> [UInt8] {
        big(id, 2) + big(method, 2) + [0, 0] + big(1, 2) + big(offset) + big(length)
      }
      let places =
        [1, 0, 0, 0, 0x44, 0] + big(2, 2) + place(2, start, exifItem.count)
        + place(3, start + exifItem.count, xmp.count)
      return box(
        "meta",
        [0, 0, 0, 0] + box("pitm", [0, 0, 0, 0, 0, 1]) + box("iinf", [0, 0, 0, 0, 0, 3] + types)
          + box("iloc", places) + box("iprp", properties + links)
          + (inDataBox ? box("idat", data) : []))
    }
    if inDataBox { return head + meta(0) }
    return head + meta(head.count + meta(0).count + 8) + box("mdat", data)
  }

  /// Datasets of IPTC-IIM in a segment of Photoshop.
  static func photoshop(_ datasets: [(number: UInt8, text: String)]) -> [UInt8] {
    let data: [UInt8] = datasets.flatMap { dataset -> [UInt8] in
      [0x1C, 2, dataset.number] + big(dataset.text.utf8.count, 2) + Array(dataset.text.utf8)
    }
    // Another resource before it, with a name of an odd length.
    let other = Array("8BIM".utf8) + [0x03, 0xED, 2, 0x61, 0x62, 0] + big(3) + [1, 2, 3, 0]
    return Array("Photoshop 3.0\0".utf8) + other + Array("8BIM".utf8) + [0x04, 0x04, 0, 0]
      + big(data.count) + data
  }

  static func xmp(_ properties: String, attributes: String = "") -> [UInt8] {
    Array(
      """
      <?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?>
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF
        xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
       <rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"
         xmlns:exif="http://ns.adobe.com/exif/1.0/" xmlns:tiff="http://ns.adobe.com/tiff/1.0/"
         xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/"
         xmlns:aux="http://ns.adobe.com/exif/1.0/aux/"
         xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/"
         xmlns:xmpRights="http://ns.adobe.com/xap/1.0/rights/" \(attributes)>\(properties)
       </rdf:Description></rdf:RDF></x:xmpmeta>
      <?xpacket end="w"?>
      """.utf8)
  }
}
