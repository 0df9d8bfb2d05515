/// Travel from one place to another, in one leg or in several. Derived values are computed, never
/// stored.
package struct Trip: Sendable, Hashable {
  /// The legs in order, at least one. For a journey, includes the legs of its parts.
  package private(set) var legs: [Leg]
  /// Overnight stays, in order of time.
  package private(set) var stays: [Stay] = []
  /// Visits, in order of time.
  package private(set) var visits: [Visit] = []
  /// The travellers.
  package private(set) var people: [Slug]
  /// The track of a trip of several legs that was recorded as a whole, if it has one.
  private let ownTracks: [TrackSummary]
  /// Budgeted sum.
  package private(set) var budget: Budget?
  /// An array takes only one word in each trip, and most trips weren't imported.
  private var sources: [TripSource] = []
  /// Whether its track is offered as a file.
  package private(set) var offersTrack = false
  private var isCancelledAsAWhole: Bool
  /// How it belongs to a journey, or a journey to its parts. An array takes only one word in each
  /// trip, and most trips don't belong to a journey.
  private(set) var companies: [JourneyCompany] = []

  /// Creates a trip from legs in the order in which they are travelled. Throws without legs, or if
  /// a leg departs before the previous one arrives. `isCancelled` is true if the whole trip is
  /// cancelled.
  package init(
    legs: [Leg], isCancelled: Bool = false, people: [Slug] = [], track: TrackSummary? = nil
  ) throws(TripFault) {
    guard !legs.isEmpty else { throw .noLeg }
    var latest: Leg?
    for (index, leg) in legs.enumerated() {
      if let latest, latest.isTaken, leg.departure.isBefore(latest.arrival) {
        throw .departsBeforeArrival(leg: index)
      }
      if leg.isTaken || latest == nil { latest = leg }
    }
    self.legs = legs
    self.people = people
    ownTracks = track.map { [$0] } ?? []
    isCancelledAsAWhole = isCancelled
  }

  /// Creates a journey from its own file, without legs. Until its parts have joined it, values that
  /// depend on legs must not be used.
  package init(journeyOf people: [Slug], track: TrackSummary? = nil) {
    legs = []
    self.people = people
    ownTracks = track.map { [$0] } ?? []
    isCancelledAsAWhole = false
  }

  /// Returns the trip with stays and visits, sorted by their times.
  package func adding(stays: [Stay], visits: [Visit]) -> Trip {
    var trip = self
    trip.stays = stays.sorted { $0.from.instant < $1.from.instant }
    trip.visits = visits.sorted { $0.date.instant < $1.date.instant }
    return trip
  }

  /// The trip as a part of a journey.
  package func inside(_ journey: Slug) -> Trip {
    var trip = self
    trip.companies = [.part(of: journey)]
    return trip
  }

  /// The journey with its parts, in order of time; `nil` if neither it nor any part has a leg.
  package func joined(by parts: [JourneyPart]) -> Trip? {
    var own = self
    own.companies = []
    let members = JourneyMembers(own, parts)
    guard !members.legs.isEmpty else { return nil }
    var trip = own
    trip.legs = members.legs.map(\.leg)
    trip.stays = members.stays
    trip.visits = members.visits
    trip.people = members.people
    trip.budget = own.budget ?? Budget(joining: parts.map(\.trip.budget))
    trip.isCancelledAsAWhole = false
    trip.companies = [.journey(own: own, members)]
    return trip
  }

  /// Returns the trip with a budget.
  package func with(_ budget: Budget?) -> Trip {
    var trip = self
    trip.budget = budget
    return trip
  }

  /// The calendar event that it was imported from.
  package var source: TripSource? { sources.first }

  /// Returns the trip as imported from an event.
  package func imported(from source: TripSource) -> Trip {
    var trip = self
    trip.sources = [source]
    return trip
  }

  /// Returns the trip, which then offers its track as a file or not.
  package func offeringTrack(_ offersTrack: Bool) -> Trip {
    var trip = self
    trip.offersTrack = offersTrack
    return trip
  }

  private var first: Leg { legs[0] }
  private var last: Leg { legs[members?.lastLeg ?? legs.count - 1] }
  /// The last leg that is taken, or the last leg of all if none is taken.
  private var lastTaken: Leg { legs.last(where: \.isTaken) ?? last }
}

extension Trip {
  /// The planned departure of the first leg.
  package var departure: Moment { first.departure }

  /// The planned arrival of the last leg. For a journey, whose parts may overlap, the latest
  /// arrival.
  package var arrival: Moment { last.arrival }

  package var origin: Place? { first.origin }

  /// The planned destination of the last leg.
  package var destination: Place? { last.destination }

  /// The means of transport; `nil` if unknown, or if legs differ.
  package var mode: TravelMode? { common { $0.mode } }

  /// The company that runs it, such as an airline; `nil` if unknown, or if legs differ.
  package var provider: String? { common { $0.provider } }

  /// The number of the flight, the train or the line; `nil` if unknown, or if legs differ.
  package var number: String? { common { $0.number } }

  /// Whether the departure or the arrival is a day without a time.
  package var isOfDays: Bool { departure.isDay || arrival.isDay }

  /// Planned time from departure to arrival; `nil` for a trip without times of day.
  package var duration: Duration? { departure.time(until: arrival) }

  /// Planned time on the way without waits; `nil` if the time of a leg is unknown.
  package var movingTime: Duration? {
    var sum = Duration.zero
    for leg in legs where leg.isTaken {
      guard let duration = leg.duration else { return nil }
      sum += duration
    }
    return sum
  }

  /// Actual departure minus the planned one; negative if it was early, `nil` if unknown.
  package var delay: Duration? { first.delay }

  /// Actual arrival at the end minus the planned one; negative if it was early, `nil` if unknown.
  ///
  /// If the last leg replaced another one to the same place, its arrival is compared with that
  /// leg's planned arrival.
  package var arrivalDelay: Duration? {
    let leg = lastTaken
    guard leg.divertedTo == nil else { return nil }
    let taken = legs.indices.filter { legs[$0].isTaken }
    let start = taken.count > 1 ? taken[taken.count - 2] + 1 : 0
    let planned = legs[start...].first { other in
      guard !other.isTaken, let place = other.destination, let end = leg.destination else {
        return false
      }
      return place.isSame(as: end)
    }
    guard let planned else { return leg.arrivalDelay }
    return planned.arrival.time(until: leg.actualArrival ?? leg.arrival)
  }

  /// Whether it is cancelled as a whole, or all of its legs are.
  package var isCancelled: Bool {
    // By index, because key paths copy each leg.
    isCancelledAsAWhole || !legs.isEmpty && legs.indices.allSatisfy { legs[$0].isCancelled }
  }

  /// Status of a trip with one leg. A trip with several legs is either cancelled or scheduled.
  package var status: TripStatus {
    isCancelled ? .cancelled : legs.count == 1 ? first.status : .scheduled
  }

  /// The place where a trip that ends at its origin turned back; `nil` for any other trip. This is
  /// the place of the longest planned wait between legs that were taken.
  package var turningPoint: Place? {
    guard legs.count > 1, let origin, let destination, origin.isSame(as: destination) else {
      return nil
    }
    let taken = legs.filter(\.isTaken)
    let legs = taken.count > 1 ? taken : legs
    var longest: (wait: Int64, place: Place)?
    for (leg, next) in zip(legs, legs.dropFirst()) {
      guard let place = leg.destination, !place.isSame(as: origin) else { continue }
      let wait = next.departure.instant.seconds - leg.arrival.instant.seconds
      if wait > longest?.wait ?? .min { longest = (wait, place) }
    }
    return longest?.place
  }

  /// The places in the order in which they are reached. A place that follows itself is listed once.
  package var places: [Place] {
    var places: [Place] = []
    func visit(_ place: Place?) {
      guard let place, !(places.last?.isSame(as: place) ?? false) else { return }
      places.append(place)
    }
    for leg in legs where leg.isTaken || legs.count == 1 {
      visit(leg.origin)
      leg.stops.forEach { visit($0.place) }
      visit(leg.end)
    }
    return places
  }

  /// The value that all legs share; `nil` if a leg has another value, or lacks one.
  private func common<Value: Equatable>(_ value: (Leg) -> Value?) -> Value? {
    guard let found = value(legs[0]),
      legs.indices.dropFirst().allSatisfy({ value(legs[$0]) == found })
    else { return nil }
    return found
  }
}

extension Duration {
  /// Whether a delay is at least this number of minutes; shorter delays aren't mentioned.
  package func isLate(from minutes: Int) -> Bool { self >= .seconds(60 * minutes) }

  /// Whether something was early by at least this number of minutes.
  package func isEarly(from minutes: Int) -> Bool { self <= .seconds(-60 * minutes) }
}

extension Trip {
  /// Name of the file with its track, in the folder of its page.
  package static let trackFileName = "track.gpx"

  /// Recorded tracks: the track of the whole trip, or else those of its legs. For a journey,
  /// includes the tracks of its parts.
  package var tracks: [TrackSummary] {
    guard ownTracks.isEmpty else { return ownTracks }
    guard let members else { return legs.compactMap(\.track) }
    return own.tracks + members.parts.flatMap(\.trip.tracks)
  }

  /// Every recorded track, including those of legs of a trip that was recorded as a whole.
  package var allTracks: [TrackSummary] {
    guard let members else { return ownTracks + legs.compactMap(\.track) }
    return own.allTracks + members.parts.flatMap(\.trip.allTracks)
  }

  /// The track of a trip of several legs that was recorded as a whole.
  package var track: TrackSummary? { ownTracks.first }

  /// Figures of all recorded tracks together; `nil` without tracks.
  package var wholeTrack: TrackSummary? { TrackSummary(joining: tracks) }

  /// Whether a file with its track is offered.
  package var hasDownload: Bool { offersTrack && !tracks.isEmpty }
}

/// Reason why legs aren't a trip.
package enum TripFault: Error, Sendable, Hashable {
  case noLeg
  /// The leg at an index departs before the previous one has arrived.
  case departsBeforeArrival(leg: Int)
}
