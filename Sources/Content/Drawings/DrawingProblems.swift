import Diagnostics

/// Mistakes in drawings.
extension Problem {
  static let drawingActive = Problem(
    "drawing-active",
    "A drawing in `Content/` contains a script, HTML, an animation, or an attribute that runs a "
      + "script. If a visitor opened the drawing directly, the browser would run this content on "
      + "your site.",
    "Export the drawing without such content. If you trust the drawing, move it to "
      + "`Content/public/` or `Templates/assets/`, where Zoetrope publishes drawings unchanged.")
  static let drawingCircle = Problem(
    "drawing-circle",
    "An element refers to itself, either directly or through other elements, so drawing it would "
      + "never end.", "Refer to a different element.")
  static let drawingComment = Problem(
    "drawing-comment",
    "A `<text>`, `<title>` or `<desc>` in a drawing contains a comment in the syntax of another "
      + "program, such as `%%…%%` or `{# … #}`. Browsers show such text, and screen readers read "
      + "it aloud.", "Delete the comment.")
  static let drawingDocumentType = Problem(
    "drawing-document-type",
    "The document type declares entities or attributes. A few lines of such declarations can "
      + "expand to a billion elements or hide part of the drawing, so Zoetrope rejects them all.",
    "Export the drawing as plain SVG.")
  static let drawingEncoding = Problem(
    "drawing-encoding", "The drawing isn't UTF-8, or it declares another encoding.",
    "Save the drawing as UTF-8, without compression.")
  static let drawingNotSvg = Problem(
    "drawing-not-svg",
    "The file has the extension of a drawing, but its first element isn't an `svg` element in the "
      + "SVG namespace. Browsers need this namespace.",
    "Export the drawing as SVG, or add `xmlns=\"http://www.w3.org/2000/svg\"` to the first tag.")
  static let drawingNotWellFormed = Problem(
    "drawing-not-well-formed",
    "The drawing isn't valid XML. Browsers don't show drawings that contain syntax errors.",
    "Export the drawing again, or fix the error that the message names.")
  static let drawingOutside = Problem(
    "drawing-outside",
    "The drawing refers to an external file, font, style sheet or page. If the drawing is an image "
      + "on a page, browsers don't load such references. If a visitor opens the drawing directly, "
      + "the other site learns about the visit.",
    "Export the drawing with fonts converted to paths, and without links. References within the "
      + "drawing, such as `url(#sky)` and `href=\"#tree\"`, are fine.")
  static let drawingPicture = Problem(
    "drawing-picture",
    "The drawing embeds or refers to a picture. Zoetrope would publish the picture's metadata and "
      + "couldn't resize the picture.",
    "Export the whole drawing as PNG, or show the picture separately.")
  static let drawingReference = Problem(
    "drawing-reference",
    "A reference contains a name with spaces, quotes, brackets or escapes, or the reference is in "
      + "a property that doesn't accept references.",
    "Give the element a name that contains only letters and digits. Use `url(#…)` only in `fill`, "
      + "`stroke`, `clip-path`, `mask`, `filter` and markers.")
  static let drawingTooLarge = Problem(
    "drawing-too-large",
    "The drawing is too large or too complex. A drawing may have up to 1 MB and 50,000 elements, "
      + "and elements may be nested up to 200 levels deep. It may draw up to 500,000 elements, "
      + "including every repetition through `use`, patterns, markers and masks. Filters, sizes and "
      + "style sheets have limits too, so that no drawing can freeze a page.",
    "Simplify the drawing, or export it as PNG. In a map, use fewer points.")
  static let drawingUnknown = Problem(
    "drawing-unknown",
    "The drawing contains an element, property, value or rule that Zoetrope doesn't recognise as "
      + "harmless.",
    "Remove that part, or export the drawing as plain SVG. If you trust the drawing, move it to "
      + "`Content/public/`, where Zoetrope publishes drawings unchanged.")
}
