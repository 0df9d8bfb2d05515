import Foundation
import TestSupport

@testable import Tracks

/// Files and tracks for tests.
enum Sample {
  /// A file of `Tests/Fixtures/Tracks`, made at random by a script. Its figures are from gpxpy
  /// 1.6.2.
  static func bytes(_ name: String) throws -> [UInt8] {
    let file = Repository.root.appending(path: "Tests/Fixtures/Tracks/\(name)")
    return Array(try Data(contentsOf: file))
  }

  static func file(_ name: String) throws -> TrackFile {
    try TrackFile(try bytes(name), format: .gpx)
  }

  /// GPX with one track of one segment, around the elements given.
  static func gpx(_ points: String) -> String {
    "<gpx version=\"1.1\" xmlns=\"http://www.topografix.com/GPX/1/1\"><trk><trkseg>\(points)"
      + "</trkseg></trk></gpx>"
  }

  /// A track in steps of about 10 m that wanders at random.
  static func walk(
    from start: Vector, towards direction: Double, steps: Int, _ random: inout SplitMix
  ) -> [Vector] {
    var (place, course) = (start, direction)
    return (0..<steps).map { _ in
      course += Double.random(in: -0.1...0.1, using: &random)
      place = place.moved(by: 10 / Earth.meanRadius, towards: course)
      return place
    }
  }
}

extension TrackFile {
  init(_ text: String, _ format: TrackFormat, _ limits: TrackLimits = TrackLimits())
    throws(TrackFault)
  {
    try self.init(Array(text.utf8), format: format, limits: limits)
  }
}

extension Track {
  init(_ ways: [[Vector]]) {
    self.init(
      segments: ways.map { way in
        way.map { Point(latitude: $0.latitude, longitude: $0.longitude) }
      })
  }
}

/// The fault of reading a file; `nil` if it can be read.
func fault(
  _ text: String, _ format: TrackFormat, _ limits: TrackLimits = TrackLimits()
) -> TrackFault? {
  do throws(TrackFault) {
    _ = try TrackFile(text, format, limits)
    return nil
  } catch {
    return error
  }
}
