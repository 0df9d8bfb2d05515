import CPlatform

/// Syntax of other programs in Markdown, which stays in a text as written.
enum OtherSyntax: CaseIterable, Sendable {
  /// Hugo shortcodes: `{{< figure >}}` and `{{% note %}}`.
  case shortcode
  /// Liquid, as in Jekyll and Eleventy: `{% post_url 2015-10-09-lisbon %}` and `{{ site.url }}`.
  case liquid
  /// Links of Obsidian and wikis: `[[Lisbon]]` and `![[lisbon.jpg]]`.
  case wikilink
  /// kramdown attributes: `{: .wide #tram}`.
  case attributes
  /// Line that begins or ends a box in Pandoc and other programs: `:::`.
  case fence
  /// Line that begins a hidden box in Pandoc and other programs: `::: {.hidden}`.
  case hidingBox
  /// GitHub or Obsidian alert: `[!NOTE]` at the beginning of a quote.
  case alert
  /// TeX formula: `$$x$$`.
  case formula
  /// Shortcode of WordPress: `[gallery ids="1,2"]` and `[/caption]`.
  case bracketTag
}

extension OtherSyntax {
  /// Whether a text may contain any such syntax, found by checking each `{`, `[`, `$` and `:`.
  static func mayBe(in text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.holdsMark(zoetrope_marks_of_other_syntax) { byte, index in
      let next = index + 1 < text.count ? text[index + 1] : 0
      return switch byte {
      case UInt8(ascii: "{"): next.isOne(of: "{%:")
      case UInt8(ascii: "["):
        next.isOne(of: "[!") || text.end(ofBracketTag: index, upTo: text.count) != nil
      default: next == byte
      }
    }
  }

  /// Recognises the syntax that begins at an index, and finds its end.
  ///
  /// `marks` is shared by all indices of an area, which must be given in order.
  init?(
    at start: Int, of text: UnsafeBufferPointer<UInt8>, upTo end: Int, _ marks: inout ClosingMarks,
    end found: inout Int
  ) {
    func byte(_ index: Int) -> UInt8 { index < end ? text[index] : 0 }
    switch (byte(start), byte(start + 1)) {
    case (UInt8(ascii: "{"), UInt8(ascii: "%")):
      guard byte(text.afterBlanks(from: start + 2, upTo: end)).isLetterOfASCII,
        let close = marks.end(of: .tag, from: start + 2, in: text, upTo: end)
      else { return nil }
      (self, found) = (.liquid, close)
    case (UInt8(ascii: "{"), UInt8(ascii: "{")):
      guard
        let (syntax, close) = Self.afterTwoBraces(from: start + 2, of: text, upTo: end, &marks)
      else { return nil }
      (self, found) = (syntax, close)
    case (UInt8(ascii: "["), UInt8(ascii: "[")):
      guard let close = marks.end(of: .wikilink, from: start + 2, in: text, upTo: end),
        close > start + 4,
        !text[start + 2..<close - 2].contains(where: {
          $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "]") || $0.isLineEnd
        }),
        byte(close) != UInt8(ascii: "("), byte(close) != UInt8(ascii: "[")
      else { return nil }
      (self, found) = (.wikilink, close)
    case (UInt8(ascii: "{"), UInt8(ascii: ":")):
      let first = byte(text.afterBlanks(from: start + 2, upTo: end))
      guard first.isLetterOfASCII || first == UInt8(ascii: ".") || first == UInt8(ascii: "#"),
        let close = marks.end(of: .attributes, from: start + 2, in: text, upTo: end),
        !text[start + 2..<close].contains(where: { $0 == UInt8(ascii: "{") || $0.isLineEnd })
      else { return nil }
      (self, found) = (.attributes, close)
    case (UInt8(ascii: ":"), UInt8(ascii: ":")):
      guard text.beginsLine(at: start) else { return nil }
      let colons = text[start..<end].prefix { $0 == UInt8(ascii: ":") }
      guard colons.count >= 3 else { return nil }
      self = text.isHidingBox(after: colons.endIndex) ? .hidingBox : .fence
      found = colons.endIndex
    case (UInt8(ascii: "["), UInt8(ascii: "!")):
      let word = text[(start + 2)..<end].prefix { $0.isLetterOfASCII }
      guard !word.isEmpty, byte(word.endIndex) == UInt8(ascii: "]"), text.beginsQuote(at: start)
      else { return nil }
      (self, found) = (.alert, word.endIndex + 1)
    case (UInt8(ascii: "["), _):
      guard let close = text.end(ofBracketTag: start, upTo: end) else { return nil }
      (self, found) = (.bracketTag, close)
    case (UInt8(ascii: "$"), UInt8(ascii: "$")):
      guard let close = marks.end(of: .formula, from: start + 2, in: text, upTo: end),
        !text[start + 2..<close - 2].allSatisfy({ $0.isBlank || $0.isLineEnd })
      else { return nil }
      (self, found) = (.formula, close)
    default: return nil
    }
  }

  /// Recognises a shortcode or a value after two braces, from the index after them.
  private static func afterTwoBraces(
    from start: Int, of text: UnsafeBufferPointer<UInt8>, upTo end: Int, _ marks: inout ClosingMarks
  ) -> (OtherSyntax, end: Int)? {
    let sign = start < end ? text[start] : 0
    if sign == UInt8(ascii: "<") || sign == UInt8(ascii: "%") {
      let mark: ClosingMarks.Mark = sign == UInt8(ascii: "<") ? .shortcode : .markdownShortcode
      return marks.end(of: mark, from: start + 1, in: text, upTo: end).map { (.shortcode, $0) }
    }
    guard let close = marks.end(of: .value, from: start, in: text, upTo: end) else { return nil }
    let value = text[text.afterBlanks(from: start, upTo: end)..<close - 2]
    // Without a space, point or bar, it may be mathematics. The value must not contain a brace:
    // each search then ends where the next value begins, so many values take linear time.
    guard value.first?.isLetterOfASCII == true, !value.contains(UInt8(ascii: "{")),
      value.startIndex > start || value.contains(UInt8(ascii: "."))
        || value.contains(UInt8(ascii: "|"))
    else { return nil }
    return (.liquid, close)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether only spaces and quote marks precede a byte in its line.
  fileprivate func beginsLine(at start: Int) -> Bool {
    var index = start
    while index > 0, self[index - 1] == 0x20 || self[index - 1] == UInt8(ascii: ">") { index -= 1 }
    return index == 0 || self[index - 1].isLineEnd
  }

  /// Whether only spaces and at least one quote mark precede a byte in its line.
  fileprivate func beginsQuote(at start: Int) -> Bool {
    guard beginsLine(at: start) else { return false }
    let before = self[..<start].reversed().first { $0 != 0x20 }
    return before == UInt8(ascii: ">")
  }

  /// End of a WordPress shortcode: a name with an attribute, a closing tag, or one of WordPress's
  /// own names. The text of a link isn't a shortcode.
  fileprivate func end(ofBracketTag start: Int, upTo end: Int) -> Int? {
    let end = Swift.min(end, start + Self.longestTag)
    var index = start + 1
    let isEnd = index < end && self[index] == UInt8(ascii: "/")
    if isEnd { index += 1 }
    let name = self[Swift.min(index, end)..<end].prefix { $0.isLetterOfASCII || $0 == 0x5F }
    index = name.endIndex
    guard !name.isEmpty, index < end else { return nil }
    if self[index] != UInt8(ascii: "]") {
      let attribute = self[index..<end].drop { $0 == 0x20 }.prefix { $0.isLetterOfASCII }
      guard !isEnd, self[index] == 0x20, !attribute.isEmpty, attribute.endIndex < end,
        self[attribute.endIndex] == UInt8(ascii: "="),
        let close = self[attribute.endIndex..<end]
          .firstIndex(where: { $0 == UInt8(ascii: "]") || $0.isLineEnd }),
        self[close] == UInt8(ascii: "]")
      else { return nil }
      index = close
    } else if !isEnd {
      let names = ["gallery", "caption", "embed", "video", "audio", "playlist"]
      guard names.contains(where: { name.elementsEqual($0.utf8) }) else { return nil }
    }
    let next = index + 1 < count ? self[index + 1] : 0
    return "([:".utf8.contains(next) ? nil : index + 1
  }

  private static var longestTag: Int { 500 }

  /// Index after spaces, line ends and the `-` with which Liquid strips whitespace.
  fileprivate func afterBlanks(from start: Int, upTo end: Int) -> Int {
    var index = start
    if index < end, self[index] == UInt8(ascii: "-") { index += 1 }
    while index < end, self[index].isBlank { index += 1 }
    return index
  }
}

extension UInt8 {
  fileprivate var isLetterOfASCII: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }
}
