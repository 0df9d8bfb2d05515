package import Markup
package import Templating

/// The logbook: sums of all trips that have happened, and the next ones.
package struct LogbookViewModel: Sendable, Hashable {
  package let headerText: String
  /// The number of trips that have happened: "12 trips", "No trips yet".
  package let text: String
  /// Trips that have not departed yet, the soonest first.
  package let upcoming: [LogbookTripViewModel]
  /// Numbers of all trips, and what was longest, furthest and latest.
  package let figures: [FigureViewModel]
  /// The same numbers by year, by means of transport and by company.
  package let groups: [LogbookGroupViewModel]

  package init(
    headerText: String, text: String, upcoming: [LogbookTripViewModel] = [],
    figures: [FigureViewModel] = [], groups: [LogbookGroupViewModel] = []
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

/// A number with what it counts.
package struct FigureViewModel: Sendable, Hashable {
  /// The name of the number: "Distance".
  package let name: String
  /// The number with its unit: "1,234 km".
  package let value: String
  /// A remark: "from 8 of 12 legs", or the title of the trip.
  package let note: String?
  /// The trips that it counts.
  package let link: Link

  package init(_ name: String, _ value: String, note: String? = nil, link: Link) {
    self.name = name
    self.value = value
    self.note = note
    self.link = link
  }
}

extension FigureViewModel: Presentable {
  package static let contract = Contract<Self>(
    template: "components/figure",
    Fields(
      "FigureViewModel",
      .text("name") { $0.name },
      .text("value") { $0.value },
      .optional("note") { $0.note },
      .link("link") { $0.link }))
}

/// A chart with what it shows.
package struct ChartViewModel: Sendable, Hashable {
  /// The name of the measure: "Distance".
  package let caption: String
  /// The drawing, an `svg` element with classes and without colors.
  package let drawing: SVG

  package init(_ caption: String, _ drawing: SVG) {
    self.caption = caption
    self.drawing = drawing
  }
}

extension ChartViewModel: Presentable {
  package static let contract = Contract<Self>(
    template: "components/chart",
    Fields(
      "ChartViewModel",
      .text("caption") { $0.caption },
      .html("drawing") { $0.drawing.html }))
}
