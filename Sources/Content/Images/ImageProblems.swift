package import Diagnostics

/// Mistakes in images and other files beside content.
extension Problem {
  package static let imageAnimationLost = Problem(
    "image-animation-lost", .warning, traits: .counted,
    "The file holds an animation (APNG, or a sequence in AVIF or HEIF), and libvips reads the "
      + "first picture of such files alone. So the sizes that pages show do not move.",
    "Export it as an animated WebP or GIF, whose sizes move.")
  package static let imageCannotBeCleaned = Problem(
    "image-cannot-be-cleaned",
    "The file may tell where, with what and by whom it was taken, or hold scripts, and Zoetrope "
      + "can't remove that from files of its kind. Drawings in SVG it can clean, unless they are "
      + "compressed.", "Export it as JPEG or PNG, or keep it out of `Content/`.")
  package static let imageDamaged = Problem(
    "image-damaged", "A part of the image file contradicts its format.", "Export the image again.")
  static let imageEndsEarly = Problem(
    "image-ends-early", "The file breaks off before its image is complete.",
    "Copy or export it again.")
  package static let imageOriginalKept = Problem(
    "image-original-kept", .warning, traits: .counted,
    "`original` (in the settings, an album or a photo) publishes the files of pictures beside "
      + "their sizes, but for kinds that many browsers don't show, such as HEIC, and from which "
      + "not all that a camera wrote can be taken out.",
    "Export the picture as JPEG, or leave `original` out: its sizes are published anyway.")
  package static let imageNoAvif = Problem(
    "image-no-avif", .warning,
    "`photos.formats` asks for AVIF, and the libvips here can't write it: libheif has no encoder. "
      + "Pages offer the other formats, WebP if there was none besides.",
    "Install the encoder: since Debian 13 and Ubuntu 24.04 it is a package of its own, `apt "
      + "install libheif-plugin-aomenc`. Or take `avif` out of `photos.formats`.")
  package static let imageNoLibrary = Problem(
    "image-no-library",
    "The sizes of pictures are made by libvips, which is missing, too old, or lacks what the "
      + "picture's format needs.",
    "Install it: `apt install libvips42` or `brew install vips`. The environment variable "
      + "`ZOETROPE_VIPS` names another library to load, as a file or as a name. The libvips of "
      + "PyPI's `pyvips-binary` can't read HEIC: your system's can, with "
      + "`ZOETROPE_VIPS=libvips.so.42`, and since Debian 13 with the package "
      + "`libheif-plugin-libde265`. `\"photos\": {\"renditions\": false}` in `Content/site.json` "
      + "does without it, and publishes pictures as large as they are.")
  package static let imageNoWatermark = Problem(
    "image-no-watermark", .warning,
    "`photos.watermark` is drawn by libvips with Pango, which is missing, or no font here has the "
      + "letters. Pictures that are for sale are published without it, and made again by the next "
      + "build.",
    "Install a libvips that has Pango, and a font: `apt install libvips42 fonts-dejavu-core` or "
      + "`brew install vips`.")
  package static let imageTooLarge = Problem(
    "image-too-large",
    "A picture has more pixels or bytes than Zoetrope reads: 250 million pixels over all frames, "
      + "65,000 along a side, 500 MB.", "Export it smaller.")
  static let imageMisnamed = Problem(
    "image-misnamed", .warning,
    "The file's extension names another kind than that of the image in it.",
    "Give it the extension of its kind.")
  static let imageUnrecognised = Problem(
    "image-unrecognised", "The file is named as an image, but does not begin as one.",
    "Export the image again, or give the file its right extension.")
  static let imageWrongName = Problem(
    "image-wrong-name",
    "The file holds an image under the name of a kind that browsers can't show, such as a PNG "
      + "called `shot.heic`, or a drawing in SVG under another name than `.svg`. Hosts say by its "
      + "name what a file is.",
    "Rename it as the message says, and change the names that lead to it.")
}
