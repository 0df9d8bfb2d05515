/// A kind of file that Zoetrope can't clean and that may reveal where, with what or by whom it was
/// made.
package struct ForeignKind: Sendable, Hashable {
  /// Group of kinds, which decides what the author can do instead.
  package enum Family: Sendable, Hashable {
    case image
    /// Text that describes a drawing. It may contain scripts and its author's name, but no camera
    /// data. Only an uncompressed drawing can be cleaned.
    case drawing
    case video
    /// A file next to a photo that contains the photo's metadata.
    case sidecar
    /// A recorded track, which reveals where its author lives, and when they were away from home.
    case track
  }

  /// The kind's usual name: "HEIC", "camera raw".
  package let name: String
  package let family: Family

  package init(_ family: Family, _ name: String) {
    self.name = name
    self.family = family
  }

  /// Detects the kind by a file's first bytes, or by its name if the bytes aren't of a known kind.
  package init?(path: String, bytes: [UInt8]) {
    let named = Self.byExtension[pathExtension(path)]
    guard let kind = Self(magic: bytes) ?? named else { return nil }
    // Raw files of many cameras are also TIFF files.
    self = kind == Self.tiff && named == Self.raw ? Self.raw : kind
  }

  /// Whether it is a drawing in text form.
  package var isDrawing: Bool { family == .drawing }

  /// Detects the kind by a file's name only.
  package init?(named path: String) {
    guard let kind = Self.byExtension[pathExtension(path)] else { return nil }
    self = kind
  }

  private init?(magic bytes: [UInt8]) {
    if let kind = Self.prefixes.first(where: { bytes.starts(with: $0.prefix) })?.kind {
      self = kind
    } else if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "AVI ".utf8) {
      self.init(.video, "AVI")
    } else if let kind = Self.box(bytes) {
      self = kind
    } else if Self.isDrawing(bytes) {
      self = Self.svg
    } else {
      return nil
    }
  }

  /// Drawings that `Drawing` reads.
  static let svg = ForeignKind(.drawing, "SVG")
  private static let raw = ForeignKind(.image, "camera raw")
  private static let tiff = ForeignKind(.image, "TIFF")

  private static let prefixes: [(prefix: [UInt8], kind: ForeignKind)] = [
    (Array("II*\0".utf8), tiff), (Array("MM\0*".utf8), tiff),
    (Array("II+\0".utf8), tiff), (Array("MM\0+".utf8), tiff),
    (Array("IIRO\u{8}\0".utf8), raw), (Array("IIRS\u{8}\0".utf8), raw),
    (Array("MMOR\0\0".utf8), raw),
    (Array("IIU\0".utf8), raw), (Array("II\u{1A}\0\0\0HEAPCCDR".utf8), raw),
    (Array("FUJIFILMCCD-RAW".utf8), raw), (Array("FOVb".utf8), raw), (Array("\0MRM".utf8), raw),
    (Array("II".utf8) + [0xBC, 0x01], ForeignKind(.image, "JPEG XR")),
    ([0xFF, 0x0A], ForeignKind(.image, "JPEG XL")),
    ([0, 0, 0, 0x0C] + Array("JXL ".utf8), ForeignKind(.image, "JPEG XL")),
    ([0, 0, 0, 0x0C] + Array("jP  ".utf8), ForeignKind(.image, "JPEG 2000")),
    ([0xFF, 0x4F, 0xFF, 0x51], ForeignKind(.image, "JPEG 2000")),
    (Array("8BPS\0".utf8), ForeignKind(.image, "Photoshop")),
    (Array("gimp xcf".utf8), ForeignKind(.image, "XCF")),
    ([0x76, 0x2F, 0x31, 0x01], ForeignKind(.image, "OpenEXR")),
    ([0x1A, 0x45, 0xDF, 0xA3], ForeignKind(.video, "Matroska")),
    (Array("<x:xmpmeta".utf8), ForeignKind(.sidecar, "XMP")),
    (Array("<?xpacket".utf8), ForeignKind(.sidecar, "XMP")),
  ]

  /// Detects a file made of boxes (ISO/IEC 14496-12), which begins with a length and a box's name.
  /// Old videos lack the `ftyp` box. The first byte of a length is small, and texts never begin
  /// with such a byte.
  private static func box(_ bytes: [UInt8]) -> ForeignKind? {
    guard bytes.count >= 12, bytes[0] < 0x09 else { return nil }
    let brand = String(decoding: bytes[8..<12], as: UTF8.self)
    switch (String(decoding: bytes[4..<8], as: UTF8.self), brand) {
    case ("ftyp", "avif"), ("ftyp", "avis"): return ForeignKind(.image, "AVIF")
    case ("ftyp", "heic"), ("ftyp", "heix"), ("ftyp", "hevc"), ("ftyp", "hevx"), ("ftyp", "heim"),
      ("ftyp", "heis"), ("ftyp", "mif1"), ("ftyp", "msf1"):
      return ForeignKind(.image, "HEIC")
    case ("ftyp", "crx "): return raw
    case ("ftyp", "qt  "), ("moov", _), ("mdat", _), ("wide", _), ("pnot", _):
      return ForeignKind(.video, "QuickTime")
    case ("ftyp", _): return ForeignKind(.video, "MPEG-4")
    default: return nil
    }
  }

  /// Whether the first tag of a text is `<svg`, after a byte order mark, an XML declaration, a
  /// document type and comments.
  private static func isDrawing(_ bytes: [UInt8]) -> Bool {
    let head = bytes.prefix(4096).drop { byte in
      byte <= 0x20 || byte == 0xEF || byte == 0xBB || byte == 0xBF
    }
    guard head.first == UInt8(ascii: "<") else { return false }
    var rest = head
    while let open = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[(open + 1)...]
      guard let next = rest.first else { return false }
      if next != UInt8(ascii: "?"), next != UInt8(ascii: "!") {
        let name = rest.prefix { byte in
          byte > 0x20 && byte != UInt8(ascii: ">") && byte != UInt8(ascii: "/")
        }
        let local = name.split(separator: UInt8(ascii: ":")).last ?? []
        return String(decoding: local, as: UTF8.self).lowercased() == "svg"
      }
      // Before the root, only comments may contain tags.
      if rest.starts(with: "!--".utf8) {
        rest = rest.dropFirst(3)
        while !rest.isEmpty, !rest.starts(with: "-->".utf8) { rest = rest.dropFirst() }
      }
    }
    return false
  }

  private static let byExtension: [String: ForeignKind] = {
    var kinds: [String: ForeignKind] = [
      "avif": ForeignKind(.image, "AVIF"), "tif": tiff, "tiff": tiff,
      "svg": svg, "svgz": ForeignKind(.drawing, "compressed SVG"),
      "avi": ForeignKind(.video, "AVI"), "mkv": ForeignKind(.video, "Matroska"),
      "webm": ForeignKind(.video, "WebM"), "mov": ForeignKind(.video, "QuickTime"),
      "wmv": ForeignKind(.video, "Windows Media"), "xmp": ForeignKind(.sidecar, "XMP"),
      "aae": ForeignKind(.sidecar, "AAE"), "pp3": ForeignKind(.sidecar, "RawTherapee"),
      "dop": ForeignKind(.sidecar, "PhotoLab"), "jxr": ForeignKind(.image, "JPEG XR"),
      "jxl": ForeignKind(.image, "JPEG XL"), "xcf": ForeignKind(.image, "XCF"),
      "exr": ForeignKind(.image, "OpenEXR"),
    ]
    func add(_ kind: ForeignKind, _ extensions: String) {
      for ending in extensions.split(separator: " ") { kinds[String(ending)] = kind }
    }
    add(ForeignKind(.image, "HEIC"), "heic heif hif")
    add(ForeignKind(.image, "BMP"), "bmp dib")
    add(ForeignKind(.image, "JPEG 2000"), "jp2 j2k jpf jpx j2c jpm")
    add(ForeignKind(.image, "Photoshop"), "psd psb")
    add(ForeignKind(.image, "Netpbm"), "pbm pgm ppm pnm pam")
    add(raw, "3fr arw cr2 cr3 crw dcr dng erf gpr iiq kdc mef mrw nef nrw orf pef raf rw2 rwl")
    add(raw, "sr2 srf srw x3f")
    add(ForeignKind(.video, "MPEG-4"), "mp4 m4v 3gp 3g2 insv lrv")
    add(ForeignKind(.video, "MPEG"), "mpg mpeg mts m2ts")
    for (ending, name) in [
      ("gpx", "GPX"), ("kml", "KML"), ("kmz", "KMZ"), ("tcx", "TCX"), ("fit", "FIT"),
    ] {
      kinds[ending] = ForeignKind(.track, name)
    }
    return kinds
  }()
}
