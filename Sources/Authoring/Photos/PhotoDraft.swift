import Basics
import Content
import Domain

/// A new photo's file, with what its picture knows.
struct PhotoDraft {
  let text: String

  /// `path` is that of the picture, whose name makes a title where the picture knows none. The time
  /// is written where it says more than the picture itself: in the zone of the trip, by a clock
  /// that `isMended`, or by a file beside the picture.
  init(
    _ facts: PictureFacts, named path: String, file: String, _ choice: PhotoTrips.Choice,
    isMended: Bool
  ) {
    var lines = [
      "---",
      "title: \(YAMLText(facts.title ?? PictureName(path).title ?? PhotoKind.untitled).text)",
      "file: \(YAMLText(file).text)",
      // Nobody but the author can say it, and a wrong guess would not be told.
      "alt: "
        + (facts.alt.map { YAMLText($0).text }
          ?? " # describe the picture for people who can't see it"),
    ]
    if let summary = facts.summary { lines.append("summary: \(YAMLText(summary).text)") }
    // A clock of an unknown zone is left to the picture, which makes a build tell of it.
    if let taken = choice.taken, taken.offset != nil || isMended || facts.isTimeOfSidecar {
      lines.append("takenAt: \(taken.written)")
    }
    if let trip = choice.trip {
      lines.append("trip: \(YAMLText(trip.text).text)")
    } else if !choice.several.isEmpty {
      lines.append("#trip:  # one of " + choice.several.map(\.text).joined(separator: ", "))
    }
    if !facts.keywords.isEmpty {
      let tags = facts.keywords.prefix(Attributes.mostTags)
      lines.append(
        "tags: [\(tags.map(PrettyJSON.quoted).joined(separator: ", "))]"
          + (tags.count < facts.keywords.count ? "  # the first of \(facts.keywords.count)" : ""))
    }
    text = (lines + ["---", ""]).joined(separator: "\n")
  }
}
