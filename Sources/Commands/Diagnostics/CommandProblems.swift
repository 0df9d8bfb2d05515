import Diagnostics

/// Faults of commands, key files, audiences and passwords.
extension Problem {
  static let hideNoFile = Problem(
    "hide-no-file",
    "`zoetrope hide --write` adds a circle to a file, but the `hidden` setting doesn't name a "
      + "file.",
    "Write `\"hidden\": \"../hidden.json\"` in `Content/site.json`. Zoetrope then creates the "
      + "file.")
  static let imageCacheUnwritable = Problem(
    "image-cache-unwritable", "`zoetrope images` resized pictures but couldn't save them.",
    "Free some disk space, or give yourself write permission for the cache folder.")
  static let siteClosedFolder = Problem(
    "site-closed-folder",
    "You don't have permission to open the site's folder or one of its parent folders.",
    "Give yourself permission to open it, for example with `chmod u+rx`.")
  static let exportMissingAccount = Problem(
    "export-missing-account",
    "`zoetrope export entries --account` names an account that doesn't exist or isn't published.",
    "Write the slug of a published account. To export a draft or private account, add `--all`.")
  static let siteMissingFolder = Problem(
    "site-missing-folder", "The folder in `--site` doesn't exist.",
    "Name the folder that contains `Content/`.")
  static let siteNotPublished = Problem(
    "site-not-published",
    "`zoetrope preview --published` serves the published folder, but this folder doesn't exist.",
    "Run `zoetrope build` first, or name the folder with `--output`.")
  static let audienceExists = Problem(
    "audience-exists",
    "`zoetrope audience rename` can't use this name, because another audience with this name "
      + "already has keys.",
    "Choose another name, or remove the other audience with `zoetrope audience remove`.")
  static let audienceGuestExists = Problem(
    "audience-guest-exists", "The audience already has a guest with this name.",
    "Choose another name. To change a guest's password, withdraw the guest and add them again. "
      + "Zoetrope then seals everything for this audience again.")
  static let audienceLastEdition = Problem(
    "audience-last-edition",
    "The `edition` in the key file is close to the highest number that browsers can compare. Even "
      + "a hundred thousand changes wouldn't reach this number, so someone must have edited the "
      + "file.",
    "Undo the edit. If this number is already published, browsers refuse any lower number. In that "
      + "case, move the key file elsewhere, and add each guest again with a new password.")
  static let audienceMissingGuest = Problem(
    "audience-missing-guest", "The audience has no guest with this name.",
    "Write the name exactly as `zoetrope audience list` shows it.")
  static let audienceNoPassword = Problem(
    "audience-no-password",
    "You gave no password, the two passwords that you typed differ, or the password can't be used. "
      + "A password must be UTF-8, must not be empty or too long, and must not contain a line "
      + "break.",
    "Type the password twice in a terminal, name a file with `--password-file`, set "
      + "`ZOETROPE_PASSWORD`, or use `--generate words`. You can't pass a password as an argument, "
      + "because shells save the commands that you type, and process lists show arguments.")
  static let audiencePasswordFile = Problem(
    "audience-password-file",
    "The file in `--password-file` can't be read, or it is in a folder whose files are published.",
    "Name a file that is outside the site and contains only the password.")
  static let audienceSamePassword = Problem(
    "audience-same-password", "Another guest in the audience has the same password.",
    "Choose a different password. If two guests share a password, you can't withdraw only one of "
      + "them.")
  static let audienceUnknown = Problem(
    "audience-unknown",
    "The audience in the command isn't listed under `audiences` in `Content/site.json`.",
    "Correct the name, or add the audience to the settings.")
  static let audienceWeakPassword = Problem(
    "audience-weak-password",
    "Anyone who has the published files can try out passwords offline. This password would take "
      + "little effort to guess.",
    "Use four unrelated words, or generate a password with `--generate words`. To use this "
      + "password anyway, add `--weak`.")
  static let audienceWithoutKeys = Problem(
    "audience-without-keys", "The key file contains no audience with this name.",
    "Correct the name, or create the audience's keys with `zoetrope audience add`.")
  static let audienceWrongName = Problem(
    "audience-wrong-name",
    "The name of an audience or guest is empty, too long, contains a line break, or starts or ends "
      + "with a space.", "Choose another name.")
  static let keysBusyFile = Problem(
    "keys-busy-file", "Another process is changing the key file.",
    "Wait until that process has finished, then run the command again.")
  static let keysCryptography = Problem(
    "keys-cryptography", "The system's cryptography library doesn't work.",
    "Check that enough memory is free and that the library is set up correctly.")
  static let keysDamagedFile = Problem(
    "keys-damaged-file",
    "The key file is incomplete, was edited, or comes from a newer version of Zoetrope. Messages "
      + "never show the contents of a key file, because they include keys.",
    "Restore the file from a backup. If you have no backup, create a new key file with new "
      + "passwords. Zoetrope then seals everything again.")
  static let keysExistingFile = Problem(
    "keys-existing-file", "Two processes tried to create the key file at the same time.",
    "Run the command again.")
  static let keysFileFailed = Problem(
    "keys-file-failed", "The key file can't be read or written.",
    "Check the file's permissions and the disk space, or choose another file with `--keys`.")
  static let keysInGit = Problem(
    "keys-in-git", .warning,
    "The key file is in a Git repository. Anyone who has the repository, now or in the future, can "
      + "open the sealed pages, even after you renew the keys.",
    "Remove the file with `git rm --cached`, delete it, and create a new one with new passwords. "
      + "Renewing the audiences isn't enough, because the file contains each guest's key.")
  static let keysMissingFile = Problem(
    "keys-missing-file",
    "`--keys` or `ZOETROPE_KEYS` names a file that doesn't exist, or you haven't created a key "
      + "file yet.", "Correct the path, or create the file with `zoetrope audience add`.")
  static let keysNotIgnored = Problem(
    "keys-not-ignored", .warning,
    "The key file is in a Git working tree, and Git doesn't ignore the file.",
    "Add the line from the message to `.gitignore`, or move the file and name its new path with "
      + "`--keys`.")
  static let keysOlder = Problem(
    "keys-older",
    "The key file is older than the keys of the published site. It may be an old copy from another "
      + "machine. An older key file still contains guests whose access you have withdrawn.",
    "Use the newer key file. If a build server has the key file as a secret, update the secret "
      + "too.")
  static let keysOpenToOthers = Problem(
    "keys-open-to-others", .warning,
    "The key file's permissions allow other users on the machine to read or change it.",
    "Run `chmod 600` on the file.")
  static let keysPublishedFolder = Problem(
    "keys-published-folder", "The key file is in `Content/`, `Templates/` or the published folder.",
    "Move the file out of these folders, for example next to `Content/`. If it was published, "
      + "delete it and create a new key file with new passwords.")
  static let keysUnknownEdition = Problem(
    "keys-unknown-edition",
    "Zoetrope can't read `sealed/keys.json` in the published folder. Zoetrope needs this file to "
      + "check whether your key file is older than the published keys.",
    "Make `sealed/keys.json` readable. If you are sure that your key file is the newest, delete "
      + "`sealed/keys.json`. The next build creates it again.")
}
