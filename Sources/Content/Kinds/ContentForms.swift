import Domain

// Forms of the texts that the types in ContentTypes.swift accept. Each form is as strict as a
// regular expression can be, but never stricter than the conversion.

extension TextForm {
  /// Form of a `Slug`. 200 bytes are at most 200 code points.
  static let slug = TextForm(
    #"^(?!\.)(?!\#(device) *(?:\.|$))(?=.*\S)[^/\\\#(controls)]*[^/\\.\s\#(controls)]$"#,
    maximumLength: Slug.maximumLength,
    takesPlainNumbers: true)

  static let publishedPath = TextForm(
    #"^(?:/(?!\.)(?=[^/]*[^\s/])[^/\\?\u0023\#(controls)]+)+/?$"#, maximumLength: ContentLimits.path
  )

  /// Form of a `WebAddress`.
  static let webAddress = TextForm("^\(address)")

  static let link = TextForm("^(?:/(?!/)|\(address))")

  /// Form of a decimal that `Money` accepts: no exponent, and at most four decimals (ISO 4217).
  static let amount = TextForm("^[-+]?\(units)$")

  /// Form of an amount that isn't negative.
  static let price = TextForm("^(?!-.*[1-9])[-+]?\(units)$")

  /// Form of a name in IANA's time zone database.
  static let zone = TextForm(
    timeZone:
      "^(?:(?=.*/)[^.]+|UTC|GMT|WET|CET|MET|EET|EST|MST|HST|EST5EDT|CST6CDT|MST7MDT|PST8PDT"
      + "|[A-Za-z][a-z].*)$",
    name: "zone")

  /// Names that Windows reserves for devices.
  private static let device =
    "(?:[Cc][Oo][Nn]|[Pp][Rr][Nn]|[Aa][Uu][Xx]|[Nn][Uu][Ll]|(?:[Cc][Oo][Mm]|[Ll][Pp][Tt])[0-9])"

  private static let controls =
    #"\u0000-\u001F\u007F-\u009F\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069"#

  private static let address: String = {
    let forbidden = #"\u0000-\u0020\u007F-\u00A0"<>\\^`{|}"#
    return #"[Hh][Tt][Tt][Pp][Ss]?://[^/?#\#(forbidden)][^\#(forbidden)]*$"#
  }()

  private static let units =
    #"(?:[0-9]+(?:_[0-9]+)*(?:\.(?:[0-9](?:_?[0-9]){0,3})?)?|\.[0-9](?:_?[0-9]){0,3})"#
}

// Forms of WrittenTime and CalendarDate: RFC 3339 with RFC 9557's suffixes, and seconds since 1970.

extension TextForm {
  static let time = TextForm(
    "^(?:\(seconds)|\(day)(?:[Tt ]\(clock)(?:[Zz]|[-+]\(offset))?)?\(suffixes))$",
    name: "time")

  static let period = TextForm(
    "^(?:\(month)|\(seconds)"
      + "|\(day)(?:[Tt ]\(clock)(?:[Zz]|[-+]\(offset))?)?\(suffixes))$",
    name: "period")

  /// A day, a month or a year, without a time.
  static let dateAlone = TextForm("^(?:\(month)|\(day)\(suffixes))$")

  static let calendarDate = TextForm("^(?:\(seconds)|\(day))$", name: "date")

  /// Seconds since 1970, except numbers that are more likely years or days.
  private static let seconds = #"-?(?:0+|0*[1-9][0-9]{5,})(?:\.[0-9]{1,9})?"#

  /// A month or a year.
  private static let month = "(?!0000)[0-9]{4}(?:-(?:0[1-9]|1[0-2]))?"

  /// A day of the years 1 to 9999; only leap years have a 29 February.
  private static let day =
    "(?!0000)(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])"
    + "|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))"
    + "|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)"

  private static let clock =
    #"(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\.[0-9]{1,9})?)?"#

  private static let offset = "(?:(?:0[0-9]|1[0-7]):[0-5][0-9]|18:00)"

  /// A zone in brackets, and other suffixes, which Zoetrope ignores.
  private static let suffixes =
    #"(?:\[!?(?:[-+]\#(offset)|[^\]=+-][^\]=]*)\])?(?:\[(?!!)[^\]=]*=[^\]]*\])*"#
}

extension NumberBounds {
  /// Seconds since 1970 in the years 1 to 9999, including fractions of the last second.
  static let instants = NumberBounds(
    minimum: Int(Instant.range.lowerBound), maximum: Int(Instant.range.upperBound) + 1)
}
