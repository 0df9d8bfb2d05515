import Diagnostics
import Foundation
import Geodesy
import TestSupport
import Testing

@testable import Application

/// Trips, exported for other programs.
@Suite struct TripExportTests {
  private static func trip(_ text: String) -> TemporaryFolder.File {
    .init(stringLiteral: "---\n\(text)\n---\n")
  }

  private static func exported(
    _ files: [String: TemporaryFolder.File], as format: TripExportFormat, _ asked: Asked = Asked()
  ) throws -> String {
    let collector = DiagnosticCollector()
    let site = try TemporaryFolder(files).loaded(asked, collector)
    #expect(!collector.hasErrors)
    return String(decoding: site.trips(as: format), as: UTF8.self)
  }

  /// A feature with the members that tests need.
  private struct Feature: Decodable {
    struct Properties: Decodable {
      let trip: String
      let title: String?
      let leg: Int?
      let number: String?
      let departure: String?
      let distance: Double?

      enum CodingKeys: String, CodingKey {
        case trip, title, leg, number, departure
        case distance = "distance_m"
      }
    }

    let id: String
    let properties: Properties
    let geometry: Geometry?
  }

  private struct Geometry: Decodable {
    let type: String
    let lines: [[[Double]]]
    let points: [[Double]]

    private enum CodingKeys: String, CodingKey { case type, coordinates }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      type = try values.decode(String.self, forKey: .type)
      func decoded<T: Decodable>(_ type: T.Type) throws -> T {
        try values.decode(type, forKey: .coordinates)
      }
      lines =
        switch type {
        case "MultiLineString": try decoded([[[Double]]].self)
        case "LineString": [try decoded([[Double]].self)]
        default: []
        }
      points =
        switch type {
        case "MultiPoint": try decoded([[Double]].self)
        case "Point": [try decoded([Double].self)]
        default: []
        }
    }
  }

  private static func features(
    _ files: [String: TemporaryFolder.File], _ asked: Asked = Asked()
  ) throws -> [Feature] {
    struct Collection: Decodable {
      let type: String
      let features: [Feature]
    }
    let text = try exported(files, as: .geojson, asked)
    let collection = try JSONDecoder().decode(Collection.self, from: Data(text.utf8))
    #expect(collection.type == "FeatureCollection")
    return collection.features
  }

  private static let lisbon =
    "{name: Lisbon, timeZone: Europe/Lisbon, latitude: 38.72, longitude: -9.14}"
  private static let paris =
    "{name: Paris, timeZone: Europe/Paris, latitude: 48.86, longitude: 2.35}"

  @Test func aRecordTellsALeg() throws {
    let text = try Self.exported(
      [
        "Content/trips/north.md": Self.trip(
          """
          title: "=North, \\"far\\""
          legs:
            - departure: 2025-05-01T10:00
              arrival: 2025-05-01T13:30
              actualDeparture: 2025-05-01T10:12
              origin: LIS
              destination: \(Self.paris)
              mode: aircraft
              provider: "@Air"
              number: "-12"
              seat: 23A
            - departure: 2025-05-02
              arrival: 2025-05-02
              origin: \(Self.paris)
              destination: Somewhere
              status: cancelled
          """),
        "Content/trips/long-ago.md": Self.trip(
          "departure: 2019-05\narrival: 2019-06\norigin: Here\ndestination: There"),
      ], as: .csv)
    #expect(
      text == """
        trip,title,leg,origin_name,origin_iata,origin_country,origin_latitude,origin_longitude,\
        destination_name,destination_iata,destination_country,destination_latitude,\
        destination_longitude,diverted_to_name,diverted_to_iata,departure,arrival,\
        actual_departure,actual_arrival,mode,provider,number,status,seat,distance_m,url\r
        north,"'=North, ""far""\",1,Lisbon,LIS,PT,38.781,-9.136,Paris,,,48.86,2.35,,,\
        2025-05-01T10:00:00+01:00,2025-05-01T13:30:00+02:00,2025-05-01T10:12:00+01:00,,\
        aircraft,"'@Air","'-12",scheduled,23A,1448527,https://ana.example/trips/north/\r
        north,"'=North, ""far""\",2,Paris,,,48.86,2.35,Somewhere,,,,,,,2025-05-02,2025-05-02,,,\
        ,,,cancelled,,,https://ana.example/trips/north/\r
        long-ago,Here to There,1,Here,,,,,There,,,,,,,2019-05,2019-06,,,,,,scheduled,,,\
        https://ana.example/trips/long-ago/\r

        """)
  }

  @Test(arguments: TripExportFormat.allCases)
  func onlyWhatIsPublishedAndListedLeaves(format: TripExportFormat) throws {
    let times = "departure: 2025-05-01T10:00Z\narrival: 2025-05-01T12:00Z\norigin: \(Self.lisbon)"
    let hidden = [
      "draft: true", "publishDate: 2026-03-01", "expiryDate: 2026-01-01", "visibility: private",
      "visibility: unlisted",
    ]
    var files = ["Content/trips/shown.md": Self.trip("title: Shown\n\(times)")]
    for (index, key) in hidden.enumerated() {
      files["Content/trips/qq-\(index).md"] = Self.trip("title: qq\n\(key)\n\(times)")
    }
    let text = try Self.exported(files, as: format)
    #expect(text.contains("Shown"))
    #expect(!text.contains("qq"))
    var asked = Asked()
    asked.drafts = true
    #expect(try Self.exported(files, as: format, asked).contains("qq-0"))
  }

  @Test func hiddenCirclesHideCoordinatesAndWays() throws {
    let files: [String: TemporaryFolder.File] = [
      "Content/site.json": """
      {"hidden": [{"latitude": 38.72, "longitude": -9.14, "radius": 2000}]}
      """,
      "Content/trips/home.md": Self.trip(
        """
        departure: 2025-05-01T10:00Z
        arrival: 2025-05-01T12:00Z
        origin: \(Self.lisbon)
        destination: \(Self.paris)
        """),
    ]
    let text = try Self.exported(files, as: .csv)
    #expect(!text.contains("38.7") && !text.contains("9.1"))
    #expect(text.contains("Lisbon,,,,,Paris,,,48.86,2.35,"))
    let features = try Self.features(files)
    #expect(features.map(\.geometry?.type) == ["Point"])
    #expect(features.first?.geometry?.points == [[2.35, 48.86]])
    #expect(features.first?.properties.distance == nil)
  }

  @Test func aLegIsAGreatCircleCutAtTheAntimeridian() throws {
    let features = try Self.features([
      "Content/trips/west.md": Self.trip(
        """
        departure: 2025-05-01T10:00Z
        arrival: 2025-05-01T20:00Z
        origin: {name: Tokyo, latitude: 35.68, longitude: 139.69}
        destination: {name: San Francisco, latitude: 37.62, longitude: -122.38}
        """)
    ])
    let lines = try #require(features.first?.geometry?.lines)
    #expect(features.first?.id == "west/1")
    #expect(lines.count == 2)
    #expect(lines.first?.first == [139.69, 35.68])
    #expect(lines.last?.last == [-122.38, 37.62])
    #expect(lines.first?.last?.first == 180)
    #expect(lines.last?.first?.first == -180)
    // Both lines meet at one latitude, north of both ends.
    #expect(lines.first?.last?.last == lines.last?.first?.last)
    #expect(try #require(lines.first?.last?.last) > 47)
    for line in lines {
      #expect(zip(line, line.dropFirst()).allSatisfy { abs($0[0] - $1[0]) < 10 })
    }
  }

  @Test func aTripWithoutALineHasPointsOrNothing() throws {
    let features = try Self.features([
      "Content/trips/a.md": Self.trip(
        "departure: 2025-05-03\narrival: 2025-05-03\norigin: \(Self.lisbon)\ndestination: There"),
      "Content/trips/b.md": Self.trip(
        """
        departure: 2025-05-02
        arrival: 2025-05-02
        origin: \(Self.lisbon)
        destination: \(Self.lisbon)
        """),
      "Content/trips/c.md": Self.trip(
        "departure: 2025-05\narrival: 2025-05\norigin: Here\ndestination: There"),
    ])
    #expect(features.map(\.id) == ["a/1", "b/1", "c/1"])
    #expect(features.map(\.geometry?.type) == ["Point", "Point", nil])
    #expect(features.last?.properties.departure == "2025-05")
  }

  @Test func aTrackIsTheWayOfItsLegOrOfItsTrip() throws {
    let way = """
      {"type": "MultiLineString", "coordinates": [[[2, 48], [2.1, 48.1]], [[2.2, 48.2], [2.3, 48.1]]]}
      """
    let features = try Self.features([
      "Content/trips/way.geojson": .init(stringLiteral: way),
      "Content/trips/leg.md": Self.trip(
        "departure: 2025-05-02\narrival: 2025-05-02\ntrack: way.geojson"),
      "Content/trips/whole.md": Self.trip(
        """
        track: way.geojson
        legs:
          - departure: 2025-05-01
            arrival: 2025-05-01
            origin: \(Self.lisbon)
            destination: \(Self.paris)
          - departure: 2025-05-01
            arrival: 2025-05-01
            destination: There
        """),
    ])
    #expect(features.map(\.id) == ["leg/1", "whole", "whole/1", "whole/2"])
    #expect(
      features.map(\.geometry?.type)
        == ["MultiLineString", "MultiLineString", "MultiPoint", "Point"])
    #expect(features.map(\.properties.leg) == [1, nil, 1, 2])
    #expect(features.first?.geometry?.lines == features.dropFirst().first?.geometry?.lines)
  }

  @Test func aSiteWithoutTripsIsAHeadAlone() throws {
    let files: [String: TemporaryFolder.File] = ["Content/site.json": "{}"]
    #expect(try Self.exported(files, as: .csv).components(separatedBy: "\r\n").count == 2)
    #expect(try Self.features(files).isEmpty)
  }

  // MARK: - The antimeridian

  private static func cut(_ line: [(Double, Double)]) -> [[[Double]]] {
    let points = line.compactMap { GeoPoint(latitude: $0.1, longitude: $0.0) }
    return AntimeridianCut(points).lines.map { $0.map { [$0.longitude, $0.latitude] } }
  }

  @Test func aLineThatOnlyTouchesTheAntimeridianIsWhole() {
    #expect(Self.cut([(170, 0), (180, 5), (170, 10)]) == [[[170, 0], [180, 5], [170, 10]]])
    #expect(Self.cut([(170, 0), (-180, 5), (170, 10)]) == [[[170, 0], [180, 5], [170, 10]]])
    #expect(Self.cut([(-180, 5), (-170, 10)]) == [[[-180, 5], [-170, 10]]])
    #expect(Self.cut([(180, 5), (-170, 10)]) == [[[-180, 5], [-170, 10]]])
    #expect(Self.cut([(180, 0), (-180, 5), (180, 9)]) == [[[180, 0], [180, 5], [180, 9]]])
  }

  @Test func aLineWithAPointOnTheAntimeridianIsCutThere() {
    #expect(
      Self.cut([(170, 0), (180, 0), (-170, 0)])
        == [[[170, 0], [180, 0]], [[-180, 0], [-170, 0]]])
    #expect(
      Self.cut([(-170, 0), (170, 0), (-170, 0)]) == [
        [[-170, 0], [-180, 0]], [[180, 0], [170, 0], [180, 0]], [[-180, 0], [-170, 0]],
      ])
  }

  @Test func aWayOverThePoleHasNumbers() {
    for line in Self.cut([(-100, 80), (80, 80), (-99, 70), (0, 90), (180, 90), (-10, 89)]) {
      #expect(line.count > 1)
      #expect(line.allSatisfy { $0.allSatisfy(\.isFinite) })
    }
  }
}
