package import Diagnostics

extension Explanation {
  /// Explanations of faults that keep `init`, `new` and `schema` from writing a file.
  package static let authoring: [Explanation] = [
    .init(
      "import-encoding", cause: "A file to import is UTF-16.", remedy: "Save it as UTF-8."),
    .init(
      "import-limit", cause: "A file to import has more than 20,000 trips.",
      remedy: "Divide it."),
    .init(
      "import-no-trip", .warning,
      cause: """
        An event or a line of an imported file is no trip, or says too little: two places that are \
        known, and days or times. Calendars hold other things, too, such as hotels.
        """,
      remedy: "Nothing is to be done if it is no trip; else begin one with `zoetrope new trip`."),
    .init(
      "import-unknown-format",
      cause: """
        A file to import is no calendar, no list of flights of AirTrail, Flighty or OpenFlights, and \
        no track.
        """,
      remedy: """
        Export it as iCalendar (`.ics`), as one of these programs does, or as `.gpx`, `.geojson` or \
        `.kml`.
        """),
    .init(
      "import-unreadable",
      cause: """
        A file to import does not exist, may not be read, or is larger than 10 MB; a track, than 50 MB.
        """,
      remedy: "Check its name and its permissions; divide a file that is too large."),
    .init(
      "new-damaged-picture",
      cause: "A picture's file is empty, breaks off, or is larger than what a page can show.",
      remedy: "Copy or export it again, and begin its photo then."),
    .init(
      "new-file-exists",
      cause: "A file that would be made exists; nothing was written, and nothing is written over.",
      remedy: "Move what is there away, or choose another folder, title or slug."),
    .init(
      "new-folder-in-folder", .warning,
      cause: "A folder of pictures has a folder in it, whose pictures were not wanted.",
      remedy: "Name that folder, too, if its pictures are to be photos."),
    .init(
      "new-foreign-picture", .warning,
      cause: "A file is a camera's raw file, a video or a picture of a kind that no page shows.",
      remedy: "Export it as JPEG, and begin a photo of that."),
    .init(
      "new-image-of-another", cause: "`--image` was given for a model that is no photo.",
      remedy: "Make a photo of the picture, and name it in the model's text or in `image`."),
    .init(
      "new-journey-of-another", cause: "`--journey` was given for a model that is no trip.",
      remedy: "Leave it out: the parts of a journey are trips."),
    .init(
      "new-no-journey",
      cause: """
        The trip that `--journey` names is a file by itself. A journey is a folder of trips with an \
        `index.md`.
        """,
      remedy:
        "Move the file of `trips/japan.md` to `trips/japan/index.md`, or name another journey."),
    .init(
      "new-no-picture",
      cause: "A file or a folder was named of which no photo can be begun: it is no picture, it is "
        + "not there, or there is none in it.",
      remedy: "Check the name."),
    .init(
      "new-no-site", cause: "The folder in which a model was to begin holds no `Content/`.",
      remedy: "Change to the site's folder, or name it with `--site`; `zoetrope init` begins one."),
    .init(
      "new-no-slug", cause: "The title holds no letter and no digit, so it makes no address.",
      remedy: "Give the last part of the address with `--slug`."),
    .init(
      "hide-no-circles",
      cause: "The file to which `zoetrope hide --write` would add a circle is no JSON with a list.",
      remedy: "Mend it, or move it away: the next `zoetrope hide --write` makes a new one."),
    .init(
      "new-not-a-folder", cause: "A file stands where a folder would have to be made.",
      remedy: "Move it away, or choose another place."),
    .init(
      "new-private-folder",
      cause: """
        The new file would be in a folder that is named `draft`, `drafts`, `private` or `unpublished`, \
        in which nothing is read or published.
        """,
      remedy: "Choose another title, slug or folder."),
    .init(
      "new-not-an-image",
      cause: "`--image` names a file that is no picture, or one that is damaged.",
      remedy: "Name a picture that other programs show: JPEG, PNG, GIF, WebP, AVIF, HEIC or TIFF."),
    .init(
      "new-one-name", cause: "The name of a new person is a single word.",
      remedy: "Write first and last name; a file made by hand may say which is which."),
    .init(
      "new-clock-of-album",
      cause:
        "A picture of an album has its time from its own file, which Zoetrope does not write into. So "
        + "`--clock` mends the times of pictures that get a file of their own, and of no others.",
      remedy: "Write the mended times, which the message lists, under `photos` of the album."),
    .init(
      "new-photo-exists", .warning,
      cause:
        "The site has this picture, or one of the same bytes, so it got no second one; and with "
        + "`--clock`, a time that its album states stays as it is.",
      remedy: "Nothing is to be done where a photo shows it. If none does, that photo's file has a "
        + "mistake or is gone: mend it, or begin a photo of the picture that is there."),
    .init(
      "new-reserved-slug",
      cause: "A new page would lie where Zoetrope publishes a list or the settings.",
      remedy: "Give it another title, or a slug with `--slug`."),
    .init(
      "new-slug-taken",
      cause: "Another model of the kind has the slug, or one that differs in letter case alone.",
      remedy: "Change that model, or give the new one the slug that the message says."),
    .init(
      "new-mistaken-trip", cause: "`--trip` names a trip whose file has a mistake.",
      remedy: "Mend the file first; `zoetrope check` shows its mistakes."),
    .init(
      "new-several-trips", .warning,
      cause: "A picture was taken on a day of several trips, so its photo names none.",
      remedy: "Name its trip with `--trip`, or write `trip` into the photo's file."),
    .init(
      "new-unknown-trip", cause: "`--trip` states the slug of no trip of the site.",
      remedy: "See the trips with `zoetrope list`; the last part of a trip's address is its slug."),
    .init(
      "new-unreadable", cause: "`--image` names a file that does not exist, or may not be read.",
      remedy: "Check its name and its permissions."),
    .init(
      "new-unwritable", cause: "The system refused to make a file or a folder.",
      remedy: "Check the path, its permissions, and whether the disk is full."),
    .init(
      "new-wrong-slug", cause: "`--slug` states what can't be one segment of an address.",
      remedy: "Give one without `/` and `\\`, not empty, that begins with no dot."),
    .init(
      "schema-foreign-file",
      cause: "A file where a schema would go was not made by `zoetrope schema`.",
      remedy: "Move it away, or name another folder with `--output`."),
    .init(
      "theme-unknown-file",
      cause: "`zoetrope theme export` names what is no file and no folder of the built-in theme.",
      remedy: "See the names with `zoetrope theme list`; each is a path below `Templates/`."),
  ]
}
