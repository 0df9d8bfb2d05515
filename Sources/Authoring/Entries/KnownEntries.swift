import Domain

/// Entries that an account has already, each of which an imported one may be.
///
/// Two are the same if they are of one day and one amount, and one's payee is the other's or a part
/// of it, ignoring case. Each counts once: two equal coffees of one day are two.
struct KnownEntries {
  private struct Sum: Hashable {
    let day: Int
    let amount: Money

    init(_ date: CalendarDate, _ amount: Money) {
      day = date.daysSinceEpoch
      self.amount = amount
    }
  }

  /// Name by which the bank knows an entry. Some banks use one again, so it only counts with the
  /// day, the amount and the payee.
  private struct Name: Hashable {
    let id: String
    let day: Int
    let amount: Money
    let payee: String

    init?(_ entry: ImportedEntry, payee: String? = nil) {
      guard let id = entry.id else { return nil }
      self.id = id
      (day, amount) = (entry.date.daysSinceEpoch, entry.amount)
      self.payee = payee ?? entry.payee.folded
    }
  }

  private struct Entry {
    let payee: String
    /// Whether a file had it.
    var isFound = false
  }

  private var entries: [Entry] = []
  /// Places of entries by their sums, and by payees within these.
  private var places: [Sum: [String: [Int]]] = [:]
  private var names: Set<Name> = []
  /// Names that the account's file has, with any payee: its author may have changed that.
  private let written: Set<Name>

  /// Most payees of one day and one amount that are compared with another.
  private static let mostCompared = 1_000

  /// Takes the entries of an account but those that are still to come; `sources` are those whose
  /// names its file has.
  init(_ account: Account, sources: [ImportedEntry] = []) {
    written = Set(sources.compactMap { Name($0, payee: "") })
    for posting in account.postings where !posting.isPlanned {
      add(posting.payee, posting.date, [posting.amount, posting.original])
    }
  }

  /// Adds entries of a file, which another one may hold again.
  mutating func add(_ entries: [ImportedEntry]) {
    for entry in entries {
      add(entry.payee, entry.date, [entry.amount, entry.charged])
      if let name = Name(entry) { names.insert(name) }
    }
  }

  private mutating func add(_ payee: String, _ date: CalendarDate, _ amounts: [Money?]) {
    let payee = payee.folded
    for amount in Set(amounts.compactMap(\.self)) {
      places[Sum(date, amount), default: [:]][payee, default: []].append(entries.count)
    }
    entries.append(Entry(payee: payee))
  }

  /// Takes the entries of a file, and tells of each whether it is known.
  mutating func take(_ imported: [ImportedEntry]) -> [Bool] {
    var seen = names
    var known = imported.map { entry in
      if Name(entry, payee: "").map(written.contains) == true {
        // The entry that the account has is this one, and no other.
        _ = take(entry.payee.folded, Sum(entry.date, entry.amount), isWhole: false)
        return true
      }
      return Name(entry).map { !seen.insert($0).inserted } ?? false
    }
    let payees = imported.map(\.payee.folded)
    // Whoever has the very name comes before those whose name is a part.
    for isWhole in [true, false] {
      for index in imported.indices where !known[index] {
        let entry = imported[index]
        let sums = [entry.amount, entry.charged].compactMap(\.self).map { Sum(entry.date, $0) }
        known[index] = sums.contains { take(payees[index], $0, isWhole: isWhole) }
      }
    }
    return known
  }

  /// Finds an entry that wasn't found before, by its payee or by a part of the name.
  private mutating func take(_ payee: String, _ sum: Sum, isWhole: Bool) -> Bool {
    guard let payees = places[sum] else { return false }
    let names =
      isWhole
      ? [payee]
      : payees.keys.prefix(Self.mostCompared).filter { $0.contains(payee) || payee.contains($0) }
        .sorted()
    for name in names {
      // An entry stands under what was paid and under what was charged.
      while let place = places[sum]?[name]?.popLast() {
        guard !entries[place].isFound else { continue }
        entries[place].isFound = true
        return true
      }
      places[sum]?[name] = nil
    }
    return false
  }
}

extension String {
  /// The text in small letters, with one blank between words.
  var folded: String { lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
