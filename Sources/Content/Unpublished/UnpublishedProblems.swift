import Diagnostics

/// Files that are left out because of their names.
extension Problem {
  static let contentConflictCopy = Problem(
    "content-conflict-copy", .warning,
    "The name of a file or folder has a mark that only programs write: a sync program such as "
      + "Syncthing, Dropbox or Nextcloud keeps a second version beside the first when two devices "
      + "changed it, `git mergetool` keeps the versions that it merges, and Microsoft Office marks "
      + "an open document with `~$`. Such a file is neither read nor published.",
    "Compare it with the file it belongs to, copy what you need, and delete it. If you wrote the "
      + "file and want to publish it, rename it.")
  static let contentCopy = Problem(
    "content-copy", .warning,
    "A file is named as a copy (`lisbon 2`, `lisbon copy`, `lisbon - Copy`, `lisbon (1)`, `Copy of "
      + "lisbon`, `lisbon [Conflict]`, `lisbon-DESKTOP-AB12CD3`), the file it is named after is in "
      + "the same folder, and both have the same bytes. Pages are copies if they have the same "
      + "title, too; without a title, a trip's departure, a person's full name or a photo's file "
      + "counts, and two pages that have none of these are copies. One page may be Markdown and "
      + "the other JSON, or one a file and the other a folder. A folder is a copy if its page is "
      + "one or, without a page, if all its files have the same bytes in the other folder. The "
      + "copy is neither read nor published. Other files with such names are published, and so are "
      + "all in `Content/public/`.", "Delete the copy, or rename it to publish both.")
  static let contentDraftsFolder = Problem(
    "content-drafts-folder", .warning,
    "A folder in `Content/` is named `draft`, `drafts`, `private` or `unpublished`, or the same in "
      + "German, French or Spanish, in capital or small letters, perhaps with `_` or `.` in front. "
      + "Nothing in such a folder is read or published, however deep the folder is and also in "
      + "`Content/public/`. A link, a key or a reference that leads into it is an error.",
    "Move what you want to publish to another folder. For a page that only `--drafts` shows, write "
      + "`draft: true` into it. To get rid of the warning, move the folder out of `Content/`.")
}
