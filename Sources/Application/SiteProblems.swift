package import Diagnostics

/// Mistakes in links, assets, keys, terms, templates and the site.
extension Problem {
  static let policyInlineScript = Problem(
    "policy-inline-script", .warning,
    "The site contains a script, an attribute such as `onclick`, or a `javascript:` address. The "
      + "code is in a template, in a page in `Content/public/`, or in a page's raw HTML. For such "
      + "code to run, the policy in `_headers` must allow scripts in the HTML of every page, "
      + "including scripts that an attacker injects.",
    "Move the script to a file, for example in `Templates/assets/`, and load that file.")
  static let policyInlineStyle = Problem(
    "policy-inline-style", .warning,
    "The site contains a `style` element in a template, in a page in `Content/public/`, or in a "
      + "page's raw HTML. For this element to work, the policy in `_headers` must allow `style` "
      + "elements on every page.",
    "Move the styles to a style sheet, for example in `Templates/assets/`.")
  static let siteNoKeys = Problem(
    "site-no-keys",
    "Some pages are protected for an audience that has no password yet, or whose keys are in "
      + "another file.",
    "Add a password with `zoetrope audience add`, or name the key file with `--keys`.")
  static let sitePublishedKeys = Problem(
    "site-published-keys",
    "A key file, or a copy of one, is among the files that Zoetrope would publish.",
    "Move the key file elsewhere. If it was published, delete it, then create a new key file with "
      + "`zoetrope audience` and new passwords.")
  static let siteUnsealable = Problem(
    "site-unsealable",
    "Zoetrope can't seal a page or file that is larger than 1 GiB or protected for too many "
      + "audiences.", "Make the file smaller, or merge some of the audiences.")
  static let linkBroken = Problem(
    "link-broken", traits: .absence, "A link in a page's text leads to a file that doesn't exist.",
    "Write the path relative to the file that contains the link.")
  static let linkBrokenFragment = Problem(
    "link-broken-fragment", traits: .absence,
    "A link ends in `#` and a name, but the page that it leads to has no element with that name. "
      + "The name must be the id of a heading, of an element in the page's template, or of an "
      + "element in raw HTML.",
    "Write the suggested name, or remove the `#` and everything after it.")
  static let linkToMaster = Problem(
    "link-to-master", .warning,
    "A page or template links to the original file of a photo that is for sale. Pages show the "
      + "photo in smaller sizes, but the link publishes the unchanged file in full size.",
    "Link to the photo's page, or to a smaller copy of the picture. If everyone may have the "
      + "original file, write `original: true` in the photo or in its album.")
  static let linkWithoutWatermark = Problem(
    "link-without-watermark", .warning,
    "A page or template links to the original file of a photo that is for sale. The smaller sizes "
      + "have the watermark from `photos.watermark`, but the link publishes the unchanged file in "
      + "full size.", "Link to the photo's page, or to a smaller copy of the picture.")
  static let linkUnknownPictureWidth = Problem(
    "link-unknown-picture-width", .warning,
    "A picture's path ends in `#` and a word. Only the words `wide` and `full` have an effect.",
    "Write `#wide` or `#full`, or remove the `#` and everything after it.")
  static let linkBrokenImage = Problem(
    "link-broken-image", traits: .absence,
    "An image in a page's text names a file that doesn't exist, or names the page of an album or "
      + "trip.",
    "Write the path relative to the file that contains the image. To link to a page instead, "
      + "remove the `!`.")
  static let linkDistantImage = Problem(
    "link-distant-image", .warning, traits: .counted,
    "An image in a page's text or in its `image` key is on another site, and browsers load it from "
      + "there. The other site learns who views your page. If the other site removes the image, "
      + "your page no longer shows it. Zoetrope prints one warning for all such images, with a "
      + "count.",
    "Save the image in `Content/` and write its path. If you can't, ignore the warning. Zoetrope "
      + "still publishes the site.")
  static let linkNamesSeveral = Problem(
    "link-names-several", "A link leads to a JSON file that contains several entries.",
    "Add the entry's slug to the path, as in `photos.json#pli`.")
  static let linkNotAnImage = Problem(
    "link-not-an-image", "An image in a page's text names a file that isn't an image.",
    "Write the path of an image. To link to the file instead, remove the `!`.")
  static let linkOutsideContent = Problem(
    "link-outside-content", "A link's path leads outside `Content/`.",
    "Write the path of a file inside `Content/`.")
  static let linkToHidden = Problem(
    "link-to-hidden", .warning,
    "A link leads to a draft, to a private page, or to a page that isn't published yet or has "
      + "expired. Zoetrope keeps the link's text and removes the link itself. But if the link is "
      + "in a style sheet, an HTML page or `_redirects`, and Zoetrope publishes this file "
      + "unchanged, the address stays in the file.",
    "Publish the target, or remove the link.")
  static let linkToSealed = Problem(
    "link-to-sealed", .warning,
    "Everyone can see this link, but only an audience can open the page that it leads to. Other "
      + "visitors see a sign-in page, which shows who the page is for.",
    "If nobody else should know about the page, remove the link.")
  static let linkUnknownAddress = Problem(
    "link-unknown-address", .warning, traits: .absence,
    "A link such as `/trips/x/` leads to an address that has no page.",
    "Write the suggested address. You can also link to the path of the page's file, so that "
      + "Zoetrope can check the link.")
  static let linkUnknownFragment = Problem(
    "link-unknown-fragment", .warning, traits: .absence,
    "A link such as `/trips/x/#tram` leads to a page that has no heading with that name.",
    "Write the suggested name, or remove the `#` and everything after it.")
  package static let assetBrokenLink = Problem(
    "asset-broken-link", traits: .absence,
    "A style sheet (in `url(…)` or `@import`) or a script (in `import`) contains an address where "
      + "nothing is published.",
    "Write the suggested address, or put the file in `Templates/assets/`.")
  static let assetImportCycle = Problem(
    "asset-import-cycle",
    "Style sheets or scripts import each other in a circle. Zoetrope computes each file's name "
      + "from its contents, and the contents include the names of imported files. In a circle, no "
      + "name can be computed first.", "Move the shared part into a separate file.")
  static let assetUnused = Problem(
    "asset-unused", .warning, traits: .absence,
    "No template, style sheet, script or page uses this file in `Templates/assets/`.",
    "Write its address where you need it, such as `/assets/map.svg`, or delete the file. If a "
      + "script builds the address from several strings, Zoetrope can't find the address, so write "
      + "it as one string.")
  static let contentFutureDate = Problem(
    "content-future-date", .warning,
    "A page's `date` is more than a day in the future. Zoetrope publishes the page now, but leaves "
      + "it out of feeds until that day.",
    "Correct the year. To publish the page on that day, use `publishDate` instead.")
  static let contentHiddenImage = Problem(
    "content-hidden-image", .warning,
    "A key names an image that belongs to an unpublished page. This warning also appears if the "
      + "image belongs to a protected page but would be visible to everyone.",
    "Publish the page that the image belongs to, choose another image, or move the image.")
  static let contentHiddenPicture = Problem(
    "content-hidden-picture",
    "Two photos show the same picture, but only one of them is published. Zoetrope keeps the "
      + "picture of an unpublished photo private.",
    "Remove one of the photos, or publish both. Every picture in an album's folder is a photo in "
      + "that album. To leave a picture out, list it under `photos` in the album with `draft: "
      + "true`.")
  static let contentHiddenPlace = Problem(
    "content-hidden-place",
    "A file that would be published unchanged contains a place inside a hidden circle. If the site "
      + "has hidden circles, this error also appears for files that Zoetrope can't search. Such "
      + "files are damaged GeoJSON, or are in a map format such as GeoPackage. Zoetrope searches "
      + "the text of pages, drawings, tables, office documents, zip archives, GeoJSON, TopoJSON "
      + "and other JSON. In tables and JSON, Zoetrope treats two numbers as coordinates if they "
      + "are named latitude and longitude. It also treats two numbers as coordinates, in either "
      + "order, if both have decimals and at least one has three or more decimals. Zoetrope also "
      + "recognises plus codes, and degrees with minutes and seconds. In GeoJSON, lines that cross "
      + "a circle are errors too.",
    "Remove the place from the file, repair the file, or don't publish it. To offer a trip's track "
      + "without its hidden parts, write `track` and `download: true` in the trip.")
  static let contentMissingFile = Problem(
    "content-missing-file", traits: [.absence, .namesThing],
    "A key names a file that doesn't exist.", "Write the suggested name, or add the file.")
  static let contentNotAnImage = Problem(
    "content-not-an-image", "A key names a file that isn't an image.",
    "Choose an image in one of these formats: JPEG, PNG, GIF, WebP, AVIF, HEIC or TIFF.")
  static let contentUnsafeAddress = Problem(
    "content-unsafe-address", "A key contains an address that could run a script.",
    "Write a path, or an address that starts with `https:`.")
  static let contentUnsearchedArchive = Problem(
    "content-unsearched-archive", .warning, traits: .counted,
    "The site has hidden circles. Zoetrope publishes an archive unchanged but can't search all of "
      + "it for places inside the circles. Zoetrope reads zip and gzip archives. It can't read "
      + "encrypted files, and it doesn't search pictures, which may contain the place where they "
      + "were taken.",
    "Check that no file in the archive contains a place inside a circle.")
  static let termDuplicateAddress = Problem(
    "term-duplicate-address",
    "Two tags or two categories would get the same address. For example, `C++` and `C#` both "
      + "become `c`. If tags differ only in case or spaces, Zoetrope treats them as the same tag.",
    "If both mean the same, write them the same way. Otherwise use different letters, such as `C "
      + "sharp`.")
  static let termTooLong = Problem(
    "term-too-long", "A tag or category is too long to be part of an address.",
    "Shorten the tag or category.")
  static let termWithoutAddress = Problem(
    "term-without-address",
    "A tag or category contains no letters or digits, so its page can't have an address. This "
      + "error also appears if the tag or category has the name of a Windows device, such as `con` "
      + "or `nul`. Windows doesn't allow folders with these names.",
    "Use letters or digits. If the tag or category is the name of a device, add another word.")
  package static let templateBrokenFragment = Problem(
    "template-broken-fragment", traits: .absence,
    "A template contains a link such as `#main`, but no page that uses the template has that id.",
    "Write the suggested id, or add the id to an element.")
  package static let templateBrokenLink = Problem(
    "template-broken-link", traits: .absence,
    "A template contains an address where nothing is published. Zoetrope reports the address once, "
      + "even if many pages use the template.",
    "Write the suggested address, or the address of a file in `Templates/assets/`.")
  static let templateOfAnotherKind = Problem(
    "template-of-another-kind", "The `template` key names a template for another kind of page.",
    "Create a template for this kind of page, and name it in the key.")
  package static let templateRelativeLink = Problem(
    "template-relative-link",
    "A template contains a relative address. Such an address leads to a different page or file on "
      + "each page that uses the template.",
    "Start the address with `/`. Zoetrope adds the path from `baseURL`.")
  static let templateUnknown = Problem(
    "template-unknown", traits: [.absence, .namesThing],
    "The `template` key names a template that doesn't exist.",
    "Write the suggested name, or create the file.")
  static let contentUnnamedFiles = Problem(
    "content-unnamed-files", .warning, traits: .absence,
    "Some files in `Content/` aren't used by any page, key, setting, template or style sheet. "
      + "Zoetrope doesn't publish these files, so a ticket or track that you keep there stays "
      + "private.",
    "Link to the files that readers should get. To publish files unchanged, move them to "
      + "`Content/public/`. Move private files out of `Content/`. Pages can't show camera raw "
      + "files or videos. Export raw files as JPEG. Upload videos to a video host, and link to "
      + "them there.")
  static let wordsMissing = Problem(
    "words-missing", .warning, traits: .absence,
    "A language's words file lacks some words, so pages show those words in English.",
    "Translate the words that the message names.")
  static let wordsMissingLanguage = Problem(
    "words-missing-language", .warning, traits: .absence,
    "`Templates/words/` has no file for the site's language, so pages show English words.",
    "Translate `Templates/words/en.json` and save it under the name in the message.")
  static let wordsNotAnObject = Problem(
    "words-not-an-object",
    "A words file must contain a JSON object, but this one contains something else.",
    "Write an object, such as `{ \"departure\": \"Departure\" }`.")
  static let wordsNotText = Problem(
    "words-not-text",
    "In a words file, a word is a number, a list or another value that isn't text.",
    "Put the word in quotes.")
  static let wordsUnknownKey = Problem(
    "words-unknown-key", .warning,
    "A file in `Templates/words/` contains a key that no page or template uses.",
    "Write the suggested key, or use the word in your own template, as in `{{words.greeting}}`.")
  static let siteDuplicateAddress = Problem(
    "site-duplicate-address", "Two files or pages would be published at the same address.",
    "Give one of them a different slug or name.")
  static let siteFileIsFolder = Problem(
    "site-file-is-folder", "A file and a folder would be published with the same name.",
    "Give one of them a different slug or name.")
  static let siteFileTooLarge = Problem(
    "site-file-too-large",
    "A feed, a calendar or another generated file is larger than 64 MB. No program reads files of "
      + "this size.",
    "Reduce the number of entries in the file. For example, feeds and calendars leave out "
      + "`unlisted` pages.")
  package static let siteNoBaseUrl = Problem(
    "site-no-base-url", .warning, traits: .absence,
    "The settings don't contain the site's address. Feeds, the sitemap and canonical links need "
      + "the address, so Zoetrope leaves them out.",
    "Add `\"baseURL\"` to `Content/site.json`, or use `--base-url`.")
  static let siteRedirectChain = Problem(
    "site-redirect-chain",
    "A former address redirects to another former address, so visitors would be redirected twice.",
    "Write the address of the page that visitors finally reach.")
  static let siteRedirectLoop = Problem(
    "site-redirect-loop",
    "A former address redirects to itself, either directly or through other addresses.",
    "Remove one of the redirects.")
  static let siteRedirectToNothing = Problem(
    "site-redirect-to-nothing", traits: .absence,
    "A redirect in the settings leads to an address that has no page.",
    "Write the address of a published page.")
  static let siteIconFormat = Problem(
    "site-icon-format",
    "The `icon` setting names a file that isn't a PNG, SVG or ICO image. Some browsers can't show "
      + "other formats as an icon.",
    "Export the icon as a PNG of 512 by 512 pixels, or use an SVG.")
  static let siteIconShape = Problem(
    "site-icon-shape",
    "The `icon` setting names an image that isn't square, or is smaller than 16 by 16 pixels.",
    "Crop the image to a square. A size of 512 by 512 pixels works everywhere.")
  static let siteSharedOrigin = Problem(
    "site-shared-origin", .warning,
    "The site has audiences, and its address has a path, such as `https://ana.example/journal`. "
      + "When visitors sign in, browsers store their keys for the whole origin, here "
      + "`https://ana.example`. A script on any other site at that origin could use these keys to "
      + "open sealed pages, although it can't copy the keys.",
    "Publish the site at its own domain or subdomain. If you control the whole origin, as with "
      + "most project pages, ignore this warning.")
  static let siteUnknownNavigation = Problem(
    "site-unknown-navigation", .warning, traits: .absence,
    "In the settings, a link in `navigation`, `license` or `contact` leads to an address where "
      + "nothing is published.", "Write the suggested address.")
  static let siteMovedPhotos = Problem(
    "site-moved-photos", .warning,
    "The last build used the file names of some photos in their addresses, but these names reveal "
      + "when or where the photos were taken. This build makes the addresses from titles and "
      + "pictures instead. Zoetrope reports the change only once. The old addresses don't redirect "
      + "to the new ones, because a redirect would contain the old name.",
    "If you want a better address for a photo, write its `slug`.")
  static let siteVanishedAddress = Problem(
    "site-vanished-address", .warning, traits: .absence,
    "A page from the last build, or from the list in `--previous`, is no longer published, and its "
      + "address doesn't redirect.",
    "Add its address as an alias to the page that replaces it, or add a redirect to the settings.")
}
