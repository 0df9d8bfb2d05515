package import Diagnostics

/// Mistakes in content that are found once its values are read.
extension Problem {
  static let contentUnfinishedMerge = Problem(
    "content-unfinished-merge",
    "A file contains lines that begin with `<<<<<<<`, `=======` and `>>>>>>>`. Git writes them "
      + "where two versions of a file conflict, so the file holds both.",
    "Keep the version you want and delete the other one with the three lines. If such lines are an "
      + "example, put them in a code block.")
  static let contentMergeInCode = Problem(
    "content-merge-in-code", .warning,
    "A code block of a text contains lines that begin with `<<<<<<<`, `=======` and `>>>>>>>`, as "
      + "Git writes them into files. They may be an example, or a merge that you haven't finished.",
    "Finish the merge, or write a space before each of the three marks.")
  static let contentSettingsInText = Problem(
    "content-settings-in-text",
    "A setting such as `draft: true` is in a file's text rather than in its front matter. There it "
      + "has no effect, and everyone would read it. This happens if the file doesn't begin with "
      + "`---`, if that line has more or fewer dashes, or if there is a second block of front "
      + "matter.",
    "Write all settings at the top of the file, between the first two lines of `---`. Text that "
      + "only looks like settings can go between backticks or into a code block.")
  static let contentChanged = Problem(
    "content-changed",
    "A text was written to disk, or removed from it, between its loading and the making of its "
      + "page. Of a large site not all texts stay in memory from one to the other.", "Build again.")
  static let contentLeadsOut = Problem(
    "content-leads-out", "A symbolic link in `Content/` leads out of the site's folder.",
    "Put a copy in its place.")
  static let contentLinkLoop = Problem(
    "content-link-loop", "A symbolic link leads back to a folder that it lies in.", "Remove it.")
  package static let contentMissingFolder = Problem(
    "content-missing-folder", "The site's folder holds no `Content/`.",
    "Run in the site's folder, or name it with `--site`.")
  static let contentMustBeFile = Problem(
    "content-must-be-file",
    "A folder has the name of a file that the site is made of, such as `site.json`, `index.md`, "
      + "`_redirects` or a template: what that file would say is read nowhere.",
    "Rename the folder, or move what is in it away and remove it.")
  static let contentMustBeFolder = Problem(
    "content-must-be-folder",
    "A file has the name of a folder that is looked into, such as `Templates/words`.",
    "Rename it, or remove it.")
  static let contentNotAFile = Problem(
    "content-not-a-file", "Something in `Content/` is neither a file nor a folder.", "Remove it.")
  static let contentOutsideKinds = Problem(
    "content-outside-kinds", .warning, "A model's file lies in a folder that is none of the kinds.",
    "Move it to the folder of its kind, such as `Content/trips/`.")
  static let contentPathTooLong = Problem(
    "content-path-too-long", "A path has more bytes than the limit of 1,024.",
    "Shorten the names of its folders.")
  static let contentForeignIndex = Problem(
    "content-foreign-index", .warning,
    "A file is named `_index.md`, which gives a text to a list in Hugo. Here that is `index.md` in "
      + "the folder of the kind, or in `Content/` for home; a folder below has no list.",
    "Rename it.")
  static let contentWindowsName = Problem(
    "content-windows-name", .warning,
    "A file in `Content/public/` goes out by its own name, and Windows can hold none of that name: "
      + "one with `<`, `>`, `:`, `\"`, `|`, `?` or `*` in it, one that ends in a blank or a dot, "
      + "or one of a device, such as `aux.txt`.",
    "Rename it, unless the site is neither built nor served by Windows.")
  static let contentUnreadFolder = Problem(
    "content-unread-folder", .warning,
    "Beside `Content/` lies a folder that Hugo, Jekyll or another generator would read, such as "
      + "`static/`. Zoetrope reads `Content/` and `Templates/` alone.",
    "Move its files to where the message says, and remove it.")
  static let contentUnreadable = Problem(
    "content-unreadable", traits: .hidesFiles, "The system refuses to read a file or a folder.",
    "Check its permissions. What can't be read for a moment fails one build alone: build again.")
  static let contentWrongName = Problem(
    "content-wrong-name", "A file's name is not UTF-8, or holds a control character.", "Rename it.")
  static let contentWrongSuffix = Problem(
    "content-wrong-suffix", .warning,
    "A file among the models ends in `.markdown`, `.MD` or the like. Only what ends in `.md` or "
      + "`.json` is read.", "Rename it, or move it out of `Content/`.")
  static let systemMemory = Problem(
    "system-memory", traits: .hidesFiles,
    "The system refuses the program memory, as where its limit is low.",
    "End other programs, raise the limit (`ulimit -v`), or build with fewer `--jobs`.")
  static let systemOpenFiles = Problem(
    "system-open-files", traits: .hidesFiles,
    "The program may not have as many files open at once as it needs, or all programs together "
      + "have too many. It raises its own limit as far as it may before it says so.",
    "Raise the limit, as with `ulimit -n 1024`, or build with fewer `--jobs`.")
  static let contentAmbiguousCode = Problem(
    "content-ambiguous-code",
    "A place is written as three capitals, which are the IATA code of a small airport and an "
      + "abbreviation of a country.",
    "Write what is meant: `{name: USA}` is a place of that name, and `{airport: USA}` the airport.")
  static let contentAmbiguousTime = Problem(
    "content-ambiguous-time",
    "The clocks of the zone show this local time twice, when summer time ends.",
    "Add the offset, such as `+01:00`.")
  static let contentAssumedZone = Problem(
    "content-assumed-zone", .warning,
    "The places where a trip begins and ends are two, and neither names its zone, so its local "
      + "times are read as those of the site's `timeZone`. Where a place is in another zone, the "
      + "duration is wrong.",
    "Give each place its `timeZone`, as in `origin: {name: Lisbon, timeZone: Europe/Lisbon}`, or "
      + "each time its offset.")
  static let contentAssumedClock = Problem(
    "content-assumed-clock", .warning,
    "Cameras write the time on their clock, and many not in which zone. A photo takes it from its "
      + "picture's own offset, else from the satellites' time, else from the clocks of its `trip`. "
      + "Where none tells it (the photo has no trip, the trip's places have no `timeZone`, it was "
      + "on the way from one zone to another, or fewer may see the trip than the photo), the "
      + "site's `timeZone` stands in.",
    "Write `takenAt` with its offset, or name the `trip` and give its places their `timeZone`, or "
      + "state the site's `timeZone`.")
  static let contentMissingZone = Problem(
    "content-missing-zone",
    "A trip has a local time, such as `2026-05-02T08:10`, and nothing says of which zone, while "
      + "durations and delays depend on it: its place has no `timeZone`, and the other end has "
      + "one, or the places are two, and the settings name no zone.",
    "Give the place its `timeZone`, as in `origin: {name: Lisbon, timeZone: Europe/Lisbon}`, or "
      + "name its airport by the code, as in `origin: LIS`, or give the time its offset, as in "
      + "`2026-05-02T08:10+01:00`.")
  static let contentSkippedTime = Problem(
    "content-skipped-time",
    "The clocks of the zone never show this local time, since summer time begins then.",
    "Write a time that they show.")
  static let contentUnknownAirport = Problem(
    "content-unknown-airport",
    "A place is written as three capitals, which stand for an airport, and no airport has that "
      + "IATA code. Codes of cities with several airports, such as `LON`, say too little.",
    "Write the airport's own code. A place whose name is three capitals is written as an object, "
      + "as in `{name: UAE}`, and so is an airport that has closed, with its zone.")
  static let contentWrongAmount = Problem(
    "content-wrong-amount",
    "An amount is unreadable, negative where it can't be, too large, or has more decimals than its "
      + "currency.", "Write digits with a point: `1234.50`.")
  static let contentWrongCoordinate = Problem(
    "content-wrong-coordinate",
    "Latitude or longitude is off the earth, or given without the other.",
    "Give both, from -90 to 90 and from -180 to 180.")
  static let contentWrongOffset = Problem(
    "content-wrong-offset", "A time's offset is not the one that its zone has at that time.",
    "Write the zone's, or leave the offset out.")
  static let contentWrongTime = Problem(
    "content-wrong-time", "A time does not exist, or is out of range.",
    "Write one that exists, such as `2015-10-09T13:09:53+01:00`.")
  static let contentLegDisagrees = Problem(
    "content-leg-disagrees",
    "A trip has `legs`, and its own `departure`, `arrival`, `origin` or `destination` is not that "
      + "of its first or last leg.", "Remove the trip's own key: the legs say enough.")
  static let contentLegDiverted = Problem(
    "content-leg-diverted",
    "A leg is `diverted`, but nothing says where to; or the other way round.",
    "Write both `status: diverted` and `divertedTo` with a place, or neither.")
  static let contentLegKeyBesideLegs = Problem(
    "content-leg-key-beside-legs",
    "A key that says something of one leg, such as `number`, stands beside `legs`, or in the index "
      + "of a journey that has no leg but those of the trips in its folder.",
    "Write it into the leg, or the trip, that it belongs to.")
  static let contentNestedJourney = Problem(
    "content-nested-journey",
    "A folder of trips with an `index.md` is a journey, and this one lies in the folder of another "
      + "journey.",
    "Move the inner folder out of the outer one, or remove its index: its trips are then parts of "
      + "the outer journey. A single trip may have a folder of its own.")
  static let contentLegOrder = Problem(
    "content-leg-order", "A leg departs before the one before it arrives.",
    "Write legs in the order in which they were travelled, and mend the times. A leg that nobody "
      + "took has `status: replaced` or `status: cancelled`, and overlaps with none.")
  static let contentStopOrder = Problem(
    "content-stop-order",
    "The times of a stop lie outside those of its leg, or before those of an earlier stop.",
    "Write stops in the order in which they are reached, and mend the times.")
  static let contentStayOrder = Problem(
    "content-stay-order", "A stay's `to` comes before its `from`.", "Mend the day that is wrong.")
  static let contentOutsideOfTrip = Problem(
    "content-outside-of-trip", .warning,
    "A stay or a visit has a day that lies before the trip's departure or after its arrival.",
    "Mend the day, or the trip's departure or arrival.")
  static let contentOneTag = Problem(
    "content-one-tag", .warning,
    "`tags` is a text with blanks or commas, which makes one tag, blanks and all. Some programs "
      + "make several of it.",
    "Write a list: `[portugal, rail]` for two tags, `[night train]` for one with a blank.")
  static let contentDuplicateId = Problem(
    "content-duplicate-id",
    "Two models of a kind have the same `id`, by which feeds and calendars know them for good: "
      + "readers would show one of the two.", "Give one of them another `id`.")
  static let contentDuplicateIndex = Problem(
    "content-duplicate-index", "Two files give the same page its text.", "Remove one of them.")
  static let contentAlbumName = Problem(
    "content-album-name",
    "An album without a `title` and a `slug` takes both from its folder. The name of this folder "
      + "has a time of day or coordinates, which would be in the addresses of the album and of its "
      + "photos.", "Write a `title` in the album's `index.md`, or a `slug`, or rename the folder.")
  package static let contentSamePicture = Problem(
    "content-same-picture",
    "Two photos show the same picture under file names that tell when or where it was taken. Such "
      + "names aren't published: the address is made of the title and of the picture's data, and "
      + "two addresses with the same data would lead to one picture.",
    "Delete one of the files, or write a `slug` for one of the photos.")
  package static let contentSameDigits = Problem(
    "content-same-digits",
    "File names that tell when or where a picture was taken aren't published. Zoetrope puts eight "
      + "digits in their place, which it computes from the file. For two different files these are "
      + "the same by chance, about once in four thousand million pairs.",
    "Write a `slug` for one of the photos, or rename a file that is only linked to.")
  package static let contentDuplicateSlug = Problem(
    "content-duplicate-slug",
    "Two models of a kind have the same slug, or slugs that differ only in case, or a page lies "
      + "where a list is. Pictures of an album take theirs of their names, in which spaces are "
      + "hyphens.",
    "Give one of them another `slug`; rename a picture, or list it under `photos` of its album "
      + "with a `slug`.")
  static let contentMissingReference = Problem(
    "content-missing-reference", traits: [.absence, .namesThing],
    "A key names a model that does not exist.", "Write the suggested slug, or make the model.")
  package static let siteChangedFile = Problem(
    "site-changed-file", traits: .readFault,
    "A picture was replaced, or its disk failed, while the build was reading it.", "Build again.")
  package static let siteUnreadableFile = Problem(
    "site-unreadable-file", traits: .readFault,
    "The system can't read a picture, a template or another file. A photo without the facts in "
      + "its\nfile would be published without its date, or under another creator.",
    "Check the file's permissions, and its disk or card. If the fault was temporary, build again.")
  static let contentArrivesBeforeDeparture = Problem(
    "content-arrives-before-departure", "A trip arrives before it departs.",
    "Mend one of the two times. Each is read in the zone of its own place.")
  static let contentBodyInFrontMatter = Problem(
    "content-body-in-front-matter", "The front matter of a Markdown file holds the key `body`.",
    "Move the text below the front matter.")
  static let contentProtectedForNobody = Problem(
    "content-protected-for-nobody", "A model has the visibility `protected` and names no audience.",
    "Name an audience of the settings in `audience`, such as `audience: family`.")
  static let contentAudienceUnprotected = Problem(
    "content-audience-unprotected",
    "A model names an audience, and has another visibility than `protected`.",
    "Write `visibility: protected`, or leave `audience` out.")
  static let contentAudienceOutside = Problem(
    "content-audience-outside",
    "A model in an album or a journey is for audiences that can't open that.",
    "Name an audience of the album or journey, or add the model's to that.")
  static let contentOpenInProtectedFolder = Problem(
    "content-open-in-protected-folder",
    "The `index.md` of a folder is a protected photo, and another photo in the folder is not "
      + "protected. Albums hand down who sees them, and so do journeys and folders of other kinds.",
    "Write `visibility: protected` and `audience` into the model, too, or move it.")
  static let contentOpenInRestrictedFolder = Problem(
    "content-open-in-restricted-folder",
    "The `index.md` of a folder is a photo with `draft`, `visibility`, `publishDate` or "
      + "`expiryDate`, and another photo in the folder has none of them. Albums, journeys and "
      + "folders of other kinds hand these keys down to what is in them.",
    "Write the same keys into the photo, or move it.")
  static let contentUnknownAudience = Problem(
    "content-unknown-audience", "A model names an audience that the settings do not have.",
    "Correct the name, or add the audience to `audiences` in `Content/site.json`.")
  static let contentSameAudience = Problem(
    "content-same-audience", "Two audiences in the settings have the same name.",
    "Give one of them another name.")
  static let contentKeyFile = Problem(
    "content-key-file", "A key file of `zoetrope audience` lies where models are read.",
    "Move it out of `Content/`; nothing of it was published.")
  static let contentPassword = Problem(
    "content-password",
    "An audience in the settings has a password, which whoever has the site's folder reads.",
    "Take it out, and give the audience a password by `zoetrope audience`.")
  static let contentExpiresBeforePublication = Problem(
    "content-expires-before-publication",
    "`expiryDate` is not after `publishDate`, so it would never be shown.", "Mend one of the two.")
  static let contentIndexIsList = Problem(
    "content-index-is-list", "An `index.json` holds a list of objects.",
    "Give the file another name; an index is the text of one page.")
  static let contentItemWithoutSlug = Problem(
    "content-item-without-slug",
    "An object in a JSON list has neither `slug` nor `id`, so it has no address.",
    "Add one of them.")
  static let contentDistantPhoto = Problem(
    "content-distant-photo", .warning,
    "A photo has a `url`, so pages load its image from another site. That site learns who looks at "
      + "it, and when it takes the image away, the page has none. It is told once, with the number "
      + "of photos.",
    "Save the image in `Content/` and name it with `file`. Where that is not possible, it may "
      + "stay: it is a warning and no error.")
  static let contentPhotoWithoutPlace = Problem(
    "content-photo-without-place", .warning,
    "`place: exact` shows the coordinates in the picture's file, and `place: city` the nearest "
      + "city, but the file has none, or it was taken far from any city.",
    "Leave `place` out, or use a file that still has its coordinates.")
  static let contentPhotoWithoutAlt = Problem(
    "content-photo-without-alt", .warning,
    "A photo has no `alt`. Those who can't see it hear its title, which seldom says what is on it. "
      + "It is told once, with the number of photos.",
    "Add `alt`, and say in it what is to be seen.")
  static let contentPriceWithoutPayment = Problem(
    "content-price-without-payment", .warning,
    "A photo that is not sold has a price but no `buyURL`, and the settings have no `contact` "
      + "where visitors could ask for it, so its page shows a price and no way to pay it. It is "
      + "told once, with the number of photos.",
    "Add `buyURL`; or `contact`, or `photos.contact` for photos alone, in `Content/site.json`; or "
      + "take the price out.")
  static let contentWrongEdition = Problem(
    "content-wrong-edition", "More of an edition are sold than there are.",
    "Correct `sold` or `count`.")
  static let contentEditionCurrency = Problem(
    "content-edition-currency",
    "The editions of a photo, and its own price, are in more than one currency.",
    "Give all of them in one: by the photo's `currency`, or that of each edition.")
  static let contentEditionTwice = Problem(
    "content-edition-twice",
    "Two editions of a photo have the same name, size and paper, so that buyers can't tell them "
      + "apart.", "Give one of them another `name`, or take it out.")
  static let contentPhotoListedTwice = Problem(
    "content-photo-listed-twice", "`photos` of an album names a picture twice.",
    "Take one of them out.")
  static let contentPhotoElsewhere = Problem(
    "content-photo-elsewhere",
    "`photos` of an album names a picture of another folder, which has a page of its own.",
    "Copy the picture into the album's folder, or show it in the album's text.")
  package static let contentWatermarkBesideOriginals = Problem(
    "content-watermark-beside-originals", .warning, traits: .counted,
    "`photos.watermark` is drawn into the sizes of photos for sale, and `original` (in the "
      + "settings, an album or a photo) publishes their files, too, which have none.",
    "Take `original` out, and write it for photos that are not for sale; in an album, `original: "
      + "false` for one that is keeps its file at home.")
  static let contentWatermarkWithoutSizes = Problem(
    "content-watermark-without-sizes", .warning,
    "`photos.watermark` is drawn into the sizes of pictures, and with `renditions` of `false` "
      + "there are none: files go out as they are.", "Take `renditions` out, or `watermark`.")
  static let contentPhotoSource = Problem(
    "content-photo-source", "A photo has neither `file` nor `url`, or both.",
    "Give exactly one of them.")
  static let contentTooManyLegs = Problem(
    "content-too-many-legs", "A trip has more than 1,000 legs, stays or visits.",
    "Divide it into several trips.")
  static let contentTooManyTags = Problem(
    "content-too-many-tags",
    "A model has more than 100 tags. The page of each tag shows all tags of what it lists, so a "
      + "few thousand would fill a disk.", "Keep those that readers would look for it by.")
  static let contentTooManyKeywords = Problem(
    "content-too-many-keywords", .warning, traits: .counted,
    "A photo without `tags` takes the keywords of its picture (IPTC or XMP), and there are more "
      + "than 100, which is the limit of tags. The first 100 are its tags.",
    "Write those by which readers would look for it as `tags` of the photo (of an album's, in its "
      + "list `photos`), or take keywords out of the picture.")
  static let contentEmptyAlbum = Problem(
    "content-empty-album", .warning,
    "A folder of `Content/photos/` with an `index.md` is an album, and there is no picture in it. "
      + "An `index.md` with `file` or `url` is that of a photo.",
    "Put pictures beside the `index.md`, or name the picture by `file`.")
  static let contentWrongPictureName = Problem(
    "content-wrong-picture-name",
    "The photos of an album are found under the names of their files, and a name has a character "
      + "that no address may have.",
    "Rename the file, or list it under `photos` of the album with a `slug`.")
  static let contentWrongSlug = Problem(
    "content-wrong-slug", "The `id` or the file's name can't be part of an address.",
    "Add a `slug`.")
}
