package import Markup
package import Templating

/// A leg of a journey, with a link to the page that has its ticket.
package struct JourneyLegViewModel: Sendable, Hashable {
  package let link: Link
  package let linkText: String
  /// The ticket.
  package let leg: LegViewModel
  /// The route, if the link's text doesn't name it: "Tokyo to Kyoto".
  package let route: String?
  /// The operator and the number: "ANA NH204".
  package let carrier: String?
  /// The summary of the trip that the leg belongs to. On its first leg only.
  package let summary: String?

  package init(
    link: Link, linkText: String, leg: LegViewModel, route: String? = nil, carrier: String? = nil,
    summary: String? = nil
  ) {
    self.link = link
    self.linkText = linkText
    self.leg = leg
    self.route = route
    self.carrier = carrier
    self.summary = summary
  }
}

extension JourneyLegViewModel: LinkPresentable {
  /// Whether it shows times. A leg with only a day doesn't, because the heading above shows it.
  package var hasTimes: Bool { leg.departureInstant != leg.arrivalInstant }

  package static let contract = Contract<Self>(
    template: "components/journey-leg",
    linkFields, LegViewModel.legFields.through { line, show in show(line.leg) },
    Fields(
      "JourneyLegViewModel",
      .flag("hasTimes") { $0.hasTimes },
      .optional("route") { $0.route },
      .optional("carrier") { $0.carrier },
      .optional("summary") { $0.summary }))
}
