import Diagnostics

/// Mistakes in hidden circles.
extension Problem {
  static let contentGuessableCircle = Problem(
    "content-guessable-circle", .warning,
    "The centre of a hidden circle has few decimals or was rounded. Tracks end at the circle's "
      + "edge, so anyone with several of them can try all such centres until one fits.",
    "Let `zoetrope hide` create the circle. It moves the centre away from your home at random and "
      + "writes seven decimals.")
  static let contentHiddenInside = Problem(
    "content-hidden-inside",
    "The file that `hidden` names is in `Content/` or `Templates/`. Files there can be published, "
      + "and this one would reveal your hidden places.",
    "Move it out of the site's folder, and write its new path in the settings.")
  static let contentHiddenUnreadable = Problem(
    "content-hidden-unreadable",
    "The file that `hidden` names doesn't exist or can't be read. Zoetrope doesn't know what to "
      + "hide, so it publishes nothing. The path is relative to the site's folder.",
    "Put the file there, also on a machine that builds the site for you, for example as a CI "
      + "secret. `zoetrope hide --write` creates a new one.")
}
