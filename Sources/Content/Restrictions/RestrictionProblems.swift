import Diagnostics

/// Keys that don't restrict anything, although they are meant to.
extension Problem {
  static let contentForeignDraft = Problem(
    "content-foreign-draft",
    "A key looks like one that limits who sees the page. It may be misspelt, such as `darft` for "
      + "`draft`. Or it comes from another program or language: `published: false` in Jekyll, a "
      + "date in the future, `noindex: true`, `status: draft` in WordPress, `limited_to: family`. "
      + "Some words, such as `private` and `published`, count even without a value. Zoetrope "
      + "doesn't read this key, so it would publish what should stay private.",
    "Write the key that the message names. If the key belongs to another program and means "
      + "something else, add it to `ignoredKeys` in `Content/site.json`.")
  static let contentMisplacedKey = Problem(
    "content-misplaced-key",
    "A key that limits who sees something is in a place where it has no effect: inside `extra` or "
      + "`params`, in a list's element instead of its file, in the file instead of an element, or "
      + "in the file of another kind.",
    "Move it to the place that the message names. If the object belongs to another program, add "
      + "its key to `ignoredKeys` in `Content/site.json`.")
  static let contentEmptyVisibility = Problem(
    "content-empty-visibility",
    "A key that limits who sees something has no value: nothing after the colon, `null`, or an "
      + "empty list. The same applies if the file that `hidden` names has no circles. In the "
      + "settings, `null` means that the key isn't set.", "Write a value, or remove the key.")
  static let contentDraftIndex = Problem(
    "content-draft-index",
    "The text of the home page or of a list has a key that should hide it. These texts are always "
      + "public.", "Move the file out of `Content/` until everyone may see it.")
  static let contentStrayIndex = Problem(
    "content-stray-index",
    "A file looks like the index of its folder, such as `_index.md`, `INDEX.md`, `index.mdx` or "
      + "`album.yaml`, and has a key that would hide the folder. Zoetrope reads `index.md` and "
      + "`index.json`, so everything else in the folder would be published.",
    "Rename the file to `index.md`.")
  static let contentStraySettings = Problem(
    "content-stray-settings",
    "A file has almost the name of the settings, such as `site.yaml`, `Site.json` or a `site.json` "
      + "next to `Content/`. Or another file has a settings key that keeps something private. "
      + "Zoetrope reads settings only from `Content/site.json`, so hidden places would be "
      + "published.",
    "Write the keys in `Content/site.json`, as JSON, and delete the file. If it belongs to another "
      + "program, move it to a folder next to `Content/`.")
  static let contentIgnoredRestriction = Problem(
    "content-ignored-restriction",
    "`ignoredKeys` in the settings names a key that limits who sees a page.",
    "Remove it from `ignoredKeys`. To keep another program's data, ignore the object that contains "
      + "the key, such as `extra`.")
}
