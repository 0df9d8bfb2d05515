import Domain
import Gazetteer

/// The trip's ends, operator and number in the title of an event.
struct EventTitle {
  /// Place where the trip begins; `nil` if neither the title nor the event's location names it.
  private(set) var origin: ImportedTrip.End?
  let destination: ImportedTrip.End
  private(set) var provider: String?
  private(set) var number: String?
  private(set) var mode: TravelMode?
  let isCancelled: Bool

  /// Parses a title; `nil` if it names no known places. `location` is the event's location, where a
  /// trip to a single place may begin.
  init?(_ text: String, at location: String? = nil) {
    guard text.utf8.count <= 500 else { return nil }
    var words = Self.words(of: text, symbolsAreArrows: false)
    isCancelled = words.isCancelled
    var found = Self.ends(in: words.words)
    if found == nil {
      words = Self.words(of: text, symbolsAreArrows: true)
      found = Self.ends(in: words.words)
    }
    if let found {
      (origin, destination) = (found.origin, found.destination)
      let isFlight = found.origin.isAirport && found.destination.isAirport
      (provider, mode) = (found.label.provider, found.label.mode ?? (isFlight ? .aircraft : nil))
      number = found.label.number
      return
    }
    guard let single = Self.destination(in: words.words) else { return nil }
    destination = single.place.end
    (mode, number) = (single.label.mode, single.label.number)
    let start = location.flatMap { TitlePlace(startOf: Self.words(of: $0).words) }
    if let start, start.end.name != destination.name { origin = start.end }
  }

  // MARK: - Words

  /// Words of a title, with all arrows replaced by one, and without emoji and a word for
  /// "cancelled".
  private static func words(
    of text: String, symbolsAreArrows: Bool = false
  ) -> (words: [String], isCancelled: Bool) {
    var plain = text
    for arrow in TitleWords.arrows { plain = plain.replacing(arrow, with: " → ") }
    plain = plain.replacing("→", with: " → ")
    var scalars = String.UnicodeScalarView()
    for scalar in plain.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .otherSymbol:
        scalars.append(contentsOf: (symbolsAreArrows ? " → " : " ").unicodeScalars)
      // Drops joiners and variation selectors of emoji.
      case .nonspacingMark, .format, .enclosingMark:
        if !scalar.properties.isDefaultIgnorableCodePoint { scalars.append(scalar) }
      default: scalars.append(scalar)
      }
    }
    var words = String(scalars).split(whereSeparator: \.isWhitespace).map(String.init)
    func isCancelled(_ word: String?) -> Bool {
      word.map { TitleWords.cancelled.contains($0.filter(\.isLetter).lowercased()) } ?? false
    }
    let (first, last) = (isCancelled(words.first), isCancelled(words.last))
    if first { words.removeFirst() }
    if last, !words.isEmpty { words.removeLast() }
    // A mark after the removed word belongs to that word.
    while let word = words.first, word.allSatisfy({ TitleWords.marks.contains($0) }) {
      words.removeFirst()
    }
    while words.first == TitleWords.arrow { words.removeFirst() }
    return (words, first || last)
  }

  // MARK: - Ends

  private struct Ends {
    let origin: ImportedTrip.End
    let destination: ImportedTrip.End
    let label: TitleLabel
  }

  /// Finds the ends on both sides of a word such as `to`, or else of a dash, or else of a dash
  /// within a word.
  private static func ends(in words: [String]) -> Ends? {
    let indices = words.indices.dropFirst().dropLast()
    for isBetween in [TitleWords.between, TitleWords.dashes] {
      for index in indices where isBetween.contains(words[index].lowercased()) {
        if let ends = ends(words[..<index], words[(index + 1)...]) { return ends }
      }
    }
    for (index, word) in words.enumerated() {
      for place in word.indices.dropFirst() where TitleWords.dashes.contains(String(word[place])) {
        let (left, right) = (word[..<place], word[place...].dropFirst())
        guard !right.isEmpty else { continue }
        let found = ends(
          words[..<index] + [String(left)], [String(right)] + words[(index + 1)...])
        if let found { return found }
      }
    }
    return nil
  }

  private static func ends(_ left: ArraySlice<String>, _ right: ArraySlice<String>) -> Ends? {
    guard let origin = TitlePlace(endOf: Array(left)),
      let destination = TitlePlace(startOf: Array(right))
    else { return nil }
    // A title with three places describes more than one trip.
    if let word = destination.rest.first, isBetween(word),
      TitlePlace(startOf: Array(destination.rest.dropFirst())) != nil
    {
      return nil
    }
    if let word = origin.rest.last, isBetween(word),
      TitlePlace(endOf: origin.rest.dropLast()) != nil
    {
      return nil
    }
    // Airport codes make any title a trip; city names do so only if the title is about a journey.
    let areCodes = origin.end.isAirport && destination.end.isAirport
    guard let label = TitleLabel(origin.rest, after: destination.rest, areCodes: areCodes) else {
      return nil
    }
    return Ends(origin: origin.end, destination: destination.end, label: label)
  }

  private static func isBetween(_ word: String) -> Bool {
    TitleWords.between.contains(word.lowercased()) || TitleWords.dashes.contains(word)
  }

  /// Finds the destination in a title such as `Flug nach Wien`.
  private static func destination(
    in words: [String]
  ) -> (place: TitlePlace, label: TitleLabel)? {
    for index in words.indices.dropFirst().dropLast()
    where TitleWords.between.contains(words[index].lowercased()) {
      let before = Array(words[..<index])
      guard let place = TitlePlace(startOf: Array(words[(index + 1)...])),
        let label = TitleLabel(before, after: place.rest), label.saysJourney
      else { continue }
      return (place, label)
    }
    return nil
  }
}

/// Words before the places of a title: an operator, a means of transport, a number.
struct TitleLabel {
  private(set) var provider: String?
  private(set) var number: String?
  private(set) var mode: TravelMode?
  /// Whether a word shows that the title is about a journey.
  private(set) var saysJourney = false

  /// `nil` if there are other words. Words after the places are only searched for a number. With
  /// airport codes, all words are allowed.
  init?(_ words: [String], after: [String], areCodes: Bool = false) {
    var words = words
    if let last = words.last, TitleWords.before.contains(last.lowercased()) { words.removeLast() }
    let parts = Self.parts(of: words)
    number = Self.number(in: parts) ?? Self.number(in: Self.parts(of: after))
    for part in parts {
      guard let mode = TitleWords.journeys[part.lowercased()] else { continue }
      (saysJourney, self.mode) = (true, self.mode ?? mode)
    }
    if parts.contains(where: TitleWords.trains.contains) {
      (saysJourney, mode) = (true, mode ?? .train)
    }
    let isPlain = parts.allSatisfy { part in
      TitleWords.journeys[part.lowercased()] != nil || TitleWords.trains.contains(part)
        || part.utf8.allSatisfy { (0x30...0x39).contains($0) } || FlightNumber(part) != nil
        || FlightNumber.isAirline(part) && number?.hasPrefix(part) == true
    }
    let isNumber = number.map { $0.filter { $0 != " " } } == parts.joined()
    guard !areCodes, !isPlain, !isNumber else { return }
    // The operator's name is followed by a mark: `Amtrak - New York to Boston`.
    guard let last = words.last?.last, TitleWords.marks.contains(last) else { return nil }
    let name = words.joined(separator: " ").dropLast().reversed().drop(while: \.isWhitespace)
    let text = String(name.reversed())
    guard !text.isEmpty, !text.contains(where: TitleWords.marks.contains),
      City.named(text).isEmpty
    else { return nil }
    provider = text
  }

  /// Runs of letters and digits: `LH400/UA8840,` has two.
  private static func parts(of words: [String]) -> [String] {
    words.flatMap { $0.split { !$0.isLetter && !$0.isNumber } }.map(String.init)
  }

  /// Finds the first flight or train number.
  private static func number(in parts: [String]) -> String? {
    for (index, part) in parts.enumerated() {
      if let flight = FlightNumber(part) { return flight.text }
      guard index + 1 < parts.count, let number = Int(parts[index + 1]), number > 0,
        parts[index + 1].utf8.count <= 5
      else { continue }
      if TitleWords.trains.contains(part) { return "\(part) \(parts[index + 1])" }
      if FlightNumber.isAirline(part), let flight = FlightNumber(part + parts[index + 1]) {
        return flight.text
      }
    }
    return nil
  }
}

/// Flight number: an airline code of two letters or digits, or of three letters, and at most four
/// digits.
struct FlightNumber {
  let text: String

  init?(_ text: String) {
    let digits = text.utf8.reversed().prefix { (0x30...0x39).contains($0) }.count
    let number = min(digits, max(0, text.utf8.count - 2))
    let airline = String(text.dropLast(number))
    guard (1...5).contains(number), text.utf8.count == text.count, Self.isAirline(airline) else {
      return nil
    }
    self.text = text
  }

  static func isAirline(_ text: String) -> Bool {
    let letters = text.utf8.count { (0x41...0x5A).contains($0) }
    let digits = text.utf8.count { (0x30...0x39).contains($0) }
    guard letters + digits == text.utf8.count else { return false }
    return text.utf8.count == 2 ? letters > 0 : letters == 3 && digits == 0
  }
}
