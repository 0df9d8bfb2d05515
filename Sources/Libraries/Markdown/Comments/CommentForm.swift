/// A form in which authors write comments, none of which is published: HTML comments, and those of
/// other programs that read Markdown.
struct CommentForm: Sendable {
  /// How the form differs from a plain pair of marks.
  enum Kind: Sendable {
    case pair
    /// `<!-- … -->`, and HTML's short forms `<!-->` and `<!--->`.
    case html
    /// HTML markup that browsers treat as a comment; leaving it out is reported, as for raw HTML.
    case markup
    /// `<! … >` and `</ … >` without a name, which browsers treat as a comment, too. Text may
    /// contain the opening mark, so an empty line ends the comment.
    case nameless
    /// `%%…%%` of Obsidian, which doesn't begin a comment after a letter or digit.
    case percent
    /// `{::comment}` of kramdown, which may have options, or close itself.
    case kramdown
    /// `{# … #}` of Jinja, Twig and Tera; `{#name}` is an id.
    case hash
    /// `[//]: # (…)`, a definition that no link uses (`CommentDefinition`).
    case definition
  }

  /// Opening mark. In marks, a space matches any number of spaces, tabs and line ends. A `~`
  /// matches one of the signs with which programs strip whitespace, or nothing.
  let opening: StaticString
  /// Closing marks; the first one found ends the comment.
  let closings: [StaticString]
  let kind: Kind

  private init(_ opening: StaticString, _ closings: StaticString..., kind: Kind = .pair) {
    self.opening = opening
    self.closings = closings
    self.kind = kind
  }

  /// Forms in the order in which they are tried; if two begin alike, the longer one comes first.
  static let all = [
    CommentForm("<!--", "-->", kind: .html),
    // Editors turn two hyphens into one dash.
    CommentForm("<!–", "–>", "-->"),
    CommentForm("<!—", "—>", "-->"),
    CommentForm("<!-", ">"),
    CommentForm("<! --", "-->", "-- >"),
    CommentForm("<![CDATA[", "]]>", kind: .markup),
    CommentForm("<!", ">", kind: .markup),
    CommentForm("</", ">", kind: .nameless),
    CommentForm("<?", "?>", kind: .markup),
    // ERB, EJS, JSP
    CommentForm("<%--", "--%>"),
    CommentForm("<%#", "%>"),
    CommentForm("%%", "%%", kind: .percent),
    CommentForm("{::comment", "{:/comment }", "{:/ }", kind: .kramdown),
    CommentForm("{#", "#}", kind: .hash),
    CommentForm("{%~ comment", "{%~ endcomment ~%}"),
    CommentForm("{%~ #", "%}"),
    // MDX
    CommentForm("{ /*", "*/ }"),
    CommentForm("{ //", "\n }", "\r }"),
    // CriticMarkup: comments and deleted words
    CommentForm("{>>", "<<}"),
    CommentForm("{--", "--}"),
    // Hugo
    CommentForm("{{~ /*", "*/ ~}}"),
    CommentForm("{{< comment >}}", "{{< /comment >}}"),
    CommentForm("{{% comment %}}", "{{% /comment %}}"),
    // Handlebars and Mustache
    CommentForm("{{~!--", "--~}}"),
    CommentForm("{{~!", "}}"),
    // Roam
    CommentForm("{{[[comment]]", "}}"),
    CommentForm("[", ")", kind: .definition),
  ]

  /// Forms whose closing mark contains a word and can't mean anything else. If one is found without
  /// an opening, the author probably misspelt a comment.
  static let withOwnEnds = all.indices.filter {
    all[$0].closings[0].withUTF8Buffer { $0.contains(where: \.isLetter) }
  }

  /// The mark as authors write it.
  static func shown(_ mark: StaticString) -> String {
    let text = "\(mark)".replacing("~", with: "").replacing(" }", with: "}")
      .replacing(" /", with: "/").replacing("\n", with: "")
    return switch text {
    case "{::comment": "{::comment}"
    case "{% comment": "{% comment %}"
    case "[": "[//]: # ("
    default: text
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// End of a form's mark at an index; `nil` if the text there doesn't match the mark.
  func end(ofMark mark: StaticString, at start: Int) -> Int? {
    mark.withUTF8Buffer { mark in
      // Most indices fail here, so this check comes first.
      guard start < count, self[start] == mark[0] else { return nil }
      var index = start + 1
      for byte in mark.dropFirst() {
        if byte == UInt8(ascii: " ") {
          while index < count, self[index].isBlank { index += 1 }
        } else if byte == UInt8(ascii: "~") {
          if index < count, self[index].stripsBlanks { index += 1 }
        } else {
          guard index < count, self[index] == byte else { return nil }
          index += 1
        }
      }
      return index
    }
  }
}

extension UInt8 {
  fileprivate var stripsBlanks: Bool {
    self == UInt8(ascii: "-") || self == UInt8(ascii: "~") || self == UInt8(ascii: "+")
  }
}
