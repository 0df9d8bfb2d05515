package import Templating

/// Figures of a way that was recorded, as ready strings.
package struct TrackViewModel: Sendable, Hashable {
  /// Length of the way: "12.4 km".
  package let distance: String
  /// Metres up in all: "340 m"; none if heights are not known.
  package let ascent: String?
  /// Metres down in all: "320 m".
  package let descent: String?
  /// Mean speed without stops: "4.3 km/h"; none if times are not known.
  package let speed: String?
  /// Length, ups and downs in one line: "12.4 km recorded, 340 m up, 320 m down".
  package let text: String

  package init(
    distance: String, ascent: String? = nil, descent: String? = nil, speed: String? = nil,
    text: String
  ) {
    self.distance = distance
    self.ascent = ascent
    self.descent = descent
    self.speed = speed
    self.text = text
  }
}

extension TrackViewModel: Presentable {
  package static let contract = Contract<Self>(
    template: "components/track",
    Fields(
      "TrackViewModel",
      .text("distance") { $0.distance },
      .optional("ascent") { $0.ascent },
      .optional("descent") { $0.descent },
      .optional("speed") { $0.speed },
      .text("text") { $0.text }))
}
