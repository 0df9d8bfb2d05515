import Diagnostics

/// Errors that prevent a site from being published.
extension Problem {
  static let publishPath = Problem(
    "publish-path", "Hosts or browsers would misread the path of a published file.",
    "Change the slug or name as the message says.")
  static let publishUnreadable = Problem(
    "publish-unreadable", "A file that should be published can't be read any more.",
    "Put a regular file there, and make sure that its permissions let you read it.")
  static let goldenCi = Problem(
    "golden-ci",
    "`golden --record` doesn't run if the variable `CI` is set, because it would hide a change.",
    "Record on your own machine, check the difference, and commit it.")
  static let goldenDifferent = Problem(
    "golden-different", "A file of the site differs from the recorded one.",
    "Fix the site, or record it again with `--record`.")
  static let goldenFolder = Problem(
    "golden-folder", "The folder to compare with doesn't exist, or it is a file.",
    "Record it first with `--record`.")
  static let goldenForeign = Problem(
    "golden-foreign",
    "The folder to record into contains files that don't belong to a recorded site.",
    "Name a new folder.")
  static let goldenMissing = Problem(
    "golden-missing", "The recorded site has a file that the new site doesn't have.",
    "Fix the site, or record it again with `--record`.")
  static let goldenUnexpected = Problem(
    "golden-unexpected", "The new site has a file that the recorded one doesn't have.",
    "Fix the site, record it again with `--record`, or leave the file out with `--exclude`.")
  static let goldenUnreadable = Problem(
    "golden-unreadable", "The folder of the recorded site can't be read or written.",
    "Check its permissions and the disk space.")
  static let publishChangedFile = Problem(
    "publish-changed-file", "A published file was changed since Zoetrope wrote it.",
    "If you need the file, move it away. Otherwise delete it. Then build again.")
  static let publishChangedFiles = Problem(
    "publish-changed-files", "More published files were changed than Zoetrope lists one by one.",
    "Let other tools work on a copy of the output. To start again, delete the output and build.")
  static let publishForeignFile = Problem(
    "publish-foreign-file",
    "Zoetrope would publish a file where there is already a file that it didn't write.",
    "Move the existing file away, or rename the site's file.")
  static let publishDrawingActs = Problem(
    "publish-drawing-acts", .warning,
    "The audit found a script or a reference to something outside in a published drawing. Zoetrope "
      + "removes both from drawings in `Content/`, but publishes files in `Content/public/` "
      + "unchanged.",
    "Delete the drawing unless you trust it. Or move it out of `Content/public/`, so that Zoetrope "
      + "cleans it.")
  static let publishTells = Problem(
    "publish-tells",
    "The audit found metadata in a published file: where, when, with what or by whom it was made. "
      + "Zoetrope removes such metadata, so the file comes from an old build or another program.",
    "Clean or delete the file as the message says.")
  static let publishTellsHidden = Problem(
    "publish-tells-hidden",
    "The audit found a place inside a `hidden` circle in a published file: two numbers that are "
      + "its coordinates, or a picture taken there. Zoetrope leaves out places that it recognises, "
      + "so the numbers come from a text, a template or another file.",
    "Remove them and publish again. Zoetrope can't reach copies that others have made.")
  static let publishMount = Problem(
    "publish-mount", "Part of the output folder is on another file system.",
    "Unmount it, or mount it elsewhere.")
  static let publishBusy = Problem(
    "publish-busy", "Another build is writing to the same output.",
    "Wait until it is done, or name another output.")
  static let publishManifest = Problem(
    "publish-manifest",
    "Zoetrope keeps a list of its files in the output. This list is damaged, or there is more than "
      + "one.", "Move what you need out of the output, delete it, and build again.")
  static let publishManifestVersion = Problem(
    "publish-manifest-version", "Another version of Zoetrope wrote this output.",
    "Move what you need out of the output, delete it, and build again.")
  static let publishOutputFile = Problem(
    "publish-output-file", "The output is a file, not a folder.",
    "Move it away, or name another output.")
  static let publishOutputForeign = Problem(
    "publish-output-foreign", "The output folder contains files that Zoetrope didn't write.",
    "Name an empty or new folder, or move the files away.")
  static let publishOutputLink = Problem(
    "publish-output-link", "The output is a symbolic link to a folder that doesn't exist.",
    "Create that folder, or remove the link.")
  static let publishOutputMount = Problem(
    "publish-output-mount",
    "The output is a mount point, which Zoetrope can't replace with the new site.",
    "Name a folder inside it.")
  static let publishOutputParent = Problem(
    "publish-output-parent", "The parent folder of the output doesn't exist.",
    "Create it, or name another output.")
  static let publishOutputPath = Problem(
    "publish-output-path", "The output's path is empty or contains a NUL character.",
    "Name a folder, such as `Output`.")
  static let publishOutputReserved = Problem(
    "publish-output-reserved",
    "The output is, or is in, a folder that belongs to Git or that Zoetrope uses itself.",
    "Name another folder, such as `Output`.")
  static let publishOutputRoot = Problem(
    "publish-output-root", "`--output /` names the root of the file system.",
    "Name a folder, such as `Output`.")
  static let publishOutputSite = Problem(
    "publish-output-site",
    "The output folder is one of the site's source folders, or contains one.",
    "Name a separate folder, such as `Output`.")
  static let publishOutputSource = Problem(
    "publish-output-source", "The output folder is inside one of the site's source folders.",
    "Name a separate folder, such as `Output`.")
  static let publishSystem = Problem(
    "publish-system",
    "The system refused an operation: for example, there is no space left, you have no permission, "
      + "or the disk is read-only.",
    "The message says what failed. The previously published site is unchanged.")
}
