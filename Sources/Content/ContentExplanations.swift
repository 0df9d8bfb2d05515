package import Diagnostics

extension Explanation {
  /// Explanations of the mistakes in content that are found once its values are read.
  package static let content: [Explanation] =
    texts + folders + values + models + references + restrictions + accounts + hiding + tracks
    + unpublished

  private static let texts: [Explanation] = [
    .init(
      "content-unfinished-merge",
      cause:
        "A file contains lines that begin with `<<<<<<<`, `=======` and `>>>>>>>`. Git writes them where "
        + "two versions of a file conflict, so the file holds both.",
      remedy:
        "Keep the version you want and delete the other one with the three lines. If such lines are an "
        + "example, put them in a code block."),
    .init(
      "content-merge-in-code", .warning,
      cause:
        "A code block of a text contains lines that begin with `<<<<<<<`, `=======` and `>>>>>>>`, as Git "
        + "writes them into files. They may be an example, or a merge that you haven't finished.",
      remedy: "Finish the merge, or write a space before each of the three marks."),
    .init(
      "content-settings-in-text",
      cause:
        "A setting such as `draft: true` is in a file's text rather than in its front matter. There it "
        + "has no effect, and everyone would read it. This happens if the file doesn't begin with `---`, "
        + "if that line has more or fewer dashes, or if there is a second block of front matter.",
      remedy:
        "Write all settings at the top of the file, between the first two lines of `---`. Text that only "
        + "looks like settings can go into a code block."),
  ]

  private static let folders: [Explanation] = [
    .init(
      "content-changed",
      cause:
        "A text was written to disk, or removed from it, between its loading and the making of "
        + "its page. Of a large site not all texts stay in memory from one to the other.",
      remedy: "Build again."),
    .init(
      "content-leads-out", cause: "A symbolic link in `Content/` leads out of the site's folder.",
      remedy: "Put a copy in its place."),
    .init(
      "content-link-loop", cause: "A symbolic link leads back to a folder that it lies in.",
      remedy: "Remove it."),
    .init(
      "content-missing-folder", cause: "The site's folder holds no `Content/`.",
      remedy: "Run in the site's folder, or name it with `--site`."),
    .init(
      "content-must-be-file",
      cause: """
        A folder has the name of a file that the site is made of, such as `site.json`, `index.md`, \
        `_redirects` or a template: what that file would say is read nowhere.
        """,
      remedy: "Rename the folder, or move what is in it away and remove it."),
    .init(
      "content-must-be-folder",
      cause: "A file has the name of a folder that is looked into, such as `Templates/words`.",
      remedy: "Rename it, or remove it."),
    .init(
      "content-not-a-file", cause: "Something in `Content/` is neither a file nor a folder.",
      remedy: "Remove it."),
    .init(
      "content-outside-kinds", .warning,
      cause: "A model's file lies in a folder that is none of the kinds.",
      remedy: "Move it to the folder of its kind, such as `Content/trips/`."),
    .init(
      "content-path-too-long", cause: "A path has more bytes than the limit of 1,024.",
      remedy: "Shorten the names of its folders."),
    .init(
      "content-foreign-index", .warning,
      cause:
        "A file is named `_index.md`, which gives a text to a list in Hugo. Here that is `index.md` in the "
        + "folder of the kind, or in `Content/` for home; a folder below has no list.",
      remedy: "Rename it."),
    .init(
      "content-windows-name", .warning,
      cause:
        "A file in `Content/public/` goes out by its own name, and Windows can hold none of that name: one "
        + "with `<`, `>`, `:`, `\"`, `|`, `?` or `*` in it, one that ends in a blank or a dot, or one of a "
        + "device, such as `aux.txt`.",
      remedy: "Rename it, unless the site is neither built nor served by Windows."),
    .init(
      "content-unread-folder", .warning,
      cause: """
        Beside `Content/` lies a folder that Hugo, Jekyll or another generator would read, such as \
        `static/`. Zoetrope reads `Content/` and `Templates/` alone.
        """,
      remedy: "Move its files to where the message says, and remove it."),
    .init(
      "content-unreadable", cause: "The system refuses to read a file or a folder.",
      remedy: """
        Check its permissions. What can't be read for a moment fails one build alone: build again.
        """),
    .init(
      "content-wrong-name",
      cause: "A file's name is not UTF-8, or holds a control character.", remedy: "Rename it."),
    .init(
      "content-wrong-suffix", .warning,
      cause: """
        A file among the models ends in `.markdown`, `.MD` or the like. Only what ends in `.md` or \
        `.json` is read.
        """,
      remedy: "Rename it, or move it out of `Content/`."),
    .init(
      "system-memory", cause: "The system refuses the program memory, as where its limit is low.",
      remedy: """
        End other programs, raise the limit (`ulimit -v`), or build with fewer `--jobs`.
        """),
    .init(
      "system-open-files",
      cause: """
        The program may not have as many files open at once as it needs, or all programs together have \
        too many. It raises its own limit as far as it may before it says so.
        """,
      remedy: "Raise the limit, as with `ulimit -n 1024`, or build with fewer `--jobs`."),
  ]

  private static let values: [Explanation] = [
    .init(
      "content-ambiguous-code",
      cause: """
        A place is written as three capitals, which are the IATA code of a small airport and an \
        abbreviation of a country.
        """,
      remedy: """
        Write what is meant: `{name: USA}` is a place of that name, and `{airport: USA}` the airport.
        """),
    .init(
      "content-ambiguous-time",
      cause: "The clocks of the zone show this local time twice, when summer time ends.",
      remedy: "Add the offset, such as `+01:00`."),
    .init(
      "content-assumed-zone", .warning,
      cause: """
        The places where a trip begins and ends are two, and neither names its zone, so its local times \
        are read as those of the site's `timeZone`. Where a place is in another zone, the duration is wrong.
        """,
      remedy:
        "Give each place its `timeZone`, as in `origin: {name: Lisbon, timeZone: Europe/Lisbon}`, or each "
        + "time its offset."),
    .init(
      "content-assumed-clock", .warning,
      cause: """
        Cameras write the time on their clock, and many not in which zone. A photo takes it from its \
        picture's own offset, else from the satellites' time, else from the clocks of its `trip`. Where \
        none tells it (the photo has no trip, the trip's places have no `timeZone`, it was on the way \
        from one zone to another, or fewer may see the trip than the photo), the site's `timeZone` stands \
        in.
        """,
      remedy:
        "Write `takenAt` with its offset, or name the `trip` and give its places their `timeZone`, or "
        + "state the site's `timeZone`."),
    .init(
      "content-missing-zone",
      cause: """
        A trip has a local time, such as `2026-05-02T08:10`, and nothing says of which zone, while \
        durations and delays depend on it: its place has no `timeZone`, and the other end has one, or the \
        places are two, and the settings name no zone.
        """,
      remedy: """
        Give the place its `timeZone`, as in `origin: {name: Lisbon, timeZone: Europe/Lisbon}`, or name its \
        airport by the code, as in `origin: LIS`, or give the time its offset, as in \
        `2026-05-02T08:10+01:00`.
        """),
    .init(
      "content-skipped-time",
      cause: "The clocks of the zone never show this local time, since summer time begins then.",
      remedy: "Write a time that they show."),
    .init(
      "content-unknown-airport",
      cause: """
        A place is written as three capitals, which stand for an airport, and no airport has that IATA \
        code. Codes of cities with several airports, such as `LON`, say too little.
        """,
      remedy: """
        Write the airport's own code. A place whose name is three capitals is written as an object, as \
        in `{name: UAE}`, and so is an airport that has closed, with its zone.
        """),
    .init(
      "content-wrong-amount",
      cause:
        "An amount is unreadable, negative where it can't be, too large, or has more decimals than "
        + "its currency.",
      remedy: "Write digits with a point: `1234.50`."),
    .init(
      "content-wrong-coordinate",
      cause: "Latitude or longitude is off the earth, or given without the other.",
      remedy: "Give both, from -90 to 90 and from -180 to 180."),
    .init(
      "content-wrong-offset",
      cause: "A time's offset is not the one that its zone has at that time.",
      remedy: "Write the zone's, or leave the offset out."),
    .init(
      "content-wrong-time", cause: "A time does not exist, or is out of range.",
      remedy: "Write one that exists, such as `2015-10-09T13:09:53+01:00`."),
  ]

  private static let models: [Explanation] = [
    .init(
      "content-arrives-before-departure", cause: "A trip arrives before it departs.",
      remedy: "Mend one of the two times. Each is read in the zone of its own place."),
    .init(
      "content-body-in-front-matter",
      cause: "The front matter of a Markdown file holds the key `body`.",
      remedy: "Move the text below the front matter."),
    .init(
      "content-protected-for-nobody",
      cause: "A model has the visibility `protected` and names no audience.",
      remedy: "Name an audience of the settings in `audience`, such as `audience: family`."),
    .init(
      "content-audience-unprotected",
      cause: "A model names an audience, and has another visibility than `protected`.",
      remedy: "Write `visibility: protected`, or leave `audience` out."),
    .init(
      "content-audience-outside",
      cause: "A model in an album or a journey is for audiences that can't open that.",
      remedy: "Name an audience of the album or journey, or add the model's to that."),
    .init(
      "content-open-in-protected-folder",
      cause: """
        The `index.md` of a folder is a protected photo, and another photo in the folder is not \
        protected. Albums hand down who sees them, and so do journeys and folders of other kinds.
        """,
      remedy: "Write `visibility: protected` and `audience` into the model, too, or move it."),
    .init(
      "content-unknown-audience",
      cause: "A model names an audience that the settings do not have.",
      remedy: "Correct the name, or add the audience to `audiences` in `Content/site.json`."),
    .init(
      "content-same-audience",
      cause: "Two audiences in the settings have the same name.",
      remedy: "Give one of them another name."),
    .init(
      "content-key-file",
      cause: "A key file of `zoetrope audience` lies where models are read.",
      remedy: "Move it out of `Content/`; nothing of it was published."),
    .init(
      "content-password",
      cause: """
        An audience in the settings has a password, which whoever has the site's folder reads.
        """,
      remedy: "Take it out, and give the audience a password by `zoetrope audience`."),
    .init(
      "content-expires-before-publication",
      cause: "`expiryDate` is not after `publishDate`, so it would never be shown.",
      remedy: "Mend one of the two."),
    .init(
      "content-index-is-list", cause: "An `index.json` holds a list of objects.",
      remedy: "Give the file another name; an index is the text of one page."),
    .init(
      "content-item-without-slug",
      cause: "An object in a JSON list has neither `slug` nor `id`, so it has no address.",
      remedy: "Add one of them."),
    .init(
      "content-distant-photo", .warning,
      cause:
        "A photo has a `url`, so pages load its image from another site. That site learns who looks at it, "
        + "and when it takes the image away, the page has none. It is told once, with the number of photos.",
      remedy:
        "Save the image in `Content/` and name it with `file`. Where that is not possible, it may stay: it "
        + "is a warning and no error."),
    .init(
      "content-photo-without-place", .warning,
      cause:
        "`place: exact` shows the coordinates in the picture's file, and `place: city` the nearest city, "
        + "but the file has none, or it was taken far from any city.",
      remedy: "Leave `place` out, or use a file that still has its coordinates."),
    .init(
      "content-photo-without-alt", .warning,
      cause:
        "A photo has no `alt`. Those who can't see it hear its title, which seldom says what is on it. It is "
        + "told once, with the number of photos.",
      remedy: "Add `alt`, and say in it what is to be seen."),
    .init(
      "content-price-without-payment", .warning,
      cause:
        "A photo that is not sold has a price but no `buyURL`, and the settings have no `contact` where "
        + "visitors could ask for it, so its page shows a price and no way to pay it. It is told once, "
        + "with the number of photos.",
      remedy:
        "Add `buyURL`; or `contact`, or `photos.contact` for photos alone, in `Content/site.json`; or take "
        + "the price out."),
    .init(
      "content-wrong-edition", cause: "More of an edition are sold than there are.",
      remedy: "Correct `sold` or `count`."),
    .init(
      "content-edition-currency",
      cause: "The editions of a photo, and its own price, are in more than one currency.",
      remedy: "Give all of them in one: by the photo's `currency`, or that of each edition."),
    .init(
      "content-edition-twice",
      cause:
        "Two editions of a photo have the same name, size and paper, so that buyers can't tell them apart.",
      remedy: "Give one of them another `name`, or take it out."),
    .init(
      "content-photo-listed-twice", cause: "`photos` of an album names a picture twice.",
      remedy: "Take one of them out."),
    .init(
      "content-photo-elsewhere",
      cause: "`photos` of an album names a picture of another folder, which has a page of its own.",
      remedy: "Copy the picture into the album's folder, or show it in the album's text."),
    .init(
      "content-watermark-beside-originals", .warning,
      cause: """
        `photos.watermark` is drawn into the sizes of photos for sale, and `original` (in the settings, \
        an album or a photo) publishes their files, too, which have none.
        """,
      remedy: """
        Take `original` out, and write it for photos that are not for sale; in an album, `original: \
        false` for one that is keeps its file at home.
        """),
    .init(
      "content-watermark-without-sizes", .warning,
      cause:
        "`photos.watermark` is drawn into the sizes of pictures, and with `renditions` of `false` there are "
        + "none: files go out as they are.",
      remedy: "Take `renditions` out, or `watermark`."),
    .init(
      "content-photo-source", cause: "A photo has neither `file` nor `url`, or both.",
      remedy: "Give exactly one of them."),
    .init(
      "content-too-many-legs", cause: "A trip has more than 1,000 legs, stays or visits.",
      remedy: "Divide it into several trips."),
    .init(
      "content-too-many-tags",
      cause:
        "A model has more than 100 tags. The page of each tag shows all tags of what it lists, so a few "
        + "thousand would fill a disk.",
      remedy: "Keep those that readers would look for it by."),
    .init(
      "content-too-many-keywords", .warning,
      cause: """
        A photo without `tags` takes the keywords of its picture (IPTC or XMP), and there are more than \
        100, which is the limit of tags. The first 100 are its tags.
        """,
      remedy: """
        Write those by which readers would look for it as `tags` of the photo (of an album's, in its list \
        `photos`), or take keywords out of the picture.
        """),
    .init(
      "content-empty-album", .warning,
      cause:
        "A folder of `Content/photos/` with an `index.md` is an album, and there is no picture in it. An "
        + "`index.md` with `file` or `url` is that of a photo.",
      remedy: "Put pictures beside the `index.md`, or name the picture by `file`."),
    .init(
      "content-wrong-picture-name",
      cause:
        "The photos of an album are found under the names of their files, and a name has a character that "
        + "no address may have.",
      remedy: "Rename the file, or list it under `photos` of the album with a `slug`."),
    .init(
      "content-wrong-slug", cause: "The `id` or the file's name can't be part of an address.",
      remedy: "Add a `slug`."),
  ]

  private static let references: [Explanation] = [
    .init(
      "content-leg-disagrees",
      cause: """
        A trip has `legs`, and its own `departure`, `arrival`, `origin` or `destination` is not \
        that of its first or last leg.
        """,
      remedy: "Remove the trip's own key: the legs say enough."),
    .init(
      "content-leg-diverted",
      cause: "A leg is `diverted`, but nothing says where to; or the other way round.",
      remedy: "Write both `status: diverted` and `divertedTo` with a place, or neither."),
    .init(
      "content-leg-key-beside-legs",
      cause: """
        A key that says something of one leg, such as `number`, stands beside `legs`, or in the index \
        of a journey that has no leg but those of the trips in its folder.
        """,
      remedy: "Write it into the leg, or the trip, that it belongs to."),
    .init(
      "content-nested-journey",
      cause: """
        A folder of trips with an `index.md` is a journey, and this one lies in the folder of another \
        journey.
        """,
      remedy: """
        Move the inner folder out of the outer one, or remove its index: its trips are then parts of \
        the outer journey. A single trip may have a folder of its own.
        """),
    .init(
      "content-leg-order", cause: "A leg departs before the one before it arrives.",
      remedy: """
        Write legs in the order in which they were travelled, and mend the times. A leg that nobody \
        took has `status: replaced` or `status: cancelled`, and overlaps with none.
        """),
    .init(
      "content-stop-order",
      cause:
        "The times of a stop lie outside those of its leg, or before those of an earlier stop.",
      remedy: "Write stops in the order in which they are reached, and mend the times."),
    .init(
      "content-stay-order", cause: "A stay's `to` comes before its `from`.",
      remedy: "Mend the day that is wrong."),
    .init(
      "content-outside-of-trip", .warning,
      cause:
        "A stay or a visit has a day that lies before the trip's departure or after its arrival.",
      remedy: "Mend the day, or the trip's departure or arrival."),
    .init(
      "content-one-tag", .warning,
      cause:
        "`tags` is a text with blanks or commas, which makes one tag, blanks and all. Some programs make "
        + "several of it.",
      remedy:
        "Write a list: `[portugal, rail]` for two tags, `[night train]` for one with a blank."),
    .init(
      "content-duplicate-id",
      cause:
        "Two models of a kind have the same `id`, by which feeds and calendars know them for good: "
        + "readers would show one of the two.",
      remedy: "Give one of them another `id`."),
    .init(
      "content-duplicate-index", cause: "Two files give the same page its text.",
      remedy: "Remove one of them."),
    .init(
      "content-album-name",
      cause: """
        An album without a `title` and a `slug` takes both from its folder. The name of this folder has \
        a time of day or coordinates, which would be in the addresses of the album and of its photos.
        """,
      remedy: "Write a `title` in the album's `index.md`, or a `slug`, or rename the folder."),
    .init(
      "content-same-picture",
      cause: """
        Two photos show the same picture under file names that tell when or where it was taken. Such \
        names aren't published: the address is made of the title and of the picture's data, and two \
        addresses with the same data would lead to one picture.
        """,
      remedy: "Delete one of the files, or write a `slug` for one of the photos."),
    .init(
      "content-same-digits",
      cause: """
        File names that tell when or where a picture was taken aren't published. Zoetrope puts eight \
        digits in their place, which it computes from the file. For two different files these are the \
        same by chance, about once in four thousand million pairs.
        """,
      remedy: "Write a `slug` for one of the photos, or rename a file that is only linked to."),
    .init(
      "content-duplicate-slug",
      cause:
        "Two models of a kind have the same slug, or slugs that differ only in case, or a page lies "
        + "where a list is. Pictures of an album take theirs of their names, in which spaces are "
        + "hyphens.",
      remedy:
        "Give one of them another `slug`; rename a picture, or list it under `photos` of its album "
        + "with a `slug`."),
    .init(
      "content-missing-reference", cause: "A key names a model that does not exist.",
      remedy: "Write the suggested slug, or make the model."),
  ]
}
