package import Diagnostics

// The prose of all mistakes in Markdown.

extension MarkdownFault {
  package var diagnostic: Diagnostic {
    switch reason {
    case .tooLarge(let bytes):
      Problem.markdownTooLarge(
        at: place, "this text has \(bytes) bytes, and \(MarkdownLimits.bytes) are the most",
        fix: "part it into several pages")
    case .tooDeep:
      Problem.markdownTooDeep(
        at: place,
        "quotes, lists, emphasis and links lie in each other more than \(MarkdownLimits.nesting) deep",
        fix: "put a backslash before marks that are meant as text, or the text into a code block")
    case .tooComplex:
      Problem.markdownTooComplex(
        at: place, "these lines have too many marks to be read in reasonable time",
        fix: "part them by empty lines")
    case .openComment(let mark):
      Problem.markdownOpenComment(
        at: place,
        "the comment that begins with '\(mark.opening)' isn't closed, so it would be published",
        fix: "write '\(mark.closing)' where it ends, or '\\\(mark.opening)' if it isn't a comment")
    case .commentEnd(let mark):
      Problem.markdownUnopenedComment(
        at: place,
        "'\(mark.closing)' closes a comment, but none is open here, so its text would be published",
        fix: "write '\(mark.opening)' where the comment begins, or delete '\(mark.closing)'")
    case .hidingMark(let mark):
      .hiddenText(by: mark, at: place)
    case .unclearComment:
      Problem.markdownUnclearComment(
        at: place,
        "it isn't clear where a comment in these lines begins and ends, so it would be published",
        fix: "put the comment between empty lines, away from tables and backticks")
    }
  }
}

extension Diagnostic {
  static func hiddenText(by mark: String, at place: SourceRange) -> Diagnostic {
    Problem.markdownHiddenText(
      at: place, "'\(mark)' hides text in some programs, but here that text would be published",
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
    return Problem.markdownOtherSyntax(
      at: place, "\(what) is no Markdown, and stays in the text as it is written",
      fix: "\(fix); put a backslash before it where it is meant as text")
  }

  static func footnote(_ finding: FootnoteFinding, at place: SourceRange) -> Diagnostic {
    let label = finding.label
    return switch finding.kind {
    case .unknown:
      Problem.markdownUnknownFootnote(
        at: place, "there is no footnote '\(label)', so these brackets stay as they are",
        fix: "write it in a line of its own: [^\(label)]: …, or '\\[^\(label)]' for the brackets")
    case .unused:
      Problem.markdownUnusedFootnote(
        at: place, "nothing leads to the footnote '\(label)', so it is left out",
        fix: "write [^\(label)] where it belongs to, or remove it")
    case .repeated:
      Problem.markdownRepeatedFootnote(
        at: place, "there is a footnote '\(label)' already, so this one is left out",
        fix: "give it a name of its own")
    }
  }

  static func misplacedPictureWidth(_ fragment: String, at place: SourceRange) -> Diagnostic {
    Problem.markdownMisplacedPictureWidth(
      at: place,
      "only a picture in a paragraph of its own can be wide, so '\(fragment)' says nothing here",
      fix: "put the picture between empty lines, or leave '\(fragment)' out")
  }
}

extension String {
  /// The scheme up to the colon, without hidden characters.
  var shownScheme: String {
    let scheme = unicodeScalars.prefix { $0 != ":" }.filter { $0.value > 0x20 && $0.value != 0x7F }
    return String(String.UnicodeScalarView(scheme.prefix(32))) + ":"
  }
}
