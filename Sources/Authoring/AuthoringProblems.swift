import Diagnostics

/// Faults that stop `init`, `new` and `schema` from writing a file.
extension Problem {
  static let importEncoding = Problem(
    "import-encoding", "A file to import is UTF-16.", "Save it as UTF-8.")
  static let importGoogleTimeline = Problem(
    "import-google-timeline",
    "A file to import is Google's Timeline or Location History: guesses of visits and ways of "
      + "years, and no recorded track.",
    "Convert the day that you want to GPX, and import that.")
  static let importLimit = Problem(
    "import-limit", "A file to import has more than 20,000 trips.", "Split the file.")
  static let importNoTrip = Problem(
    "import-no-trip", .warning,
    "An event or line in an imported file isn't a trip, or lacks details. A trip needs two known "
      + "places, and days or times. Calendars also contain other events, such as hotel stays.",
    "If it isn't a trip, ignore the warning. Otherwise create the trip with `zoetrope new trip`.")
  static let importUnknownFormat = Problem(
    "import-unknown-format",
    "The file to import isn't a calendar, a flight list from AirTrail, Flighty or OpenFlights, or "
      + "a track.",
    "Export it as iCalendar (`.ics`), from one of these programs, or as `.gpx`, `.geojson` or "
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
    "The file to import doesn't exist, can't be read, or is too large. The limit is 10 MB, or 50 "
      + "MB for a track.", "Check its name and permissions. Split a file that is too large.")
  static let newDamagedPicture = Problem(
    "new-damaged-picture", "A picture's file is empty, incomplete, or larger than a page can show.",
    "Copy or export it again, then create its photo.")
  static let newFileExists = Problem(
    "new-file-exists",
    "A file with this name already exists. Nothing was written: Zoetrope never overwrites files.",
    "Move the existing file away, or choose another folder, title or slug.")
  static let newFolderInFolder = Problem(
    "new-folder-in-folder", .warning,
    "A folder of pictures contains another folder, whose pictures were not imported.",
    "To import them, name that folder too.")
  static let newForeignPicture = Problem(
    "new-foreign-picture", .warning,
    "A file is a camera raw file, a video, or a picture format that pages can't show.",
    "Export it as JPEG, and create a photo from that.")
  static let newImageOfAnother = Problem(
    "new-image-of-another", "`--image` was used for something that isn't a photo.",
    "Create a photo from the picture, and name it in the page's text or in its `image` key.")
  static let newJourneyOfAnother = Problem(
    "new-journey-of-another", "`--journey` was used for something that isn't a trip.",
    "Remove `--journey`: a journey contains only trips.")
  static let newNoJourney = Problem(
    "new-no-journey",
    "`--journey` names a trip that is a single file. A journey is a folder of trips with an "
      + "`index.md`.", "Move `trips/japan.md` to `trips/japan/index.md`, or name another journey.")
  static let newNoPicture = Problem(
    "new-no-picture",
    "The file isn't a picture or doesn't exist, or the folder contains no pictures.",
    "Check the name.")
  static let newNoSite = Problem(
    "new-no-site", "The folder isn't a site, because it has no `Content/` folder.",
    "Run the command in the site's folder, or name that folder with `--site`. To start a site, use "
      + "`zoetrope init`.")
  static let newNoSlug = Problem(
    "new-no-slug",
    "The title contains no letter and no digit, so Zoetrope can't make an address from it.",
    "Write the last part of the address with `--slug`.")
  static let hideNoCircles = Problem(
    "hide-no-circles",
    "`zoetrope hide --write` can't add a circle, because the file isn't a JSON list.",
    "Fix the file, or move it away: the next `zoetrope hide --write` creates a new one.")
  static let newNotAFolder = Problem(
    "new-not-a-folder", "Zoetrope needs to create a folder, but a file has its name.",
    "Move the file away, or choose another place.")
  static let newPrivateFolder = Problem(
    "new-private-folder",
    "The new file would be in a folder named `draft`, `drafts`, `private` or `unpublished`. "
      + "Zoetrope doesn't read or publish anything in such a folder.",
    "Choose another title, slug or folder.")
  static let newNotAnImage = Problem(
    "new-not-an-image", "`--image` names a file that isn't a picture, or that is damaged.",
    "Name a picture that other programs can show: JPEG, PNG, GIF, WebP, AVIF, HEIC or TIFF.")
  static let newOneName = Problem(
    "new-one-name", "The name of a new person is only one word.",
    "Write a first and a last name. The last word becomes the last name; you can change that in "
      + "the new file.")
  static let newClockOfAlbum = Problem(
    "new-clock-of-album",
    "Pictures in an album take their time from the picture files, which Zoetrope doesn't change. "
      + "So `--clock` corrects only pictures that get their own file.",
    "Add the lines from the message to `photos` of the album. They contain the corrected times.")
  static let newPhotoExists = Problem(
    "new-photo-exists", .warning,
    "The site already has this picture, so no second photo was created. Or, with `--clock`, the "
      + "album already states a time for it, which stays unchanged.",
    "If a photo shows the picture, there is nothing to do. Otherwise its file has a mistake or is "
      + "gone: fix that file, or create a photo from the existing picture.")
  static let newReservedSlug = Problem(
    "new-reserved-slug",
    "The new page would have an address that Zoetrope uses for a list or another built-in page.",
    "Choose another title, or a slug with `--slug`.")
  static let newSlugTaken = Problem(
    "new-slug-taken",
    "Another entry of the same kind has this slug, or one that differs only in case.",
    "Change that entry, or use the slug that the message suggests.")
  static let newMistakenTrip = Problem(
    "new-mistaken-trip", "`--trip` names a trip whose file contains a mistake.",
    "Fix that file first. `zoetrope check` shows its mistakes.")
  static let newSeveralTrips = Problem(
    "new-several-trips", .warning,
    "A picture was taken on a day with several trips, so its photo isn't linked to any of them.",
    "Name the trip with `--trip`, or write `trip` in the photo's file.")
  static let newUnknownTrip = Problem(
    "new-unknown-trip", "`--trip` names a trip that doesn't exist.",
    "Run `zoetrope list` to see all trips. The last part of a trip's address is its slug.")
  static let newUnreadTime = Problem(
    "new-unread-time", .warning,
    "The time in a picture, or its offset from UTC, is written in a form that isn't known.",
    "Write `takenAt` into the photo's file.")
  static let newUnreadable = Problem(
    "new-unreadable", "`--image` names a file that doesn't exist or can't be read.",
    "Check its name and permissions.")
  static let newUnwritable = Problem(
    "new-unwritable", "The system doesn't let Zoetrope create a file or folder.",
    "Check the path, the permissions, and whether the disk is full.")
  static let newWrongSlug = Problem(
    "new-wrong-slug", "The text in `--slug` can't be part of an address.",
    "Write at least one character, without `/` and `\\`. Don't start with a dot.")
  static let schemaForeignFile = Problem(
    "schema-foreign-file", "`zoetrope schema` would overwrite a file that it didn't create.",
    "Move the file away, or name another folder with `--output`.")
  static let themeUnknownFile = Problem(
    "theme-unknown-file",
    "`zoetrope theme export` names a file or folder that isn't in the built-in theme.",
    "Run `zoetrope theme list` to see all names. Each is a path in `Templates/`.")
}
