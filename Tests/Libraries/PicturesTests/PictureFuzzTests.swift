import Content
import Foundation
import TestSupport
import Testing

@testable import Pictures

/// Damaged pictures are given to everything that reads and writes pictures. Nothing traps. No
/// cleaned file still reveals its metadata, or can't be read again.
///
/// `ZOETROPE_FUZZ_SECONDS=600` continues for that long, `ZOETROPE_FUZZ_SEED` begins elsewhere, and
/// `ZOETROPE_FUZZ_PICTURES` names a folder with more pictures to damage.
@Suite struct PictureFuzzTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let seconds = Double(environment["ZOETROPE_FUZZ_SECONDS"] ?? "") ?? 1
  private static let seed = UInt64(environment["ZOETROPE_FUZZ_SEED"] ?? "") ?? 24

  private static let exif = TIFFBuilder.camera.bytes
  private static let xmp = Containers.xmp(
    "<dc:title>Pier</dc:title><dc:creator><rdf:Seq><rdf:li>Ann</rdf:li></rdf:Seq></dc:creator>",
    attributes: "exif:GPSLatitude='1,2N'")

  /// Whole pictures of all kinds, with metadata where libvips or a test can write it.
  private static func pictures() throws -> [[UInt8]] {
    let iptc = Containers.photoshop([(5, "Pier"), (55, "20240517"), (80, "Ann"), (116, "(c) Ann")])
    let segments: [(marker: UInt8, payload: [UInt8])] = [
      (0xE1, Array("Exif\0\0".utf8) + exif),
      (0xE1, Array("http://ns.adobe.com/xap/1.0/\0".utf8) + xmp), (0xED, iptc),
    ]
    func picture(_ suffix: String) throws -> [UInt8] { try TestPictures.picture(48, 32, suffix) }
    func iso(_ kind: PictureKind) -> [UInt8] {
      Containers.iso(
        brand: kind.rawValue, exif: exif, xmp: xmp, width: 48, height: 32, quarterTurns: 1,
        inDataBox: kind == .avif)
    }
    var pictures = [
      TestPictures.jpeg(try picture(".jpg[Q=60]"), with: segments),
      TestPictures.jpeg(try picture(".jpg[Q=60,interlace]"), with: segments),
      Containers.png(
        try picture(".png"),
        chunks: [("eXIf", exif), ("iTXt", Array("XML:com.adobe.xmp\0\0\0\0\0".utf8) + xmp)]),
      Containers.webp(try picture(".webp[strip]"), chunks: [("EXIF", exif), ("XMP ", xmp)]),
      try picture(".webp[lossless]"), Containers.gif(try picture(".gif"), xmp: xmp),
      try TestPictures.animation(24, 16, frames: 3, ".gif"),
      try TestPictures.animation(24, 16, frames: 3, ".webp"), try picture(".tif"),
      try picture(".avif[Q=50,effort=0]"), iso(.avif), iso(.heic), exif,
    ]
    if let folder = environment["ZOETROPE_FUZZ_PICTURES"] {
      for name in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() {
        let bytes = try Data(contentsOf: URL(filePath: "\(folder)/\(name)"))
        pictures.append([UInt8](bytes))
      }
    }
    return pictures
  }

  @Test func nothingTrapsOnDamagedPictures() throws {
    let pictures = try Self.pictures()
    let renderer = try PictureRenderer()
    var random = SplitMix(seed: Self.seed)
    var (count, cleaned, rendered) = (0, 0, 0)
    let end = ContinuousClock.now + .seconds(Self.seconds)
    while count < pictures.count || ContinuousClock.now < end {
      let bytes = Self.damaged(pictures[count % pictures.count], pictures, &random)
      count += 1
      Self.read(bytes)
      cleaned += try Self.clean(bytes, number: count) ? 1 : 0
      // Most of the time would be spent in libvips, whose readers this test isn't about.
      if count.isMultiple(of: 8) {
        rendered += Self.render(bytes, by: renderer) ? 1 : 0
      }
    }
    print("pictures damaged: \(count), cleaned: \(cleaned), rendered: \(rendered)")
    #expect(cleaned > 0)
  }

  private static func read(_ bytes: [UInt8]) {
    let source = PictureBytes(bytes)
    _ = try? PictureHeader(source)
    _ = try? CameraFacts(source)
    _ = try? PictureAudit(source)
    for kind in PictureKind.allCases { _ = PictureEnd.isMissing(in: bytes, kind) }
  }

  /// Cleans a picture as for publishing, and checks the result; `false` if the picture is refused.
  private static func clean(_ bytes: [UInt8], number: Int) throws -> Bool {
    guard let image = try? ImageFile(bytes), let kind = PictureKind(beginning: bytes.prefix(64))
    else { return false }
    let clean = image.cleaned()
    let again = try #require(try? ImageFile(clean), "\(number): what is cleaned can't be read")
    #expect(again.cleaned() == clean, "\(number): cleaned twice")
    #expect(again.width == image.width && again.height == image.height, "\(number)")
    let leaks = (try? PictureAudit(PictureBytes(clean)))?.leaks ?? []
    #expect(
      leaks.allSatisfy { ![.place, .serial, .name, .makerNotes].contains($0.subject) },
      "\(number): \(leaks)")
    let credits = Credits(
      creators: ["Ann & <Bo>"], copyright: "© 2026", license: "https://ana.example/l")
    let written = CreditsWriter(credits, orientation: UInt8(image.orientation.rawValue))
      .embedded(inCleaned: clean, kind)
    #expect(
      try ImageFile(written)?.cleaned() == clean, "\(number): credits stay in \(kind)")
    return true
  }

  private static func render(_ bytes: [UInt8], by renderer: PictureRenderer) -> Bool {
    // Decompression bombs are left out, because other tests cover them.
    guard let header = try? PictureHeader(PictureBytes(bytes)), header.size.area < 20_000_000,
      header.frames < 50
    else { return false }
    _ = try? renderer.color(of: bytes)
    let recipes = [
      Recipe(.width(20), .webp, quality: 60, effort: 0),
      Recipe(.attention(width: 12, height: 6), .jpeg, quality: 60, effort: 0),
    ]
    return (try? renderer.render(bytes, recipes)) != nil
  }

  /// A picture after some accidents. Half of them are in its first kilobytes, where the metadata
  /// is.
  private static func damaged(
    _ whole: [UInt8], _ others: [[UInt8]], _ random: inout SplitMix
  ) -> [UInt8] {
    var bytes = whole
    for _ in 0..<Int.random(in: 1...8, using: &random) where bytes.count > 8 {
      let reach = Bool.random(using: &random) ? min(bytes.count, 4_096) : bytes.count
      let place = Int.random(in: 0..<reach, using: &random)
      let length = [1, 2, 4, 16, 200].randomElement(using: &random) ?? 1
      let end = min(bytes.count, place + length)
      switch Int.random(in: 0..<9, using: &random) {
      case 0: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      case 1: bytes[place] = [0, 1, 0x7F, 0x80, 0xFF].randomElement(using: &random) ?? 0
      case 2: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 3: bytes.removeSubrange(place..<end)
      case 4: bytes.insert(contentsOf: bytes[place..<end], at: place)
      case 5:
        // A length or an offset in either order of bytes.
        let number =
          [0, 1, 2, 0x7FFF_FFFF, 0xFFFF_FFFF, bytes.count, bytes.count + 1]
          .randomElement(using: &random) ?? 0
        var four = (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
        if Bool.random(using: &random) { four.reverse() }
        bytes.replaceSubrange(place..<min(bytes.count, place + 4), with: four)
      case 6:
        guard let other = others.randomElement(using: &random), !other.isEmpty else { continue }
        let start = Int.random(in: 0..<other.count, using: &random)
        bytes.replaceSubrange(place..<end, with: other[start..<min(other.count, start + length)])
      case 7: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
      default:
        if Int.random(in: 0..<4, using: &random) == 0 { bytes.removeLast(bytes.count - place) }
      }
    }
    return bytes
  }
}
