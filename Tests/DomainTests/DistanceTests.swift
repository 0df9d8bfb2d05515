import Domain
import Testing

struct DistanceTests {
  private static func place(_ name: String, _ latitude: Double, _ longitude: Double) throws -> Place
  {
    Place(name: name, coordinate: try Coordinate(latitude: latitude, longitude: longitude))
  }

  private static let paris = Result { try place("Paris", 48.8448, 2.3735) }
  private static let lyon = Result { try place("Lyon", 45.7605, 4.8597) }
  private static let nice = Result { try place("Nice", 43.7047, 7.2619) }

  private func leg(
    _ origin: Place?, _ destination: Place?, by stops: [Place] = [], divertedTo: Place? = nil,
    status: TripStatus = .scheduled, at hour: Int64 = 0
  ) throws -> Leg {
    try Leg(
      departure: Moment(Instant(seconds: hour * 3600), in: .utc),
      arrival: Moment(Instant(seconds: hour * 3600 + 3600), in: .utc), origin: origin,
      destination: destination, stops: stops.map { Stop($0) }, divertedTo: divertedTo,
      status: divertedTo == nil ? status : .diverted)
  }

  @Test func leadsTheShortestWayFromPlaceToPlace() throws {
    let distance = try #require(try leg(Self.paris.get(), Self.nice.get()).distance)
    // By Vincenty's formula, computed elsewhere: 684,081.6 m.
    #expect((684_081..<684_082).contains(distance))
  }

  @Test func leadsOverStopsWhoseCoordinatesAreKnown() throws {
    let (paris, lyon, nice) = (try Self.paris.get(), try Self.lyon.get(), try Self.nice.get())
    let first = try #require(try leg(paris, lyon).distance)
    let second = try #require(try leg(lyon, nice).distance)
    let stops = [Place(name: "Le Creusot"), lyon, Place(name: "Toulon")]
    #expect(try leg(paris, nice, by: stops).distance == first + second)
  }

  @Test func isUnknownWithoutCoordinatesOfAnEnd() throws {
    let (paris, lyon) = (try Self.paris.get(), try Self.lyon.get())
    #expect(try leg(paris, Place(name: "Nice"), by: [lyon]).distance == nil)
    #expect(try leg(nil, paris).distance == nil)
    #expect(try leg(paris, nil).distance == nil)
  }

  @Test func isUnknownOfAWayThatLeadsBackToWhereItBegan() throws {
    let (paris, lyon) = (try Self.paris.get(), try Self.lyon.get())
    #expect(try leg(paris, paris).distance == nil)
    let there = try #require(try leg(paris, lyon).distance)
    let around = try #require(try leg(paris, paris, by: [lyon]).distance)
    #expect(abs(around - 2 * there) < 0.001)
  }

  @Test func endsWhereItWasDivertedTo() throws {
    let (paris, lyon, nice) = (try Self.paris.get(), try Self.lyon.get(), try Self.nice.get())
    let diverted = try leg(paris, lyon, by: [lyon], divertedTo: nice)
    let straight = try leg(paris, nice)
    #expect(diverted.distance == straight.distance)
  }

  @Test func countsLegsOfATripThatWereTaken() throws {
    let (paris, lyon, nice) = (try Self.paris.get(), try Self.lyon.get(), try Self.nice.get())
    let first = try leg(paris, lyon)
    let second = try leg(lyon, nice, at: 2)
    let cancelled = try leg(lyon, nice, status: .cancelled, at: 2)
    let known = try #require(first.distance) + #require(second.distance)
    #expect(try Trip(legs: [first, second]).distance == known)
    #expect(try Trip(legs: [first, cancelled, second]).distance == known)
    let vague = try leg(lyon, nil, at: 2)
    #expect(try Trip(legs: [first, vague]).distance == nil)
    #expect(try Trip(legs: [cancelled]).distance == nil)
  }
}
