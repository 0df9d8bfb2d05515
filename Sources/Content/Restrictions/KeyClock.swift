import Domain

/// Time at which content is read. It decides which dates of unknown keys are past or future.
struct KeyClock: Sendable {
  let now: Instant
  /// Zone of dates without one.
  let zone: Zone

  /// First second of the latest time that a value may mean; `nil` for other values.
  func second(of value: Value) -> Int64? {
    value.timeTexts.lazy.flatMap { text -> [Int64] in
      if let number = Int64(text), let date = LocalTime.day(number) ?? LocalTime.month(number) {
        return [date.secondsAsUTC]
      }
      let meanings = (try? WrittenTime(period: text)) == nil ? OtherDateForm(text).meanings : [text]
      return meanings.compactMap { meaning in
        (try? WrittenTime(period: meaning).moment(place: nil, site: zone))?.instant.seconds
      }
    }.max()
  }

  /// Whether a value is a time after `now`; `nil` for other values.
  func isFuture(_ value: Value) -> Bool? { second(of: value).map { $0 > now.seconds } }
}

extension Value {
  /// Texts that may be times: the value's own text, or those of its elements. Small numbers aren't.
  fileprivate var timeTexts: [String] {
    scalars.filter { text in
      guard text.utf8.count <= 64, text.utf8.contains(where: \.isDigit) else { return false }
      guard let number = Double(text) else { return true }
      return (1900..<2200).contains(number) || number >= 190_001
    }
  }

  /// Whether it looks like a time in any form.
  var looksLikeTime: Bool {
    guard let text = scalarText else { return false }
    return (try? WrittenTime(text)) != nil || OtherDateForm(text).fix != nil
  }
}
