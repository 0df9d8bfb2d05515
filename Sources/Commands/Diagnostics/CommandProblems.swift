import Diagnostics

/// Faults of commands, key files, audiences and passwords.
extension Problem {
  static let hideNoFile = Problem(
    "hide-no-file",
    "`zoetrope hide --write` adds a circle to the file that `hidden` names, and it names none.",
    "Write `\"hidden\": \"../hidden.json\"` into `Content/site.json`: the file is made then.")
  static let imageCacheUnwritable = Problem(
    "image-cache-unwritable",
    "`zoetrope images` rendered sizes of pictures that it could not keep.",
    "Make room on the disk, or give yourself the right to write into the folder.")
  static let siteClosedFolder = Problem(
    "site-closed-folder",
    "The system does not let you into the site's folder, or into one around it.",
    "Give yourself the right, as with `chmod u+rx`.")
  static let exportMissingAccount = Problem(
    "export-missing-account",
    "`zoetrope export entries --account` names no account of the site, or one that is not "
      + "published.", "Write the slug of an account; with `--all` it may be a draft or private.")
  static let siteMissingFolder = Problem(
    "site-missing-folder", "`--site` names a folder that does not exist.",
    "Name the folder that holds `Content/`.")
  static let siteNotPublished = Problem(
    "site-not-published", "`zoetrope preview --published` serves a folder that was never made.",
    "Run `zoetrope build` first, or name the folder with `--output`.")
  static let audienceExists = Problem(
    "audience-exists", "`zoetrope audience rename` names an audience that has keys.",
    "Choose another name, or remove that audience with `zoetrope audience remove`.")
  static let audienceGuestExists = Problem(
    "audience-guest-exists", "An audience has a guest of this name already.",
    "Name another. For a new password, withdraw the guest and add it again: what is sealed for the "
      + "audience is then sealed anew.")
  static let audienceLastEdition = Problem(
    "audience-last-edition",
    "The `edition` of the key file grows with each change and is as high as browsers can compare. "
      + "The key file was edited: Zoetrope doesn't get there in a million changes.",
    "Undo the edit. If the number is published already, browsers refuse a lower one: move the key "
      + "file away, and add each guest again with a new password.")
  static let audienceMissingGuest = Problem(
    "audience-missing-guest", "An audience has no guest of this name.",
    "Write a name as `zoetrope audience list` tells it.")
  static let audienceNoPassword = Problem(
    "audience-no-password",
    "No password was given, or one that browsers would not take: empty, too long, not UTF-8, with "
      + "a line break, or not twice the same.",
    "Type it twice on a terminal, name a file with `--password-file`, set `ZOETROPE_PASSWORD`, or "
      + "let `--generate words` make one. A password is never an argument, which a shell remembers "
      + "and every list of processes shows.")
  static let audiencePasswordFile = Problem(
    "audience-password-file",
    "The file of `--password-file` can't be read, or lies where files are published.",
    "Name a file outside of the site that holds the password and nothing else.")
  static let audienceSamePassword = Problem(
    "audience-same-password", "Another guest of the audience has this password.",
    "Choose another. To withdraw one of the two would take nothing from either.")
  static let audienceUnknown = Problem(
    "audience-unknown",
    "The command names an audience that `audiences` in `Content/site.json` does not have.",
    "Mend the name, or add the audience to the settings.")
  static let audienceWeakPassword = Problem(
    "audience-weak-password",
    "Whoever has the published files can try passwords without asking anybody, and this one is "
      + "found for little money.",
    "Take four words that have nothing to do with each other, or let `--generate words` make a "
      + "password; `--weak` takes it nevertheless.")
  static let audienceWithoutKeys = Problem(
    "audience-without-keys", "The key file has no audience of this name.",
    "Mend the name, or make its keys with `zoetrope audience add`.")
  static let audienceWrongName = Problem(
    "audience-wrong-name",
    "A name of an audience or guest is empty or too long, has a line break, or begins or ends with "
      + "a blank.", "Write another.")
  static let keysBusyFile = Problem(
    "keys-busy-file", "Another process changes the key file.",
    "Run the command again when it has ended.")
  static let keysCryptography = Problem(
    "keys-cryptography", "The system's library of cryptography refuses to work.",
    "Look whether there is memory left, and how the library is set up.")
  static let keysDamagedFile = Problem(
    "keys-damaged-file",
    "The key file is not as it was written: it was cut off, edited, or is of a newer version. Its "
      + "text is never shown, since it holds keys.",
    "Put back a copy. Without one, make another with new passwords: all is sealed anew then.")
  static let keysExistingFile = Problem(
    "keys-existing-file", "Two processes made the key file at the same moment.",
    "Run the command again.")
  static let keysFileFailed = Problem(
    "keys-file-failed", "The system does not let the key file be read or written.",
    "Give yourself the right, make room, or name another file with `--keys`.")
  static let keysInGit = Problem(
    "keys-in-git", .warning,
    "The key file is in a Git repository. Whoever has the repository, now or later, can open what "
      + "is sealed, and follow each renewal.",
    "Take it out with `git rm --cached`, delete it, and make another with new passwords: to renew "
      + "the audiences is not enough, since the file holds each guest's key.")
  static let keysMissingFile = Problem(
    "keys-missing-file",
    "`--keys` or `ZOETROPE_KEYS` names a file that is not there, or no key file was made.",
    "Mend the path, or make the file with `zoetrope audience add`.")
  static let keysNotIgnored = Problem(
    "keys-not-ignored", .warning, "The key file lies in a Git work tree that does not ignore it.",
    "Add the line to `.gitignore`, or keep the file elsewhere and name it with `--keys`.")
  static let keysOlder = Problem(
    "keys-older",
    "The key file is an older one than that of the published site, such as a copy on another "
      + "machine. Guests who were withdrawn since are in it.",
    "Take the newer key file, also for the secret of a build on a server.")
  static let keysOpenToOthers = Problem(
    "keys-open-to-others", .warning,
    "The key file's mode lets other users of the machine read or change it.",
    "Run `chmod 600` on it.")
  static let keysPublishedFolder = Problem(
    "keys-published-folder",
    "The key file lies below `Content/`, `Templates/` or the published folder.",
    "Keep it beside them, or outside of the site. If it was published, delete it and make another "
      + "with new passwords.")
  static let keysUnknownEdition = Problem(
    "keys-unknown-edition",
    "`sealed/keys.json` in the published folder can't be read. It says how new the published keys "
      + "are, and so whether the key file is older.",
    "Make it readable. Where the key file has the newest keys, `sealed/keys.json` may be deleted: "
      + "the build makes it anew.")
}
