import Diagnostics

/// Errors that prevent a site from being published.
extension Problem {
  static let publishPath = Problem(
    "publish-path", "Hosts or browsers would misinterpret the path of a published file.",
    "Change the slug or name as the message says.")
  static let publishUnreadable = Problem(
    "publish-unreadable", "Zoetrope can no longer read a file that it should publish.",
    "Put a regular file in its place, and make sure that you have permission to read it.")
  static let goldenCi = Problem(
    "golden-ci",
    "If the `CI` environment variable is set, `golden --record` doesn't run, because recording "
      + "would hide a change.",
    "Record on your own machine, check the differences, and commit them.")
  static let goldenDifferent = Problem(
    "golden-different", "One of the site's files differs from the recorded file.",
    "Fix the site, or record the site again with `--record`.")
  static let goldenFolder = Problem(
    "golden-folder",
    "The folder with the recorded site doesn't exist, or its path leads to a file.",
    "Record the site first with `--record`.")
  static let goldenForeign = Problem(
    "golden-foreign",
    "The folder for the recording contains files that don't belong to a recorded site.",
    "Choose a new folder.")
  static let goldenMissing = Problem(
    "golden-missing", "The recorded site contains a file that the new site doesn't have.",
    "Fix the site, or record the site again with `--record`.")
  static let goldenUnexpected = Problem(
    "golden-unexpected", "The new site contains a file that the recorded site doesn't have.",
    "Fix the site, record the site again with `--record`, or leave out the file with `--exclude`.")
  static let goldenUnreadable = Problem(
    "golden-unreadable", "Zoetrope can't read or write the folder with the recorded site.",
    "Check the folder's permissions and the disk space.")
  static let publishChangedFile = Problem(
    "publish-changed-file", "A published file has changed since Zoetrope wrote it.",
    "If you need the changed file, move it elsewhere. Otherwise delete it. Then build again.")
  static let publishChangedFiles = Problem(
    "publish-changed-files",
    "So many published files have changed that Zoetrope lists only some of them.",
    "If other tools need to change the output, run them on a copy. To start over, delete the "
      + "output, then build the site again.")
  static let publishForeignFile = Problem(
    "publish-foreign-file",
    "Zoetrope can't publish a file, because a file that Zoetrope didn't write already exists at "
      + "the same path.", "Move the existing file elsewhere, or rename your site's file.")
  static let publishDrawingActs = Problem(
    "publish-drawing-acts", .warning,
    "The audit found a script or an external reference in a published drawing. Zoetrope removes "
      + "scripts and external references from drawings in `Content/`, but it publishes drawings in "
      + "`Content/public/` unchanged.",
    "Delete the drawing unless you trust it. To let Zoetrope clean the drawing, move it from "
      + "`Content/public/` to another folder in `Content/`.")
  static let publishTells = Problem(
    "publish-tells",
    "The audit found metadata in a published file. The metadata reveals where, when, with what or "
      + "by whom the file was made. Zoetrope removes such metadata, so this file comes from an old "
      + "build or another program.", "Clean or delete the file as the message says.")
  static let publishTellsHidden = Problem(
    "publish-tells-hidden",
    "A published file reveals a place inside a hidden circle. The audit found either the "
      + "coordinates of the place or a picture that was taken there. Zoetrope leaves out the "
      + "places that it recognises, so the coordinates must come from a page's text, a template or "
      + "another file.",
    "Remove the coordinates or the picture, then publish again. Zoetrope can't delete copies that "
      + "other people have made.")
  static let publishMount = Problem(
    "publish-mount", "Part of the output folder is on another file system.",
    "Unmount that file system, or mount it elsewhere.")
  static let publishBusy = Problem(
    "publish-busy", "Another build is writing to the same output folder.",
    "Wait until the other build has finished, or choose another output folder.")
  static let publishManifest = Problem(
    "publish-manifest",
    "Zoetrope keeps a list of its files in the output folder. The list is damaged, or there is "
      + "more than one list.",
    "Move the files that you need out of the output folder, delete the folder, then build again.")
  static let publishManifestVersion = Problem(
    "publish-manifest-version", "Another version of Zoetrope wrote this output folder.",
    "Move the files that you need out of the output folder, delete the folder, then build again.")
  static let publishOutputFile = Problem(
    "publish-output-file", "The output path leads to a file, not a folder.",
    "Move the file elsewhere, or choose another output folder.")
  static let publishOutputForeign = Problem(
    "publish-output-foreign", "The output folder contains files that Zoetrope didn't write.",
    "Choose an empty or new folder, or move the files elsewhere.")
  static let publishOutputLink = Problem(
    "publish-output-link", "The output path is a symbolic link to a folder that doesn't exist.",
    "Create the folder that the link points to, or remove the link.")
  static let publishOutputMount = Problem(
    "publish-output-mount",
    "The output folder is a mount point, which Zoetrope can't replace with the new site.",
    "Choose a folder inside the mount point.")
  static let publishOutputParent = Problem(
    "publish-output-parent", "The parent of the output folder doesn't exist.",
    "Create the parent folder, or choose another output folder.")
  static let publishOutputPath = Problem(
    "publish-output-path", "The path of the output folder is empty or contains a NUL character.",
    "Choose a folder, such as `Output`.")
  static let publishOutputReserved = Problem(
    "publish-output-reserved",
    "The output folder belongs to Git or to Zoetrope itself, or is inside such a folder.",
    "Choose another folder, such as `Output`.")
  static let publishOutputRoot = Problem(
    "publish-output-root", "`--output /` is the root of the file system.",
    "Choose a folder, such as `Output`.")
  static let publishOutputSite = Problem(
    "publish-output-site",
    "The output folder is one of the site's source folders, or contains one.",
    "Choose a separate folder, such as `Output`.")
  static let publishOutputSource = Problem(
    "publish-output-source", "The output folder is inside one of the site's source folders.",
    "Choose a separate folder, such as `Output`.")
  static let publishSystem = Problem(
    "publish-system",
    "The system refused an operation. For example, the disk is full or read-only, or you don't "
      + "have permission.",
    "Fix the problem that the message names, then build again. The previously published site is "
      + "unchanged.")
}
