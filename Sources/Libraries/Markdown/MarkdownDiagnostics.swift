package import Diagnostics
import Markup

// The prose of all mistakes in Markdown.

extension MarkdownFault {
  package var diagnostic: Diagnostic {
    switch reason {
    case .tooLarge(let bytes):
      Diagnostic(
        .error, "markdown-too-large", at: place,
        "this text has \(bytes) bytes, and \(MarkdownLimits.bytes) are the most",
        fix: "part it into several pages")
    case .tooDeep:
      Diagnostic(
        .error, "markdown-too-deep", at: place,
        "quotes, lists, emphasis and links lie in each other more than \(MarkdownLimits.nesting) deep",
        fix: "put a backslash before marks that are meant as text, or the text into a code block")
    case .tooComplex:
      Diagnostic(
        .error, "markdown-too-complex", at: place,
        "these lines have too many marks to be read in reasonable time",
        fix: "part them by empty lines")
    case .openComment(let mark):
      Diagnostic(
        .error, "markdown-open-comment", at: place,
        "the comment that begins with '\(mark.opening)' isn't closed, so it would be published",
        fix: "write '\(mark.closing)' where it ends, or '\\\(mark.opening)' if it isn't a comment")
    case .commentEnd(let mark):
      Diagnostic(
        .error, "markdown-unopened-comment", at: place,
        "'\(mark.closing)' closes a comment, but none is open here, so its text would be published",
        fix: "write '\(mark.opening)' where the comment begins, or delete '\(mark.closing)'")
    case .hidingMark(let mark):
      .hiddenText(by: mark, at: place)
    case .unclearComment:
      Diagnostic(
        .error, "markdown-unclear-comment", at: place,
        "it isn't clear where a comment in these lines begins and ends, so it would be published",
        fix: "put the comment between empty lines, away from tables and backticks")
    }
  }
}

extension Diagnostic {
  static func rawHTML(at place: SourceRange, further: Int) -> Diagnostic {
    Diagnostic(
      .warning, "markdown-raw-html", at: place, "raw HTML is left out",
      fix: "write it as Markdown, or set \"unsafeHTML\": true in Content/site.json",
      notes: further == 0
        ? [] : [Note("\(further) more \(further == 1 ? "piece" : "pieces") in this text")])
  }

  static func hiddenText(by mark: String, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "markdown-hidden-text", at: place,
      "'\(mark)' hides text in some programs, but here that text would be published",
      fix:
        "delete the mark and the text that is to stay private; if you mean the characters, write "
        + "'\\\(mark)'")
  }

  /// Warning for another program's syntax; its text is the same everywhere, so that it is told once
  /// with its number.
  static func otherSyntax(_ syntax: OtherSyntax, at place: SourceRange) -> Diagnostic {
    let (what, fix) =
      switch syntax {
      case .shortcode:
        ("a shortcode of Hugo", "write what it makes in Markdown, such as ![Tram](tram.jpg)")
      case .liquid:
        ("a tag of Liquid", "write what it makes in Markdown, such as [Lisbon](lisbon.md)")
      case .wikilink:
        ("a link of a wiki", "write [Lisbon](lisbon.md), or ![Tram](tram.jpg) for a picture")
      case .attributes:
        ("a list of attributes", "leave it out, or write {#id} behind the words of a heading")
      case .fence, .hidingBox:
        ("a box of colons", "write it as a quote, with '> ' before each line")
      case .alert: ("the mark of an alert", "write its word in bold, such as **Note**")
      case .formula: ("a formula of TeX", "write it in words, or as code, such as `x = 1`")
      }
    return Diagnostic(
      .warning, "markdown-other-syntax", at: place,
      "\(what) is no Markdown, and stays in the text as it is written",
      fix: "\(fix); put a backslash before it where it is meant as text", isCounted: true)
  }

  static func badHeadingID(_ id: String, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, "markdown-bad-heading-id", at: place,
      "'\(id)' can't be the id of a heading, so it stays in its words",
      fix: "write letters, digits, '-', '_' and '.' alone, such as {#getting-there}")
  }

  static func takenHeadingID(_ id: String, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, "markdown-taken-heading-id", at: place,
      "something else on this page has the id '\(id)' already, so the heading gets one of its words",
      fix: "give it an id of its own")
  }

  static func footnote(_ finding: FootnoteFinding, at place: SourceRange) -> Diagnostic {
    let label = finding.label
    return switch finding.kind {
    case .unknown:
      Diagnostic(
        .warning, "markdown-unknown-footnote", at: place,
        "there is no footnote '\(label)', so these brackets stay as they are",
        fix: "write it in a line of its own: [^\(label)]: …, or '\\[^\(label)]' for the brackets")
    case .unused:
      Diagnostic(
        .warning, "markdown-unused-footnote", at: place,
        "nothing leads to the footnote '\(label)', so it is left out",
        fix: "write [^\(label)] where it belongs to, or take it out")
    case .repeated:
      Diagnostic(
        .warning, "markdown-repeated-footnote", at: place,
        "there is a footnote '\(label)' already, so this one is left out",
        fix: "give it a name of its own")
    }
  }

  static func misplacedPictureWidth(_ fragment: String, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, "markdown-misplaced-picture-width", at: place,
      "only a picture in a paragraph of its own can be wide, so '\(fragment)' says nothing here",
      fix: "put the picture between empty lines, or leave '\(fragment)' out")
  }

  static func unsafeLink(_ destination: String, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "markdown-unsafe-link", at: place,
      "a link or image must not lead to '\(destination.shownScheme)'",
      fix: "write a path, or an address that begins with 'https:' or 'mailto:'",
      notes: [Note("schemes that are allowed: \(Link.schemes.sorted().joined(separator: ", "))")])
  }
}

extension String {
  /// The scheme up to the colon, without hidden characters.
  fileprivate var shownScheme: String {
    let scheme = unicodeScalars.prefix { $0 != ":" }.filter { $0.value > 0x20 && $0.value != 0x7F }
    return String(String.UnicodeScalarView(scheme.prefix(32))) + ":"
  }
}
