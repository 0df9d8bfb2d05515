import Diagnostics

/// Keys that don't restrict anything, although they are meant to.
extension Problem {
  static let contentForeignDraft = Problem(
    "content-foreign-draft",
    "A key looks as if it limits who can see the page, but Zoetrope doesn't read it. It may be "
      + "misspelt, such as `darft` for `draft`. The key may also come from another program or "
      + "language. Examples are `published: false` in Jekyll, `status: draft` in WordPress, "
      + "`noindex: true`, `limited_to: family`, and a date in the future. Zoetrope also reports "
      + "some words without a value, such as `private` and `published`. If Zoetrope ignored the "
      + "key, it would publish what should stay private.",
    "Write the key that the message suggests. If the key belongs to another program and means "
      + "something else, add it to `ignoredKeys` in `Content/site.json`.")
  static let contentMisplacedKey = Problem(
    "content-misplaced-key",
    "A key that limits who can see something is in the wrong location, so it has no effect. It may "
      + "be inside `extra` or `params`, or in the file for another kind of page. It may be in an "
      + "element of a list although it belongs in the file, or the other way round.",
    "Move the key to the location that the message names. If the object belongs to another "
      + "program, add the object's key to `ignoredKeys` in `Content/site.json`.")
  static let contentEmptyVisibility = Problem(
    "content-empty-visibility",
    "A key that limits who can see something has no value. There is nothing after the colon, or "
      + "the value is `null` or an empty list. This error also appears if the `hidden` setting "
      + "names a file that contains no circles. In the settings, `null` isn't an error, because it "
      + "means that the key isn't set.", "Write a value, or remove the key.")
  static let contentDraftIndex = Problem(
    "content-draft-index",
    "The text for the home page or for a list has a key that should hide it. This text is always "
      + "public.", "Move the file out of `Content/` until everyone may see the text.")
  static let contentStrayIndex = Problem(
    "content-stray-index",
    "A file looks like the index of its folder, such as `_index.md`, `INDEX.md`, `index.mdx` or "
      + "`album.yaml`. The file contains a key that should hide the folder. But Zoetrope reads "
      + "only `index.md` and `index.json`, so it would publish everything else in the folder.",
    "Rename the file to `index.md`.")
  static let contentStraySettings = Problem(
    "content-stray-settings",
    "A file has nearly the same name as the settings file, such as `site.yaml`, `Site.json` or a "
      + "`site.json` next to `Content/`. This error also appears if another file contains a "
      + "setting that keeps something private. Zoetrope reads settings only from "
      + "`Content/site.json`, so it would publish hidden places.",
    "Write the settings as JSON in `Content/site.json`, and delete the other file. If the file "
      + "belongs to another program, move it to a folder next to `Content/`.")
  static let contentIgnoredRestriction = Problem(
    "content-ignored-restriction",
    "The `ignoredKeys` setting contains a key that limits who can see a page.",
    "Remove the key from `ignoredKeys`. If the key is part of another program's data, ignore the "
      + "object that contains the key, such as `extra`.")
}
