import Domain

// What texts look like that the types in ContentTypes.swift take: each form is as strict as a regular
// expression can be, and no stricter than the conversion.

extension TextForm {
  /// What `Slug` takes; 200 bytes are at most 200 code points.
  static let slug = TextForm(
    #"^(?!\.)(?!\#(device) *(?:\.|$))(?=.*\S)[^/\\\#(controls)]*[^/\\.\s\#(controls)]$"#,
    maximumLength: Slug.maximumLength,
    takesPlainNumbers: true)

  static let publishedPath = TextForm(
    #"^(?:/(?!\.)(?=[^/]*[^\s/])[^/\\?\u0023\#(controls)]+)+/?$"#, maximumLength: ContentLimits.path
  )

  /// What `WebAddress` takes.
  static let webAddress = TextForm("^\(address)")

  static let link = TextForm("^(?:/(?!/)|\(address))")

  /// What `Money` takes of a decimal: no exponent, and four decimals at most (ISO 4217).
  static let amount = TextForm("^[-+]?\(units)$")

  /// An amount that is not less than nothing.
  static let price = TextForm("^(?!-.*[1-9])[-+]?\(units)$")

  /// What may be a name of IANA's.
  static let zone = TextForm(
    timeZone:
      "^(?:(?=.*/)[^.]+|UTC|GMT|WET|CET|MET|EET|EST|MST|HST|EST5EDT|CST6CDT|MST7MDT|PST8PDT"
      + "|[A-Za-z][a-z].*)$",
    name: "zone")

  /// What Windows calls devices.
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

// What WrittenTime and CalendarDate take: RFC 3339 with RFC 9557's suffixes, and seconds since 1970.

extension TextForm {
  static let time = TextForm(
    "^(?:\(seconds)|\(day)(?:[Tt ]\(clock)(?:[Zz]|[-+]\(offset))?)?\(suffixes))$",
    name: "time")

  static let calendarDate = TextForm("^(?:\(seconds)|\(day))$", name: "date")

  /// But for those that no one means.
  private static let seconds = #"-?(?:0+|0*[1-9][0-9]{5,})(?:\.[0-9]{1,9})?"#

  /// Of the years 1 to 9999; only leap years have a 29 February.
  private static let day =
    "(?!0000)(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])"
    + "|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))"
    + "|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)"

  private static let clock =
    #"(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\.[0-9]{1,9})?)?"#

  private static let offset = "(?:(?:0[0-9]|1[0-7]):[0-5][0-9]|18:00)"

  /// A zone, and whatever else means nothing here.
  private static let suffixes =
    #"(?:\[!?(?:[-+]\#(offset)|[^\]=+-][^\]=]*)\])?(?:\[(?!!)[^\]=]*=[^\]]*\])*"#
}

extension NumberBounds {
  /// Seconds since 1970 in the years 1 to 9999, the last one's fractions included.
  static let instants = NumberBounds(
    minimum: Int(Instant.range.lowerBound), maximum: Int(Instant.range.upperBound) + 1)
}
