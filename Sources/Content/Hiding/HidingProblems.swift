import Diagnostics

/// Mistakes of hidden circles.
extension Problem {
  static let contentGuessableCircle = Problem(
    "content-guessable-circle", .warning,
    "The centre of a hidden circle has few decimals, or was rounded. Tracks that the circle cuts "
      + "end around it, so whoever has some of them can try all such centres and find the one that "
      + "fits.",
    "Let `zoetrope hide` make the circle: it moves the centre away from your home by chance, with "
      + "seven decimals.")
  static let contentHiddenInside = Problem(
    "content-hidden-inside",
    "The file that `hidden` names lies in `Content/` or `Templates/`, whose files are published "
      + "beside pages: it would tell everybody what is to be hidden.",
    "Move it out of the site's folder, and write its new path into the settings.")
  static let contentHiddenUnreadable = Problem(
    "content-hidden-unreadable",
    "The file that `hidden` names is not there, or can't be read. Without it nobody knows what is "
      + "to be hidden, so nothing is published. Its path counts from the site's folder.",
    "Put the file there, also where a machine builds the site for you: as a secret of your "
      + "continuous integration, say. `zoetrope hide` with `--write` makes a new one.")
}
