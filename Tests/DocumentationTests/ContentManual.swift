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
          "Folders below `Content/\($0.folder)/` with an `index.md` that names no picture."
        }
        ?? "Below `Content/\(kind.folder)/`."
      return "## \(kind.folder)\n\n\(place)\n\n"
        + keys(own) + objects(in: own, &written)
    }
    let common = tables[0].table.keys.filter(isCommon)
    return """
      \(introduction)

      ## Every kind

      \(keys(common))\(objects(in: common, &written))

      \(kinds.joined(separator: "\n\n"))

      ## Home and lists

      `Content/index.md` gives the first page its heading and text, and `Content/<kind>/index.md` the
      list of a kind. Nothing is required.

      \(keys(IndexText.keys.keys))\(objects(in: IndexText.keys.keys, &written))

      ## site.json

      `Content/site.json` holds the settings. Every one is optional; without the file \(defaults).

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

  /// Returns a section for each kind of nested object, once in the manual.
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
    `zoetrope import entries bank.csv --account fund` shows what a bank's file would add to an account,
    and with `--write` adds it to the end of its list. The columns of N26, DKB, ING, Sparkasse, Revolut,
    Wise, Monzo, Rabobank, bunq and first direct are known, since samples of their files are published;
    of other banks, those whose names are words that are used for them. `Content/accounts/fund.mapping`
    says how files are read for the account `fund`; where there is none, `--write` makes one of what was
    found, and the next import needs no guesses. It is no model, and never published.

        {
          "columns": {"date": "Buchungstag", "payee": ["Name", "Text"], "amount": "Betrag"},
          "separator": ";", "decimal": ",", "dates": "dmy",
          "categories": {"REWE": "Food", "Deutsche Bahn": "Trains"}
        }

    An entry is known if the account has one of the same day and amount whose payee is the same, ignoring
    case, or a part of it; each counts once. Its category is the last one of the same payee in any account,
    else that of a word under `categories`. Rows that aren't booked are left, and so are amounts in
    another currency of which neither the file nor the site's rates say what was charged. A bank's
    remarks hold what is nobody else's business, such as numbers of accounts: they are taken with
    `--notes`, or where the mapping names their column, and else stand only where a payee is missing.

    Of OFX, versions 1 and 2 are read. Of a journal of Beancount, each posting to the account is an entry:
    to the one named by `--from`, else to the one below `Assets` or `Liabilities` with most of them. Its
    category is the account of the greatest expense; `@` and `@@` say what was charged. What is held at
    cost, sums such as `10/3` and files that are included aren't read, which is told.
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
    return values.map { "`\($0)` is `\($1)`" }.joined(separator: ", ")
  }

  private var looks: String {
    """
    **Icon.** A drawing (SVG) is sharp at every size, and telephones want a PNG besides; so the best is
    `"icon": ["icon.svg", "icon.png"]`, with a PNG of 512 by 512 pixels. A PNG or ICO file is square and
    has at least 16 pixels; a PNG of 180 pixels or more is also what telephones put on their first screen,
    for which 192 and 512 are the sizes that systems ask for. JPEG, GIF and WebP are refused, since not every
    browser shows them. With an icon there is a web manifest, `/site.webmanifest`, with the site's name,
    its icon and the `themeColor` of light pages; one of your own in `Content/public/` takes its place. A
    drawing that is named here is published as it is: name only one that you trust.

    **Accent.** Text of the colour must have a contrast of 4.5 to 1 (WCAG 2.2, AA) on every ground of the
    theme. One that has less is refused, and the message says the nearest that passes. Where only a colour
    for light pages is given, dark pages have that one, as much lighter as it takes. In a style sheet of your
    own the colour is `var(--accent)`, and `var(--link)` for links.

    **Letters.** `font` chooses among letters that readers' systems have; none is downloaded. `serif` is
    the theme's own. In a style sheet of your own they are `var(--serif)`, for titles and texts, and
    `var(--sans)`, for all else.
    """
  }

  private var introduction: String {
    """
    # Content

    \(Manual.notice)

    A site is a folder with `Content/` in it. Each kind of model has a folder of its name there:
    \(ModelKind.builtIn.filter { $0.host == nil }.map { "`\($0.folder)/`" }.joined(separator: ", ")). Subfolders are for your own order
    and are not in addresses.

    A model is one of

    - a Markdown file with front matter: YAML between lines `---`, TOML 1.0.0 between lines `+++`,
      or a JSON object;
    - a folder with such a file as `index.md`, and what belongs to it beside that;
    - a `.json` file with one object, whose `body` holds the Markdown;
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

    **Addresses.** A model is published at `/<kind>/<slug>/`, a page at `/<slug>/`. The slug is the key
    `slug`, else `id`, else the name of the file or its folder. A slug has something in it that can be
    seen, ends in no blank or dot, and is none of the names that Windows has for devices, such as `con`
    or `nul.txt`.

    **Times** are `2015-10-09T13:09:53+01:00` (a blank may stand for the `T`), the same with a zone
    behind it in brackets, seconds since 1970, a local time, or a date alone. A local time that clocks
    skip or show twice is an error that says what to write. So is a number that is hardly meant as
    seconds since 1970: but for 0, any from -99,999 to 99,999, such as `8` or `2024`, and digits that
    read as a month or a day of the years 1900 to 2099, such as `202406` or `20240612`.

    **Zones.** A local time of a trip is one of the zone of its place, else of the site's
    `timeZone`. No zone is taken for granted that a duration or a delay depends on. Where one end of
    a trip has a zone, by its place or by a time with brackets or an offset, the place at the other
    end needs one, too; without it that is an error. Where neither end has one and the places are
    two, the settings' `timeZone` serves, with one warning for all such trips, and without that
    setting it is an error. Two places of one name are the same place, and have the zone that one of
    them states. An end without a place is told by the site's clocks, as long as these show the same
    as those of the other end. Instants need no zone.

    **Days.** A trip may depart or arrive on a date alone: `departure: 2026-05-02`. Then its page
    shows the day and no time, its delay is unknown, and calendars have an event of whole days. It
    lasts as many days as it touches, the first and the last among them: from 2 to 5 May 4 days,
    also where the time of one end is known. A date alone begins at midnight where lists and
    `publishDate` compare it with times.

    **Logbook.** The list of all trips leads to `/logbook/`, which a site has once a listed trip has
    departed. It counts what has happened: listed trips that have arrived, and of them the legs that
    were taken; nothing that is cancelled. Distances are those of the shortest way between places
    with `latitude` and `longitude`, or an `airport`, over the stops; hours are from departure to
    arrival, as they were if both actual times are known. What is unknown is left out, and the page
    says of how many legs a sum is. A leg is on time if it arrived at most five minutes late, or left
    so where only that is known. A page of your own with the slug `logbook` takes its place.

    **Journeys.** A folder in `Content/trips/` with an `index.md` and further trips is a journey, and these
    trips, also those in folders below, are its parts:

    ```
    Content/trips/japan-2025/index.md         title: Three weeks in Japan
    Content/trips/japan-2025/fra-hnd.md
    Content/trips/japan-2025/tokyo-kyoto.md
    Content/trips/japan-2025/home.md
    ```

    The journey's page, `/trips/japan-2025/`, has the legs, stays, visits and photos of all of them by day,
    their sums, costs and albums, and one map. Each part keeps its own page with its tickets, at
    `/trips/tokyo-kyoto/`: an index that comes later changes no address. Lists, home, feeds, maps, the logbook
    and the pages of people and terms have the journey once and not its parts, whose tags and categories
    lead to it; calendars and `export trips` have each leg once, as one of its part. The index needs a title
    and no departure; it may have stays, visits, a track, people, photos and costs of its own, and `departure`
    or `legs` for legs that have no file. Without a `budget` of its own it has the sum of those of its parts,
    if each has one in the same currency, for all or for the same categories.

    Nobody finds a part who can't find its journey: `draft`, `visibility`, `publishDate` and `expiryDate` of
    the index hold for its parts. Of a part that is less public than the journey, the journey tells nothing,
    and of its costs neither; a journey without a leg to tell is not published itself. A folder with nothing
    but an `index.md` is a single trip, and a journey has no other inside of it.
    `zoetrope new trip "Tokyo to Kyoto" --journey japan-2025` begins a part, and the journey, too, where there is
    none.

    \(money)

    **Trips to come.** A trip whose departure is later than the build leads nothing: lists, the first page
    and the pages of years, tags and people show what has departed, the newest first, and then what
    is to come, the soonest first. Such a trip is in no feed until it departs, and no page, feed or
    sitemap says that something changed at a time that is still to come. The links from one trip to
    the next keep to the order of departures.

    **Drafts.** `draft: true` keeps a text back, `publishDate` keeps it back until a day, and a `date`
    in the future does not, which is told.

    **Keys that restrict** limit who sees a page, or how much of it; the tables below mark them. Zoetrope
    never ignores such a key. These are errors, and nothing is published until you fix them: a similar name
    (`darft: true`, `Draft: true`), the right key in the wrong place (`extra: {draft: true}`, or in an entry
    instead of its account), an empty value (`draft:`), and another program's word for it (`noindex: true`,
    `published: false`, `status: draft`). Each error says what to write. If a key belongs to another program
    and means something else, add it to `ignoredKeys` in `Content/site.json`.

    **Amounts** are exact: digits with a point, and no more decimals than the currency has.

    **Albums.** A folder of pictures in `Content/photos/` with an `index.md` is an album, as long as that file
    has no `file` or `url`, by which it would be one photo. Each picture that lies there is a photo, without a
    file of its own: its title is the picture's own or made of its name, and its page is at
    `/photos/<album>-<name>/`: the folder's name as it is, as for every folder, and the picture's in lower
    case. What there is to say of a few of them stands in the album's list:

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

    A photo of the folder may have a file of its own, too; then only that one shows its picture. Photos follow
    each other by the time of their taking, with `order: name` by their names (`IMG_9` before `IMG_10`), with
    `order: written` as the list has them. `image` is the album's cover, else its first photo is. A folder with
    an `index.md` inside of an album is an album in it. Nobody finds a photo who can't find its album: `draft`,
    `visibility`, `publishDate` and `expiryDate` of an album hold for all that is in it, and `trip` and
    `original` do where a photo says nothing else. Home, the list of photos and the page of the trip show the
    album and not each of its photos. A text that links to the picture of one,
    `[the road](../photos/iceland/IMG_0012.jpg)`, leads to that photo's page, and one that shows it by itself,
    `![](../photos/iceland/IMG_0012.jpg)`, shows it as that photo, with the link to its page. A link to the
    file itself, which then goes out, is its address from the root: `[all of it](/photos/iceland/IMG_0012.jpg)`.

    **Links and images** in Markdown name files, from the folder of the file that holds them:
    `[the photo](../photos/pli.md)`, `![](map.png)`. They are checked, and lead to the page or image
    that is published. A link that begins with `/` names a published address.

    **Headings** in a text begin with `##`: the page has a heading of the first level, its title. A text
    that has such headings itself is shown with all its headings one level lower. Each heading gets an id
    of its words, to which `#getting-there` and `lisbon.md#getting-there` lead; `## Getting there {#there}`
    gives it another one, which stays when the words change. A page with three headings or more has a table
    of contents.

    **Pictures in texts** are plain Markdown, which other programs show as images. A paragraph that holds
    one image with a title is a figure with that caption; one that holds two images is a pair, side by
    side; one that holds more is a gallery, in rows that keep the shape of each picture. `#wide` behind the
    path of a picture, alone or in a row, gives it or the whole row the width of the page, and `#full`
    that of the window:

    ```
    ![The ferry](ferry.jpg "A little before it left")

    ![The tower](tower.jpg) ![The road](road.jpg "The road to it")

    ![The bay](bay.jpg#wide "All of the bay")
    ```

    Photos of the site, such as `![](../photos/pli.md#full)`, take part with their names and prices; words
    in the brackets go before the photo's `alt`. With script a click opens each picture of a row, a figure
    and a photo in a viewer, where a photo has an address: `[the pier](../photos/#photo-pli)` opens it among
    the others. A picture that is small is not enlarged unless it is `#wide` or `#full`. In a file of
    several photos the one's name comes first: `photos.json#pli#wide`. In a line of text, a list or a quote
    a picture is as wide as that, and `#wide` there is told. `"markdown": {"pictures": false}` in the
    settings leaves all paragraphs as they are in CommonMark.

    **Pictures** are shown in several sizes, of which a browser takes the one that it needs: WebP, and a
    JPEG for what lacks it. Only these go out; the file itself stays at home unless a text links to it, or
    `photos.original` in the settings is `true`. Any JPEG, PNG, WebP, GIF, AVIF, HEIC or TIFF file will do.
    `"photos": {"formats": ["avif", "webp"]}` offers each size as AVIF before WebP: a fifth fewer bytes, for
    six to nine times the time where it is made first. Animations stay WebP, which moves.
    Of what the camera and programs wrote only creator, copyright and licence are left in them, by which
    others know whose the picture is (some cameras write their owner's name there). A picture that names
    nobody gets `photos.creator`, `photos.copyright` and `photos.license` or the site's `license`; one that
    somebody else made does not. A picture of at most 320 pixels is published as it is, without metadata.

    **Drawings** in SVG stand where images do: `![The way home](way.svg)`, or as `image` of a trip or page.
    They go out without what is never seen: comments, metadata, what Inkscape, Illustrator, Figma, draw.io and
    others note for themselves. What remains is written anew by a list of what draws and does nothing else:
    shapes, paths, texts, gradients, patterns, markers, clip paths, masks, symbols with `use`, most filters,
    and styles as attributes or in a `<style>`. `url(#…)` and `href="#…"` lead to parts of the drawing itself,
    and nothing leads out of it. A script, an `onclick`, HTML (`foreignObject`), an animation, an embedded
    picture, a font, a link or anything unknown is an error that names the line, since the drawing would look
    or act otherwise without it. A drawing has at most 1 MB and 50,000 elements. Its size is that of its
    `width` and `height`, else of its `viewBox`. A drawing is no photograph: it has no sizes, no watermark and
    no page of its own, and where a page is shared that has a drawing as its `image`, the trip's first photo
    stands for it, or nothing. One that you trust with its scripts can lie in `Content/public/`.

    **What the camera knew** is a photo's where its model says nothing: title, `summary`, `alt`, `tags`,
    `takenAt` and the camera come from the picture's own EXIF, IPTC and XMP, and what you write goes before
    it (`tags: []` takes no keywords). Most cameras write a time and not of which zone. Then the satellites'
    time tells it, else the `trip`: clocks are those of the place that it left until it leaves, and those of
    the place where it arrives from then on. Where that leaves two (on the way between zones, or another
    trip came between), the photo has no trip, or fewer may see that than the photo, the site's `timeZone`
    stands in, and a warning says so once. A trip's photos stand in the order of their taking, and the page of each gives the day. Pages,
    feeds and data for search engines give the time of day only if `photos.time` in the settings is
    `true`, even for a `takenAt` or `date` that you write with a time. The camera is shown only where `photos.camera` in the settings is `true`. Where a photo was taken is
    published nowhere unless `place: exact` on the photo, or `photos.place` in the settings, asks for it:
    then its page shows the coordinates as the camera wrote them, which may be those of your home, and a
    link to them on OpenStreetMap. `place: city` shows the nearest city and its country instead, as Natural
    Earth has them; farther than 50 km from any city it shows nothing. What is written into pictures stays
    the same: no place at all.

    **File names with a time or a place** aren't published. Phones and messengers write names such as
    `PXL_20250611_101533123.jpg` or `Screenshot 2025-06-11 at 10.15.33.png`. Zoetrope recognizes a date with
    a time of day or a number after it, a time of day, a long number such as the seconds since 1970,
    coordinates, and the word GPS. A date alone stays. Unless you write a `slug`, the address of
    such a photo is its written title, or `photo`, and eight digits that are computed from the picture:
    `/photos/pier-1a2b3c4d/`. The digits stay the same if you edit the picture's metadata. A picture that a
    text links to is published as `photo-1a2b3c4d.jpg`, and a film or a sound recording as
    `file-1a2b3c4d.mov`. Folders with such names are left out of their addresses. Other files keep their
    names. In your texts you still use the names of your files. An `id` of a photo with a time or a place
    counts for nothing; ids that programs make, such as UUIDs, are kept. Files in
    `Content/public/` keep their names. A photo in an album without a title has the title "Photo" if its file's
    name is only a camera's number, such as `DSCF1035`, or has a time or a place.

    `zoetrope new photos` begins a photo for each picture of a folder, with all that and the trip on whose
    days it was taken; no build guesses the trip of a photo. Where the camera's clock was wrong,
    `--clock +0:02:30` writes the mended time as `takenAt`.

    **Tracks.** `track: ridge.gpx` on a trip or on a leg names what a watch or a telephone recorded: a GPX,
    GeoJSON (`.geojson`) or KML file beside the model, or a list of such. Of it the page tells the length,
    what it goes up and down, and the mean speed without stops. A trip without `departure` and `arrival` has
    them from its track; one with them, and without `actualDeparture` and `actualArrival`, has those from
    it, if it is of the same day. A trip with `legs` may have a track of its own, of the whole. The file
    itself is never published, whatever names it: `download: true` on the trip offers a GPX of nothing but
    points and heights. Everything is of what hidden circles leave. A track is cut beside a circle, and each
    in another place, so that the cuts don't tell where its middle is.

    **Hidden circles** keep a home out of all that is published. `zoetrope hide 38.71667 -9.13333` makes
    one, whose centre is moved by chance so that it tells nothing, for the list `hidden` in the settings.
    Of trips, places inside or near it lose their coordinates, in pages, calendars and data for search
    engines alike; their names are yours and stay. A photo with `place: exact` that was taken there shows
    no place, and a note of the build says how many did; the city of `place: city` stays. In a repository
    that others read, the list does not belong into the settings: `"hidden": "../hidden.json"` names a
    file with it, from the site's folder, and `zoetrope hide … --write` adds to that. Without the file
    nothing is published, so a machine that builds the site for you needs it, too. `zoetrope check
    --published` looks for coordinates inside of circles in every file of text and in pictures: for what
    you wrote into a text or a template yourself, which no build can know to be a place. It reads decimals
    (`38.71834, -9.14287`, `38,71834; -9,14287`), degrees with minutes or seconds (`38°43'06"N`) and the
    letters of directions; of files in UTF-16, archives and films it says that it can't read them.

    With hidden circles, a build refuses a file that you link to or keep in `Content/public/` if a place in
    it is inside a circle. It searches texts, words in drawings, calendars, cards, tables (CSV), GeoJSON,
    TopoJSON and other JSON, and looks into office documents, zip and gzip. It also searches the texts of
    pages, with their links to maps. In tables and JSON, two numbers are a place if their names say latitude
    and longitude, or if both have decimals and one of them has three or more. Degrees with minutes, plus
    codes and geohashes are read, too. A line of GeoJSON is refused if it crosses a circle. A build also
    refuses formats of maps that it can't look into, such as GPX, KML, FIT and GeoPackage, and damaged
    GeoJSON. An archive that it can't read to the end is published with a warning, as is one with pictures
    that may tell where they were taken: check it yourself. To publish a track, write `download: true`.

    **What a circle can't hide.** A circle hides coordinates. It doesn't hide what a photo shows or what a
    text says. A straight track that ends at a circle points back to the door it came from, and several such
    tracks meet there. Whoever keeps all versions of a track learns the least distance at which you ever cut
    it. So make a circle before you publish the first track, make it large enough to hold several crossings,
    and don't make it smaller later.

    **Private folders.** Nothing in a folder named `draft`, `drafts`, `private` or `unpublished` is read or
    published, at any depth below `Content/` and also in `Content/public/`. Capital letters don't matter,
    and `_` or `.` may come first. A warning counts the files of each such folder. A link, key or reference
    that leads into one is an error. To see unfinished pages in the preview, write `draft: true` into them
    instead.

    **Copies.** Files that sync programs, `git mergetool` or Office leave behind are not published, such as
    `lisbon.sync-conflict-20240101-120000-ABCDEFG.md` and `lisbon (conflicted copy 2024-01-01).md`. A file
    named as a copy, such as `lisbon 2.md`, `lisbon copy.md`, `lisbon [Conflict].md` or
    `lisbon-DESKTOP-AB12CD3.md`, is not published if `lisbon.md`, `lisbon.json` or the folder `lisbon` is
    beside it and has the same bytes or the same title, or neither has a title. A warning names each of
    them. Such names don't matter in `Content/public/`, where pages of other programs may use them.

    **Files** that lie beside the models, such as images, tracks and tickets, are published where something
    names them: the text or a key of a model that is shown, the settings, the literal text of a template, a
    style sheet or a script. What such a file leads to itself is not looked for. Images lose their metadata;
    a video or a photo in a format that can't be cleaned is an error where something names it. A file that
    nothing names stays where it is, and a warning says once how many there are.

    Whatever lies in `Content/public/` is published as it is, and at the root of the site:
    `Content/public/maps/rail.pdf` at `/maps/rail.pdf`. That is the place of whole pages made elsewhere, of
    what only scripts know, and of drawings that are to stay as they are. Images lose their metadata there,
    too, and what might tell where it was taken and can't be cleaned is an error there as well.

    Right in `Content/` these go out without being named: `CNAME`, `_headers`, `_redirects`, `.nojekyll`,
    `.htaccess`, `.domains`, all of `.well-known/`; `robots.txt`, `ads.txt`, `app-ads.txt`, `humans.txt`,
    `security.txt`, `llms.txt`; `favicon.ico`, `favicon.svg`, `favicon.png`, `favicon-*.png`,
    `apple-touch-icon*.png`, `android-chrome-*.png`, `mstile-*.png`, `browserconfig.xml`,
    `manifest.webmanifest`, `site.webmanifest`; and what shows who owns a site: `google*.html`,
    `yandex_*.html`, `pinterest-*.html`, `naver*.html` with a hexadecimal number, `BingSiteAuth.xml`,
    `keybase.txt`, and IndexNow's key, a `.txt` with 32 hexadecimal digits or more.

    Hidden files and those that editors and browsers leave behind (`*~`, `.bak`, `.orig`, `.tmp`, `.save`,
    `.rej`, `.part`, `.crdownload`, `.swp`, `4913`, `sed` and six letters, `Thumbs.db`, `desktop.ini`) are not
    looked at anywhere.

    An unknown key is a warning with a suggestion, unless it resembles a key that restricts; a missing key, a wrong type and a reference to
    nothing are errors. All are listed in [Diagnostics](diagnostics.md).
    """
  }
}
