import Diagnostics
import TestSupport
import Testing

@testable import Application

/// Days of a trip with stays or visits: their order, their numbers and the items under them.
@Suite struct TripDayTests {
  /// Returns the page of a trip with this front matter.
  private static func page(_ written: String) throws -> String {
    let site = try made(["Content/trips/a.md": .init(stringLiteral: "---\n\(written)\n---\n")])
    #expect(site.ids.isEmpty, "\(site.report)")
    return site["trips/a/index.html"]
  }

  /// Returns the headings of days and the places of stays, visits and arrivals of a page, in order.
  private static func course(_ page: String) -> [String] {
    var course: [String] = []
    for line in page.split(separator: "\n") {
      if line.contains("class=\"connection\"") {
        course.append("wait")
      } else if line.contains("<h2 class=\"day\">") {
        course.append(line.replacing(#/<[^>]*>/#, with: "").trimmingPrefix(#/\s+/#).description)
      } else if let place = line.firstMatch(of: #/<span class="place">([^<]*)<\/span><\/p>/#) {
        course.append(String(place.1))
      }
    }
    return course
  }

  @Test func aYearHasNoNumberedDays() throws {
    let page = try Self.page(
      """
      departure: 1987
      origin: Lisbon
      destination: Porto
      stays:
        - {place: Braga, from: 1987-05, to: 1987-05}
        - {place: Faro, from: 1987-03-04, to: 1987-03-06}
      visits: [{place: Sines, date: 1987}]
      """)
    #expect(
      Self.course(page) == [
        "1987", "Sines", "Wednesday March 4, 1987", "Faro", "May 1987", "Braga",
      ])
    #expect(page.contains("<time datetime=\"1987-05\">May 1987</time>"))
    #expect(page.contains("2 nights"))
    // One is in the line of facts, the other belongs to the nights in Faro.
    #expect(page.matches(of: /– <time/).count == 2)
  }

  @Test func aWaitStandsUnderTheDayOfTheArrival() throws {
    let page = try Self.page(
      """
      legs:
        - {departure: "2025-06-03T22:00Z", arrival: "2025-06-04T00:30Z", origin: A, destination: B}
        - {departure: "2025-06-04T03:30Z", arrival: "2025-06-04T05:00Z", destination: C}
      visits: [{place: Museum, date: "2025-06-03T12:00Z"}, {place: Bar, date: "2025-06-04T01:00Z"}]
      """)
    #expect(
      Self.course(page) == [
        "Day 1 Tuesday June 3, 2025", "Museum", "Day 2 Wednesday June 4, 2025", "wait", "Bar",
      ])
  }

  @Test func aDayThatIsHadTwiceKeepsItsPlace() throws {
    let page = try Self.page(
      """
      legs:
        - departure: 2025-10-09T20:00
          arrival: 2025-10-09T05:30
          origin: {name: Auckland, timeZone: Pacific/Auckland}
          destination: {name: Honolulu, timeZone: Pacific/Honolulu}
        - departure: 2025-10-10T10:00
          arrival: 2025-10-10T12:00
          destination: {name: Hilo, timeZone: Pacific/Honolulu}
      stays:
        - {place: Honolulu, from: 2025-10-09, to: 2025-10-10}
        - {place: Auckland, from: 2025-10-08, to: 2025-10-09}
      visits:
        - {place: Mount Eden, date: "2025-10-09T09:00[Pacific/Auckland]"}
      """)
    #expect(
      Self.course(page) == [
        "Wednesday October 8, 2025", "Auckland", "Day 1 Thursday October 9, 2025", "Mount Eden",
        "Honolulu", "Day 2 Friday October 10, 2025",
      ])
  }

  @Test func theCalendarGoesBackOverTheDateLine() throws {
    let page = try Self.page(
      """
      legs:
        - departure: 2025-10-09T01:00
          arrival: 2025-10-08T10:30
          origin: {name: Auckland, timeZone: Pacific/Auckland}
          destination: {name: Honolulu, timeZone: Pacific/Honolulu}
        - departure: 2025-10-09T10:00
          arrival: 2025-10-09T12:00
          destination: {name: Hilo, timeZone: Pacific/Honolulu}
      stays: [{place: Honolulu, from: 2025-10-08, to: 2025-10-09}]
      visits: [{place: Volcano, date: "2025-10-09"}]
      """)
    #expect(
      Self.course(page) == [
        "Day 1 Thursday October 9, 2025", "Day 1 Wednesday October 8, 2025", "Honolulu",
        "Day 2 Thursday October 9, 2025", "Volcano",
      ])
  }

  @Test(arguments: [
    ("1987", "1988-01-01", true), ("1987", "1987-12-31", false), ("1987-05", "1987-06-01", true),
    ("1987-05-03", "1987-05", false), ("9999", "9999-12-31", false), ("9999", "9998", true),
  ])
  func warnsOfADayAfterAYear(departure: String, visit: String, isOutside: Bool) throws {
    let site = try made([
      "Content/trips/a.md": .init(
        stringLiteral:
          "---\ndeparture: \(departure)\nvisits: [{place: Vík, date: \(visit)}]\n---\n")
    ])
    #expect(site.ids == (isOutside ? ["content-outside-of-trip"] : []), "\(site.report)")
  }

  @Test(arguments: [
    ("from", "198705", "write 1987-05"), ("from", "1987-5", "write 1987-05"),
    ("from", "19870503", "write 1987-05-03"),
  ])
  func saysHowAMonthIsWritten(key: String, value: String, fix: String) throws {
    let site = try made([
      "Content/trips/a.md": .init(
        stringLiteral:
          "---\ndeparture: 1987\nstays: [{place: Vík, \(key): \(value)}]\n---\n")
    ])
    #expect(site.report.contains(fix + "\n"), "\(site.report)")
  }
}
