import Foundation
import TestSupport
import Testing

@testable import Pictures

/// Times and offsets in the forms that cameras, phones and programs write.
struct ClockFormTests {
  private static let time = WallClock(year: 2024, month: 5, day: 17, hour: 9, minute: 41, second: 0)

  @Test(arguments: [
    "2024:05:17 09:41:00", "2024:05:17 9:41:00", "2024: 5:17  9:41:00", "2024:5:17 9:41:0",
    "2024-05-17T09:41:00", "2024/05/17 09:41:00", "2024.05.17 09.41.00", "2024:05:17 09:41",
    "20240517 09:41:00", "2024:05:17T09:41:00.000Z", "2024:05:17 09:41:00+09:00",
    "2024:05:17 09:41:00 AM", "2024:05:17 09:41:00上午", "2024:05:17  09:41:00",
  ])
  func readsATime(text: String) { #expect(WallClock(exif: text) == Self.time) }

  @Test(arguments: [
    ("2024:05:17 24:41:00", 0), ("2024:05:17 09:41:00 PM", 21), ("2024:05:17 09:41:00 下午", 21),
    ("2024:05:17 12:41:00 AM", 0), ("2024:05:17 12:41:00 pm", 12),
  ])
  func readsTheHourOfAPhone(text: String, hour: Int) {
    #expect(
      WallClock(exif: text)
        == WallClock(year: 2024, month: 5, day: 17, hour: hour, minute: 41, second: 0))
  }

  @Test(arguments: [
    "", "2024", "2024:05:17", "2024:05:17 ", "2024:05:1709:41:00", "2024:13:17 09:41:00",
    "2024:05:17 25:41:00", "2024:05:17 09:61:00", "    :  :     :  :  ", "0000:00:00 00:00:00",
    "yesterday", "24:05:17 09:41:00", "2024:05:17 a:41:00", "2024:05:17 09", "2024:05:17 09:",
  ])
  func readsNoTimeElsewhere(text: String) { #expect(WallClock(exif: text) == nil) }

  @Test(arguments: [
    ("+09:00", 32_400), ("-5:00", -18_000), ("-05:00", -18_000), ("+0530", 19_800),
    ("-03", -10_800),
    ("+9", 32_400), ("Z", 0), ("UTC", 0), ("GMT+02:00", 7_200), (" +02:00 ", 7_200),
    ("+05:45:00", 20_700), ("\u{2212}05:00", -18_000),
  ])
  func readsAnOffset(text: String, seconds: Int) { #expect(WallClock.offset(text) == seconds) }

  @Test(arguments: ["", "   :  ", "05:00", "+99:00", "+5:61", "CEST", "+", "+05:00x", "++05:00"])
  func readsNoOffsetElsewhere(text: String) { #expect(WallClock.offset(text) == nil) }

  private static func facts(_ name: String) throws -> CameraFacts {
    let path = Repository.path("Tests/Fixtures/Cases/domain/photo/\(name)")
    return try CameraFacts(PictureFile(path: path))
  }

  @Test(arguments: [
    ("date-short.jpg", nil), ("date-spaces.jpg", nil), ("offset-short.jpg", -18_000),
  ])
  func readsACase(name: String, offset: Int?) throws {
    let facts = try Self.facts(name)
    #expect(facts.taken == Self.time && facts.utcOffset == offset && facts.unreadTimes == [])
  }

  /// Grey with the profile of sRGB.
  @Test func rendersAPictureWithTheProfileOfAnotherSpace() throws {
    let path = Repository.path("Tests/Fixtures/Cases/domain/photo/gray-rgbicc.jpg")
    let rendered = try PictureRenderer().render(
      path: path, [Recipe(.width(16), .jpeg, quality: 80, effort: 0)])
    let bytes = try #require(rendered.renditions.first?.bytes)
    #expect(try PictureHeader(PictureBytes(bytes)).size.width == 16)
  }

  @Test func takesWhatASidecarSays() {
    let xmp = """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF
        xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description
        xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/"
        xmp:CreateDate="2024-05-17T09:41:00+09:00"><dc:title>Pier</dc:title>
      </rdf:Description></rdf:RDF></x:xmpmeta>
      """
    let facts = CameraFacts(sidecar: Array(xmp.utf8))
    #expect(facts.taken == Self.time && facts.utcOffset == 32_400 && facts.title == "Pier")
  }
}
