import Basics
import Diagnostics
import Domain
import Gazetteer

// Reasons why a value can't be converted, as clauses that continue "'departure' must be …, but".

extension Fault {
  /// `takesMonths` is true if the key also accepts a month without a day.
  init(
    _ fault: TimeFault, in text: String, isDayAlone: Bool = false, takesMonths: Bool = false
  ) {
    switch fault {
    case .unreadable:
      self.init(
        "'\(text)' isn't one",
        fix: OtherDateForm(text, isDayAlone: isDayAlone).fix
          ?? Self.month(text, takesMonths: takesMonths) ?? Self.timeOfDay(text))
    case .noSuchDate(let fault): self.init(Self.reason(fault), fix: Self.way(of: fault))
    case .noSuchHour(let hour):
      self.init("there is no hour \(hour)", fix: "write an hour from 0 to 23")
    case .noSuchMinute(let minute):
      self.init("there is no minute \(minute)", fix: "write a minute from 0 to 59")
    case .noSuchSecond(let second):
      self.init("there is no second \(second)", fix: "write a second from 0 to 59")
    case .noSuchOffset: self.init("an offset is at most 18:00")
    case .tooManyDecimals: self.init("a second has at most nine decimals")
    case .notMeantAsSeconds(let number):
      self.init(
        notSeconds: number, in: text, isDayAlone: isDayAlone, takesMonths: takesMonths)
    case .milliseconds(let seconds):
      self.init(
        "\(text) means seconds since 1970, which is after the year 9999",
        fix: "if you mean milliseconds, write \(seconds)")
    case .outOfRange: self.init("it is outside the years 1 to 9999")
    case .unknownZone(let name):
      self.init(
        "there is no zone '\(name)'",
        fix: Self.zone(meantBy: name)
          ?? "write its continent and a large city, such as Europe/Lisbon")
    case .criticalSuffix(let suffix): self.init("'[!\(suffix)]' isn't supported")
    case .offsetDisagrees, .skipped, .ambiguous: self.init("it isn't a single moment")
    }
  }

  /// Reason for a number that was probably meant as a date.
  private init(notSeconds number: Int64, in text: String, isDayAlone: Bool, takesMonths: Bool) {
    let date =
      switch number {
      case 1_000...9_999: LocalTime.year(number)
      case 1900_01...2099_12: LocalTime.month(number)
      case 1900_01_01...2099_12_31: LocalTime.day(number)
      default: nil as LocalTime?
      }
    let reason = "\(text) means seconds since 1970"
    if let date {
      let day = date.text.upTo("T")
      let isMonth = takesMonths && (1900_01...2099_12).contains(number)
      self.init(reason, fix: "write \(day.prefix(isMonth ? 7 : 10))")
    } else {
      let time = (0...23).contains(number) ? "T\(twoDigits(Int(number))):00" : "T13:09"
      self.init(
        "\(reason), which is too early to be right",
        fix: isDayAlone
          ? "write a day such as 1970-01-01"
          : "write a day such as 2015-10-09, or a time such as 2015-10-09\(time)")
    }
  }

  private static func way(of fault: CalendarDateFault) -> String? {
    switch fault {
    case .noSuchYear: nil
    case .noSuchMonth: "write a month from 1 to 12"
    case .noSuchDay(_, _, _, let days): "write a day from 1 to \(days)"
    }
  }

  private static func reason(_ fault: CalendarDateFault) -> String {
    switch fault {
    case .noSuchYear(let year): "there is no year \(year)"
    case .noSuchMonth(let month): "there is no month \(month)"
    case .noSuchDay(let day, let month, let year, let days):
      "\(monthNames[month - 1]) \(year) has only \(days) days, no day \(day)"
    }
  }

  init(_ fault: SlugFault) {
    switch fault {
    case .empty: self.init("it is empty")
    case .tooLong(let bytes):
      self.init("it has \(bytes) bytes, more than the limit of \(Slug.maximumLength)")
    case .startsWithDot: self.init("it starts with a dot")
    case .separator(let separator): self.init("it contains '\(separator)'")
    case .control: self.init("it contains a control character")
    case .refusedByWindows(let scalar):
      self.init(
        "it contains '\(scalar)', which file names can't contain on Windows",
        fix: "remove it, or write '-' instead")
    case .hidden(let scalar):
      self.init("it contains \(scalar.codePoint), which is invisible", fix: "remove it")
    case .invisible:
      self.init("it has no visible character", fix: "write a name with letters or digits")
    case .endsInBlankOrDot:
      self.init("it ends in a space or dot, which Windows removes", fix: "remove the end")
    case .device:
      self.init("it is a device name on Windows", fix: "add a word to it")
    }
  }

  init(_ fault: CurrencyFault) {
    switch fault {
    case .unknownCode(let code):
      self.init(
        "there is no '\(code)'",
        fix: Self.way(of: code))
    }
  }

  /// Fix for a month without its day, or, if months are accepted, for one written with one digit.
  private static func month(_ text: String, takesMonths: Bool) -> String? {
    let parts = text.parts(between: "-")
    guard parts.count == 2, parts[0].utf8.count == 4, let year = Int(parts[0]),
      let month = Int(parts[1]), let date = try? CalendarDate(year: year, month: month, day: 1)
    else { return nil }
    let day = LocalTime.midnight(date).text.upTo("T")
    return takesMonths ? "write \(day.prefix(7))" : "add the day, as in \(day)"
  }

  /// Fix for a city without its continent, for a city that no zone is named after, or for a
  /// misspelled name.
  private static func zone(meantBy name: String) -> String? {
    let word = name.lowercased().split(separator: " ").joined(separator: "_")
    if let zone = Zone.knownNames.first(where: { $0.names.last?.lowercased() == word }) {
      return "did you mean '\(zone)'?"
    }
    let cities = City.named(String(name.names.last ?? "").replacing("_", with: " "))
    if let city = cities.first { return "\(city.name) is in \(city.zone): write that" }
    return didYouMean(suggestion(for: name, among: Zone.knownNames))
  }

  private static func way(of code: String) -> String? {
    let codes = OthersValues.codes(of: code)
    guard codes.isEmpty else {
      return codes.count == 1
        ? "write \(codes[0])"
        : "write the code that you mean, such as \(codes.joined(separator: " or "))"
    }
    return didYouMean(suggestion(for: code, among: Currency.codes))
  }

  init(_ fault: WebAddressFault, in text: String) {
    switch fault {
    case .noScheme:
      self.init(
        "it doesn't start with https:// or http://",
        fix: Self.withScheme(text).map { "write \($0)" })
    case .noHost: self.init("it has no host")
    case .holdsUser:
      self.init("it contains a name before '@', which every visitor would see", fix: "remove it")
    case .forbidden(" "): self.init("it contains a space", fix: "write %20")
    case .forbidden(let scalar):
      self.init(
        scalar.properties.isWhitespace || scalar.value < 0x20 || scalar.value == 0x7F
          ? "it contains a control character" : "it contains '\(scalar)'")
    }
  }

  /// Advice for a time of day, such as `08:18`, which needs its day.
  private static func timeOfDay(_ text: String) -> String? {
    guard let time = text.wholeMatch(of: /(\d\d?):(\d\d)/), let hour = Int(time.1), hour < 24 else {
      return nil
    }
    return "write the day before it, as in 2026-05-02T\(hour < 10 ? "0" : "")\(hour):\(time.2)"
  }

  /// Address that a host without `https://`, such as `journal.example`, probably means.
  static func withScheme(_ text: String) -> String? {
    let rest = withoutScheme(text)
    let host = rest.upTo("/", ":", "?", "#")
    guard host.holds("."), host.utf8.first != UInt8(ascii: "."), rest.utf8.count <= 200,
      let base = try? BaseURL("https://" + rest.upTo("/", "?", "#"))
    else { return nil }
    let address = "\(base.origin)\(rest[rest.upTo("/", "?", "#").endIndex...])"
    return (try? WebAddress(address)) == nil ? nil : address
  }

  /// Address after `//`, or after a scheme that is nearly `https`.
  private static func withoutScheme(_ text: String) -> Substring {
    let scheme = text.upTo(":")
    if scheme.endIndex < text.endIndex, (3...7).contains(scheme.utf8.count),
      KeyForm(String(scheme)).isNear(KeyForm("https"), within: 2)
    {
      return Substring(text.utf8[scheme.endIndex...].drop { ":/".utf8.contains($0) })
    }
    return text.behind("//") ?? text[...]
  }

  init(_ fault: BaseURLFault, in text: String) {
    switch fault {
    case .address(let fault): self.init(fault, in: text)
    case .queryOrFragment: self.init("it has a query or a fragment")
    case .host: self.init("its host isn't valid")
    case .segment(let segment): self.init("its path contains '\(segment)'")
    }
  }
}

extension Unicode.Scalar {
  /// The code point in the usual notation, such as `U+200B`.
  fileprivate var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

private let monthNames = [
  "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
  "November", "December",
]
