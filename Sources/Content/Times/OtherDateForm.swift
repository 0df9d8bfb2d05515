import Domain
import Paths

/// A date in another form than content has, such as `02.05.2026 8:10` or `5/2/2026`, and its
/// meaning in content's form.
struct OtherDateForm {
  /// One date, or two if day and month can't be told apart; none if the text is no date at all.
  let meanings: [String]
  /// Whether something behind the day was not understood, which the author must not lose.
  private var hasMore = false

  init(_ text: String, isDayAlone: Bool = false) {
    let words = text.split { $0 == " " || $0 == "T" || $0 == "," }
    guard let day = words.first, let separator = day.first(where: { "./-".contains($0) }) else {
      meanings = []
      return
    }
    let numbers = day.split(separator: separator, omittingEmptySubsequences: false)
    let time = isDayAlone || words.count != 2 ? nil : Self.time(words[1])
    meanings = Self.orders(numbers, isDotted: separator == ".").compactMap { year, month, day in
      guard let date = try? CalendarDate(year: year, month: month, day: day) else { return nil }
      return LocalTime.midnight(date).text.upTo("T") + (time ?? "")
    }
    hasMore = !isDayAlone && words.count > 1 && time == nil
  }

  /// Advice such as "write 2026-05-02T08:10" or "write the year first: 2026-05-02 or 2026-02-05".
  var fix: String? {
    let time = hasMore ? ", and the time behind it as in T20:10" : ""
    return switch meanings.count {
    case 0: nil
    case 1: "write \(meanings[0])\(time)"
    default: "write the year first: \(meanings.joined(separator: " or "))\(time)"
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

  /// `8:10` and `8.10` as `T08:10`; `nil` for times with seconds or halves of the day.
  private static func time(_ text: Substring) -> String? {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "." }
    guard parts.count == 2, parts[1].count == 2, let hour = Int(parts[0]), (0..<24).contains(hour),
      let minute = Int(parts[1]), (0..<60).contains(minute)
    else { return nil }
    return (hour < 10 ? "T0\(hour):" : "T\(hour):") + parts[1]
  }
}
