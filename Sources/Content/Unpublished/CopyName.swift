import Basics
import Foundation

/// Names that people, file managers, browsers and sync programs give to copies.
///
/// Examples are `lisbon 2`, `lisbon copy`, `lisbon - Copy (2)`, `lisbon (1)`, `Copy of lisbon`,
/// `lisbon [Conflict]`, and `lisbon-DESKTOP-AB12CD3` with the name of a computer.
///
/// People also use such names for other files, so a name by itself decides nothing.
enum CopyName {
  /// Names of which a name may be a copy, without extensions. The list is empty for nearly all
  /// names.
  static func originals(of name: some StringProtocol) -> [Substring] {
    let name = Substring(name)
    guard mayBeCopy(name) else { return [] }
    var found: [Substring] = []
    var rest = [name]
    while let next = rest.popLast(), found.count < most {
      for shorter in [withoutEnd(next), withoutStart(next)].compactMap(\.self)
        + withoutComputer(next)
      where !shorter.isEmpty && !found.contains(shorter) {
        found.append(shorter)
        rest.append(shorter)
      }
    }
    return found
  }

  /// Maximum number of names to try.
  private static let most = 8

  /// Whether a name needs a closer look. Its bytes rule out nearly all names.
  private static func mayBeCopy(_ name: Substring) -> Bool {
    var name = name
    return name.withUTF8 { bytes in
      guard let last = bytes.last else { return false }
      if last == UInt8(ascii: ")") || last == UInt8(ascii: "]")
        || bytes.suffix(3).elementsEqual("）".utf8)
      {
        return true
      }
      if mayNameComputer(bytes) { return true }
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

  /// The name without a copy's mark at its end.
  private static func withoutEnd(_ name: Substring) -> Substring? {
    if let last = name.last, ")）]".contains(last) {
      guard let open = name.lastIndex(where: { "(（[".contains($0) }) else { return nil }
      let inner = name[name.index(after: open)...].dropLast()
      guard isNumber(inner) || isMark(inner) else { return nil }
      return trimmed(name[..<open])
    }
    let word = name.suffix { $0.isLetter || $0.isNumber }
    let before = name[..<word.startIndex]
    if isNumber(word), before.last == " " { return trimmed(before) }
    if isWord(word) { return before.isEmpty ? nil : trimmed(before) }
    // A number or a date may follow the word: `lisbon_conflict-2025-06-11`, `lisbon.copy.2`.
    let rest = name.lastIndex { !$0.isNumber && !separators.contains($0) }.map { name[...$0] } ?? ""
    if rest.endIndex < name.endIndex, isWord(rest.suffix(\.isLetter)) { return rest }
    // Japanese and Chinese don't put a space before the word.
    return attached.first { word.suffix($0.count) == $0 }.map { name.dropLast($0.count) }
  }

  /// The possible names without a computer's name, which OneDrive adds: `-DESKTOP-AB12CD3`.
  private static func withoutComputer(_ name: Substring) -> [Substring] {
    name.indices.filter { name[$0] == "-" && isComputer(name[name.index(after: $0)...]) }
      .map { name[..<$0] }
  }

  /// Whether a name is a computer's. Windows uses capital letters for these.
  private static func isComputer(_ name: Substring) -> Bool {
    name.utf8.allSatisfy { (0x41...0x5A).contains($0) || $0.isDigit || $0 == 0x2D }
      && name.utf8.count { $0 >= 0x41 } > 2 || name.contains("MacBook") || name.contains("iMac")
  }

  /// Whether a hyphen is followed by a capital letter, or by the `i` of `iMac`.
  private static func mayNameComputer(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    zip(bytes, bytes.dropFirst()).contains {
      $0 == 0x2D && ((0x41...0x5A).contains($1) || $1 == 0x69)
    }
  }

  /// The name without a mark such as `Copy of` or `Copy (2) of` at its start.
  private static func withoutStart(_ name: Substring) -> Substring? {
    let words = name.split { separators.contains($0) }
    guard let first = words.first, isWord(first) else { return nil }
    let rest = words.dropFirst().drop { word in
      word.allSatisfy { $0.isNumber || "()".contains($0) }
    }
    guard let next = rest.first else { return nil }
    guard joining.contains(next.lowercased()), rest.count > 1 else {
      return name[next.startIndex...]
    }
    return name[rest[rest.startIndex + 1].startIndex...]
  }

  /// Whether the text in parentheses marks a copy: `copy`, `another copy`, `3rd copy`, `copy 2`,
  /// `Ana's conflict`.
  private static func isMark(_ text: Substring) -> Bool {
    if ConflictMark.namesConflict(text.lowercased()) { return true }
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
    let end = name.lastIndex { !separators.contains($0) }
    return end.map { name[...$0] } ?? ""
  }

  private static let separators = " -–—_."
  private static let words: Set<String> = [
    "copy", "copie", "copia", "cópia", "kopie", "kopia", "kopi", "kopio", "kopya", "kopija",
    "копия", "копія", "コピー", "副本", "拷贝", "複製", "複本", "복사본", "사본", "másolat", "αντίγραφο",
    "نسخة", "conflict", "conflicted", "conflit", "conflicto", "conflitto", "conflito", "konflikt",
    "backup", "old",
  ]
  /// Parts of the words in ASCII letters.
  private static let plainBytes = ["cop", "kop", "onfli", "backup", "old"].map { Array($0.utf8) }
  /// Bytes of the other words.
  private static let wordBytes = words.filter { !$0.utf8.allSatisfy { $0 < 0x80 } }.sorted()
    .flatMap(\.innerBytes)
  private static let attached = ["のコピー", "的副本", "的拷贝", "コピー", "副本", "拷贝", "複本", "복사본"]
  /// Words between the one for a copy and the name.
  private static let joining: Set<String> = [
    "of", "de", "da", "do", "di", "del", "von", "vom", "van", "af", "av", "för", "z", "od", "από",
  ]
}

extension Substring {
  /// The longest suffix whose characters all satisfy a condition.
  fileprivate func suffix(_ isIn: (Character) -> Bool) -> Substring {
    let end = lastIndex { !isIn($0) }
    return self[(end.map { index(after: $0) } ?? startIndex)...]
  }
}
