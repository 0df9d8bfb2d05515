package import Diagnostics

extension Explanation {
  /// Explanations of diagnostics about links, assets, keys, terms, templates and the site.
  package static let application: [Explanation] =
    links + assets + keys + terms + templates + site + sealing + policy

  private static let policy: [Explanation] = [
    .init(
      "policy-inline-script", .warning,
      cause: """
        A template, a page in `Content/public/` or a text with raw HTML contains a script, an \
        attribute such as `onclick`, or a `javascript:` address. For it to run, the policy in \
        `_headers` must allow scripts in the HTML of all pages, including injected ones.
        """,
      remedy: "Move the script to a file, for example in `Templates/assets/`, and load that file."),
    .init(
      "policy-inline-style", .warning,
      cause: """
        A template, a page in `Content/public/` or a text with raw HTML contains a `style` element. \
        For it to apply, the policy in `_headers` must allow `style` elements on all pages.
        """,
      remedy: "Move the styles to a style sheet, for example in `Templates/assets/`."),
  ]

  private static let sealing: [Explanation] = [
    .init(
      "site-no-keys",
      cause: "Pages are protected for an audience that has no password yet, or whose keys are "
        + "somewhere else.",
      remedy: "Give it one by `zoetrope audience add`, or name the file with its keys by `--keys`."),
    .init(
      "site-published-keys",
      cause: "A key file, or a copy of one, lies beside content and would be published.",
      remedy: "Take it out. If it was published, make another with `zoetrope audience`, with new "
        + "passwords."),
    .init(
      "site-unsealable",
      cause: "A page or file can't be sealed: it is larger than 1 GiB, or for too many audiences.",
      remedy: "Make the file smaller, or one audience of several."),
  ]

  private static let links: [Explanation] = [
    .init(
      "link-broken", cause: "A link in a text leads to no file of the site.",
      remedy: "Write the path of a file, seen from the folder of the one that you write."),
    .init(
      "link-broken-fragment",
      cause:
        "A link leads to a file's page, or to a place on its own page, by `#` and a name that no heading "
        + "there has and no element of its template or of raw HTML.",
      remedy: "Write the suggested name, or leave out what begins with `#`."),
    .init(
      "link-to-master", .warning,
      cause: "A text or template links to the picture's file of a photo for sale. Pages show it in "
        + "smaller sizes; the file itself goes out as it is, in full size.",
      remedy: "Link to the photo's page, or to a smaller copy of the picture. If anybody may have "
        + "the file, write `original: true` in the photo, or in its album."),
    .init(
      "link-without-watermark", .warning,
      cause: "A text or template links to the picture's file of a photo for sale. Sizes have the "
        + "watermark of `photos.watermark`; the file itself goes out as it is, in full size.",
      remedy: "Link to the photo's page, or to a smaller copy of the picture."),
    .init(
      "link-unknown-picture-width", .warning,
      cause:
        "A picture in a text is followed by `#` and a word that is neither `wide` nor `full`, and says "
        + "nothing.",
      remedy: "Write `#wide` or `#full`, or leave out what begins with `#`."),
    .init(
      "link-broken-image",
      cause: "An image in a text leads to no file of the site, or to the page of an album or trip.",
      remedy:
        "Write the path of an image, seen from the folder of the file that you write. To a page a link "
        + "leads, without the `!`."),
    .init(
      "link-distant-image", .warning,
      cause:
        "A text or the key `image` names an image of another site, which browsers load from there. That site "
        + "learns who looks at the page, and when it takes the image away, the page has none. It is told "
        + "once, with the number of images.",
      remedy:
        "Save the image in `Content/` and write its path. Where that is not possible, it may stay: it is a "
        + "warning and no error."),
    .init(
      "link-names-several", cause: "A link leads to a JSON file that holds several models.",
      remedy: "Say which of them: `photos.json#pli`."),
    .init(
      "link-not-an-image", cause: "An image in a text leads to a file that is no image.",
      remedy: "Name an image, or write a link without the `!`."),
    .init(
      "link-outside-content", cause: "A link's path leads out of `Content/`.",
      remedy: "Name a file below `Content/`."),
    .init(
      "link-to-hidden", .warning,
      cause:
        "A link leads to a draft, to something private, or to something that is not yet or no longer "
        + "published; its words stay, without a link. A style sheet, a page or `_redirects` that is published "
        + "as it is keeps the address.",
      remedy: "Publish it, or take the link out."),
    .init(
      "link-to-sealed", .warning,
      cause:
        "A link that everybody sees leads to a page that only an audience can open. It leads to the page "
        + "for signing in, and says for whom it is.",
      remedy: "Take the link out, if nobody else is to know that there is such a page."),
    .init(
      "link-unknown-address", .warning,
      cause: "A link such as `/trips/x/` leads to an address where nothing is published.",
      remedy: "Write the suggested address, or a path of a file, which is checked."),
    .init(
      "link-unknown-fragment", .warning,
      cause: "A link such as `/trips/x/#tram` names a heading that the page does not have.",
      remedy: "Write the suggested name, or leave out what begins with `#`."),
  ]

  private static let assets: [Explanation] = [
    .init(
      "asset-broken-link",
      cause:
        "A style sheet names by `url(…)` or `@import`, or a script by `import`, an address where nothing "
        + "is published.",
      remedy: "Write the suggested address, or put the file into `Templates/assets/`."),
    .init(
      "asset-import-cycle",
      cause:
        "Style sheets or scripts import each other in a circle. Each is published under a name that is "
        + "made of its bytes, and its bytes hold the names of those that it imports.",
      remedy: "Move what they share into a file of its own."),
    .init(
      "asset-unused", .warning,
      cause: "No template, style sheet, script or text names a file of `Templates/assets/`.",
      remedy:
        "Name it by its path, such as `/assets/map.svg`, or delete it. A name that a script puts "
        + "together can't be found: write it as one string."),
  ]

  private static let keys: [Explanation] = [
    .init(
      "content-future-date", .warning,
      cause: """
        A `date`, which says when something was written, is more than a day ahead. It hides nothing; feeds \
        leave the text out until then.
        """,
      remedy: "Mend the year, or write `publishDate` for what is to be published on that day."),
    .init(
      "content-hidden-image", .warning,
      cause: """
        A key names an image that belongs to something that is not published, or everybody would \
        see one that belongs to something for few.
        """,
      remedy: "Publish that, name another image, or move the image."),
    .init(
      "content-hidden-picture",
      cause: """
        Two photos show one picture, and only one of the photos is published. The picture of a photo \
        that isn't published stays private.
        """,
      remedy: """
        Remove one of the two photos, or publish both. A picture in an album's folder is a photo of the \
        album: to leave it out, list it under `photos` of the album with `draft: true`.
        """),
    .init(
      "content-hidden-place",
      cause: """
        The site has hidden circles, and a file that would be published as it is has a place inside one, \
        or may have one: Zoetrope can't look into formats of maps such as GeoPackage, and can't read \
        damaged GeoJSON. It searches texts, also those of pages, drawings, tables, office documents, zip \
        archives, GeoJSON, TopoJSON and other JSON. In tables and JSON, two numbers are a place if their \
        names say latitude and longitude, or if both have decimals and one of them has three or more. \
        Their order doesn't matter. Minutes, seconds and plus codes are read, too. A line of GeoJSON must \
        not cross a circle either.
        """,
      remedy: """
        Take the place out of the file, repair the file, or don't publish it. A trip can offer the track \
        without what is hidden: `track` and `download: true`.
        """),
    .init(
      "content-missing-file", cause: "A key names a file that does not exist.",
      remedy: "Write the suggested name, or put the file there."),
    .init(
      "content-not-an-image", cause: "A key names a file that is no image.",
      remedy: "Name a picture: JPEG, PNG, GIF, WebP, AVIF, HEIC or TIFF."),
    .init(
      "content-unsafe-address", cause: "A key holds an address that could run a script.",
      remedy: "Write a path, or an address that begins with `https:`."),
    .init(
      "content-unsearched-archive", .warning,
      cause: """
        The site has hidden circles, and an archive is published as it is. Zoetrope can't look into all of it \
        for places inside the circles: it reads zip and gzip, but no files with a password, and no \
        pictures that may tell where they were taken.
        """,
      remedy: "Check that no file in the archive has such a place."),
  ]

  private static let terms: [Explanation] = [
    .init(
      "term-duplicate-address",
      cause:
        "Two tags, or two categories, would have one address: `C++` and `C#` are both `c` there. Case "
        + "and blanks make no difference; any other sign does.",
      remedy: "Write them alike if they are one, else in letters that differ: `C sharp`."),
    .init(
      "term-too-long", cause: "A tag or a category is longer than a part of an address may be.",
      remedy: "Write a shorter one."),
    .init(
      "term-without-address",
      cause:
        "A tag or a category holds no letter and no digit, so that its page has no address, or is called like "
        + "a device of Windows, which can hold no folder of that name.",
      remedy: "Write it in words, or add one to `con`, `nul` and their like."),
  ]

  private static let templates: [Explanation] = [
    .init(
      "template-broken-fragment",
      cause:
        "A link such as `#main` is written in a template, and no page that shows it has the id.",
      remedy: "Write the suggested id, or give the element the id."),
    .init(
      "template-broken-link",
      cause:
        "An address that is written in a template leads to nothing that is published. It is told of once, "
        + "however many pages show the template.",
      remedy: "Write the suggested address, or that of a file in `Templates/assets/`."),
    .init(
      "template-of-another-kind",
      cause: "The key `template` names a template that shows another kind of page.",
      remedy: "Write a template of your own for this kind, and name that."),
    .init(
      "template-relative-link",
      cause:
        "An address in a template is relative to the page, and the template is shown on pages of many "
        + "folders.",
      remedy: "Begin it with `/`. The path of `baseURL` is added to it."),
    .init(
      "template-unknown", cause: "The key `template` names no template.",
      remedy: "Write the suggested name, or create the file."),
    .init(
      "content-unnamed-files", .warning,
      cause: """
        Beside the models lie files that no text, key, setting, template or style sheet names. They \
        are not published: a track or a ticket that was only kept there stays private.
        """,
      remedy: """
        Link to those that are for readers; move what is to go out as it is to `Content/public/`, and \
        what is nobody's business out of `Content/`. Pages show no raw files of cameras, which are \
        exported as JPEG, and no videos, which are linked to where they are hosted.
        """),
    .init(
      "words-missing", .warning,
      cause:
        "A language's file of words lacks some of those that English has, which serve instead.",
      remedy: "Translate those that are named."),
    .init(
      "words-missing-language", .warning,
      cause: "`Templates/words/` has no file for the site's language, so English words serve.",
      remedy: "Translate `Templates/words/en.json` into the file that is named."),
    .init(
      "words-not-an-object", cause: "A file of words holds something else than an object.",
      remedy: "Write `{ \"departure\": \"Departure\" }`."),
    .init(
      "words-not-text", cause: "A word is a number, a list or something else that is no text.",
      remedy: "Write it in quotes."),
    .init(
      "words-unknown-key", .warning,
      cause:
        "A file in `Templates/words/` holds a key that neither a page nor a template asks for.",
      remedy: "Write the suggested key. A word for a template of your own stays silent once the "
        + "template uses it, as `{{words.greeting}}`."),
  ]

  private static let site: [Explanation] = [
    .init(
      "site-changed-file",
      cause: "A picture was replaced, or its disk failed, while the build was reading it.",
      remedy: "Build again."),
    .init(
      "site-duplicate-address", cause: "Two things would be published at one address.",
      remedy: "Give one of them another slug or name."),
    .init(
      "site-file-is-folder",
      cause: "One thing needs an address for a file, another for a folder.",
      remedy: "Give one of them another slug or name."),
    .init(
      "site-file-too-large",
      cause:
        "A feed, a calendar or another file that no template writes comes to more than 64 MB, which no "
        + "program reads.",
      remedy: "Show less in it: what is `unlisted` is in no feed and no calendar."),
    .init(
      "site-no-base-url", .warning,
      cause:
        "The settings name no address, so there are no feeds, no sitemap and no canonical links: each needs whole addresses.",
      remedy: "Add `\"baseURL\"` to `Content/site.json`, or give `--base-url`."),
    .init(
      "site-redirect-chain",
      cause: "A former address leads to another one, so that visitors would be led on twice.",
      remedy: "Write the page that the second one leads to."),
    .init(
      "site-redirect-loop", cause: "A former address leads to itself, if by way of others.",
      remedy: "Take one of them out."),
    .init(
      "site-redirect-to-nothing",
      cause: "A redirect of the settings leads to an address at which no page is published.",
      remedy: "Write the address of a page."),
    .init(
      "site-icon-format",
      cause: """
        The setting `icon` names a file that is neither a PNG, an SVG nor an ICO file, and not every \
        browser shows another.
        """,
      remedy: "Export the icon as PNG, 512 by 512 pixels, or name an SVG."),
    .init(
      "site-icon-shape",
      cause: "The setting `icon` names an image that is not square, or has less than 16 pixels.",
      remedy: "Cut it to a square; 512 by 512 pixels serve everywhere."),
    .init(
      "site-shared-origin", .warning,
      cause: """
        The site has audiences, and its address has a path, such as `https://ana.example/journal`. The \
        keys of visitors who stay signed in are kept by their browsers for the origin, here \
        `https://ana.example`: a script of any other site there could open sealed pages with them, \
        though it can't take them out.
        """,
      remedy: """
        Publish the site at a domain or subdomain of its own. Where all of the origin is yours, as \
        with most pages of projects, the warning may stay.
        """),
    .init(
      "site-unknown-navigation", .warning,
      cause:
        "A link of the settings' `navigation`, `license` or `contact` leads where nothing is published.",
      remedy: "Write the suggested address."),
    .init(
      "site-moved-photos", .warning,
      cause: """
        The last build published photos at addresses made of file names that tell when or where they \
        were taken. This build makes the addresses of their titles and pictures, and reports them \
        once. Nothing leads from the old addresses to the new ones: a redirect would hold the old name.
        """,
      remedy: "Write a `slug` for photos whose addresses should read better."),
    .init(
      "site-vanished-address", .warning,
      cause:
        "A page of the last build, or of the list that `--previous` names, is no longer published, "
        + "and nothing leads from its address to another.",
      remedy: "Add an alias to the page that took its place, or a redirect to the settings."),
    .init(
      "site-unreadable-file",
      cause: """
        The system can't read a picture, a template or another file. A photo without the facts in its
        file would be published without its date, or under another creator.
        """,
      remedy: """
        Check the file's permissions, and its disk or card. If the fault was temporary, build again.
        """),
  ]
}
