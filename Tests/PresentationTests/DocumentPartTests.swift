import Markup
import Testing

@testable import Presentation

/// Files that are shown in parts.
@Suite struct DocumentPartTests {
  @Test func writesTheRowsOfAnIndex() {
    let (a, b) = (JSON(texts: ["/a/", "A"]), JSON(texts: ["/b/", "B"]))
    func index(_ parts: [ListIndexPart]) -> String {
      var output = OutputBuffer(capacity: 64)
      for part in parts { part.write(into: &output) }
      return output.string
    }
    #expect(index([.empty]) == "[]\n")
    #expect(index([.firstRow(a), .end]) == "[\n[\"/a/\",\"A\"]\n]\n")
    #expect(index([.firstRow(a), .row(b), .end]) == "[\n[\"/a/\",\"A\"],\n[\"/b/\",\"B\"]\n]\n")
  }

  @Test func writesACalendarWithItsName() {
    func calendar(named name: String?) -> String {
      var output = OutputBuffer(capacity: 64)
      for part in [CalendarPart.beginning(name: name, zones: []), .end] {
        part.write(into: &output)
      }
      return output.string
    }
    let head =
      "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Zoetrope//Trips//EN\r\nCALSCALE:GREGORIAN\r\n"
    #expect(calendar(named: nil) == head + "END:VCALENDAR\r\n")
    #expect(
      calendar(named: "Far, away")
        == head + "NAME:Far\\, away\r\nX-WR-CALNAME:Far\\, away\r\nEND:VCALENDAR\r\n")
  }
}
