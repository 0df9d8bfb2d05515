import Diagnostics

extension Explanation {
  /// Explanations of faults that keep a site from being read.
  static let commands: [Explanation] =
    audiences + [
      .init(
        "hide-no-file",
        cause:
          "`zoetrope hide --write` adds a circle to the file that `hidden` names, and it names none.",
        remedy:
          "Write `\"hidden\": \"../hidden.json\"` into `Content/site.json`: the file is made then."),
      .init(
        "image-cache-unwritable",
        cause: "`zoetrope images` rendered sizes of pictures that it could not keep.",
        remedy: "Make room on the disk, or give yourself the right to write into the folder."),
      .init(
        "site-closed-folder",
        cause: "The system does not let you into the site's folder, or into one around it.",
        remedy: "Give yourself the right, as with `chmod u+rx`."),
      .init(
        "export-missing-account",
        cause:
          "`zoetrope export entries --account` names no account of the site, or one that is not published.",
        remedy: "Write the slug of an account; with `--all` it may be a draft or private."),
      .init(
        "site-missing-folder", cause: "`--site` names a folder that does not exist.",
        remedy: "Name the folder that holds `Content/`."),
      .init(
        "site-not-published",
        cause: "`zoetrope preview --published` serves a folder that was never made.",
        remedy: "Run `zoetrope build` first, or name the folder with `--output`."),
    ]
}
