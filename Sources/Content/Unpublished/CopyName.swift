import Foundation
import Paths

/// Names that people, file managers and browsers give to copies: `lisbon 2`, `lisbon copy`,
/// `lisbon - Copy (2)`, `lisbon (1)`, `Copy of lisbon`.
///
/// People also write them for files that are no copies, so the name alone decides nothing.
enum CopyName {
  /// Names of which a name may be a copy's; neither has an extension. Empty for nearly all.
  static func originals(of name: some StringProtocol) -> [Substring] {
    let name = Substring(name)
    guard mayBeCopy(name) else { return [] }
    var found: [Substring] = []
    var rest = [name]
    while let next = rest.popLast(), found.count < most {
      for shorter in [withoutEnd(next), withoutStart(next)].compactMap(\.self)
      where !shorter.isEmpty && !found.contains(shorter) {
        found.append(shorter)
        rest.append(shorter)
      }
    }
    return found
  }

  /// Greatest number of names to try.
  private static let most = 8

  /// Whether a closer look is needed: nearly all names are told apart by their bytes.
  private static func mayBeCopy(_ name: Substring) -> Bool {
    var name = name
    return name.withUTF8 { bytes in
      guard let last = bytes.last else { return false }
      if last == UInt8(ascii: ")") || bytes.suffix(3).elementsEqual("）".utf8) { return true }
      let digits = bytes.reversed().prefix(while: \.isDigit).count
      if (1...3).contains(digits), digits < bytes.count, bytes[bytes.count - digits - 1] == 0x20 {
        return true
      }
      return mayHoldWord(bytes)
    }
  }

  private static func mayHoldWord(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    plainBytes.contains(where: bytes.holds)
      || bytes.contains { $0 >= 0x80 } && wordBytes.contains(where: bytes.holds)
  }

  /// The name without a mark of a copy at its end.
  private static func withoutEnd(_ name: Substring) -> Substring? {
    if name.last == ")" || name.last == "）" {
      guard let open = name.lastIndex(where: { $0 == "(" || $0 == "（" }) else { return nil }
      let inner = name[name.index(after: open)...].dropLast()
      guard isNumber(inner) || isMark(inner) else { return nil }
      return trimmed(name[..<open])
    }
    let word = name.suffix { $0.isLetter || $0.isNumber }
    let before = name[..<word.startIndex]
    if isNumber(word), before.last == " " { return trimmed(before) }
    if isWord(word) { return before.isEmpty ? nil : trimmed(before) }
    // Japanese and Chinese put no space before the word.
    return attached.first { word.suffix($0.count) == $0 }.map { name.dropLast($0.count) }
  }

  /// The name without a mark such as `Copy of` or `Copy (2) of` at its start.
  private static func withoutStart(_ name: Substring) -> Substring? {
    let words = name.split(separator: " ", omittingEmptySubsequences: true)
    guard let first = words.first, isWord(first) else { return nil }
    let rest = words.dropFirst().drop { word in
      word.first == "(" && word.last == ")" && isNumber(word.dropFirst().dropLast())
    }
    guard let next = rest.first else { return nil }
    guard joining.contains(next.lowercased()), rest.count > 1 else {
      return name[next.startIndex...]
    }
    return name[rest[rest.startIndex + 1].startIndex...]
  }

  /// Whether the text in parentheses marks a copy: `copy`, `another copy`, `3rd copy`, `copy 2`.
  private static func isMark(_ text: Substring) -> Bool {
    let words = text.split(separator: " ")
    return words.contains(where: isWord)
      && words.allSatisfy { word in
        isWord(word) || word.first?.isNumber == true || word.lowercased() == "another"
      }
  }

  private static func isWord(_ text: Substring) -> Bool {
    var name = text
    guard name.withUTF8(mayHoldWord) else { return false }
    return words.contains(text.precomposedStringWithCanonicalMapping.lowercased())
  }

  private static func isNumber(_ text: Substring) -> Bool {
    (1...3).contains(text.utf8.count) && text.utf8.allSatisfy(\.isDigit)
  }

  /// The name without separators at its end.
  private static func trimmed(_ name: Substring) -> Substring {
    let end = name.lastIndex { !" -–—_.".contains($0) }
    return end.map { name[...$0] } ?? ""
  }

  private static let words: Set<String> = [
    "copy", "copie", "copia", "cópia", "kopie", "kopia", "kopi", "kopio", "kopya", "kopija",
    "копия", "копія", "コピー", "副本", "拷贝", "複製", "複本", "복사본", "사본", "másolat", "αντίγραφο",
    "نسخة",
  ]
  /// Beginnings of the words in letters of ASCII.
  private static let plainBytes = [Array("cop".utf8), Array("kop".utf8)]
  /// Bytes of the other words.
  private static let wordBytes = words.filter { !$0.utf8.allSatisfy { $0 < 0x80 } }.sorted()
    .flatMap(\.innerBytes)
  private static let attached = ["のコピー", "的副本", "的拷贝", "コピー", "副本", "拷贝", "複本", "복사본"]
  /// Words between that for a copy and the name.
  private static let joining: Set<String> = [
    "of", "de", "da", "do", "di", "del", "von", "vom", "van", "af", "av", "för", "z", "od", "από",
  ]
}

extension Substring {
  /// The longest end of the text in which all characters fulfil a condition.
  fileprivate func suffix(_ isIn: (Character) -> Bool) -> Substring {
    let end = lastIndex { !isIn($0) }
    return self[(end.map { index(after: $0) } ?? startIndex)...]
  }
}
