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
  func departureIsReadableAsLargeTextOnLightAndDarkPaper(delay: String?) {
    let trip = TripViewModel.sample(delay: delay)
    // Backgrounds of the theme's page and cards, and those of Minion Mode.
    for paper in ["#fefefc", "#f3f3ee", "#ffdf2b", "#ffeb7a"] {
      #expect(trip.departureTimeColor.contrast(with: color(paper)) >= 3, "\(paper)")
    }
    for paper in ["#121418", "#1d2026"] {
      #expect(trip.departureTimeColorInDark.contrast(with: color(paper)) >= 3, "\(paper)")
    }
  }

  private func color(_ hex: String) -> Color {
    let bits = UInt32(hex.dropFirst(), radix: 16) ?? 0
    return Color(
      red: UInt8(bits >> 16), green: UInt8(bits >> 8 & 255), blue: UInt8(bits & 255))
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
    var trip = TripViewModel.sample()
    #expect(!trip.hasNeighbors)
    trip.details.newer = newer
    #expect(trip.hasNeighbors)
    (trip.details.newer, trip.details.older) = (nil, newer)
    #expect(trip.hasNeighbors)
  }
}
