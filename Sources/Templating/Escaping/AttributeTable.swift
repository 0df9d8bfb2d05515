/// The attributes with a meaning to browsers, and the values allowed in them.
///
/// The compiler, the manual and tests use it. Sources: HTML Standard, "Attributes"; SVG 2,
/// "Attribute index"; MathML Core; attributes in OWASP's cheat sheet on cross-site scripting and in
/// reports on Go's html/template.
package enum AttributeTable {
  /// Attributes with the same meaning. `script src` is the `src` of `script`; `rel` without an
  /// element applies to all elements.
  package struct Group: Sendable {
    let kind: AttributeKind
    /// Name of the group in the manual.
    package let title: String
    /// Values allowed in the attributes, in the words of the manual.
    package let rule: String
    /// Related attributes are adjacent.
    package let attributes: [String]

    /// The attributes in HTML syntax: an element's own attribute with its element.
    package var names: [String] {
      attributes.map { attribute in
        let words = attribute.split(separator: " ")
        return words.count == 2 ? "<\(words[0]) \(words[1])>" : attribute
      }
    }
  }

  package static let groups: [Group] = [
    Group(
      kind: .url, title: "addresses",
      rule:
        "a whole link; or literal text that includes the complete host, followed by text "
        + "and numbers, which are percent-encoded",
      attributes: [
        "href", "xlink:href", "src", "poster", "background", "cite", "longdesc", "action",
        "formaction", "icon", "itemid", "itemtype", "profile", "usemap", "dynsrc", "lowsrc",
        "param value",
      ]),
    Group(
      kind: .candidates, title: "addresses with a size",
      rule: "whole links, each followed by a number",
      attributes: ["srcset", "imagesrcset"]),
    Group(
      kind: .wholeURL, title: "addresses of frames, and lists of addresses",
      rule: "a whole link and nothing else",
      attributes: [
        "iframe src", "frame src", "fencedframe src", "portal src", "embed src", "object data",
        "data", "ping", "attributionsrc",
      ]),
    Group(
      kind: .ownURL, title: "addresses of programs and style sheets",
      rule:
        "a whole link and nothing else; a link to another site becomes `#`. A `<link>` that "
        + "neither runs nor styles anything, such as `canonical`, can have any link if `rel` "
        + "comes first",
      attributes: [
        "script src", "script href", "script xlink:href", "link href", "base href", "manifest",
      ]),
    Group(
      kind: .style, title: "CSS",
      rule: "a colour; in `style`, also a number in a custom property: `--width: {{imageWidth}}`",
      attributes: [
        "style", "fill", "stroke", "color", "stop-color", "flood-color", "lighting-color", "filter",
        "mask", "clip-path", "marker", "marker-start", "marker-mid", "marker-end", "cursor",
      ]),
    Group(
      kind: .keyword, title: "keywords that control the browser",
      rule:
        "none: write the keyword as literal text; to choose between keywords, use sections",
      attributes: [
        "rel", "rev", "type", "target", "formtarget", "method", "formmethod", "enctype",
        "formenctype", "charset", "accept-charset", "sandbox", "allow", "csp", "referrerpolicy",
        "crossorigin", "integrity", "nonce", "as", "is", "autocomplete", "command",
        "shadowrootmode", "encoding", "xml:base", "code", "codebase", "archive", "classid",
        "applet object", "param name", "script language", "script for", "script event",
      ]),
    Group(
      kind: .scriptType, title: "the `type` of a script", rule: "none: write it as literal text",
      attributes: ["script type"]),
    Group(
      kind: .metaName, title: "the `name` of a `meta`", rule: "none: write it as literal text",
      attributes: ["meta name"]),
    Group(
      kind: .httpEquiv, title: "`http-equiv`", rule: "none: write it as literal text",
      attributes: ["http-equiv"]),
    Group(
      kind: .metaContent, title: "the `content` of a `meta`",
      rule:
        "the same values as in any other attribute. After `http-equiv`, only a link to this "
        + "site, written as `0; url={{link}}`. After a `name` that instructs browsers or "
        + "search engines, none",
      attributes: ["meta content"]),
    Group(
      kind: .animation, title: "properties of SVG animations",
      rule:
        "none: write it as literal text",
      attributes: ["attributename", "to", "from", "by", "values"].flatMap { name in
        ["set", "animate", "animatemotion", "animatetransform"].map { "\($0) \(name)" }
      }),
    Group(
      kind: .srcdoc, title: "`srcdoc`, a whole page", rule: "none: link to a page",
      attributes: ["srcdoc"]),
  ]

  /// Attributes with a meaning on every element, including custom ones.
  static let global: Set = ["is", "nonce"]

  /// Names in SVG and MathML that look like custom elements.
  static let hyphenated: Set = [
    "annotation-xml", "color-profile", "font-face", "font-face-src", "font-face-uri",
    "font-face-format", "font-face-name", "missing-glyph",
  ]

  /// Values of `rel` for links that are only followed: their targets aren't executed and don't
  /// affect the page's look.
  static let leading: Set = [
    "alternate", "apple-touch-icon", "author", "bookmark", "canonical", "contents", "first", "help",
    "icon", "index", "last", "license", "me", "mask-icon", "next", "prev", "previous",
    "privacy-policy", "search", "shortcuticon", "shortlink", "start", "tag", "terms-of-service",
    "up", "webmention",
  ]

  /// Names of `meta` elements whose content is an instruction.
  static let instructing: Set = [
    "bingbot", "color-scheme", "googlebot", "referrer", "robots", "supported-color-schemes",
    "viewport",
  ]

  /// Meaning of an attribute in general, and its different meanings on some elements.
  struct Known {
    var general: AttributeKind?
    var own: [(element: String, kind: AttributeKind)] = []
  }

  /// Meanings, by the attribute's name.
  static let known: [String: Known] = {
    var known: [String: Known] = [:]
    for group in groups {
      for attribute in group.attributes {
        let words = attribute.split(separator: " ").map(String.init)
        if words.count == 2 {
          known[words[1], default: Known()].own.append((words[0], group.kind))
        } else {
          known[attribute, default: Known()].general = group.kind
        }
      }
    }
    return known
  }()
}
