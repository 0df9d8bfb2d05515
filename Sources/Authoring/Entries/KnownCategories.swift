import Content
import Domain

/// Categories that a site's accounts use, and those of payees.
struct KnownCategories {
  private struct Choice {
    let payee: String
    let category: String
    let date: CalendarDate
  }

  /// Spelling of each category by its lower-case form. A spelling that differs only in case is a
  /// mistake.
  private var spellings: [String: String] = [:]
  /// Last category chosen for each payee.
  private var choices: [String: Choice] = [:]
  /// Payees for each word in their names.
  private var payees: [Substring: [String]] = [:]
  private let words: [EntryMapping.WordCategory]

  /// Greatest number of payees that are compared for one word.
  private static let mostCompared = 200

  /// Takes the accounts and trips of a site, and the words of a mapping.
  init(
    _ accounts: [Account], _ trips: [Trip], _ words: [EntryMapping.WordCategory]
  ) {
    // The longest word is the most specific, so it comes first.
    self.words = words.map { .init(word: $0.word.folded, category: $0.category) }
      .filter { !$0.word.isEmpty }.sorted { ($1.word.count, $0.word) < ($0.word.count, $1.word) }
    for part in trips.lazy.compactMap(\.budget).flatMap(\.parts) {
      _ = spelling(of: part.category)
    }
    for account in accounts {
      for name in account.rules.categories.keys.sorted() { _ = spelling(of: name) }
      for part in account.budget?.parts ?? [] { _ = spelling(of: part.category) }
      for posting in account.postings {
        guard let category = posting.category else { continue }
        let choice = Choice(
          payee: posting.payee.folded, category: spelling(of: category), date: posting.date)
        let known = choices[choice.payee]
        if known == nil {
          for word in Set(choice.payee.split(separator: " ")) {
            payees[word, default: []].append(choice.payee)
          }
        }
        if known.map({ $0.date <= choice.date }) ?? true { choices[choice.payee] = choice }
      }
    }
  }

  /// Returns the spelling that the site uses for a category, or else remembers this one.
  mutating func spelling(of category: String) -> String {
    let folded = category.lowercased()
    if let known = spellings[folded] { return known }
    spellings[folded] = category
    return category
  }

  /// Returns the known category for a name in a journal: `Eating out` for `Eating-Out`.
  func spelling(ofName name: String) -> String? {
    func letters(_ text: String) -> String {
      text.lowercased().filter { $0.isLetter || $0.isNumber }
    }
    let wanted = letters(name)
    return spellings.values.filter { letters($0) == wanted }.min()
  }

  /// Proposes a category: the last one chosen for the payee, or for a payee whose name contains the
  /// same words, or that of a word in the mapping.
  mutating func proposal(for payee: String) -> String? {
    let name = payee.folded
    if let choice = choices[name] { return choice.category }
    let candidates = Set(
      name.split(separator: " ").flatMap { word in
        (payees[word] ?? []).prefix(Self.mostCompared)
      })
    let alike = candidates.filter { $0.hasWords(of: name) || name.hasWords(of: $0) }
    let best = alike.compactMap { choices[$0] }.max {
      ($0.payee.count, $0.date.daysSinceEpoch, $1.payee) < (
        $1.payee.count, $1.date.daysSinceEpoch, $0.payee
      )
    }
    if let best { return best.category }
    return words.first { name.contains($0.word) }.map { spelling(of: $0.category) }
  }
}

extension String {
  /// Whether the text contains another text as whole words; both must be folded.
  fileprivate func hasWords(of other: String) -> Bool {
    other.count > 2 && " \(self) ".contains(" \(other) ")
  }
}
