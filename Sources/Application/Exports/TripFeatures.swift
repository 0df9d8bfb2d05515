import Content
import Domain
import Geodesy
import Markup

/// Trips as GeoJSON (RFC 7946): a feature for each leg, with the known columns of `TripTable` as
/// its properties.
///
/// If a whole trip of several legs was recorded as one track, the track is a feature without `leg`,
/// followed by those of the legs. The legs then have points, so that no line is drawn twice. The
/// same applies to the parts of a recorded journey.
struct TripFeatures {
  let bytes: [UInt8]

  init(_ trips: [Sourced<Trip>], in context: SiteContext) {
    var writer = GeoJSONWriter()
    var recorded: Set<Slug> = []
    for trip in trips {
      let track = trip.model.track.flatMap(ExportedWay.init)
      if let track, let first = trip.model.legs.first {
        recorded.insert(trip.slug)
        writer.add(
          id: trip.slug.text,
          ExportedLeg(first, at: 0, of: trip, in: context)
            .properties(of: [.trip, .title, .url], trip.model.track), track)
      }
      let isRecorded = track != nil || trip.model.journey.map(recorded.contains) ?? false
      for leg in ExportedLeg.all(of: trip, in: context) {
        let way =
          !isRecorded
          ? ExportedWay(leg.leg, hiding: context.settings.hidden) : ExportedWay(endsOf: leg.leg)
        writer.add(
          id: "\(trip.slug)/\(leg.index + 1)",
          leg.properties(of: ExportedLeg.Column.allCases, nil), way)
      }
    }
    bytes = writer.finished
  }
}

extension ExportedLeg {
  /// Properties of a feature. A track of the whole trip also has its length.
  fileprivate func properties(of columns: [Column], _ track: TrackSummary?) -> JSON {
    var members: [(name: String, value: JSON.Value)] = columns.compactMap { column in
      self[column].map { (column.rawValue, column.isNumber ? .number($0) : .string($0)) }
    }
    if let track, track.distance > 0 {
      members.append((Column.distance.rawValue, .number(Self.metres(track.distance))))
    }
    return JSON(.object(members))
  }
}

/// Writes a collection of features.
private struct GeoJSONWriter: ~Copyable {
  private var output = OutputBuffer(capacity: 64 * 1024)
  private var isFirst = true

  init() { output.append("{\"type\":\"FeatureCollection\",\"features\":[" as StaticString) }

  /// Adds a feature on its own line.
  mutating func add(id: String, _ properties: JSON, _ way: ExportedWay?) {
    output.append(isFirst ? "\n" as StaticString : ",\n")
    isFirst = false
    output.append("{\"type\":\"Feature\",\"id\":" as StaticString)
    output.append(JSON(.string(id)).bytes)
    output.append(",\"properties\":" as StaticString)
    output.append(properties.bytes)
    output.append(",\"geometry\":" as StaticString)
    if let way { add(way) } else { output.append("null" as StaticString) }
    output.append(UInt8(ascii: "}"))
  }

  var finished: [UInt8] { output.bytes + Array("\n]}\n".utf8) }

  private mutating func add(_ way: ExportedWay) {
    let type =
      switch way {
      case .lines(let lines): lines.count == 1 ? "LineString" : "MultiLineString"
      case .points(let points): points.count == 1 ? "Point" : "MultiPoint"
      }
    output.append("{\"type\":\"\(type)\",\"coordinates\":")
    switch way {
    case .lines(let lines):
      addList(of: lines, isBare: lines.count == 1) { line, writer in
        writer.addList(of: line) { $1.add($0) }
      }
    case .points(let points): addList(of: points, isBare: points.count == 1) { $1.add($0) }
    }
    output.append(UInt8(ascii: "}"))
  }

  private mutating func addList<Element>(
    of elements: [Element], isBare: Bool = false, _ write: (Element, inout Self) -> Void
  ) {
    if !isBare { output.append(UInt8(ascii: "[")) }
    for (index, element) in elements.enumerated() {
      if index > 0 { output.append(UInt8(ascii: ",")) }
      write(element, &self)
    }
    if !isBare { output.append(UInt8(ascii: "]")) }
  }

  private mutating func add(_ point: GeoPoint) {
    output.append(UInt8(ascii: "["))
    output.append(Coordinate.text(point.longitude))
    output.append(UInt8(ascii: ","))
    output.append(Coordinate.text(point.latitude))
    output.append(UInt8(ascii: "]"))
  }
}
