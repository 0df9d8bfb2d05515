import Diagnostics

/// Mistakes in Markdown.
extension Problem {
  static let markdownOtherSyntax = Problem(
    "markdown-other-syntax", .warning, traits: .counted,
    "A page contains syntax of another program: a Hugo shortcode (`{{< figure >}}`), a Liquid tag "
      + "(`{% post_url %}` or `{{ site.url }}`), a wiki link (`[[Page]]`), kramdown attributes "
      + "(`{: .wide}`), a box between lines of `:::`, an alert (`> [!NOTE]`), a formula "
      + "(`$$x$$`) or a WordPress shortcode (`[gallery ids=\"1\"]`). Each kind is reported once, at the first page that contains it, with the "
      + "number of others.",
    "Rewrite it in Markdown. To show the characters themselves, put them in code or write a "
      + "backslash before them.")
  static let markdownBadHeadingId = Problem(
    "markdown-bad-heading-id", .warning,
    "A heading ends in `{#…}`, but the name in the braces can't be an id. So the braces stay in "
      + "the heading.", "Write only letters, digits, `-`, `_` and `.`, as in `{#getting-there}`.")
  static let markdownMisplacedPictureWidth = Problem(
    "markdown-misplaced-picture-width", .warning,
    "A picture with `#wide` or `#full` is inside a line of text, a list or a quote, where it can't "
      + "be wider than the text.",
    "Put the picture in a separate paragraph, alone or with other pictures. Or remove the `#` and "
      + "its word.")
  static let markdownRawHtml = Problem(
    "markdown-raw-html", .warning,
    "A page's text contains HTML. Zoetrope leaves it out, because it doesn't trust HTML in "
      + "content.", "Write it as Markdown, or set `\"unsafeHTML\": true` in `Content/site.json`.")
  static let markdownRepeatedFootnote = Problem(
    "markdown-repeated-footnote", .warning,
    "Two footnotes on a page have the same name. Zoetrope uses only the first.",
    "Rename the second footnote.")
  static let markdownTakenHeadingId = Problem(
    "markdown-taken-heading-id", .warning,
    "A heading asks for an id with `{#name}`, but an earlier heading or the page's template "
      + "already uses it. So Zoetrope makes an id from the heading's words.", "Write another id.")
  static let markdownOpenComment = Problem(
    "markdown-open-comment",
    "A page has the opening mark of a comment, such as `<!--`, `%%`, `{::comment}`, `{#` or `{% "
      + "comment %}`, but not the closing one. Zoetrope never publishes comments, and can't tell "
      + "where this one ends.",
    "Write the closing mark. If you mean the characters themselves, write a backslash before them, "
      + "or put them in code.")
  static let markdownUnopenedComment = Problem(
    "markdown-unopened-comment",
    "A page has the closing mark of a comment, such as `{:/comment}` or `{% endcomment %}`, but no "
      + "opening mark that Zoetrope knows. The opening mark may be misspelt.",
    "Write the opening mark, or delete the closing one.")
  static let markdownHiddenText = Problem(
    "markdown-hidden-text",
    "A page has a mark with which other programs hide text, always or under a condition: `{% if "
      + "page.draft %}`, `{{ if … }}`, `{{#if …}}`, `{{< private >}}`, `[private]…[/private]`, "
      + "`{~~old~>new~~}` of CriticMarkup, a paragraph of MyST that starts with `% `, "
      + "`\\begin{comment}` of TeX, a box such as `::: {.hidden}`, or HTML such as `<div hidden>`. "
      + "Zoetrope doesn't support any of these, so it would publish the text.",
    "Delete the mark and the text that should stay private, or put the text between `<!--` and "
      + "`-->`. If you mean the characters themselves, write a backslash before them, or put them "
      + "in code.")
  static let markdownUnclearComment = Problem(
    "markdown-unclear-comment",
    "A comment is mixed with backticks, table cells or other marks. Programs disagree about where "
      + "such a comment starts and ends.",
    "Put the comment on separate lines, between empty lines.")
  static let markdownTooComplex = Problem(
    "markdown-too-complex",
    "A group of lines contains so many marks that reading it could take minutes.",
    "Split it with empty lines, or put it in a code block.")
  static let markdownTooDeep = Problem(
    "markdown-too-deep", "Quotes, lists, emphasis and links are nested more than 100 levels deep.",
    "If the marks are meant as text, put a backslash before them.")
  static let markdownTooLarge = Problem(
    "markdown-too-large", "The text of one page is too large.", "Split it into several pages.")
  static let markdownUnknownFootnote = Problem(
    "markdown-unknown-footnote", .warning,
    "A page refers to a footnote with `[^name]`, but no line starts with `[^name]:`.",
    "Write the footnote. If you mean the brackets themselves, write `\\[^name]`.")
  static let markdownUnusedFootnote = Problem(
    "markdown-unused-footnote", .warning,
    "A line starts with `[^name]:`, but no visible text refers to `[^name]`.",
    "Write `[^name]` where the footnote belongs, or delete the footnote.")
  static let markdownUnsafeLink = Problem(
    "markdown-unsafe-link",
    "A link or an image leads to an address such as `javascript:`, which could run a script.",
    "Write a path, or an address that begins with `https:` or `mailto:`.")
}
