import Authoring
import Content
import Domain

/// `Documentation/content.md`: all keys of all kinds of files.
struct ContentManual {
  private let tables = ModelKind.builtIn.map { (kind: $0, table: $0.keys) }

  var text: String {
    var written: Set<String> = []
    let kinds = tables.map { kind, table in
      let own = table.keys.filter { !isCommon($0) }
      let place =
        kind.host.map {
          "Folders in `Content/\($0.folder)/` whose `index.md` doesn't name a picture."
        }
        ?? "Files in `Content/\(kind.folder)/`."
      return "## \(kind.folder)\n\n\(place)\n\n"
        + keys(own) + objects(in: own, &written)
    }
    let common = tables[0].table.keys.filter(isCommon)
    return """
      \(introduction)

      ## Keys of every kind

      \(keys(common))\(objects(in: common, &written))

      \(kinds.joined(separator: "\n\n"))

      ## Home and lists

      `Content/index.md` sets the heading and text of the home page. `Content/<kind>/index.md` sets the
      heading and text of the list of that kind. All keys are optional.

      \(keys(IndexText.keys.keys))\(objects(in: IndexText.keys.keys, &written))

      ## site.json

      `Content/site.json` contains the settings. All keys are optional. The defaults are: \(defaults).

      \(keys(SiteSettings.keys.keys))\(objects(in: SiteSettings.keys.keys, &written))

      \(looks)

      ## Imports of entries

      \(imports)

      \(keys(EntryMappingKeys.table.keys))\(objects(in: EntryMappingKeys.table.keys, &written))

      """
  }

  /// Whether all kinds have the key with the same meaning.
  private func isCommon(_ key: KeyDeclaration) -> Bool {
    tables.allSatisfy { _, table in
      table.keys.contains { $0.name == key.name && $0.documentation == key.documentation }
    }
  }

  private func keys(_ keys: [KeyDeclaration]) -> String {
    Markdown.table(
      ["key", "value", "meaning"],
      keys.map { key in
        [
          Markdown.code(key.name) + (key.isRequired ? " (required)" : "")
            + (key.restriction == nil ? "" : " (restricts)"),
          value(key),
          key.documentation,
        ]
      })
  }

  private func value(_ key: KeyDeclaration) -> String {
    let links = Self.tables(in: key.shape).map { Markdown.link(to: $0.name) }
    return links.isEmpty ? key.expected : "\(key.expected); see \(links.joined(separator: ", "))"
  }

  /// Returns a section for each kind of nested object, which the manual contains only once.
  private func objects(in declarations: [KeyDeclaration], _ written: inout Set<String>) -> String {
    var text = ""
    for table in declarations.flatMap({ Self.tables(in: $0.shape) }) {
      guard written.insert(table.name).inserted else { continue }
      text += "\n\n### \(table.name)\n\n\(keys(table.keys))\(objects(in: table.keys, &written))"
    }
    return text
  }

  private static func tables(in shape: Shape) -> [KeyTable] {
    var found: [KeyTable] = []
    func add(_ shape: Shape) {
      switch shape {
      case .object(let table):
        if !found.contains(where: { $0.name == table.name }) { found.append(table) }
      case .list(let element), .distinct(let element): add(element)
      case .oneOf(let shapes): shapes.forEach(add)
      default: break
      }
    }
    add(shape)
    return found
  }

  private var imports: String {
    """
    `zoetrope import entries bank.csv --account fund` shows what a bank's file would add to an
    account. With `--write`, the command adds the entries to the end of the account's list. Zoetrope
    knows the columns of these banks: N26, DKB, ING, Sparkasse, Revolut, Wise, Monzo, Rabobank, bunq
    and first direct. Its tests use published samples of their files. For other banks, Zoetrope
    recognizes common column names. The file `Content/accounts/fund.mapping` defines how Zoetrope
    reads bank files for the account `fund`. If this file doesn't exist, `--write` creates it with
    the columns and formats that Zoetrope found. The next import then doesn't have to guess. The
    mapping is never published.

        {
          "columns": {"date": "Buchungstag", "payee": ["Name", "Text"], "amount": "Betrag"},
          "separator": ";", "decimal": ",", "dates": "dmy",
          "categories": {"REWE": "Food", "Deutsche Bahn": "Trains"}
        }

    Zoetrope skips an entry that is already in the account. Two entries match if they have the same
    day and amount, and if one payee's name contains the other's. Case doesn't matter. Each existing
    entry can match only one imported entry. A new entry gets the category of the most recent entry
    with the same payee in any account. If no entry has this payee, Zoetrope looks for words from
    `categories` in the payee's name. Zoetrope skips payments that aren't booked yet. It also skips
    amounts in another currency if neither the file nor the site's rates show how much was charged.
    A bank's notes may contain private data, such as account numbers. Zoetrope imports notes only if
    you use `--notes`, or if the mapping names their column. Otherwise, Zoetrope uses a note only to
    fill in a missing payee.

    Zoetrope reads OFX versions 1 and 2. In a Beancount journal, each posting to the account becomes
    an entry. To choose the account, use `--from`. The default is the account with the most postings
    under `Assets` or `Liabilities`. The category is the expense account with the largest amount.
    Zoetrope reads the amount charged from `@` and `@@`. Zoetrope doesn't read holdings at cost,
    sums such as `10/3`, or included files, and reports each of them.
    """
  }

  private var defaults: String {
    let settings = SiteSettings()
    let values = [
      ("title", settings.title), ("locale", settings.locale),
      ("timeZone", settings.timeZone.identifier), ("currency", settings.currency.code),
      ("pageSize", "\(settings.pageSize)"), ("font", settings.font.rawValue),
      ("unsafeHTML", "\(settings.unsafeHTML)"),
    ]
    return values.map { "`\($0)`: `\($1)`" }.joined(separator: ", ")
  }

  private var looks: String {
    """
    **Icon.** An SVG drawing is sharp at every size, but phones also need a PNG. The best setting is
    `"icon": ["icon.svg", "icon.png"]`, where the PNG is 512 by 512 pixels. A PNG or ICO file must
    be square and at least 16 pixels wide. Phones also show a PNG on the home screen if it is at
    least 180 pixels wide. Operating systems ask for 192 and 512 pixels. Zoetrope refuses JPEG, GIF
    and WebP icons, because some browsers don't show them. If you set an icon, Zoetrope also
    publishes a web manifest, `/site.webmanifest`. It contains the site's name, the icon and the
    `themeColor` for light pages. To replace this manifest, put your own into `Content/public/`. SVG
    icons are published unchanged, so use only icons that you trust.

    **Accent colour.** Text in this colour needs a contrast of at least 4.5 to 1 (WCAG 2.2, AA) on
    every background of the theme. If the contrast is lower, Zoetrope refuses the colour and
    suggests the nearest one that passes. If you set a colour for light pages only, Zoetrope
    lightens it for dark pages as far as necessary. In your own style sheet, write `var(--accent)`
    for the colour, and `var(--link)` for the colour of links.

    **Font.** `font` chooses a typeface that readers' systems already have, so nothing is
    downloaded. The default is `serif`. In your own style sheet, use `var(--serif)` for titles and
    text, and `var(--sans)` for everything else.
    """
  }

  private var introduction: String {
    """
    # Content

    \(Manual.notice)

    A site is a folder that contains `Content/`. Inside it, each kind of page has its own folder: \(ModelKind.builtIn.filter { $0.host == nil }.map { "`\($0.folder)/`" }.joined(separator: ", ")).
    Use subfolders as you like; they don't change addresses.

    You can write an entry as:

    - a Markdown file with front matter: YAML between `---` lines, TOML 1.0.0 between `+++` lines,
      or a JSON object;
    - a folder that contains such a file, named `index.md`, together with the entry's other files;
    - a `.json` file that contains one object, with the Markdown text in `body`;
    - a `.json` file that contains a list of such objects, each with a `slug` or an `id`.

    ```
    ---
    departure: 2026-05-02T08:10
    arrival: 2026-05-02T11:02
    origin: {name: Lisbon, timeZone: Europe/Lisbon}
    destination: {name: Porto, timeZone: Europe/Lisbon}
    mode: train
    ---
    The line follows the river for an hour.
    ```

    **Addresses.** An entry is published at `/<kind>/<slug>/`, and an entry in `pages/` at
    `/<slug>/`. To choose the slug, set `slug`. Otherwise, Zoetrope uses `id`, or else the name of
    the file or folder. A slug must contain a visible character and must not end in a space or dot.
    Windows device names, such as `con` or `nul.txt`, aren't allowed.

    **Times.** You can write a time as:

    - `2015-10-09T13:09:53+01:00`, with `T` or a space between date and time;
    - a time in that form, followed by a time zone in brackets;
    - seconds since 1970;
    - a local time, without an offset;
    - a date.

    When the clocks change for daylight saving time, some local times are skipped and others occur
    twice. If you write such a time, Zoetrope reports an error and shows what to write instead.
    Zoetrope also reports numbers that probably aren't meant as seconds since 1970. They include
    every number from -99,999 to 99,999 except 0, such as `8` or `2024`, and every number that looks
    like a month or a day from 1900 to 2099, such as `202406` or `20240612`.

    **Time zones.** Zoetrope reads each local time of a trip in the time zone of the place where it
    applies. For example, a departure uses the origin's zone. If the place has no zone, Zoetrope
    uses the site's `timeZone`. Zoetrope never guesses a time zone that a duration or a delay
    depends on:

    - If one end of a trip has a zone, the place at the other end needs a zone too. Otherwise,
      Zoetrope reports an error. An end gets its zone from its place, or from a time with an offset
      or a zone in brackets.
    - If neither end has a zone and the two places differ, Zoetrope uses the `timeZone` that you set
      for the site. One warning covers all such trips. If you haven't set a `timeZone`, Zoetrope
      reports an error.
    - Two places with the same name count as one place. If only one of them has a zone, that zone
      applies to both.
    - If an end has no place, its local times are in the site's zone. Zoetrope reports an error if
      the time in that zone differs from the time at the other end.

    A time with an offset doesn't need a zone.

    **Days.** A trip can depart or arrive on a date without a time: `departure: 2026-05-02`. Its
    page then shows only the day, its delay is unknown, and calendars contain an all-day event. The
    number of days includes the first and the last day. A trip from 2 to 5 May lasts 4 days, even if
    you write an exact time for its departure or arrival. In lists and for `publishDate`, a date
    counts as midnight at the start of that day.

    **Logbook.** The list of all trips links to `/logbook/`. Zoetrope adds this page as soon as a
    listed trip has departed.

    - The logbook counts listed trips that have arrived, and each leg that you took on these trips.
      Cancelled trips and legs don't count.
    - Zoetrope measures distances along the shortest line between the places, including the stops.
      For this, every place needs `latitude` and `longitude`, or an `airport`.
    - Hours are measured from departure to arrival. The logbook uses the actual times if both are
      known.
    - A total leaves out legs whose data is missing. The page shows how many legs each total
      includes.
    - A leg is on time if it arrived at most five minutes late. If only the actual departure is
      known, the logbook uses the departure's delay instead.

    To replace this page, write your own page with the slug `logbook`.

    **Journeys.** A folder in `Content/trips/` that contains an `index.md` and other trips is a
    journey. These trips, including those in subfolders, are the parts of the journey:

    ```
    Content/trips/japan-2025/index.md         title: Three weeks in Japan
    Content/trips/japan-2025/fra-hnd.md
    Content/trips/japan-2025/tokyo-kyoto.md
    Content/trips/japan-2025/home.md
    ```

    The journey's page, `/trips/japan-2025/`, shows the legs, stays, visits and photos of all parts,
    day by day. It also shows totals, costs, albums and one map. Each part keeps its own page with
    its tickets, at an address such as `/trips/tokyo-kyoto/`. You can add an index later without
    changing any address.

    The journey appears once, instead of its parts, on the home page, in lists, feeds, maps and the
    logbook, and on the pages of people, tags and categories. If a part has a tag or a category, the
    page of that tag or category shows the journey. Calendars and `export trips` contain each leg
    once, as part of its own trip.

    The index needs a title, but no departure. It can have its own stays, visits, track, people,
    photos and costs. It can also have a `departure` or `legs`, for legs that don't have their own
    file. If the journey has no `budget`, Zoetrope adds up the budgets of its parts. This works only
    if every part has a budget in the same currency. In addition, either every budget must cover
    everything, or all budgets must have the same categories.

    Whenever a journey is hidden, its parts are hidden too: `draft`, `visibility`, `publishDate` and
    `expiryDate` in the index also apply to the parts. If a part is less public than the journey,
    the journey shows nothing of that part, not even its costs. A journey isn't published if none of
    its legs is visible. A folder that contains only an `index.md` is a single trip. A journey can't
    contain another journey.

    To add a part, run `zoetrope new trip "Tokyo to Kyoto" --journey japan-2025`. If the journey
    doesn't exist yet, this command creates it too.

    \(money)

    **Upcoming trips.** The home page, the lists, and the pages of years, tags and people show past
    trips first, starting with the most recent. Upcoming trips follow, starting with the soonest. A
    trip is upcoming if it departs after the time of the build. It appears in feeds only after it
    has departed. Pages, feeds and sitemaps never show a future time as the time of their last
    change. The links between neighbouring trips follow the order of departures.

    **Drafts.** To hide a page, set `draft: true`. To hide a page until a certain date, set
    `publishDate`. A `date` in the future doesn't hide a page, but it causes a warning. A key that
    hides a folder's `index.md`, or limits who can see it, also applies to every other file in that
    folder.

    **Keys that restrict** limit who sees a page, or how much of the page they see. They are marked
    in the tables below. Zoetrope never ignores such a key. If you get one wrong, Zoetrope reports
    an error, says what to write, and publishes nothing until you fix it. All of these are mistakes:

    - a similar name: `darft: true` or `Draft: true`;
    - the right key in the wrong place: `extra: {draft: true}`, or an account's key in one of its
      entries;
    - an empty value: `draft:`;
    - a similar key of another program: `noindex: true`, `published: false` or `status: draft`.

    If a key belongs to another program and means something else, add its name to `ignoredKeys` in
    `Content/site.json`.

    **Amounts** are exact. Write them in digits, with a decimal point. Don't write more decimals
    than the currency has.

    **Albums.** A folder of pictures in `Content/photos/` with an `index.md` is an album. (If the
    index has `file` or `url`, the folder is a single photo instead.) Each picture in the folder
    becomes a photo, and doesn't need its own file. The photo's title comes from the picture's
    metadata, or else from its file name. Its page is at `/photos/<album>-<name>/`: the folder's
    name unchanged, followed by the picture's name in lower case. To describe some of the photos,
    list them in the index:

    ```
    ---
    title: Iceland
    trip: ring-road
    photos:
      - IMG_0012.jpg
      - file: IMG_0007.jpg
        title: Black sand
        alt: A beach of dark sand under low clouds.
    ---
    ```

    A photo in the folder can also have its own Markdown or JSON file. Its picture then appears only
    once, as that photo. Photos are sorted by when they were taken. To sort them by file name
    instead (`IMG_9` before `IMG_10`), set `order: name`. To keep the order of the list, set
    `order: written`. `image` sets the album's cover; the default is the first photo. Albums can be
    nested: a folder inside an album is an album too if it has an `index.md`.

    Whenever an album is hidden, its photos are hidden too: an album's `draft`, `visibility`,
    `publishDate` and `expiryDate` apply to everything in the album. The album's `trip` and
    `original` apply to photos that don't set their own. The home page, the list of photos and the
    trip's page show the album instead of its photos.

    A link to a picture in an album, `[the road](../photos/iceland/IMG_0012.jpg)`, leads to that
    photo's page. An image, `![](../photos/iceland/IMG_0012.jpg)`, shows the photo and links to its
    page. To publish the picture file itself and link to it, write its address from the root:
    `[the original](/photos/iceland/IMG_0012.jpg)`.

    **Links and images.** To link to a file or show an image in Markdown, write its path, relative
    to the folder of the file that you are writing: `[the photo](../photos/pli.md)`, `![](map.png)`.
    Zoetrope checks that each file exists, and links to the published page or image. A link that
    begins with `/` is a published address.

    **Headings** in the body begin with `##`, because the page's title is already the first-level
    heading. If the body contains first-level headings, Zoetrope lowers all its headings by one
    level. Each heading gets an id made from its words, so you can link to `#getting-there` or
    `lisbon.md#getting-there`. To set an id that stays the same when the words change, write
    `## Getting there {#there}`. Pages with three or more headings get a table of contents.

    **Pictures in the body** are plain Markdown images, which other programs can show too. If a
    paragraph contains only images, the number of images decides how they appear. A single image
    becomes a figure if it has a title, and the title becomes its caption. Two images appear side by
    side. Three or more become a gallery, which doesn't change the shape of any picture. To make a
    picture or its row as wide as the page, write `#wide` after the path. To make it as wide as the
    window, write `#full`:

    ```
    ![The ferry](ferry.jpg "A little before it left")

    ![The tower](tower.jpg) ![The road](road.jpg "The road to it")

    ![The bay](bay.jpg#wide "All of the bay")
    ```

    You can also show one of the site's photos: `![](../photos/pli.md#full)`. The photo's name and
    price then appear too. Text in the square brackets overrides the photo's `alt`. If the file
    contains several photos, add the photo's name first: `photos.json#pli#wide`.

    If JavaScript is available, clicking a figure, a photo or a picture in a gallery opens it in a
    viewer. You can link to a photo in the viewer: `[the pier](../photos/#photo-pli)` opens the list
    of photos and shows that photo in the viewer.

    Zoetrope enlarges a small picture only if you write `#wide` or `#full`. A picture in a line of
    text, a list or a quote is never wider than the text, and `#wide` causes a warning there. To
    turn off figures and galleries, and keep to plain CommonMark, set
    `"markdown": {"pictures": false}` in the settings.

    **Pictures** are published in several sizes, and the browser loads the size that it needs. They
    are WebP files, with a JPEG for browsers that don't support WebP. Only these files are
    published. The original stays private unless you link to it, or set `photos.original` to `true`
    in the settings. You can use JPEG, PNG, WebP, GIF, AVIF, HEIC and TIFF files. To offer AVIF as
    well as WebP, set `"photos": {"formats": ["avif", "webp"]}`. AVIF files are a fifth smaller, but
    take six to nine times as long to create the first time. Animated pictures stay WebP and keep
    their animation.

    Zoetrope removes metadata from pictures. It keeps only the creator, the copyright notice and the
    licence, so that others can see who made the picture. (Some cameras write their owner's name
    into these fields.) If a picture's metadata doesn't name anyone, Zoetrope adds `photos.creator`,
    `photos.copyright`, and `photos.license` or else the site's `license`. If the metadata names
    someone else, Zoetrope doesn't add anything. A picture of at most 320 pixels is published at its
    own size, without metadata.

    **Drawings.** You can use SVG drawings like images: `![The way home](way.svg)`, or as the
    `image` of a trip or page. Zoetrope removes everything that isn't drawn: comments, metadata, and
    the data that Inkscape, Illustrator, Figma, draw.io and other programs add. It then rewrites the
    drawing and uses only elements that draw: shapes, paths, text, gradients, patterns, markers,
    clip paths, masks, symbols with `use`, most filters, and styles in attributes or in a `<style>`
    element. `url(#…)` and `href="#…"` can only refer to parts of the same drawing.

    Zoetrope reports an error if a drawing contains a script, an `onclick`, HTML (`foreignObject`),
    an animation, an embedded picture, a font, a link or anything unknown. Without this part, the
    drawing would look or work differently. The error shows the line. A drawing can be up to 1 MB in
    size and contain up to 50,000 elements. Its size on the page comes from `width` and `height`, or
    else from `viewBox`. A drawing isn't a photo: it doesn't have other sizes, a watermark or its
    own page. Link previews can't show drawings. If a trip's `image` is a drawing, link previews
    show the trip's first photo instead, if there is one. If you trust a drawing and want to publish
    it with its scripts, put it into `Content/public/`.

    **Camera data.** Missing photo fields are filled from the picture's own metadata (EXIF, IPTC and
    XMP): the title, `summary`, `alt`, `tags`, `takenAt` and the camera. What you write overrides
    the metadata. To ignore the picture's keywords, write `tags: []`.

    Most cameras record a time without a time zone. In that case, Zoetrope uses the GPS time. If the
    GPS time is missing, Zoetrope uses the zones of the photo's trip: the origin's zone before the
    departure, and the destination's zone after the arrival. Sometimes two zones are possible: when
    the photo was taken on the way from one zone to another, or when another trip took place between
    the photo and its trip. Zoetrope then uses the site's `timeZone`, and prints one warning for all
    such photos. It does the same if the photo has no trip, or if the trip is less public than the
    photo.

    A trip's photos are sorted by when they were taken, and each photo's page shows the day. To show
    the time of day in pages, feeds and data for search engines, set `photos.time` to `true` in the
    settings. Otherwise, they show only the day, even if you write `takenAt` or `date` with a time.
    To show the camera, set `photos.camera` to `true`.

    The location where a photo was taken isn't published unless you set `place` on the photo or
    `photos.place` in the settings. If you choose `exact`, the page shows the coordinates as the
    camera recorded them, and a link to OpenStreetMap. These coordinates may reveal where you live.
    If you choose `city`, the page shows the nearest city and its country, from Natural Earth. If
    the nearest city is more than 50 km away, the page doesn't show a location. Published picture
    files never contain the location.

    **File names that contain a time or a location** aren't published. Phones and messaging apps
    create names such as `PXL_20250611_101533123.jpg` or `Screenshot 2025-06-11 at 10.15.33.png`.
    Zoetrope recognizes times of day, dates that are followed by a time of day or a number, long
    numbers such as the seconds since 1970, coordinates, and the word GPS. If a name contains only a
    date, Zoetrope keeps the name.

    To choose the address of such a photo, write a `slug`. Otherwise, Zoetrope uses the title that
    you wrote, or the word `photo`, and adds eight digits that it computes from the picture:
    `/photos/pier-1a2b3c4d/`. The digits stay the same if you edit the picture's metadata. If you
    link to a picture with such a name, it is published as `photo-1a2b3c4d.jpg`; a film or a sound
    recording is published as `file-1a2b3c4d.mov`. If a folder has such a name, Zoetrope leaves the
    folder out of the addresses of its files. All other files keep their names, including everything
    in `Content/public/`. In your own text, always use the names that the files have on your disk.

    If a photo's `id` contains a time or a location, Zoetrope ignores the id. Zoetrope keeps ids
    that programs generate, such as UUIDs. If a photo in an album has no title, its file name serves
    as the title. But if that name is only a camera's number, such as `DSCF1035`, or contains a time
    or a location, Zoetrope calls the photo "Photo".

    `zoetrope new photos` creates a photo entry for each picture in a folder. It fills in the
    picture's data, and the trip during which the picture was taken. A build never guesses a photo's
    trip. If the camera's clock was wrong, use `--clock +0:02:30` to write the corrected time as
    `takenAt`.

    **Tracks.** To show a track that your watch or phone recorded, write `track: ridge.gpx` on a
    trip or a leg. The value is a GPX, GeoJSON (`.geojson`) or KML file next to the trip, or a list
    of such files. The page shows the track's length, ascent and descent, and the average moving
    speed. A trip without `departure` and `arrival` gets them from its track. If a trip has both,
    but no `actualDeparture` and `actualArrival`, it gets the actual times from a track recorded on
    the same day. A trip with `legs` can have its own track, which covers the whole trip.

    The track file itself is never published, even if something links to it. If you set
    `download: true` on the trip, its page offers a GPX file that contains only points and
    elevations. The length, the ascent, the descent and the speed leave out the parts of a track
    that are inside hidden circles. Zoetrope cuts each track at a different distance outside the
    circle, so that the cuts don't reveal the circle's centre.

    **Hidden circles** keep the location of your home out of everything that is published.
    `zoetrope hide 38.71667 -9.13333` creates a circle for the list `hidden` in the settings. The
    circle's centre is moved at random, so it doesn't reveal where you live. If a trip's place is
    inside or near a circle, its coordinates are left out of pages, calendars and data for search
    engines. The place's name stays, because you wrote it. If a photo with `place: exact` was taken
    inside a circle, its page doesn't show a location, and the build prints a note with the number
    of such photos. Pages still show the city for `place: city`.

    If others can read your repository, keep the list in a separate file.
    `"hidden": "../hidden.json"` names such a file, relative to the site's folder, and
    `zoetrope hide … --write` adds circles to it. Nothing is published if the file is missing, so a
    machine that builds the site for you needs the file too.

    `zoetrope check --published` searches every published text file and picture for coordinates
    inside circles. Unlike a build, this command also finds coordinates in templates. It recognizes
    decimals (`38.71834, -9.14287`, `38,71834; -9,14287`), degrees with minutes or seconds
    (`38°43'06"N`), and letters for directions. It can't read archives, films or files in UTF-16,
    and reports each of these files.

    If you use hidden circles, a build also searches files that you link to or keep in
    `Content/public/`. It refuses a file that contains a location inside a circle. The build
    searches text files, words in drawings, calendars, contact cards, tables (CSV), GeoJSON,
    TopoJSON and other JSON. It looks inside office documents, zip files and gzip files. It also
    searches the body and every key of your entries, including links to maps. In tables and JSON,
    two numbers count as a location if they are named latitude and longitude, or if both have
    decimals and at least one has three or more decimals. The build also recognizes geohashes, Plus
    Codes, and degrees with minutes. It refuses GeoJSON in which a line crosses a circle.

    The build also refuses damaged GeoJSON, and map formats that it can't read, such as GPX, KML,
    FIT and GeoPackage. The build publishes an archive with a warning if it can't read the archive
    to the end, or if the archive contains pictures that may reveal where they were taken. Check
    such archives yourself. To publish a track, set `download: true` on its trip instead.

    **What a circle can't hide.** A circle hides coordinates. It doesn't hide what a photo shows or
    what you write. A straight track that ends at a circle points back to the door where it began,
    and several such tracks point to the same door. Anyone who keeps every published version of a
    track learns the shortest distance at which Zoetrope ever cut it. So create the circle before
    you publish the first track, make it large enough to contain several crossroads, and don't make
    it smaller later.

    **Private folders.** Zoetrope never reads or publishes anything in a folder named `draft`,
    `drafts`, `private` or `unpublished`. This applies at any depth below `Content/`, including in
    `Content/public/`. Capital letters don't matter, and the name can begin with `_` or `.`. A
    warning shows how many files each of these folders contains. If a link, a key or a reference
    points into one of them, Zoetrope reports an error. To see unfinished pages in the preview, keep
    them elsewhere and write `draft: true` in them.

    **Copies.** Zoetrope doesn't publish files that sync programs, `git mergetool` or Office leave
    behind, such as `lisbon.sync-conflict-20240101-120000-ABCDEFG.md` and
    `lisbon (conflicted copy 2024-01-01).md`. A file with a name such as `lisbon 2.md`,
    `lisbon copy.md`, `lisbon [Conflict].md` or `lisbon-DESKTOP-AB12CD3.md` may also be a copy.
    Zoetrope compares such a file with `lisbon.md`, `lisbon.json` or the folder `lisbon` next to it.
    It doesn't publish the file if both have the same bytes or the same title, or if neither has a
    title. A warning names each file that is left out. In `Content/public/`, such names are allowed,
    because pages from other programs may use them.

    **Other files** next to your entries, such as images, tracks and tickets, are published only if
    something links to them. The link can be in the body or a key of a visible page, in the
    settings, in the literal text of a template, in a style sheet, or in a script. Links inside the
    linked files don't count. Zoetrope removes metadata from images. Zoetrope reports an error if
    you link to a video, or to a photo in a format that Zoetrope can't clean. Files that nothing
    links to stay private, and one warning shows how many there are.

    Zoetrope publishes everything in `Content/public/` at the root of the site:
    `Content/public/maps/rail.pdf` becomes `/maps/rail.pdf`. The files stay unchanged, except that
    Zoetrope removes metadata from images. Use this folder for complete pages made elsewhere, for
    files that only scripts load, and for drawings that must not change. Zoetrope reports an error
    if a file may reveal where it was taken and can't be cleaned.

    Zoetrope publishes these files even if nothing links to them, as long as they are directly in
    `Content/`:

    - files for the host: `CNAME`, `_headers`, `_redirects`, `.nojekyll`, `.htaccess`, `.domains`,
      and everything in `.well-known/`;
    - text files for crawlers and people: `robots.txt`, `ads.txt`, `app-ads.txt`, `humans.txt`,
      `security.txt`, `llms.txt`;
    - icons and manifests: `favicon.ico`, `favicon.svg`, `favicon.png`, `favicon-*.png`,
      `apple-touch-icon*.png`, `android-chrome-*.png`, `mstile-*.png`, `browserconfig.xml`,
      `manifest.webmanifest`, `site.webmanifest`;
    - files that prove who owns a site: `BingSiteAuth.xml` and `keybase.txt`; `google*.html`,
      `yandex_*.html`, `pinterest-*.html` and `naver*.html`, where `*` is a hexadecimal number; and
      the key for IndexNow, a `.txt` file whose name is 32 or more hexadecimal digits.

    Zoetrope ignores hidden files everywhere. It also ignores files that editors, browsers and
    operating systems leave behind: `*~`, `.bak`, `.orig`, `.tmp`, `.save`, `.rej`, `.part`,
    `.crdownload`, `.swp`, `4913`, `sed` followed by six letters, `Thumbs.db` and `desktop.ini`.

    An unknown key causes a warning with a suggestion; it is an error if it resembles a key that
    restricts. Missing keys, values of the wrong type, and references to something that doesn't
    exist are errors. [Diagnostics](diagnostics.md) lists all messages.
    """
  }
}
