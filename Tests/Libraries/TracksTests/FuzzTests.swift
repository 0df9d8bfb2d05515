import Foundation
import TestSupport
import Testing

@testable import Tracks

/// Damaged files of each format, the same in each run. `TRACKS_FUZZ_SECONDS` continues for that
/// long, with a seed from the clock.
@Suite struct FuzzTests {
  private static let seeds: [TrackFormat: [String]] = [
    .gpx: [
      """
      <?xml version="1.0" encoding="UTF-8"?><gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1">
      <wpt lat="1.5" lon="2.5"><ele>7</ele></wpt><rte><rtept lat="3" lon="4"/></rte><trk><trkseg>
      <trkpt lat="10.25" lon="-20.5"><ele>100.5</ele><time>2024-02-29T23:59:59.250Z</time></trkpt>
      <trkpt lat="10.26" lon="179.99"><ele>101</ele><time>2024-03-01T00:00:09+01:00</time></trkpt>
      <trkpt lat="10.27" lon="-179.9"><extensions><a><![CDATA[x]]></a></extensions></trkpt></trkseg></trk></gpx>
      """
    ],
    .kml: [
      """
      <kml xmlns="http://www.opengis.net/kml/2.2" xmlns:gx="g"><Document><Placemark><LineString>
      <coordinates>1.5,2.5,30 3.5,4.5,40 5.5,6.5</coordinates></LineString><Point><coordinates>1,2
      </coordinates></Point><gx:Track><when>2024-01-01T00:00:00Z</when><when>2024-01-01T00:01:00Z</when>
      <gx:coord>1 2 3</gx:coord><gx:coord>4 5 6</gx:coord></gx:Track></Placemark></Document></kml>
      """
    ],
    .geoJSON: [
      """
      {"type": "FeatureCollection", "features": [{"type": "Feature", "properties": {"a": [1, true, "\\u00e9"]},
      "geometry": {"type": "LineString", "coordinates": [[1.5, 2.5, 30], [3.5, -4.5e0]]}},
      {"type": "Feature", "geometry": {"type": "GeometryCollection", "geometries": [{"type": "Point",
      "coordinates": [179.5, 6]}, {"coordinates": [[[1, 1], [2, 2]], [[-3, 3]]], "type": "MultiLineString"}]}}]}
      """
    ],
  ]

  private static let pieces = [
    "<", ">", "/>", "</", "\"", "&#x0;", "&a;", "<!DOCTYPE gpx [", "]]>", "<![CDATA[", "<!--",
    "-->",
    "NaN", "1e308", "-1e999", "180", "90", "1e", "[", "]", "{", "}", ",", ":", "\\", "null",
    "\u{0}",
    "\u{FEFF}", "2024-01-01T00:00:00Z", "99999999999999999999", "<?xml encoding='UTF-16'?>", "é",
  ]

  private static func damaged(_ text: String, _ random: inout SplitMix) -> [UInt8] {
    var bytes = Array(text.utf8)
    // Half of the files stay well-formed, with other values.
    if Bool.random(using: &random) {
      for _ in 0..<Int.random(in: 1...8, using: &random) { replaceNumber(in: &bytes, &random) }
      return bytes
    }
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      guard !bytes.isEmpty else { break }
      let index = Int.random(in: 0..<bytes.count, using: &random)
      let end = min(bytes.count, index + Int.random(in: 1...60, using: &random))
      switch Int.random(in: 0..<7, using: &random) {
      case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes[index] ^= 1 << UInt8.random(in: 0...7, using: &random)
      case 2: bytes.removeSubrange(index..<end)
      case 3: bytes.insert(contentsOf: bytes[index..<end], at: index)
      case 4: bytes.removeSubrange(index...)
      case 5:
        let part = Array(bytes[index..<end])
        for _ in 0..<Int.random(in: 1...80, using: &random) {
          bytes.insert(contentsOf: part, at: index)
        }
      default:
        bytes.insert(contentsOf: (pieces.randomElement(using: &random) ?? "").utf8, at: index)
      }
    }
    return bytes
  }

  private static let numbers = [
    "NaN", "1e308", "-1e999", "180", "-180", "90", "-90", "89.999999", "359.5", "0", "-0", "1e-320",
    "179.9999", "-19.999", "10.0001", "99999999999999999999", "2024", "31", "60", "1e", "..", "",
  ]

  /// Replaces the digits at a random place, with their point, by another number.
  private static func replaceNumber(in bytes: inout [UInt8], _ random: inout SplitMix) {
    func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 <= 9 || byte == UInt8(ascii: ".") }
    guard let start = bytes.indices.filter({ isDigit(bytes[$0]) }).randomElement(using: &random)
    else { return }
    let end = bytes[start...].firstIndex { !isDigit($0) } ?? bytes.endIndex
    bytes.replaceSubrange(start..<end, with: (numbers.randomElement(using: &random) ?? "").utf8)
  }

  /// Reads a file, and does everything with it that a site does. Returns whether it could be read.
  private static func tryAll(_ bytes: [UInt8], _ format: TrackFormat) throws -> Bool {
    var limits = TrackLimits()
    limits.points = 2000
    let file: TrackFile
    do throws(TrackFault) {
      file = try TrackFile(bytes, format: format, limits: limits)
    } catch {
      #expect(error.place.line >= 1 && error.place.column >= 1)
      #expect((0...bytes.count).contains(error.place.offset))
      return false
    }
    let circle = try HiddenCircle(latitude: 10, longitude: -20, radius: 100_000)
    let shown = file.hiding([circle])
    for track in [shown.track, shown.route, file.track] {
      let facts = track.facts
      #expect(facts.distance.isFinite && facts.distance >= 0)
      #expect(track.segments.last?.upperBound ?? 0 == track.points.count)
      #expect(track.points.latitudes.allSatisfy { abs($0) <= 90 })
      #expect(track.points.longitudes.allSatisfy { (-180..<180).contains($0) })
      #expect(track.simplified(tolerance: 10).points.count <= track.points.count)
      _ = track.elevationProfile(count: 7)
      if !track.isEmpty {
        // A part of a track may have points far from the rest of it.
        let again = try TrackFile(track.gpx(times: true), format: .gpx)
        let strays = [TrackOddities.Kind.strayTime, .strayPlace].map {
          again.oddities[$0]?.number ?? 0
        }
        #expect(again.track.points.count + strays.reduce(0, +) == track.points.count)
      }
    }
    for index in shown.track.points.indices {
      let point = shown.track.points[index]
      #expect(!circle.contains(latitude: point.latitude, longitude: point.longitude))
    }
    return true
  }

  @Test(arguments: TrackFormat.allCases)
  func damageEndsInFaultOrTrack(format: TrackFormat) throws {
    let seconds = ProcessInfo.processInfo.environment["TRACKS_FUZZ_SECONDS"].flatMap { Double($0) }
    let seed = seconds == nil ? 1 : UInt64(Date().timeIntervalSince1970)
    var random = SplitMix(seed: seed)
    let end = ContinuousClock.now + .seconds(seconds ?? 0)
    for text in Self.seeds[format] ?? [] {
      #expect(throws: Never.self) { try TrackFile(Array(text.utf8), format: format) }
    }
    var (tries, read) = (0, 0)
    while tries < 1500 || ContinuousClock.now < end {
      let text = Self.seeds[format]?.randomElement(using: &random) ?? ""
      let bytes = Self.damaged(text, &random)
      tries += 1
      if try Self.tryAll(bytes, format) { read += 1 }
    }
    if seconds != nil { print("\(format): \(tries) files from seed \(seed), \(read) read") }
    // Both results are frequent.
    #expect(read > tries / 10 && read < tries * 9 / 10, "\(read) of \(tries)")
  }
}
