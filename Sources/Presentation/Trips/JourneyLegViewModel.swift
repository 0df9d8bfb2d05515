package import Markup
package import Templating

/// A leg of a part of a journey: the line that leads to the part's own page, which has the ticket.
package struct JourneyLegViewModel: Sendable, Hashable {
  package let link: Link
  package let linkText: String
  /// The ticket.
  package let leg: LegViewModel
  /// The way, where the link doesn't say it: "Tokyo to Kyoto".
  package let route: String?
  /// The company and the number: "ANA NH204".
  package let carrier: String?
  /// The part's own summary, with its first leg.
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
  /// Whether it has two ends: one day alone is told by the heading above it.
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
