import Diagnostics

/// Faults that stop `init`, `new` and `schema` from writing a file.
extension Problem {
  static let importEncoding = Problem(
    "import-encoding", "The file that you want to import is in UTF-16.", "Save the file as UTF-8.")
  static let importGoogleTimeline = Problem(
    "import-google-timeline",
    "The file comes from Google's Timeline or Location History. It contains years of estimated "
      + "visits and routes, not a recorded track.",
    "Choose a day, convert it to GPX, and import the GPX file.")
  static let importLimit = Problem(
    "import-limit", "The file that you want to import contains more than 20,000 trips.",
    "Split the file.")
  static let importNoTrip = Problem(
    "import-no-trip", .warning,
    "An event or line in an imported file isn't a trip, or lacks details. A trip needs two known "
      + "places and either dates or times. Calendars also contain other events, such as hotel "
      + "stays.",
    "If the event or line isn't a trip, ignore the warning. Otherwise create the trip with "
      + "`zoetrope new trip`.")
  static let importUnknownFormat = Problem(
    "import-unknown-format",
    "The file isn't in a format that Zoetrope can import. Zoetrope imports calendars, tracks, and "
      + "flight lists from AirTrail, Flighty or OpenFlights.",
    "Export a calendar as iCalendar (`.ics`), a track as `.gpx`, `.geojson` or `.kml`, or a flight "
      + "list from one of these programs.")
  static let importUnknownZone = Problem(
    "import-unknown-zone", .warning,
    "An event's time zone isn't defined in the calendar, and Zoetrope doesn't recognise the zone's "
      + "name. Zoetrope leaves out the event.",
    "Change the event's time zone in the calendar, or create the trip with `zoetrope new trip`.")
  static let importZoneContradiction = Problem(
    "import-zone-contradiction", .warning,
    "A calendar defines its own rules for a time zone, and they contradict the zone's name. "
      + "Zoetrope uses the name, because calendars often contain the rules of a different year.",
    "Check the times of the imported trips.")
  static let importUnreadable = Problem(
    "import-unreadable",
    "The file that you want to import doesn't exist, can't be read, or is too large. The limit is "
      + "10 MB, or 50 MB for a track.",
    "Check the file's name and permissions. If the file is too large, split it.")
  static let newDamagedPicture = Problem(
    "new-damaged-picture", "A picture file is empty, incomplete, or larger than a page can show.",
    "Copy or export the picture again, then create the photo.")
  static let newFileExists = Problem(
    "new-file-exists",
    "A file with this name already exists. Zoetrope never overwrites files, so it wrote nothing.",
    "Move the existing file, or choose another folder, title or slug.")
  static let newFolderInFolder = Problem(
    "new-folder-in-folder", .warning,
    "A folder of pictures contains another folder. Zoetrope didn't import the pictures in the "
      + "inner folder.", "To import them, pass the inner folder to the command too.")
  static let newForeignPicture = Problem(
    "new-foreign-picture", .warning,
    "A file is a camera raw file, a video, or a picture in a format that pages can't show.",
    "Export it as JPEG, and create a photo from the JPEG file.")
  static let newImageOfAnother = Problem(
    "new-image-of-another", "You used `--image` to create something other than a photo.",
    "Create a photo from the picture. Then name the picture in the page's text or in its `image` "
      + "key.")
  static let newJourneyOfAnother = Problem(
    "new-journey-of-another", "You used `--journey` to create something other than a trip.",
    "Remove `--journey`. A journey contains only trips.")
  static let newNoJourney = Problem(
    "new-no-journey",
    "`--journey` names a trip that is a single file. A journey is a folder of trips with an "
      + "`index.md`.",
    "Move the file, for example from `trips/japan.md` to `trips/japan/index.md`, or name another "
      + "journey.")
  static let newNoPicture = Problem(
    "new-no-picture",
    "The file isn't a picture or doesn't exist, or the folder contains no pictures.",
    "Check the file or folder name.")
  static let newNoSite = Problem(
    "new-no-site", "The folder isn't a site, because it has no `Content/` folder.",
    "Run the command in the site's folder, or name that folder with `--site`. To create a new "
      + "site, use `zoetrope init`.")
  static let newNoSlug = Problem(
    "new-no-slug",
    "The title contains no letters or digits, so Zoetrope can't make an address from it.",
    "Write the last part of the address with `--slug`.")
  static let hideNoCircles = Problem(
    "hide-no-circles",
    "`zoetrope hide --write` can't add a circle to the file, because the file isn't a JSON list.",
    "Fix the file, or move it elsewhere and run the command again. `zoetrope hide --write` then "
      + "creates a new file.")
  static let newNotAFolder = Problem(
    "new-not-a-folder",
    "Zoetrope can't create a folder, because a file with the same name already exists.",
    "Move the file, or choose another location.")
  static let newPrivateFolder = Problem(
    "new-private-folder",
    "The new file would be in a folder named `draft`, `drafts`, `private` or `unpublished`. "
      + "Zoetrope doesn't read or publish anything in such a folder.",
    "Choose another title, slug or folder.")
  static let newNotAnImage = Problem(
    "new-not-an-image", "`--image` names a file that is damaged or isn't a picture.",
    "Use a picture that other programs can open. It must be JPEG, PNG, GIF, WebP, AVIF, HEIC or "
      + "TIFF.")
  static let newOneName = Problem(
    "new-one-name", "The name of a new person consists of only one word.",
    "Write a first name and a last name. Zoetrope takes the last word as the last name. You can "
      + "change that in the new file.")
  static let newClockOfAlbum = Problem(
    "new-clock-of-album",
    "Photos in an album take their times from the picture files, which Zoetrope doesn't change. So "
      + "`--clock` corrects only photos that get their own file.",
    "Add the lines from the message to `photos` in the album's file. These lines contain the "
      + "corrected times.")
  static let newPhotoExists = Problem(
    "new-photo-exists", .warning,
    "The site already has this picture, so Zoetrope didn't create another photo. If you used "
      + "`--clock`, this warning also appears if the album already states a time for the picture. "
      + "Zoetrope then keeps that time.",
    "If a photo already shows the picture, do nothing. Otherwise the photo's file contains a "
      + "mistake or no longer exists. Fix the file, or create a photo from the existing picture.")
  static let newReservedSlug = Problem(
    "new-reserved-slug",
    "The new page would get an address that Zoetrope uses for a list or another built-in page.",
    "Choose another title, or set a slug with `--slug`.")
  static let newSlugTaken = Problem(
    "new-slug-taken",
    "Another entry of the same kind has this slug, or has a slug that differs only in case.",
    "Change the slug of that entry, or use the slug that the message suggests.")
  static let newMistakenTrip = Problem(
    "new-mistaken-trip", "`--trip` names a trip whose file contains a mistake.",
    "Fix that file first. `zoetrope check` shows its mistakes.")
  static let newSeveralTrips = Problem(
    "new-several-trips", .warning,
    "A picture was taken on a day with several trips, so Zoetrope didn't link its photo to a trip.",
    "Name the trip with `--trip`, or write `trip` in the photo's file.")
  static let newUnknownTrip = Problem(
    "new-unknown-trip", "`--trip` names a trip that doesn't exist.",
    "Run `zoetrope list` to see all trips. The last part of a trip's address is its slug.")
  static let newUnreadTime = Problem(
    "new-unread-time", .warning,
    "The picture contains a time or a UTC offset in a form that Zoetrope doesn't know.",
    "Write `takenAt` in the photo's file.")
  static let newUnreadable = Problem(
    "new-unreadable", "`--image` names a file that doesn't exist or can't be read.",
    "Check the file's name and permissions.")
  static let newUnwritable = Problem(
    "new-unwritable", "The system doesn't let Zoetrope create a file or folder.",
    "Check the path and the permissions, and make sure that the disk isn't full.")
  static let newWrongSlug = Problem(
    "new-wrong-slug", "The slug in `--slug` can't be part of an address.",
    "Write a slug that isn't empty, doesn't start with a dot, and doesn't contain `/` or `\\`.")
  static let schemaForeignFile = Problem(
    "schema-foreign-file", "`zoetrope schema` would overwrite a file that it didn't create.",
    "Move the file, or choose another folder with `--output`.")
  static let themeUnknownFile = Problem(
    "theme-unknown-file",
    "The built-in theme has no file or folder with the name that you passed to `zoetrope theme "
      + "export`.",
    "Run `zoetrope theme list` to see all names. Each name is a path in `Templates/`.")
}
