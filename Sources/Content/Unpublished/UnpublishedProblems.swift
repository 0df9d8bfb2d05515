import Diagnostics

/// Files that are left out because of their names.
extension Problem {
  static let contentConflictCopy = Problem(
    "content-conflict-copy", .warning,
    "The name of a file or folder contains a mark that programs add to names. Sync programs such "
      + "as Syncthing, Dropbox or Nextcloud keep a second version if two devices change the same "
      + "file. `git mergetool` keeps the versions that it merges. Microsoft Office marks an open "
      + "document with `~$`. Zoetrope doesn't read or publish files or folders with such marks.",
    "Compare the file with the original, copy what you need, and delete the file. If you wrote the "
      + "file yourself and want to publish it, rename it.")
  static let contentCopy = Problem(
    "content-copy", .warning,
    "A file's name looks like the name of a copy (`lisbon 2`, `lisbon copy`, `lisbon - Copy`, "
      + "`lisbon (1)`, `Copy of lisbon`, `lisbon [Conflict]`, `lisbon-DESKTOP-AB12CD3`). The "
      + "original is in the same folder, and both files are identical. Zoetrope also treats two "
      + "pages as copies if they have the same title. If the pages have no titles, Zoetrope "
      + "compares the trip's departure, the person's full name or the photo's file. If none of "
      + "these exist either, the pages also count as copies. One page may be Markdown and the "
      + "other JSON, or one may be a file and the other a folder. A folder with a page is a copy "
      + "if its page is a copy. A folder without a page is a copy if the other folder contains all "
      + "of its files, byte for byte. Zoetrope doesn't read or publish copies. It publishes other "
      + "files that have such names, and all files in `Content/public/`.",
    "Delete the copy. To publish both, rename the copy.")
  static let contentDraftsFolder = Problem(
    "content-drafts-folder", .warning,
    "A folder in `Content/` is named `draft`, `drafts`, `private` or `unpublished`, or has one of "
      + "these names in German, French or Spanish. The name can be in upper or lower case, and it "
      + "may start with `_` or `.`. Zoetrope doesn't read or publish anything in such a folder. "
      + "This applies at any depth, including in `Content/public/`. If a link, key or reference "
      + "leads to something in the folder, Zoetrope reports an error.",
    "Move what you want to publish to another folder. To show a page only with `--drafts`, move "
      + "the page too, and write `draft: true` in it. To silence the warning, move the folder out "
      + "of `Content/`.")
}
