import Basics

/// Detector of names that reveal when or where a picture was taken.
///
/// Programs that make pictures name them after the second, in many forms. The forms share a few
/// signs, which may be in any order and have any separators: a time of day, with or without a date,
/// a long number such as the seconds since 1970, and coordinates. A date by itself may be
/// published.
package struct RevealingName {
  /// Maximum number of bytes of a name that is examined. No system allows longer names.
  private static let longest = 2_000

  private let name: String
  private let numbers: [NumberInName]
  /// The text after the last number, in lower case.
  private let ending: String

  /// Returns whether the name of a file or folder reveals a time of day or a place.
  package static func reveals(_ fileName: String) -> Bool {
    guard mayReveal(fileName) else { return false }
    return reveals(stem: fileName.fileStem)
  }

  /// Returns whether a name without an extension reveals a time of day or a place.
  static func reveals(stem: String) -> Bool {
    guard mayReveal(stem) else { return false }
    guard stem.utf8.count <= longest else { return true }
    switch NameIdentifier.find(in: stem) {
    case .holdsTime: return true
    case .random(let rest): return mayReveal(rest) && RevealingName(rest).reveals
    case nil: return RevealingName(stem).reveals
    }
  }

  /// Returns whether an id reveals a time of day or a place.
  ///
  /// An id that a program generated doesn't reveal anything about a picture, even if it contains
  /// the time at which it was made.
  static func reveals(id: String) -> Bool {
    guard mayReveal(id), id.utf8.count <= longest else { return id.utf8.count > longest }
    switch NameIdentifier.find(in: id) {
    case .holdsTime(let rest), .random(let rest):
      return mayReveal(rest) && RevealingName(rest).reveals
    case nil: return !NameIdentifier.isRandom(id) && RevealingName(id).reveals
    }
  }

  /// Whether a name may reveal something, judged only by its bytes. Most names have at most one
  /// short number.
  static func mayReveal(_ name: some StringProtocol) -> Bool {
    var (digits, runs) = (0, 0)
    var (wasDigit, mayBeHour, mayBePlace, mayBeGPS) = (false, false, false, false)
    var previous: UInt8 = 0
    for byte in name.utf8 {
      if byte >= 0x80 || byte == UInt8(ascii: "+") { return true }
      let small = byte | 0x20
      if byte.isDigit {
        digits += 1
        if !wasDigit { runs += 1 }
      } else if wasDigit {
        // This may be `10am`, `10 Uhr` or `10h`.
        mayBeHour = mayBeHour || "aphu .".utf8.contains(small)
      } else if previous == UInt8(ascii: "g"), small == UInt8(ascii: "p") {
        mayBeGPS = true
      } else if previous == UInt8(ascii: "l"), "aon".utf8.contains(small) {
        // This may be `lat` or `lon`.
        mayBePlace = true
      }
      wasDigit = byte.isDigit
      previous = small
    }
    return mayBeGPS || runs > 1 || digits > 5 || digits > 0 && (mayBeHour || mayBePlace)
  }

  private init(_ name: String) {
    self.name = name
    (numbers, ending) = NumberInName.all(in: name)
  }

  private var reveals: Bool {
    holdsLongNumber || holdsTime || NameCoordinates(name, numbers, ending: ending).areThere
  }

  // MARK: Numbers

  /// Whether a number is as long as the seconds since 1970, or as a date with an hour.
  private var holdsLongNumber: Bool {
    numbers.contains { $0.digits.drop { $0 == 0 }.count >= 10 }
  }

  // MARK: Times

  private var holdsTime: Bool {
    let dates = NameDates(numbers)
    for index in numbers.indices {
      if isSpokenHour(at: index) || isMarkedTime(at: index) { return true }
      guard !dates.contain(index) else { continue }
      if dates.areEmpty {
        if isWholeTime(numbers[index]), !numbers[index].followsCameraPrefix { return true }
        if isTimeOfThree(at: index, dates) { return true }
      } else if isTime(at: index, beside: dates) {
        return true
      }
    }
    return false
  }

  /// Whether a number in a name with a date is a time of day, or begins one.
  private func isTime(at index: Int, beside dates: NameDates) -> Bool {
    let number = numbers[index]
    if number.digits.count >= 4 {
      if number.followsCameraPrefix { return false }
      if dates.isDateBefore(index) {
        // A year after words belongs to them: `2024-12-31 New Year 2025`.
        return !(number.isYear && number.wordBefore.count > 2)
      }
      // A camera's number before a date has letters, or is longer or shorter than a time.
      return isWholeTime(number)
        || number.digits.count == 4 && index == 0 && number.before.isEmpty
          && number.value / 100 < 24 && number.value % 100 < 60
    }
    return isHourAndMinute(at: index, dates) || isTimeOfThree(at: index, dates)
  }

  /// Whether the number is `101533`.
  private func isWholeTime(_ number: NumberInName) -> Bool {
    number.digits.count == 6 && number.value / 10_000 < 24 && number.value / 100 % 100 < 60
      && number.value % 100 < 61
  }

  private func isHourAndMinute(at index: Int, _ dates: NameDates) -> Bool {
    guard index + 1 < numbers.count, !dates.contain(index + 1) else { return false }
    let (hour, minute) = (numbers[index], numbers[index + 1])
    return hour.digits.count == 2 && hour.value < 24 && minute.digits.count == 2
      && minute.value < 60 && minute.isNear
      || hour.digits.count == 1
        && minute.digits.count == 2 && minute.value < 60
        && [".", ":", "h", "_", " "].contains(minute.before)
  }

  private func isTimeOfThree(at index: Int, _ dates: NameDates) -> Bool {
    guard index + 2 < numbers.count, !dates.contain(index + 1), !dates.contain(index + 2) else {
      return false
    }
    let (hour, minute, second) = (numbers[index], numbers[index + 1], numbers[index + 2])
    return hour.digits.count <= 2 && hour.value < 24
      && minute.digits.count == 2 && minute.value < 60 && minute.isNear
      && second.digits.count == 2 && second.value < 61 && second.isNear
  }

  /// Whether a number and the next one are a time, according to the mark between them: `10:15`,
  /// `10h15`.
  private func isMarkedTime(at index: Int) -> Bool {
    guard index + 1 < numbers.count else { return false }
    let (hour, minute) = (numbers[index], numbers[index + 1])
    return hour.digits.count <= 2 && hour.value < 24 && minute.digits.count == 2
      && minute.value < 60 && Self.marks.contains(minute.before)
  }

  private static let marks: Set<String> = [
    ":", "：", "∶", "꞉", "ː", "h", " h ", "時", "时", "點", "点", "시", "uhr", " uhr ", "시 ", "%3a",
  ]

  /// Whether an hour, perhaps with minutes, is marked as such: `10am`, `10.15 a.m.`, `15 Uhr`.
  private func isSpokenHour(at index: Int) -> Bool {
    let number = numbers[index]
    let isMinute = index > 0 && number.isNear && number.digits.count == 2 && number.value < 60
    guard number.digits.count <= 2, number.value < 24 || isMinute else { return false }
    let after = index + 1 < numbers.count ? numbers[index + 1].before : ending
    let gap = after.prefix { !$0.isLetter }.count
    guard gap <= 2 else { return false }
    let word = after.dropFirst(gap).prefix { $0.isLetter || ".".contains($0) }.filter(\.isLetter)
    return switch word {
    // "1 am See" is German.
    case "am": gap == 0 || isMinute
    case "pm", "uhr", "時", "时", "點", "点", "시": true
    case "h": gap == 0
    default: false
    }
  }
}
