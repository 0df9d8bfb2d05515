import Basics
import Domain

/// A date in another form than content uses, such as `02.05.2026 8:10`, `May 2, 2026` or
/// `2026-05-02 08:10:00 -0400`, and its meaning in content's form.
struct OtherDateForm {
  /// One date, or two if day and month can't be distinguished; empty if the text isn't a date.
  let meanings: [String]
  /// Whether something after the day wasn't understood. The author must not lose it.
  private let hasMore: Bool
  /// Whether the words after the time name a zone that wasn't understood.
  private let hasZone: Bool

  init(_ text: String, isDayAlone: Bool = false) {
    var words = text.utf8.count <= 64 ? text.split { $0 == " " || $0 == "," } : []
    // `Tue, 17 Mar 2015`: the day of the week adds nothing.
    if let first = words.first, words.count > 1, Self.isWeekday(first) { words.removeFirst() }
    let dates: [CalendarDate]
    if let named = Self.named(words) {
      dates = [named]
      words.removeFirst(3)
    } else if let first = words.first {
      let parts = first.split(separator: "T", maxSplits: 1)
      dates = parts.first.map(Self.numbered) ?? []
      words.replaceSubrange(0..<1, with: parts.dropFirst())
    } else {
      dates = []
    }
    let wholeTime = isDayAlone || words.isEmpty ? nil : Self.time(words)
    let time = wholeTime ?? (isDayAlone ? nil : Self.time(words.dropLast()))
    hasZone = wholeTime == nil && time != nil
    meanings = dates.map { LocalTime.midnight($0).text.upTo("T") + (time ?? "") }
    hasMore = !isDayAlone && !words.isEmpty && time == nil
  }

  /// Advice such as "write 2026-05-02T08:10" or "write the year first: 2026-05-02 or 2026-02-05".
  var fix: String? {
    let time =
      hasMore
      ? ", and the time after it, as in T20:10"
      : hasZone ? ", and its offset after it, as in +01:00" : ""
    return switch meanings.count {
    case 0: nil
    case 1: "write \(meanings[0])\(time)"
    default: "write the year first: \(meanings.joined(separator: " or "))\(time)"
    }
  }

  /// Days that `02.05.2026` or `2026/5/2` may be.
  private static func numbered(_ day: Substring) -> [CalendarDate] {
    guard let separator = day.first(where: { "./-".contains($0) }) else { return [] }
    let numbers = day.split(separator: separator, omittingEmptySubsequences: false)
    return orders(numbers, isDotted: separator == ".").compactMap { year, month, day in
      try? CalendarDate(year: year, month: month, day: day)
    }
  }

  /// Year, month and day in the possible orders of the numbers.
  private static func orders(
    _ texts: [Substring], isDotted: Bool
  ) -> [(year: Int, month: Int, day: Int)] {
    let numbers = texts.compactMap { Int($0) }
    guard numbers.count == 3, texts.count == 3 else { return [] }
    if texts[0].count == 4 { return [(numbers[0], numbers[1], numbers[2])] }
    guard texts[2].count == 4 else { return [] }
    let dayFirst = (numbers[2], numbers[1], numbers[0])
    let monthFirst = (numbers[2], numbers[0], numbers[1])
    if isDotted || numbers[0] == numbers[1] || numbers[0] > 12 { return [dayFirst] }
    return numbers[1] > 12 ? [monthFirst] : [dayFirst, monthFirst]
  }

  /// Day of `17 March 2015`, `Mar 17 2015` or `March 17th 2015`.
  private static func named(_ words: [Substring]) -> CalendarDate? {
    guard words.count >= 3, words[2].count == 4, let year = Int(words[2]) else { return nil }
    for (day, name) in [(words[0], words[1]), (words[1], words[0])] {
      let digits = day.prefix { $0.isASCII && $0.isNumber }
      guard ["", ".", "st", "nd", "rd", "th"].contains(day[digits.endIndex...].lowercased()),
        let number = Int(digits), let month = month(name)
      else { continue }
      return try? CalendarDate(year: year, month: month, day: number)
    }
    return nil
  }

  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]
  private static let weekdays = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ]

  /// Number of an English month by its name or its first letters.
  private static func month(_ name: Substring) -> Int? {
    let word = name.lowercased().filter { $0 != "." }
    guard word.utf8.count >= 3 else { return nil }
    return months.firstIndex { $0.begins(with: word) }.map { $0 + 1 }
  }

  private static func isWeekday(_ name: Substring) -> Bool {
    let word = name.lowercased().filter { $0 != "." }
    return word.utf8.count >= 3 && weekdays.contains { $0.begins(with: word) }
  }

  /// Time such as `8.10`, `2:05 PM` or `14:00:00 -0400` as `T08:10`, `T14:05` or `T14:00:00-04:00`.
  private static func time(_ words: some Sequence<Substring>) -> String? {
    var words = Array(words)
    guard var clock = words.first else { return nil }
    words.removeFirst()
    // An offset, or AM or PM, may directly follow the clock time, without a space.
    let end = clock.firstIndex { !($0.isASCII && $0.isNumber) && $0 != ":" && $0 != "." }
    if let end {
      words.insert(clock[end...], at: 0)
      clock = clock[..<end]
    }
    let parts = clock.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "." }
    guard (1...3).contains(parts.count), var hour = Int(parts[0]), (0..<24).contains(hour),
      parts.dropFirst().allSatisfy({
        $0.count == 2 && Int($0).map { (0..<60).contains($0) } == true
      })
    else { return nil }
    if let half = words.first?.lowercased().filter({ $0 != "." }), ["am", "pm"].contains(half) {
      guard (1...12).contains(hour) else { return nil }
      hour = hour % 12 + (half == "pm" ? 12 : 0)
      words.removeFirst()
    } else if parts.count == 1 {
      return nil
    }
    guard words.count <= 1 else { return nil }
    var text = "T" + ([twoDigits(hour)] + parts.dropFirst().map(String.init)).joined(separator: ":")
    if parts.count == 1 { text += ":00" }
    guard let last = words.first else { return text }
    return offset(last).map { text + $0 }
  }

  /// Offset such as `-0400`, `+01` or `UTC` in the form that ends a time.
  private static func offset(_ text: Substring) -> String? {
    guard let sign = text.first, sign == "+" || sign == "-" else {
      return ["z", "utc", "gmt"].contains(text.lowercased()) ? "Z" : nil
    }
    let digits = text.dropFirst().filter { $0 != ":" }
    guard digits.count == 4 || digits.count == 2, let number = Int(digits),
      digits.count == 2 || number % 100 < 60
    else { return nil }
    let hour = digits.prefix(2)
    guard let hours = Int(hour), hours <= 18 else { return nil }
    return "\(sign)\(hour):\(digits.count == 2 ? "00" : digits.suffix(2))"
  }
}
