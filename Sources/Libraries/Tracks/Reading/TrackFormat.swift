import Basics

/// Format of a file with tracks.
package enum TrackFormat: Sendable, Hashable, CaseIterable {
  /// GPX 1.0 and 1.1 (topografix.com/GPX/1/1): tracks, routes, waypoints.
  case gpx
  /// GeoJSON (RFC 7946): lines and points, bare or in features and collections.
  case geoJSON
  /// KML 2.2 and 2.3 (OGC 12-007r2): `LineString`, `Point`, and `Track` of both Google and OGC.
  case kml

  /// The format with a file extension, in lower case and without its point; `nil` for any other.
  package init?(extension name: String) {
    switch name {
    case "gpx": self = .gpx
    case "geojson", "json": self = .geoJSON
    case "kml": self = .kml
    default: return nil
    }
  }
}

extension TrackFile {
  package init(
    _ bytes: [UInt8], format: TrackFormat, limits: TrackLimits = TrackLimits()
  ) throws(TrackFault) {
    guard bytes.count <= limits.bytes else {
      throw TrackFault(.limit(.bytes(bytes.count, most: limits.bytes)), at: .start)
    }
    guard !bytes.allSatisfy(\.isBlank) else { throw TrackFault(.empty, at: .start) }
    if bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) || bytes.starts(with: [0x1F, 0x8B]) {
      throw TrackFault(.compressed, at: .start)
    }
    self =
      switch format {
      case .gpx: try GPXReader.read(bytes, limits)
      case .kml: try KMLReader.read(bytes, limits)
      case .geoJSON: try GeoJSONReader.read(bytes, limits)
      }
    guard !track.isEmpty || !route.isEmpty || !waypoints.isEmpty else {
      throw TrackFault(.noPoints, at: .start)
    }
    fingerprint = StableHasher.hash(bytes[...])
    removeStrays()
  }
}
