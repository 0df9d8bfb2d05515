import Diagnostics

/// Mistakes in hidden circles.
extension Problem {
  static let contentGuessableCircle = Problem(
    "content-guessable-circle", .warning,
    "The centre of a hidden circle has few decimals or was rounded. Tracks end at the circle's "
      + "edge, so anyone who has several of your tracks can try all such centres until one fits.",
    "Create the circle with `zoetrope hide`. The command moves the centre a random distance away "
      + "from your home and writes seven decimals.")
  static let contentHiddenInside = Problem(
    "content-hidden-inside",
    "The `hidden` setting names a file in `Content/` or `Templates/`. Files there can be "
      + "published, and this file would reveal your hidden places.",
    "Move the file out of the site's folder, and write its new path in the settings.")
  static let contentHiddenUnreadable = Problem(
    "content-hidden-unreadable",
    "The `hidden` setting names a file that doesn't exist or can't be read. Zoetrope doesn't know "
      + "what to hide, so it publishes nothing. The path is relative to the site's folder.",
    "Put the file at that path. If another machine builds the site, put the file on that machine "
      + "too, for example as a CI secret. To create a new file, run `zoetrope hide --write`.")
}
