package import Domain

extension WrittenTime {
  /// Reads RFC 3339 (a space may replace `T`, seconds may be missing), RFC 9557's suffixes, a local
  /// date-time, a date, or seconds since 1970.
  package init(_ text: String) throws(TimeFault) {
    var scanner = ByteScanner(text)
    if scanner.isNumber {
      self.init(text: text, form: .instant(try Self.instant(&scanner)), zone: nil)
      return
    }
    let date = try scanner.date()
    guard scanner.skip(UInt8(ascii: "T")) || scanner.skip(UInt8(ascii: "t")) || scanner.skip(0x20)
    else {
      let zone = try Self.suffixes(&scanner)
      self.init(text: text, form: .day(date), zone: zone)
      return
    }
    let local = try Self.time(&scanner, on: date)
    var form = Form.local(local)
    if scanner.skip(UInt8(ascii: "Z")) || scanner.skip(UInt8(ascii: "z")) {
      form = .offset(local, nil)
    } else if let sign = scanner.sign() {
      let offset = try scanner.offset(sign)
      form = .offset(local, offset == 0 && sign < 0 ? nil : offset)
    }
    let zone = try Self.suffixes(&scanner)
    self.init(text: text, form: form, zone: zone)
  }

  /// Reads a month, `2019-05`, or a year, `2019`, in addition to the forms of other times.
  package init(period text: String) throws(TimeFault) {
    var scanner = ByteScanner(text)
    if let year = scanner.digits(4), scanner.isAtEnd || scanner.skip(UInt8(ascii: "-")) {
      let isYear = scanner.isAtEnd && text.utf8.count == 4
      if let month = isYear ? 1 : scanner.digits(2), scanner.isAtEnd {
        do throws(CalendarDateFault) {
          let first = try CalendarDate(year: year, month: month, day: 1)
          self.init(text: text, form: isYear ? .year(first) : .month(first), zone: nil)
          return
        } catch {
          throw .noSuchDate(error)
        }
      }
    }
    try self.init(text)
  }

  /// Whether it is a day, a month or a year, without a time.
  package var isPeriod: Bool {
    switch form {
    case .day, .month, .year: true
    case .instant, .offset, .local: false
    }
  }

  private static func time(
    _ scanner: inout ByteScanner, on date: CalendarDate
  ) throws(TimeFault) -> LocalTime {
    guard let hour = scanner.digits(2), scanner.skip(UInt8(ascii: ":")),
      let minute = scanner.digits(2)
    else { throw .unreadable }
    guard hour < 24 else { throw .noSuchHour(hour) }
    guard minute < 60 else { throw .noSuchMinute(minute) }
    var second = 0
    var nanoseconds: Int32 = 0
    if scanner.skip(UInt8(ascii: ":")) {
      guard let digits = scanner.digits(2) else { throw .unreadable }
      // A leap second can't be an `Instant`, because seconds since 1970 don't count it.
      guard digits < 60 else { throw .noSuchSecond(digits) }
      second = digits
      nanoseconds = try scanner.fraction()
    }
    return LocalTime(
      date: date, secondOfDay: (hour * 60 + minute) * 60 + second, nanoseconds: nanoseconds)
  }

  private static func instant(_ scanner: inout ByteScanner) throws(TimeFault) -> Instant {
    let isNegative = scanner.skip(UInt8(ascii: "-"))
    guard let whole = scanner.integer() else { throw .outOfRange }
    let fraction = try scanner.fraction()
    guard scanner.isAtEnd else { throw .unreadable }
    guard isMeantAsSeconds(whole, isNegative: isNegative) else {
      throw .notMeantAsSeconds(isNegative ? -whole : whole)
    }
    do throws(InstantFault) {
      guard isNegative else { return try Instant(seconds: whole, nanoseconds: fraction) }
      return fraction == 0
        ? try Instant(seconds: -whole)
        : try Instant(seconds: -whole - 1, nanoseconds: 1_000_000_000 - fraction)
    } catch {
      if fraction == 0, (try? Instant(seconds: whole / 1000)) != nil {
        throw .milliseconds((isNegative ? "-" : "") + Self.seconds(ofMilliseconds: whole))
      }
      throw .outOfRange
    }
  }

  /// Seconds of milliseconds, such as `1444395393.25`.
  private static func seconds(ofMilliseconds number: Int64) -> String {
    let (whole, rest) = number.quotientAndRemainder(dividingBy: 1000)
    guard rest > 0 else { return String(whole) }
    var digits = String(rest)
    digits = String(repeating: "0", count: 3 - digits.utf8.count) + digits
    while digits.utf8.last == UInt8(ascii: "0") { digits.removeLast() }
    return "\(whole).\(digits)"
  }

  /// Whether a number means seconds since 1970, rather than a year, hour, month or day without
  /// separators.
  ///
  /// 0 means the start of 1970. Numbers from 1 to 99,999, a little more than a day, mean a year, an
  /// hour or a number of days. In 1970, some seconds look like months (those of 2 and 3 January) or
  /// days (those of August) of the years 1900 to 2099.
  private static func isMeantAsSeconds(_ number: Int64, isNegative: Bool) -> Bool {
    if number == 0 || number > 2099_12_31 { return true }
    if number <= 99_999 { return false }
    return isNegative || LocalTime.month(number) == nil && LocalTime.day(number) == nil
  }

  /// Reads all suffixes to the end: `[Europe/Lisbon]`, `[+01:00]`, and `[key=value]`, which is
  /// ignored.
  private static func suffixes(_ scanner: inout ByteScanner) throws(TimeFault) -> Zone? {
    var zone: Zone?
    var isFirst = true
    while scanner.skip(UInt8(ascii: "[")) {
      let isCritical = scanner.skip(UInt8(ascii: "!"))
      guard let name = scanner.text(upTo: UInt8(ascii: "]")), !name.isEmpty else {
        throw .unreadable
      }
      if name.utf8.contains(UInt8(ascii: "=")) {
        guard !isCritical else { throw .criticalSuffix(name) }
      } else {
        guard isFirst else { throw .unreadable }
        zone = try Self.zone(name)
      }
      isFirst = false
    }
    guard scanner.isAtEnd else { throw .unreadable }
    return zone
  }

  private static func zone(_ name: String) throws(TimeFault) -> Zone {
    var scanner = ByteScanner(name)
    if let sign = scanner.sign() {
      let offset = try scanner.offset(sign)
      guard scanner.isAtEnd else { throw .unreadable }
      return Zone(offset: offset)
    }
    guard let zone = Zone(iana: name) else { throw .unknownZone(name) }
    return zone
  }
}

extension CalendarDate {
  /// Reads `1970-01-01`, or seconds since 1970, which give the day in UTC.
  package init(written text: String) throws(TimeFault) {
    var scanner = ByteScanner(text)
    if scanner.isNumber {
      let time = try WrittenTime(text)
      guard case .instant(let instant) = time.form else { throw .unreadable }
      self.init(utc: instant)
      return
    }
    self = try scanner.date()
    guard scanner.isAtEnd else { throw .unreadable }
  }
}

/// Reads a short text byte by byte; each method accepts exactly the form that it documents.
private struct ByteScanner {
  private let bytes: [UInt8]
  private var index = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  var isAtEnd: Bool { index == bytes.count }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// Whether the text has only digits with at most a sign and a point, and so is neither date nor
  /// time.
  var isNumber: Bool {
    let digits = bytes.first == UInt8(ascii: "-") ? bytes.dropFirst() : bytes[...]
    return digits.first.map(isDigit) ?? false
      && digits.allSatisfy { isDigit($0) || $0 == UInt8(ascii: ".") }
  }

  mutating func skip(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    index += 1
    return true
  }

  /// Reads a sign: 1 for `+`, -1 for `-`.
  mutating func sign() -> Int? {
    if skip(UInt8(ascii: "+")) { return 1 }
    if skip(UInt8(ascii: "-")) { return -1 }
    return nil
  }

  /// Reads exactly `count` digits.
  mutating func digits(_ count: Int) -> Int? {
    guard index + count <= bytes.count else { return nil }
    var value = 0
    for byte in bytes[index..<index + count] {
      guard isDigit(byte) else { return nil }
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
    }
    index += count
    return value
  }

  /// Reads as many digits as follow; `nil` if there aren't any, or the number exceeds 64 bits.
  mutating func integer() -> Int64? {
    var value: Int64 = 0
    let start = index
    while let byte = next, isDigit(byte) {
      let (product, overflow) = value.multipliedReportingOverflow(by: 10)
      let (sum, carry) = product.addingReportingOverflow(Int64(byte - UInt8(ascii: "0")))
      guard !overflow, !carry else { return nil }
      value = sum
      index += 1
    }
    return index > start ? value : nil
  }

  /// Reads `.5` as nanoseconds; 0 if no point follows.
  mutating func fraction() throws(TimeFault) -> Int32 {
    guard skip(UInt8(ascii: ".")) else { return 0 }
    var value: Int32 = 0
    var count = 0
    while let byte = next, isDigit(byte) {
      guard count < 9 else { throw .tooManyDecimals }
      value = value * 10 + Int32(byte - UInt8(ascii: "0"))
      count += 1
      index += 1
    }
    guard count > 0 else { throw .unreadable }
    for _ in count..<9 { value *= 10 }
    return value
  }

  mutating func date() throws(TimeFault) -> CalendarDate {
    guard let year = digits(4), skip(UInt8(ascii: "-")), let month = digits(2),
      skip(UInt8(ascii: "-")), let day = digits(2)
    else { throw .unreadable }
    do throws(CalendarDateFault) {
      return try CalendarDate(year: year, month: month, day: day)
    } catch {
      throw .noSuchDate(error)
    }
  }

  /// Reads `02:00` after its sign, as seconds.
  mutating func offset(_ sign: Int) throws(TimeFault) -> Int {
    guard let hour = digits(2), skip(UInt8(ascii: ":")), let minute = digits(2) else {
      throw .unreadable
    }
    let seconds = (hour * 60 + minute) * 60
    // Offsets of real places don't exceed 14:00, and the system's zones end at 18:00.
    guard minute < 60, seconds <= 18 * 3600 else { throw .noSuchOffset }
    return sign * seconds
  }

  mutating func text(upTo end: UInt8) -> String? {
    guard let stop = bytes[index...].firstIndex(of: end) else { return nil }
    defer { index = stop + 1 }
    return String(decoding: bytes[index..<stop], as: UTF8.self)
  }
}

private func isDigit(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
}
