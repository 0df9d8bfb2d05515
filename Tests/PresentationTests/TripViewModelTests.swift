import Markup
import Presentation
import Testing

@Suite struct TripViewModelTests {
  @Test func showsDelayInRedWhenTripLeftLate() {
    let trip = TripViewModel.sample(delay: "5 minutes delay")
    #expect(!trip.delayHidden)
    #expect(trip.departureTimeColor == .red)
  }

  @Test func hidesDelayWhenTripLeftOnTime() {
    let trip = TripViewModel.sample()
    #expect(trip.delayHidden)
    #expect(trip.departureTimeColor.css == "#000066")
  }

  @Test(arguments: [nil, "5 minutes delay"])
  func departureIsReadableOnItsPlate(delay: String?) {
    let trip = TripViewModel.sample(delay: delay)
    #expect(trip.departureTimeColor.contrast(with: trip.departurePlateColor) >= 4.5)
  }

  @Test func headingAndLinkAreItsTitle() {
    let trip = TripViewModel.sample()
    #expect(trip.headerText == "Paris to Lisbon")
    #expect(trip.linkText == "Paris to Lisbon")
  }

  @Test func sameStringsAreTheSameFrame() {
    #expect(TripViewModel.sample() == TripViewModel.sample())
    #expect(TripViewModel.sample() != TripViewModel.sample(delay: "5 minutes delay"))
  }

  @Test func knowsWhetherItHasNeighbors() {
    let newer = LinkViewModel(link: Link(route: "/trips/porto/"), linkText: "Lisbon to Porto")
    #expect(!TripsViewModel(headerText: "Trips", text: "No trips yet", trips: []).hasNeighbors)
    #expect(
      TripsViewModel(headerText: "Trips", text: "", trips: [], newer: newer).hasNeighbors)
    #expect(
      TripsViewModel(headerText: "Trips", text: "", trips: [], older: newer).hasNeighbors)
  }
}
