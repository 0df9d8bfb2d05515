package import Templating

/// A collapsed leg: one line that opens to show the leg's ticket. Trips with several legs or with
/// stays collapse their legs.
package struct FoldedLegViewModel: Sendable, Hashable {
  /// The ticket.
  package let leg: LegViewModel
  /// The route: "Tokyo to Kyoto". Missing if a place is unknown.
  package let route: String?
  /// The day of departure in short form: "10/9/15". Missing if the heading above shows the day.
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
    LegViewModel.legFields.through { $1($0.leg) }, LegViewModel.ticketFields.through { $1($0.leg) },
    Fields("FoldedLegViewModel", .optional("route") { $0.route }, .optional("day") { $0.day }))
}
