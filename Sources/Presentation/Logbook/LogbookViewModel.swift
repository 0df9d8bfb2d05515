package import Markup
package import Templating

/// The logbook: totals of all past trips, and upcoming trips.
package struct LogbookViewModel: Sendable, Equatable {
  package let headerText: String
  /// The number of past trips: "12 trips", "No trips yet".
  package let text: String
  /// Upcoming trips, soonest first.
  package let upcoming: [LogbookTripViewModel]
  /// Numbers of all trips, and the records: longest, furthest and latest.
  package let figures: [FigureViewModel]
  /// Numbers by year, mode of transport and operator.
  package let groups: [BreakdownViewModel]

  package init(
    headerText: String, text: String, upcoming: [LogbookTripViewModel] = [],
    figures: [FigureViewModel] = [], groups: [BreakdownViewModel] = []
  ) {
    self.headerText = headerText
    self.text = text
    self.upcoming = upcoming
    self.figures = figures
    self.groups = groups
  }
}

extension LogbookViewModel: HeaderTextPresentable, TextPresentable {
  package static let contract = Contract<Self>(
    template: "logbook", logbookFields, headerTextFields, textFields)

  private static let logbookFields = Fields<Self>(
    "LogbookViewModel",
    .list("upcoming") { $0.upcoming },
    .flag("hasUpcoming") { !$0.upcoming.isEmpty },
    .list("figures") { $0.figures },
    .flag("hasFigures") { !$0.figures.isEmpty },
    .list("groups") { $0.groups })
}

/// A trip in a list of the logbook.
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
    template: "components/logbook-trip", linkFields,
    Fields("LogbookTripViewModel", .nested("day") { $0.day }))
}
