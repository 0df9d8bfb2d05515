import Diagnostics

extension Explanation {
  /// Explanations of faults of key files, audiences and passwords.
  static let audiences: [Explanation] = [
    .init(
      "audience-exists", cause: "`zoetrope audience rename` names an audience that has keys.",
      remedy: "Choose another name, or remove that audience with `zoetrope audience remove`."),
    .init(
      "audience-guest-exists", cause: "An audience has a guest of this name already.",
      remedy:
        "Name another. For a new password, withdraw the guest and add it again: what is sealed for the audience is then sealed anew."
    ),
    .init(
      "audience-last-edition",
      cause: "The `edition` of the key file grows with each change and is as high as browsers can "
        + "compare. The key file was edited: Zoetrope doesn't get there in a million changes.",
      remedy: "Undo the edit. If the number is published already, browsers refuse a lower one: "
        + "move the key file away, and add each guest again with a new password."),
    .init(
      "audience-missing-guest", cause: "An audience has no guest of this name.",
      remedy: "Write a name as `zoetrope audience list` tells it."),
    .init(
      "audience-no-password",
      cause:
        "No password was given, or one that browsers would not take: empty, too long, not UTF-8, with a line break, or not twice the same.",
      remedy:
        "Type it twice on a terminal, name a file with `--password-file`, set `ZOETROPE_PASSWORD`, or let `--generate words` make one. A password is never an argument, which a shell remembers and every list of processes shows."
    ),
    .init(
      "audience-password-file",
      cause: "The file of `--password-file` can't be read, or lies where files are published.",
      remedy: "Name a file outside of the site that holds the password and nothing else."),
    .init(
      "audience-same-password", cause: "Another guest of the audience has this password.",
      remedy: "Choose another. To withdraw one of the two would take nothing from either."),
    .init(
      "audience-unknown",
      cause: "The command names an audience that `audiences` in `Content/site.json` does not have.",
      remedy: "Mend the name, or add the audience to the settings."),
    .init(
      "audience-weak-password",
      cause:
        "Whoever has the published files can try passwords without asking anybody, and this one is found for little money.",
      remedy:
        "Take four words that have nothing to do with each other, or let `--generate words` make a password; `--weak` takes it nevertheless."
    ),
    .init(
      "audience-without-keys", cause: "The key file has no audience of this name.",
      remedy: "Mend the name, or make its keys with `zoetrope audience add`."),
    .init(
      "audience-wrong-name",
      cause:
        "A name of an audience or guest is empty or too long, has a line break, or begins or ends with a blank.",
      remedy: "Write another."),
    .init(
      "keys-busy-file", cause: "Another process changes the key file.",
      remedy: "Run the command again when it has ended."),
    .init(
      "keys-cryptography", cause: "The system's library of cryptography refuses to work.",
      remedy: "Look whether there is memory left, and how the library is set up."),
    .init(
      "keys-damaged-file",
      cause:
        "The key file is not as it was written: it was cut off, edited, or is of a newer version. Its text is never shown, since it holds keys.",
      remedy:
        "Put back a copy. Without one, make another with new passwords: all is sealed anew then."),
    .init(
      "keys-existing-file", cause: "Two processes made the key file at the same moment.",
      remedy: "Run the command again."),
    .init(
      "keys-file-failed", cause: "The system does not let the key file be read or written.",
      remedy: "Give yourself the right, make room, or name another file with `--keys`."),
    .init(
      "keys-in-git", .warning,
      cause:
        "The key file is in a Git repository. Whoever has the repository, now or later, can open what is sealed, and follow each renewal.",
      remedy:
        "Take it out with `git rm --cached`, delete it, and make another with new passwords: to renew the audiences is not enough, since the file holds each guest's key."
    ),
    .init(
      "keys-missing-file",
      cause: "`--keys` or `ZOETROPE_KEYS` names a file that is not there, or no key file was made.",
      remedy: "Mend the path, or make the file with `zoetrope audience add`."),
    .init(
      "keys-not-ignored", .warning,
      cause: "The key file lies in a Git work tree that does not ignore it.",
      remedy: "Add the line to `.gitignore`, or keep the file elsewhere and name it with `--keys`."),
    .init(
      "keys-older",
      cause: "The key file is an older one than that of the published site, such as a copy on "
        + "another machine. Guests who were withdrawn since are in it.",
      remedy: "Take the newer key file, also for the secret of a build on a server."),
    .init(
      "keys-open-to-others", .warning,
      cause: "The key file's mode lets other users of the machine read or change it.",
      remedy: "Run `chmod 600` on it."),
    .init(
      "keys-published-folder",
      cause: "The key file lies below `Content/`, `Templates/` or the published folder.",
      remedy:
        "Keep it beside them, or outside of the site. If it was published, delete it and make another with new passwords."
    ),
    .init(
      "keys-unknown-edition",
      cause: "`sealed/keys.json` in the published folder can't be read. It says how new the "
        + "published keys are, and so whether the key file is older.",
      remedy: "Make it readable. Where the key file has the newest keys, `sealed/keys.json` may be "
        + "deleted: the build makes it anew."),
  ]
}
