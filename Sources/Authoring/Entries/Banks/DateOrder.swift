import Domain

/// Order of the numbers in a date.
package enum DateOrder: String, Sendable, Equatable, CaseIterable {
  case ymd
  case dmy
  case mdy

  /// The order in words.
  var words: String {
    switch self {
    case .ymd: "year-month-day"
    case .dmy: "day.month.year"
    case .mdy: "month/day/year"
    }
  }
}

/// Date in a bank's file as numbers, before their order is known.
struct BankDate {
  private let numbers: [Int]
  private let hasYearFirst: Bool
  /// Whether the numbers are separated by points, as in dates that begin with the day.
  private let hasPoints: Bool

  /// Parses a date, optionally followed by a time of day: `2024-03-01T10:00`, `20240301`, `1.3.24`,
  /// `03/01/2024`, `01 Mar 2024`. `nil` for any other text.
  init?(_ written: String) {
    guard written.utf8.count <= 60 else { return nil }
    let words = written.split { $0 == " " || $0 == "\u{A0}" }
    if words.count > 2, let named = Self.named(Array(words.prefix(3))) {
      self = named
      return
    }
    guard let date = words.first?.split(separator: "T").first else { return nil }
    if date.utf8.count == 8, let number = Self.number(date) {
      self.init(
        [number / 10_000, number / 100 % 100, number % 100], yearFirst: true, points: false)
      return
    }
    let marks = date.filter { $0 == "." || $0 == "/" || $0 == "-" }
    // Hungarian dates end with a point.
    var parts = date.split(omittingEmptySubsequences: false) { marks.contains($0) }
    if parts.count == 4, parts[3].isEmpty { parts.removeLast() }
    guard parts.count == 3, marks.allSatisfy({ $0 == marks.first }) else { return nil }
    if let named = Self.named(parts) {
      self = named
      return
    }
    let numbers = parts.compactMap(Self.number)
    let lengths = parts.map(\.utf8.count)
    guard numbers.count == 3, lengths[1] <= 2, lengths.allSatisfy({ $0 <= 4 }) else { return nil }
    if lengths[0] == 4, lengths[2] <= 2 {
      self.init(numbers, yearFirst: true, points: false)
    } else if lengths[0] <= 2, lengths[2] == 4 || lengths[2] == 2 {
      let year = lengths[2] == 4 ? numbers[2] : Self.year(numbers[2])
      self.init([numbers[0], numbers[1], year], yearFirst: false, points: marks.first == ".")
    } else {
      return nil
    }
  }

  private init(_ numbers: [Int], yearFirst: Bool, points: Bool) {
    self.numbers = numbers
    hasYearFirst = yearFirst
    hasPoints = points
  }

  /// Parses a date with an English month, whose order is unambiguous.
  private static func named(_ parts: [Substring]) -> BankDate? {
    let months = [
      "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
    ]
    func month(_ text: Substring) -> Int? {
      months.firstIndex(of: text.lowercased().filter(\.isLetter).prefix(3).description).map {
        $0 + 1
      }
    }
    func number(_ text: Substring) -> Int? { Self.number(text.filter { $0 != "," && $0 != "." }) }
    guard let last = number(parts[2]) else { return nil }
    let year = last < 100 ? Self.year(last) : last
    if let month = month(parts[1]), let day = number(parts[0]) {
      return BankDate([year, month, day], yearFirst: true, points: false)
    }
    guard let month = month(parts[0]), let day = number(parts[1]) else { return nil }
    return BankDate([year, month, day], yearFirst: true, points: false)
  }

  private static func number(_ text: some StringProtocol) -> Int? {
    let isNumber =
      !text.isEmpty && text.utf8.count <= 8
      && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return isNumber ? Int(text) : nil
  }

  /// Year for two digits: 69 to 99 mean the last century, as in POSIX.
  private static func year(_ short: Int) -> Int { short + (short < 69 ? 2000 : 1900) }

  /// The day if the numbers are in the given order; `nil` if it doesn't exist. If the date begins
  /// with the year, the order is ignored; otherwise `.ymd` gives `nil`.
  func day(_ order: DateOrder) -> CalendarDate? {
    if hasYearFirst {
      return try? CalendarDate(year: numbers[0], month: numbers[1], day: numbers[2])
    }
    switch order {
    case .ymd: return nil
    case .dmy: return try? CalendarDate(year: numbers[2], month: numbers[1], day: numbers[0])
    case .mdy: return try? CalendarDate(year: numbers[2], month: numbers[0], day: numbers[1])
    }
  }

  /// Result of comparing all dates of a file.
  enum Finding: Equatable {
    case order(DateOrder)
    /// Index of a date that is a different day in each order, if no other date decides.
    case ambiguous(first: Int)
    /// Indices of two dates: in one the first number can't be a month, in the other the second
    /// can't.
    case contradiction(Int, Int)
  }

  /// Finds out the order of dates from the dates themselves.
  static func order(of dates: [BankDate?]) -> Finding {
    var (dayFirst, monthFirst, either): (Int?, Int?, Int?) = (nil, nil, nil)
    var hasPoints = false
    for case (let index, let date?) in dates.enumerated() where !date.hasYearFirst {
      switch (date.day(.dmy), date.day(.mdy)) {
      case (_?, nil): dayFirst = dayFirst ?? index
      case (nil, _?): monthFirst = monthFirst ?? index
      case (let one?, let other?) where one != other: either = either ?? index
      default: break
      }
      hasPoints = hasPoints || date.hasPoints
    }
    switch (dayFirst, monthFirst, either) {
    case (let one?, let other?, _): return .contradiction(one, other)
    case (_?, nil, _): return .order(.dmy)
    case (nil, _?, _): return .order(.mdy)
    case (nil, nil, let index?): return hasPoints ? .order(.dmy) : .ambiguous(first: index)
    case (nil, nil, nil):
      let isByYear = dates.contains { $0?.hasYearFirst == true }
      return .order(isByYear ? .ymd : .dmy)
    }
  }
}
