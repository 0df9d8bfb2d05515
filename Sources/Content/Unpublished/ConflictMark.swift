import Foundation
import Paths

/// Program that left a file behind, by a mark in the file's name that no person writes.
package enum ConflictMark: Sendable, Hashable {
  /// A sync program kept a second version: `a.sync-conflict-20240101-120000-ABCDEFG.md`,
  /// `a (Ana's conflicted copy 2024-01-01).md`.
  case sync
  /// `git mergetool` keeps the versions that it merges: `a_LOCAL_1234.md`.
  case merge
  /// Microsoft Office marks an open document: `~$a.docx`.
  case office

  /// Looks for a mark in the name of a file or folder.
  init?(_ name: String) {
    guard Self.mayBeMarked(name) else { return nil }
    if name.begins(with: "~$") {
      self = .office
    } else if Self.isOfMerge(name.stem) {
      self = .merge
    } else if Self.isOfSync(name) {
      self = .sync
    } else {
      return nil
    }
  }

  /// Mark of the first file or folder on a path that has one.
  static func first(in path: String) -> (path: String, mark: ConflictMark)? {
    var end = path.startIndex
    while end < path.endIndex {
      let start = end == path.startIndex ? end : path.utf8.index(after: end)
      end = path.utf8[start...].firstIndex(of: UInt8(ascii: "/")) ?? path.endIndex
      if let mark = ConflictMark(String(path[start..<end])) { return (String(path[..<end]), mark) }
    }
    return nil
  }

  /// Whether a closer look is needed: nearly all names are told apart by their bytes.
  private static func mayBeMarked(_ name: String) -> Bool {
    var name = name
    return name.withUTF8 { bytes in
      var previous: UInt8 = 0
      for byte in bytes {
        switch byte {
        case 0x80..., UInt8(ascii: "("), UInt8(ascii: "["): return true
        case UInt8(ascii: "f"), UInt8(ascii: "F"):
          if previous | 0x20 == UInt8(ascii: "n") { return true }
        case UInt8(ascii: "B"), UInt8(ascii: "L"), UInt8(ascii: "R"):
          if previous == UInt8(ascii: "_") { return true }
        case UInt8(ascii: "$"):
          if previous == UInt8(ascii: "~") { return true }
        default: break
        }
        previous = byte
      }
      return false
    }
  }

  private static func isOfMerge(_ stem: Substring) -> Bool {
    let digits = stem.utf8.reversed().prefix(while: \.isDigit).count
    let rest = Substring(stem.utf8.dropLast(digits))
    return digits > 0
      && ["_BACKUP_", "_BASE_", "_LOCAL_", "_REMOTE_"].contains { rest.ends(with: $0) }
  }

  private static func isOfSync(_ name: String) -> Bool {
    // Dropbox translates its mark, and macOS takes accents apart.
    let name = name.precomposedStringWithCanonicalMapping.lowercased()
    if name.contains("conflicted copy") || isStamped(name) { return true }
    return brackets(of: name).contains { text in
      conflicts.contains { text.contains($0) }
        && (copies.contains { text.contains($0) } || holdsDate(text))
    }
  }

  /// Whether a name has "conflict" with the time of the conflict or a number: of Syncthing,
  /// ownCloud, Synology and rclone.
  private static func isStamped(_ name: String) -> Bool {
    let parts = name.components(separatedBy: "conflict")
    return zip(parts, parts.dropFirst()).contains { before, after in
      guard let last = before.utf8.last, [0x2D, 0x2E, 0x5F].contains(last) else { return false }
      let number = after.utf8.drop { $0 == UInt8(ascii: "-") }.prefix(while: \.isDigit).count
      // Synology: `a_Host_Jan-01-120000-2024_Conflict.md`.
      let time = before.utf8.suffix(13).map { $0.isDigit ? UInt8(ascii: "0") : $0 }
      let ends = after.isEmpty || after.begins(with: ".")
      return before.ends(with: ".sync-") && number > 0
        || number >= 6 && before.utf8.count > 1
        || last == UInt8(ascii: ".") && number > 0 && before.utf8.count > 1
        || ends && time.elementsEqual("-000000-0000_".utf8)
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

  /// Whether a text has a date such as 2024-01-01, or as many digits in a row.
  private static func holdsDate(_ text: Substring) -> Bool {
    var digits = 0
    for byte in text.utf8 {
      if byte.isDigit { digits += 1 } else if byte != UInt8(ascii: "-") { digits = 0 }
      if digits >= 8 { return true }
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
