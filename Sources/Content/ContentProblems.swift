package import Diagnostics

/// Mistakes in content that are found after its values have been read.
extension Problem {
  static let contentUnfinishedMerge = Problem(
    "content-unfinished-merge",
    "A file contains lines that begin with `<<<<<<<`, `=======` and `>>>>>>>`. Git writes them "
      + "where two versions of a file conflict, so the file contains both.",
    "Keep the version you want and delete the other one with the three lines. If such lines are an "
      + "example, put them in a code block.")
  static let contentMergeInCode = Problem(
    "content-merge-in-code", .warning,
    "A code block contains lines that begin with `<<<<<<<`, `=======` and `>>>>>>>`. They may be "
      + "an example, or a Git merge that you haven't finished.",
    "Finish the merge. If the code is an example, write a space before each of the three marks.")
  static let contentSettingsInText = Problem(
    "content-settings-in-text",
    "A setting such as `draft: true` is in the page's text instead of its front matter. It has no "
      + "effect there, and everyone would read it. This happens if the file doesn't begin with "
      + "`---`, if that line has more or fewer dashes, or if there is a second block of front "
      + "matter.",
    "Move all settings to the top of the file, between the first two `---` lines. If the text only "
      + "looks like a setting, put it in backticks or a code block.")
  static let contentChanged = Problem(
    "content-changed",
    "A page's file was changed or deleted during the build. On a large site, Zoetrope reads some "
      + "texts twice instead of keeping them all in memory.", "Build again.")
  static let contentLeadsOut = Problem(
    "content-leads-out", "A symbolic link in `Content/` points outside the site's folder.",
    "Replace the link with a copy of the file.")
  static let contentLinkLoop = Problem(
    "content-link-loop", "A symbolic link points to a folder that contains the link.",
    "Remove the link.")
  package static let contentMissingFolder = Problem(
    "content-missing-folder", "The site's folder has no `Content/` folder.",
    "Run the command in the site's folder, or name that folder with `--site`.")
  static let contentMustBeFile = Problem(
    "content-must-be-file",
    "A folder has a name that is reserved for a file, such as `site.json`, `index.md`, "
      + "`_redirects` or a template.",
    "Rename the folder, or move its files elsewhere and remove it.")
  static let contentMustBeFolder = Problem(
    "content-must-be-folder",
    "A file has a name that is reserved for a folder, such as `Templates/words`.",
    "Rename the file, or remove it.")
  static let contentNotAFile = Problem(
    "content-not-a-file",
    "Something in `Content/` is neither a file nor a folder, such as a socket or a pipe.",
    "Remove it.")
  static let contentOutsideKinds = Problem(
    "content-outside-kinds", .warning,
    "A page's file isn't in the folder of any kind, so no page is made from it.",
    "Move the file to the folder of its kind, such as `Content/trips/`.")
  static let contentPathTooLong = Problem(
    "content-path-too-long", "A path is longer than 1,024 bytes.",
    "Shorten the name of the file or of its folders.")
  static let contentForeignIndex = Problem(
    "content-foreign-index", .warning,
    "A file is named `_index.md`, as in Hugo. In Zoetrope, the text above a list is in `index.md`: "
      + "in `Content/` for the home page, or in a kind's folder. Subfolders have no list.",
    "Rename the file.")
  static let contentWindowsName = Problem(
    "content-windows-name", .warning,
    "A file in `Content/public/` has a name that Windows can't store. The name contains `<`, `>`, "
      + "`:`, `\"`, `|`, `?` or `*`, ends in a space or dot, or is reserved for a device, such as "
      + "`aux.txt`.",
    "Rename the file. If you never build or serve the site on Windows, you can ignore this "
      + "warning.")
  static let contentUnreadFolder = Problem(
    "content-unread-folder", .warning,
    "There is a folder next to `Content/` that belongs to Hugo, Jekyll or another generator, such "
      + "as `static/`. Zoetrope reads only `Content/` and `Templates/`.",
    "Move its files to where the message says, then remove the folder.")
  static let contentUnreadable = Problem(
    "content-unreadable", traits: .hidesFiles,
    "The system doesn't let Zoetrope read a file or folder.",
    "Check its permissions. If the fault was temporary, build again.")
  static let contentWrongName = Problem(
    "content-wrong-name",
    "A file's name isn't UTF-8, contains a control character, or differs from another name only in "
      + "how its accents are encoded.", "Rename the file.")
  static let contentWrongSuffix = Problem(
    "content-wrong-suffix", .warning,
    "A page's file ends in `.markdown`, `.MD` or something similar. Zoetrope reads pages only from "
      + "files that end in `.md` or `.json`.", "Rename the file, or move it out of `Content/`.")
  static let systemMemory = Problem(
    "system-memory", traits: .hidesFiles,
    "The system has no more memory for Zoetrope, or a limit is too low.",
    "Close other programs, raise the limit (`ulimit -v`), or build with fewer `--jobs`.")
  static let systemOpenFiles = Problem(
    "system-open-files", traits: .hidesFiles,
    "Zoetrope needs to open more files at once than the system allows, for this program or for all "
      + "programs together. Zoetrope has already raised its own limit as far as it can.",
    "Raise the limit, for example with `ulimit -n 1024`, or build with fewer `--jobs`.")
  static let contentAmbiguousCode = Problem(
    "content-ambiguous-code",
    "A place is written as three capital letters that are both the IATA code of a small airport "
      + "and the abbreviation of a country.",
    "Say which one you mean: `{name: USA}` for a place with that name, or `{airport: USA}` for the "
      + "airport.")
  static let contentAmbiguousTime = Problem(
    "content-ambiguous-time",
    "This local time happens twice in its zone, because clocks go back when summer time ends.",
    "Add the offset, such as `+01:00`.")
  static let contentAssumedZone = Problem(
    "content-assumed-zone", .warning,
    "A trip goes from one place to another, and neither place has a time zone. Zoetrope reads its "
      + "local times in the site's `timeZone`. If a place is in another zone, the duration is "
      + "wrong.",
    "Add `timeZone` to each place, as in `origin: {name: Lisbon, timeZone: Europe/Lisbon}`, or add "
      + "an offset to each time.")
  static let contentAssumedClock = Problem(
    "content-assumed-clock", .warning,
    "Cameras record the time, but many don't record its zone. Zoetrope uses the offset in the "
      + "picture, then its satellite time, then the time zone of the photo's `trip`. None of these "
      + "was available, so Zoetrope used the site's `timeZone`. A trip's zone can't be used if its "
      + "places have no `timeZone`, if it was between two zones at that moment, or if fewer people "
      + "may see the trip than the photo.",
    "Write `takenAt` with an offset, or name a `trip` whose places have a `timeZone`. If the "
      + "site's zone is right, set `timeZone` in `Content/site.json`.")
  static let contentMissingZone = Problem(
    "content-missing-zone",
    "A trip has a local time, such as `2026-05-02T08:10`, but its time zone is unknown. Zoetrope "
      + "needs the zone to work out durations and delays. The place has no `timeZone`, and the "
      + "site's `timeZone` isn't set or can't be used because the other place has a zone.",
    "Add `timeZone` to the place, as in `origin: {name: Lisbon, timeZone: Europe/Lisbon}`. Or "
      + "write the code of an airport, as in `origin: LIS`. Or add an offset to the time, as in "
      + "`2026-05-02T08:10+01:00`.")
  static let contentSkippedTime = Problem(
    "content-skipped-time",
    "This local time doesn't exist in its zone, because clocks skip it when summer time begins.",
    "Write a time that exists in that zone.")
  static let contentUnknownAirport = Problem(
    "content-unknown-airport",
    "A place is written as three capital letters, which mean an airport, but no airport has that "
      + "IATA code. The code of a city with several airports, such as `LON`, isn't enough.",
    "Write the airport's own code. If three capital letters are the place's name, write an object: "
      + "`{name: UAE}`. For an airport that has closed, write an object with its name and time "
      + "zone.")
  static let contentWrongAmount = Problem(
    "content-wrong-amount",
    "An amount isn't a number, is negative where it must not be, is too large, or has more "
      + "decimals than its currency.", "Write digits and a decimal point: `1234.50`.")
  static let contentWrongCoordinate = Problem(
    "content-wrong-coordinate",
    "A latitude or longitude is out of range, or one of them is missing.",
    "Write both: the latitude from -90 to 90, the longitude from -180 to 180.")
  static let contentWrongOffset = Problem(
    "content-wrong-offset", "A time's offset doesn't match its zone at that time.",
    "Write the zone's offset, or remove the offset.")
  static let contentWrongTime = Problem(
    "content-wrong-time", "A time doesn't exist or is out of range.",
    "Write a real time, such as `2015-10-09T13:09:53+01:00`.")
  static let contentLegDisagrees = Problem(
    "content-leg-disagrees",
    "A trip has `legs`, but its own `departure`, `arrival`, `origin` or `destination` differs from "
      + "that of its first or last leg.",
    "Remove the key from the trip: the legs already contain it.")
  static let contentLegDiverted = Problem(
    "content-leg-diverted",
    "A leg has `status: diverted` without `divertedTo`, or `divertedTo` with another status.",
    "Write both `status: diverted` and `divertedTo` with a place, or neither.")
  static let contentLegKeyBesideLegs = Problem(
    "content-leg-key-beside-legs",
    "A key that describes one leg, such as `number`, is next to `legs`. Or it is in the index of a "
      + "journey whose only legs are the trips in its folder.",
    "Move the key into the leg or trip that it belongs to.")
  static let contentNestedJourney = Problem(
    "content-nested-journey",
    "A folder of trips with an `index.md` is a journey, and this journey is in the folder of "
      + "another journey.",
    "Move the inner folder out of the outer one. Or remove its index, so that its trips belong to "
      + "the outer journey. A single trip may have its own folder.")
  static let contentLegOrder = Problem(
    "content-leg-order", "A leg departs before the previous leg arrives.",
    "Write legs in travel order and correct the times. Mark legs that you didn't take with "
      + "`status: replaced` or `status: cancelled`; those may overlap with no other leg.")
  static let contentStopOrder = Problem(
    "content-stop-order",
    "A stop's time is before an earlier stop, or outside its leg's departure and arrival.",
    "Write stops in travel order and correct the times.")
  static let contentStayOrder = Problem(
    "content-stay-order", "A stay's `to` is before its `from`.", "Correct the wrong day.")
  static let contentOutsideOfTrip = Problem(
    "content-outside-of-trip", .warning,
    "A stay or visit is on a day before the trip's departure or after its arrival.",
    "Correct the day, or the trip's departure or arrival.")
  static let contentOneTag = Problem(
    "content-one-tag", .warning,
    "`tags` is one string with spaces or commas. Zoetrope reads it as a single tag; some programs "
      + "split it into several.",
    "Write a list: `[portugal, rail]` for two tags, `[night train]` for one tag with a space.")
  static let contentDuplicateId = Problem(
    "content-duplicate-id",
    "Two pages of the same kind have the same `id`. Feed readers and calendars use the id to "
      + "recognise a page, so they would show only one of the two.",
    "Give one of them another `id`.")
  static let contentDuplicateIndex = Problem(
    "content-duplicate-index", "Two files contain the text of the same page.",
    "Remove one of them.")
  static let contentAlbumName = Problem(
    "content-album-name",
    "If an album has neither a `title` nor a `slug`, both come from its folder's name. This "
      + "folder's name contains a time of day or coordinates, which would appear in the addresses "
      + "of the album and its photos.",
    "Write a `title` or a `slug` in the album's `index.md`, or rename the folder.")
  package static let contentSamePicture = Problem(
    "content-same-picture",
    "Two photos show the same picture, and both file names reveal when or where it was taken. "
      + "Zoetrope doesn't publish such names: it builds the address from the title and the "
      + "picture's data. Both addresses would lead to the same picture.",
    "Delete one of the files, or write a `slug` for one of the photos.")
  package static let contentSameDigits = Problem(
    "content-same-digits",
    "Zoetrope doesn't publish file names that reveal when or where a picture was taken. It "
      + "replaces them with eight digits computed from the file. By chance, two different files "
      + "have the same digits, which happens about once in four billion pairs.",
    "Write a `slug` for one of the photos. If a file is only linked to, rename it.")
  package static let contentDuplicateSlug = Problem(
    "content-duplicate-slug",
    "Two pages of the same kind have the same slug, or slugs that differ only in case, or a page "
      + "has the address of a list. A picture in an album gets its slug from its file name, with "
      + "hyphens for spaces.",
    "Give one of them another `slug`. For a picture, rename its file or list it under `photos` of "
      + "its album with a `slug`.")
  static let contentMissingReference = Problem(
    "content-missing-reference", traits: [.absence, .namesThing],
    "A key names a page that doesn't exist.", "Write the suggested slug, or create the page.")
  package static let siteChangedFile = Problem(
    "site-changed-file", traits: .readFault,
    "A picture changed, or its disk failed, while the build was reading it.", "Build again.")
  package static let siteUnreadableFile = Problem(
    "site-unreadable-file", traits: .readFault,
    "The system can't read a picture, a template or another file. Without the data in its file, a "
      + "photo could be published with the wrong date or creator.",
    "Check the file's permissions, and its disk or card. If the fault was temporary, build again.")
  static let contentArrivesBeforeDeparture = Problem(
    "content-arrives-before-departure", "A trip arrives before it departs.",
    "Correct one of the two times. Zoetrope reads each in the time zone of its place.")
  static let contentBodyInFrontMatter = Problem(
    "content-body-in-front-matter", "The front matter of a Markdown file contains the key `body`.",
    "Move the text below the front matter.")
  static let contentProtectedForNobody = Problem(
    "content-protected-for-nobody", "A page has `visibility: protected` but names no audience.",
    "Name an audience from the settings, such as `audience: family`.")
  static let contentAudienceUnprotected = Problem(
    "content-audience-unprotected",
    "A page names an audience, but its visibility isn't `protected`.",
    "Write `visibility: protected`, or remove `audience`.")
  static let contentAudienceOutside = Problem(
    "content-audience-outside",
    "A page in an album or journey is for audiences that can't open the album or journey.",
    "Name an audience of the album or journey, or add the page's audience to the album or journey.")
  static let contentOpenInProtectedFolder = Problem(
    "content-open-in-protected-folder",
    "A folder's `index.md` is a protected photo, but another photo in the folder isn't protected. "
      + "Albums, journeys and folders of other kinds pass their visibility on to everything in "
      + "them. A photo doesn't.",
    "Write `visibility: protected` and `audience` in the other photo too, or move it.")
  static let contentOpenInRestrictedFolder = Problem(
    "content-open-in-restricted-folder",
    "A folder's `index.md` is a photo with `draft`, `visibility`, `publishDate` or `expiryDate`, "
      + "but another photo in the folder has none of these keys. Albums, journeys and folders of "
      + "other kinds pass these keys on to everything in them. A photo doesn't.",
    "Write the same keys in the other photo, or move it.")
  static let contentUnknownAudience = Problem(
    "content-unknown-audience", "A page names an audience that isn't in the settings.",
    "Correct the name, or add the audience to `audiences` in `Content/site.json`.")
  static let contentSameAudience = Problem(
    "content-same-audience", "Two audiences in the settings have the same name.",
    "Give one of them another name.")
  static let contentKeyFile = Problem(
    "content-key-file", "A key file of `zoetrope audience` is in a folder of pages.",
    "Move it out of `Content/`. None of it was published.")
  static let contentPassword = Problem(
    "content-password",
    "The settings contain a password for an audience. Anyone who has the site's folder can read "
      + "it.", "Delete the password, and set it with `zoetrope audience`.")
  static let contentExpiresBeforePublication = Problem(
    "content-expires-before-publication",
    "`expiryDate` isn't after `publishDate`, so the page would never be shown.",
    "Correct one of the two dates.")
  static let contentIndexIsList = Problem(
    "content-index-is-list",
    "An `index.json` contains a list of objects, but an index describes one page.",
    "Rename the file.")
  static let contentItemWithoutSlug = Problem(
    "content-item-without-slug",
    "An object in a JSON list has no `slug` and no `id`, so it has no address.",
    "Add a `slug` or an `id`.")
  static let contentDistantPhoto = Problem(
    "content-distant-photo", .warning,
    "A photo has a `url`, so browsers load its image from another site. That site learns who looks "
      + "at the page. If it removes the image, your page shows none. One warning gives the number "
      + "of such photos.",
    "Save the image in `Content/` and name it with `file`. If you can't, ignore the warning: the "
      + "site is still published.")
  static let contentPhotoWithoutPlace = Problem(
    "content-photo-without-place", .warning,
    "`place: exact` shows the coordinates in the picture's file, and `place: city` shows the "
      + "nearest city. But the file has no coordinates, or it was taken far from any city.",
    "Remove `place`, or use a file that still has its coordinates.")
  static let contentPhotoWithoutAlt = Problem(
    "content-photo-without-alt", .warning,
    "A photo has no `alt` text. Screen readers read its title instead, which seldom describes the "
      + "picture. One warning gives the number of such photos.",
    "Add `alt` with a description of what the picture shows.")
  static let contentPriceWithoutPayment = Problem(
    "content-price-without-payment", .warning,
    "A photo has a price but no `buyURL`, and the settings have no `contact`. Its page shows a "
      + "price, but visitors can't pay or ask for it. One warning gives the number of such photos.",
    "Add `buyURL` to the photo. Or add `contact` in `Content/site.json`, or `photos.contact` there "
      + "for photos only. Or remove the price.")
  static let contentWrongEdition = Problem(
    "content-wrong-edition", "An edition has more copies sold than it has in total.",
    "Correct `sold` or `count`.")
  static let contentEditionCurrency = Problem(
    "content-edition-currency", "A photo's price and its editions use more than one currency.",
    "Use one currency, in the photo's `currency` or in that of each edition.")
  static let contentEditionTwice = Problem(
    "content-edition-twice",
    "Two editions of a photo have the same name, size and paper, so buyers can't tell them apart.",
    "Give one of them another `name`, or remove it.")
  static let contentPhotoListedTwice = Problem(
    "content-photo-listed-twice", "An album lists the same picture twice in `photos`.",
    "Remove one of them.")
  static let contentPhotoElsewhere = Problem(
    "content-photo-elsewhere",
    "An album's `photos` list names a picture in another folder. That picture isn't part of the "
      + "album.", "Copy the picture into the album's folder, or show it in the album's text.")
  package static let contentWatermarkBesideOriginals = Problem(
    "content-watermark-beside-originals", .warning, traits: .counted,
    "Zoetrope draws `photos.watermark` into the resized pictures of photos for sale. But "
      + "`original`, in the settings, an album or a photo, also publishes the original files, "
      + "which have no watermark.",
    "Remove `original`, and write it only in photos that aren't for sale. In an album with "
      + "`original: true`, write `original: false` in a photo that is for sale: its file stays "
      + "private.")
  static let contentWatermarkWithoutSizes = Problem(
    "content-watermark-without-sizes", .warning,
    "Zoetrope draws `photos.watermark` when it resizes pictures. With `renditions: false`, it "
      + "publishes files unchanged, so no picture gets the watermark.",
    "Remove `renditions` or `watermark`.")
  static let contentPhotoSource = Problem(
    "content-photo-source", "A photo has neither `file` nor `url`, or it has both.",
    "Write exactly one of them.")
  static let contentTooManyLegs = Problem(
    "content-too-many-legs", "A trip has more than 1,000 legs, stays or visits.",
    "Split the trip into several trips.")
  static let contentTooManyTags = Problem(
    "content-too-many-tags",
    "A page has more than 100 tags. The page of each tag lists the tags of its entries, so "
      + "thousands of tags would fill a disk.", "Keep the tags that readers would search for.")
  static let contentTooManyKeywords = Problem(
    "content-too-many-keywords", .warning, traits: .counted,
    "A photo without `tags` takes its tags from the keywords of its picture (IPTC or XMP). This "
      + "picture has more than 100 keywords, so only the first 100 become tags.",
    "Write the photo's `tags` yourself (for a photo in an album, in the album's `photos`), or "
      + "remove keywords from the picture.")
  static let contentEmptyAlbum = Problem(
    "content-empty-album", .warning,
    "A folder in `Content/photos/` with an `index.md` is an album, but this one contains no "
      + "picture. If the `index.md` has `file` or `url`, it is a single photo instead.",
    "Put pictures next to the `index.md`, or name the picture with `file`.")
  static let contentWrongPictureName = Problem(
    "content-wrong-picture-name",
    "An album's photos get their addresses from their file names, and this name contains a "
      + "character that an address can't have.",
    "Rename the file, or list it under `photos` of the album with a `slug`.")
  static let contentWrongSlug = Problem(
    "content-wrong-slug", "The `id` or the file's name can't be used in an address.",
    "Add a `slug`.")
}
