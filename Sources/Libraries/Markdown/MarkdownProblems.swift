import Diagnostics

/// Mistakes in Markdown.
extension Problem {
  static let markdownOtherSyntax = Problem(
    "markdown-other-syntax", .warning, traits: .counted,
    "A text holds what another program reads: a shortcode of Hugo as `{{< figure >}}`, a tag of "
      + "Liquid as `{% post_url %}` or `{{ site.url }}`, a link of a wiki as `[[Page]]`, "
      + "attributes of kramdown as `{: .wide}`, a box between lines of `:::`, an alert as `> "
      + "[!NOTE]`, or a formula as `$$x$$`. Each sort is told once, at the first text that holds "
      + "it, with the number of the others.",
    "Write what it makes in Markdown. In code it stays as it is, and behind a backslash, too.")
  static let markdownBadHeadingId = Problem(
    "markdown-bad-heading-id", .warning,
    "A heading ends with `{#…}`, and what is in the braces can't be an id, so that it stays in the "
      + "heading.", "Write letters, digits, `-`, `_` and `.` alone, as in `{#getting-there}`.")
  static let markdownMisplacedPictureWidth = Problem(
    "markdown-misplaced-picture-width", .warning,
    "A picture within a line, a list or a quote asks by `#wide` or `#full` for more room than the "
      + "text around it has.",
    "Put it, alone or with other pictures, into a paragraph of its own between empty lines, or "
      + "leave the `#` out.")
  static let markdownRawHtml = Problem(
    "markdown-raw-html", .warning,
    "A text holds HTML, which is left out, for content is not trusted.",
    "Write it as Markdown, or set `\"unsafeHTML\": true` in `Content/site.json`.")
  static let markdownRepeatedFootnote = Problem(
    "markdown-repeated-footnote", .warning,
    "Two footnotes of a text have one name; the first of them counts.",
    "Give the second one a name of its own.")
  static let markdownTakenHeadingId = Problem(
    "markdown-taken-heading-id", .warning,
    "A heading asks by `{#name}` for an id that an earlier heading of the text or the page around "
      + "it has, so it gets one that is made of its words.", "Give it an id of its own.")
  static let markdownOpenComment = Problem(
    "markdown-open-comment",
    "A text has the opening mark of a comment, such as `<!--`, `%%`, `{::comment}`, `{#` or `{% "
      + "comment %}`, but not the closing one. Zoetrope never publishes comments, and can't tell "
      + "where this one ends.",
    "Write the closing mark. If you mean the characters themselves, write a backslash before them, "
      + "or put them in code.")
  static let markdownUnopenedComment = Problem(
    "markdown-unopened-comment",
    "A text has the closing mark of a comment, such as `{:/comment}` or `{% endcomment %}`, but no "
      + "opening mark that Zoetrope knows. The mark may be misspelt.",
    "Write the opening mark, or delete the closing one.")
  static let markdownHiddenText = Problem(
    "markdown-hidden-text",
    "A text has a mark with which other programs show text only under a condition or not at all: "
      + "`{% if page.draft %}`, `{{ if … }}`, `{{#if …}}`, `{{< private >}}`, "
      + "`[private]…[/private]`, `{~~old~>new~~}` of CriticMarkup, a paragraph of MyST that begins "
      + "with `% `, `\\begin{comment}` of TeX, a box such as `::: {.hidden}`, or HTML such as "
      + "`<div hidden>`. Zoetrope reads none of these, so it would publish the text.",
    "Delete the marks and the text that is to stay private, or put the text between `<!--` and "
      + "`-->`. If you mean the characters themselves, write a backslash before them, or put them "
      + "in code.")
  static let markdownUnclearComment = Problem(
    "markdown-unclear-comment",
    "The marks of a comment are mixed with backticks, cells of a table or other marks, so that "
      + "programs disagree about which part of the text is the comment.",
    "Put the comment in lines of its own, between empty lines.")
  static let markdownTooComplex = Problem(
    "markdown-too-complex",
    "A stretch of lines holds so many marks that reading it could take minutes.",
    "Part it by empty lines, or put it into a code block.")
  static let markdownTooDeep = Problem(
    "markdown-too-deep", "Quotes, lists, emphasis and links lie in each other more than 100 deep.",
    "Put a backslash before marks that are meant as text.")
  static let markdownTooLarge = Problem(
    "markdown-too-large", "One text is larger than the limit.", "Part it into several pages.")
  static let markdownUnknownFootnote = Problem(
    "markdown-unknown-footnote", .warning,
    "A text holds `[^name]`, and no line of it begins with `[^name]:`.",
    "Write the footnote, or `\\[^name]` where the brackets are meant.")
  static let markdownUnusedFootnote = Problem(
    "markdown-unused-footnote", .warning,
    "A line begins with `[^name]:`, and no text that is shown holds `[^name]`.",
    "Write `[^name]` where the footnote belongs to, or take it out.")
  static let markdownUnsafeLink = Problem(
    "markdown-unsafe-link",
    "A link or an image leads to an address such as `javascript:`, which could run a script.",
    "Write a path, or an address that begins with `https:` or `mailto:`.")
}
