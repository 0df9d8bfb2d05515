/// The attributes that mean something to a browser, by what may stand in them.
///
/// It is asked while templates compile, written into the manual, and gone through by tests. Sources: HTML
/// Standard, "Attributes"; SVG 2, "Attribute index"; MathML Core; the attributes that OWASP's sheet on
/// cross-site scripting and the reports on Go's html/template are about.
package enum AttributeTable {
  /// Attributes of one meaning. `script src` is the `src` of `script`, `rel` that of every element.
  package struct Group: Sendable {
    let kind: AttributeKind
    /// What they are, as the manual calls them.
    package let title: String
    /// What may stand in them, as the manual says it.
    package let rule: String
    /// Sorted by what belongs together.
    package let attributes: [String]

    /// As authors write them: the name of an element before its own attribute.
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
        "a whole link; text and numbers behind literal text that ends the host, percent-encoded",
      attributes: [
        "href", "xlink:href", "src", "poster", "background", "cite", "longdesc", "action",
        "formaction", "icon", "itemid", "itemtype", "profile", "usemap", "dynsrc", "lowsrc",
        "param value",
      ]),
    Group(
      kind: .candidates, title: "addresses with a size",
      rule: "whole links, each with a number behind it",
      attributes: ["srcset", "imagesrcset"]),
    Group(
      kind: .wholeURL, title: "addresses of frames, and rows of addresses",
      rule: "a whole link, alone",
      attributes: [
        "iframe src", "frame src", "fencedframe src", "portal src", "embed src", "object data",
        "data", "ping", "attributionsrc",
      ]),
    Group(
      kind: .ownURL, title: "addresses of programs and style sheets",
      rule:
        "a whole link, alone; one that leads away from this site is written `#`. A `link` whose `rel` "
        + "stands before and only leads on, such as `canonical`, takes any link",
      attributes: [
        "script src", "script href", "script xlink:href", "link href", "base href", "manifest",
      ]),
    Group(
      kind: .style, title: "CSS", rule: "a colour",
      attributes: [
        "style", "fill", "stroke", "color", "stop-color", "flood-color", "lighting-color", "filter",
        "mask", "clip-path", "marker", "marker-start", "marker-mid", "marker-end", "cursor",
      ]),
    Group(
      kind: .keyword, title: "words that decide what a browser does",
      rule: "nothing: write them out, in sections where there are several",
      attributes: [
        "rel", "rev", "type", "target", "formtarget", "method", "formmethod", "enctype",
        "formenctype", "charset", "accept-charset", "sandbox", "allow", "csp", "referrerpolicy",
        "crossorigin", "integrity", "nonce", "as", "is", "autocomplete", "command",
        "shadowrootmode", "encoding", "xml:base", "code", "codebase", "archive", "classid",
        "applet object", "param name", "script language", "script for", "script event",
      ]),
    Group(
      kind: .scriptType, title: "the `type` of a script", rule: "nothing: write it out",
      attributes: ["script type"]),
    Group(
      kind: .metaName, title: "the `name` of a `meta`", rule: "nothing: write it out",
      attributes: ["meta name"]),
    Group(
      kind: .httpEquiv, title: "`http-equiv`", rule: "nothing: write it out",
      attributes: ["http-equiv"]),
    Group(
      kind: .metaContent, title: "the `content` of a `meta`",
      rule:
        "what may stand in any other attribute; behind `http-equiv` nothing but a link of this site in "
        + "`0; url={{link}}`; behind a `name` that instructs browsers or search engines nothing",
      attributes: ["meta content"]),
    Group(
      kind: .animation, title: "what an SVG animation sets", rule: "nothing: write it out",
      attributes: ["attributename", "to", "from", "by", "values"].flatMap { name in
        ["set", "animate", "animatemotion", "animatetransform"].map { "\($0) \(name)" }
      }),
    Group(
      kind: .srcdoc, title: "`srcdoc`, which is a page", rule: "nothing: link to a page",
      attributes: ["srcdoc"]),
  ]

  /// Those that every element has, one of another's making too.
  static let global: Set = ["is", "nonce"]

  /// The names of SVG and MathML that look like those of custom elements.
  static let hyphenated: Set = [
    "annotation-xml", "color-profile", "font-face", "font-face-src", "font-face-uri",
    "font-face-format", "font-face-name", "missing-glyph",
  ]

  /// What a `rel` says of links that only lead on: nothing of them is run, and nothing looks like them.
  static let leading: Set = [
    "alternate", "apple-touch-icon", "author", "bookmark", "canonical", "contents", "first", "help",
    "icon", "index", "last", "license", "me", "mask-icon", "next", "prev", "previous",
    "privacy-policy", "search", "shortcuticon", "shortlink", "start", "tag", "terms-of-service",
    "up", "webmention",
  ]

  /// The names of a `meta` whose content instructs.
  static let instructing: Set = [
    "bingbot", "color-scheme", "googlebot", "referrer", "robots", "supported-color-schemes",
    "viewport",
  ]

  /// What an attribute means, on some elements and on all others.
  struct Known {
    var general: AttributeKind?
    var own: [(element: String, kind: AttributeKind)] = []
  }

  /// By the names of attributes.
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
