import Diagnostics

extension Explanation {
  /// Explanations of mistakes in models, once their values are read.
  static let models: [Explanation] = [
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
      "content-open-in-restricted-folder",
      cause: """
        The `index.md` of a folder is a photo with `draft`, `visibility`, `publishDate` or `expiryDate`, \
        and another photo in the folder has none of them. Albums, journeys and folders of other kinds \
        hand these keys down to what is in them.
        """,
      remedy: "Write the same keys into the photo, or move it."),
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
}
