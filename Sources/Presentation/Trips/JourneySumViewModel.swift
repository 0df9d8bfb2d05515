package import Templating

/// Totals of a journey that other trips don't have.
package struct JourneySumViewModel: Sendable, Hashable {
  /// The number of legs in the journey: "12 legs".
  package let legs: String
  /// The number of legs whose distance is known, if not of all: "from 8 of 12 legs".
  package let distanceNote: String?
  /// The number of countries in which legs begin or end: "2 countries". Missing if they are
  /// unknown.
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
      .text("legs") { $0.legs },
      .optional("distanceNote") { $0.distanceNote },
      .optional("countries") { $0.countries }))
}
