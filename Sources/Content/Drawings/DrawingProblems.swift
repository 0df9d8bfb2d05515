import Diagnostics

/// Mistakes in drawings.
extension Problem {
  static let drawingActive = Problem(
    "drawing-active",
    "A drawing in `Content/` holds a script, an attribute that starts one, HTML or an animation. "
      + "Whoever opens the drawing by itself would run it on your site.",
    "Export it without. A drawing that you trust, scripts and all, can lie in `Content/public/` or "
      + "in `Templates/assets/`, from where it is published as it is.")
  static let drawingCircle = Problem(
    "drawing-circle",
    "An element draws itself, by a reference or by several, so that it would have no end.",
    "Let the reference lead to another element.")
  static let drawingComment = Problem(
    "drawing-comment",
    "A `<text>`, `<title>` or `<desc>` of a drawing contains a comment as other programs write it, "
      + "such as `%%…%%` or `{# … #}`. Browsers show such text, or read it aloud.",
    "Delete the comment.")
  static let drawingDocumentType = Problem(
    "drawing-document-type",
    "The document type at the beginning declares entities or attributes. A few lines of them can "
      + "stand for a billion elements or hide what the drawing holds, so none is read.",
    "Export the drawing as plain SVG.")
  static let drawingEncoding = Problem(
    "drawing-encoding",
    "Drawings are read in UTF-8, and this one is or says that it is in another encoding.",
    "Save it as UTF-8, not compressed.")
  static let drawingNotSvg = Problem(
    "drawing-not-svg",
    "The file is named as a drawing, but its first element is none, or lacks the namespace of SVG "
      + "without which browsers don't draw it.",
    "Export it as SVG, or write `xmlns=\"http://www.w3.org/2000/svg\"` into the first tag.")
  static let drawingNotWellFormed = Problem(
    "drawing-not-well-formed",
    "A drawing is XML, and browsers show one with a mistake in it not at all.",
    "Export it again, or mend the place that the message names.")
  static let drawingOutside = Problem(
    "drawing-outside",
    "The drawing names a file, a font, a style sheet or a page outside of itself. Browsers load "
      + "nothing for a drawing that is an image of a page, and who opens it alone would be seen "
      + "there.",
    "Export it with fonts as paths and without links. References to its own parts, such as "
      + "`url(#sky)` and `href=\"#tree\"`, stay.")
  static let drawingPicture = Problem(
    "drawing-picture",
    "The drawing embeds or names a picture. Its metadata would go out with it, and its sizes can't "
      + "be made.", "Export the whole drawing as PNG, or show the picture by itself.")
  static let drawingReference = Problem(
    "drawing-reference",
    "A reference leads to a name with blanks, quotes, brackets or escapes, or stands where a style "
      + "has none.",
    "Give the element a plain name of letters and digits. `url(#…)` is for `fill`, `stroke`, "
      + "`clip-path`, `mask`, `filter` and markers.")
  static let drawingTooLarge = Problem(
    "drawing-too-large",
    "A drawing has at most 1 MB, 50,000 elements and 200 of them inside each other, and draws at "
      + "most 500,000 when every `use`, pattern, marker and mask is followed. Filters, sizes and "
      + "style sheets have limits, too, so that no page hangs for it.",
    "Simplify the drawing (maps: fewer points), or export it as PNG.")
  static let drawingUnknown = Problem(
    "drawing-unknown",
    "The drawing holds an element, a property, a value or a rule that is not on the list of those "
      + "that are known to draw and do nothing else.",
    "Take it out, or export the drawing as plain SVG. One that you trust as it is can lie in "
      + "`Content/public/`.")
}
