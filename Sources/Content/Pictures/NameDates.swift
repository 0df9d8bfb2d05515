import Domain

/// Dates among the numbers of a name, in any order of day, month and year.
struct NameDates {
  private var ranges: [Range<Int>] = []

  init(_ numbers: [NumberInName]) {
    var index = 0
    while index < numbers.count {
      guard let count = Self.count(at: index, of: numbers) else {
        index += 1
        continue
      }
      ranges.append(index..<(index + count))
      index += count
    }
    guard ranges.isEmpty else { return }
    // If there seems to be a second short date, it is a time of day: `250611_101205`.
    for index in numbers.indices {
      guard let count = Self.shortCount(at: index, of: numbers) else { continue }
      ranges = [index..<(index + count)]
      return
    }
  }

  var areEmpty: Bool { ranges.isEmpty }

  /// Whether the number at an index is part of a date.
  func contain(_ index: Int) -> Bool { ranges.contains { $0.contains(index) } }

  /// Whether a date precedes the number at an index.
  func isDateBefore(_ index: Int) -> Bool { ranges.contains { $0.upperBound <= index } }

  /// Returns how many numbers from an index on form a date with a full year; `nil` if they don't.
  private static func count(at index: Int, of numbers: [NumberInName]) -> Int? {
    let first = numbers[index]
    if first.digits.count == 8, isDate(first.digits) { return 1 }
    if index + 2 < numbers.count {
      let rest = (numbers[index + 1], numbers[index + 2])
      if isDate(first, rest.0, rest.1) { return 3 }
    }
    if index + 1 < numbers.count, isDateWithName(first, numbers[index + 1]) { return 2 }
    return nil
  }

  /// Returns how many numbers from an index on form a date with a two-digit year.
  private static func shortCount(at index: Int, of numbers: [NumberInName]) -> Int? {
    let first = numbers[index]
    if first.digits.count == 6 { return isShortDate(first.digits) ? 1 : nil }
    guard index + 2 < numbers.count else { return nil }
    let (b, c) = (numbers[index + 1], numbers[index + 2])
    guard [first, b, c].allSatisfy({ $0.digits.count == 2 }), areClose(b, c),
      b.before != ":", c.before != ":"
    else { return nil }
    return isShortDate(first.value, b.value, c.value) || isShortDate(c.value, b.value, first.value)
      ? 3 : nil
  }

  /// Whether only a few characters, and no ASCII letters, precede each of two numbers.
  private static func areClose(_ b: NumberInName, _ c: NumberInName) -> Bool {
    [b, c].allSatisfy { $0.isNear && !$0.before.contains { $0.isASCII && $0.isLetter } }
  }

  /// Whether eight digits are a date.
  private static func isDate(_ digits: [Int]) -> Bool {
    func number(_ range: Range<Int>) -> Int { digits[range].reduce(0) { $0 * 10 + $1 } }
    return isDate(number(0..<4), number(4..<6), number(6..<8))
      || isDate(number(4..<8), number(2..<4), number(0..<2))
  }

  /// Whether six digits are a date with a two-digit year.
  private static func isShortDate(_ digits: [Int]) -> Bool {
    func number(_ place: Int) -> Int { digits[place] * 10 + digits[place + 1] }
    return isShortDate(number(0), number(2), number(4))
      || isShortDate(number(4), number(2), number(0))
  }

  /// Whether three numbers close to each other are a date.
  private static func isDate(_ a: NumberInName, _ b: NumberInName, _ c: NumberInName) -> Bool {
    guard areClose(b, c) else { return false }
    switch (a.digits.count, b.digits.count, c.digits.count) {
    case (4, 1...2, 1...2): return isDate(a.value, b.value, c.value)
    case (1...2, 1...2, 4): return isDate(c.value, b.value, a.value)
    default: return false
    }
  }

  /// Whether two numbers are the day and the year of a date with the month's name: `11 June 2025`,
  /// `June 11, 2025`, `2025-Jun-11`.
  private static func isDateWithName(_ a: NumberInName, _ b: NumberInName) -> Bool {
    func isDay(_ number: NumberInName) -> Bool {
      number.digits.count <= 2 && (1...31).contains(number.value)
    }
    guard a.isYear && isDay(b) || isDay(a) && b.isYear else { return false }
    return b.before.contains(where: \.isLetter) || isDay(a) && a.wordBefore.count > 2 && b.isNear
  }

  /// Whether it is a calendar date, with month and day in either order.
  private static func isDate(_ year: Int, _ month: Int, _ day: Int) -> Bool {
    guard (1826...2099).contains(year) else { return false }
    return (try? CalendarDate(year: year, month: month, day: day)) != nil
      || (try? CalendarDate(year: year, month: day, day: month)) != nil
  }

  /// Whether it is a calendar date from 1970 to 2040, given the last two digits of its year.
  private static func isShortDate(_ year: Int, _ month: Int, _ day: Int) -> Bool {
    guard year >= 70 || year <= 40 else { return false }
    let year = year >= 70 ? 1_900 + year : 2_000 + year
    return (try? CalendarDate(year: year, month: month, day: day)) != nil
  }
}
