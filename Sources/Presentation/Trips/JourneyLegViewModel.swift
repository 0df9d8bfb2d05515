package import Markup
package import Templating

/// A leg of a journey, with a link to the page that has its ticket.
package struct JourneyLegViewModel: Sendable, Hashable {
  package let link: Link
  package let linkText: String
  /// The ticket.
  package let leg: LegViewModel
  /// The route, if the link's text doesn't name it: "Tokyo to Kyoto".
  package var route: String?
  /// The operator and the number: "ANA NH204".
  package var carrier: String?
  /// The summary of the trip that the leg belongs to. Only that trip's first leg shows it.
  package var summary: String?

  package init(link: Link, linkText: String, leg: LegViewModel) {
    self.link = link
    self.linkText = linkText
    self.leg = leg
  }
}

extension JourneyLegViewModel: LinkPresentable {
  /// Whether the leg shows times. If only its day is known, the heading above shows the day.
  package var hasTimes: Bool { leg.departureInstant != leg.arrivalInstant }

  package static let contract = Contract<Self>(
    template: "components/journey-leg",
    linkFields, LegViewModel.legFields.through { $1($0.leg) },
    LegViewModel.ticketFields.through { $1($0.leg) },
    Fields(
      "JourneyLegViewModel",
      .flag("hasTimes") { $0.hasTimes }, .optional("route") { $0.route },
      .optional("carrier") { $0.carrier }, .optional("summary") { $0.summary }))
}
