import Basics

/// Coordinates in the name of a file, and signs that the name contains a place.
struct NameCoordinates {
  private let name: String
  private let numbers: [NumberInName]
  private let ending: String

  init(_ name: String, _ numbers: [NumberInName], ending: String) {
    self.name = name
    self.numbers = numbers
    self.ending = ending
  }

  /// Whether the name reveals a place.
  var areThere: Bool {
    hasMark || hasDecimals || hasHemispheres || hasDegrees || hasPlusCode
  }

  /// Whether it has the word `GPS`, or a number called a latitude or a longitude.
  private var hasMark: Bool {
    let words = name.lowercased().split { !$0.isLetter }
    if words.contains("gps") { return true }
    let names: Set<Substring> = ["lat", "latitude", "lon", "lng", "longitude"]
    return numbers.contains { names.contains($0.wordBefore) }
  }

  /// Whether it has two numbers with many decimals, such as `48.8584, 2.2945` or `48_8584_2_2945`.
  private var hasDecimals: Bool {
    guard numbers.count >= 4 else { return false }
    return numbers.indices.dropLast(3).contains { index in
      isDecimal(at: index, most: 90) && isDecimal(at: index + 2, most: 180)
        || isDecimal(at: index, most: 180) && isDecimal(at: index + 2, most: 90)
    }
  }

  private func isDecimal(at index: Int, most: Int) -> Bool {
    let (whole, decimals) = (numbers[index], numbers[index + 1])
    guard whole.digits.count <= 3, whole.value <= most else { return false }
    return [".", ","].contains(decimals.before)
      ? decimals.digits.count >= 3 : decimals.digits.count >= 4 && decimals.before.count == 1
  }

  /// Whether numbers have the letters of both hemispheres: `N48.85 E2.29`, `48-51-30N 2-17-40E`.
  private var hasHemispheres: Bool {
    var letters: Set<Character> = []
    for (index, number) in numbers.enumerated() {
      let after = index + 1 < numbers.count ? numbers[index + 1].before : ending
      if let letter = Self.letter(Array(number.before.reversed())) { letters.insert(letter) }
      if let letter = Self.letter(Array(after)) { letters.insert(letter) }
    }
    return !letters.isDisjoint(with: ["n", "s"]) && !letters.isDisjoint(with: ["e", "w", "o"])
  }

  /// Returns the single letter next to a number. `text` begins at the number.
  private static func letter(_ text: [Character]) -> Character? {
    let rest = text.drop { !$0.isLetter }
    guard text.count - rest.count <= 2, let letter = rest.first,
      rest.dropFirst().first?.isLetter != true
    else { return nil }
    return letter
  }

  /// Whether it has degrees with minutes or a hemisphere: `48°51′`, `48° N`.
  private var hasDegrees: Bool {
    numbers.indices.contains { index in
      let after = index + 1 < numbers.count ? numbers[index + 1].before : ending
      guard let sign = after.first, sign == "°" || sign == "º" else { return false }
      let rest = after.dropFirst().drop { $0 == " " }
      if let letter = Self.letter(Array(rest)), "nsewo".contains(letter) { return true }
      guard rest.isEmpty, index + 1 < numbers.count else { return false }
      let minutes = index + 2 < numbers.count ? numbers[index + 2].before : ending
      return minutes.first.map { "′'’.,".contains($0) } ?? false
    }
  }

  /// Whether it has a code for a place (Open Location Code Specification), such as `8FW4V75V+8Q`.
  private var hasPlusCode: Bool {
    guard name.utf8.contains(UInt8(ascii: "+")) else { return false }
    let letters = Set("23456789CFGHJMPQRVWX")
    let parts = name.uppercased().parts(between: "+")
    return zip(parts, parts.dropFirst()).contains { before, after in
      let first = before.reversed().prefix { letters.contains($0) }
      let last = after.prefix { letters.contains($0) }
      return [4, 6, 8].contains(first.count) && (2...7).contains(last.count)
    }
  }
}
