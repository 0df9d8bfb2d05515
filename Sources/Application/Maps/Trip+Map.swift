import Content
import Domain
import Geodesy
import Maps
import Markup
import Tracks

extension Trip {
  /// Whether any of its coordinates are known; for most trips of a site there may be none.
  var isPlaced: Bool {
    track != nil || parts.contains { $0.trip.isPlaced }
      || !stays.allSatisfy { $0.place.coordinate == nil }
      || !visits.allSatisfy { $0.place.coordinate == nil }
      || legs.indices.contains { index in
        legs[index].origin?.coordinate != nil || legs[index].destination?.coordinate != nil
          || legs[index].divertedTo?.coordinate != nil || legs[index].track != nil
          || legs[index].stops.contains { $0.place.coordinate != nil }
      }
  }

  /// Whether the map of several trips shows it: it isn't cancelled, and a coordinate is known.
  var isOnMap: Bool {
    isPlaced && !isCancelled && (!mapStops.isEmpty || tracks.contains { !$0.lines.isEmpty })
  }

  /// The legs that a map shows: all legs of a cancelled trip, otherwise the legs that are taken.
  var mappedLegs: [Leg] {
    isCancelled ? legs : legs.filter(\.isTaken)
  }

  /// Places with a coordinate, each once. Both ends of the trip are the most important, then the
  /// ends of its legs, then the stops on the way.
  var mapStops: [Maps.Stop] {
    var places = MappedPlaces()
    let legs = mappedLegs
    for (index, leg) in legs.enumerated() {
      places.visit(leg.origin, rank: index == 0 ? 0 : 1)
      leg.stops.forEach { places.visit($0.place, rank: 2) }
      places.visit(leg.end, rank: index == legs.count - 1 ? 0 : 1)
    }
    stays.forEach { places.visit($0.place, rank: 1) }
    visits.forEach { places.visit($0.place, rank: 2) }
    return places.stops
  }

  /// Lines of a trip and of the parts of a journey, unless the journey was recorded as a whole.
  /// `company` returns the label and the link of a part's lines.
  func mapRoutes(
    by now: Instant, hidden: [HiddenCircle], company: (JourneyPart) -> (label: String, link: Link)?
  ) -> [Maps.Route] {
    guard track == nil else { return mapRoutes(by: now, hidden: hidden) }
    return own.mapRoutes(by: now, hidden: hidden)
      + parts.flatMap { part in
        let page = company(part)
        return part.trip.mapRoutes(
          by: now, hidden: hidden, label: page?.label ?? "", link: page?.link)
      }
  }

  /// Lines of each leg: its track, or else great circles between its places. Lines are solid if the
  /// leg has departed by `now`. A track of the whole trip replaces the lines of all legs.
  ///
  /// A leg has no line if the coordinate of one of its ends is unknown, since the line would lead
  /// elsewhere. A line that enters a circle of `hidden` is left out.
  ///
  /// `link` and `label` are those of the page to which the lines lead.
  func mapRoutes(
    by now: Instant, hidden: [HiddenCircle], label: String = "", link: Link? = nil
  ) -> [Maps.Route] {
    if let track, !isCancelled {
      return track.routes(style: .travelled, label: label, link: link)
    }
    guard parts.isEmpty else {
      return ([own] + parts.map(\.trip)).flatMap {
        $0.mapRoutes(by: now, hidden: hidden, label: label, link: link)
      }
    }
    return mappedLegs.flatMap { leg -> [Maps.Route] in
      let hasDeparted = leg.departure.instant.seconds <= now.seconds
      let style: Maps.Route.Style = hasDeparted && !isCancelled ? .travelled : .planned
      if let track = leg.track, !track.lines.isEmpty {
        // A recorded leg has happened, whatever the timetable says.
        return track.routes(style: .travelled, label: label, link: link)
      }
      return leg.steps(hidden: hidden).compactMap { step in
        guard let (from, to) = step else { return nil }
        return Maps.Route(
          .greatCircle(from: from, to: to), style: style, label: label, link: link)
      }
    }
  }
}

extension Leg {
  /// Lines from each place with a coordinate to the next one, from the origin to the end. A line
  /// that enters a circle of `hidden` is `nil`. Empty if the coordinate of an end is unknown, since
  /// the line would lead elsewhere.
  func steps(hidden: [HiddenCircle]) -> [(from: GeoPoint, to: GeoPoint)?] {
    guard let start = origin?.coordinate, let end = end?.coordinate else { return [] }
    let points = [start] + stops.compactMap(\.place.coordinate) + [end]
    return zip(points, points.dropFirst()).filter { $0 != $1 }.map { from, to in
      guard !hidden.hideLine(from: from, to: to), let from = GeoPoint(from), let to = GeoPoint(to)
      else { return nil }
      return (from, to)
    }
  }
}

extension TrackSummary {
  /// The track as lines of a map.
  fileprivate func routes(
    style: Maps.Route.Style, label: String, link: Link?
  ) -> [Maps.Route] {
    lines.map { line in
      Maps.Route(.points(line.compactMap { GeoPoint($0) }), style: style, label: label, link: link)
    }
  }
}

extension Place {
  /// The place as a point of a map; `nil` if its coordinate is unknown.
  var point: GeoPoint? {
    coordinate.flatMap { GeoPoint($0) }
  }
}

extension GeoPoint {
  init?(_ coordinate: Coordinate) {
    self.init(latitude: coordinate.latitude, longitude: coordinate.longitude)
  }
}

/// Places with a coordinate, each once, in the order of their first visit.
struct MappedPlaces {
  private var ranks: [GeoPoint: Int] = [:]
  private var places: [(point: GeoPoint, name: String)] = []

  /// Adds a place if it has a coordinate. Of several ranks, the lowest counts.
  mutating func visit(_ place: Place?, rank: Int) {
    guard let place, let point = place.point else { return }
    if let known = ranks[point] {
      ranks[point] = min(known, rank)
    } else {
      ranks[point] = rank
      places.append((point, place.name))
    }
  }

  var stops: [Maps.Stop] {
    places.map { Maps.Stop($0.point, label: $0.name, rank: ranks[$0.point] ?? 0) }
  }
}
