package import Markup
package import Templating

/// A number with its label.
package struct FigureViewModel: Sendable, Hashable {
  /// The label: "Distance".
  package let name: String
  /// The number with its unit: "1,234 km".
  package let value: String
  /// A note, such as "from 8 of 12 legs" or the title of the trip.
  package let note: String?
  /// The page that lists the trips or entries counted here. Missing if no page lists them.
  package let link: Link?

  package init(_ name: String, _ value: String, note: String? = nil, link: Link? = nil) {
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
      .text("name") { $0.name }, .text("value") { $0.value }, .optional("note") { $0.note },
      .optional("link") { $0.link }))
}

/// A chart with its caption.
package struct ChartViewModel: Sendable, Hashable {
  /// The caption, which names what the chart measures: "Distance".
  package let caption: String
  /// The chart as an `svg` element. Its shapes have classes instead of colours, so that the style
  /// sheet can colour them.
  package let drawing: SVG

  package init(_ caption: String, _ drawing: SVG) {
    self.caption = caption
    self.drawing = drawing
  }
}

extension ChartViewModel: Presentable {
  package static let contract = Contract<Self>(
    template: "components/chart",
    Fields("ChartViewModel", .text("caption") { $0.caption }, .html("drawing") { $0.drawing.html }))
}
