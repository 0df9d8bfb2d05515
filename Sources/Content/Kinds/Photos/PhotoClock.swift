package import Domain

/// Time of a photo on its camera's clock, whose zone only the site's trips can show.
struct PhotoClock: Sendable {
  let time: PictureTime
  var trip: Slug?
  /// Range of the key that names the picture.
  let range: Range<Int>
}

/// A photo as it was read. Its time uses the site's zone until the zones of trips are known.
struct UnsettledPhoto: Sendable {
  var clock: PhotoClock
  /// The photo as it was read.
  var photo: any SourcedModel
  /// Index among the models of its file.
  var index: Int
}

/// Zones of cameras' clocks, derived from a site's trips.
///
/// A camera's clock follows the photo's trip: the clocks at its origin before it departs, and those
/// at its destination from its arrival on.
///
/// The zone is unknown on the way between two zones. It is also unknown if another trip with other
/// clocks is at the same time, or between the photo and its trip. The site's zone is then used, and
/// reported.
///
/// A trip is ignored if fewer people may see it than the photo, since an offset or an hour would
/// reveal where the trip went.
package struct PhotoClocks {
  /// A trip with its ends in seconds since 1970, and the zones of their clocks, if known.
  fileprivate struct Span {
    let slug: Slug
    let departure: Int64
    let arrival: Int64
    let leaving: Zone?
    let arriving: Zone?
    let attributes: Attributes
  }

  private let spans: [Span]
  private let spansByTrip: [Slug: Span]
  /// Names of the parts of journeys. Each part has its own span.
  private let parts: [Slug: [Slug]]

  /// Returns the files, with photos in the zones of trips from the same files.
  static func settle(_ files: [KnownFile], _ defaults: ModelDefaults) -> [KnownFile] {
    guard files.contains(where: { !$0.loaded.unsettled.isEmpty }) else { return files }
    let trips = files.flatMap { $0.loaded.models.compactMap { $0 as? Sourced<Trip> } }
    let zone = defaults.zoneSource == .stated ? nil : defaults.timeZone
    let clocks = PhotoClocks(trips, unstated: zone)
    return files.map { file in
      file.loaded.unsettled.isEmpty ? file : clocks.settled(file, defaults)
    }
  }

  /// Takes the trips of a site, and the site's zone if its author hasn't stated it.
  package init(_ trips: [Sourced<Trip>], unstated zone: Zone?) {
    // A journey's parts have their own spans, so only its own legs are added here.
    spans = trips.flatMap { trip in
      trip.model.isJourney
        ? trip.model.own.legs.map { Span(trip, $0, unstated: zone) }
        : [Span(trip, unstated: zone)]
    }
    spansByTrip = Dictionary(spans.map { ($0.slug, $0) }) { first, _ in first }
    parts = Dictionary(
      trips.lazy.filter(\.model.isJourney).map { ($0.slug, $0.model.parts.map(\.slug)) }
    ) { first, _ in first }
  }

  private func settled(_ file: KnownFile, _ defaults: ModelDefaults) -> KnownFile {
    // If the site states no zone, photos without a trip are reported too.
    let reportsAll = defaults.zoneSource == .unstated
    var loaded = file.loaded
    var findings = CountedFindings()
    var isChanged = false
    for photo in loaded.unsettled {
      let readers = loaded.models[photo.index].attributes
      let known = photo.clock.trip.flatMap {
        self.moment(of: photo.clock.time, on: $0, for: readers)
      }
      // A trip that couldn't be read has errors, and may have zones.
      let isUnread = photo.clock.trip.map { spansByTrip[$0] == nil && parts[$0] == nil } ?? false
      if known == nil, !isUnread, photo.clock.trip != nil || reportsAll {
        findings.add(.assumedClock, at: photo.clock.range)
      }
      guard let read = photo.photo as? Sourced<Photo>,
        let now = loaded.models[photo.index] as? Sourced<Photo>,
        let moment = known.map(defaults.shown) ?? read.model.takenAt,
        now.model.takenAt != moment
      else { continue }
      loaded.models[photo.index] = read.taken(at: moment)
      isChanged = true
    }
    guard isChanged || findings != loaded.clockFindings else { return file }
    loaded.clockFindings = findings
    return file.with(loaded)
  }

  /// Returns the moment of a time on the clocks of a trip; `nil` if they are unknown. For a
  /// journey, the clocks of its parts count as well.
  ///
  /// With `readers`, a trip counts only if everyone who sees a model with these attributes sees the
  /// trip.
  package func moment(
    of time: PictureTime, on slug: Slug, for readers: Attributes? = nil
  ) -> Moment? {
    for name in [slug] + (parts[slug] ?? []) {
      if let moment = moment(of: time, onTrip: name, readers) { return moment }
    }
    return nil
  }

  private func moment(
    of time: PictureTime, onTrip slug: Slug, _ readers: Attributes?
  ) -> Moment? {
    func counts(_ trip: Span) -> Bool {
      readers.map { trip.attributes.areSeen(byAllOf: $0) } ?? true
    }
    guard let trip = spansByTrip[slug], counts(trip),
      let leaving = trip.leaving.flatMap({ time.moment(in: $0) }),
      let arriving = trip.arriving.flatMap({ time.moment(in: $0) })
    else { return nil }
    let (first, last) = (leaving.moment.instant.seconds, arriving.moment.instant.seconds)
    let found: (moment: Moment, isCertain: Bool)
    if first == last || max(first, last) <= trip.departure {
      found = leaving
    } else if min(first, last) >= trip.arrival {
      found = arriving
    } else {
      return nil
    }
    let instant = found.moment.instant.seconds
    let (start, end) = (min(instant, trip.departure), max(instant, trip.departure))
    let agrees = spans.allSatisfy { other in
      guard other.departure <= end, other.arrival >= start, other.slug != slug, counts(other)
      else { return true }
      return [other.leaving, other.arriving].allSatisfy { zone in
        zone.flatMap { time.moment(in: $0) }
          .map { $0.moment.instant.seconds == instant } ?? true
      }
    }
    return found.isCertain && agrees ? found.moment : nil
  }
}

extension PhotoClocks.Span {
  fileprivate init(_ journey: Sourced<Trip>, _ leg: Leg, unstated zone: Zone?) {
    self.init(
      journey, leg.departure, leg.arrival, from: leg.origin, to: leg.destination, unstated: zone)
  }

  fileprivate init(_ trip: Sourced<Trip>, unstated zone: Zone?) {
    let model = trip.model
    self.init(
      trip, model.departure, model.arrival, from: model.origin, to: model.destination,
      unstated: zone)
  }

  private init(
    _ trip: Sourced<Trip>, _ departure: Moment, _ arrival: Moment, from origin: Place?,
    to destination: Place?, unstated zone: Zone?
  ) {
    slug = trip.slug
    attributes = trip.attributes
    self.departure = departure.instant.seconds
    self.arrival = arrival.instant.seconds + Int64(arrival.daySeconds)
    leaving = Self.zone(departure, at: origin, beside: destination, zone)
    arriving = Self.zone(arrival, at: destination, beside: origin, zone)
  }

  /// Zone of an end: its place's, else the one that its time states, else the site's if its author
  /// has stated it.
  private static func zone(
    _ moment: Moment, at place: Place?, beside other: Place?,
    _ unstated: Zone?
  ) -> Zone? {
    if let zone = TripClocks.zone(of: place, beside: other) { return zone }
    return moment.zone == unstated ? nil : moment.zone
  }
}
