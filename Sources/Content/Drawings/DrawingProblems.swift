import Diagnostics

/// Mistakes in drawings.
extension Problem {
  static let drawingActive = Problem(
    "drawing-active",
    "A drawing in `Content/` contains a script, an attribute that runs one, HTML or an animation. "
      + "If a visitor opens the drawing directly, these would run on your site.",
    "Export the drawing without them. If you trust it, put it in `Content/public/` or "
      + "`Templates/assets/`, where it is published unchanged.")
  static let drawingCircle = Problem(
    "drawing-circle",
    "An element refers to itself, directly or through others, so drawing it would never end.",
    "Refer to another element.")
  static let drawingComment = Problem(
    "drawing-comment",
    "A `<text>`, `<title>` or `<desc>` in a drawing contains a comment of another program, such as "
      + "`%%…%%` or `{# … #}`. Browsers show such text or read it aloud.", "Delete the comment.")
  static let drawingDocumentType = Problem(
    "drawing-document-type",
    "The document type declares entities or attributes. A few lines of them can expand to a "
      + "billion elements or hide part of the drawing, so Zoetrope reads none.",
    "Export the drawing as plain SVG.")
  static let drawingEncoding = Problem(
    "drawing-encoding", "The drawing isn't UTF-8, or it names another encoding.",
    "Save it as uncompressed UTF-8.")
  static let drawingNotSvg = Problem(
    "drawing-not-svg",
    "The file is named like a drawing, but its first element isn't `svg`, or lacks the SVG "
      + "namespace that browsers need.",
    "Export it as SVG, or add `xmlns=\"http://www.w3.org/2000/svg\"` to the first tag.")
  static let drawingNotWellFormed = Problem(
    "drawing-not-well-formed",
    "The drawing isn't valid XML. Browsers don't show a drawing with a syntax error.",
    "Export it again, or fix the error that the message names.")
  static let drawingOutside = Problem(
    "drawing-outside",
    "The drawing refers to a file, font, style sheet or page outside itself. Browsers don't load "
      + "these if the drawing is an image on a page. If a visitor opens the drawing directly, the "
      + "other site learns about it.",
    "Export it with fonts as paths and without links. References within the drawing, such as "
      + "`url(#sky)` and `href=\"#tree\"`, are fine.")
  static let drawingPicture = Problem(
    "drawing-picture",
    "The drawing embeds or refers to a picture. The picture's metadata would be published, and "
      + "Zoetrope can't resize it.",
    "Export the whole drawing as PNG, or show the picture separately.")
  static let drawingReference = Problem(
    "drawing-reference",
    "A reference uses a name with spaces, quotes, brackets or escapes, or is used in a property "
      + "that doesn't take one.",
    "Rename the element with letters and digits only. Use `url(#…)` only in `fill`, `stroke`, "
      + "`clip-path`, `mask`, `filter` and markers.")
  static let drawingTooLarge = Problem(
    "drawing-too-large",
    "A drawing may have up to 1 MB and 50,000 elements, nested up to 200 deep. With every `use`, "
      + "pattern, marker and mask counted, it may draw up to 500,000 elements. Filters, sizes and "
      + "style sheets have limits too, so that no drawing can freeze a page.",
    "Simplify the drawing (in a map, use fewer points), or export it as PNG.")
  static let drawingUnknown = Problem(
    "drawing-unknown",
    "The drawing contains an element, property, value or rule that isn't on Zoetrope's list of "
      + "harmless ones.",
    "Remove it, or export the drawing as plain SVG. If you trust the drawing, put it in "
      + "`Content/public/`, where it is published unchanged.")
}
