package import Diagnostics

/// Mistakes in images and other files next to content.
extension Problem {
  package static let imageAnimationLost = Problem(
    "image-animation-lost", .warning, traits: .counted,
    "The file is an animation (APNG, or a sequence in AVIF or HEIF), but libvips reads only the "
      + "first frame. So the resized pictures don't move.",
    "Export the animation as an animated WebP or GIF, which stays animated at every size.")
  package static let imageCannotBeCleaned = Problem(
    "image-cannot-be-cleaned",
    "The file may contain scripts, or it may reveal where, with what and by whom it was made. "
      + "Zoetrope can't remove such contents from this format. It can clean SVG drawings only if "
      + "they aren't compressed.", "Export the file as JPEG or PNG, or keep it out of `Content/`.")
  package static let imageDamaged = Problem(
    "image-damaged", "Part of the image file is invalid.", "Export the image again.")
  static let imageEndsEarly = Problem(
    "image-ends-early", "The image file ends too early, so part of the image is missing.",
    "Copy or export the file again.")
  package static let imageOriginalKept = Problem(
    "image-original-kept", .warning, traits: .counted,
    "The `original` key in the settings, an album or a photo publishes the original files next to "
      + "the resized versions. Zoetrope skips originals in formats such as HEIC, because many "
      + "browsers can't show them and because Zoetrope can't remove all camera data from them.",
    "Export the picture as JPEG, or remove `original`. Zoetrope publishes the resized versions "
      + "anyway.")
  package static let imageNoAvif = Problem(
    "image-no-avif", .warning,
    "`photos.formats` contains AVIF, but this version of libvips can't write AVIF because libheif "
      + "has no encoder. Pages use the other formats, or WebP if there are no others.",
    "Install the encoder, or remove `avif` from `photos.formats`. On Debian 13 and Ubuntu 24.04 or "
      + "later, the encoder is a separate package. To install it, run `apt install "
      + "libheif-plugin-aomenc`.")
  package static let imageNoLibrary = Problem(
    "image-no-library",
    "Zoetrope resizes pictures with libvips, but libvips is missing, too old, or can't read this "
      + "format.",
    "Install libvips with `apt install libvips42` or `brew install vips`. To load a different "
      + "copy, set the environment variable `ZOETROPE_VIPS` to the library's path or name. The "
      + "libvips in PyPI's `pyvips-binary` can't read HEIC, but your system's libvips can. To use "
      + "it, set `ZOETROPE_VIPS=libvips.so.42`. On Debian 13 or later, also install the package "
      + "`libheif-plugin-libde265`. To publish pictures without resizing them, set `\"photos\": "
      + "{\"renditions\": false}` in `Content/site.json`.")
  package static let imageNoWatermark = Problem(
    "image-no-watermark", .warning,
    "Zoetrope can't draw the watermark. Either libvips has no support for Pango, or no installed "
      + "font contains the letters in `photos.watermark`. For now, Zoetrope publishes photos that "
      + "are for sale without the watermark. The next build tries to draw it again.",
    "Install libvips with Pango, and a font, with `apt install libvips42 fonts-dejavu-core` or "
      + "`brew install vips`.")
  package static let imageTooLarge = Problem(
    "image-too-large",
    "A picture is too large. The limits are 250 million pixels in all frames together, 65,000 "
      + "pixels per side, and 500 MB.", "Export a smaller version of the picture.")
  static let imageMisnamed = Problem(
    "image-misnamed", .warning, "The file's extension doesn't match the format of the image.",
    "Use the extension that belongs to the format.")
  static let imageUnrecognised = Problem(
    "image-unrecognised",
    "The file has the extension of an image, but its first bytes aren't those of an image.",
    "Export the image again, or correct the file's extension.")
  static let imageWrongName = Problem(
    "image-wrong-name",
    "The file is an image, but its extension belongs to a format that browsers can't show, such as "
      + "a PNG named `shot.heic`. This error also appears for an SVG drawing without the extension "
      + "`.svg`. Hosts use the extension to tell browsers the type of a file.",
    "Rename the file as the message says, and update every page and key that names it.")
}
