package import Diagnostics

extension Explanation {
  /// Explanations of mistakes in images and other files beside content.
  package static let images: [Explanation] = [
    .init(
      "image-animation-lost", .warning,
      cause:
        "The file holds an animation (APNG, or a sequence in AVIF or HEIF), and libvips reads the first "
        + "picture of such files alone. So the sizes that pages show do not move.",
      remedy: "Export it as an animated WebP or GIF, whose sizes move."),
    .init(
      "image-cannot-be-cleaned",
      cause:
        "The file may tell where, with what and by whom it was taken, or hold scripts, and Zoetrope "
        + "can't remove that from files of its kind. Drawings in SVG it can clean, unless they are "
        + "compressed.",
      remedy: "Export it as JPEG or PNG, or keep it out of `Content/`."),
    .init(
      "image-damaged", cause: "A part of the image file contradicts its format.",
      remedy: "Export the image again."),
    .init(
      "image-ends-early", cause: "The file breaks off before its image is complete.",
      remedy: "Copy or export it again."),
    .init(
      "image-original-kept", .warning,
      cause:
        "`original` (in the settings, an album or a photo) publishes the files of pictures beside their "
        + "sizes, but for kinds that many browsers don't show, such as HEIC, and from which not all that "
        + "a camera wrote can be taken out.",
      remedy: "Export the picture as JPEG, or leave `original` out: its sizes are published anyway."
    ),
    .init(
      "image-no-avif", .warning,
      cause: "`photos.formats` asks for AVIF, and the libvips here can't write it: libheif has no "
        + "encoder. Pages offer the other formats, WebP if there was none besides.",
      remedy: "Install the encoder: since Debian 13 and Ubuntu 24.04 it is a package of its own, "
        + "`apt install libheif-plugin-aomenc`. Or take `avif` out of `photos.formats`."),
    .init(
      "image-no-library",
      cause: "The sizes of pictures are made by libvips, which is missing, too old, or lacks what "
        + "the picture's format needs.",
      remedy: "Install it: `apt install libvips42` or `brew install vips`. The environment "
        + "variable `ZOETROPE_VIPS` names another library to load, as a file or as a name. The libvips of "
        + "PyPI's `pyvips-binary` can't read HEIC: your system's can, with "
        + "`ZOETROPE_VIPS=libvips.so.42`, and since Debian 13 with the package "
        + "`libheif-plugin-libde265`. "
        + "`\"photos\": {\"renditions\": false}` in `Content/site.json` does without it, and "
        + "publishes pictures as large as they are."),
    .init(
      "image-no-watermark", .warning,
      cause: "`photos.watermark` is drawn by libvips with Pango, which is missing, or no font here "
        + "has the letters. Pictures that are for sale are published without it, and made again by "
        + "the next build.",
      remedy: "Install a libvips that has Pango, and a font: "
        + "`apt install libvips42 fonts-dejavu-core` or `brew install vips`."),
    .init(
      "image-too-large",
      cause: "A picture has more pixels or bytes than Zoetrope reads: 250 million pixels over all "
        + "frames, 65,000 along a side, 500 MB.",
      remedy: "Export it smaller."),
    .init(
      "image-misnamed", .warning,
      cause: "The file's extension names another kind than that of the image in it.",
      remedy: "Give it the extension of its kind."),
    .init(
      "image-unrecognised", cause: "The file is named as an image, but does not begin as one.",
      remedy: "Export the image again, or give the file its right extension."),
    .init(
      "image-wrong-name",
      cause: """
        The file holds an image under the name of a kind that browsers can't show, such as a PNG \
        called `shot.heic`, or a drawing in SVG under another name than `.svg`. Hosts say by its name \
        what a file is.
        """,
      remedy: "Rename it as the message says, and change the names that lead to it."),
  ]
}
