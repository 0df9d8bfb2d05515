/// Marks with which other programs show a text conditionally or not at all, such as `{% if`.
/// Zoetrope interprets none of them, and would publish the text.
enum HidingMarks {
  /// Marks before a word; `~` and a space have the same meaning as in `CommentForm.opening`.
  fileprivate static let openings: [StaticString] = [
    "{%~ ", "{{~ #", "{{~ ^", "{{< ", "{{% ", "{{~ ", "{#", "<%~ ",
  ]
  private static let words: Set<String> = [
    "if", "ifdef", "ifversion", "unless", "comment", "draft", "hidden", "hide", "private",
    "secret", "content-hidden", "content-visible", "members", "members_only", "members-only",
    "membership", "restrict", "restricted", "protected", "password", "loggedin", "um_loggedin",
    "encrypt", "family", "friends", "capture", "doc", "member", "is_logged_in",
    "content_protector", "subscribers", "premium",
  ]
  /// Classes and attributes with which other programs' styles hide a paragraph or a heading.
  private static let classes: Set<String> = [
    ".hidden", ".hide", ".private", ".secret", ".draft", ".content-hidden", ".d-none", ".invisible",
    ".visually-hidden", ".sr-only", ".noshow", "hidden=",
  ]

  /// Whether an item of an attribute list, such as `.hidden` or `hidden="true"`, hides a text.
  static func areIn(_ part: some Collection<UInt8>) -> Bool {
    guard (4...24).contains(part.count) else { return false }
    let end = part.firstIndex(of: UInt8(ascii: "=")).map { part[...$0] } ?? part[...]
    return classes.contains(String(decoding: end, as: UTF8.self).lowercased())
  }

  /// Whether a tag or a box with this name hides its content.
  static func areNamed(_ word: some Collection<UInt8>) -> Bool {
    (2...17).contains(word.count)
      && words.contains(String(decoding: word, as: UTF8.self).lowercased())
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// End of a mark at an index with which other programs may hide text; `nil` if there isn't one.
  func end(ofHiding start: Int) -> Int? {
    guard start < count else { return nil }
    switch self[start] {
    case UInt8(ascii: "<"), UInt8(ascii: "{"):
      if let end = end(ofHidingAttributes: start) ?? end(ofMisspeltComment: start) { return end }
      // Most such marks are ids and values. After a `{`, the brace belongs to an escaped mark.
      guard start + 1 < count, "%{#f~".utf8.contains(self[start + 1]),
        start == 0 || self[start - 1] != UInt8(ascii: "{"),
        self[start + 1] != UInt8(ascii: "#") || end(ofMark: "{#if ", at: start) != nil
          || end(ofMark: "{#unless ", at: start) != nil
      else { return nil }
      return end(ofHidingTag: start) ?? end(ofMark: "{false &&", at: start)
        // CriticMarkup's replaced words. The mark isn't in the list, because `~` has another
        // meaning there.
        ?? (self[start...].starts(with: "{~~".utf8) ? start + 3 : nil)
    case UInt8(ascii: "%"):
      // MyST comments are paragraphs. Within a paragraph, a line may begin with `%` by chance.
      let next = start + 1 < count ? self[start + 1] : UInt8(ascii: "\n")
      return !next.isLineEnd && !"%}>".utf8.contains(next) && mayBeginParagraph(at: start)
        ? start + 1 : nil
    case UInt8(ascii: "#"):
      // Org ignores case.
      let mark = self[start...].prefix(15)
      return mark.lazy.map { $0 &- 0x41 < 26 ? $0 | 0x20 : $0 }
        .elementsEqual("#+begin_comment".utf8) ? mark.endIndex : nil
    case UInt8(ascii: "["):
      // The closing tag of a WordPress shortcode is checked, because the opening one may be a
      // link's text.
      let word = self[start...].dropFirst(2).prefix { $0.isPartOfName }
      return self[start...].starts(with: "[/".utf8) && HidingMarks.areNamed(word)
        ? end(ofMark: "]", at: word.endIndex) : nil
    case UInt8(ascii: "\\"):
      return end(ofMark: "\\begin{comment}", at: start) ?? end(ofMark: "\\iffalse", at: start)
    default: return nil
    }
  }

  /// End of a closing mark such as `<!-- /hide -->`, by which a plugin hides the text before it.
  func end(ofHidingComment start: Int) -> Int? {
    guard let content = end(ofMark: "<!-- /", at: start) else { return nil }
    let word = self[content...].prefix { $0.isPartOfName }
    return HidingMarks.areNamed(word) ? end(ofMark: " -->", at: word.endIndex) : nil
  }

  /// End of a misspelt `<!--` that `-->` follows in its line or the next ones: `<--! a -->`.
  private func end(ofMisspeltComment start: Int) -> Int? {
    guard let content = end(ofMark: "<--", at: start) ?? end(ofMark: "< !--", at: start),
      content < count, self[content] != UInt8(ascii: ">")
    else { return nil }
    var isEmptyLine = false
    // A mark without an end is followed by many others in hostile texts only.
    for index in content..<Swift.min(count, content + Self.longestMisspelt) {
      if self[index] == UInt8(ascii: ">") {
        return self[content..<index].suffix(2).elementsEqual("--".utf8) ? content : nil
      }
      if self[index] == UInt8(ascii: "\n") {
        if isEmptyLine { return nil }
        isEmptyLine = true
      } else if !self[index].isBlank {
        isEmptyLine = false
      }
    }
    return nil
  }

  private static var longestMisspelt: Int { 2_000 }

  /// End of the name of a tag that may hide the text after it.
  private func end(ofHidingTag start: Int) -> Int? {
    for opening in HidingMarks.openings {
      guard let content = end(ofMark: opening, at: start) else { continue }
      let word = self[content...].prefix { $0.isPartOfName }
      guard HidingMarks.areNamed(word) else { continue }
      // `{#private}` is an id.
      let isTag = self[start + 1] != UInt8(ascii: "#")
      if isTag || word.endIndex < count && self[word.endIndex].isBlank { return word.endIndex }
    }
    return nil
  }

  /// End of an attribute list that hides a paragraph, a heading or a span: `{: .hidden}`,
  /// `{#ana .private}`.
  private func end(ofHidingAttributes start: Int) -> Int? {
    guard self[start] == UInt8(ascii: "{"), start + 1 < count,
      ":.# h".utf8.contains(self[start + 1])
    else { return nil }
    let text = self[(start + 1)...].prefix(200)
    // Attributes contain no brace, so even a text full of braces is read only once.
    guard let end = text.firstIndex(where: { "{}\n\r".utf8.contains($0) }),
      self[end] == UInt8(ascii: "}"),
      text[..<end].split(whereSeparator: { $0.isBlank || $0 == UInt8(ascii: ":") })
        .contains(where: HidingMarks.areIn)
    else { return nil }
    // Boxes are skipped here: `isHidingBox` checks their names and classes together.
    let before = self[..<start].reversed().prefix { !$0.isLineEnd }.reversed()
    return before.drop(while: \.isBlank).starts(with: ":::".utf8) ? nil : end + 1
  }

  /// Whether the box that begins with the colons before an index hides its content, by its name or
  /// a class. Examples are `::: hidden`, `:::hidden Title`,
  /// `::: {.content-hidden when-format="html"}`.
  func isHidingBox(after colons: Int) -> Bool {
    let line = self[colons...].prefix { !$0.isLineEnd }.drop(while: \.isBlank)
    if HidingMarks.areNamed(line.prefix { $0.isPartOfName }) { return true }
    // The text outside the braces is the title, which may contain any word.
    return line.drop { $0 != UInt8(ascii: "{") }.prefix { $0 != UInt8(ascii: "}") }
      .split { !$0.isPartOfName }.contains(where: HidingMarks.areNamed)
  }
}

extension UInt8 {
  fileprivate var isPartOfName: Bool {
    isAlphanumeric || self == UInt8(ascii: "-") || self == UInt8(ascii: "_")
  }
}
