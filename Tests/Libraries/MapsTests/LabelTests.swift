import Foundation
import Geodesy
import Testing

@testable import Maps

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct LabelTests {
  /// 500 trips of 2 to 25 stops, from some kilometres to the whole world.
  @Test func namesOfRandomTripsDoNotOverlap() throws {
    var dice = Dice(seed: 500)
    var (names, drawn) = (0, 0)
    for number in 0..<500 {
      let request = randomTrip(number, &dice)
      let view = try #require(request.view())
      let plan = request.labelPlan(on: view)
      let dots = request.stops.map { view.place(of: $0.point.direction) / 2 }
      for sheet in plan.sheets {
        var boxes = sheet.labels.map(\.box)
        if let locator = plan.locator {
          boxes.append(Box(low: locator.corner, high: locator.corner + 2 * Locator.radius))
        }
        if let bar = sheet.bar {
          boxes.append(
            Box(low: bar.corner, high: bar.corner + bar.bar.size(em: sheet.type.note.em)))
        }
        expectApart(boxes, within: Box(low: .zero, high: view.size / 2), "trip \(number)")
        for label in sheet.labels {
          #expect(!dots.contains { label.box.contains($0) }, "trip \(number)")
        }
        names += request.stops.count
        drawn += sheet.labels.count
      }
    }
    #expect(names > 5_000)
    // Most find room, even on narrow screens.
    #expect(drawn > names / 2, "\(drawn) of \(names)")
  }

  private func randomTrip(_ number: Int, _ dice: inout Dice) -> MapRequest {
    let start = dice.point().direction
    let spread = [0.002, 0.02, 0.1, 0.4, 1.5][number % 5]
    let letters = Array("abcdefghij klmnopqrstuvwxyzÀéøŁжЯ東京")
    let stops = (0..<Int.random(in: 2...25, using: &dice)).map { index in
      let name = (0..<Int.random(in: 2...16, using: &dice)).map { _ in
        letters.randomElement(using: &dice) ?? "x"
      }
      return Stop(
        GeoPoint(direction: start + dice.point().direction * spread), label: String(name),
        rank: index % 3)
    }
    return trip(stops)
  }

  private func expectApart(_ boxes: [Box], within frame: Box, _ what: String) {
    for (index, box) in boxes.enumerated() {
      #expect(frame.contains(box), "\(what)")
      for other in boxes[..<index] { #expect(!box.meets(other), "\(what)") }
    }
  }

  @Test func theMostImportantNameStays() throws {
    let point = try place(48, 11)
    let stops = (0..<40).map { number in
      Stop(point, label: "Place number \(number)", rank: number == 17 ? 0 : 1)
    }
    let drawn = try MapRequest(title: "T", idPrefix: "t", stops: stops).drawn()
    #expect(drawn.count(of: ">Place number 17</text>") == 2)
    #expect(drawn.count(of: "<text x=") < 24)
  }

  @Test(arguments: [
    "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "]]>&amp;&#x202E;", "שלום עולם",
    "\u{202E}gnp.exe", "a\u{0}b\u{1B}[31mc\u{7F}", "\u{FFFE}\u{FFFF}", "line\nbreak\r\n\ttab",
    String(repeating: "x", count: 10_000), "Z" + String(repeating: "\u{0335}", count: 10_000),
    String(repeating: "東", count: 5_000), "🧳", " ", "",
  ])
  func hostileNamesAreText(label: String) throws {
    let request = try trip([(label, 48, 11), ("Wien", 48.2, 16.4)])
    var named = request
    named.title = label
    named.description = label
    named.idPrefix = label
    let drawn = try named.drawn()
    #expect(!drawn.contains("<script"))
    #expect(!drawn.contains("<img"))
    #expect(!drawn.unicodeScalars.contains("\u{202E}") || label.unicodeScalars.contains("\u{202E}"))
    #expect(XMLParser(data: Data(drawn.utf8)).parse())
    let texts = drawn.split(separator: "<text ").dropFirst()
    #expect(texts.contains { $0.contains(">Wien<") })
    #expect(texts.allSatisfy { ($0.split(separator: "</text>").first?.count ?? 0) < 400 })
  }

  @Test(arguments: [
    ("  A \n B ", "A B"), ("\u{202E}abc\u{2066}", "abc"), ("a\u{0}b", "ab"),
    (String(repeating: "m", count: 40), String(repeating: "m", count: 28) + "…"),
    (String(repeating: "京", count: 20), String(repeating: "京", count: 14) + "…"),
    ("می\u{200C}خواهم", "می\u{200C}خواهم"),
  ])
  func labelsAreShortAndPlain(text: String, label: String) { #expect(text.asLabel == label) }

  @Test(arguments: [
    (0.07, 130.0, 5, "5 km"), (0.7, 130, 50, "50 km"), (3.0, 130, 200, "200 km"),
    (0.001, 130, 1, "1 km"),
  ])
  func scalesAreRound(kilometres: Double, room: Double, length: Int, text: String) {
    let bar = ScaleBar(kilometresOfUnit: kilometres, atMost: room)
    #expect(bar.kilometres == length)
    #expect(bar.text == text)
    #expect(abs(bar.length * kilometres - Double(length)) < 1e-9)
  }
}
