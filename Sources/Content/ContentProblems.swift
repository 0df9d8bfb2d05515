package import Diagnostics

/// Mistakes in content that are found after its values have been read.
extension Problem {
  static let contentUnfinishedMerge = Problem(
    "content-unfinished-merge",
    "A file contains lines that begin with `<<<<<<<`, `=======` and `>>>>>>>`. Git writes these "
      + "lines when two versions of a file conflict, so the file contains parts of both versions.",
    "Keep the version that you want. Delete the other version and the three marker lines. If the "
      + "lines are meant as an example, put them in a code block.")
  static let contentMergeInCode = Problem(
    "content-merge-in-code", .warning,
    "A code block contains lines that begin with `<<<<<<<`, `=======` and `>>>>>>>`. They may be "
      + "an example, or they may come from a Git merge that you haven't finished.",
    "Finish the merge. If the code is an example, write a space before each of the three markers.")
  static let contentSettingsInText = Problem(
    "content-settings-in-text",
    "A setting such as `draft: true` is in the page's text instead of its front matter. The "
      + "setting has no effect in the text, and every reader would see it. This happens if the "
      + "file doesn't begin with a line of exactly three dashes (`---`), or if the file has a "
      + "second block of front matter.",
    "Move all settings to the top of the file, between the first two `---` lines. If the text only "
      + "looks like a setting, put it in backticks or in a code block.")
  static let contentChanged = Problem(
    "content-changed",
    "A page's file was changed or deleted during the build. On a large site, Zoetrope reads some "
      + "files twice, because it doesn't keep the text of every page in memory.", "Build again.")
  static let contentLeadsOut = Problem(
    "content-leads-out", "A symbolic link in `Content/` points outside the site's folder.",
    "Replace the link with a copy of the file or folder that it points to.")
  static let contentLinkLoop = Problem(
    "content-link-loop", "A symbolic link points to a folder that contains the link.",
    "Remove the link.")
  package static let contentMissingFolder = Problem(
    "content-missing-folder", "The site's folder doesn't contain a `Content/` folder.",
    "Run the command in the site's folder, or name that folder with `--site`.")
  static let contentMustBeFile = Problem(
    "content-must-be-file",
    "A folder has a name that Zoetrope reserves for a file, such as `site.json`, `index.md`, "
      + "`_redirects` or the name of a template.",
    "Rename the folder, or move its files elsewhere and remove the folder.")
  static let contentMustBeFolder = Problem(
    "content-must-be-folder",
    "A file has a name that Zoetrope reserves for a folder, such as `Templates/words`.",
    "Rename the file, or remove it.")
  static let contentNotAFile = Problem(
    "content-not-a-file",
    "`Content/` contains something that is neither a file nor a folder, such as a socket or a "
      + "pipe.", "Remove the socket, pipe or other item.")
  static let contentOutsideKinds = Problem(
    "content-outside-kinds", .warning,
    "A file looks like a page, but it isn't in the folder for any kind of page. Zoetrope doesn't "
      + "make a page from the file.",
    "Move the file to the folder for its kind of page, such as `Content/trips/`.")
  static let contentPathTooLong = Problem(
    "content-path-too-long", "A path is longer than 1,024 bytes.",
    "Shorten the name of the file or of the folders that contain it.")
  static let contentForeignIndex = Problem(
    "content-foreign-index", .warning,
    "A file is named `_index.md`, as in Hugo. In Zoetrope, the text above a list comes from "
      + "`index.md`. The home page's text is in `Content/index.md`, and each folder for a kind of "
      + "page can have its own `index.md`. Subfolders have no lists.",
    "Rename the file. For the text above a list, name it `index.md`.")
  static let contentWindowsName = Problem(
    "content-windows-name", .warning,
    "A file in `Content/public/` has a name that Windows doesn't allow. The name contains `<`, "
      + "`>`, `:`, `\"`, `|`, `?` or `*`, ends in a space or dot, or is reserved for a device, "
      + "such as `aux.txt`.",
    "Rename the file. If you never build or serve the site on Windows, you can ignore this "
      + "warning.")
  static let contentUnreadFolder = Problem(
    "content-unread-folder", .warning,
    "A folder next to `Content/`, such as `static/`, belongs to Hugo, Jekyll or another generator. "
      + "Zoetrope reads only `Content/` and `Templates/`.",
    "Move the folder's files to the location that the message names, then remove the folder.")
  static let contentUnreadable = Problem(
    "content-unreadable", traits: .hidesFiles,
    "The system doesn't let Zoetrope read a file or folder.",
    "Check the permissions. If the error was temporary, build again.")
  static let contentWrongName = Problem(
    "content-wrong-name",
    "A file's name isn't UTF-8, contains a control character, or differs from another file's name "
      + "only in how accents are encoded.", "Rename the file.")
  static let contentWrongSuffix = Problem(
    "content-wrong-suffix", .warning,
    "A page's file has an extension such as `.markdown` or `.MD`. Zoetrope reads pages only from "
      + "files whose names end in `.md` or `.json`.",
    "Rename the file, or move it out of `Content/`.")
  static let systemMemory = Problem(
    "system-memory", traits: .hidesFiles,
    "The system has no memory left for Zoetrope, or a memory limit is too low.",
    "Close other programs, raise the limit (`ulimit -v`), or build with a lower `--jobs` number.")
  static let systemOpenFiles = Problem(
    "system-open-files", traits: .hidesFiles,
    "Zoetrope needs to open more files at once than the system allows. The limit applies either to "
      + "Zoetrope or to all programs together. Zoetrope has already raised its own limit as far as "
      + "it can.",
    "Raise the limit, for example with `ulimit -n 1024`, or build with a lower `--jobs` number.")
  static let contentAmbiguousCode = Problem(
    "content-ambiguous-code",
    "A place is written as three capital letters. These letters are both the IATA code of a small "
      + "airport and the abbreviation of a country.",
    "Write which one you mean. `{name: USA}` is a place with that name, and `{airport: USA}` is "
      + "the airport.")
  static let contentAmbiguousTime = Problem(
    "content-ambiguous-time",
    "This local time happens twice in its time zone, because clocks go back when summer time ends.",
    "Add the UTC offset to the time, such as `+01:00`.")
  static let contentAssumedZone = Problem(
    "content-assumed-zone", .warning,
    "A trip goes from one place to another, and neither place has a time zone. Zoetrope assumes "
      + "that the trip's local times are in the site's `timeZone`. If a place is in another zone, "
      + "the duration is wrong.",
    "Add `timeZone` to each place, as in `origin: {name: Lisbon, timeZone: Europe/Lisbon}`, or add "
      + "an offset to each time.")
  static let contentAssumedClock = Problem(
    "content-assumed-clock", .warning,
    "Cameras record the time, but many don't record the time zone. Zoetrope uses the UTC offset in "
      + "the picture, then the GPS time in the picture, then the time zone of the photo's `trip`. "
      + "None of these was available, so Zoetrope used the site's `timeZone`. Zoetrope can't use a "
      + "trip's zone if the trip's places have no `timeZone`, or if the trip was between two zones "
      + "at that moment. It also doesn't use the zone of a trip that fewer people may see than the "
      + "photo.",
    "Write `takenAt` with a UTC offset, or name a `trip` whose places have a `timeZone`. If the "
      + "site's time zone is right, set `timeZone` in `Content/site.json`.")
  static let contentMissingZone = Problem(
    "content-missing-zone",
    "A trip has a local time, such as `2026-05-02T08:10`, but its time zone isn't known. Zoetrope "
      + "needs the time zone to calculate durations and delays. The place has no `timeZone`. The "
      + "site's `timeZone` isn't set, or Zoetrope can't use it because the other place has a time "
      + "zone.",
    "Add `timeZone` to the place, as in `origin: {name: Lisbon, timeZone: Europe/Lisbon}`, or "
      + "write an airport code, as in `origin: LIS`. You can also add a UTC offset to the time, as "
      + "in `2026-05-02T08:10+01:00`.")
  static let contentSkippedTime = Problem(
    "content-skipped-time",
    "This local time doesn't exist in its time zone, because clocks go forward when summer time "
      + "begins.", "Write a time that exists in that time zone.")
  static let contentUnknownAirport = Problem(
    "content-unknown-airport",
    "A place is written as three capital letters, so Zoetrope expects an airport, but no airport "
      + "has that IATA code. City codes such as `LON`, which cover several airports, don't work.",
    "Write the code of one airport. If the three capital letters are the name of a place, write an "
      + "object, such as `{name: UAE}`. If the airport has closed, write an object with its name "
      + "and time zone.")
  static let contentWrongAmount = Problem(
    "content-wrong-amount",
    "An amount isn't a number, is negative where negative amounts aren't allowed, is too large, or "
      + "has more decimals than its currency.",
    "Use only digits and a decimal point, as in `1234.50`.")
  static let contentWrongCoordinate = Problem(
    "content-wrong-coordinate",
    "A latitude or longitude is out of range, or one of the two is missing.",
    "Write both numbers. The latitude must be from -90 to 90, and the longitude from -180 to 180.")
  static let contentWrongOffset = Problem(
    "content-wrong-offset",
    "A time has a UTC offset that its time zone doesn't use at that moment.",
    "Write the offset that the time zone uses at that moment, or remove the offset.")
  static let contentWrongTime = Problem(
    "content-wrong-time", "A time doesn't exist or is out of range.",
    "Write a real time, such as `2015-10-09T13:09:53+01:00`.")
  static let contentLegDisagrees = Problem(
    "content-leg-disagrees",
    "A trip has `legs`, and it also has its own `departure`, `arrival`, `origin` or `destination`. "
      + "This value differs from the value in the first or last leg.",
    "Remove the key from the trip. The legs already contain the value.")
  static let contentLegDiverted = Problem(
    "content-leg-diverted",
    "A leg has `status: diverted` but no `divertedTo`, or it has `divertedTo` but a different "
      + "status.",
    "Write both `status: diverted` and `divertedTo` with a place, or write neither.")
  static let contentLegKeyBesideLegs = Problem(
    "content-leg-key-beside-legs",
    "A key that describes a single leg, such as `number`, is next to `legs`. This error also "
      + "appears if the key is in the index of a journey whose only legs are the trips in its "
      + "folder.",
    "Move the key to the leg or trip that it describes.")
  static let contentNestedJourney = Problem(
    "content-nested-journey",
    "A folder that contains trips and an `index.md` is a journey. This journey is inside the "
      + "folder of another journey.",
    "Move the inner folder out of the outer folder, or remove the inner folder's `index.md` so "
      + "that its trips belong to the outer journey. A single trip inside a journey may still have "
      + "its own folder.")
  static let contentLegOrder = Problem(
    "content-leg-order", "A leg departs before the previous leg arrives.",
    "Write the legs in travel order and correct the times. Mark legs that you didn't take with "
      + "`status: replaced` or `status: cancelled`. The next leg may depart before such a leg "
      + "arrives.")
  static let contentStopOrder = Problem(
    "content-stop-order",
    "The time of a stop is earlier than the time of the previous stop, or isn't between the "
      + "departure and arrival of its leg.",
    "Write the stops in travel order and correct the times.")
  static let contentStayOrder = Problem(
    "content-stay-order", "The `to` date of a stay is before its `from` date.",
    "Correct the wrong date.")
  static let contentOutsideOfTrip = Problem(
    "content-outside-of-trip", .warning,
    "A stay or visit is dated before the trip's departure or after its arrival.",
    "Correct the date, or the trip's departure or arrival.")
  static let contentOneTag = Problem(
    "content-one-tag", .warning,
    "`tags` is a single string with spaces or commas. Zoetrope reads it as one tag, although some "
      + "programs split it into several.",
    "Write a list, such as `[portugal, rail]` for two tags, or `[night train]` for one tag with a "
      + "space.")
  static let contentDuplicateId = Problem(
    "content-duplicate-id",
    "Two pages of the same kind have the same `id`. Feed readers and calendars use the id to "
      + "recognise a page, so they would show only one of the two.",
    "Give one of the pages a different `id`.")
  static let contentDuplicateIndex = Problem(
    "content-duplicate-index", "Two files contain the text of the same page.",
    "Remove one of the files.")
  static let contentAlbumName = Problem(
    "content-album-name",
    "An album without a `title` or `slug` takes both from its folder's name. This folder's name "
      + "contains a time of day or coordinates, which would appear in the addresses of the album "
      + "and its photos.",
    "Write a `title` or a `slug` in the album's `index.md`, or rename the folder.")
  package static let contentSamePicture = Problem(
    "content-same-picture",
    "Two photos show the same picture, and both file names reveal when or where it was taken. "
      + "Zoetrope doesn't publish such file names. It makes the address from the title and the "
      + "picture's data instead, so both photos would get the same address.",
    "Delete one of the files, or write a `slug` for one of the photos.")
  package static let contentSameDigits = Problem(
    "content-same-digits",
    "Zoetrope doesn't publish file names that reveal when or where a picture was taken. It "
      + "replaces such a name with eight digits computed from the file. By chance, two different "
      + "files got the same digits. This happens about once in four billion pairs.",
    "Write a `slug` for one of the photos. If no photo uses the file and you only link to it, "
      + "rename the file.")
  package static let contentDuplicateSlug = Problem(
    "content-duplicate-slug",
    "Two pages of the same kind have the same slug, or slugs that differ only in case. This error "
      + "also appears if a page has the same address as a list. A picture in an album gets its "
      + "slug from its file name, with hyphens instead of spaces.",
    "Give one of the pages a different `slug`. For a picture, rename the file, or list it under "
      + "`photos` in the album with a `slug`.")
  static let contentMissingReference = Problem(
    "content-missing-reference", traits: [.absence, .namesThing],
    "A key names a page that doesn't exist.", "Write the suggested slug, or create the page.")
  package static let siteChangedFile = Problem(
    "site-changed-file", traits: .readFault,
    "A picture changed while Zoetrope was reading it, or the disk failed.", "Build again.")
  package static let siteUnreadableFile = Problem(
    "site-unreadable-file", traits: .readFault,
    "The system can't read a picture, a template or another file. Zoetrope doesn't skip such "
      + "files. For example, without the data in a photo's file, it could publish the photo with "
      + "the wrong date or creator.",
    "Check the file's permissions, and check the disk or memory card. If the error was temporary, "
      + "build again.")
  static let contentArrivesBeforeDeparture = Problem(
    "content-arrives-before-departure", "A trip's arrival is before its departure.",
    "Correct one of the two times. Zoetrope interprets each time in the time zone of its place.")
  static let contentBodyInFrontMatter = Problem(
    "content-body-in-front-matter", "The front matter of a Markdown file contains the `body` key.",
    "Move the text to below the front matter.")
  static let contentProtectedForNobody = Problem(
    "content-protected-for-nobody", "A page has `visibility: protected` but names no audience.",
    "Name an audience from the settings, as in `audience: family`.")
  static let contentAudienceUnprotected = Problem(
    "content-audience-unprotected",
    "A page names an audience, but its visibility isn't `protected`.",
    "Write `visibility: protected`, or remove `audience`.")
  static let contentAudienceOutside = Problem(
    "content-audience-outside",
    "A page in an album or journey names an audience that can't open the album or journey.",
    "Choose an audience that can open the album or journey, or add the page's audience to the "
      + "album or journey.")
  static let contentOpenInProtectedFolder = Problem(
    "content-open-in-protected-folder",
    "A folder's `index.md` is a protected photo, but another photo in the folder isn't protected. "
      + "Albums, journeys and other kinds of folders pass their visibility on to everything "
      + "inside. A photo doesn't.",
    "Add `visibility: protected` and `audience` to the other photo too, or move the other photo.")
  static let contentOpenInRestrictedFolder = Problem(
    "content-open-in-restricted-folder",
    "A folder's `index.md` is a photo with `draft`, `visibility`, `publishDate` or `expiryDate`, "
      + "but another photo in the folder lacks these keys. Albums, journeys and other kinds of "
      + "folders pass these keys on to everything inside. A photo doesn't.",
    "Add the same keys to the other photo, or move the other photo.")
  static let contentUnknownAudience = Problem(
    "content-unknown-audience", "A page names an audience that isn't in the settings.",
    "Correct the name, or add the audience to `audiences` in `Content/site.json`.")
  static let contentSameAudience = Problem(
    "content-same-audience", "Two audiences in the settings have the same name.",
    "Give one of the audiences a different name.")
  static let contentKeyFile = Problem(
    "content-key-file", "A folder for pages contains a key file that `zoetrope audience` created.",
    "Move the key file out of `Content/`. Zoetrope hasn't published any of it.")
  static let contentPassword = Problem(
    "content-password",
    "The settings contain a password for an audience. Anyone who has the site's folder can read "
      + "the password.",
    "Delete the password from the settings, and set it with `zoetrope audience`.")
  static let contentExpiresBeforePublication = Problem(
    "content-expires-before-publication",
    "The `expiryDate` isn't later than the `publishDate`, so the page would never be shown.",
    "Correct one of the two dates.")
  static let contentIndexIsList = Problem(
    "content-index-is-list",
    "An `index.json` file contains a list of objects, but it must describe one page.",
    "Rename the file.")
  static let contentItemWithoutSlug = Problem(
    "content-item-without-slug",
    "An object in a JSON list has neither a `slug` nor an `id`, so it can't have an address.",
    "Add a `slug` or an `id`.")
  static let contentDistantPhoto = Problem(
    "content-distant-photo", .warning,
    "A photo has a `url`, so browsers load its image from another site. The other site learns who "
      + "views your page. If the other site removes the image, your page no longer shows it. "
      + "Zoetrope prints one warning for all such photos, with a count.",
    "Save the image in `Content/` and name it with `file`. If you can't, ignore the warning. "
      + "Zoetrope still publishes the site.")
  static let contentPhotoWithoutPlace = Problem(
    "content-photo-without-place", .warning,
    "`place: exact` shows the coordinates from the picture's file, and `place: city` shows the "
      + "nearest city. But the file contains no coordinates, or the picture was taken far from any "
      + "city.", "Remove `place`, or use a file that still contains its coordinates.")
  static let contentPhotoWithoutAlt = Problem(
    "content-photo-without-alt", .warning,
    "A photo has no `alt` text. Screen readers read its title instead, which rarely describes the "
      + "picture. Zoetrope prints one warning for all such photos, with a count.",
    "Add `alt` with text that describes what the picture shows.")
  static let contentPriceWithoutPayment = Problem(
    "content-price-without-payment", .warning,
    "A photo has a price but no `buyURL`, and the settings have no `contact`. The photo's page "
      + "shows a price, but visitors can neither buy the photo nor ask about it. Zoetrope prints "
      + "one warning for all such photos, with a count.",
    "Add `buyURL` to the photo, or remove the price. You can also add `contact` to "
      + "`Content/site.json`, or add `photos.contact` if the contact is only for photos.")
  static let contentWrongEdition = Problem(
    "content-wrong-edition",
    "The number of copies sold is higher than the number of copies in the edition.",
    "Correct `sold` or `count`.")
  static let contentEditionCurrency = Problem(
    "content-edition-currency", "A photo's price and its editions are in different currencies.",
    "Use one currency, either in the photo's `currency` or in the `currency` of each edition.")
  static let contentEditionTwice = Problem(
    "content-edition-twice",
    "Two editions of a photo have the same name, size and paper, so buyers can't tell them apart.",
    "Give one of the editions a different `name`, or remove it.")
  static let contentPhotoListedTwice = Problem(
    "content-photo-listed-twice", "An album lists the same picture twice in `photos`.",
    "Remove one of the two entries.")
  static let contentPhotoElsewhere = Problem(
    "content-photo-elsewhere",
    "An album's `photos` list names a picture in another folder, so the picture isn't part of the "
      + "album.", "Copy the picture into the album's folder, or show it in the album's text.")
  package static let contentWatermarkBesideOriginals = Problem(
    "content-watermark-beside-originals", .warning, traits: .counted,
    "If a photo is for sale, Zoetrope draws the watermark from `photos.watermark` on its resized "
      + "pictures. But the `original` key in the settings, an album or a photo also publishes the "
      + "original files, which have no watermark.",
    "Remove `original`, and add it only to photos that aren't for sale. If a photo for sale is in "
      + "an album with `original: true`, write `original: false` in the photo. Its original file "
      + "then stays private.")
  static let contentWatermarkWithoutSizes = Problem(
    "content-watermark-without-sizes", .warning,
    "Zoetrope draws the watermark from `photos.watermark` when it resizes pictures. But if "
      + "`renditions` is `false`, Zoetrope publishes the files unchanged, so no picture gets the "
      + "watermark.",
    "Remove `renditions` or `watermark`.")
  static let contentPhotoSource = Problem(
    "content-photo-source", "A photo has neither `file` nor `url`, or it has both.",
    "Write only one of the two keys.")
  static let contentTooManyLegs = Problem(
    "content-too-many-legs", "A trip has more than 1,000 legs, stays or visits.",
    "Split the trip into several trips.")
  static let contentTooManyTags = Problem(
    "content-too-many-tags",
    "A page has more than 100 tags. For each tag, Zoetrope makes a page that lists all entries "
      + "with the tag. Thousands of tags would fill a disk.",
    "Keep the tags that readers would search for.")
  static let contentTooManyKeywords = Problem(
    "content-too-many-keywords", .warning, traits: .counted,
    "If a photo has no `tags`, Zoetrope makes tags from the keywords in the picture (IPTC or XMP). "
      + "This picture has more than 100 keywords, so Zoetrope uses only the first 100.",
    "Write the photo's `tags` yourself, or remove keywords from the picture. If the photo is in an "
      + "album, write its `tags` in the album's `photos`.")
  static let contentEmptyAlbum = Problem(
    "content-empty-album", .warning,
    "A folder in `Content/photos/` with an `index.md` is an album, but this album contains no "
      + "pictures. If the `index.md` has `file` or `url`, the folder is a single photo instead.",
    "Put pictures next to the `index.md`. If you want a single photo instead, name the picture "
      + "with `file`.")
  static let contentWrongPictureName = Problem(
    "content-wrong-picture-name",
    "Photos in an album get their addresses from their file names. This file name contains a "
      + "character that isn't allowed in an address.",
    "Rename the file, or list it under `photos` in the album with a `slug`.")
  static let contentWrongSlug = Problem(
    "content-wrong-slug", "Zoetrope can't make an address from the `id` or from the file's name.",
    "Add a `slug`.")
}
