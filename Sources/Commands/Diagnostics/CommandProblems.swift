import Diagnostics

/// Faults of commands, key files, audiences and passwords.
extension Problem {
  static let hideNoFile = Problem(
    "hide-no-file",
    "`zoetrope hide --write` adds a circle to the file that `hidden` in the settings names, but "
      + "`hidden` doesn't name a file.",
    "Write `\"hidden\": \"../hidden.json\"` in `Content/site.json`. Zoetrope then creates the "
      + "file.")
  static let imageCacheUnwritable = Problem(
    "image-cache-unwritable", "`zoetrope images` resized pictures but couldn't save them.",
    "Free some disk space, or give yourself write permission for the folder.")
  static let siteClosedFolder = Problem(
    "site-closed-folder",
    "You don't have permission to open the site's folder or one of its parent folders.",
    "Give yourself permission, for example with `chmod u+rx`.")
  static let exportMissingAccount = Problem(
    "export-missing-account",
    "`zoetrope export entries --account` names an account that doesn't exist or isn't published.",
    "Write the slug of an account. With `--all`, it may be a draft or private.")
  static let siteMissingFolder = Problem(
    "site-missing-folder", "`--site` names a folder that doesn't exist.",
    "Name the folder that contains `Content/`.")
  static let siteNotPublished = Problem(
    "site-not-published",
    "`zoetrope preview --published` has nothing to serve, because the published folder doesn't "
      + "exist.", "Run `zoetrope build` first, or name the folder with `--output`.")
  static let audienceExists = Problem(
    "audience-exists",
    "The new name in `zoetrope audience rename` belongs to another audience with keys.",
    "Choose another name, or remove that audience with `zoetrope audience remove`.")
  static let audienceGuestExists = Problem(
    "audience-guest-exists", "The audience already has a guest with this name.",
    "Choose another name. To change a guest's password, withdraw the guest and add them again: "
      + "everything for the audience is then sealed again.")
  static let audienceLastEdition = Problem(
    "audience-last-edition",
    "The `edition` in the key file has almost reached the highest number that browsers can "
      + "compare. Even a hundred thousand changes don't get that far, so the file was edited.",
    "Undo the edit. If the number is already published, browsers refuse a lower one: move the key "
      + "file away, and add each guest again with a new password.")
  static let audienceMissingGuest = Problem(
    "audience-missing-guest", "The audience has no guest with this name.",
    "Write the name exactly as `zoetrope audience list` shows it.")
  static let audienceNoPassword = Problem(
    "audience-no-password",
    "No password was given, or it can't be used: it is empty, too long, not UTF-8, contains a line "
      + "break, or differs from the repeated one.",
    "Type it twice in a terminal, name a file with `--password-file`, set `ZOETROPE_PASSWORD`, or "
      + "use `--generate words`. A password can't be an argument, because shells save their "
      + "history and process lists show arguments.")
  static let audiencePasswordFile = Problem(
    "audience-password-file",
    "The file in `--password-file` can't be read, or is in a folder whose files are published.",
    "Name a file outside the site that contains only the password.")
  static let audienceSamePassword = Problem(
    "audience-same-password", "Another guest of the audience has the same password.",
    "Choose another password. If two guests share one, you can't withdraw either of them.")
  static let audienceUnknown = Problem(
    "audience-unknown",
    "The command names an audience that isn't in `audiences` in `Content/site.json`.",
    "Correct the name, or add the audience to the settings.")
  static let audienceWeakPassword = Problem(
    "audience-weak-password",
    "Anyone with the published files can try out passwords offline, and this one would be cheap to "
      + "find.",
    "Use four unrelated words, or let `--generate words` make a password. To use this one anyway, "
      + "add `--weak`.")
  static let audienceWithoutKeys = Problem(
    "audience-without-keys", "The key file has no audience with this name.",
    "Correct the name, or create the audience's keys with `zoetrope audience add`.")
  static let audienceWrongName = Problem(
    "audience-wrong-name",
    "The name of an audience or guest is empty, too long, contains a line break, or starts or ends "
      + "with a space.", "Choose another name.")
  static let keysBusyFile = Problem(
    "keys-busy-file", "Another process is changing the key file.",
    "Wait until it is done, then run the command again.")
  static let keysCryptography = Problem(
    "keys-cryptography", "The system's cryptography library doesn't work.",
    "Check that enough memory is free and that the library is set up correctly.")
  static let keysDamagedFile = Problem(
    "keys-damaged-file",
    "The key file is incomplete, was edited, or comes from a newer version of Zoetrope. Messages "
      + "never show its text, because it contains keys.",
    "Restore a copy. Without a copy, make another key file with new passwords: everything is then "
      + "sealed again.")
  static let keysExistingFile = Problem(
    "keys-existing-file", "Two processes tried to create the key file at the same time.",
    "Run the command again.")
  static let keysFileFailed = Problem(
    "keys-file-failed", "The key file can't be read or written.",
    "Check its permissions and the disk space, or name another file with `--keys`.")
  static let keysInGit = Problem(
    "keys-in-git", .warning,
    "The key file is in a Git repository. Anyone who has the repository, now or later, can open "
      + "the sealed pages, even after you renew the keys.",
    "Remove it with `git rm --cached`, delete it, and make another with new passwords. Renewing "
      + "the audiences isn't enough, because the file contains each guest's key.")
  static let keysMissingFile = Problem(
    "keys-missing-file",
    "`--keys` or `ZOETROPE_KEYS` names a file that doesn't exist, or there is no key file yet.",
    "Correct the path, or create the file with `zoetrope audience add`.")
  static let keysNotIgnored = Problem(
    "keys-not-ignored", .warning, "The key file is in a Git work tree that doesn't ignore it.",
    "Add the line from the message to `.gitignore`. Or move the file elsewhere and name it with "
      + "`--keys`.")
  static let keysOlder = Problem(
    "keys-older",
    "The key file is older than the keys of the published site. It may be an old copy from another "
      + "machine. It still contains guests whose access you withdrew.",
    "Use the newer key file, also in the secret of a build server.")
  static let keysOpenToOthers = Problem(
    "keys-open-to-others", .warning,
    "The key file's permissions let other users of the machine read or change it.",
    "Run `chmod 600` on it.")
  static let keysPublishedFolder = Problem(
    "keys-published-folder", "The key file is in `Content/`, `Templates/` or the published folder.",
    "Move it out of these folders, for example next to `Content/`. If it was published, delete it "
      + "and make another with new passwords.")
  static let keysUnknownEdition = Problem(
    "keys-unknown-edition",
    "`sealed/keys.json` in the published folder can't be read. Without it, Zoetrope can't check "
      + "whether your key file is older than the published keys.",
    "Make it readable. If you are sure that your key file is the newest, delete "
      + "`sealed/keys.json`: the build creates it again.")
}
