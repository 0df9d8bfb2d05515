package import Diagnostics

extension Explanation {
  /// Explanations of mistakes in drawings.
  package static let drawings: [Explanation] = [
    .init(
      "drawing-active",
      cause: """
        A drawing in `Content/` holds a script, an attribute that starts one, HTML or an animation. \
        Whoever opens the drawing by itself would run it on your site.
        """,
      remedy: """
        Export it without. A drawing that you trust, scripts and all, can lie in `Content/public/` or \
        in `Templates/assets/`, from where it is published as it is.
        """),
    .init(
      "drawing-circle",
      cause: "An element draws itself, by a reference or by several, so that it would have no end.",
      remedy: "Let the reference lead to another element."),
    .init(
      "drawing-comment",
      cause: """
        A `<text>`, `<title>` or `<desc>` of a drawing contains a comment as other programs write it, \
        such as `%%…%%` or `{# … #}`. Browsers show such text, or read it aloud.
        """,
      remedy: "Delete the comment."),
    .init(
      "drawing-document-type",
      cause: """
        The document type at the beginning declares entities or attributes. A few lines of them can \
        stand for a billion elements or hide what the drawing holds, so none is read.
        """,
      remedy: "Export the drawing as plain SVG."),
    .init(
      "drawing-encoding",
      cause: "Drawings are read in UTF-8, and this one is or says that it is in another encoding.",
      remedy: "Save it as UTF-8, not compressed."),
    .init(
      "drawing-not-svg",
      cause: """
        The file is named as a drawing, but its first element is none, or lacks the namespace of SVG \
        without which browsers don't draw it.
        """,
      remedy: """
        Export it as SVG, or write `xmlns="http://www.w3.org/2000/svg"` into the first tag.
        """),
    .init(
      "drawing-not-well-formed",
      cause: "A drawing is XML, and browsers show one with a mistake in it not at all.",
      remedy: "Export it again, or mend the place that the message names."),
    .init(
      "drawing-outside",
      cause: """
        The drawing names a file, a font, a style sheet or a page outside of itself. Browsers load \
        nothing for a drawing that is an image of a page, and who opens it alone would be seen there.
        """,
      remedy: """
        Export it with fonts as paths and without links. References to its own parts, such as \
        `url(#sky)` and `href="#tree"`, stay.
        """),
    .init(
      "drawing-picture",
      cause: """
        The drawing embeds or names a picture. Its metadata would go out with it, and its sizes can't \
        be made.
        """,
      remedy: "Export the whole drawing as PNG, or show the picture by itself."),
    .init(
      "drawing-reference",
      cause: """
        A reference leads to a name with blanks, quotes, brackets or escapes, or stands where a style \
        has none.
        """,
      remedy: """
        Give the element a plain name of letters and digits. `url(#…)` is for `fill`, `stroke`, \
        `clip-path`, `mask`, `filter` and markers.
        """),
    .init(
      "drawing-too-large",
      cause: """
        A drawing has at most 1 MB, 50,000 elements and 200 of them inside each other, and draws at \
        most 500,000 when every `use`, pattern, marker and mask is followed. Filters, sizes and style \
        sheets have limits, too, so that no page hangs for it.
        """,
      remedy: "Simplify the drawing (maps: fewer points), or export it as PNG."),
    .init(
      "drawing-unknown",
      cause: """
        The drawing holds an element, a property, a value or a rule that is not on the list of those \
        that are known to draw and do nothing else.
        """,
      remedy: """
        Take it out, or export the drawing as plain SVG. One that you trust as it is can lie in \
        `Content/public/`.
        """),
  ]
}
