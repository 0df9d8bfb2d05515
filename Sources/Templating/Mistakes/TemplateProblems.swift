import Diagnostics

/// Mistakes in templates.
extension Problem {
  static let templateBadDelimiters = Problem(
    "template-bad-delimiters", "A change of delimiters does not give two of them.",
    "Write it as `{{=<% %>=}}`.")
  static let templateBadName = Problem(
    "template-bad-name", "A name has an empty part, as `a..b` does.",
    "Write names with one `.` between them, or `.` alone.")
  static let templateDuplicateBlock = Problem(
    "template-duplicate-block", "One use of a parent replaces the same block twice.",
    "Keep one of them.")
  static let templateEmptyTag = Problem(
    "template-empty-tag", "A tag has no name.", "Write one, or remove the tag.")
  static let templateMismatchedSection = Problem(
    "template-mismatched-section", "A section is closed where another is open.",
    "Close sections in the reverse order of their opening.")
  static let templateNotUtf8 = Problem(
    "template-not-utf-8", "The template holds a byte that is not UTF-8.", "Save it as UTF-8.")
  static let templateStrayClose = Problem(
    "template-stray-close", "A section is closed that was never opened.",
    "Open it, or remove the tag.")
  static let templateTooNested = Problem(
    "template-too-nested", "Sections, blocks and templates stand in each other too deep.",
    "Let fewer of them stand in each other.")
  static let templateUnclosedSection = Problem(
    "template-unclosed-section", "A section is opened and never closed.",
    "Close it with `{{/name}}`.")
  static let templateUnclosedTag = Problem(
    "template-unclosed-tag", "A tag begins and does not end.",
    "Close it with `}}`, or with `}}}` where it began with three.")
  static let templateDuplicateName = Problem(
    "template-duplicate-name",
    "Two presentables of one view model offer the same name. Only a developer meets this.",
    "Rename one of the two fields.")
  static let templateListOutsideSection = Problem(
    "template-list-outside-section", "A list is used where one value is needed.",
    "Put `{{#name}}…{{/name}}` around what shows each element.")
  static let templateNoNamesInside = Problem(
    "template-no-names-inside", "A name such as `date.day` looks into a plain value.",
    "Write the value alone: `{{date}}`.")
  static let templateNotATemplate = Problem(
    "template-not-a-template", "`{{>*name}}` names something that is no template.",
    "Use `{{>*template}}` inside a section over cells.")
  static let templateNotAValue = Problem(
    "template-not-a-value", "A flag, or a value with names of its own, is written as text.",
    "Use a flag as a section, `{{#name}}…{{/name}}`; write one of the names inside a value.")
  static let templateOptionalOutsideSection = Problem(
    "template-optional-outside-section", "A value that may be missing is used where it might be.",
    "Put its own section around it: `{{#name}}…{{name}}…{{/name}}`.")
  static let templateRawText = Problem(
    "template-raw-text", "`{{{name}}}` asks for text without escaping.",
    "Write `{{name}}`; markup that is safe goes in as it is.")
  static let templateUnknownName = Problem(
    "template-unknown-name", "The page's contract has no such name at this place.",
    "Write the suggested one; the note lists names that are there. See [Templates](templates.md).")
  static let templateUnknownWord = Problem(
    "template-unknown-word", traits: .absence,
    "`{{words.name}}` names a word that the language lacks.",
    "Write the suggested one, or add it to the file of words.")
  static let templateWordsAlone = Problem(
    "template-words-alone", "`{{words}}` stands for all words, and for none.",
    "Write one of them: `{{words.departure}}`.")
  static let templateEndlessPartial = Problem(
    "template-endless-partial", "A template includes itself without end.",
    "Include it inside a section over a list, so that it ends with the data.")
  static let templateMissing = Problem(
    "template-missing", traits: .absence,
    "A page has no template: neither the site's own nor a built-in one.",
    "Create the file that is named.")
  static let templateMissingBlock = Problem(
    "template-missing-block", traits: .absence,
    "A template of the site's own stands in the place of a built-in one, and lacks a block that "
      + "other built-in templates replace.",
    "Write `{{$name}}{{/name}}` where what they bring belongs.")
  static let templateMissingParent = Problem(
    "template-missing-parent", traits: .absence,
    "`{{<name}}` builds on a template that does not exist.",
    "Write the suggested name, or create the file.")
  static let templateMissingPartial = Problem(
    "template-missing-partial", traits: .absence,
    "`{{> name}}` includes a template that does not exist.",
    "Write the suggested name, or create the file.")
  static let templateTooDeep = Problem(
    "template-too-deep", "Templates include each other more than 64 deep.",
    "Include fewer in each other.")
  static let templatePageTooLarge = Problem(
    "template-page-too-large",
    "What a template makes of a page, a feed or a sitemap comes to more than 64 MB. Mostly "
      + "sections over lists stand in each other: three over a thousand elements each show a "
      + "thousand million.", "Show less on one page, or let no list stand inside of itself.")
  static let templateTooLarge = Problem(
    "template-too-large",
    "The templates of one page come to more than 8 MB: their text each time that it is included, "
      + "and 256 bytes for each tag.", "Include fewer in each other.")
  static let templateUnknownBlock = Problem(
    "template-unknown-block", traits: .absence,
    "A block is replaced that the parent does not have.",
    "Write the suggested name; the note lists the parent's blocks.")
  static let templateBrokenSeparator = Problem(
    "template-broken-separator",
    "Text runs into the name of a tag or an attribute that a section ended before it.",
    "Begin it with a space, `/` or `>`.")
  static let templateLateHttpEquiv = Problem(
    "template-late-http-equiv",
    "`http-equiv` follows a `content` that holds a value, and would make it an instruction.",
    "Write `http-equiv` first; then `content` may hold `0; url={{link}}`.")
  static let templateLateMetaName = Problem(
    "template-late-meta-name",
    "The `name` of a `meta`, such as `referrer` or `robots`, follows a `content` that holds a "
      + "value, and would make it an instruction.", "Write the content out.")
  static let templateOpenEnd = Problem(
    "template-open-end", "A template ends inside a tag, a quote, a comment or a script.",
    "Close that before the template ends.")
  static let templateSchemeOfValue = Problem(
    "template-scheme-of-value", "A `:` behind a value would make a scheme of it.",
    "Write the scheme out.")
  static let templateStrayEquals = Problem(
    "template-stray-equals", "A `=` stands apart from the name of its attribute.",
    "Write the name, `=` and the quotes in one piece.")
  static let templateUnbalancedBlock = Problem(
    "template-unbalanced-block", "A block begins in one place of the HTML and ends in another.",
    "Let it begin and end in the same, such as text.")
  static let templateUnbalancedPartial = Problem(
    "template-unbalanced-partial",
    "An included template begins in one place of the HTML and ends in another.",
    "Let it begin and end in the same, such as text.")
  static let templateUnclosedElement = Problem(
    "template-unclosed-element",
    "A section opens an element and does not close it, or closes one that was open before, so that "
      + "what follows lies in the element only where the section is shown, or only where it is "
      + "not. What one condition opens and closes, in one section or in several, is in order. Or "
      + "an element has one of its two tags alone; those that HTML lets do without an end tag, "
      + "such as p, li and td, need none.",
    "Open and close it in the same section, or in sections over the same name; outside of sections "
      + "write both of its tags.")
  static let templateUnbalancedSection = Problem(
    "template-unbalanced-section",
    "A section begins in one place of the HTML and ends in another, so what follows would depend "
      + "on whether it is shown.", "Let it begin and end in the same, such as text.")
  static let templateLinkNotAlone = Problem(
    "template-link-not-alone", "A link stands behind other text in an address.",
    "A link is whole: let it stand alone.")
  static let templateMarkupInAttribute = Problem(
    "template-markup-in-attribute", "Markup is used as the value of an attribute.",
    "Use a field that is text.")
  static let templateMarkupInText = Problem(
    "template-markup-in-text",
    "Markup is used where only text may stand, as in `title` or `textarea`.",
    "Use a field that is text.")
  static let templateScriptNeedsJson = Problem(
    "template-script-needs-json", "A data script holds a value that is not JSON.",
    "Use a field that is JSON.")
  static let templateSrcsetNeedsNumber = Problem(
    "template-srcset-needs-number", "A value behind an address of `srcset` is no number.",
    "Use a number: `{{link}} {{width}}w`.")
  static let templateStyleNeedsColor = Problem(
    "template-style-needs-color",
    "A `style` attribute, or an attribute of SVG such as `fill`, holds a value that is no colour: "
      + "it could name a file of another site by `url(…)`.",
    "Choose a class in a section instead. A number may be a custom property: `style=\"--width: "
      + "{{imageWidth}}\"`.")
  static let templateUrlNeedsLink = Problem(
    "template-url-needs-link", "An address begins with a value that is no link.",
    "Use a field that is a link.")
  static let templateValueBehindAngle = Problem(
    "template-value-behind-angle",
    "A value follows a `<` in text such as `title`, which is a tag inside of SVG.",
    "Write `<` as `&lt;`.")
  static let templateValueInAnimation = Problem(
    "template-value-in-animation", "An SVG animation sets an attribute to a value.",
    "Write the value out.")
  static let templateValueInAttributeName = Problem(
    "template-value-in-attribute-name", "A value is part of an attribute's name.",
    "Write the attribute out, in a section where it may be missing.")
  static let templateValueInComment = Problem(
    "template-value-in-comment", "A value stands in an HTML comment.",
    "Move it out, or write a template comment: `{{! … }}`.")
  static let templateValueInDoctype = Problem(
    "template-value-in-doctype", "A value stands in a doctype.", "Write `<!DOCTYPE html>`.")
  static let templateValueInEventHandler = Problem(
    "template-value-in-event-handler", "A value stands in an attribute such as `onclick`.",
    "Put it into a data attribute, and read that from the script.")
  static let templateValueInHost = Problem(
    "template-value-in-host",
    "A value would be the host of an address, or a part of it, and so choose the site.",
    "Write the host out, and the `/` behind it; or use a field that is a link, alone.")
  static let templateValueInKeyword = Problem(
    "template-value-in-keyword",
    "A value stands in an attribute such as `rel`, `type`, `target` or `method`, by which a "
      + "browser decides what it does.",
    "Write the words out, in a section for each where there are several.")
  static let templateValueInLoadedAddress = Problem(
    "template-value-in-loaded-address",
    "A value is a part of the address of a script, a style sheet, a frame or `base`, and would "
      + "choose what is run or shown in the place of what its author meant.",
    "Write the address out, or use a field that is a link, alone.")
  static let templateValueInMeta = Problem(
    "template-value-in-meta", "A value stands in `<meta http-equiv>`.",
    "Only a link of this site may: `content=\"0; url={{link}}\"`.")
  static let templateValueInRawText = Problem(
    "template-value-in-raw-text",
    "A value stands in an element whose text is not escaped, such as `iframe`.", "Move it out.")
  static let templateValueInScheme = Problem(
    "template-value-in-scheme", "A value follows a scheme such as `javascript:`.",
    "Use `https:`, `http:`, `mailto:` or an address of this site.")
  static let templateValueInScript = Problem(
    "template-value-in-script", "A value stands in a script.",
    "Put it into a data attribute, or use JSON in `<script type=\"application/json\">`.")
  static let templateValueInScriptType = Problem(
    "template-value-in-script-type", "The type of a script is a value.", "Write the type out.")
  static let templateValueInSrcdoc = Problem(
    "template-value-in-srcdoc", "A value stands in `srcdoc`, which is a page of its own.",
    "Link to a page with `src`.")
  static let templateValueInStyle = Problem(
    "template-value-in-style", "A value stands in a `style` element.",
    "Set a custom property with a colour or a number: `style=\"--name: {{colour}}\"`.")
  static let templateValueInTagName = Problem(
    "template-value-in-tag-name", "A value is part of a tag's name.", "Write the tag's name out.")
  static let templateValueInXml = Problem(
    "template-value-in-xml", "A value stands in XML elsewhere than in text or a quoted attribute.",
    "Put it into text or a quoted attribute.")
  static let templateValueUnquoted = Problem(
    "template-value-unquoted", "A value stands in an attribute without quotes.",
    "Put quotes around it.")
  static let templateUnincluded = Problem(
    "template-unincluded", .warning, traits: .absence, "No template includes this one.",
    "Include it, or delete it.")
  static let templateUnselected = Problem(
    "template-unselected", .warning, traits: .absence, "Nothing selects this template.",
    "Name it by a page's `template` key, or delete it.")
}
