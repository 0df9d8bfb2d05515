import Diagnostics

/// Files that are left out because of their names.
extension Problem {
  static let contentConflictCopy = Problem(
    "content-conflict-copy", .warning,
    "The name of a file or folder has a mark that only programs write. Sync programs such as "
      + "Syncthing, Dropbox or Nextcloud keep a second version when two devices changed a file, "
      + "`git mergetool` keeps the versions that it merges, and Microsoft Office marks an open "
      + "document with `~$`. Zoetrope doesn't read or publish such a file.",
    "Compare it with the file it belongs to, copy what you need, and delete it. If you wrote the "
      + "file and want to publish it, rename it.")
  static let contentCopy = Problem(
    "content-copy", .warning,
    "A file is named like a copy (`lisbon 2`, `lisbon copy`, `lisbon - Copy`, `lisbon (1)`, `Copy "
      + "of lisbon`, `lisbon [Conflict]`, `lisbon-DESKTOP-AB12CD3`), the original is in the same "
      + "folder, and both have the same bytes. Pages are also copies if they have the same title. "
      + "Without a title, a trip's departure, a person's full name or a photo's file counts, and "
      + "two pages with none of these are copies. One page may be Markdown and the other JSON, or "
      + "one a file and the other a folder. A folder is a copy if its page is one. A folder "
      + "without a page is a copy if the other folder contains all its files with the same bytes. "
      + "Zoetrope doesn't read or publish copies. It publishes other files with such names, and "
      + "all files in `Content/public/`.", "Delete the copy, or rename it to publish both.")
  static let contentDraftsFolder = Problem(
    "content-drafts-folder", .warning,
    "A folder in `Content/` is named `draft`, `drafts`, `private` or `unpublished`, or the same in "
      + "German, French or Spanish. Case doesn't matter, and the name may start with `_` or `.`. "
      + "Zoetrope doesn't read or publish anything in such a folder, at any depth and also in "
      + "`Content/public/`. A link, key or reference to something in it is an error.",
    "Move what you want to publish to another folder. For a page that only `--drafts` shows, write "
      + "`draft: true` in it. To silence the warning, move the folder out of `Content/`.")
}
