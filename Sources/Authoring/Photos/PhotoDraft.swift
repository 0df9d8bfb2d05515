import Basics
import Content
import Domain

/// A new photo's file, filled with the facts in its picture.
struct PhotoDraft {
  let text: String

  /// `path` is that of the picture; its file name becomes the title if the picture has none. The
  /// time is written only if it adds to the picture's own time: in the zone of the trip, from a
  /// clock that `isMended`, or from a sidecar file.
  init(
    _ facts: PictureFacts, named path: String, file: String, _ choice: PhotoTrips.Choice,
    isMended: Bool
  ) {
    var lines = [
      "---",
      "title: \(YAMLText(facts.title ?? PictureName(path).title ?? PhotoKind.untitled).text)",
      "file: \(YAMLText(file).text)",
      // Only the author can describe the picture, and no check would report a wrong guess.
      "alt: "
        + (facts.alt.map { YAMLText($0).text }
          ?? " # describe the picture for people who can't see it"),
    ]
    if let summary = facts.summary { lines.append("summary: \(YAMLText(summary).text)") }
    // If the clock's zone is unknown, the time stays in the picture only, so that a build reports
    // it.
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
