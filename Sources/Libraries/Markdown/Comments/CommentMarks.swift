import CPlatform

/// Finds comments at indices of one text. The indices must be given in order, so that it takes
/// linear time.
struct CommentMarks {
  /// Meaning of a mark at an index.
  enum Finding {
    /// A comment with its marks. `isMarkup` if leaving it out is reported as for raw HTML.
    case comment(Range<Int>, isMarkup: Bool)
    /// The opening mark of a comment that isn't closed.
    case open(Range<Int>, form: Int)
    /// The closing mark of a comment that wasn't opened.
    case end(Range<Int>, form: Int)
    /// A mark with which other programs may hide text.
    case hiding(Range<Int>)
  }

  private let text: UnsafeBufferPointer<UInt8>
  /// Whether more text follows, which may end a comment. Every unclosed mark then counts as open.
  private let isBeginning: Bool
  /// Index from which on each form has no closing mark; the greatest number while that is unknown.
  private var endless = [Int](repeating: .max, count: CommentForm.all.count)
  /// Index before which no `>` ends a nameless comment.
  private var endOfUnnamed = 0
  /// Index before which no comment closes all comments within it.
  private var endOfNested = 0
  /// Range from the start of the last search for `#}` to the end that it found.
  private var hashEnd: Range<Int>?

  init(_ text: UnsafeBufferPointer<UInt8>, isBeginning: Bool = false) {
    self.text = text
    self.isBeginning = isBeginning
  }

  /// Whether a text may contain comments, found by checking each byte that may begin a mark.
  static func mayBe(in text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.holdsMark(zoetrope_marks_of_comments) { byte, index in
      guard index + 1 < text.count else { return false }
      let next = text[index + 1]
      return switch byte {
      case UInt8(ascii: "<"):
        next.isOne(of: "!?%") || next == UInt8(ascii: "/") && text.isNameless(from: index + 2)
          || next.isOne(of: "- ") && text.end(ofHiding: index) != nil
      case UInt8(ascii: "%"): text.mayBegin(index)
      case UInt8(ascii: "{"): next.isOne(of: "#%:/{>-~f. h\t\n\r") && text.mayBegin(index)
      case UInt8(ascii: "\\"): next.isOne(of: "bi") && text.end(ofHiding: index) != nil
      case UInt8(ascii: "#"): next == UInt8(ascii: "+") && text.end(ofHiding: index) != nil
      case UInt8(ascii: "["): next == UInt8(ascii: "/") && text.end(ofHiding: index) != nil
      case UInt8(ascii: "]"):
        next == UInt8(ascii: ":") && CommentDefinition(endingLabelAt: index, of: text) != nil
      default: false
      }
    }
  }

  /// The comment that begins or ends at a byte; `nil` if none does.
  mutating func finding(at start: Int) -> Finding? {
    forms: for (number, form) in CommentForm.all.enumerated() {
      guard let end = text.end(ofMark: form.opening, at: start) else { continue }
      switch form.kind {
      case .pair:
        // `{% comments %}` is a different tag.
        if text.continuesWord(at: end) { continue }
        return closed(number, start, from: end)
      case .html:
        // Ghost shows the text after this mark only to members.
        if let mark = text.end(ofMark: "<!-- members-only -->", at: start) {
          return .hiding(start..<mark)
        }
        if let mark = text.end(ofHidingComment: start) { return .hiding(start..<mark) }
        if let short = text.endOfShortComment(from: end) {
          return .comment(start..<short, isMarkup: false)
        }
        if let comment = nested(number, start, from: end) { return comment }
        return closed(number, start, from: end)
      case .markup: return markup(number, start, from: end)
      case .nameless: return nameless(start, from: end)
      case .percent:
        guard !text.isWord(before: start) else { return nil }
        return closed(number, start, from: end)
      case .kramdown:
        if text.continuesWord(at: end) { continue }
        return kramdown(number, start, from: end)
      case .hash:
        return hash(number, start, from: end)
          ?? text.end(ofHiding: start).map { .hiding(start..<$0) }
      case .definition:
        guard let comment = CommentDefinition(at: start, of: text) else { break forms }
        return comment.isClosed
          ? .comment(comment.range, isMarkup: false) : .open(comment.range, form: number)
      }
    }
    if let end = text.end(ofHiding: start) { return .hiding(start..<end) }
    for form in CommentForm.withOwnEnds {
      let end = text.end(ofMark: CommentForm.all[form].closings[0], at: start)
      if let end { return .end(start..<end, form: form) }
    }
    return nil
  }

  private mutating func closed(_ number: Int, _ start: Int, from content: Int) -> Finding {
    end(of: number, from: content).map { .comment(start..<$0, isMarkup: false) }
      ?? .open(start..<content, form: number)
  }

  /// Reads a comment to the end that closes it and all comments within it. HTML would end it at the
  /// first `-->`, and show the rest. `nil` if some comment within it isn't closed.
  private mutating func nested(_ number: Int, _ start: Int, from content: Int) -> Finding? {
    guard content >= endOfNested else { return nil }
    var depth = 1
    var index = content
    while let mark = text[index...].firstIndex(of: UInt8(ascii: "-")) {
      if text[mark...].starts(with: "-->".utf8) {
        depth -= 1
        index = mark + 3
        if depth == 0 { return .comment(start..<index, isMarkup: false) }
      } else if mark > content + 1, text[(mark - 2)...].starts(with: "<!--".utf8) {
        depth += 1
        index = mark + 2
      } else {
        index = mark + 1
      }
    }
    endOfNested = text.count
    // The rest of the text may close it.
    return isBeginning && depth > 1 ? .open(start..<content, form: number) : nil
  }

  /// Reads markup, which needs a letter or bracket after `<!`. An unclosed `<?` without a letter is
  /// text.
  private mutating func markup(_ number: Int, _ start: Int, from content: Int) -> Finding? {
    let next = content < text.count ? text[content] : 0
    if content == start + 2, text[start + 1] == UInt8(ascii: "!") {
      guard next.isLetter || next == UInt8(ascii: "[") else {
        return nameless(start, from: content)
      }
    }
    if let end = end(of: number, from: content) { return .comment(start..<end, isMarkup: true) }
    return next.isLetter || content > start + 2 || isBeginning
      ? .open(start..<content, form: number) : nil
  }

  /// Reads a nameless `<! … >` or `</ … >` (HTML Standard, "bogus comment state").
  private mutating func nameless(_ start: Int, from content: Int) -> Finding? {
    guard content >= endOfUnnamed, text.isNameless(from: content) else { return nil }
    var isEmptyLine = false
    for index in content..<text.count {
      if text[index] == UInt8(ascii: ">") { return .comment(start..<index + 1, isMarkup: true) }
      if text[index] == UInt8(ascii: "\n") {
        endOfUnnamed = index
        if isEmptyLine { return nil }
        isEmptyLine = true
      } else if !text[index].isBlank {
        isEmptyLine = false
      }
    }
    endOfUnnamed = text.count
    return nil
  }

  private mutating func kramdown(_ number: Int, _ start: Int, from content: Int) -> Finding {
    guard let brace = text[content...].firstIndex(of: UInt8(ascii: "}")) else {
      return .open(start..<content, form: number)
    }
    if text[brace - 1] == UInt8(ascii: "/") { return .comment(start..<brace + 1, isMarkup: false) }
    return closed(number, start, from: brace + 1)
  }

  /// Reads `{# … #}`. Without a space after `{#`, it is a comment only if it can't be anything
  /// else: `{#name}` is an id, and `{{#each}}` a Mustache tag.
  private mutating func hash(_ number: Int, _ start: Int, from content: Int) -> Finding? {
    guard start == 0 || text[start - 1] != UInt8(ascii: "{"), content < text.count else {
      return nil
    }
    if text[content].isBlank { return closed(number, start, from: content) }
    var index = content
    while index < text.count, text[index] != UInt8(ascii: "}"), text[index] != UInt8(ascii: "{"),
      !text[index].isLineEnd
    {
      index += 1
    }
    if index < text.count, text[index] == UInt8(ascii: "}") {
      guard index > content, text[index - 1] == UInt8(ascii: "#") else { return nil }
      return .comment(start..<index + 1, isMarkup: false)
    }
    // The comment begins at the last opening mark before its end.
    guard let end = end(of: number, from: index) else {
      return isBeginning ? .open(start..<content, form: number) : nil
    }
    guard !text.has("{#", from: index, upTo: end) else { return nil }
    return .comment(start..<end, isMarkup: false)
  }

  /// End of the first closing mark from an index on; `nil` if there isn't one.
  private mutating func end(of number: Int, from start: Int) -> Int? {
    guard start < endless[number] else { return nil }
    if number == Self.hashNumber, let hashEnd, hashEnd.contains(start) { return hashEnd.upperBound }
    let form = CommentForm.all[number]
    var index = start
    while index < text.count {
      for mark in form.closings {
        guard let end = text.end(ofMark: mark, at: index) else { continue }
        if number == Self.hashNumber { hashEnd = start..<end }
        return end
      }
      index += 1
    }
    endless[number] = start
    return nil
  }

  private static let hashNumber = CommentForm.all.firstIndex { $0.kind == .hash } ?? 0
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a comment may begin or end at an index, judged by only the first bytes.
  fileprivate func mayBegin(_ index: Int) -> Bool {
    switch self[index] {
    case UInt8(ascii: "%"):
      self[index + 1] == UInt8(ascii: "%") ? !isWord(before: index) : end(ofHiding: index) != nil
    case UInt8(ascii: "{"):
      switch self[index + 1] {
      case UInt8(ascii: "#"): !beginsID(at: index + 2)
      case UInt8(ascii: ">"), UInt8(ascii: "-"), UInt8(ascii: "~"):
        index + 2 < count && self[index + 2] == self[index + 1]
      case UInt8(ascii: "f"), UInt8(ascii: "."), UInt8(ascii: "h"): end(ofHiding: index) != nil
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        end(ofMark: "{ /*", at: index) != nil || end(ofMark: "{ //", at: index) != nil
          || end(ofHiding: index) != nil
      // kramdown attributes are far more frequent than kramdown comments.
      case UInt8(ascii: ":"):
        index + 2 < count && !self[index + 2].isBlank && !self[index + 2].isLetter
          || end(ofHiding: index) != nil
      default: true
      }
    default: true
    }
  }

  /// Whether the text at an index doesn't begin a name, as the text after `<!` or `</` does in
  /// markup. A `>` there makes an empty tag.
  fileprivate func isNameless(from index: Int) -> Bool {
    index < count && !self[index].isLetter && self[index] != UInt8(ascii: ">")
  }

  /// Whether an id and a brace follow, as in `{#getting-there}`.
  private func beginsID(at start: Int) -> Bool {
    let id = self[Swift.min(start, count)...].prefix {
      $0.isAlphanumeric || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
    }
    return id.endIndex < count && self[id.endIndex] == UInt8(ascii: "}")
  }

  fileprivate func has(_ two: StaticString, from start: Int, upTo end: Int) -> Bool {
    (start..<Swift.max(start, end)).contains { self.end(ofMark: two, at: $0) != nil }
  }

  /// Whether a word that ends with a letter continues at an index.
  fileprivate func continuesWord(at index: Int) -> Bool {
    index > 0 && index < count && self[index - 1].isLetter
      && (self[index].isAlphanumeric || self[index] == UInt8(ascii: "_"))
  }

  /// End of `<!-->` or `<!--->` from the index after `<!--` (HTML Standard, "comment start state").
  fileprivate func endOfShortComment(from index: Int) -> Int? {
    end(ofMark: ">", at: index) ?? end(ofMark: "->", at: index)
  }

  /// Whether a letter or digit of a script with spaces between words precedes an index.
  fileprivate func isWord(before index: Int) -> Bool {
    var end = index
    // Combining marks belong to the character before them.
    for _ in 0..<16 {
      guard end > 0 else { return false }
      if self[end - 1] < 0x80 { return self[end - 1].isAlphanumeric }
      var start = end - 1
      while start > 0, end - start < 4, self[start] & 0xC0 == 0x80 { start -= 1 }
      let text = String(decoding: self[start..<end], as: UTF8.self)
      guard let scalar = text.unicodeScalars.first else { return false }
      if scalar.endsWord { return false }
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .spacingMark, .enclosingMark, .format: end = start
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .decimalNumber, .letterNumber, .otherNumber:
        return true
      default: return false
      }
    }
    return false
  }
}

extension Unicode.Scalar {
  /// Whether it is a letter of a script without spaces between words, so that a word may end after
  /// it. These are Thai, Lao, Tibetan, Myanmar, Khmer, Han, kana and hangul.
  fileprivate var endsWord: Bool {
    switch value {
    case 0x0E00...0x0FFF, 0x1000...0x109F, 0x1100...0x11FF, 0x1780...0x17FF, 0x1950...0x19DF,
      0x1A20...0x1AAF, 0x2E80...0x9FFF, 0xA960...0xA97F, 0xA9E0...0xA9FF, 0xAA60...0xAA7F,
      0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFF66...0xFFDC, 0x1AFF0...0x1B16F, 0x20000...0x3FFFF:
      properties.isAlphabetic && properties.numericType == nil
    default: false
    }
  }
}
