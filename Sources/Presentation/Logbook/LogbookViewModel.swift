package import Markup
package import Templating

/// The logbook: totals of all past trips, and a list of upcoming trips.
package struct LogbookViewModel: Sendable, Equatable {
  package let headerText: String
  /// The number of past trips: "12 trips", "No trips yet".
  package let text: String
  /// Upcoming trips, with the soonest first.
  package var upcoming: [LogbookTripViewModel] = []
  /// Totals of all trips, and the records: the longest delay, the longest trip and the furthest
  /// trip.
  package var figures: [FigureViewModel] = []
  /// Numbers by year, mode of transport and operator.
  package var groups: [BreakdownViewModel] = []

  package init(headerText: String, text: String) {
    self.headerText = headerText
    self.text = text
  }
}

extension LogbookViewModel: HeaderTextPresentable, TextPresentable {
  package static let contract = Contract<Self>(
    template: "logbook",
    Fields(
      "LogbookViewModel",
      .list("upcoming", any: "hasUpcoming") { $0.upcoming },
      .list("figures", any: "hasFigures") { $0.figures }, .list("groups") { $0.groups }),
    headerTextFields, textFields)
}

/// A trip in one of the logbook's lists.
package struct LogbookTripViewModel: Sendable, Hashable {
  package let link: Link
  package let linkText: String
  /// The day of departure: "June 9, 2014".
  package let day: TimeViewModel

  package init(link: Link, linkText: String, day: TimeViewModel) {
    self.link = link
    self.linkText = linkText
    self.day = day
  }
}

extension LogbookTripViewModel: LinkPresentable {
  package static let contract = Contract<Self>(
    template: "components/logbook-trip",
    linkFields, Fields("LogbookTripViewModel", .nested("day") { $0.day }))
}
