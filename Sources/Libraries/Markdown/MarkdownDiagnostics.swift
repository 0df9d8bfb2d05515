package import Diagnostics

// The messages for all mistakes in Markdown.

extension MarkdownFault {
  package var diagnostic: Diagnostic {
    switch reason {
    case .tooLarge(let bytes):
      Problem.markdownTooLarge(
        at: place, "this text has \(bytes) bytes, more than the limit of \(MarkdownLimits.bytes)",
        fix: "split it into several pages")
    case .tooDeep:
      Problem.markdownTooDeep(
        at: place,
        "quotes, lists, emphasis and links are nested more than \(MarkdownLimits.nesting) deep",
        fix: "put a backslash before marks that are meant as text, or use a code block")
    case .tooComplex:
      Problem.markdownTooComplex(
        at: place, "these lines have so many marks that reading them would take too long",
        fix: "split them with empty lines")
    case .openComment(let mark):
      Problem.markdownOpenComment(
        at: place,
        "the comment that starts with '\(mark.opening)' isn't closed, so it would be published",
        fix: "write '\(mark.closing)' where it ends, or '\\\(mark.opening)' if it isn't a comment")
    case .commentEnd(let mark):
      Problem.markdownUnopenedComment(
        at: place,
        "'\(mark.closing)' closes a comment, but none is open here, so its text would be published",
        fix: "write '\(mark.opening)' where the comment starts, or delete '\(mark.closing)'")
    case .hidingMark(let mark):
      .hiddenText(by: mark, at: place)
    case .unclearComment:
      Problem.markdownUnclearComment(
        at: place,
        "it isn't clear where a comment in these lines starts and ends, so it would be published",
        fix: "put the comment between empty lines, away from tables and backticks")
    }
  }
}

extension Diagnostic {
  static func hiddenText(by mark: String, at place: SourceRange) -> Diagnostic {
    Problem.markdownHiddenText(
      at: place, "'\(mark)' hides text in some programs, but here that text would be published",
      fix:
        "delete the mark and the text that should stay private; if you mean the characters, "
        + "write '\\\(mark)'")
  }

  /// Warning for another program's syntax. Its text is always the same, so it is reported once with
  /// a count.
  static func otherSyntax(_ syntax: OtherSyntax, at place: SourceRange) -> Diagnostic {
    let (what, fix) =
      switch syntax {
      case .shortcode:
        ("a Hugo shortcode", "rewrite it in Markdown, such as ![Tram](tram.jpg)")
      case .liquid:
        ("a Liquid tag", "rewrite it in Markdown, such as [Lisbon](lisbon.md)")
      case .wikilink:
        ("a wiki link", "write [Lisbon](lisbon.md), or ![Tram](tram.jpg) for a picture")
      case .attributes:
        ("a list of attributes", "remove it, or write {#id} after a heading's words")
      case .fence, .hidingBox:
        ("a box of colons", "write it as a quote, with '> ' before each line")
      case .alert: ("an alert mark", "write its word in bold, such as **Note**")
      case .bracketTag:
        ("a WordPress shortcode", "rewrite it in Markdown, such as ![Tram](tram.jpg)")
      case .formula: ("a TeX formula", "write it in words, or as code, such as `x = 1`")
      }
    return Problem.markdownOtherSyntax(
      at: place, "\(what) isn't Markdown, so it appears in the text unchanged",
      fix: "\(fix); if you mean the characters, put a backslash before them")
  }

  static func footnote(_ finding: FootnoteFinding, at place: SourceRange) -> Diagnostic {
    let label = finding.label
    return switch finding.kind {
    case .unknown:
      Problem.markdownUnknownFootnote(
        at: place, "there is no footnote '\(label)', so the brackets appear in the text",
        fix: "write it on a separate line: [^\(label)]: …, or write '\\[^\(label)]' for the "
          + "brackets")
    case .unused:
      Problem.markdownUnusedFootnote(
        at: place, "nothing refers to the footnote '\(label)', so it is left out",
        fix: "write [^\(label)] where it belongs, or delete the footnote")
    case .repeated:
      Problem.markdownRepeatedFootnote(
        at: place, "there is already a footnote '\(label)', so this one is left out",
        fix: "rename it")
    }
  }

  static func misplacedPictureWidth(_ fragment: String, at place: SourceRange) -> Diagnostic {
    Problem.markdownMisplacedPictureWidth(
      at: place,
      "only a picture in a separate paragraph can be wide, so '\(fragment)' has no effect here",
      fix: "put the picture between empty lines, or remove '\(fragment)'")
  }
}

extension String {
  /// The scheme up to and including the colon, without hidden characters.
  var shownScheme: String {
    let scheme = unicodeScalars.prefix { $0 != ":" }.filter { $0.value > 0x20 && $0.value != 0x7F }
    return String(String.UnicodeScalarView(scheme.prefix(32))) + ":"
  }
}
