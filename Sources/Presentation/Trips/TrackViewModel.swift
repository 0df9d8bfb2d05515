package import Templating

/// The length, ascent, descent and speed of a recorded track, formatted as text.
package struct TrackViewModel: Sendable, Hashable {
  /// The length: "12.4 km".
  package let distance: String
  /// The ascent: "340 m". Missing if elevations are unknown.
  package var ascent: String?
  /// The descent: "320 m". Missing if elevations are unknown.
  package var descent: String?
  /// The average moving speed: "4.3 km/h". Missing if times are unknown.
  package var speed: String?
  /// The length, ascent and descent in one line: "12.4 km recorded, 340 m up, 320 m down".
  package let text: String

  package init(distance: String, text: String) {
    self.distance = distance
    self.text = text
  }
}

extension TrackViewModel: Presentable {
  package static let contract = Contract<Self>(
    template: "components/track",
    Fields(
      "TrackViewModel",
      .text("distance") { $0.distance }, .optional("ascent") { $0.ascent },
      .optional("descent") { $0.descent }, .optional("speed") { $0.speed },
      .text("text") { $0.text }))
}
