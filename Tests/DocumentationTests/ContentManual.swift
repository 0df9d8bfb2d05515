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
          "Folders in `Content/\($0.folder)/` with an `index.md` that names no picture."
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

      `Content/index.md` sets the heading and text of the home page, and `Content/<kind>/index.md` those
      of the list of a kind. All keys are optional.

      \(keys(IndexText.keys.keys))\(objects(in: IndexText.keys.keys, &written))

      ## site.json

      `Content/site.json` contains the settings. All are optional. The defaults are: \(defaults).

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
    account. With `--write`, it adds the entries at the end of the account's list. Zoetrope knows
    the columns of N26, DKB, ING, Sparkasse, Revolut, Wise, Monzo, Rabobank, bunq and first direct,
    tested with published samples. For other banks, it recognizes common column names.
    `Content/accounts/fund.mapping` sets how to read files for the account `fund`. If it doesn't
    exist, `--write` creates it from what it found, so the next import needs no guesses. The mapping
    is never published.

        {
          "columns": {"date": "Buchungstag", "payee": ["Name", "Text"], "amount": "Betrag"},
          "separator": ";", "decimal": ",", "dates": "dmy",
          "categories": {"REWE": "Food", "Deutsche Bahn": "Trains"}
        }

    An entry is skipped if the account already has one with the same day and amount, and with the
    same payee or a part of it, ignoring case. Each existing entry matches only one. The category is
    that of the last entry with the same payee in any account, or else that of a word in
    `categories`. Payments that aren't booked are skipped. So are amounts in another currency, if
    neither the file nor the site's rates say what was charged. A bank's notes may contain private
    data, such as account numbers. They are imported only with `--notes` or if the mapping names
    their column. Otherwise a note is used only where a payee is missing.

    Zoetrope reads OFX versions 1 and 2. In a Beancount journal, each posting to the account is an
    entry. `--from` names the account; the default is the one below `Assets` or `Liabilities` with
    the most postings. The category is the account of the largest expense; `@` and `@@` give the
    amount charged. Holdings at cost, sums such as `10/3` and included files aren't read, and
    Zoetrope reports them.
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
    `"icon": ["icon.svg", "icon.png"]`, with a PNG of 512 by 512 pixels. A PNG or ICO file must be
    square and at least 16 pixels wide. Phones also use a PNG of 180 pixels or more on their home
    screen; systems ask for 192 and 512. JPEG, GIF and WebP are refused, because some browsers don't
    show them. With an icon, the site gets a web manifest, `/site.webmanifest`, with the site's
    name, the icon and the `themeColor` for light pages. Your own manifest in `Content/public/`
    replaces it. An SVG icon is published unchanged, so use only one that you trust.

    **Accent colour.** Text in this colour needs a contrast of at least 4.5 to 1 (WCAG 2.2, AA) on
    every background of the theme. A colour with less is refused, and the message suggests the
    nearest one that passes. If you set a colour for light pages only, dark pages use it too,
    lightened as far as necessary. In your own style sheet, the colour is `var(--accent)`, and
    `var(--link)` for links.

    **Font.** `font` chooses among typefaces that readers' systems already have, so nothing is
    downloaded. `serif` is the default. In your own style sheet, use `var(--serif)` for titles and
    text, and `var(--sans)` for everything else.
    """
  }

  private var introduction: String {
    """
    # Content

    \(Manual.notice)

    A site is a folder that contains `Content/`. Each kind of page has its own folder there: \(ModelKind.builtIn.filter { $0.host == nil }.map { "`\($0.folder)/`" }.joined(separator: ", ")).
    Use subfolders as you like; they don't change addresses.

    Write an entry as one of these:

    - a Markdown file with front matter: YAML between lines `---`, TOML 1.0.0 between lines `+++`,
      or a JSON object;
    - a folder with such a file as `index.md`, and the entry's other files next to it;
    - a `.json` file with one object, whose `body` contains the Markdown;
    - a `.json` file with a list of objects, each with a `slug` or an `id`.

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
    `/<slug>/`. The slug is the key `slug`, or else `id`, or else the name of the file or folder. A
    slug must contain a visible character and must not end in a space or dot. It can't be a device
    name of Windows, such as `con` or `nul.txt`.

    **Times** have one of these forms:

    - `2015-10-09T13:09:53+01:00`, with `T` or a space between date and time;
    - the same, followed by a time zone in brackets;
    - seconds since 1970;
    - a local time;
    - a date.

    Daylight saving time skips some local times and repeats others. Such a time is an error, and the
    message says what to write. A number that probably isn't meant as seconds since 1970 is an error
    too. That applies to every number from -99,999 to 99,999 except 0, such as `8` or `2024`. It
    also applies to digits that look like a month or a day from 1900 to 2099, such as `202406` or
    `20240612`.

    **Time zones.** A local time of a trip is in the time zone of its place, or else in the site's
    `timeZone`. Zoetrope never guesses a time zone that a duration or a delay depends on:

    - If one end of a trip has a zone, the place at the other end needs one too. Otherwise it is an
      error. The zone can come from the place, or from a time with an offset or brackets.
    - If neither end has a zone and the two places differ, Zoetrope uses the `timeZone` of the
      settings. One warning covers all such trips. Without that setting, it is an error.
    - Two places with the same name are the same place. If one of them has a zone, it applies to
      both.
    - An end without a place uses the site's zone, as long as clocks there show the same time as at
      the other end.

    A time with an offset needs no zone.

    **Days.** A trip can depart or arrive on a date without a time: `departure: 2026-05-02`. Its
    page then shows the day only, its delay is unknown, and calendars contain an all-day event. The
    trip lasts as many days as it touches, including the first and the last. From 2 to 5 May is 4
    days, even if you know the time of one end. In lists and for `publishDate`, a date counts as
    midnight at the start of the day.

    **Logbook.** The list of all trips links to `/logbook/`. A site has this page as soon as a
    listed trip has departed.

    - The logbook counts listed trips that have arrived, and the legs you took on them. Cancelled
      trips and legs don't count.
    - A distance is the shortest way between the places, via the stops. Places need `latitude` and
      `longitude`, or an `airport`.
    - Hours count from departure to arrival. They use the actual times if both are known.
    - Legs with unknown values are left out, and the page shows how many legs a total includes.
    - A leg is on time if it arrived at most five minutes late. If only the departure is known, the
      departure counts.

    To replace the page, write your own page with the slug `logbook`.

    **Journeys.** A folder in `Content/trips/` with an `index.md` and other trips is a journey.
    These trips are its parts, including those in subfolders:

    ```
    Content/trips/japan-2025/index.md         title: Three weeks in Japan
    Content/trips/japan-2025/fra-hnd.md
    Content/trips/japan-2025/tokyo-kyoto.md
    Content/trips/japan-2025/home.md
    ```

    The journey's page, `/trips/japan-2025/`, shows the legs, stays, visits and photos of all parts
    by day, with totals, costs, albums and one map. Each part keeps its own page with its tickets,
    at `/trips/tokyo-kyoto/`. If you add an index later, no address changes.

    Lists, the home page, feeds, maps, the logbook, and the pages of people, tags and categories
    show the journey once, instead of its parts. The tags and categories of the parts lead to the
    journey. Calendars and `export trips` contain each leg once, as part of its own trip.

    The index needs a title, but no departure. It can have its own stays, visits, track, people,
    photos and costs, and `departure` or `legs` for legs without a file. Without its own `budget`, a
    journey gets the sum of its parts' budgets. For this, every part needs a budget in the same
    currency, either in total or for the same categories.

    A part is never easier to find than its journey: `draft`, `visibility`, `publishDate` and
    `expiryDate` in the index also apply to the parts. If a part is less public than the journey,
    the journey shows nothing of it, and none of its costs. A journey without a visible leg isn't
    published. A folder that contains only an `index.md` is a single trip, and a journey can't
    contain another journey.

    To start a part, run `zoetrope new trip "Tokyo to Kyoto" --journey japan-2025`. If the journey
    doesn't exist yet, this also creates it.

    \(money)

    **Upcoming trips.** Lists, the home page and the pages of years, tags and people show past trips
    first, newest first, and then upcoming trips, soonest first. A trip is upcoming if it departs
    after the build. It appears in feeds only after it has departed. No page, feed or sitemap gives
    a future time as its last change. The links between neighbouring trips follow the order of
    departures.

    **Drafts.** To hide a page, set `draft: true`. To hide it until a day, set `publishDate`. A
    `date` in the future doesn't hide a page; it causes a warning. What hides the `index.md` of a
    folder, or shows it to fewer people, does the same for every other file in the folder.

    **Keys that restrict** limit who sees a page, or how much of it; the tables below mark them.
    Zoetrope never ignores such a key. These are errors, and nothing is published until you fix
    them: a similar name (`darft: true`, `Draft: true`), the right key in the wrong place
    (`extra: {draft: true}`, or in an entry instead of its account), an empty value (`draft:`), and
    another program's word for it (`noindex: true`, `published: false`, `status: draft`). Each error
    says what to write. If a key belongs to another program and means something else, add it to
    `ignoredKeys` in `Content/site.json`.

    **Amounts** are exact. Write digits with a decimal point, and no more decimals than the currency
    has.

    **Albums.** A folder of pictures in `Content/photos/` with an `index.md` is an album. (If the
    index has `file` or `url`, it is a single photo instead.) Each picture in the folder is a photo
    and needs no file of its own. Its title comes from the picture's metadata, or from its file
    name. Its page is at `/photos/<album>-<name>/`, with the folder's name unchanged and the
    picture's name in lower case. To describe some of the photos, list them in the index:

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

    A photo in the folder can also have its own file. Then only that file shows its picture. Photos
    are sorted by the time they were taken. `order: name` sorts them by file name (`IMG_9` before
    `IMG_10`), and `order: written` uses the order of the list. `image` sets the album's cover; the
    default is the first photo. A folder with an `index.md` inside an album is an album within it.

    A photo is never easier to find than its album: `draft`, `visibility`, `publishDate` and
    `expiryDate` of an album apply to everything in it. `trip` and `original` of an album apply to
    photos that don't set them. The home page, the list of photos and the page of the trip show the
    album instead of each photo.

    A link to a picture of an album, `[the road](../photos/iceland/IMG_0012.jpg)`, leads to that
    photo's page. An image, `![](../photos/iceland/IMG_0012.jpg)`, shows the photo with a link to
    its page. To publish the file itself and link to it, write its address from the root:
    `[the original](/photos/iceland/IMG_0012.jpg)`.

    **Links and images** in Markdown name files, relative to the folder of the file that contains
    them: `[the photo](../photos/pli.md)`, `![](map.png)`. Zoetrope checks them and links to the
    published page or image. A link that begins with `/` is a published address.

    **Headings** in the body begin with `##`, because the page's title is its first-level heading.
    If the body contains first-level headings, all its headings are shown one level lower. Each
    heading gets an id from its words, so you can link to `#getting-there` or
    `lisbon.md#getting-there`. To set an id that stays when the words change, write
    `## Getting there {#there}`. A page with three or more headings gets a table of contents.

    **Pictures in the body** are plain Markdown images, which other programs show too. A paragraph
    with one image and a title is a figure with a caption. A paragraph with two images shows them
    side by side. A paragraph with more is a gallery, with rows that keep the shape of each picture.
    To make a picture or its row as wide as the page, write `#wide` after the path. For the full
    width of the window, write `#full`:

    ```
    ![The ferry](ferry.jpg "A little before it left")

    ![The tower](tower.jpg) ![The road](road.jpg "The road to it")

    ![The bay](bay.jpg#wide "All of the bay")
    ```

    Photos of the site, such as `![](../photos/pli.md#full)`, appear with their names and prices.
    Text in the brackets overrides the photo's `alt`. In a file with several photos, add the photo's
    name first: `photos.json#pli#wide`.

    With JavaScript, a click on a figure, a photo or a picture of a gallery opens it in a viewer.
    Each photo has an address there: `[the pier](../photos/#photo-pli)` opens it among the others.

    A small picture is enlarged only with `#wide` or `#full`. In a line of text, a list or a quote,
    a picture is at most as wide as the text, and `#wide` causes a warning. To keep all paragraphs
    as CommonMark defines them, set `"markdown": {"pictures": false}` in the settings.

    **Pictures** are shown in several sizes, and the browser loads the one it needs. They are WebP
    files, with a JPEG for browsers that don't support WebP. Only these files are published. The
    original stays private unless you link to it, or set `photos.original` to `true` in the
    settings. You can use JPEG, PNG, WebP, GIF, AVIF, HEIC and TIFF files.
    `"photos": {"formats": ["avif", "webp"]}` offers AVIF before WebP. AVIF files are a fifth
    smaller, and take six to nine times as long to make the first time. Animations stay WebP and
    keep moving.

    Zoetrope removes all metadata from pictures except the creator, the copyright notice and the
    licence, so that others know whose picture it is. (Some cameras write their owner's name there.)
    A picture that names nobody gets `photos.creator`, `photos.copyright`, and `photos.license` or
    the site's `license`. A picture by someone else doesn't. A picture of at most 320 pixels is
    published at its own size, without metadata.

    **Drawings** in SVG can be used like images: `![The way home](way.svg)`, or as the `image` of a
    trip or page. Zoetrope removes what nobody sees: comments, metadata, and the notes of Inkscape,
    Illustrator, Figma, draw.io and other programs. It then writes the drawing again with only
    elements that draw: shapes, paths, text, gradients, patterns, markers, clip paths, masks,
    symbols with `use`, most filters, and styles as attributes or in a `<style>`. `url(#…)` and
    `href="#…"` can refer to parts of the same drawing only.

    A script, an `onclick`, HTML (`foreignObject`), an animation, an embedded picture, a font, a
    link or anything unknown is an error that names the line, because the drawing would look or work
    differently without it. A drawing can have up to 1 MB and 50,000 elements. Its size comes from
    `width` and `height`, or else from `viewBox`. A drawing isn't a photo: it has no other sizes, no
    watermark and no page. Link previews can't show drawings; for a trip with a drawing as its
    `image`, they show the first photo, if it has one. To publish a drawing that you trust with its
    scripts, put it into `Content/public/`.

    **Camera data.** Missing photo fields are filled from the picture's own metadata (EXIF, IPTC and
    XMP): title, `summary`, `alt`, `tags`, `takenAt` and the camera. What you write overrides it;
    `tags: []` ignores the keywords.

    Most cameras record a time without a time zone. Zoetrope then uses the GPS time, or else the
    photo's trip. Before the departure, the zone is that of the origin; after the arrival, it is
    that of the destination. Sometimes that leaves two zones: during a trip between zones, or if
    another trip is in between. Then Zoetrope uses the site's `timeZone`, and prints one warning for
    all such photos. It does the same if the photo has no trip, or if the trip is less public than
    the photo.

    A trip's photos are sorted by the time they were taken, and each photo's page shows the day.
    Pages, feeds and data for search engines show the time of day only if `photos.time` in the
    settings is `true`. This also applies to a `takenAt` or `date` that you write with a time. The
    camera is shown only if `photos.camera` in the settings is `true`.

    The place of a photo is never published, unless you ask for it with `place` on the photo or
    `photos.place` in the settings. With `exact`, the page shows the coordinates as the camera
    recorded them, and a link to OpenStreetMap. They may be those of your home. With `city`, the
    page shows the nearest city and its country, from Natural Earth. If the nearest city is more
    than 50 km away, it shows nothing. Published pictures never contain the place.

    **File names with a time or a place** aren't published. Phones and messengers write names such
    as `PXL_20250611_101533123.jpg` or `Screenshot 2025-06-11 at 10.15.33.png`. Zoetrope recognizes
    a date with a time of day or a number after it, a time of day, a long number such as the seconds
    since 1970, coordinates, and the word GPS. A date without a time stays.

    Unless you write a `slug`, the address of such a photo is its written title, or `photo`, and
    eight digits computed from the picture: `/photos/pier-1a2b3c4d/`. The digits stay the same if
    you edit the picture's metadata. A picture that you link to is published as
    `photo-1a2b3c4d.jpg`, and a film or a sound recording as `file-1a2b3c4d.mov`. Folders with such
    names are left out of their addresses. Other files keep their names, and so do all files in
    `Content/public/`. In your texts, use the names that your files have.

    An `id` with a time or a place is ignored on a photo; ids that programs make, such as UUIDs, are
    kept. A photo in an album without a title is called "Photo" if its file name is only a camera's
    number, such as `DSCF1035`, or contains a time or a place.

    `zoetrope new photos` creates a photo for each picture in a folder. It fills in the picture's
    data and the trip during which it was taken. A build never guesses the trip of a photo. If the
    camera's clock was wrong, `--clock +0:02:30` writes the corrected time as `takenAt`.

    **Tracks.** `track: ridge.gpx` on a trip or a leg names a track that a watch or phone recorded:
    a GPX, GeoJSON (`.geojson`) or KML file next to the trip, or a list of such files. The page
    shows its length, ascent and descent, and the average moving speed. A trip without `departure`
    and `arrival` gets them from its track. If it has both but no `actualDeparture` and
    `actualArrival`, it gets those from a track of the same day. A trip with `legs` can have its own
    track of the whole way.

    The track file is never published, whatever links to it. `download: true` on the trip offers a
    GPX file that contains only points and elevations. All figures leave out what is inside hidden
    circles. Each track is cut at a different distance outside the circle, so that the cuts don't
    reveal the circle's centre.

    **Hidden circles** keep your home out of everything that is published.
    `zoetrope hide 38.71667 -9.13333` makes a circle for the list `hidden` in the settings. Its
    centre is moved at random, so it doesn't reveal where you live. Places of a trip inside or
    near a circle lose their coordinates in pages, calendars and data for search engines. Their
    names stay, because you wrote them. A photo with `place: exact` that was taken there shows no
    place, and the build prints a note with the number of such photos. The city of `place: city`
    stays.

    If others can read your repository, don't put the list into the settings.
    `"hidden": "../hidden.json"` names a file with the list, relative to the site's folder, and
    `zoetrope hide … --write` adds to it. Without that file nothing is published, so a machine that
    builds the site for you needs it too.

    `zoetrope check --published` searches every published text file and picture for coordinates
    inside circles. This finds coordinates in a template, which a build doesn't search. It reads decimals (`38.71834, -9.14287`, `38,71834; -9,14287`),
    degrees with minutes or seconds (`38°43'06"N`), and the letters of directions. It reports files
    in UTF-16, archives and films, which it can't read.

    With hidden circles, a build also refuses a file that you link to or keep in `Content/public/`
    if a place in it is inside a circle. It searches texts, words in drawings, calendars, contact
    cards, tables (CSV), GeoJSON, TopoJSON and other JSON, and looks into office documents, zip and
    gzip. It also searches bodies and the text of every key, with their links to maps. In tables and JSON, two
    numbers are a place if their names are latitude and longitude, or if both have decimals and one
    of them has three or more. Degrees with minutes, plus codes and geohashes are recognized too. A
    GeoJSON line is refused if it crosses a circle.

    A build also refuses map formats that it can't read, such as GPX, KML, FIT and GeoPackage, and
    damaged GeoJSON. An archive that it can't read to the end is published with a warning, and so is
    an archive with pictures that may reveal where they were taken: check it yourself. To publish a
    track, write `download: true`.

    **What a circle can't hide.** A circle hides coordinates. It doesn't hide what a photo shows or
    what you write. A straight track that ends at a circle points back to the door it came from,
    and several such tracks meet there. Anyone who keeps all versions of a track learns the shortest
    distance at which you ever cut it. So make a circle before you publish the first track, make it
    large enough to contain several crossings, and don't make it smaller later.

    **Private folders.** Nothing in a folder named `draft`, `drafts`, `private` or `unpublished` is
    read or published, at any depth below `Content/` and also in `Content/public/`. Capital letters
    don't matter, and the name can begin with `_` or `.`. For each such folder, a warning shows the
    number of files. A link, key or reference to something in one is an error. To see unfinished
    pages in the preview, write `draft: true` into them instead.

    **Copies.** Files that sync programs, `git mergetool` or Office leave behind are not published,
    such as `lisbon.sync-conflict-20240101-120000-ABCDEFG.md` and
    `lisbon (conflicted copy 2024-01-01).md`. A file named as a copy is `lisbon 2.md`,
    `lisbon copy.md`, `lisbon [Conflict].md` or `lisbon-DESKTOP-AB12CD3.md`, for example. It isn't
    published if `lisbon.md`, `lisbon.json` or the folder `lisbon` is next to it and has the same
    bytes or the same title, or if neither has a title. A warning names each of them. In
    `Content/public/`, such names are allowed, because pages of other programs may use them.

    **Other files** next to your entries, such as images, tracks and tickets, are published only if
    something links to them: the body or a key of a visible page, the settings, the literal text of
    a template, a style sheet or a script. Links inside such a file don't count. Images lose their
    metadata. Linking to a video, or to a photo in a format that Zoetrope can't clean, is an error.
    Files without a link stay private, and one warning shows how many there are.

    Everything in `Content/public/` is published unchanged, at the root of the site:
    `Content/public/maps/rail.pdf` at `/maps/rail.pdf`. Use it for complete pages made elsewhere,
    for files that only scripts load, and for drawings that must not change. Images there lose their
    metadata too. A file that may reveal where it was taken and can't be cleaned is an error there
    as well.

    These files directly in `Content/` are published without a link: `CNAME`, `_headers`,
    `_redirects`, `.nojekyll`, `.htaccess`, `.domains`, everything in `.well-known/`; `robots.txt`,
    `ads.txt`, `app-ads.txt`, `humans.txt`, `security.txt`, `llms.txt`; `favicon.ico`,
    `favicon.svg`, `favicon.png`, `favicon-*.png`, `apple-touch-icon*.png`, `android-chrome-*.png`,
    `mstile-*.png`, `browserconfig.xml`, `manifest.webmanifest`, `site.webmanifest`; and files that
    prove who owns a site: `google*.html`, `yandex_*.html`, `pinterest-*.html`, `naver*.html` with a
    hexadecimal number, `BingSiteAuth.xml`, `keybase.txt`, and IndexNow's key, a `.txt` with 32 or
    more hexadecimal digits.

    Zoetrope ignores hidden files everywhere, and files that editors and browsers leave behind
    (`*~`, `.bak`, `.orig`, `.tmp`, `.save`, `.rej`, `.part`, `.crdownload`, `.swp`, `4913`, `sed`
    and six letters, `Thumbs.db`, `desktop.ini`).

    An unknown key causes a warning with a suggestion, unless it resembles a key that restricts. A
    missing key, a value of the wrong type and a reference to something that doesn't exist are
    errors. [Diagnostics](diagnostics.md) lists them all.
    """
  }
}
