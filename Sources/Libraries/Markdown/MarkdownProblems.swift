import Diagnostics

/// Mistakes in Markdown.
extension Problem {
  static let markdownOtherSyntax = Problem(
    "markdown-other-syntax", .warning, traits: .counted,
    "A page contains the syntax of another program, such as a Hugo shortcode (`{{< figure >}}`), a "
      + "Liquid tag (`{% post_url %}` or `{{ site.url }}`) or a wiki link (`[[Page]]`). Other "
      + "examples are kramdown attributes (`{: .wide}`), a box between lines of `:::`, an alert "
      + "(`> [!NOTE]`), a formula (`$$x$$`) and a WordPress shortcode (`[gallery ids=\"1\"]`). "
      + "Zoetrope reports each kind of syntax once. The warning shows the first page and gives the "
      + "number of other pages.",
    "Use Markdown instead. If you want to show the characters themselves, put them in code or "
      + "write a backslash before them.")
  static let markdownBadHeadingId = Problem(
    "markdown-bad-heading-id", .warning,
    "A heading ends in `{#…}`, but the name in the braces can't be an id. So the braces stay in "
      + "the heading's text.",
    "Write only letters, digits, `-`, `_` and `.`, as in `{#getting-there}`.")
  static let markdownMisplacedPictureWidth = Problem(
    "markdown-misplaced-picture-width", .warning,
    "A picture with `#wide` or `#full` is inside a line of text, a list or a quote, where it can't "
      + "be wider than the text.",
    "Put the picture in a separate paragraph that contains only pictures, or remove `#wide` or "
      + "`#full`.")
  static let markdownRawHtml = Problem(
    "markdown-raw-html", .warning,
    "A page's text contains HTML. Zoetrope doesn't trust HTML in content, so it leaves out the "
      + "HTML.",
    "Rewrite the HTML in Markdown, or set `\"unsafeHTML\": true` in `Content/site.json`.")
  static let markdownRepeatedFootnote = Problem(
    "markdown-repeated-footnote", .warning,
    "Two footnotes on a page have the same name. Zoetrope uses only the first footnote.",
    "Rename the second footnote.")
  static let markdownTakenHeadingId = Problem(
    "markdown-taken-heading-id", .warning,
    "A heading sets its id with `{#name}`, but an earlier heading or the page's template already "
      + "uses that id. So Zoetrope makes an id from the heading's words instead.",
    "Choose a different id.")
  static let markdownOpenComment = Problem(
    "markdown-open-comment",
    "A page contains the opening mark of a comment, such as `<!--`, `%%`, `{::comment}`, `{#` or "
      + "`{% comment %}`, but no closing mark. Zoetrope never publishes comments, and it can't "
      + "know where this comment ends.",
    "Write the closing mark. If you want to show the characters themselves, put them in code or "
      + "write a backslash before them.")
  static let markdownUnopenedComment = Problem(
    "markdown-unopened-comment",
    "A page contains the closing mark of a comment, such as `{:/comment}` or `{% endcomment %}`, "
      + "but no opening mark that Zoetrope knows. The opening mark may be misspelt.",
    "Write the opening mark, or delete the closing mark.")
  static let markdownHiddenText = Problem(
    "markdown-hidden-text",
    "A page contains a mark that other programs use to hide text, either always or under a "
      + "condition. Examples are `{% if page.draft %}`, `{{ if … }}`, `{{#if …}}`, `{{< private "
      + ">}}` and `[private]…[/private]`. Other examples are `{~~old~>new~~}` in CriticMarkup, a "
      + "MyST paragraph that starts with `% `, `\\begin{comment}` in TeX, a box such as `::: "
      + "{.hidden}`, and HTML such as `<div hidden>`. Zoetrope doesn't support any of these marks, "
      + "so it would publish the text.",
    "Delete the mark and the text that should stay private, or put the text between `<!--` and "
      + "`-->`. If you want to show the characters themselves, put them in code or write a "
      + "backslash before them.")
  static let markdownUnclearComment = Problem(
    "markdown-unclear-comment",
    "A comment is mixed with backticks, table cells or other marks. Different programs disagree "
      + "about where such a comment starts and ends.",
    "Put the comment on separate lines, with empty lines before and after it.")
  static let markdownTooComplex = Problem(
    "markdown-too-complex",
    "A block of lines contains so many marks that reading it could take minutes.",
    "Split the block with empty lines, or put it in a code block.")
  static let markdownTooDeep = Problem(
    "markdown-too-deep", "Quotes, lists, emphasis and links are nested more than 100 levels deep.",
    "If the marks are meant as text, write a backslash before them.")
  static let markdownTooLarge = Problem(
    "markdown-too-large", "The text of a single page is too large.",
    "Split the text into several pages.")
  static let markdownUnknownFootnote = Problem(
    "markdown-unknown-footnote", .warning,
    "A page refers to a footnote with `[^name]`, but no line starts with `[^name]:`.",
    "Write the footnote. If you want to show the brackets themselves, write `\\[^name]`.")
  static let markdownUnusedFootnote = Problem(
    "markdown-unused-footnote", .warning,
    "A line starts with `[^name]:`, but no visible text refers to `[^name]`.",
    "Write `[^name]` where the footnote belongs, or delete the footnote.")
  static let markdownUnsafeLink = Problem(
    "markdown-unsafe-link",
    "A link or image has an address such as `javascript:`, which could run a script.",
    "Write a path, or an address that starts with `https:` or `mailto:`.")
}
