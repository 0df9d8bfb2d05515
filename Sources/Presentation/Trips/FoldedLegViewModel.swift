package import Templating

/// A leg of a trip with several, or with stays: a line that opens, with the ticket in it.
package struct FoldedLegViewModel: Sendable, Hashable {
  /// The ticket.
  package let leg: LegViewModel
  /// The route: "Tokyo to Kyoto". Missing if a place is unknown.
  package let route: String?
  /// The day of departure, short: "10/9/15". Missing below a heading with the day.
  package let day: String?

  package init(_ leg: LegViewModel, route: String?, day: String?) {
    self.leg = leg
    self.route = route
    self.day = day
  }
}

extension FoldedLegViewModel: Presentable {
  package static let contract = Contract<Self>(
    template: "components/folded-leg",
    LegViewModel.legFields.through { line, show in show(line.leg) },
    Fields(
      "FoldedLegViewModel",
      .optional("route") { $0.route },
      .optional("day") { $0.day }))
}
