/// A trip that is a part of a journey, with its name.
package struct JourneyPart: Sendable, Hashable {
  package let slug: Slug
  package let trip: Trip

  package init(_ slug: Slug, _ trip: Trip) {
    self.slug = slug
    self.trip = trip
  }
}

extension Trip {
  /// The journey that it is a part of.
  package var journey: Slug? {
    if case .part(let journey)? = companies.first { journey } else { nil }
  }

  /// The trips that are parts of the journey, in the order of their departures; empty for a trip
  /// that isn't a journey.
  package var parts: [JourneyPart] { members?.parts ?? [] }

  /// Whether it is a journey.
  package var isJourney: Bool { members != nil }

  /// The trip without its parts. A journey itself may have no legs.
  package var own: Trip {
    if case .journey(let own, _)? = companies.first { own } else { self }
  }

  /// The part that the leg at an index belongs to; `nil` for one of the journey's own legs.
  package func part(ofLegAt index: Int) -> JourneyPart? {
    members?.part(members?.legs[index].part)
  }

  var members: JourneyMembers? {
    if case .journey(_, let members)? = companies.first { members } else { nil }
  }
}

/// How a trip belongs to a journey, or a journey to its parts.
enum JourneyCompany: Sendable, Hashable {
  case part(of: Slug)
  /// A journey without its parts, and the legs, stays, visits and travellers of both.
  case journey(own: Trip, JourneyMembers)
}

/// Legs, stays, visits and travellers of a journey and of its parts, in order of time.
struct JourneyMembers: Sendable, Hashable {
  /// A leg with the index of its part; `nil` for one of the journey's own legs.
  struct Member: Sendable, Hashable {
    let leg: Leg
    let part: Int?
  }

  /// The parts in the order of their departures, as far as these are known.
  let parts: [JourneyPart]
  let legs: [Member]
  let stays: [Stay]
  let visits: [Visit]
  /// Index of the leg that arrives last.
  let lastLeg: Int
  /// The travellers, without duplicates.
  let people: [Slug]

  /// Joins the parts. `own` is the journey without its parts.
  init(_ own: Trip, _ parts: [JourneyPart]) {
    let parts = Self.inOrderOfTime(parts)
    let trips: [(trip: Trip, part: Int?)] =
      [(own, nil)] + parts.enumerated().map { ($1.trip, $0) }
    self.parts = parts
    let legs = Self.legs(of: trips)
    self.legs = legs
    // A leg that arrives in a month or a year counts as the last arrival only if it is the last
    // leg.
    lastLeg =
      legs.indices.filter { $0 == legs.count - 1 || !legs[$0].leg.arrival.isVague }.max {
        legs[$0].leg.arrival.lastSecond < legs[$1].leg.arrival.lastSecond
      } ?? 0
    let places = legs.flatMap(\.leg.places)
    stays =
      (own.stays.map { $0.completed(from: places) } + parts.flatMap(\.trip.stays))
      .sorted { $0.from.instant < $1.from.instant }
    visits =
      (own.visits.map { $0.completed(from: places) } + parts.flatMap(\.trip.visits))
      .sorted { $0.date.instant < $1.date.instant }
    var known: Set<Slug> = []
    people = trips.flatMap(\.trip.people).filter { known.insert($0).inserted }
  }

  /// Sorts parts by their departures. A part with only a month or a year is inserted by its slug
  /// among the parts of that time.
  private static func inOrderOfTime(_ parts: [JourneyPart]) -> [JourneyPart] {
    let sorted = parts.sorted { a, b in
      let (x, y) = (a.trip.departure.instant, b.trip.departure.instant)
      return x != y ? x < y : a.slug < b.slug
    }
    var ordered = sorted.filter { !$0.trip.departure.isVague }
    for part in sorted where part.trip.departure.isVague {
      let start =
        ordered.firstIndex { !$0.trip.departure.isBefore(part.trip.departure) } ?? ordered.count
      let end =
        ordered[start...].firstIndex { part.trip.departure.isBefore($0.trip.departure) }
        ?? ordered.count
      let before = ordered[start..<end].lastIndex { $0.slug < part.slug }
      ordered.insert(part, at: before.map { $0 + 1 } ?? start)
    }
    return ordered
  }

  /// The part at an index.
  func part(_ index: Int?) -> JourneyPart? { index.map { parts[$0] } }

  /// Sorts legs by their departures. Legs of one trip keep their order, even if one that wasn't
  /// taken comes before an earlier one that was.
  private static func legs(of trips: [(trip: Trip, part: Int?)]) -> [Member] {
    var members: [(time: Instant, member: Member)] = []
    var before: Instant?
    for (trip, part) in trips {
      // A part with only a month or a year comes after the parts before it.
      var latest = trip.legs.first?.departure.isVague == true ? before : nil
      for leg in trip.legs {
        let time = max(latest ?? leg.departure.instant, leg.departure.instant)
        latest = time
        let isCancelled = trip.isCancelled && !leg.isCancelled
        members.append((time, Member(leg: isCancelled ? leg.cancelled : leg, part: part)))
      }
      if part != nil { before = latest }
    }
    // The sort is stable.
    return members.sorted { $0.time < $1.time }.map(\.member)
  }
}

extension Leg {
  /// Places on its way, including both ends.
  fileprivate var places: [Place] {
    [origin, destination, divertedTo].compactMap(\.self) + stops.map(\.place)
  }
}

extension Stay {
  /// The stay, with missing facts of its place taken from other places.
  fileprivate func completed(from places: [Place]) -> Stay {
    let place = place.completed(from: places)
    // Its times don't change, so they remain in order.
    return (try? Stay(place, name: name, from: from, to: to, note: note)) ?? self
  }
}

extension Visit {
  fileprivate func completed(from places: [Place]) -> Visit {
    Visit(place.completed(from: places), name: name, date: date, note: note)
  }
}
