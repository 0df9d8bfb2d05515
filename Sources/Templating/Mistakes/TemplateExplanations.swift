package import Diagnostics

extension Explanation {
  /// Explanations of diagnostics about templates.
  package static let templates: [Explanation] =
    syntax + names + inclusion + structure + refusals + leftovers

  private static let syntax: [Explanation] = [
    .init(
      "template-bad-delimiters", cause: "A change of delimiters does not give two of them.",
      remedy: "Write it as `{{=<% %>=}}`."),
    .init(
      "template-bad-name", cause: "A name has an empty part, as `a..b` does.",
      remedy: "Write names with one `.` between them, or `.` alone."),
    .init(
      "template-duplicate-block", cause: "One use of a parent replaces the same block twice.",
      remedy: "Keep one of them."),
    .init(
      "template-empty-tag", cause: "A tag has no name.", remedy: "Write one, or remove the tag."),
    .init(
      "template-mismatched-section", cause: "A section is closed where another is open.",
      remedy: "Close sections in the reverse order of their opening."),
    .init(
      "template-not-utf-8", cause: "The template holds a byte that is not UTF-8.",
      remedy: "Save it as UTF-8."),
    .init(
      "template-stray-close", cause: "A section is closed that was never opened.",
      remedy: "Open it, or remove the tag."),
    .init(
      "template-too-nested", cause: "Sections, blocks and templates stand in each other too deep.",
      remedy: "Let fewer of them stand in each other."),
    .init(
      "template-unclosed-section", cause: "A section is opened and never closed.",
      remedy: "Close it with `{{/name}}`."),
    .init(
      "template-unclosed-tag", cause: "A tag begins and does not end.",
      remedy: "Close it with `}}`, or with `}}}` where it began with three."),
  ]

  private static let names: [Explanation] = [
    .init(
      "template-duplicate-name",
      cause: "Two presentables of one view model offer the same name. Only a developer meets this.",
      remedy: "Rename one of the two fields."),
    .init(
      "template-list-outside-section", cause: "A list is used where one value is needed.",
      remedy: "Put `{{#name}}…{{/name}}` around what shows each element."),
    .init(
      "template-no-names-inside", cause: "A name such as `date.day` looks into a plain value.",
      remedy: "Write the value alone: `{{date}}`."),
    .init(
      "template-not-a-template", cause: "`{{>*name}}` names something that is no template.",
      remedy: "Use `{{>*template}}` inside a section over cells."),
    .init(
      "template-not-a-value",
      cause: "A flag, or a value with names of its own, is written as text.",
      remedy:
        "Use a flag as a section, `{{#name}}…{{/name}}`; write one of the names inside a value."),
    .init(
      "template-optional-outside-section",
      cause: "A value that may be missing is used where it might be.",
      remedy: "Put its own section around it: `{{#name}}…{{name}}…{{/name}}`."),
    .init(
      "template-raw-text", cause: "`{{{name}}}` asks for text without escaping.",
      remedy: "Write `{{name}}`; markup that is safe goes in as it is."),
    .init(
      "template-unknown-name", cause: "The page's contract has no such name at this place.",
      remedy:
        "Write the suggested one; the note lists names that are there. "
        + "See [Templates](templates.md)."
    ),
    .init(
      "template-unknown-word", cause: "`{{words.name}}` names a word that the language lacks.",
      remedy: "Write the suggested one, or add it to the file of words."),
    .init(
      "template-words-alone", cause: "`{{words}}` stands for all words, and for none.",
      remedy: "Write one of them: `{{words.departure}}`."),
  ]

  private static let inclusion: [Explanation] = [
    .init(
      "template-endless-partial", cause: "A template includes itself without end.",
      remedy: "Include it inside a section over a list, so that it ends with the data."),
    .init(
      "template-missing",
      cause: "A page has no template: neither the site's own nor a built-in one.",
      remedy: "Create the file that is named."),
    .init(
      "template-missing-block",
      cause:
        "A template of the site's own stands in the place of a built-in one, and lacks a block "
        + "that other built-in templates replace.",
      remedy: "Write `{{$name}}{{/name}}` where what they bring belongs."),
    .init(
      "template-missing-parent", cause: "`{{<name}}` builds on a template that does not exist.",
      remedy: "Write the suggested name, or create the file."),
    .init(
      "template-missing-partial", cause: "`{{> name}}` includes a template that does not exist.",
      remedy: "Write the suggested name, or create the file."),
    .init(
      "template-too-deep", cause: "Templates include each other more than 64 deep.",
      remedy: "Include fewer in each other."),
    .init(
      "template-page-too-large",
      cause:
        "What a template makes of a page, a feed or a sitemap comes to more than 64 MB. Mostly sections "
        + "over lists stand in each other: three over a thousand elements each show a thousand million.",
      remedy: "Show less on one page, or let no list stand inside of itself."),
    .init(
      "template-too-large",
      cause:
        "The templates of one page come to more than 8 MB: their text each time that it is included, and "
        + "256 bytes for each tag.",
      remedy: "Include fewer in each other."),
    .init(
      "template-unknown-block", cause: "A block is replaced that the parent does not have.",
      remedy: "Write the suggested name; the note lists the parent's blocks."),
  ]

  private static let structure: [Explanation] = [
    .init(
      "template-broken-separator",
      cause: "Text runs into the name of a tag or an attribute that a section ended before it.",
      remedy: "Begin it with a space, `/` or `>`."),
    .init(
      "template-late-http-equiv",
      cause:
        "`http-equiv` follows a `content` that holds a value, and would make it an instruction.",
      remedy: "Write `http-equiv` first; then `content` may hold `0; url={{link}}`."),
    .init(
      "template-late-meta-name",
      cause:
        "The `name` of a `meta`, such as `referrer` or `robots`, follows a `content` that holds a value, "
        + "and would make it an instruction.",
      remedy: "Write the content out."),
    .init(
      "template-open-end", cause: "A template ends inside a tag, a quote, a comment or a script.",
      remedy: "Close that before the template ends."),
    .init(
      "template-scheme-of-value", cause: "A `:` behind a value would make a scheme of it.",
      remedy: "Write the scheme out."),
    .init(
      "template-stray-equals", cause: "A `=` stands apart from the name of its attribute.",
      remedy: "Write the name, `=` and the quotes in one piece."),
    .init(
      "template-unbalanced-block",
      cause: "A block begins in one place of the HTML and ends in another.",
      remedy: "Let it begin and end in the same, such as text."),
    .init(
      "template-unbalanced-partial",
      cause: "An included template begins in one place of the HTML and ends in another.",
      remedy: "Let it begin and end in the same, such as text."),
    .init(
      "template-unclosed-element",
      cause:
        "A section opens an element and does not close it, or closes one that was open before, so that "
        + "what follows lies in the element only where the section is shown, or only where it is not. What "
        + "one condition opens and closes, in one section or in several, is in order. Or an element has "
        + "one of its two tags alone; those that HTML lets do without an end tag, such as p, li and td, "
        + "need none.",
      remedy:
        "Open and close it in the same section, or in sections over the same name; outside of "
        + "sections write both of its tags."),
    .init(
      "template-unbalanced-section",
      cause:
        "A section begins in one place of the HTML and ends in another, so what follows would depend "
        + "on whether it is shown.",
      remedy: "Let it begin and end in the same, such as text."),
  ]

  private static let refusals: [Explanation] = [
    .init(
      "template-link-not-alone", cause: "A link stands behind other text in an address.",
      remedy: "A link is whole: let it stand alone."),
    .init(
      "template-markup-in-attribute", cause: "Markup is used as the value of an attribute.",
      remedy: "Use a field that is text."),
    .init(
      "template-markup-in-text",
      cause: "Markup is used where only text may stand, as in `title` or `textarea`.",
      remedy: "Use a field that is text."),
    .init(
      "template-script-needs-json", cause: "A data script holds a value that is not JSON.",
      remedy: "Use a field that is JSON."),
    .init(
      "template-srcset-needs-number", cause: "A value behind an address of `srcset` is no number.",
      remedy: "Use a number: `{{link}} {{width}}w`."),
    .init(
      "template-style-needs-color",
      cause:
        "A `style` attribute, or an attribute of SVG such as `fill`, holds a value that is no colour: it "
        + "could name a file of another site by `url(…)`.",
      remedy:
        "Choose a class in a section instead. A number may be a custom property: "
        + "`style=\"--width: {{imageWidth}}\"`."),
    .init(
      "template-url-needs-link", cause: "An address begins with a value that is no link.",
      remedy: "Use a field that is a link."),
    .init(
      "template-value-behind-angle",
      cause: "A value follows a `<` in text such as `title`, which is a tag inside of SVG.",
      remedy: "Write `<` as `&lt;`."),
    .init(
      "template-value-in-animation", cause: "An SVG animation sets an attribute to a value.",
      remedy: "Write the value out."),
    .init(
      "template-value-in-attribute-name", cause: "A value is part of an attribute's name.",
      remedy: "Write the attribute out, in a section where it may be missing."),
    .init(
      "template-value-in-comment", cause: "A value stands in an HTML comment.",
      remedy: "Move it out, or write a template comment: `{{! … }}`."),
    .init(
      "template-value-in-doctype", cause: "A value stands in a doctype.",
      remedy: "Write `<!DOCTYPE html>`."),
    .init(
      "template-value-in-event-handler", cause: "A value stands in an attribute such as `onclick`.",
      remedy: "Put it into a data attribute, and read that from the script."),
    .init(
      "template-value-in-host",
      cause: "A value would be the host of an address, or a part of it, and so choose the site.",
      remedy: "Write the host out, and the `/` behind it; or use a field that is a link, alone."),
    .init(
      "template-value-in-keyword",
      cause:
        "A value stands in an attribute such as `rel`, `type`, `target` or `method`, by which a browser "
        + "decides what it does.",
      remedy: "Write the words out, in a section for each where there are several."),
    .init(
      "template-value-in-loaded-address",
      cause:
        "A value is a part of the address of a script, a style sheet, a frame or `base`, and would choose "
        + "what is run or shown in the place of what its author meant.",
      remedy: "Write the address out, or use a field that is a link, alone."),
    .init(
      "template-value-in-meta", cause: "A value stands in `<meta http-equiv>`.",
      remedy: "Only a link of this site may: `content=\"0; url={{link}}\"`."),
    .init(
      "template-value-in-raw-text",
      cause: "A value stands in an element whose text is not escaped, such as `iframe`.",
      remedy: "Move it out."),
    .init(
      "template-value-in-scheme", cause: "A value follows a scheme such as `javascript:`.",
      remedy: "Use `https:`, `http:`, `mailto:` or an address of this site."),
    .init(
      "template-value-in-script", cause: "A value stands in a script.",
      remedy:
        "Put it into a data attribute, or use JSON in `<script type=\"application/json\">`."),
    .init(
      "template-value-in-script-type", cause: "The type of a script is a value.",
      remedy: "Write the type out."),
    .init(
      "template-value-in-srcdoc", cause: "A value stands in `srcdoc`, which is a page of its own.",
      remedy: "Link to a page with `src`."),
    .init(
      "template-value-in-style", cause: "A value stands in a `style` element.",
      remedy: "Set a custom property with a colour or a number: `style=\"--name: {{colour}}\"`."),
    .init(
      "template-value-in-tag-name", cause: "A value is part of a tag's name.",
      remedy: "Write the tag's name out."),
    .init(
      "template-value-in-xml",
      cause: "A value stands in XML elsewhere than in text or a quoted attribute.",
      remedy: "Put it into text or a quoted attribute."),
    .init(
      "template-value-unquoted", cause: "A value stands in an attribute without quotes.",
      remedy: "Put quotes around it."),
  ]

  private static let leftovers: [Explanation] = [
    .init(
      "template-unincluded", .warning, cause: "No template includes this one.",
      remedy: "Include it, or delete it."),
    .init(
      "template-unselected", .warning, cause: "Nothing selects this template.",
      remedy: "Name it by a page's `template` key, or delete it."),
  ]
}
