package import Diagnostics

extension Explanation {
  /// What can keep a new file from being made.
  package static let authoring: [Explanation] = [
    .init(
      "new-file-exists",
      cause: "A file of that name is there already; nothing is ever overwritten.",
      remedy: "Move it away, or choose another place."),
    .init(
      "new-image-of-another", cause: "`--image` is given for a kind that is no photo.",
      remedy: "Make a photo of it: `zoetrope new photo`."),
    .init(
      "new-no-site", cause: "The folder is no site: it holds no `Content/`.",
      remedy: "Name a site with `--site`, or begin one with `zoetrope init`."),
    .init(
      "new-no-slug", cause: "The title holds no letter or digit to make an address of.",
      remedy: "Give the last part of the address with `--slug`."),
    .init(
      "new-not-a-folder", cause: "There is a file where a folder is needed.",
      remedy: "Move it away, or choose another place."),
    .init(
      "new-not-an-image", cause: "`--image` names a file that is no picture a page can show.",
      remedy: "Name a JPEG, PNG, GIF or WebP file."),
    .init(
      "new-one-name", cause: "A person is given one name, and has two.",
      remedy: "Write both: `\"Ana Lima\"`."),
    .init(
      "new-reserved-slug", cause: "Zoetrope publishes a page of its own at that address.",
      remedy: "Give another with `--slug`."),
    .init(
      "new-slug-taken", cause: "Another model of the kind has that slug.",
      remedy: "Add the `--slug` that the message names."),
    .init(
      "new-unwritable", cause: "The system refuses to write the file.",
      remedy: "The message says why; check the folder's permissions and the space left."),
    .init(
      "new-wrong-slug", cause: "`--slug` can't be a part of an address.",
      remedy: "Give one without `/`, control characters and a dot at the start."),
    .init(
      "schema-foreign-file", cause: "A file stands in the way that `zoetrope schema` did not make.",
      remedy: "Move it away, or name another folder with `--output`."),
  ]
}
