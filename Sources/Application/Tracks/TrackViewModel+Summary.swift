import Domain
import Presentation

extension TrackViewModel {
  init(_ track: TrackSummary, in context: SiteContext) {
    let formats = context.formats
    let distance = formats.length(track.distance)
    // A walk by the sea has no climb worth showing.
    let isFlat = max(track.ascent ?? 0, track.descent ?? 0) < 1
    let ascent = isFlat ? nil : track.ascent.map(formats.height)
    let descent = isFlat ? nil : track.descent.map(formats.height)
    let text =
      if let ascent, let descent {
        context.phrases(
          .trackWithClimb, ["distance": distance, "ascent": ascent, "descent": descent])
      } else {
        context.phrases(.track, ["distance": distance])
      }
    self.init(distance: distance, text: text)
    self.ascent = ascent
    self.descent = descent
    speed = track.speed.map(formats.speed)
  }
}
