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
        + "looks like settings can go between backticks or into a code block."),
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
