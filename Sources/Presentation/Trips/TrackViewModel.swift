package import Templating

/// The figures of a recorded track, as ready text.
package struct TrackViewModel: Sendable, Hashable {
  /// The length: "12.4 km".
  package let distance: String
  /// The ascent: "340 m". Missing if elevations are unknown.
  package let ascent: String?
  /// The descent: "320 m". Missing if elevations are unknown.
  package let descent: String?
  /// The average moving speed: "4.3 km/h". Missing if times are unknown.
  package let speed: String?
  /// Length, ascent and descent in one line: "12.4 km recorded, 340 m up, 320 m down".
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
