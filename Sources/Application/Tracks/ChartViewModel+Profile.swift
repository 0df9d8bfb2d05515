import Charts
import Content
import Domain
import Presentation

extension ChartViewModel {
  /// Minimum height difference of a track with a profile, in metres. Smaller differences are within
  /// the error of receivers.
  private static let leastClimb = 20.0

  /// Draws the heights along a trip's track; `nil` if they are unknown or nearly the same.
  init?(profileOf trip: Sourced<Trip>, in context: SiteContext) {
    guard let track = trip.model.wholeTrack, let lowest = track.lowest,
      let highest = track.highest, highest - lowest >= Self.leastClimb
    else { return nil }
    let formats = context.formats
    // The axes have round steps in the locale's units.
    let points = track.profile.map { height in
      LineChart.Point(
        formats.inUnits(height.distance), formats.heightInUnits(height.elevation))
    }
    let chart = LineChart(
      points,
      title: context.phrases(.profileTitle, ["title": context.title(of: trip)]),
      description: context.phrases(
        .profileText,
        ["lowest": formats.height(lowest), "highest": formats.height(highest)]),
      idPrefix: "profile-" + String(trip.hashes.name, radix: 36))
    let drawing = chart.svg {
      formats.mark(ofHeight: $0)
    } placeMark: {
      formats.mark(ofLength: $0)
    }
    guard let drawing else { return nil }
    self.init(context.phrases(.profile), drawing)
  }
}
