import Diagnostics

/// Mistakes in templates.
extension Problem {
  static let templateBadDelimiters = Problem(
    "template-bad-delimiters", "A tag that changes the delimiters must contain two delimiters.",
    "Write it as `{{=<% %>=}}`.")
  static let templateBadName = Problem(
    "template-bad-name", "A name has an empty part, as in `a..b`.",
    "Write one `.` between the parts of a name, or only `.` for the current value.")
  static let templateDuplicateBlock = Problem(
    "template-duplicate-block", "A template replaces the same block of its parent twice.",
    "Keep one of them.")
  static let templateEmptyTag = Problem(
    "template-empty-tag", "A tag has no name.", "Write a name, or remove the tag.")
  static let templateMismatchedSection = Problem(
    "template-mismatched-section", "A closing tag doesn't match the section that is open.",
    "Close sections in reverse order.")
  static let templateNotUtf8 = Problem(
    "template-not-utf-8", "The template contains bytes that aren't UTF-8.",
    "Save the template as UTF-8.")
  static let templateStrayClose = Problem(
    "template-stray-close", "A closing tag has no section that it could close.",
    "Open the section, or remove the tag.")
  static let templateTooNested = Problem(
    "template-too-nested", "Sections, blocks and templates are nested too deeply.",
    "Reduce the nesting.")
  static let templateUnclosedSection = Problem(
    "template-unclosed-section", "A section is opened but never closed.",
    "Close it with `{{/name}}`.")
  static let templateUnclosedTag = Problem(
    "template-unclosed-tag", "A tag starts but doesn't end.",
    "Close it with `}}`, or with `}}}` if it starts with three braces.")
  static let templateDuplicateName = Problem(
    "template-duplicate-name",
    "Two presentables of one view model have a field with the same name. Only developers of "
      + "Zoetrope see this error.", "Rename one of the two fields.")
  static let templateListOutsideSection = Problem(
    "template-list-outside-section", "A list is used where a single value is needed.",
    "Put `{{#name}}…{{/name}}` around the part that shows one element.")
  static let templateNoNamesInside = Problem(
    "template-no-names-inside",
    "A name such as `date.day` asks for a part of a value that has no parts.",
    "Write only the value: `{{date}}`.")
  static let templateNotATemplate = Problem(
    "template-not-a-template", "`{{>*name}}` must name a template.",
    "Write `{{>*template}}` in a section over cells.")
  static let templateNotAValue = Problem(
    "template-not-a-value",
    "A flag, or a value that consists of named parts, can't be written as text.",
    "For a flag, write a section: `{{#name}}…{{/name}}`. Otherwise write one of the value's parts.")
  static let templateOptionalOutsideSection = Problem(
    "template-optional-outside-section", "A value that may be missing is used without a section.",
    "Put the value's section around it: `{{#name}}…{{name}}…{{/name}}`.")
  static let templateRawText = Problem(
    "template-raw-text", "`{{{name}}}` would insert text without escaping it.",
    "Write `{{name}}`. Fields that contain safe markup are never escaped.")
  static let templateUnknownName = Problem(
    "template-unknown-name", "This page has no field with that name here.",
    "Write the suggested name, or one of the names in the note. [Templates](templates.md) lists "
      + "all of them.")
  static let templateUnknownWord = Problem(
    "template-unknown-word", traits: .absence,
    "`{{words.name}}` names a word that isn't in the language's words file.",
    "Write the suggested word, or add yours to the words file.")
  static let templateWordsAlone = Problem(
    "template-words-alone", "`{{words}}` means all words, so it can't be written as text.",
    "Name one word, as in `{{words.departure}}`.")
  static let templateEndlessPartial = Problem(
    "template-endless-partial", "A template includes itself endlessly.",
    "Include it in a section over a list, so that it stops at the end of the data.")
  static let templateMissing = Problem(
    "template-missing", traits: .absence,
    "A page's template doesn't exist, neither in the site nor in the built-in theme.",
    "Create the file that the message names.")
  static let templateMissingBlock = Problem(
    "template-missing-block", traits: .absence,
    "The site's template overrides a built-in one but lacks a block that other built-in templates "
      + "fill.", "Write `{{$name}}{{/name}}` where the block's content should appear.")
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
    "Reduce the number of levels.")
  static let templatePageTooLarge = Problem(
    "template-page-too-large",
    "A page, feed or sitemap made from a template is larger than 64 MB. The usual cause is nested "
      + "sections over lists: three sections over a thousand elements each repeat their content a "
      + "billion times.", "Show less on one page, and don't nest a list in itself.")
  static let templateTooLarge = Problem(
    "template-too-large",
    "The templates of one page add up to more than 8 MB. Zoetrope counts a template's text each "
      + "time it is included, plus 256 bytes for each tag.",
    "Include fewer templates in each other.")
  static let templateUnknownBlock = Problem(
    "template-unknown-block", traits: .absence,
    "A template replaces a block that its parent doesn't have.",
    "Write the suggested name, or one of the blocks in the note.")
  static let templateBrokenSeparator = Problem(
    "template-broken-separator",
    "A section ends after the name of a tag or attribute, and the text after it would become part "
      + "of that name.", "Start the text with a space, `/` or `>`.")
  static let templateLateHttpEquiv = Problem(
    "template-late-http-equiv",
    "`http-equiv` comes after a `content` that contains a value. It would turn the value into an "
      + "instruction for the browser.",
    "Write `http-equiv` first. Then `content` may contain `0; url={{link}}`.")
  static let templateLateMetaName = Problem(
    "template-late-meta-name",
    "A `meta` element has a `name` such as `referrer` or `robots` after a `content` that contains "
      + "a value. The name would turn the value into an instruction for the browser.",
    "Write fixed text in `content`.")
  static let templateOpenEnd = Problem(
    "template-open-end", "A template ends inside a tag, a quote, a comment or a script.",
    "Close it before the template ends.")
  static let templateSchemeOfValue = Problem(
    "template-scheme-of-value", "A `:` after a value would turn the value into a scheme.",
    "Write the scheme as fixed text.")
  static let templateStrayEquals = Problem(
    "template-stray-equals", "There is a gap between an attribute's name and its `=`.",
    "Write the name, `=` and the quotes together.")
  static let templateUnbalancedBlock = Problem(
    "template-unbalanced-block",
    "A block starts in one part of the HTML and ends in another, such as text and an attribute.",
    "Start and end it in the same part.")
  static let templateUnbalancedPartial = Problem(
    "template-unbalanced-partial",
    "An included template starts in one part of the HTML and ends in another, such as text and an "
      + "attribute.", "Start and end it in the same part.")
  static let templateUnclosedElement = Problem(
    "template-unclosed-element",
    "A section opens an element without closing it, or closes an element that it didn't open. The "
      + "following HTML would be inside that element only if the section is shown, or only if it "
      + "isn't. You may open an element in one section and close it in another if both have the "
      + "same condition. Outside sections, an element must have both tags, except those for which "
      + "HTML doesn't require an end tag, such as p, li and td.",
    "Open and close the element in the same section, or in sections with the same name. Outside "
      + "sections, write both tags.")
  static let templateUnbalancedSection = Problem(
    "template-unbalanced-section",
    "A section starts in one part of the HTML and ends in another. The meaning of the following "
      + "HTML would depend on whether the section is shown.",
    "Start and end it in the same part, such as text.")
  static let templateLinkNotAlone = Problem(
    "template-link-not-alone", "An address contains other text before a link value.",
    "Write only the link: it is already a complete address.")
  static let templateMarkupInAttribute = Problem(
    "template-markup-in-attribute", "A value with markup is used in an attribute.",
    "Use a text field instead.")
  static let templateMarkupInText = Problem(
    "template-markup-in-text",
    "A value with markup is used where HTML allows only text, as in `title` or `textarea`.",
    "Use a text field instead.")
  static let templateScriptNeedsJson = Problem(
    "template-script-needs-json", "A data script contains a value that isn't JSON.",
    "Use a JSON field.")
  static let templateSrcsetNeedsNumber = Problem(
    "template-srcset-needs-number", "In `srcset`, the value after an address isn't a number.",
    "Use a number, as in `{{link}} {{width}}w`.")
  static let templateStyleNeedsColor = Problem(
    "template-style-needs-color",
    "A `style` attribute, or an SVG attribute such as `fill`, contains a value that isn't a "
      + "colour. Such a value could load a file from another site with `url(…)`.",
    "Choose a class in a section instead. You can pass a number as a custom property: "
      + "`style=\"--width: {{imageWidth}}\"`.")
  static let templateUrlNeedsLink = Problem(
    "template-url-needs-link", "An address starts with a value that isn't a link.",
    "Use a link field.")
  static let templateValueBehindAngle = Problem(
    "template-value-behind-angle",
    "A value comes after a `<` in text such as `title`. Inside SVG, the two would form a tag.",
    "Write `<` as `&lt;`.")
  static let templateValueInAnimation = Problem(
    "template-value-in-animation",
    "An SVG animation contains a value for the attribute that it changes.",
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
    "template-value-in-host", "A value is part of an address's host, so it could lead to any site.",
    "Write the host and the `/` after it as fixed text, or use only a link field.")
  static let templateValueInKeyword = Problem(
    "template-value-in-keyword",
    "An attribute that controls the browser, such as `rel`, `type`, `target` or `method`, contains "
      + "a value.",
    "Write the words as fixed text. If there are several choices, use a section for each.")
  static let templateValueInLoadedAddress = Problem(
    "template-value-in-loaded-address",
    "A value is part of the address of a script, style sheet, frame or `base`, so it could make "
      + "the browser load something else.",
    "Write the address as fixed text, or use only a link field.")
  static let templateValueInMeta = Problem(
    "template-value-in-meta", "`<meta http-equiv>` contains a value.",
    "Only a link within this site is allowed: `content=\"0; url={{link}}\"`.")
  static let templateValueInRawText = Problem(
    "template-value-in-raw-text",
    "A value is in an element whose text isn't escaped, such as `iframe`.",
    "Move the value out of the element.")
  static let templateValueInScheme = Problem(
    "template-value-in-scheme", "A value comes after a scheme such as `javascript:`.",
    "Use `https:`, `http:`, `mailto:` or an address on this site.")
  static let templateValueInScript = Problem(
    "template-value-in-script", "A script contains a value.",
    "Put the value in a data attribute, or use JSON in `<script type=\"application/json\">`.")
  static let templateValueInScriptType = Problem(
    "template-value-in-script-type", "The type of a script contains a value.",
    "Write the type as fixed text.")
  static let templateValueInSrcdoc = Problem(
    "template-value-in-srcdoc", "`srcdoc`, which is a whole page, contains a value.",
    "Link to a page with `src` instead.")
  static let templateValueInStyle = Problem(
    "template-value-in-style", "A `style` element contains a value.",
    "Pass a colour or number as a custom property: `style=\"--name: {{colour}}\"`.")
  static let templateValueInTagName = Problem(
    "template-value-in-tag-name", "A value is part of a tag's name.",
    "Write the tag's name as fixed text.")
  static let templateValueInXml = Problem(
    "template-value-in-xml", "In XML, a value is outside text and quoted attributes.",
    "Move the value into text or a quoted attribute.")
  static let templateValueUnquoted = Problem(
    "template-value-unquoted", "An attribute without quotes contains a value.",
    "Put quotes around the attribute's value.")
  static let templateUnincluded = Problem(
    "template-unincluded", .warning, traits: .absence, "No template includes this template.",
    "Include it, or delete the file.")
  static let templateUnselected = Problem(
    "template-unselected", .warning, traits: .absence, "No page uses this template.",
    "Name it in a page's `template` key, or delete the file.")
}
