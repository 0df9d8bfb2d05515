import Foundation
import Pictures
import Synchronization
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

struct BadPictureTests {
  private let recipe = Recipe(.width(100), .webp, quality: 80, effort: 0)

  private func fault(
    _ bytes: [UInt8], named kind: PictureKind? = nil, limits: PictureLimits = .standard
  ) throws -> PictureFault? {
    do throws(PictureFault) {
      _ = try PictureRenderer(limits: limits).render(bytes, named: kind, [recipe])
      return nil
    } catch {
      return error
    }
  }

  private func fault(path: String, limits: PictureLimits = .standard) throws -> PictureFault? {
    do throws(PictureFault) {
      _ = try PictureRenderer(limits: limits).render(path: path, [recipe])
      return nil
    } catch {
      return error
    }
  }

  /// A picture of noise, so that half of its bytes are half of its pixels.
  private func noise(_ suffix: String) throws -> [UInt8] {
    var random = SplitMix(seed: 7)
    let size = try TestPictures.size(256, 256)
    let pixels = (0..<(size.area * 3)).map { _ in UInt8.random(in: 0...255, using: &random) }
    return try TestPictures.encode(pixels, size, suffix)
  }

  @Test(
    arguments: [
      ".jpg", ".jpg[interlace]", ".png", ".png[interlace]", ".webp", ".gif", ".avif", ".tif",
    ], [0.5, 0.9])
  func tellsPicturesThatAreCutOff(suffix: String, part: Double) throws {
    let whole = try noise(suffix)
    let cut = Array(whole[..<Int(Double(whole.count) * part)])
    let fault = try fault(cut)
    // A TIFF's directory may come before its pixels. Then the file is only damaged.
    if suffix == ".tif", case .damaged = fault { return }
    #expect(fault == .cutOff)
  }

  @Test func tellsPhotographsThatAreCutOffBehindTheirThumbnail() throws {
    // The thumbnail in EXIF is a whole JPEG, with its own end.
    var exif = TIFFBuilder.camera
    exif.main.append((0x9999, .bytes(try TestPictures.picture(20, 20, ".jpg"))))
    let whole = TestPictures.jpeg(try noise(".jpg"), exif: exif.bytes)
    #expect(try fault(whole) == nil)
    #expect(try fault(Array(whole[..<(whole.count / 2)])) == .cutOff)
  }

  @Test func tellsEmptyFilesAndOtherFiles() throws {
    #expect(try fault([]) == .empty)
    #expect(try fault(Array("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8)) == .unknownKind)
    #expect(try fault(Array("%PDF-1.4\n".utf8)) == .unknownKind)
    #expect(try fault([0xFF, 0xD8, 0xFF]) == .cutOff)
    #expect(try fault([0xFF]) == .unknownKind)
    let png = try TestPictures.picture(20, 20, ".png")
    #expect(try fault(png, named: .jpeg) == .otherKind(.png, named: .jpeg))
    #expect(try fault(png, named: .png) == nil)
  }

  @Test func tellsPicturesThatAreDamaged() throws {
    var png = try noise(".png")
    // The checksum of a chunk doesn't fit any more.
    png[png.count / 2] ^= 0xFF
    // libvips has one error text for all threads, which another test may take meanwhile.
    let reasons = try (0..<8).compactMap { _ in
      if case .damaged(let reason) = try fault(png) { reason } else { nil }
    }
    #expect(reasons.count == 8)
    #expect(reasons.contains { !$0.isEmpty })
    #expect(reasons.allSatisfy { !$0.contains("\n") })
  }

  /// libjpeg fills missing pixels with grey, and only warns.
  @Test(arguments: [".jpg", ".jpg[interlace]"])
  func tellsPicturesThatLackPixels(suffix: String) throws {
    let whole = try noise(suffix)
    var random = SplitMix(seed: 3)
    let half = whole.count / 2
    let noise = (0..<(whole.count / 4)).map { _ in UInt8.random(in: 0...255, using: &random) }
    for damaged in [
      whole[..<half] + [0xFF, 0xD9], whole[..<half] + noise + whole[(half + noise.count)...],
    ] {
      let fault = try fault(Array(damaged))
      // Noise contains markers, and after one of them the end isn't found any more.
      if case .damaged(let reason) = fault {
        #expect(!reason.isEmpty)
        continue
      }
      #expect(fault == .cutOff)
    }
  }

  /// libvips has one error text for all threads.
  @Test func tellsWhichOfManyPicturesLackPixels() throws {
    let whole = try noise(".jpg[interlace]")
    let lacking = Array(whole[..<(whole.count / 2)] + [0xFF, 0xD9])
    let filled = Array(try noise(".jpg").dropLast(2) + [0, 1, 2, 0, 1, 2, 0xFF, 0xD9])
    let broken = Array(try noise(".png").prefix(2_000))
    let wrong = Mutex<[String]>([])
    DispatchQueue.concurrentPerform(iterations: 90) { index in
      let (bytes, expected): ([UInt8], PictureFault?) =
        switch index % 3 {
        case 0: (lacking, .cutOff)
        case 1: (filled, nil)
        default: (broken, .cutOff)
        }
      let found = Result { try fault(bytes) }
      guard case .success(let fault) = found, fault == expected else {
        // A picture that has its end is damaged according to libjpeg's message.
        if index % 3 == 0, case .success(.damaged) = found { return }
        return wrong.withLock { $0.append("\(index): \(found)") }
      }
    }
    #expect(wrong.withLock { $0 } == [])
  }

  /// Cameras fill up the files that they write.
  @Test func takesPicturesWithBytesTooMany() throws {
    let whole = try noise(".jpg")
    #expect(try fault(whole.dropLast(2) + [0, 1, 2, 0, 1, 2, 0xFF, 0xD9]) == nil)
  }

  @Test func refusesMorePixelsThanTheLimit() throws {
    let picture = try TestPictures.picture(200, 100, ".png")
    var limits = PictureLimits.standard
    limits.pixels = 20_000
    #expect(try fault(picture, limits: limits) == nil)
    limits.pixels = 19_999
    #expect(
      try fault(picture, limits: limits)
        == .tooManyPixels(TestPictures.size(200, 100), frames: 1, limit: 19_999))
    limits = .standard
    limits.edge = 200
    #expect(try fault(picture, limits: limits) == nil)
    limits.edge = 199
    #expect(
      try fault(picture, limits: limits) == .tooLong(TestPictures.size(200, 100), limit: 199))
  }

  @Test func countsThePixelsOfAllFrames() throws {
    let picture = try TestPictures.animation(60, 40, frames: 4, ".gif")
    var limits = PictureLimits.standard
    limits.pixels = 9_600
    #expect(try fault(picture, limits: limits) == nil)
    limits.pixels = 9_599
    #expect(
      try fault(picture, limits: limits)
        == .tooManyPixels(TestPictures.size(60, 40), frames: 4, limit: 9_599))
    limits = .standard
    limits.frames = 3
    #expect(try fault(picture, limits: limits) == .tooManyFrames(4, limit: 3))
  }

  @Test(arguments: [
    (16_000, 15_625, nil as Int?), (16_000, 15_626, 250_000_000), (65_000, 65_000, 250_000_000),
  ])
  func refusesBombsByTheirHeaders(width: Int, height: Int, limit: Int?) throws {
    // A PNG that states its size, but contains nothing.
    func number(_ number: Int) -> [UInt8] {
      (0..<4).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
    let bomb =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + number(13) + Array("IHDR".utf8)
      + number(width) + number(height) + [8, 2, 0, 0, 0, 0, 0, 0, 0]
    let size = try TestPictures.size(width, height)
    do throws(PictureFault) {
      let header = try PictureHeader(PictureBytes(bomb))
      #expect(limit == nil)
      #expect(header.size == size)
    } catch {
      #expect(limit.map { .tooManyPixels(size, frames: 1, limit: $0) } == error)
    }
  }

  @Test func refusesSidesOf65001Pixels() throws {
    func gif(_ width: Int) -> [UInt8] {
      Array("GIF89a".utf8) + [UInt8(width & 0xFF), UInt8(width >> 8), 1, 0, 0, 0, 0, 0x3B]
    }
    #expect(try PictureHeader(PictureBytes(gif(65_000))).size.width == 65_000)
    let size = try TestPictures.size(65_001, 1)
    #expect(throws: PictureFault.tooLong(size, limit: 65_000)) {
      try PictureHeader(PictureBytes(gif(65_001)))
    }
  }

  @Test func refusesMoreBytesThanTheLimit() throws {
    let picture = try TestPictures.picture(40, 30, ".png")
    let folder = try TemporaryFolder(["a.png": .bytes(picture)])
    var limits = PictureLimits.standard
    limits.bytes = picture.count
    #expect(try fault(path: folder.path + "/a.png", limits: limits) == nil)
    #expect(try fault(picture, limits: limits) == nil)
    limits.bytes -= 1
    let fault = PictureFault.tooManyBytes(picture.count, limit: picture.count - 1)
    #expect(try self.fault(path: folder.path + "/a.png", limits: limits) == fault)
    #expect(try self.fault(picture, limits: limits) == fault)
  }

  @Test func tellsFilesThatCanNotBeRead() throws {
    let picture = try TestPictures.picture(40, 30, ".png")
    let folder = try TemporaryFolder([
      "a.jpg": .bytes(picture), "empty.png": .bytes([]), "folder/a.png": .bytes(picture),
    ])
    let path = folder.path
    #expect(try fault(path: path + "/none.png") == .unreadable(code: ENOENT))
    #expect(try fault(path: path + "/folder") == .notAFile)
    #expect(try fault(path: path + "/empty.png") == .empty)
    #expect(try fault(path: path + "/a.jpg") == .otherKind(.png, named: .jpeg))
    #expect(try fault(path: path + "/a.jpg\0.png") == .unreadable(code: ENOENT))
    // A pipe without a writer would make it wait forever.
    #expect(mkfifo(path + "/pipe.png", 0o600) == 0)
    #expect(try fault(path: path + "/pipe.png") == .notAFile)
  }

  @Test func tellsFilesThatChangeWhileTheyAreRead() throws {
    let picture = try TestPictures.picture(40, 30, ".png")
    let folder = try TemporaryFolder(["a.png": .bytes(picture)])
    let longer = try PictureFile(path: folder.path + "/a.png")
    #expect(try longer.readAll() == picture)
    let handle = try FileHandle(forWritingTo: URL(filePath: folder.path + "/a.png"))
    try handle.seekToEnd()
    try handle.write(contentsOf: Data([0]))
    #expect(throws: PictureFault.changed) { try longer.readAll() }

    let shorter = try PictureFile(path: folder.path + "/a.png")
    try handle.truncate(atOffset: 10)
    #expect(throws: PictureFault.changed) { try shorter.readAll() }
    try handle.close()
  }

  @Test func refusesFormatsThatCanNotHoldThePicture() throws {
    let source = try TestPictures.picture(10, 17_000, ".png")
    let size = try TestPictures.size(10, 17_000)
    #expect(throws: PictureFault.tooLongForFormat(.webp, size, limit: 16_383)) {
      try PictureRenderer().render(source, [recipe])
    }
  }

  @Test func saysNothingItself() throws {
    // Everything that libraries print goes to standard error, which is a file for a while.
    let folder = try TemporaryFolder()
    let path = folder.path + "/said"
    let kept = dup(STDERR_FILENO)
    let file = open(path, O_CREAT | O_WRONLY, 0o600)
    #expect(dup2(file, STDERR_FILENO) >= 0)
    for suffix in [".jpg", ".png", ".webp", ".gif", ".tif", ".avif"] {
      let picture = try noise(suffix)
      _ = try fault(Array(picture[..<(picture.count / 2)]))
    }
    #expect(dup2(kept, STDERR_FILENO) >= 0)
    close(kept)
    close(file)
    let said = folder.text("said").split(separator: "\n").filter { line in
      ["VIPS", "OBU", "dav1d"].contains { line.contains($0) }
    }
    #expect(said.isEmpty)
  }
}
