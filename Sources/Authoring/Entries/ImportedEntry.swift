import Diagnostics
import Domain

/// An entry in a bank's or another program's file.
struct ImportedEntry: Equatable {
  /// Line of the file, from 1.
  let line: Int
  let date: CalendarDate
  let payee: String
  /// Amount that was paid, in its original currency.
  let amount: Money
  /// Amount that was charged to the account, if the paid amount is in another currency and the file
  /// states this one.
  var charged: Money?
  var category: String?
  var note: String?
  /// Id that the bank gave to the entry.
  var id: String?
}

extension ImportedEntry {
  /// Whether another entry has the same day, amount and payee.
  func isSame(as other: ImportedEntry) -> Bool {
    date == other.date && amount == other.amount && payee.folded == other.payee.folded
  }
}

/// Change that the bank made to an entry after it was in a statement (OFX 2.3 §11.4.3).
struct EntryCorrection {
  let line: Int
  /// Id of the corrected entry.
  let id: String
  /// Entry that replaces it; `nil` if it was cancelled.
  let entry: ImportedEntry?
}

/// Entries of one file, and the parts that could not be read.
struct EntryFile {
  /// A part that isn't a readable entry, with the reason.
  struct Left {
    let line: Int
    let reason: String
  }

  private(set) var entries: [ImportedEntry] = []
  private(set) var left: [Left] = []
  /// Mistakes that prevent the whole file from being read.
  private(set) var mistakes: [Diagnostic] = []
  /// Changes of entries that are in other files.
  private(set) var corrections: [EntryCorrection] = []
  /// Description of how the file was read.
  var form = ""
  /// Columns that were found in a bank's file.
  var mapping: EntryMapping?

  /// Greatest size of a file in bytes, the same as for a content file.
  static let limit = 10_000_000
  /// Greatest number of entries of a file.
  static let entryLimit = 100_000

  init(mistakes: [Diagnostic] = []) { self.mistakes = mistakes }

  mutating func leave(_ line: Int, _ reason: String) {
    left.append(Left(line: line, reason: reason))
  }

  /// Facts of an entry with texts as written in the file.
  struct Written {
    let line: Int
    let date: CalendarDate
    let payee: String?
    let amount: Money
    var charged: Money?
    var category: String?
    var note: String?
    var id: String?
  }

  /// Adds an entry with cleaned texts, or records why it can't be added.
  mutating func add(_ written: Written) {
    guard written.amount.minorUnits != 0, written.charged?.minorUnits != 0 else {
      return leave(written.line, "its amount is 0")
    }
    let payee = ImportedText(written.payee)
    let (category, note) = (ImportedText(written.category), ImportedText(written.note))
    let id = ImportedText(written.id)
    guard let name = payee.text else {
      return leave(written.line, "it doesn't say who was paid or who paid")
    }
    guard ![payee, category, note, id].contains(where: \.isTooLong) else {
      return leave(written.line, "one of its texts has more than \(ImportedText.limit) bytes")
    }
    // A character that couldn't be decoded must not be published.
    guard ![payee, category, note, id].contains(where: \.isDamaged) else {
      return leave(written.line, "a character of '\(name.prefix(40))' can't be read")
    }
    guard entries.count < Self.entryLimit else {
      return leave(written.line, "a file can have at most \(Self.entryLimit) entries: split it")
    }
    entries.append(
      ImportedEntry(
        line: written.line, date: written.date, payee: name, amount: written.amount,
        charged: written.charged, category: category.text, note: note.text, id: id.text))
  }

  /// Corrects an entry. If it isn't in this file, the correction is kept for other files.
  mutating func correct(_ id: String, by entry: ImportedEntry?, at line: Int) {
    guard entries.contains(where: { $0.id == id }) else {
      corrections.append(EntryCorrection(line: line, id: id, entry: entry))
      return
    }
    entries.removeAll { $0.id == id }
    if let entry { entries.append(entry) }
  }

  /// Removes and returns the entry that was added last.
  mutating func takeLast() -> ImportedEntry? { entries.popLast() }

  /// Removes ids that several different entries of the file share.
  mutating func dropSharedNames() {
    var first: [String: ImportedEntry] = [:]
    var shared: Set<String> = []
    for entry in entries {
      guard let id = entry.id else { continue }
      if let other = first[id], !other.isSame(as: entry) { shared.insert(id) }
      first[id] = first[id] ?? entry
    }
    for index in entries.indices where entries[index].id.map(shared.contains) == true {
      entries[index].id = nil
    }
  }

  /// Sorts entries by time. Entries of one day keep their order, or get the opposite order in a
  /// file that begins with its newest entry.
  mutating func sort() {
    guard let first = entries.first, let last = entries.last else { return }
    if last.date < first.date { entries.reverse() }
    entries.sort { $0.date < $1.date }
  }
}

/// Facts about the account that gets a file's entries, as far as reading the file depends on them.
struct EntryReading {
  let currency: Currency
  var options = EntryOptions()
  /// Columns of the bank's files according to the account's mapping.
  var mapping: EntryMapping?
  /// Path of the mapping, for messages.
  var mappingPath = ""
}

/// Command-line options for files to import.
package struct EntryOptions: Sendable, Equatable {
  /// Name of the account within the file, if the file has several.
  package var from: String?
  /// Order of day, month and year in dates that consist of numbers.
  package var dates: DateOrder?
  package var decimal: DecimalMark?
  /// Whether the bank's remarks are imported, too.
  package var takesNotes = false
  /// Whether entries that the bank has corrected are changed in the account.
  package var updates = false
  /// Encoding of the files, if their bytes don't show it.
  package var encoding: EntryEncoding?

  package init() {}
}
