import Synchronization
import TestSupport
import Testing

@testable import Pictures

/// Hashes of pictures without their metadata, which addresses of photos contain.
@Suite struct PictureDataTests {
  private func hash(_ bytes: [UInt8]) throws -> UInt64 {
    try PictureData.hash(of: PictureBytes(bytes))
  }

  @Test(arguments: [".jpg", ".png", ".webp", ".gif", ".tif"])
  func isTheSameForAPictureAndAnotherForAnother(suffix: String) throws {
    let picture = try TestPictures.picture(40, 30, suffix)
    #expect(try hash(picture) == hash(picture))
    #expect(try hash(picture) != hash(TestPictures.picture(40, 31, suffix)))
    #expect(try hash(picture) != hash(TestPictures.picture(41, 30, suffix)))
  }

  @Test func staysIfMetadataChange() throws {
    var camera = TIFFBuilder.camera
    let exif = camera.bytes
    camera.main.removeAll { $0.tag == 0x013B }
    let other = camera.bytes
    let jpeg = try TestPictures.picture(40, 30, ".jpg")
    let comment: [UInt8] = [0xFF, 0xFE, 0, 7] + Array("Hello".utf8)
    let kinds: [(plain: [UInt8], [[UInt8]])] = [
      (
        jpeg,
        [
          TestPictures.jpeg(jpeg, exif: exif), TestPictures.jpeg(jpeg, exif: other),
          Array(jpeg[..<2]) + comment + jpeg[2...], jpeg + Array("a second picture".utf8),
        ]
      ),
      (
        try TestPictures.picture(40, 30, ".png"),
        [
          Containers.png(
            try TestPictures.picture(40, 30, ".png"),
            chunks: [
              ("eXIf", exif), ("tEXt", Array("Title\0Pier".utf8)),
              ("tIME", [7, 233, 6, 11, 10, 15, 33]),
            ])
        ]
      ),
      (
        try TestPictures.picture(40, 30, ".webp"),
        [
          Containers.webp(
            try TestPictures.picture(40, 30, ".webp"),
            chunks: [("EXIF", exif), ("XMP ", Array("<x/>".utf8))])
        ]
      ),
      (
        try TestPictures.picture(40, 30, ".gif"),
        [Containers.gif(try TestPictures.picture(40, 30, ".gif"), xmp: Array("<x/>".utf8))]
      ),
    ]
    for (plain, tagged) in kinds {
      for bytes in tagged { #expect(try hash(bytes) == hash(plain)) }
    }
  }

  /// Items of a HEIC file: a picture in two pieces, and EXIF, which begins with `exif`.
  private func heic(_ picture: [UInt8], exif: String) -> [UInt8] {
    func big(_ number: Int, _ size: Int) -> [UInt8] {
      (0..<size).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
    func box(_ type: String, _ data: [UInt8]) -> [UInt8] {
      big(data.count + 8, 4) + Array(type.utf8) + data
    }
    let metadata = [0, 0, 0, 0] + Array(exif.utf8)
    func info(_ id: Int, _ type: String) -> [UInt8] {
      box("infe", [2, 0, 0, 0] + big(id, 2) + [0, 0] + Array(type.utf8) + [0])
    }
    let half = picture.count / 2
    func meta(_ start: Int) -> [UInt8] {
      func extent(_ offset: Int, _ count: Int) -> [UInt8] { big(start + offset, 4) + big(count, 4) }
      let places =
        [0, 0, 0, 0, 0x44, 0] + big(2, 2) + big(1, 2) + [0, 0] + big(1, 2)
        + extent(0, metadata.count) + big(2, 2) + [0, 0] + big(2, 2)
        + extent(metadata.count, half) + extent(metadata.count + half, picture.count - half)
      return box(
        "meta",
        [0, 0, 0, 0] + box("pitm", [0, 0, 0, 0, 0, 2])
          + box("iinf", [0, 0, 0, 0, 0, 2] + info(1, "Exif") + info(2, "hvc1"))
          + box("iloc", places))
    }
    let head = box("ftyp", Array("heic".utf8) + [0, 0, 0, 0] + Array("mif1".utf8))
    return head + meta(head.count + meta(0).count + 8) + box("mdat", metadata + picture)
  }

  @Test func takesTheItemsOfAPictureFromHEIC() throws {
    let first = try hash(heic(Array("pixels".utf8), exif: "EXIF"))
    #expect(try hash(heic(Array("pixels".utf8), exif: "other and longer")) == first)
    #expect(try hash(heic(Array("Pixels".utf8), exif: "EXIF")) != first)
  }

  /// Published names contain the hash, so a new version must not make another one.
  @Test func isTheSameInEveryVersion() throws {
    let jpeg: [UInt8] = [
      0xFF, 0xD8, 0xFF, 0xE1, 0, 4, 1, 2, 0xFF, 0xDB, 0, 4, 3, 4, 0xFF, 0xDA, 0, 3, 5, 6, 7, 0xFF,
      0xD9, 9,
    ]
    #expect(try hash(jpeg) == 0xe561a54b4e34453d)
    #expect(try hash(Array("no picture".utf8)) == 0x76f817aad317aa6d)
  }

  /// Bytes that count how many of them are read.
  private final class CountedBytes: PictureSource {
    private let bytes: [UInt8]
    let sum = Mutex(0)

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var count: Int { bytes.count }

    func read(at offset: Int, count: Int) -> [UInt8] {
      sum.withLock { $0 += count }
      return Array(bytes[offset..<offset + count])
    }
  }

  /// A film has gigabytes, of which a name needs only a few bytes.
  @Test func readsPartsOfALongFile() throws {
    let film = [UInt8](repeating: 1, count: 5 << 20)
    var (other, longer) = (film, film)
    other[0] = 2
    longer.append(1)
    #expect(try Set([hash(film), hash(other), hash(longer)]).count == 3)
    let source = CountedBytes(film)
    _ = try PictureData.hash(of: source)
    #expect(source.sum.withLock { $0 } < 5 << 20)
  }

  @Test(
    arguments: [[], [0xFF, 0xD8, 0xFF], Array("RIFF".utf8), Array("GIF89a".utf8)] as [[UInt8]])
  func readsWhatIsLeftOfADamagedFile(bytes: [UInt8]) throws {
    #expect(try hash(bytes) == hash(bytes))
  }
}
