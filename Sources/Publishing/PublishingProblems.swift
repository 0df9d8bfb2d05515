import Diagnostics

/// Errors that prevent a site from being published.
extension Problem {
  static let publishPath = Problem(
    "publish-path", "A file's published path is one that hosts or browsers misread.",
    "Change the slug or the name as the message says.")
  static let publishUnreadable = Problem(
    "publish-unreadable", "A file that is to be published can't be read any more.",
    "Put a regular file there whose permissions let it be read.")
  static let goldenCi = Problem(
    "golden-ci", "`golden --record` runs where the variable `CI` is set, and would hide a change.",
    "Record on your own machine, read the difference, and commit it.")
  static let goldenDifferent = Problem(
    "golden-different", "A file of the site is another than the recorded one.",
    "Mend the site, or record it anew with `--record`.")
  static let goldenFolder = Problem(
    "golden-folder", "The folder to compare with does not exist, or is a file.",
    "Record it first with `--record`.")
  static let goldenForeign = Problem(
    "golden-foreign", "The folder to record into holds files that are no recorded site.",
    "Name a new folder.")
  static let goldenMissing = Problem(
    "golden-missing", "The site has no file that the recorded one has.",
    "Mend the site, or record it anew with `--record`.")
  static let goldenUnexpected = Problem(
    "golden-unexpected", "The site has a file that the recorded one does not have.",
    "Mend the site, record it anew with `--record`, or leave the file out with `--exclude`.")
  static let goldenUnreadable = Problem(
    "golden-unreadable", "The folder with the recorded site can't be read or written.",
    "Check its permissions, and the room on the disk.")
  static let publishChangedFile = Problem(
    "publish-changed-file", "Someone else changed a published file since Zoetrope wrote it.",
    "Move it away if it is needed, else delete it, and build again.")
  static let publishChangedFiles = Problem(
    "publish-changed-files", "More published files were changed than are told one by one.",
    "Let other tools work on a copy; delete the output to have it made anew.")
  static let publishForeignFile = Problem(
    "publish-foreign-file", "A file that Zoetrope did not write stands where it would publish one.",
    "Move it away, or give the site's file another name.")
  static let publishDrawingActs = Problem(
    "publish-drawing-acts", .warning,
    "The audit found a script in a published drawing, or a reference to something outside of it. "
      + "Zoetrope takes neither from `Content/`, but publishes what lies in `Content/public/` as "
      + "it is.",
    "Delete the drawing unless you trust it, or move it from `Content/public/` to where drawings "
      + "are cleaned.")
  static let publishTells = Problem(
    "publish-tells",
    "The audit found in a published file where, when, with what or by whom it was made.",
    "Clean or delete the file, as the message says; what Zoetrope writes itself holds none of "
      + "that, so an old build or another program wrote it.")
  static let publishTellsHidden = Problem(
    "publish-tells-hidden",
    "The audit found two numbers in a published file that are degrees of a place inside of a "
      + "circle of `hidden`, or a picture that was taken there. Zoetrope leaves out what it knows "
      + "to be a place, so the numbers stand in a text, a template or a file of yours.",
    "Take them out, and publish again; what others have copied meanwhile is out of reach.")
  static let publishMount = Problem(
    "publish-mount", "A part of the output is on another file system.",
    "Unmount it, or mount it elsewhere.")
  static let publishBusy = Problem(
    "publish-busy", "Another build is writing the same output.",
    "Wait until it is done, or name another output.")
  static let publishManifest = Problem(
    "publish-manifest",
    "Zoetrope's list of its own files in the output is damaged, or there is more than one.",
    "Move what you need out of the output, delete it, and build again.")
  static let publishManifestVersion = Problem(
    "publish-manifest-version", "Another version of Zoetrope wrote this output.",
    "Move what you need out of the output, delete it, and build again.")
  static let publishOutputFile = Problem(
    "publish-output-file", "The output is a file and not a folder.",
    "Move it away, or name another output.")
  static let publishOutputForeign = Problem(
    "publish-output-foreign",
    "The output is a folder with files in it that Zoetrope did not write.",
    "Name an empty or a new folder, or move the files away.")
  static let publishOutputLink = Problem(
    "publish-output-link", "The output is a symbolic link to nothing.",
    "Make the folder that it leads to, or remove the link.")
  static let publishOutputMount = Problem(
    "publish-output-mount",
    "The output is a mount point, which can't be exchanged for the new site.",
    "Name a folder inside it.")
  static let publishOutputParent = Problem(
    "publish-output-parent", "The folder that the output would be in does not exist.",
    "Make it, or name another output.")
  static let publishOutputPath = Problem(
    "publish-output-path", "The output's path is empty, or holds a NUL.",
    "Name a folder, such as `Output`.")
  static let publishOutputReserved = Problem(
    "publish-output-reserved",
    "The output is, or lies in, a folder of Git's or one that Zoetrope works in.",
    "Name a folder of its own, such as `Output`.")
  static let publishOutputRoot = Problem(
    "publish-output-root", "`--output /` names the root of the whole file system.",
    "Name a folder of its own, such as `Output`.")
  static let publishOutputSite = Problem(
    "publish-output-site", "The output is, or holds, what the site is made of.",
    "Name a folder of its own.")
  static let publishOutputSource = Problem(
    "publish-output-source", "The output lies in what the site is made of.",
    "Name a folder of its own.")
  static let publishSystem = Problem(
    "publish-system", "The system refuses something: no space, no permission, a read-only disk.",
    "The message says what was refused; what was published before is as it was.")
}
