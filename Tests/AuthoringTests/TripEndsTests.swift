import Testing

@testable import Authoring

struct TripEndsTests {
  @Test(arguments: [
    ("Lisbon to Porto", "Lisbon", "Porto"),
    ("São Paulo  to Rio de Janeiro", "São Paulo", "Rio de Janeiro"),
    ("Oslo → Bergen", "Oslo", "Bergen"),
  ])
  func findsTheEndsOfATrip(title: String, origin: String, destination: String) throws {
    let ends = try #require(TripEnds(title))
    #expect(ends.origin == origin)
    #expect(ends.destination == destination)
  }

  @Test(arguments: ["Lisbon", "to Porto", "Lisbon to ", "A to B to C", "Tokyo", "A → B → C"])
  func findsNoEndsInOtherTitles(title: String) {
    #expect(TripEnds(title) == nil)
  }
}
