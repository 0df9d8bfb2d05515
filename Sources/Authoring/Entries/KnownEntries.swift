import Domain

/// Entries that are already in an account, to compare imported ones with.
///
/// Two entries are the same if they have the same day and amount, and one payee's name contains the
/// other's, ignoring case. Each known entry matches only once: two equal coffees on one day are two
/// entries.
struct KnownEntries {
  private struct Sum: Hashable {
    let day: Int
    let amount: Money

    init(_ date: CalendarDate, _ amount: Money) {
      day = date.daysSinceEpoch
      self.amount = amount
    }
  }

  /// Id that the bank gave to an entry. Some banks reuse ids, so an id counts only together with
  /// the day, the amount and the payee.
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
    /// Whether an imported entry has already matched it.
    var isFound = false
  }

  private var entries: [Entry] = []
  /// Indexes of entries by day and amount, and then by payee.
  private var places: [Sum: [String: [Int]]] = [:]
  private var names: Set<Name> = []
  /// Ids in the account's file, with an empty payee, because the author may have changed the payee.
  private let written: Set<Name>

  /// Greatest number of payees with the same day and amount that are compared with an entry.
  private static let mostCompared = 1_000

  /// Takes the entries of an account, except for planned ones; `sources` are those whose ids are in
  /// its file.
  init(_ account: Account, sources: [ImportedEntry] = []) {
    written = Set(sources.compactMap { Name($0, payee: "") })
    for posting in account.postings where !posting.isPlanned {
      add(posting.payee, posting.date, [posting.amount, posting.original])
    }
  }

  /// Adds entries of a file, because another file may contain them again.
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

  /// Takes the entries of a file, and returns for each whether it is known.
  mutating func take(_ imported: [ImportedEntry]) -> [Bool] {
    var seen = names
    var known = imported.map { entry in
      if Name(entry, payee: "").map(written.contains) == true {
        // This is the account's own entry, so that entry must not match another one.
        _ = take(entry.payee.folded, Sum(entry.date, entry.amount), isWhole: false)
        return true
      }
      return Name(entry).map { !seen.insert($0).inserted } ?? false
    }
    let payees = imported.map(\.payee.folded)
    // Payees with exactly the same name match before those whose names only contain each other.
    for isWhole in [true, false] {
      for index in imported.indices where !known[index] {
        let entry = imported[index]
        let sums = [entry.amount, entry.charged].compactMap(\.self).map { Sum(entry.date, $0) }
        known[index] = sums.contains { take(payees[index], $0, isWhole: isWhole) }
      }
    }
    return known
  }

  /// Finds an entry that hasn't matched yet, by its payee or by a part of the name.
  private mutating func take(_ payee: String, _ sum: Sum, isWhole: Bool) -> Bool {
    guard let payees = places[sum] else { return false }
    let names =
      isWhole
      ? [payee]
      : payees.keys.prefix(Self.mostCompared).filter { $0.contains(payee) || payee.contains($0) }
        .sorted()
    for name in names {
      // An entry is listed both under the amount paid and under the amount charged.
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
  /// The text in lower case, with one space between words.
  var folded: String { lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
