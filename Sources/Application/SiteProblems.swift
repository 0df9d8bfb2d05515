package import Diagnostics

/// Mistakes in links, assets, keys, terms, templates and the site.
extension Problem {
  static let policyInlineScript = Problem(
    "policy-inline-script", .warning,
    "A template, a page in `Content/public/` or a text with raw HTML contains a script, an "
      + "attribute such as `onclick`, or a `javascript:` address. For it to run, the policy in "
      + "`_headers` must allow scripts in the HTML of all pages, including injected ones.",
    "Move the script to a file, for example in `Templates/assets/`, and load that file.")
  static let policyInlineStyle = Problem(
    "policy-inline-style", .warning,
    "A template, a page in `Content/public/` or a text with raw HTML contains a `style` element. "
      + "For it to apply, the policy in `_headers` must allow `style` elements on all pages.",
    "Move the styles to a style sheet, for example in `Templates/assets/`.")
  static let siteNoKeys = Problem(
    "site-no-keys",
    "Pages are protected for an audience that has no password yet, or whose keys are somewhere "
      + "else.",
    "Give it one by `zoetrope audience add`, or name the file with its keys by `--keys`.")
  static let sitePublishedKeys = Problem(
    "site-published-keys",
    "A key file, or a copy of one, lies beside content and would be published.",
    "Take it out. If it was published, make another with `zoetrope audience`, with new passwords.")
  static let siteUnsealable = Problem(
    "site-unsealable",
    "A page or file can't be sealed: it is larger than 1 GiB, or for too many audiences.",
    "Make the file smaller, or one audience of several.")
  static let linkBroken = Problem(
    "link-broken", traits: .absence, "A link in a text leads to no file of the site.",
    "Write the path of a file, seen from the folder of the one that you write.")
  static let linkBrokenFragment = Problem(
    "link-broken-fragment", traits: .absence,
    "A link leads to a file's page, or to a place on its own page, by `#` and a name that no "
      + "heading there has and no element of its template or of raw HTML.",
    "Write the suggested name, or leave out what begins with `#`.")
  static let linkToMaster = Problem(
    "link-to-master", .warning,
    "A text or template links to the picture's file of a photo for sale. Pages show it in smaller "
      + "sizes; the file itself goes out as it is, in full size.",
    "Link to the photo's page, or to a smaller copy of the picture. If anybody may have the file, "
      + "write `original: true` in the photo, or in its album.")
  static let linkWithoutWatermark = Problem(
    "link-without-watermark", .warning,
    "A text or template links to the picture's file of a photo for sale. Sizes have the watermark "
      + "of `photos.watermark`; the file itself goes out as it is, in full size.",
    "Link to the photo's page, or to a smaller copy of the picture.")
  static let linkUnknownPictureWidth = Problem(
    "link-unknown-picture-width", .warning,
    "A picture in a text is followed by `#` and a word that is neither `wide` nor `full`, and says "
      + "nothing.", "Write `#wide` or `#full`, or leave out what begins with `#`.")
  static let linkBrokenImage = Problem(
    "link-broken-image", traits: .absence,
    "An image in a text leads to no file of the site, or to the page of an album or trip.",
    "Write the path of an image, seen from the folder of the file that you write. To a page a link "
      + "leads, without the `!`.")
  static let linkDistantImage = Problem(
    "link-distant-image", .warning, traits: .counted,
    "A text or the key `image` names an image of another site, which browsers load from there. "
      + "That site learns who looks at the page, and when it takes the image away, the page has "
      + "none. It is told once, with the number of images.",
    "Save the image in `Content/` and write its path. Where that is not possible, it may stay: it "
      + "is a warning and no error.")
  static let linkNamesSeveral = Problem(
    "link-names-several", "A link leads to a JSON file that holds several models.",
    "Say which of them: `photos.json#pli`.")
  static let linkNotAnImage = Problem(
    "link-not-an-image", "An image in a text leads to a file that is no image.",
    "Name an image, or write a link without the `!`.")
  static let linkOutsideContent = Problem(
    "link-outside-content", "A link's path leads out of `Content/`.",
    "Name a file below `Content/`.")
  static let linkToHidden = Problem(
    "link-to-hidden", .warning,
    "A link leads to a draft, to something private, or to something that is not yet or no longer "
      + "published; its words stay, without a link. A style sheet, a page or `_redirects` that is "
      + "published as it is keeps the address.", "Publish it, or take the link out.")
  static let linkToSealed = Problem(
    "link-to-sealed", .warning,
    "A link that everybody sees leads to a page that only an audience can open. It leads to the "
      + "page for signing in, and says for whom it is.",
    "Take the link out, if nobody else is to know that there is such a page.")
  static let linkUnknownAddress = Problem(
    "link-unknown-address", .warning, traits: .absence,
    "A link such as `/trips/x/` leads to an address where nothing is published.",
    "Write the suggested address, or a path of a file, which is checked.")
  static let linkUnknownFragment = Problem(
    "link-unknown-fragment", .warning, traits: .absence,
    "A link such as `/trips/x/#tram` names a heading that the page does not have.",
    "Write the suggested name, or leave out what begins with `#`.")
  package static let assetBrokenLink = Problem(
    "asset-broken-link", traits: .absence,
    "A style sheet names by `url(…)` or `@import`, or a script by `import`, an address where "
      + "nothing is published.",
    "Write the suggested address, or put the file into `Templates/assets/`.")
  static let assetImportCycle = Problem(
    "asset-import-cycle",
    "Style sheets or scripts import each other in a circle. Each is published under a name that is "
      + "made of its bytes, and its bytes hold the names of those that it imports.",
    "Move what they share into a file of its own.")
  static let assetUnused = Problem(
    "asset-unused", .warning, traits: .absence,
    "No template, style sheet, script or text names a file of `Templates/assets/`.",
    "Name it by its path, such as `/assets/map.svg`, or delete it. A name that a script puts "
      + "together can't be found: write it as one string.")
  static let contentFutureDate = Problem(
    "content-future-date", .warning,
    "A `date`, which says when something was written, is more than a day ahead. It hides nothing; "
      + "feeds leave the text out until then.",
    "Mend the year, or write `publishDate` for what is to be published on that day.")
  static let contentHiddenImage = Problem(
    "content-hidden-image", .warning,
    "A key names an image that belongs to something that is not published, or everybody would see "
      + "one that belongs to something for few.",
    "Publish that, name another image, or move the image.")
  static let contentHiddenPicture = Problem(
    "content-hidden-picture",
    "Two photos show one picture, and only one of the photos is published. The picture of a photo "
      + "that isn't published stays private.",
    "Remove one of the two photos, or publish both. A picture in an album's folder is a photo of "
      + "the album: to leave it out, list it under `photos` of the album with `draft: true`.")
  static let contentHiddenPlace = Problem(
    "content-hidden-place",
    "The site has hidden circles, and a file that would be published as it is has a place inside "
      + "one, or may have one: Zoetrope can't look into formats of maps such as GeoPackage, and "
      + "can't read damaged GeoJSON. It searches texts, also those of pages, drawings, tables, "
      + "office documents, zip archives, GeoJSON, TopoJSON and other JSON. In tables and JSON, two "
      + "numbers are a place if their names say latitude and longitude, or if both have decimals "
      + "and one of them has three or more. Their order doesn't matter. Minutes, seconds and plus "
      + "codes are read, too. A line of GeoJSON must not cross a circle either.",
    "Take the place out of the file, repair the file, or don't publish it. A trip can offer the "
      + "track without what is hidden: `track` and `download: true`.")
  static let contentMissingFile = Problem(
    "content-missing-file", traits: [.absence, .namesThing],
    "A key names a file that does not exist.", "Write the suggested name, or put the file there.")
  static let contentNotAnImage = Problem(
    "content-not-an-image", "A key names a file that is no image.",
    "Name a picture: JPEG, PNG, GIF, WebP, AVIF, HEIC or TIFF.")
  static let contentUnsafeAddress = Problem(
    "content-unsafe-address", "A key holds an address that could run a script.",
    "Write a path, or an address that begins with `https:`.")
  static let contentUnsearchedArchive = Problem(
    "content-unsearched-archive", .warning, traits: .counted,
    "The site has hidden circles, and an archive is published as it is. Zoetrope can't look into "
      + "all of it for places inside the circles: it reads zip and gzip, but no files with a "
      + "password, and no pictures that may tell where they were taken.",
    "Check that no file in the archive has such a place.")
  static let termDuplicateAddress = Problem(
    "term-duplicate-address",
    "Two tags, or two categories, would have one address: `C++` and `C#` are both `c` there. Case "
      + "and blanks make no difference; any other sign does.",
    "Write them alike if they are one, else in letters that differ: `C sharp`.")
  static let termTooLong = Problem(
    "term-too-long", "A tag or a category is longer than a part of an address may be.",
    "Write a shorter one.")
  static let termWithoutAddress = Problem(
    "term-without-address",
    "A tag or a category holds no letter and no digit, so that its page has no address, or is "
      + "called like a device of Windows, which can hold no folder of that name.",
    "Write it in words, or add one to `con`, `nul` and their like.")
  package static let templateBrokenFragment = Problem(
    "template-broken-fragment", traits: .absence,
    "A link such as `#main` is written in a template, and no page that shows it has the id.",
    "Write the suggested id, or give the element the id.")
  package static let templateBrokenLink = Problem(
    "template-broken-link", traits: .absence,
    "An address that is written in a template leads to nothing that is published. It is told of "
      + "once, however many pages show the template.",
    "Write the suggested address, or that of a file in `Templates/assets/`.")
  static let templateOfAnotherKind = Problem(
    "template-of-another-kind",
    "The key `template` names a template that shows another kind of page.",
    "Write a template of your own for this kind, and name that.")
  package static let templateRelativeLink = Problem(
    "template-relative-link",
    "An address in a template is relative to the page, and the template is shown on pages of many "
      + "folders.", "Begin it with `/`. The path of `baseURL` is added to it.")
  static let templateUnknown = Problem(
    "template-unknown", traits: [.absence, .namesThing], "The key `template` names no template.",
    "Write the suggested name, or create the file.")
  static let contentUnnamedFiles = Problem(
    "content-unnamed-files", .warning, traits: .absence,
    "Beside the models lie files that no text, key, setting, template or style sheet names. They "
      + "are not published: a track or a ticket that was only kept there stays private.",
    "Link to those that are for readers; move what is to go out as it is to `Content/public/`, and "
      + "what is nobody's business out of `Content/`. Pages show no raw files of cameras, which "
      + "are exported as JPEG, and no videos, which are linked to where they are hosted.")
  static let wordsMissing = Problem(
    "words-missing", .warning, traits: .absence,
    "A language's file of words lacks some of those that English has, which serve instead.",
    "Translate those that are named.")
  static let wordsMissingLanguage = Problem(
    "words-missing-language", .warning, traits: .absence,
    "`Templates/words/` has no file for the site's language, so English words serve.",
    "Translate `Templates/words/en.json` into the file that is named.")
  static let wordsNotAnObject = Problem(
    "words-not-an-object", "A file of words holds something else than an object.",
    "Write `{ \"departure\": \"Departure\" }`.")
  static let wordsNotText = Problem(
    "words-not-text", "A word is a number, a list or something else that is no text.",
    "Write it in quotes.")
  static let wordsUnknownKey = Problem(
    "words-unknown-key", .warning,
    "A file in `Templates/words/` holds a key that neither a page nor a template asks for.",
    "Write the suggested key. A word for a template of your own stays silent once the template "
      + "uses it, as `{{words.greeting}}`.")
  static let siteDuplicateAddress = Problem(
    "site-duplicate-address", "Two things would be published at one address.",
    "Give one of them another slug or name.")
  static let siteFileIsFolder = Problem(
    "site-file-is-folder", "One thing needs an address for a file, another for a folder.",
    "Give one of them another slug or name.")
  static let siteFileTooLarge = Problem(
    "site-file-too-large",
    "A feed, a calendar or another file that no template writes comes to more than 64 MB, which no "
      + "program reads.", "Show less in it: what is `unlisted` is in no feed and no calendar.")
  package static let siteNoBaseUrl = Problem(
    "site-no-base-url", .warning, traits: .absence,
    "The settings name no address, so there are no feeds, no sitemap and no canonical links: each "
      + "needs whole addresses.", "Add `\"baseURL\"` to `Content/site.json`, or give `--base-url`.")
  static let siteRedirectChain = Problem(
    "site-redirect-chain",
    "A former address leads to another one, so that visitors would be led on twice.",
    "Write the page that the second one leads to.")
  static let siteRedirectLoop = Problem(
    "site-redirect-loop", "A former address leads to itself, if by way of others.",
    "Take one of them out.")
  static let siteRedirectToNothing = Problem(
    "site-redirect-to-nothing", traits: .absence,
    "A redirect of the settings leads to an address at which no page is published.",
    "Write the address of a page.")
  static let siteIconFormat = Problem(
    "site-icon-format",
    "The setting `icon` names a file that is neither a PNG, an SVG nor an ICO file, and not every "
      + "browser shows another.", "Export the icon as PNG, 512 by 512 pixels, or name an SVG.")
  static let siteIconShape = Problem(
    "site-icon-shape",
    "The setting `icon` names an image that is not square, or has less than 16 pixels.",
    "Cut it to a square; 512 by 512 pixels serve everywhere.")
  static let siteSharedOrigin = Problem(
    "site-shared-origin", .warning,
    "The site has audiences, and its address has a path, such as `https://ana.example/journal`. "
      + "The keys of visitors who stay signed in are kept by their browsers for the origin, here "
      + "`https://ana.example`: a script of any other site there could open sealed pages with "
      + "them, though it can't take them out.",
    "Publish the site at a domain or subdomain of its own. Where all of the origin is yours, as "
      + "with most pages of projects, the warning may stay.")
  static let siteUnknownNavigation = Problem(
    "site-unknown-navigation", .warning, traits: .absence,
    "A link of the settings' `navigation`, `license` or `contact` leads where nothing is "
      + "published.", "Write the suggested address.")
  static let siteMovedPhotos = Problem(
    "site-moved-photos", .warning,
    "The last build published photos at addresses made of file names that tell when or where they "
      + "were taken. This build makes the addresses of their titles and pictures, and reports them "
      + "once. Nothing leads from the old addresses to the new ones: a redirect would hold the old "
      + "name.", "Write a `slug` for photos whose addresses should read better.")
  static let siteVanishedAddress = Problem(
    "site-vanished-address", .warning, traits: .absence,
    "A page of the last build, or of the list that `--previous` names, is no longer published, and "
      + "nothing leads from its address to another.",
    "Add an alias to the page that took its place, or a redirect to the settings.")
}
