import Diagnostics

extension Explanation {
  /// Explanations of the mistakes of hidden circles.
  static let hiding: [Explanation] = [
    .init(
      "content-guessable-circle", .warning,
      cause: """
        The centre of a hidden circle has few decimals, or was rounded. Tracks that the circle cuts end \
        around it, so whoever has some of them can try all such centres and find the one that fits.
        """,
      remedy: """
        Let `zoetrope hide` make the circle: it moves the centre away from your home by chance, with \
        seven decimals.
        """),
    .init(
      "content-hidden-inside",
      cause: """
        The file that `hidden` names lies in `Content/` or `Templates/`, whose files are published beside \
        pages: it would tell everybody what is to be hidden.
        """,
      remedy: "Move it out of the site's folder, and write its new path into the settings."),
    .init(
      "content-hidden-unreadable",
      cause: """
        The file that `hidden` names is not there, or can't be read. Without it nobody knows what is to be \
        hidden, so nothing is published. Its path counts from the site's folder.
        """,
      remedy: """
        Put the file there, also where a machine builds the site for you: as a secret of your continuous \
        integration, say. `zoetrope hide` with `--write` makes a new one.
        """),
  ]
}
