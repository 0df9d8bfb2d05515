import Diagnostics
import Domain

/// Entry that a file of a bank or of another program holds.
struct ImportedEntry: Equatable {
  /// Line of the file, from 1.
  let line: Int
  let date: CalendarDate
  let payee: String
  /// Amount that was paid, in the currency in which it was.
  let amount: Money
  /// Amount that the account was charged, where the other one is in another currency and the file
  /// says so.
  var charged: Money?
  var category: String?
  var note: String?
  /// Name by which the bank knows it.
  var id: String?
}

extension ImportedEntry {
  /// Whether another one is of the same day, amount and payee.
  func isSame(as other: ImportedEntry) -> Bool {
    date == other.date && amount == other.amount && payee.folded == other.payee.folded
  }
}

/// Change of an entry by the bank, after it was in a statement (OFX 2.3 §11.4.3).
struct EntryCorrection {
  let line: Int
  /// Name of the entry that is corrected.
  let id: String
  /// Entry that replaces it; `nil` if it is cancelled.
  let entry: ImportedEntry?
}

/// Entries of one file, and what could not be read in it.
struct EntryFile {
  /// Something that is no entry here, with the reason.
  struct Left {
    let line: Int
    let reason: String
  }

  private(set) var entries: [ImportedEntry] = []
  private(set) var left: [Left] = []
  /// Mistakes for which nothing of the file is read.
  private(set) var mistakes: [Diagnostic] = []
  /// Changes of entries that other files have.
  private(set) var corrections: [EntryCorrection] = []
  /// How the file was read, in words.
  var form = ""
  /// Columns of a bank's file as they were found.
  var mapping: EntryMapping?

  /// Greatest size of a file in bytes, as that of a content file.
  static let limit = 10_000_000
  /// Greatest number of entries of a file.
  static let entryLimit = 100_000

  init(mistakes: [Diagnostic] = []) { self.mistakes = mistakes }

  mutating func leave(_ line: Int, _ reason: String) {
    left.append(Left(line: line, reason: reason))
  }

  /// Facts of an entry whose texts are as the file has them.
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

  /// Adds an entry with cleaned texts; what can't be one is noted.
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

  /// Corrects an entry; one that isn't among those of the file is left to other files.
  mutating func correct(_ id: String, by entry: ImportedEntry?, at line: Int) {
    guard entries.contains(where: { $0.id == id }) else {
      corrections.append(EntryCorrection(line: line, id: id, entry: entry))
      return
    }
    entries.removeAll { $0.id == id }
    if let entry { entries.append(entry) }
  }

  /// Takes the entry that was added last out again.
  mutating func takeLast() -> ImportedEntry? { entries.popLast() }

  /// Takes the names from entries of a file in which different ones have the same.
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

  /// Puts entries into the order of time; those of a day keep theirs, or the opposite one in a file
  /// whose newest entry stands first.
  mutating func sort() {
    guard let first = entries.first, let last = entries.last else { return }
    if last.date < first.date { entries.reverse() }
    entries.sort { $0.date < $1.date }
  }
}

/// Account that is to have the entries of a file, as far as reading it depends on that.
struct EntryReading {
  let currency: Currency
  var options = EntryOptions()
  /// Columns of the bank that the account's mapping names.
  var mapping: EntryMapping?
  /// Path of the mapping, for messages.
  var mappingPath = ""
}

/// Options of the command line for files to import.
package struct EntryOptions: Sendable, Equatable {
  /// Name of the account within the file, where it has several.
  package var from: String?
  /// Order of days, months and years where they are numbers.
  package var dates: DateOrder?
  package var decimal: DecimalMark?
  /// Whether remarks of the bank are taken, too.
  package var takesNotes = false
  /// Whether entries that the bank has corrected are changed.
  package var updates = false
  /// Encoding of the files, if their bytes don't say it.
  package var encoding: EntryEncoding?

  package init() {}
}
