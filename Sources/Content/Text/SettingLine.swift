import Basics

/// A line of text that looks like front matter.
///
/// Its forms are `key: value`, `key = value`, `"key": value`, Logseq's and Obsidian's
/// `key:: value`, and Org's `#+key: value`.
struct SettingLine {
  /// Key as written, without quotes.
  let key: String
  /// Value as written, without spaces around it or a comma at its end.
  let value: String
  /// Whether the line is a keyword of Org, which sentences don't look like.
  let isKeyword: Bool

  /// Reads a line; `nil` for other text.
  init?(_ line: ArraySlice<UInt8>) {
    var rest = line.drop(while: \.isBlank)
    isKeyword = rest.starts(with: "#+".utf8)
    if isKeyword { rest = rest.dropFirst(2) }
    let quote = rest.first.flatMap { $0 == "\"" || $0 == "'" ? $0 : nil }
    if quote != nil { rest.removeFirst() }
    let key = rest.prefix(while: \.isOfKey)
    guard let first = key.first, first.isLetter, key.count <= 40 else { return nil }
    rest = rest[key.endIndex...]
    if let quote {
      guard rest.first == quote else { return nil }
      rest.removeFirst()
    }
    rest = rest.drop(while: \.isBlank)
    guard let sign = rest.first, sign == ":" || sign == "=" else { return nil }
    rest.removeFirst()
    let isField = sign == ":" && rest.starts(with: ":".utf8)
    if isField { rest.removeFirst() }
    // `key:value` isn't YAML, and addresses begin like that.
    guard sign == "=" || isField || quote != nil || rest.isEmpty || rest.first?.isBlank == true
    else {
      return nil
    }
    rest = rest.drop(while: \.isBlank)
    while let last = rest.last, last.isBlank || last == "," { rest.removeLast() }
    self.key = String(decoding: key, as: UTF8.self)
    value = String(decoding: rest.prefix(200), as: UTF8.self)
  }

  /// Whether the value is one that settings have, and not a sentence.
  ///
  /// `Place: Lisbon` is text: with a capital letter, only restricting values count.
  var hasValueOfSetting: Bool {
    guard let first = value.utf8.first else { return true }
    if "\"'[{".utf8.contains(first) { return true }
    let text = value.upTo("#").split(whereSeparator: \.isWhitespace)
    let looksLikeTime = text.allSatisfy { part in
      part.utf8.allSatisfy { $0.isDigit || "-:.+TZ/".utf8.contains($0) }
    }
    if looksLikeTime { return true }
    guard text.count == 1, let word = text.first else { return false }
    guard key.utf8.first.map({ (0x41...0x5A).contains($0) }) == true else { return true }
    return Truth.isKnown(KeyForm(String(word))) || RestrictingStates.isState(ofPage: String(word))
  }
}

extension UInt8 {
  fileprivate var isOfKey: Bool { isWord || self == "." }
}
