package import Diagnostics

/// Mistakes in links, assets, keys, terms, templates and the site.
extension Problem {
  static let policyInlineScript = Problem(
    "policy-inline-script", .warning,
    "A template, a page in `Content/public/` or a page's raw HTML contains a script, an attribute "
      + "such as `onclick`, or a `javascript:` address. To let it run, the policy in `_headers` "
      + "must allow scripts in the HTML of all pages, including injected ones.",
    "Move the script to a file, for example in `Templates/assets/`, and load that file.")
  static let policyInlineStyle = Problem(
    "policy-inline-style", .warning,
    "A template, a page in `Content/public/` or a page's raw HTML contains a `style` element. To "
      + "let it apply, the policy in `_headers` must allow `style` elements on all pages.",
    "Move the styles to a style sheet, for example in `Templates/assets/`.")
  static let siteNoKeys = Problem(
    "site-no-keys",
    "Pages are protected for an audience that has no password yet, or whose keys are in another "
      + "file.", "Add a password with `zoetrope audience add`, or name the key file with `--keys`.")
  static let sitePublishedKeys = Problem(
    "site-published-keys",
    "A key file, or a copy of one, is among the site's content and would be published.",
    "Move it elsewhere. If it was published, delete it, and make another with `zoetrope audience` "
      + "and new passwords.")
  static let siteUnsealable = Problem(
    "site-unsealable",
    "A page or file can't be sealed, because it is larger than 1 GiB or protected for too many "
      + "audiences.", "Make the file smaller, or merge several audiences into one.")
  static let linkBroken = Problem(
    "link-broken", traits: .absence, "A link in a page's text leads to a file that doesn't exist.",
    "Write the file's path relative to the file you are writing.")
  static let linkBrokenFragment = Problem(
    "link-broken-fragment", traits: .absence,
    "A link to a page, or within a page, ends in `#` and a name that isn't on that page. The name "
      + "must belong to a heading, to an element of the page's template, or to raw HTML.",
    "Write the suggested name, or remove the part from `#` on.")
  static let linkToMaster = Problem(
    "link-to-master", .warning,
    "A page or template links to the original file of a photo for sale. Pages show the photo in "
      + "smaller sizes, but the link publishes the file unchanged, in full size.",
    "Link to the photo's page, or to a smaller copy of the picture. If everyone may have the file, "
      + "write `original: true` in the photo or in its album.")
  static let linkWithoutWatermark = Problem(
    "link-without-watermark", .warning,
    "A page or template links to the original file of a photo for sale. Its smaller sizes have the "
      + "watermark from `photos.watermark`, but the link publishes the file unchanged, in full "
      + "size.", "Link to the photo's page, or to a smaller copy of the picture.")
  static let linkUnknownPictureWidth = Problem(
    "link-unknown-picture-width", .warning,
    "A picture's path ends in `#` and a word other than `wide` or `full`, which has no effect.",
    "Write `#wide` or `#full`, or remove the part from `#` on.")
  static let linkBrokenImage = Problem(
    "link-broken-image", traits: .absence,
    "An image in a page's text names a file that doesn't exist, or the page of an album or trip.",
    "Write the image's path relative to the file you are writing. To link to a page, remove the "
      + "`!`.")
  static let linkDistantImage = Problem(
    "link-distant-image", .warning, traits: .counted,
    "A page's text or its `image` key names an image on another site, and browsers load it from "
      + "there. That site learns who looks at the page. If it removes the image, your page shows "
      + "none. One warning gives the number of such images.",
    "Save the image in `Content/` and write its path. If you can't, ignore the warning: the site "
      + "is still published.")
  static let linkNamesSeveral = Problem(
    "link-names-several", "A link leads to a JSON file that contains several entries.",
    "Name the entry, as in `photos.json#pli`.")
  static let linkNotAnImage = Problem(
    "link-not-an-image", "An image in a page's text names a file that isn't an image.",
    "Name an image, or remove the `!` to write a link.")
  static let linkOutsideContent = Problem(
    "link-outside-content", "A link's path leads outside `Content/`.",
    "Write the path of a file in `Content/`.")
  static let linkToHidden = Problem(
    "link-to-hidden", .warning,
    "A link leads to a draft, to something private, or to something that isn't published yet or "
      + "any more. Its words stay, without a link. In a style sheet, an HTML page or `_redirects` "
      + "that is published unchanged, the address stays too.",
    "Publish the target, or remove the link.")
  static let linkToSealed = Problem(
    "link-to-sealed", .warning,
    "Everyone can see this link, but only an audience can open its page. The link leads to a "
      + "sign-in page, which says who the page is for.",
    "If nobody else should know about the page, remove the link.")
  static let linkUnknownAddress = Problem(
    "link-unknown-address", .warning, traits: .absence,
    "A link such as `/trips/x/` leads to an address without a page.",
    "Write the suggested address, or the path of a file, which Zoetrope can check.")
  static let linkUnknownFragment = Problem(
    "link-unknown-fragment", .warning, traits: .absence,
    "A link such as `/trips/x/#tram` names a heading that isn't on that page.",
    "Write the suggested name, or remove the part from `#` on.")
  package static let assetBrokenLink = Problem(
    "asset-broken-link", traits: .absence,
    "A style sheet (in `url(…)` or `@import`) or a script (in `import`) names an address where "
      + "nothing is published.",
    "Write the suggested address, or put the file in `Templates/assets/`.")
  static let assetImportCycle = Problem(
    "asset-import-cycle",
    "Style sheets or scripts import each other in a circle. Zoetrope names each file after its "
      + "contents, which include the names of imported files. In a circle, no file can be named "
      + "first.", "Move the shared part into a separate file.")
  static let assetUnused = Problem(
    "asset-unused", .warning, traits: .absence,
    "A file in `Templates/assets/` isn't used by any template, style sheet, script or text.",
    "Write its path where you need it, such as `/assets/map.svg`, or delete the file. Zoetrope "
      + "can't find a name that a script puts together: write it as one string.")
  static let contentFutureDate = Problem(
    "content-future-date", .warning,
    "A page's `date` is more than a day in the future. The page is published anyway; feeds leave "
      + "it out until that day.",
    "Correct the year. To publish the page on that day, write `publishDate` instead.")
  static let contentHiddenImage = Problem(
    "content-hidden-image", .warning,
    "A key names an image that belongs to an unpublished page. Or it names an image of a protected "
      + "page, which everyone would see.",
    "Publish that page, name another image, or move the image.")
  static let contentHiddenPicture = Problem(
    "content-hidden-picture",
    "Two photos show the same picture, but only one of them is published. The picture of an "
      + "unpublished photo stays private.",
    "Remove one of the photos, or publish both. Every picture in an album's folder is a photo of "
      + "that album. To leave one out, list it under `photos` of the album with `draft: true`.")
  static let contentHiddenPlace = Problem(
    "content-hidden-place",
    "The site has hidden circles, and a file that would be published unchanged contains a place "
      + "inside one. Or Zoetrope can't rule that out, because it can't read the file: map formats "
      + "such as GeoPackage, or damaged GeoJSON. Zoetrope searches the text of pages, drawings, "
      + "tables, office documents, zip archives, GeoJSON, TopoJSON and other JSON. In tables and "
      + "JSON, two numbers are a place if their names say latitude and longitude. They are also a "
      + "place if both have decimals, and one of them has three or more. Their order doesn't "
      + "matter. Degrees in minutes and seconds and plus codes count too. A line in GeoJSON must "
      + "not cross a circle either.",
    "Remove the place from the file, repair the file, or don't publish it. To offer a trip's track "
      + "without its hidden parts, write `track` and `download: true` in the trip.")
  static let contentMissingFile = Problem(
    "content-missing-file", traits: [.absence, .namesThing],
    "A key names a file that doesn't exist.", "Write the suggested name, or add the file.")
  static let contentNotAnImage = Problem(
    "content-not-an-image", "A key names a file that isn't an image.",
    "Name a picture: JPEG, PNG, GIF, WebP, AVIF, HEIC or TIFF.")
  static let contentUnsafeAddress = Problem(
    "content-unsafe-address", "A key contains an address that could run a script.",
    "Write a path, or an address that begins with `https:`.")
  static let contentUnsearchedArchive = Problem(
    "content-unsearched-archive", .warning, traits: .counted,
    "The site has hidden circles, and an archive is published unchanged. Zoetrope can't search all "
      + "of it for places inside the circles. It reads zip and gzip, but no encrypted files and no "
      + "pictures, which may contain the place where they were taken.",
    "Check that no file in the archive contains such a place.")
  static let termDuplicateAddress = Problem(
    "term-duplicate-address",
    "Two tags or two categories would get the same address: `C++` and `C#` both become `c`. Tags "
      + "that differ only in case or spaces count as one tag.",
    "If they mean the same, write both the same way. Otherwise use different letters, such as `C "
      + "sharp`.")
  static let termTooLong = Problem(
    "term-too-long", "A tag or category is too long for an address.", "Shorten it.")
  static let termWithoutAddress = Problem(
    "term-without-address",
    "A tag or category contains no letter and no digit, so its page can't have an address. Or it "
      + "has the name of a Windows device, such as `con` or `nul`, which can't be a folder's name "
      + "on Windows.", "Write it in words. For a device name, add another word.")
  package static let templateBrokenFragment = Problem(
    "template-broken-fragment", traits: .absence,
    "A template contains a link such as `#main`, but no page that uses the template has that id.",
    "Write the suggested id, or add the id to the element.")
  package static let templateBrokenLink = Problem(
    "template-broken-link", traits: .absence,
    "A template contains an address where nothing is published. Zoetrope reports it once, however "
      + "many pages use the template.",
    "Write the suggested address, or the address of a file in `Templates/assets/`.")
  static let templateOfAnotherKind = Problem(
    "template-of-another-kind", "The key `template` names a template for another kind of page.",
    "Write a template for this kind, and name that one.")
  package static let templateRelativeLink = Problem(
    "template-relative-link",
    "A template contains a relative address, which leads somewhere else on each page that uses the "
      + "template.", "Start the address with `/`. Zoetrope adds the path of `baseURL`.")
  static let templateUnknown = Problem(
    "template-unknown", traits: [.absence, .namesThing],
    "The key `template` names a template that doesn't exist.",
    "Write the suggested name, or create the file.")
  static let contentUnnamedFiles = Problem(
    "content-unnamed-files", .warning, traits: .absence,
    "Files in `Content/` aren't used by any text, key, setting, template or style sheet. They "
      + "aren't published, so a ticket or track that you only keep there stays private.",
    "Link to the files that readers should get. To publish files unchanged, move them to "
      + "`Content/public/`. Move private files out of `Content/`. Pages can't show camera raw "
      + "files: export those as JPEG. They can't show videos either: link to where a video is "
      + "hosted.")
  static let wordsMissing = Problem(
    "words-missing", .warning, traits: .absence,
    "A language's words file lacks some of the words, so pages show the English ones.",
    "Translate the words that the message names.")
  static let wordsMissingLanguage = Problem(
    "words-missing-language", .warning, traits: .absence,
    "`Templates/words/` has no file for the site's language, so pages show English words.",
    "Translate `Templates/words/en.json` and save it under the name in the message.")
  static let wordsNotAnObject = Problem(
    "words-not-an-object", "A words file contains something other than an object.",
    "Write `{ \"departure\": \"Departure\" }`.")
  static let wordsNotText = Problem(
    "words-not-text",
    "A word in a words file is a number, a list or another value that isn't text.",
    "Write it in quotes.")
  static let wordsUnknownKey = Problem(
    "words-unknown-key", .warning,
    "A file in `Templates/words/` contains a key that no page and no template uses.",
    "Write the suggested key, or use the word in your own template, as in `{{words.greeting}}`.")
  static let siteDuplicateAddress = Problem(
    "site-duplicate-address", "Two files or pages would be published at the same address.",
    "Give one of them another slug or name.")
  static let siteFileIsFolder = Problem(
    "site-file-is-folder", "A file and a folder would be published under the same name.",
    "Give one of them another slug or name.")
  static let siteFileTooLarge = Problem(
    "site-file-too-large",
    "A feed, a calendar or another generated file is larger than 64 MB, which no program reads.",
    "Put fewer entries in it: feeds and calendars leave out `unlisted` pages.")
  package static let siteNoBaseUrl = Problem(
    "site-no-base-url", .warning, traits: .absence,
    "The settings don't contain the site's address. Feeds, the sitemap and canonical links need "
      + "it, so they are left out.",
    "Add `\"baseURL\"` to `Content/site.json`, or use `--base-url`.")
  static let siteRedirectChain = Problem(
    "site-redirect-chain",
    "A former address leads to another former address, so visitors would be redirected twice.",
    "Write the address of the final page.")
  static let siteRedirectLoop = Problem(
    "site-redirect-loop", "A former address leads back to itself, directly or through others.",
    "Remove one of them.")
  static let siteRedirectToNothing = Problem(
    "site-redirect-to-nothing", traits: .absence,
    "A redirect in the settings leads to an address without a page.",
    "Write the address of a page.")
  static let siteIconFormat = Problem(
    "site-icon-format",
    "The setting `icon` names a file that isn't a PNG, SVG or ICO. Not every browser shows other "
      + "formats as an icon.", "Export the icon as a PNG of 512 by 512 pixels, or name an SVG.")
  static let siteIconShape = Problem(
    "site-icon-shape",
    "The setting `icon` names an image that isn't square, or is smaller than 16 by 16 pixels.",
    "Crop it to a square. 512 by 512 pixels work everywhere.")
  static let siteSharedOrigin = Problem(
    "site-shared-origin", .warning,
    "The site has audiences, and its address has a path, such as `https://ana.example/journal`. "
      + "Browsers store the keys of signed-in visitors for the whole origin, here "
      + "`https://ana.example`. A script on any other site at that origin could use these keys to "
      + "open sealed pages, although it can't copy them.",
    "Publish the site at its own domain or subdomain. If the whole origin is yours, as for most "
      + "project pages, ignore this warning.")
  static let siteUnknownNavigation = Problem(
    "site-unknown-navigation", .warning, traits: .absence,
    "A link in `navigation`, `license` or `contact` of the settings leads to an address where "
      + "nothing is published.", "Write the suggested address.")
  static let siteMovedPhotos = Problem(
    "site-moved-photos", .warning,
    "The last build published photos at addresses made from file names that reveal when or where "
      + "the photos were taken. This build makes their addresses from titles and pictures, and "
      + "reports the change once. The old addresses don't redirect to the new ones, because a "
      + "redirect would contain the old name.",
    "To choose a better address for a photo, write its `slug`.")
  static let siteVanishedAddress = Problem(
    "site-vanished-address", .warning, traits: .absence,
    "A page from the last build, or from the list that `--previous` names, is no longer published, "
      + "and its address doesn't redirect.",
    "Add an alias to the page that replaces it, or a redirect to the settings.")
}
