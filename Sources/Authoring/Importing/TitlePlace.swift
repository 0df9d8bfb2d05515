import Foundation
import Gazetteer

/// A known place named by words of a title.
struct TitlePlace {
  let end: ImportedTrip.End
  /// Words of the title before or after it.
  let rest: [String]

  /// Greatest number of words in a city's name.
  private static let longest = 5

  /// Finds the place that the last words name: an airport's code, or else the longest city name.
  init?(endOf words: [String]) {
    if let airport = words.last.flatMap(Self.airport) {
      (end, rest) = (.airport(airport), Array(words.dropLast()))
      return
    }
    for count in stride(from: min(Self.longest, words.count), to: 0, by: -1) {
      guard let city = Self.city(words.suffix(count)) else { continue }
      (end, rest) = (.city(city), Array(words.dropLast(count)))
      return
    }
    return nil
  }

  /// Finds the place that the first words name; `nil` if the words after it may belong to the name.
  init?(startOf words: [String]) {
    if let airport = words.first.flatMap(Self.airport) {
      (end, rest) = (.airport(airport), Array(words.dropFirst()))
      return
    }
    for count in stride(from: min(Self.longest, words.count), to: 0, by: -1) {
      guard let city = Self.city(words.prefix(count)) else { continue }
      let rest = Array(words.dropFirst(count))
      let isEnd = words[count - 1].last.map { ",;:.".contains($0) } ?? false
      guard isEnd || Self.isApart(rest) else { continue }
      // The code after a city's name is that of one of its airports.
      if let code = rest.first, code.first == "(", let airport = Self.airport(code) {
        (end, self.rest) = (.airport(airport), Array(rest.dropFirst()))
      } else {
        (end, self.rest) = (.city(city), rest)
      }
      return
    }
    return nil
  }

  /// The place that a whole text names, as a code or as a city.
  static func whole(_ text: String) -> ImportedTrip.End? {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    if words.count == 1, let airport = airport(text.uppercased()) { return .airport(airport) }
    return city(words).map { .city($0) }
  }

  /// Whether the words after a city's name don't belong to it.
  private static func isApart(_ words: [String]) -> Bool {
    guard let first = words.first, let mark = first.first else { return true }
    return "([,;".contains(mark) || TitleWords.marks.contains(mark)
      || TitleWords.after.contains(first.lowercased())
  }

  /// The airport with a code, ignoring parentheses and punctuation around it.
  private static func airport(_ word: String) -> Airport? {
    Airport(code: word.filter { !"()[],:;.".contains($0) })
  }

  /// The most populous city with a name, ignoring words for stations.
  private static func city(_ words: some Collection<String>) -> City? {
    let name = words.joined(separator: " ").trimmingCharacters(in: punctuation)
    guard words.allSatisfy({ $0.contains(where: \.isLetter) }) else { return nil }
    if let city = City.named(name).first ?? ForeignNames.city(name) { return city }
    let own = words.filter {
      !TitleWords.stations.contains($0.lowercased().trimmingCharacters(in: punctuation))
    }
    guard !own.isEmpty, own.count < words.count else { return nil }
    return city(own)
  }

  private static let punctuation = CharacterSet(charactersIn: ",;:. ")
}

/// Names of large cities in languages other than English, found through their time zones.
///
/// Source: exemplar cities of CLDR, as Foundation has them (UTS 35, part 4, `VVV`)
private enum ForeignNames {
  static func city(_ name: String) -> City? { names[name.lowercased()] }

  private static let names: [String: City] = {
    var names: [String: City] = [:]
    let formatter = DateFormatter()
    formatter.dateFormat = "VVV"
    for language in ["de", "fr", "es"] {
      formatter.locale = Locale(identifier: language)
      for identifier in TimeZone.knownTimeZoneIdentifiers {
        guard let zone = TimeZone(identifier: identifier),
          let english = identifier.split(separator: "/").last.map({ $0.replacing("_", with: " ") }),
          let city = City.named(String(english)).first(where: { $0.zone == identifier })
        else { continue }
        formatter.timeZone = zone
        let name = formatter.string(from: Date(timeIntervalSince1970: 0)).lowercased()
        if names[name] == nil { names[name] = city }
      }
    }
    return names
  }()
}
