import Content
import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Authoring

/// Calendar and flight files that were once imported incorrectly, each by its name.
struct ImportedCasesTests {
  /// Imports a file into a new site, and returns the texts of its trips and what it reports.
  private static func run(_ name: String) throws -> (trips: [String], told: [String]) {
    let site = try TemporarySite(["Content/site.json": "{}"])
    var told: [String] = []
    var paths: [String] = []
    try ImportedTrips([Repository.path("Tests/Fixtures/Cases/domain/\(name)")])
      .run(in: site.folder, isWriting: true) { outcome in
        switch outcome {
        case .new(let path, _, _, _): paths.append(path)
        case .left(let diagnostic): told.append(diagnostic.message)
        case .known, .changed, .updated: break
        }
      }
    #expect(site.report == "")
    return (paths.compactMap(site.text), told)
  }

  // MARK: - Tracks

  @Test(arguments: [
    ("epoch.gpx", "11:00:00", 1), ("future.gpx", "11:00:00", 1), ("nullisland.gpx", "11:00:00", 1),
    ("coordtimes.geojson", "11:00:00", 0), ("encutf8.gpx", "11:00:00", 0),
    ("leadingnl.gpx", "11:00:00", 0), ("noseg.gpx", "11:00:00", 0), ("track.kmz", "11:00:00", 0),
  ])
  func readsATrack(name: String, arrival: String, left: Int) throws {
    let (trips, told) = try Self.run("trk/\(name)")
    #expect(
      trips.map(Self.times) == [
        [
          "departure: 2026-05-01T10:00:00+02:00[Europe/Berlin]",
          "arrival: 2026-05-01T\(arrival)+02:00[Europe/Berlin]",
        ]
      ])
    #expect(told.count == left, "\(told)")
  }

  @Test func takesAnElevationThatIsNullForUnknown() throws {
    let (trips, told) = try Self.run("trk/2026-05-01-nullele.geojson")
    #expect(trips.map(Self.times) == [["departure: 2026-05-01", "arrival: 2026-05-01"]])
    #expect(told == [])
  }

  @Test func namesGooglesTimeline() throws {
    let (trips, told) = try Self.run("trk/Timeline.json")
    #expect(trips == [])
    #expect(told == ["this is Google's Timeline or Location History, which isn't a track"])
  }

  private static func times(_ trip: String) -> [String] {
    let keys = ["departure: ", "arrival: ", "status: ", "number: "]
    return trip.split(separator: "\n").map(String.init).filter { line in
      keys.contains { line.hasPrefix($0) }
    }
  }

  private static let flight = [
    "departure: 2026-09-17T13:30", "arrival: 2026-09-17T16:05", "number: LH400",
  ]

  @Test(arguments: [
    "emoji", "gmtplus-far", "leadingblank", "moz", "tzidz", "vtz", "win-zone",
  ])
  func readsTheTimesOfACalendar(name: String) throws {
    let (trips, told) = try Self.run("ics/\(name).ics")
    #expect(trips.map(Self.times) == [Self.flight])
    #expect(told == [])
  }

  @Test(arguments: ["canceled1l", "methodcancel"])
  func cancelsWhatACalendarCancels(name: String) throws {
    let (trips, _) = try Self.run("ics/\(name).ics")
    #expect(trips.map(Self.times) == [Self.flight + ["status: cancelled"]])
  }

  @Test func takesTheNewestVersionOfAnEvent() throws {
    let (trips, _) = try Self.run("ics/sequence.ics")
    #expect(
      trips.map(Self.times) == [
        ["departure: 2026-09-17T15:30", "arrival: 2026-09-17T18:05", "number: LH400"]
      ])
  }

  @Test func takesADayThatEndsOnItself() throws {
    let (trips, _) = try Self.run("ics/multiday.ics")
    #expect(trips.map(Self.times) == [["departure: 2026-09-17", "arrival: 2026-09-17"]])
  }

  @Test(arguments: ["splitutf8", "splitutf8-desc"])
  func joinsLinesBeforeItDecodesThem(name: String) throws {
    let (trips, _) = try Self.run("ics/\(name).ics")
    #expect(
      trips.map(Self.times) == [["departure: 2026-09-17T13:30", "arrival: 2026-09-17T16:30"]])
    #expect(trips.allSatisfy { $0.contains("name: Paris") })
  }

  @Test func takesALineSeparatorForASpace() throws {
    let (trips, _) = try Self.run("ics/u2028.ics")
    #expect(
      trips.map(Self.times) == [
        ["departure: 2026-09-17T13:30", "arrival: 2026-09-17T10:30", "number: LH400"]
      ])
  }

  @Test(arguments: [
    "airtrail-off.csv", "airtrail-off.json", "airtrail-off2.json", "airtrail-off3.json",
  ])
  func keepsTheOffsetsOfAirTrail(name: String) throws {
    let (trips, told) = try Self.run("fl/\(name)")
    #expect(
      trips.map(Self.times) == [
        ["departure: 2021-09-01T19:00", "arrival: 2021-09-02T09:00", "number: LH401"]
      ])
    #expect(told == [])
  }

  @Test func writesTheOffsetOfATimeThatClocksShowTwice() throws {
    let (trips, _) = try Self.run("fl/fold.csv")
    #expect(
      trips.map(Self.times) == [
        ["departure: 2026-10-25T02:30+02:00", "arrival: 2026-10-25T04:30", "number: DLH1166"]
      ])
  }
}
