/// Byte ranges of a picture's file, sorted by content.
struct PictureParts {
  /// A part of which only the name is known.
  struct Other: Hashable {
    /// Name in the format's terms, such as `APP2 MPF` or `tEXt Author`.
    let name: String
    let range: Range<Int>
  }

  /// Size of the picture as stored.
  var size: PixelSize?
  /// Number of frames, if the file states it before its pixels.
  var frames = 1
  /// Whether it is an animation of a kind for which libvips reads only the first picture.
  var standsStill = false
  /// Bytes of a TIFF structure with EXIF directories.
  var exif: Range<Int>?
  var xmp: [Range<Int>] = []
  /// IPTC-IIM datasets.
  var iptc: Range<Int>?
  /// Pieces of the colour profile in file order; compressed in PNG.
  var profile: [Range<Int>] = []
  /// Ranges that make up the picture without its metadata: pixels, tables, frames. For a JPEG they
  /// extend to the end of the file, because only the first picture's data shows where that picture
  /// ends.
  var data: [Range<Int>] = []
  /// Whether the container turns the picture on its side, as HEIC and AVIF may; `nil` if EXIF's
  /// orientation decides.
  var isTurned: Bool?
  /// Parts that contain neither pixels nor anything else that this module reads.
  var others: [Other] = []

  /// Reads the parts of a picture as far as possible; in a damaged file, some parts are missing.
  init(_ bytes: inout PagedBytes, _ kind: PictureKind) throws(PictureFault) {
    switch kind {
    case .jpeg: try readJPEG(&bytes)
    case .png: try readPNG(&bytes)
    case .webp: try readWebP(&bytes)
    case .gif: try readGIF(&bytes)
    case .avif, .heic: try readISOBoxes(&bytes)
    case .tiff: try readTIFF(&bytes)
    }
  }

  /// Greatest number of parts that a file may have; a camera's picture has fewer than 50.
  static let mostParts = 65_536

  mutating func add(_ name: String, _ range: Range<Int>) {
    others.append(Other(name: name, range: range))
  }

  private mutating func readTIFF(_ bytes: inout PagedBytes) throws(PictureFault) {
    exif = 0..<bytes.count
    let tiff = try TIFFDirectories(&bytes, in: 0..<bytes.count)
    func number(_ tag: Int) -> Int? { tiff.first(tag, in: .main)?.numbers.first.map { Int($0) } }
    size = PixelSize(width: number(256) ?? 0, height: number(257) ?? 0)
    if let entry = tiff.first(700, in: .main) { xmp.append(entry.range) }
    iptc = tiff.first(33_723, in: .main)?.range
    if let entry = tiff.first(34_675, in: .main) { profile.append(entry.range) }
    for (offsets, counts) in [(273, 279), (324, 325)] {
      guard let offsets = tiff.first(offsets, in: .main), let counts = tiff.first(counts, in: .main)
      else { continue }
      try readStrips(offsets, counts, &bytes)
    }
  }

  /// Reads strips or tiles of pixels (TIFF 6.0 §3 and §15).
  private mutating func readStrips(
    _ offsets: TIFFDirectories.Entry, _ counts: TIFFDirectories.Entry, _ bytes: inout PagedBytes
  ) throws(PictureFault) {
    func number(_ entry: TIFFDirectories.Entry, _ index: Int) throws(PictureFault) -> Int? {
      guard let size = [3: 2, 4: 4][entry.type] else { return nil }
      return try bytes.number(
        at: entry.range.lowerBound + index * size, size: size, isLittle: entry.isLittle)
    }
    for index in 0..<min(offsets.count, counts.count, Self.mostParts) {
      guard let start = try number(offsets, index), let length = try number(counts, index),
        start <= bytes.count, length <= bytes.count - start
      else { return }
      data.append(start..<(start + length))
    }
  }
}
