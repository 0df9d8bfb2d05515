package import Diagnostics

/// Mistakes in images and other files next to content.
extension Problem {
  package static let imageAnimationLost = Problem(
    "image-animation-lost", .warning, traits: .counted,
    "The file is an animation (APNG, or a sequence in AVIF or HEIF), but libvips reads only its "
      + "first frame. So the resized pictures don't move.",
    "Export it as an animated WebP or GIF, which keep moving at every size.")
  package static let imageCannotBeCleaned = Problem(
    "image-cannot-be-cleaned",
    "The file may reveal where, with what and by whom it was made, or contain scripts, and "
      + "Zoetrope can't remove these from this format. It can clean SVG drawings only if they "
      + "aren't compressed.", "Export it as JPEG or PNG, or keep it out of `Content/`.")
  package static let imageDamaged = Problem(
    "image-damaged", "The image file is damaged: part of it doesn't follow its format.",
    "Export the image again.")
  static let imageEndsEarly = Problem(
    "image-ends-early", "The file ends before its image is complete.", "Copy or export it again.")
  package static let imageOriginalKept = Problem(
    "image-original-kept", .warning, traits: .counted,
    "`original`, in the settings, an album or a photo, publishes picture files next to their "
      + "resized versions. It skips formats that many browsers don't show and that can't be fully "
      + "cleaned of camera data, such as HEIC.",
    "Export the picture as JPEG, or remove `original`. Its resized versions are published anyway.")
  package static let imageNoAvif = Problem(
    "image-no-avif", .warning,
    "`photos.formats` contains AVIF, but this libvips can't write it because libheif has no "
      + "encoder. Pages use the other formats, or WebP if there are no others.",
    "Install the encoder. In Debian 13 and Ubuntu 24.04 or later, it is a separate package: `apt "
      + "install libheif-plugin-aomenc`. Or remove `avif` from `photos.formats`.")
  package static let imageNoLibrary = Problem(
    "image-no-library",
    "Zoetrope resizes pictures with libvips, which is missing, too old, or can't read this format.",
    "Install it: `apt install libvips42` or `brew install vips`. To load another library, set the "
      + "environment variable `ZOETROPE_VIPS` to its file or name. The libvips in PyPI's "
      + "`pyvips-binary` can't read HEIC. Your system's can, with `ZOETROPE_VIPS=libvips.so.42` "
      + "and, since Debian 13, the package `libheif-plugin-libde265`. To publish pictures without "
      + "resizing, set `\"photos\": {\"renditions\": false}` in `Content/site.json`.")
  package static let imageNoWatermark = Problem(
    "image-no-watermark", .warning,
    "The watermark can't be drawn, because libvips has no Pango or no font here has the letters of "
      + "`photos.watermark`. Pictures for sale are published without it. The next build tries "
      + "again.",
    "Install a libvips with Pango, and a font: `apt install libvips42 fonts-dejavu-core` or `brew "
      + "install vips`.")
  package static let imageTooLarge = Problem(
    "image-too-large",
    "A picture is too large. The limit is 250 million pixels in all frames together, 65,000 pixels "
      + "per side, and 500 MB.", "Export a smaller version.")
  static let imageMisnamed = Problem(
    "image-misnamed", .warning, "The file's extension doesn't match the image's format.",
    "Change the extension to match the format.")
  static let imageUnrecognised = Problem(
    "image-unrecognised", "The file is named like an image but doesn't start like one.",
    "Export the image again, or correct the file's extension.")
  static let imageWrongName = Problem(
    "image-wrong-name",
    "The file is an image with the extension of a format that browsers can't show, such as a PNG "
      + "named `shot.heic`, or an SVG drawing without the extension `.svg`. Hosts use the "
      + "extension to tell browsers what a file is.",
    "Rename it as the message says, and change the places that name it.")
}
