import Testing

@testable import Domain

/// Journeys of several trips.
@Suite struct JourneyTests {
  private static func leg(
    _ departure: Int64, _ arrival: Int64, _ from: String = "A", _ to: String = "B",
    status: TripStatus = .scheduled
  ) throws -> Leg {
    func moment(_ seconds: Int64) throws -> Moment {
      Moment(try Instant(seconds: seconds), in: .utc)
    }
    return try Leg(
      departure: try moment(departure), arrival: try moment(arrival), origin: Place(name: from),
      destination: Place(name: to), status: status)
  }

  private static func part(
    _ slug: String, _ legs: [Leg], people: [Slug] = [], isCancelled: Bool = false
  ) throws -> JourneyPart {
    JourneyPart(
      try Slug(slug), try Trip(legs: legs, isCancelled: isCancelled, people: people))
  }

  @Test func hasTheLegsOfItsPartsInTheOrderOfTime() throws {
    let out = try Self.part(
      "out", [try Self.leg(100, 200, "A", "B"), try Self.leg(300, 400, "B", "C")])
    let home = try Self.part("home", [try Self.leg(900, 1000, "C", "A")])
    let walk = try Self.part("walk", [try Self.leg(500, 600, "C", "C")])
    let journey = try #require(Trip(journeyOf: []).joined(by: [home, walk, out]))
    #expect(journey.parts.map(\.slug.text) == ["out", "walk", "home"])
    #expect(journey.legs.map(\.departure.instant.seconds) == [100, 300, 500, 900])
    #expect(
      journey.legs.indices.map { journey.part(ofLegAt: $0)?.slug.text }
        == ["out", "out", "walk", "home"])
    #expect(journey.departure.instant.seconds == 100)
    #expect(journey.arrival.instant.seconds == 1000)
    #expect(journey.isJourney && !journey.isCancelled)
  }

  @Test func keepsLegsOfItsOwnBetweenThoseOfItsParts() throws {
    let own = try Trip(legs: [try Self.leg(100, 200), try Self.leg(900, 1000)])
    let journey = try #require(own.joined(by: [try Self.part("walk", [try Self.leg(500, 600)])]))
    #expect(
      journey.legs.indices.map { journey.part(ofLegAt: $0)?.slug.text } == [nil, "walk", nil])
    #expect(journey.own == own)
    // When it is joined again, it has the new parts instead of the old ones.
    let again = try #require(journey.own.joined(by: []))
    #expect(again.legs == own.legs && again.isJourney)
  }

  @Test func partsThatOverlapAreNoMistake() throws {
    let drive = try Self.part("drive", [try Self.leg(100, 1000, "A", "Z")])
    let flight = try Self.part("flight", [try Self.leg(200, 300)])
    let journey = try #require(Trip(journeyOf: []).joined(by: [flight, drive]))
    #expect(journey.arrival.instant.seconds == 1000)
    #expect(journey.destination?.name == "Z")
  }

  /// A part whose month is known, but not its day, has its place in the order of names.
  @Test func vagueTimesKeepTheOrderOfNames() throws {
    func month(_ slug: String, _ from: String, _ to: String, days: Int32 = 31) throws -> JourneyPart
    {
      let start = Moment(
        dayFrom: try Instant(seconds: 0), seconds: days * 86_400, in: .utc)
      return JourneyPart(
        try Slug(slug),
        try Trip(legs: [
          try Leg(
            departure: start, arrival: start, origin: Place(name: from),
            destination: Place(name: to))
        ]))
    }
    let days: Int64 = 86_400
    let out = try Self.part("a", [try Self.leg(10 * days, 10 * days + 1, "Lisbon", "Frankfurt")])
    let home = try Self.part("c", [try Self.leg(28 * days, 28 * days + 1, "Munich", "Lisbon")])
    let between = try month("b", "Frankfurt", "Munich")
    let journey = try #require(Trip(journeyOf: []).joined(by: [between, home, out]))
    #expect(journey.parts.map(\.slug.text) == ["a", "b", "c"])
    #expect(journey.legs.map { $0.origin?.name } == ["Lisbon", "Frankfurt", "Munich"])
    #expect(journey.destination?.name == "Lisbon")
    let years = [
      try month("b", "B", "C", days: 365), try month("a", "A", "B"), try month("c", "C", "D"),
    ]
    let vague = try #require(Trip(journeyOf: []).joined(by: years))
    #expect(vague.parts.map(\.slug.text) == ["a", "b", "c"])
    #expect(vague.destination?.name == "D")
  }

  @Test func aLegThatWasNotTakenStaysBeforeTheOneInItsPlace() throws {
    let legs = [
      try Self.leg(500, 600, status: .replaced), try Self.leg(400, 450), try Self.leg(700, 800),
    ]
    let part = try Self.part("a", legs)
    let other = try Self.part("b", [try Self.leg(460, 480)])
    let journey = try #require(Trip(journeyOf: []).joined(by: [part, other]))
    #expect(journey.legs.filter { $0.departure.instant.seconds != 460 } == legs)
  }

  @Test func isCancelledIfAllOfItsPartsAre() throws {
    let off = try Self.part("a", [try Self.leg(1, 2), try Self.leg(3, 4)], isCancelled: true)
    let on = try Self.part("b", [try Self.leg(5, 6)])
    #expect(try #require(Trip(journeyOf: []).joined(by: [off])).isCancelled)
    let journey = try #require(Trip(journeyOf: []).joined(by: [off, on]))
    #expect(journey.legs.map(\.isTaken) == [false, false, true])
    #expect(!journey.isCancelled)
  }

  @Test func hasItsTravellersOnceAndNoneWithoutALeg() throws {
    let (ana, tom) = (try Slug("ana"), try Slug("tom"))
    let part = try Self.part("a", [try Self.leg(1, 2)], people: [ana, tom])
    #expect(try #require(Trip(journeyOf: [tom]).joined(by: [part])).people == [tom, ana])
    #expect(Trip(journeyOf: [tom]).joined(by: []) == nil)
  }

  @Test func hasABudgetOfItsOwnOrThoseOfAllItsParts() throws {
    func budget(_ units: Int64) throws -> Budget {
      try Budget(total: Money(minorUnits: units, try Currency(code: "USD")))
    }
    func part(_ slug: String, _ units: Int64?) throws -> JourneyPart {
      let trip = try Trip(legs: [try Self.leg(1, 2)]).with(units.map(budget))
      return JourneyPart(try Slug(slug), trip)
    }
    let parts = [try part("a", 300), try part("b", 500)]
    let journey = try #require(Trip(journeyOf: []).joined(by: parts))
    #expect(journey.budget == (try budget(800)))
    let own = try #require(Trip(journeyOf: []).with(try budget(70)).joined(by: parts))
    #expect(own.budget == (try budget(70)))
    // Without one of its parts, it doesn't have that part's budget any more.
    #expect(journey.own.joined(by: [parts[0]])?.budget == (try budget(300)))
    #expect(journey.own.joined(by: [parts[0], try part("c", nil)])?.budget == nil)
  }

  @Test func sumsKnownDistancesOfItsLegs() throws {
    func place(_ name: String, _ longitude: Double) throws -> Place {
      Place(name: name, coordinate: try Coordinate(latitude: 0, longitude: longitude))
    }
    let known = try Leg(
      departure: try Self.leg(1, 2).departure, arrival: try Self.leg(1, 2).arrival,
      origin: try place("A", 0), destination: try place("B", 1))
    let journey = try #require(
      Trip(journeyOf: []).joined(by: [
        try Self.part("a", [known]), try Self.part("b", [try Self.leg(3, 4)]),
      ]))
    #expect(journey.distance == nil)
    #expect(journey.knownDistance == known.distance)
  }
}
