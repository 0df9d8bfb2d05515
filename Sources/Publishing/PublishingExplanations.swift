package import Diagnostics

extension Explanation {
  /// Explanations of errors that prevent a site from being published.
  package static let publishing: [Explanation] = paths + files + outputs + golden

  private static let paths: [Explanation] = [
    .init(
      "publish-path", cause: "A file's published path is one that hosts or browsers misread.",
      remedy: "Change the slug or the name as the message says."),
    .init(
      "publish-unreadable", cause: "A file that is to be published can't be read any more.",
      remedy: "Put a regular file there whose permissions let it be read."),
  ]

  private static let golden: [Explanation] = [
    .init(
      "golden-ci",
      cause: "`golden --record` runs where the variable `CI` is set, and would hide a change.",
      remedy: "Record on your own machine, read the difference, and commit it."),
    .init(
      "golden-different", cause: "A file of the site is another than the recorded one.",
      remedy: "Mend the site, or record it anew with `--record`."),
    .init(
      "golden-folder", cause: "The folder to compare with does not exist, or is a file.",
      remedy: "Record it first with `--record`."),
    .init(
      "golden-foreign", cause: "The folder to record into holds files that are no recorded site.",
      remedy: "Name a new folder."),
    .init(
      "golden-missing", cause: "The site has no file that the recorded one has.",
      remedy: "Mend the site, or record it anew with `--record`."),
    .init(
      "golden-unexpected", cause: "The site has a file that the recorded one does not have.",
      remedy:
        "Mend the site, record it anew with `--record`, or leave the file out with `--exclude`."),
    .init(
      "golden-unreadable", cause: "The folder with the recorded site can't be read or written.",
      remedy: "Check its permissions, and the room on the disk."),
  ]

  private static let files: [Explanation] = [
    .init(
      "publish-changed-file",
      cause: "Someone else changed a published file since Zoetrope wrote it.",
      remedy: "Move it away if it is needed, else delete it, and build again."),
    .init(
      "publish-changed-files",
      cause: "More published files were changed than are told one by one.",
      remedy: "Let other tools work on a copy; delete the output to have it made anew."),
    .init(
      "publish-foreign-file",
      cause: "A file that Zoetrope did not write stands where it would publish one.",
      remedy: "Move it away, or give the site's file another name."),
    .init(
      "publish-drawing-acts", .warning,
      cause: "The audit found a script in a published drawing, or a reference to something outside "
        + "of it. Zoetrope takes neither from `Content/`, but publishes what lies in "
        + "`Content/public/` as it is.",
      remedy: "Delete the drawing unless you trust it, or move it from `Content/public/` to where "
        + "drawings are cleaned."),
    .init(
      "publish-tells",
      cause: "The audit found in a published file where, when, with what or by whom it was made.",
      remedy: "Clean or delete the file, as the message says; what Zoetrope writes itself holds "
        + "none of that, so an old build or another program wrote it."),
    .init(
      "publish-tells-hidden",
      cause: """
        The audit found two numbers in a published file that are degrees of a place inside of a circle of \
        `hidden`, or a picture that was taken there. Zoetrope leaves out what it knows to be a place, so the \
        numbers stand in a text, a template or a file of yours.
        """,
      remedy: "Take them out, and publish again; what others have copied meanwhile is out of reach."
    ),
    .init(
      "publish-mount", cause: "A part of the output is on another file system.",
      remedy: "Unmount it, or mount it elsewhere."),
  ]

  private static let outputs: [Explanation] = [
    .init(
      "publish-busy", cause: "Another build is writing the same output.",
      remedy: "Wait until it is done, or name another output."),
    .init(
      "publish-manifest",
      cause:
        "Zoetrope's list of its own files in the output is damaged, or there is more than one.",
      remedy: "Move what you need out of the output, delete it, and build again."),
    .init(
      "publish-manifest-version", cause: "Another version of Zoetrope wrote this output.",
      remedy: "Move what you need out of the output, delete it, and build again."),
    .init(
      "publish-output-file", cause: "The output is a file and not a folder.",
      remedy: "Move it away, or name another output."),
    .init(
      "publish-output-foreign",
      cause: "The output is a folder with files in it that Zoetrope did not write.",
      remedy: "Name an empty or a new folder, or move the files away."),
    .init(
      "publish-output-link", cause: "The output is a symbolic link to nothing.",
      remedy: "Make the folder that it leads to, or remove the link."),
    .init(
      "publish-output-mount",
      cause: "The output is a mount point, which can't be exchanged for the new site.",
      remedy: "Name a folder inside it."),
    .init(
      "publish-output-parent", cause: "The folder that the output would be in does not exist.",
      remedy: "Make it, or name another output."),
    .init(
      "publish-output-path", cause: "The output's path is empty, or holds a NUL.",
      remedy: "Name a folder, such as `Output`."),
    .init(
      "publish-output-reserved",
      cause: "The output is, or lies in, a folder of Git's or one that Zoetrope works in.",
      remedy: "Name a folder of its own, such as `Output`."),
    .init(
      "publish-output-root", cause: "`--output /` names the root of the whole file system.",
      remedy: "Name a folder of its own, such as `Output`."),
    .init(
      "publish-output-site", cause: "The output is, or holds, what the site is made of.",
      remedy: "Name a folder of its own."),
    .init(
      "publish-output-source", cause: "The output lies in what the site is made of.",
      remedy: "Name a folder of its own."),
    .init(
      "publish-system",
      cause: "The system refuses something: no space, no permission, a read-only disk.",
      remedy: "The message says what was refused; what was published before is as it was."),
  ]
}
