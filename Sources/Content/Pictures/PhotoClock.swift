import Domain

/// Time of a photo on its camera's clock, whose zone only the site's trips can tell.
struct PhotoClock: Sendable {
  let time: PictureTime
  let trip: Slug?
  /// Range in its file of the key that names the picture.
  let range: Range<Int>
}

/// A photo as it was read, whose time is by the site's clock until those of trips are known.
struct UnsettledPhoto: Sendable {
  let clock: PhotoClock
  /// The photo as it was read.
  let photo: Sourced<Photo>
  /// Index among the models of its file.
  let index: Int
}

/// Zones of cameras' clocks, as the trips of a site tell them.
///
/// The clocks of a photo are those of its trip: of the place that it left before it left, of the
/// place where it arrived from then on. On the way between two zones none is known, nor where
/// another trip lies between the photo and its own, or at the same time, that has other clocks: the
/// site's stand in, and that is told.
struct PhotoClocks {
  /// A trip with its ends in seconds since 1970, and the zones of their clocks, if they are known.
  fileprivate struct Span {
    let slug: Slug
    let departure: Int64
    let arrival: Int64
    let leaving: Zone?
    let arriving: Zone?
  }

  private let spans: [Span]
  private let spansByTrip: [Slug: Span]
  private let defaults: ModelDefaults

  /// Photos of these files take their zones from trips of the same files.
  static func settle(_ files: [KnownFile], _ defaults: ModelDefaults) -> [KnownFile] {
    guard files.contains(where: { !$0.loaded.unsettled.isEmpty }) else { return files }
    let clocks = PhotoClocks(files, defaults)
    return files.map { $0.loaded.unsettled.isEmpty ? $0 : clocks.settled($0) }
  }

  private init(_ files: [KnownFile], _ defaults: ModelDefaults) {
    self.defaults = defaults
    spans = files.flatMap { file in
      file.loaded.models.compactMap { model in
        (model as? Sourced<Trip>).map { Span($0, defaults) }
      }
    }
    spansByTrip = Dictionary(spans.map { ($0.slug, $0) }) { first, _ in first }
  }

  private func settled(_ file: KnownFile) -> KnownFile {
    var loaded = file.loaded
    var findings = CountedFindings()
    var isChanged = false
    for photo in loaded.unsettled {
      let known = moment(of: photo.clock)
      if known == nil, photo.clock.trip != nil || defaults.zoneSource == .unstated {
        findings.add(.assumedClock, at: photo.clock.range)
      }
      let moment = known ?? photo.photo.model.takenAt
      guard let moment, let now = loaded.models[photo.index] as? Sourced<Photo>,
        now.model.takenAt != moment
      else { continue }
      loaded.models[photo.index] = photo.photo.taken(at: moment)
      isChanged = true
    }
    guard isChanged || findings != loaded.clockFindings else { return file }
    loaded.clockFindings = findings
    return file.with(loaded)
  }

  /// When a photo was taken, by the clocks of its trip; `nil` if they are not known.
  private func moment(of clock: PhotoClock) -> Moment? {
    guard let slug = clock.trip, let trip = spansByTrip[slug],
      let leaving = trip.leaving.flatMap({ clock.time.moment(in: $0) }),
      let arriving = trip.arriving.flatMap({ clock.time.moment(in: $0) })
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
      guard other.departure <= end, other.arrival >= start, other.slug != slug else {
        return true
      }
      return [other.leaving, other.arriving].allSatisfy { zone in
        zone.flatMap { clock.time.moment(in: $0) }
          .map { $0.moment.instant.seconds == instant } ?? true
      }
    }
    return found.isCertain && agrees ? found.moment : nil
  }
}

extension PhotoClocks.Span {
  fileprivate init(_ trip: Sourced<Trip>, _ defaults: ModelDefaults) {
    let model = trip.model
    slug = trip.slug
    departure = model.departure.instant.seconds
    arrival = model.arrival.instant.seconds + Int64(model.arrival.daySeconds)
    leaving = Self.zone(model.departure, at: model.origin, beside: model.destination, defaults)
    arriving = Self.zone(model.arrival, at: model.destination, beside: model.origin, defaults)
  }

  /// Zone of an end: its place's, else the one that its time states, else the site's if its author
  /// has stated that.
  private static func zone(
    _ moment: Moment, at place: Domain.Place?, beside other: Domain.Place?,
    _ defaults: ModelDefaults
  ) -> Zone? {
    if let zone = TripClocks.zone(of: place, beside: other) { return zone }
    let isStated = moment.zone != defaults.timeZone || defaults.zoneSource == .stated
    return isStated ? moment.zone : nil
  }
}
