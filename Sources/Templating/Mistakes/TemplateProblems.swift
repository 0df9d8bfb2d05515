import Diagnostics

/// Mistakes in templates.
extension Problem {
  static let templateBadDelimiters = Problem(
    "template-bad-delimiters",
    "A tag that changes the delimiters must contain exactly two delimiters.",
    "Write the tag like this: `{{=<% %>=}}`.")
  static let templateBadName = Problem(
    "template-bad-name", "A name has an empty part, as in `a..b`.",
    "Write a single `.` between the parts of a name. For the current value, write only `.`.")
  static let templateDuplicateBlock = Problem(
    "template-duplicate-block", "A template replaces the same block in its parent twice.",
    "Keep one of the two replacements.")
  static let templateEmptyTag = Problem(
    "template-empty-tag", "A tag has no name.", "Write a name in the tag, or remove the tag.")
  static let templateMismatchedSection = Problem(
    "template-mismatched-section",
    "A closing tag doesn't match the section that is currently open.",
    "Close sections in reverse order, starting with the one that you opened last.")
  static let templateNotUtf8 = Problem(
    "template-not-utf-8", "The template contains bytes that aren't UTF-8.",
    "Save the template as UTF-8.")
  static let templateStrayClose = Problem(
    "template-stray-close", "A closing tag doesn't belong to any open section.",
    "Open the section, or remove the closing tag.")
  static let templateTooNested = Problem(
    "template-too-nested", "Sections, blocks and templates are nested too deeply.",
    "Use fewer levels.")
  static let templateUnclosedSection = Problem(
    "template-unclosed-section", "A section is opened but never closed.",
    "Close the section with `{{/name}}`.")
  static let templateUnclosedTag = Problem(
    "template-unclosed-tag", "A tag starts but doesn't end.",
    "Close the tag with `}}`. If it starts with three braces, close it with `}}}`.")
  static let templateDuplicateName = Problem(
    "template-duplicate-name",
    "Two presentables in one view model have a field with the same name. Only Zoetrope's "
      + "developers see this error.", "Rename one of the two fields.")
  static let templateListOutsideSection = Problem(
    "template-list-outside-section", "A template uses a list where it needs a single value.",
    "Put `{{#name}}…{{/name}}` around the part of the template that shows one element.")
  static let templateNoNamesInside = Problem(
    "template-no-names-inside",
    "A name such as `date.day` asks for part of a value, but the value has no parts.",
    "Write only the name of the value: `{{date}}`.")
  static let templateNotATemplate = Problem(
    "template-not-a-template", "`{{>*name}}` must contain the name of a field that is a template.",
    "Write `{{>*template}}` inside a section over cells.")
  static let templateNotAValue = Problem(
    "template-not-a-value",
    "A template writes a flag, or a value that consists of named parts. Neither can be shown as "
      + "text.",
    "If the value is a flag, write a section: `{{#name}}…{{/name}}`. Otherwise write one of the "
      + "value's parts.")
  static let templateOptionalOutsideSection = Problem(
    "template-optional-outside-section",
    "A template uses a value that may be missing, but the value isn't inside a section.",
    "Put a section around the value: `{{#name}}…{{name}}…{{/name}}`.")
  static let templateRawText = Problem(
    "template-raw-text", "`{{{name}}}` would insert text without escaping it.",
    "Write `{{name}}`. Zoetrope never escapes fields that contain safe markup.")
  static let templateUnknownName = Problem(
    "template-unknown-name", "No field with this name is available at this point in the template.",
    "Write the suggested name, or one of the names in the note. [Templates](templates.md) lists "
      + "all names.")
  static let templateUnknownWord = Problem(
    "template-unknown-word", traits: .absence,
    "`{{words.name}}` refers to a word that isn't in the language's words file.",
    "Write the suggested word, or add your word to the words file.")
  static let templateWordsAlone = Problem(
    "template-words-alone",
    "`{{words}}` refers to all words at once, so it can't be written as text.",
    "Write the name of one word, as in `{{words.departure}}`.")
  static let templateEndlessPartial = Problem(
    "template-endless-partial", "A template includes itself without end.",
    "Include the template inside a section over a list, so that it stops at the end of the list.")
  static let templateMissing = Problem(
    "template-missing", traits: .absence,
    "A page's template exists neither in the site nor in the built-in theme.",
    "Create the file that the message names.")
  static let templateMissingBlock = Problem(
    "template-missing-block", traits: .absence,
    "The site's template overrides a built-in template but lacks a block that other built-in "
      + "templates fill.",
    "Write `{{$name}}{{/name}}` where the block's content should appear.")
  static let templateMissingParent = Problem(
    "template-missing-parent", traits: .absence,
    "`{{<name}}` extends a template that doesn't exist.",
    "Write the suggested name, or create the file.")
  static let templateMissingPartial = Problem(
    "template-missing-partial", traits: .absence,
    "`{{> name}}` includes a template that doesn't exist.",
    "Write the suggested name, or create the file.")
  static let templateTooDeep = Problem(
    "template-too-deep", "Templates include each other more than 64 levels deep.",
    "Use fewer levels.")
  static let templatePageTooLarge = Problem(
    "template-page-too-large",
    "A page, feed or sitemap made from a template is larger than 64 MB. The usual cause is nested "
      + "sections over lists. For example, if three nested sections each repeat over a list of a "
      + "thousand elements, the page contains the innermost text a billion times.",
    "Show less on one page, and don't nest a section over a list inside a section over the same "
      + "list.")
  static let templateTooLarge = Problem(
    "template-too-large",
    "The templates for one page add up to more than 8 MB. Each time a template is included, "
      + "Zoetrope counts its text again, plus 256 bytes for each tag.", "Include fewer templates.")
  static let templateUnknownBlock = Problem(
    "template-unknown-block", traits: .absence,
    "A template replaces a block that doesn't exist in its parent.",
    "Write the suggested name, or one of the blocks in the note.")
  static let templateBrokenSeparator = Problem(
    "template-broken-separator",
    "A section ends directly after the name of a tag or attribute. The text after the section "
      + "would become part of that name.",
    "Start the text after the section with a space, `/` or `>`.")
  static let templateLateHttpEquiv = Problem(
    "template-late-http-equiv",
    "`http-equiv` comes after a `content` attribute that contains a value. The `http-equiv` would "
      + "turn the value into an instruction for the browser.",
    "Write `http-equiv` before `content`. Then `content` may contain `0; url={{link}}`.")
  static let templateLateMetaName = Problem(
    "template-late-meta-name",
    "In a `meta` element, a `name` such as `referrer` or `robots` comes after a `content` "
      + "attribute that contains a value. The `name` would turn the value into an instruction for "
      + "the browser.", "Write fixed text in `content`.")
  static let templateOpenEnd = Problem(
    "template-open-end", "A template ends inside a tag, a quote, a comment or a script.",
    "Close the tag, quote, comment or script before the template ends.")
  static let templateSchemeOfValue = Problem(
    "template-scheme-of-value",
    "A `:` comes after a value and would turn the value into a URL scheme, such as `https`.",
    "Write the scheme as fixed text.")
  static let templateStrayEquals = Problem(
    "template-stray-equals", "An attribute has a gap between its name and the `=`.",
    "Write the name, the `=` and the quotes without gaps.")
  static let templateUnbalancedBlock = Problem(
    "template-unbalanced-block",
    "A block starts in one part of the HTML and ends in another. For example, it starts in text "
      + "and ends in an attribute.", "Start and end the block in the same part of the HTML.")
  static let templateUnbalancedPartial = Problem(
    "template-unbalanced-partial",
    "An included template starts in one part of the HTML and ends in another. For example, it "
      + "starts in text and ends in an attribute.",
    "Start and end the template in the same part of the HTML.")
  static let templateUnclosedElement = Problem(
    "template-unclosed-element",
    "A section opens an element without closing it, or closes an element that it didn't open. So "
      + "the condition of the section would decide whether the HTML after it is inside the "
      + "element. You may open an element in one section and close it in another if both sections "
      + "have the same condition. Outside sections, write both tags of an element, unless HTML "
      + "makes the end tag optional, as for `p`, `li` and `td`.",
    "Open and close the element in the same section, or in sections with the same name. Outside "
      + "sections, write both tags.")
  static let templateUnbalancedSection = Problem(
    "template-unbalanced-section",
    "A section starts in one part of the HTML and ends in another. So the condition of the section "
      + "would change the meaning of the HTML after it.",
    "Start and end the section in the same part of the HTML, such as text.")
  static let templateLinkNotAlone = Problem(
    "template-link-not-alone", "In an address, a link value comes after other text.",
    "Write only the link value, which is already a complete address.")
  static let templateMarkupInAttribute = Problem(
    "template-markup-in-attribute", "An attribute contains a value with markup.",
    "Use a field that contains only text.")
  static let templateMarkupInText = Problem(
    "template-markup-in-text",
    "An element that can contain only text, such as `title` or `textarea`, contains a value with "
      + "markup.", "Use a field that contains only text.")
  static let templateScriptNeedsJson = Problem(
    "template-script-needs-json", "A data script contains a value that isn't JSON.",
    "Use a field that contains JSON.")
  static let templateSrcsetNeedsNumber = Problem(
    "template-srcset-needs-number",
    "In `srcset`, an address is followed by a value that isn't a number.",
    "Use a number, as in `{{link}} {{width}}w`.")
  static let templateStyleNeedsColor = Problem(
    "template-style-needs-color",
    "A `style` attribute, or an SVG attribute such as `fill`, contains a value that isn't a "
      + "colour. Such a value could load a file from another site with `url(…)`.",
    "Use a section to choose a class instead. You can pass a number as a custom property: "
      + "`style=\"--width: {{imageWidth}}\"`.")
  static let templateUrlNeedsLink = Problem(
    "template-url-needs-link", "An address starts with a value that isn't a link.",
    "Use a field that contains a link.")
  static let templateValueBehindAngle = Problem(
    "template-value-behind-angle",
    "In the text of an element such as `title`, a value comes after `<`. Inside SVG, the `<` and "
      + "the value would form a tag.", "Write the `<` as `&lt;`.")
  static let templateValueInAnimation = Problem(
    "template-value-in-animation",
    "An SVG animation contains a value for the attribute that the animation changes.",
    "Write fixed text instead of the value.")
  static let templateValueInAttributeName = Problem(
    "template-value-in-attribute-name", "A value is part of an attribute's name.",
    "Write the attribute's name as fixed text. If the attribute is optional, put it in a section.")
  static let templateValueInComment = Problem(
    "template-value-in-comment", "An HTML comment contains a value.",
    "Move the value out of the comment, or write a template comment: `{{! … }}`.")
  static let templateValueInDoctype = Problem(
    "template-value-in-doctype", "A doctype contains a value.", "Write `<!DOCTYPE html>`.")
  static let templateValueInEventHandler = Problem(
    "template-value-in-event-handler", "An attribute such as `onclick` contains a value.",
    "Put the value in a data attribute, and read that attribute in the script.")
  static let templateValueInHost = Problem(
    "template-value-in-host",
    "A value is part of the host in an address, so the address could lead to any site.",
    "Write the host and the `/` after it as fixed text, or use a link field as the whole address.")
  static let templateValueInKeyword = Problem(
    "template-value-in-keyword",
    "A value is in an attribute that tells the browser what to do, such as `rel`, `type`, `target` "
      + "or `method`.",
    "Write the words as fixed text. If there are several options, use one section for each option.")
  static let templateValueInLoadedAddress = Problem(
    "template-value-in-loaded-address",
    "A value is part of the address of a script, style sheet, frame or `base`. The value could "
      + "make the browser load something else.",
    "Write the address as fixed text, or use a link field as the whole address.")
  static let templateValueInMeta = Problem(
    "template-value-in-meta", "`<meta http-equiv>` contains a value.",
    "Only a link within this site is allowed: `content=\"0; url={{link}}\"`.")
  static let templateValueInRawText = Problem(
    "template-value-in-raw-text",
    "A value is in an element whose text can't be escaped, such as `iframe`.",
    "Move the value out of the element.")
  static let templateValueInScheme = Problem(
    "template-value-in-scheme",
    "In an address, a value comes after a scheme such as `javascript:`.",
    "Use `https:`, `http:`, `mailto:` or the address of a page on this site.")
  static let templateValueInScript = Problem(
    "template-value-in-script", "A script contains a value.",
    "Put the value in a data attribute, or use JSON in `<script type=\"application/json\">`.")
  static let templateValueInScriptType = Problem(
    "template-value-in-script-type", "The `type` of a script contains a value.",
    "Write the type as fixed text.")
  static let templateValueInSrcdoc = Problem(
    "template-value-in-srcdoc",
    "A value is in a `srcdoc` attribute. The content of such an attribute is a whole page.",
    "Use `src` to link to a page instead.")
  static let templateValueInStyle = Problem(
    "template-value-in-style", "A `style` element contains a value.",
    "Pass the colour or number as a custom property: `style=\"--name: {{colour}}\"`.")
  static let templateValueInTagName = Problem(
    "template-value-in-tag-name", "A value is part of a tag's name.",
    "Write the tag's name as fixed text.")
  static let templateValueInXml = Problem(
    "template-value-in-xml",
    "In an XML template, a value is neither in text nor in a quoted attribute.",
    "Move the value into text or a quoted attribute.")
  static let templateValueUnquoted = Problem(
    "template-value-unquoted", "An attribute without quotes contains a value.",
    "Put quotes around the attribute's value.")
  static let templateUnincluded = Problem(
    "template-unincluded", .warning, traits: .absence, "No template includes this template.",
    "Include the template, or delete its file.")
  static let templateUnselected = Problem(
    "template-unselected", .warning, traits: .absence, "No page uses this template.",
    "Name the template in a page's `template` key, or delete its file.")
}
