import Diagnostics

/// Faults that keep `init`, `new` and `schema` from writing a file.
extension Problem {
  static let importEncoding = Problem(
    "import-encoding", "A file to import is UTF-16.", "Save it as UTF-8.")
  static let importGoogleTimeline = Problem(
    "import-google-timeline",
    "A file to import is Google's Timeline or Location History: guesses of visits and ways of "
      + "years, and no recorded track.",
    "Convert the day that you want to GPX, and import that.")
  static let importLimit = Problem(
    "import-limit", "A file to import has more than 20,000 trips.", "Divide it.")
  static let importNoTrip = Problem(
    "import-no-trip", .warning,
    "An event or a line of an imported file is no trip, or says too little: two places that are "
      + "known, and days or times. Calendars hold other things, too, such as hotels.",
    "Nothing is to be done if it is no trip; else begin one with `zoetrope new trip`.")
  static let importUnknownFormat = Problem(
    "import-unknown-format",
    "A file to import is no calendar, no list of flights of AirTrail, Flighty or OpenFlights, and "
      + "no track.",
    "Export it as iCalendar (`.ics`), as one of these programs does, or as `.gpx`, `.geojson` or "
      + "`.kml`.")
  static let importUnknownZone = Problem(
    "import-unknown-zone", .warning,
    "A calendar states times in a zone that neither its name nor the calendar explains, so the "
      + "event is left out.",
    "Change the event's time zone in the calendar, or begin its trip with `zoetrope new trip`.")
  static let importZoneContradiction = Problem(
    "import-zone-contradiction", .warning,
    "A calendar defines a time zone with rules that differ from those of its name. The name "
      + "overrides the rules, which often are those of another year.",
    "Check the times of the imported trips.")
  static let importUnreadable = Problem(
    "import-unreadable",
    "A file to import does not exist, may not be read, or is larger than 10 MB; a track, than 50 "
      + "MB.", "Check its name and its permissions; divide a file that is too large.")
  static let newDamagedPicture = Problem(
    "new-damaged-picture",
    "A picture's file is empty, breaks off, or is larger than what a page can show.",
    "Copy or export it again, and begin its photo then.")
  static let newFileExists = Problem(
    "new-file-exists",
    "A file that would be made exists; nothing was written, and nothing is written over.",
    "Move what is there away, or choose another folder, title or slug.")
  static let newFolderInFolder = Problem(
    "new-folder-in-folder", .warning,
    "A folder of pictures has a folder in it, whose pictures were not wanted.",
    "Name that folder, too, if its pictures are to be photos.")
  static let newForeignPicture = Problem(
    "new-foreign-picture", .warning,
    "A file is a camera's raw file, a video or a picture of a kind that no page shows.",
    "Export it as JPEG, and begin a photo of that.")
  static let newImageOfAnother = Problem(
    "new-image-of-another", "`--image` was given for a model that is no photo.",
    "Make a photo of the picture, and name it in the model's text or in `image`.")
  static let newJourneyOfAnother = Problem(
    "new-journey-of-another", "`--journey` was given for a model that is no trip.",
    "Leave it out: the parts of a journey are trips.")
  static let newNoJourney = Problem(
    "new-no-journey",
    "The trip that `--journey` names is a file by itself. A journey is a folder of trips with an "
      + "`index.md`.",
    "Move the file of `trips/japan.md` to `trips/japan/index.md`, or name another journey.")
  static let newNoPicture = Problem(
    "new-no-picture",
    "A file or a folder was named of which no photo can be begun: it is no picture, it is not "
      + "there, or there is none in it.", "Check the name.")
  static let newNoSite = Problem(
    "new-no-site", "The folder in which a model was to begin holds no `Content/`.",
    "Change to the site's folder, or name it with `--site`; `zoetrope init` begins one.")
  static let newNoSlug = Problem(
    "new-no-slug", "The title holds no letter and no digit, so it makes no address.",
    "Give the last part of the address with `--slug`.")
  static let hideNoCircles = Problem(
    "hide-no-circles",
    "The file to which `zoetrope hide --write` would add a circle is no JSON with a list.",
    "Mend it, or move it away: the next `zoetrope hide --write` makes a new one.")
  static let newNotAFolder = Problem(
    "new-not-a-folder", "A file stands where a folder would have to be made.",
    "Move it away, or choose another place.")
  static let newPrivateFolder = Problem(
    "new-private-folder",
    "The new file would be in a folder that is named `draft`, `drafts`, `private` or "
      + "`unpublished`, in which nothing is read or published.",
    "Choose another title, slug or folder.")
  static let newNotAnImage = Problem(
    "new-not-an-image", "`--image` names a file that is no picture, or one that is damaged.",
    "Name a picture that other programs show: JPEG, PNG, GIF, WebP, AVIF, HEIC or TIFF.")
  static let newOneName = Problem(
    "new-one-name", "The name of a new person is a single word.",
    "Write first and last name; a file made by hand may say which is which.")
  static let newClockOfAlbum = Problem(
    "new-clock-of-album",
    "A picture of an album has its time from its own file, which Zoetrope does not write into. So "
      + "`--clock` mends the times of pictures that get a file of their own, and of no others.",
    "Write the mended times, which the message lists, under `photos` of the album.")
  static let newPhotoExists = Problem(
    "new-photo-exists", .warning,
    "The site has this picture, or one of the same bytes, so it got no second one; and with "
      + "`--clock`, a time that its album states stays as it is.",
    "Nothing is to be done where a photo shows it. If none does, that photo's file has a mistake "
      + "or is gone: mend it, or begin a photo of the picture that is there.")
  static let newReservedSlug = Problem(
    "new-reserved-slug", "A new page would lie where Zoetrope publishes a list or the settings.",
    "Give it another title, or a slug with `--slug`.")
  static let newSlugTaken = Problem(
    "new-slug-taken",
    "Another model of the kind has the slug, or one that differs in letter case alone.",
    "Change that model, or give the new one the slug that the message says.")
  static let newMistakenTrip = Problem(
    "new-mistaken-trip", "`--trip` names a trip whose file has a mistake.",
    "Mend the file first; `zoetrope check` shows its mistakes.")
  static let newSeveralTrips = Problem(
    "new-several-trips", .warning,
    "A picture was taken on a day of several trips, so its photo names none.",
    "Name its trip with `--trip`, or write `trip` into the photo's file.")
  static let newUnknownTrip = Problem(
    "new-unknown-trip", "`--trip` states the slug of no trip of the site.",
    "See the trips with `zoetrope list`; the last part of a trip's address is its slug.")
  static let newUnreadTime = Problem(
    "new-unread-time", .warning,
    "The time in a picture, or its offset from UTC, is written in a form that isn't known.",
    "Write `takenAt` into the photo's file.")
  static let newUnreadable = Problem(
    "new-unreadable", "`--image` names a file that does not exist, or may not be read.",
    "Check its name and its permissions.")
  static let newUnwritable = Problem(
    "new-unwritable", "The system refused to make a file or a folder.",
    "Check the path, its permissions, and whether the disk is full.")
  static let newWrongSlug = Problem(
    "new-wrong-slug", "`--slug` states what can't be one segment of an address.",
    "Give one without `/` and `\\`, not empty, that begins with no dot.")
  static let schemaForeignFile = Problem(
    "schema-foreign-file", "A file where a schema would go was not made by `zoetrope schema`.",
    "Move it away, or name another folder with `--output`.")
  static let themeUnknownFile = Problem(
    "theme-unknown-file",
    "`zoetrope theme export` names what is no file and no folder of the built-in theme.",
    "See the names with `zoetrope theme list`; each is a path below `Templates/`.")
}
