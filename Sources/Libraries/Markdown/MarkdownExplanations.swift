package import Diagnostics

extension Explanation {
  /// Explanations of the mistakes in Markdown.
  package static let markdown: [Explanation] = [
    .init(
      "markdown-other-syntax", .warning,
      cause:
        "A text holds what another program reads: a shortcode of Hugo as `{{< figure >}}`, a tag of Liquid "
        + "as `{% post_url %}` or `{{ site.url }}`, a link of a wiki as `[[Page]]`, attributes of kramdown as "
        + "`{: .wide}`, a box between lines of `:::`, an alert as `> [!NOTE]`, or a formula as `$$x$$`. Each "
        + "sort is told once, at the first text that holds it, with the number of the others.",
      remedy:
        "Write what it makes in Markdown. In code it stays as it is, and behind a backslash, too."),
    .init(
      "markdown-bad-heading-id", .warning,
      cause:
        "A heading ends with `{#…}`, and what is in the braces can't be an id, so that it stays in the "
        + "heading.",
      remedy: "Write letters, digits, `-`, `_` and `.` alone, as in `{#getting-there}`."),
    .init(
      "markdown-misplaced-picture-width", .warning,
      cause:
        "A picture within a line, a list or a quote asks by `#wide` or `#full` for more room than the text "
        + "around it has.",
      remedy:
        "Put it, alone or with other pictures, into a paragraph of its own between empty lines, or leave "
        + "the `#` out."),
    .init(
      "markdown-raw-html", .warning,
      cause: "A text holds HTML, which is left out, for content is not trusted.",
      remedy: "Write it as Markdown, or set `\"unsafeHTML\": true` in `Content/site.json`."),
    .init(
      "markdown-repeated-footnote", .warning,
      cause: "Two footnotes of a text have one name; the first of them counts.",
      remedy: "Give the second one a name of its own."),
    .init(
      "markdown-taken-heading-id", .warning,
      cause:
        "A heading asks by `{#name}` for an id that an earlier heading of the text or the page around it "
        + "has, so it gets one that is made of its words.",
      remedy: "Give it an id of its own."),
    .init(
      "markdown-open-comment",
      cause:
        "A text has the opening mark of a comment, such as `<!--`, `%%`, `{::comment}`, `{#` or "
        + "`{% comment %}`, but not the closing one. Zoetrope never publishes comments, and can't tell "
        + "where this one ends.",
      remedy:
        "Write the closing mark. If you mean the characters themselves, write a backslash before them, or "
        + "put them in code."),
    .init(
      "markdown-unopened-comment",
      cause:
        "A text has the closing mark of a comment, such as `{:/comment}` or `{% endcomment %}`, but no "
        + "opening mark that Zoetrope knows. The mark may be misspelt.",
      remedy: "Write the opening mark, or delete the closing one."),
    .init(
      "markdown-hidden-text",
      cause:
        "A text has a mark with which other programs show text only under a condition or not at all: "
        + "`{% if page.draft %}`, `{{ if … }}`, `{{#if …}}`, `{{< private >}}`, `[private]…[/private]`, `{~~old~>new~~}` of "
        + "CriticMarkup, a paragraph of MyST that begins with `% `, `\\begin{comment}` of TeX, a box such as "
        + "`::: {.hidden}`, or HTML such as `<div hidden>`. Zoetrope reads none of these, so it would publish "
        + "the text.",
      remedy:
        "Delete the marks and the text that is to stay private, or put the text between `<!--` and `-->`. "
        + "If you mean the characters themselves, write a backslash before them, or put them in code."
    ),
    .init(
      "markdown-unclear-comment",
      cause:
        "The marks of a comment are mixed with backticks, cells of a table or other marks, so that "
        + "programs disagree about which part of the text is the comment.",
      remedy: "Put the comment in lines of its own, between empty lines."),
    .init(
      "markdown-too-complex",
      cause: "A stretch of lines holds so many marks that reading it could take minutes.",
      remedy: "Part it by empty lines, or put it into a code block."),
    .init(
      "markdown-too-deep",
      cause: "Quotes, lists, emphasis and links lie in each other more than 100 deep.",
      remedy: "Put a backslash before marks that are meant as text."),
    .init(
      "markdown-too-large", cause: "One text is larger than the limit.",
      remedy: "Part it into several pages."),
    .init(
      "markdown-unknown-footnote", .warning,
      cause: "A text holds `[^name]`, and no line of it begins with `[^name]:`.",
      remedy: "Write the footnote, or `\\[^name]` where the brackets are meant."),
    .init(
      "markdown-unused-footnote", .warning,
      cause: "A line begins with `[^name]:`, and no text that is shown holds `[^name]`.",
      remedy: "Write `[^name]` where the footnote belongs to, or take it out."),
    .init(
      "markdown-unsafe-link",
      cause:
        "A link or an image leads to an address such as `javascript:`, which could run a script.",
      remedy: "Write a path, or an address that begins with `https:` or `mailto:`."),
  ]
}
