import Content
import Diagnostics
import Domain

/// Corrections of entries in an account's file, which leave all other bytes unchanged.
struct EntryEdits {
  /// Entries before and after their corrections.
  private(set) var changes: [(old: ImportedEntry, new: ImportedEntry)] = []
  private var texts: [(range: Range<Int>, text: String)] = []

  var isEmpty: Bool { changes.isEmpty }

  /// Adds a correction of an entry's day and amount. If anything else differs, or if the author
  /// changed the payee or currency in the file, it does nothing and returns `false`.
  mutating func change(
    _ old: ImportedEntry, _ written: Value, to new: ImportedEntry, in source: SourceFile
  ) -> Bool {
    guard old.payee.folded == new.payee.folded, old.amount.currency == new.amount.currency,
      written["charged"] == nil, let date = written["date"], let amount = written["amount"],
      let decimal = amount.scalarText,
      let day = Self.text(of: date, in: source, old.date.written, new.date.written),
      let number = Self.text(of: amount, in: source, decimal, new.amount.decimal)
    else { return false }
    texts += [(date.range, day), (amount.range, number)]
    changes.append((old, new))
    return true
  }

  /// A value's text with new content and its old quotes; `nil` if the file writes the value
  /// differently.
  private static func text(
    of value: Value, in source: SourceFile, _ old: String, _ new: String
  ) -> String? {
    let text = String(decoding: source.bytes[value.range], as: UTF8.self)
    return [old, "\"\(old)\"", "'\(old)'"].contains(text) ? text.replacing(old, with: new) : nil
  }

  /// The file with the corrections, and the range of the account's object in it.
  func applied(
    to source: SourceFile, at object: Range<Int>
  ) -> (source: SourceFile, object: Range<Int>) {
    var bytes = source.bytes
    for (range, text) in texts.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(range, with: text.utf8)
    }
    let end = object.upperBound + bytes.count - source.bytes.count
    return (SourceFile(path: source.path, bytes: bytes), object.lowerBound..<end)
  }
}
