import Foundation
import Pictures
import TestSupport
import Testing

struct CreditsTests {
  private let credits = Credits(
    creators: ["Ann Lée", "Bo <&> \"Co\""], copyright: "© 2024 Ann Lée, all rights reserved",
    license: "https://example.org/license?a=1&b=2", acquireLicensePage: "https://example.org/buy")

  /// Credits in the file of a camera.
  private let own = Credits(creators: ["Ann Lee"], copyright: "(c) Ann Lee")

  private func render(
    _ credits: Credits, _ format: PictureFormat, _ suffix: String = ".jpg", isOfCamera: Bool = false
  ) throws -> [UInt8] {
    var bytes =
      suffix == ".jpg"
      ? try TestPictures.picture(90, 60, ".jpg")
      : try TestPictures.animation(60, 40, frames: 3, suffix)
    if isOfCamera { bytes = TestPictures.jpeg(bytes, exif: TIFFBuilder.camera.bytes) }
    let recipe = Recipe(.width(60), format, quality: 80, effort: 1, credits: credits)
    return try PictureRenderer().render(bytes, [recipe]).renditions[0].bytes
  }

  @Test(arguments: PictureFormat.allCases)
  func writesCreditsThatAreReadAgain(format: PictureFormat) throws {
    let rendition = try render(credits, format)
    #expect(try CameraFacts(PictureBytes(rendition)).credits == credits)
    let audit = try PictureAudit(PictureBytes(rendition))
    #expect(audit.leaks == [])
    #expect(audit.findings.count >= 6)
    // It is still a picture.
    #expect(try PictureHeader(PictureBytes(rendition)).size.width == 60)
    _ = try TestPictures.decode(rendition)
  }

  @Test func writesCreditsIntoAnimationsAndTransparentPictures() throws {
    let moving = try render(credits, .webp, ".gif")
    #expect(try CameraFacts(PictureBytes(moving)).credits == credits)
    #expect(try PictureHeader(PictureBytes(moving)).frames == 3)

    let size = try TestPictures.size(40, 40)
    let clear = try TestPictures.encode(
      TestPictures.gradient(size, channels: 4).enumerated().map {
        $0.offset % 4 == 3 ? 90 : $0.element
      },
      size, channels: 4, ".png")
    let recipe = Recipe(.width(40), .webp, quality: 80, effort: 1, credits: credits)
    let rendition = try PictureRenderer().render(clear, [recipe]).renditions[0].bytes
    #expect(try TestPictures.color(rendition, at: 0.5, 0.5).last == 90)
  }

  @Test(arguments: PictureFormat.allCases)
  func dropsAllMetadataOfTheOriginalButItsCredits(format: PictureFormat) throws {
    let rendition = try render(Credits(), format, isOfCamera: true)
    var facts = CameraFacts()
    facts.credits = own
    #expect(try CameraFacts(PictureBytes(rendition)) == facts)
    #expect(try PictureAudit(PictureBytes(rendition)).leaks == [])
    for secret in ["Nikon", "NIKKOR", "6001234", "2024"] {
      #expect(String(decoding: rendition, as: UTF8.self).contains(secret) == false)
    }
  }

  @Test func writesALicenseThatIsNoAddressAsTerms() throws {
    let terms = Credits(license: "Ask me first")
    #expect(try CameraFacts(PictureBytes(render(terms, .jpeg))).credits == terms)
    #expect(try CameraFacts(PictureBytes(render(terms, .webp))).credits == terms)
  }

  /// A site's notice doesn't apply to a picture that someone else made.
  @Test func completesTheCreditsOfAFileByTheSites() throws {
    let site = Credits(creators: ["Bo Yi"], copyright: "© Bo Yi", license: "Ask me first")
    #expect(own.completed(bySite: site) == own)
    var same = site
    same.creators = ["ANN LEE"]
    #expect(own.completed(bySite: same).license == "Ask me first")
    #expect(own.completed(bySite: same).copyright == "(c) Ann Lee")
    #expect(Credits().completed(bySite: site) == site)
    #expect(Credits(license: "l").completed(bySite: site).creators == ["Bo Yi"])
    // Someone else's notice isn't changed, and other people's work gets no licence.
    let notice = Credits(copyright: "(c) An agency")
    #expect(notice.completed(bySite: site) == notice)
    #expect(own.completed(bySite: Credits(license: "CC BY")) == own)

    let rendition = try render(site, .webp, isOfCamera: true)
    #expect(try CameraFacts(PictureBytes(rendition)).credits == own)
  }

  @Test func completesCreditsByOthers() {
    let own = Credits(creators: ["Ann"], license: "https://example.org/own")
    let merged = own.completed(
      by: Credits(creators: ["Site"], copyright: "© Site", license: "https://example.org/site"))
    #expect(
      merged
        == Credits(
          creators: ["Ann"], copyright: "© Site", license: "https://example.org/own"))
  }

  @Test(
    .enabled(if: TestPictures.isInstalled("exiftool"), "exiftool is not installed"),
    arguments: PictureFormat.allCases)
  func writesWhatExiftoolReads(format: PictureFormat) throws {
    let folder = try TemporaryFolder([
      "a" + format.suffix: .bytes(try render(credits, format))
    ])
    let output = try TestPictures.run(
      "exiftool",
      [
        "-s", "-G1", "-validate", "-warning", "-error", "-XMP:all", "-IPTC:all", "-EXIF:all",
        "-GPS:all",
        folder.path + "/a" + format.suffix,
      ])
    let lines = try #require(output).split(separator: "\n").map { line in
      line.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
    }
    let names = #"Ann Lée, Bo <&> "Co""#
    var expected = [
      "[XMP-dc] Creator : " + names,
      "[XMP-dc] Rights : © 2024 Ann Lée, all rights reserved",
      "[XMP-xmpRights] Marked : True",
      "[XMP-xmpRights] WebStatement : https://example.org/license?a=1&b=2",
      "[XMP-plus] LicensorURL : https://example.org/buy",
    ]
    if format != .avif {
      expected += [
        #"[IFD0] Artist : Ann Lée; Bo <&> "Co""#,
        "[IFD0] Copyright : © 2024 Ann Lée, all rights reserved",
      ]
    }
    if format == .jpeg {
      expected += [
        "[IPTC] CodedCharacterSet : UTF8", "[IPTC] ApplicationRecordVersion : 4",
        "[IPTC] By-line : " + names,
        "[IPTC] CopyrightNotice : © 2024 Ann Lée, all rights reserved",
      ]
    }
    // libvips gives AVIF a directory that states how its pixels are stored.
    let technical = ["ExifIFD", "Resolution", "YCbCr", "Orientation", "ExifTool"]
    let found = lines.filter { line in !technical.contains { line.contains($0) } }
    #expect(Set(found) == Set(expected))
  }
}
