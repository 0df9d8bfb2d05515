package import Templating

/// The totals that a journey has and other trips don't.
package struct JourneySumViewModel: Sendable, Hashable {
  /// The number of legs in the journey: "12 legs".
  package let legs: String
  /// The number of legs whose distance is known: "from 8 of 12 legs". Missing if all distances are
  /// known.
  package let distanceNote: String?
  /// The number of countries in which legs begin or end: "2 countries". Missing if no countries are
  /// known.
  package let countries: String?

  package init(legs: String, distanceNote: String? = nil, countries: String? = nil) {
    self.legs = legs
    self.distanceNote = distanceNote
    self.countries = countries
  }
}

extension JourneySumViewModel: Presentable {
  package static let contract = Contract<Self>(
    template: "components/journey-sum",
    Fields(
      "JourneySumViewModel",
      .text("legs") { $0.legs }, .optional("distanceNote") { $0.distanceNote },
      .optional("countries") { $0.countries }))
}
