import Basics
import Foundation

/// Program that left a file, recognised by a mark in the file's name that people don't write.
package enum ConflictMark: Sendable, Hashable {
  /// A sync program kept a second version: `a.sync-conflict-20240101-120000-ABCDEFG.md`,
  /// `a (Ana's conflicted copy 2024-01-01).md`.
  case sync
  /// `git mergetool` keeps the versions that it merges: `a_LOCAL_1234.md`, `a.md.LOCAL.1234.md`.
  case merge
  /// Microsoft Office marks an open document: `~$a.docx`.
  case office

  /// Looks for a mark in the name of a file or folder.
  init?(_ name: String) {
    if name.begins(with: "~$") {
      self = .office
    } else if Self.isOfMerge(name.stem) {
      self = .merge
    } else if Self.mayBeOfSync(name), Self.isOfSync(name) {
      self = .sync
    } else {
      return nil
    }
  }

  /// Mark of the first file or folder in a path that has one.
  static func first(in path: String) -> (path: String, mark: ConflictMark)? {
    var end = path.startIndex
    while end < path.endIndex {
      let start = end == path.startIndex ? end : path.utf8.index(after: end)
      end = path.utf8[start...].firstIndex(of: UInt8(ascii: "/")) ?? path.endIndex
      if let mark = ConflictMark(String(path[start..<end])) { return (String(path[..<end]), mark) }
    }
    return nil
  }

  /// Whether the last name in a path needs a closer look. Nearly all names lack the characters with
  /// which marks begin, and each walk checks all names.
  static func mayMark(lastOf path: String) -> Bool {
    var path = path
    return path.withUTF8 { bytes in
      var index = bytes.count
      var next: UInt8 = 0
      while index > 0, bytes[index - 1] != UInt8(ascii: "/") {
        index -= 1
        let byte = bytes[index]
        switch byte {
        case UInt8(ascii: "~"), UInt8(ascii: "("), UInt8(ascii: "["), 0xEF: return true
        case UInt8(ascii: "_"), UInt8(ascii: "."):
          if "BLR".utf8.contains(next) { return true }
        case UInt8(ascii: "f"), UInt8(ascii: "F"):
          if next | 0x20 == UInt8(ascii: "l") { return true }
        default: break
        }
        next = byte
      }
      return false
    }
  }

  /// Whether a name needs a closer look. Its bytes rule out nearly all names.
  private static func mayBeOfSync(_ name: String) -> Bool {
    var name = name
    return name.withUTF8 { bytes in
      if bytes.holds(conflict) { return true }
      let brackets: [[UInt8]] = [[0x28], [0x5B], Array("（".utf8)]
      return brackets.contains(where: bytes.holds) && conflictBytes.contains(where: bytes.holds)
    }
  }

  private static let conflict = Array("nfli".utf8)
  private static let conflictBytes = conflicts.flatMap(\.innerBytes)

  private static func isOfMerge(_ stem: Substring) -> Bool {
    let digits = stem.utf8.reversed().prefix(while: \.isDigit).count
    let rest = Substring(stem.utf8.dropLast(digits))
    return digits > 0
      && ["BACKUP", "BASE", "LOCAL", "REMOTE"].contains {
        rest.ends(with: "_\($0)_") || rest.ends(with: ".\($0).")
      }
  }

  private static func isOfSync(_ name: String) -> Bool {
    // Dropbox translates its mark, and macOS separates accents from their letters.
    let name = name.precomposedStringWithCanonicalMapping.lowercased()
    if name.contains("conflicted copy") || isStamped(name) { return true }
    return brackets(of: name).contains { text in
      namesConflict(text)
        && (copies.contains { text.contains($0) } || holdsTime(text)
          || ["case", "encoding", "whitespace", "sync"].contains { text.contains("\($0) conflict") })
    }
  }

  /// Whether a text in lower case has the word "conflict" in a language of sync programs.
  static func namesConflict(_ text: some StringProtocol) -> Bool {
    conflicts.contains { text.contains($0) }
  }

  /// Whether a name has "conflict" in the complete form of a program.
  ///
  /// The forms are `.sync-conflict-20240101-…` (Syncthing), `.conflict1` (rclone),
  /// `_conflict-20240101-120000` (ownCloud) and `_Host_Jan-01-120000-2024_Conflict` or
  /// `_Host_Jan-01-1200-2024_Conflict` (Synology).
  private static func isStamped(_ name: String) -> Bool {
    let parts = name.components(separatedBy: "conflict")
    return zip(parts, parts.dropFirst()).contains { before, after in
      guard let last = before.utf8.last, [0x2D, 0x2E, 0x5F].contains(last) else { return false }
      let number = after.utf8.drop { $0 == UInt8(ascii: "-") }.prefix(while: \.isDigit).count
      let time = before.utf8.suffix(13).map { $0.isDigit ? UInt8(ascii: "0") : $0 }
      let ends = after.isEmpty || after.begins(with: ".")
      return number > 0 && before.utf8.count > 1
        && (before.ends(with: ".sync-") || last == UInt8(ascii: ".") || holdsTime(after))
        || ends
          && (time.elementsEqual("-000000-0000_".utf8)
            || time.suffix(11).elementsEqual("-0000-0000_".utf8))
    }
  }

  /// The texts in parentheses and brackets.
  private static func brackets(of name: String) -> [Substring] {
    var texts: [Substring] = []
    var start: String.Index?
    for index in name.indices {
      switch name[index] {
      case "(", "[", "（": start = name.index(after: index)
      case ")", "]", "）":
        if let start { texts.append(name[start..<index]) }
        start = nil
      default: break
      }
    }
    return texts
  }

  /// Whether a text has a date and a time of day, such as 2024-01-01-12-00-00: fourteen digits with
  /// only `-` and spaces between them.
  private static func holdsTime(_ text: some StringProtocol) -> Bool {
    var digits = 0
    for byte in text.utf8 {
      if byte.isDigit { digits += 1 } else if byte != 0x2D && byte != 0x20 { digits = 0 }
      if digits >= 14 { return true }
    }
    return false
  }

  /// Beginnings of "conflict" in the languages of sync programs.
  private static let conflicts = [
    "confli", "konfli", "конфли", "競合", "冲突", "衝突", "충돌", "motstrid", "ristirii", "çakış",
    "συγκρο", "ütköz", "xung đột", "ขัดแย้ง", "تعارض", "rozpor",
  ]
  /// Beginnings of "copy" in the same languages.
  private static let copies = [
    "copy", "copi", "cópi", "kopi", "kopy", "копи", "копі", "コピー", "副本", "複本", "複製", "사본",
    "αντίγραφ", "másolat",
    "bản sao", "สำเนา", "نسخة",
  ]
}

extension String {
  /// A file's name without its extension.
  var stem: Substring {
    guard let dot = place(ofLast: "."), dot != startIndex else { return self[...] }
    return self[..<dot]
  }
}

extension String {
  /// Bytes of a word, without its first letter if that may be a capital. Accents are in both forms,
  /// because macOS separates them from their letters.
  var innerBytes: [[UInt8]] {
    let rest = dropFirst(first?.isCased ?? false ? 1 : 0)
    return [
      Array(rest.precomposedStringWithCanonicalMapping.utf8),
      Array(rest.decomposedStringWithCanonicalMapping.utf8),
    ]
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the bytes contain others, regardless of the case of ASCII letters.
  func holds(_ other: [UInt8]) -> Bool {
    guard let first = other.first, count >= other.count else { return false }
    return (0...(count - other.count)).contains { start in
      self[start].small == first
        && other.indices.allSatisfy { self[start + $0].small == other[$0] }
    }
  }
}

extension UInt8 {
  /// The byte, with an ASCII letter in lower case.
  fileprivate var small: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }
}
