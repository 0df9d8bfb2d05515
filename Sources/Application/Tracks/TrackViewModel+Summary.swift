import Domain
import Presentation

extension TrackViewModel {
  init(_ track: TrackSummary, in context: SiteContext) {
    let formats = context.formats
    let distance = formats.length(track.distance)
    let (ascent, descent) = (track.ascent.map(formats.height), track.descent.map(formats.height))
    let text =
      if let ascent, let descent {
        context.phrases(
          .trackWithClimb, ["distance": distance, "ascent": ascent, "descent": descent])
      } else {
        context.phrases(.track, ["distance": distance])
      }
    self.init(
      distance: distance, ascent: ascent, descent: descent,
      speed: track.speed.map(formats.speed), text: text)
  }
}
