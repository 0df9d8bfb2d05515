import Domain

/// Keys of nights at a place.
enum StayKeys {
  static let place = Key("place", .place, required: true, "The place of the stay.")
  static let name = Key("name", .words, "The accommodation, such as a hotel.")
  static let from = Key(
    "from", .located(.period), required: true,
    "Check-in: the day, the time, or only the month or the year.")
  static let to = Key(
    "to", .located(.period), "Check-out: the day, the time, or only the month or the year.")
  static let note = Key("note", .words, "A short note.")

  static let table = KeyTable("a stay", place, name, from, to, note)

  static var stay: ValueType<WrittenStay> { .object(table) { WrittenStay(&$0) } }
}

/// Keys of a sight seen on the way.
enum VisitKeys {
  static let place = Key("place", .place, required: true, "The place of the visit.")
  static let name = Key("name", .words, "The sight, such as a museum.")
  static let date = Key(
    "date", .located(.period), required: true,
    "The day, the time, or only the month or the year.")
  static let note = Key("note", .words, "A short note.")

  static let table = KeyTable("a visit", place, name, date, note)

  static var visit: ValueType<WrittenStay> { .object(table) { WrittenStay(visit: &$0) } }
}

/// A stay or a visit as written, before the zones of its times are known.
struct WrittenStay: Sendable {
  let place: Place
  let name: String?
  let from: Located<WrittenTime>
  let to: Located<WrittenTime>?
  let note: String?
  let ranges: KeyRanges

  /// Reads a stay; `nil` if its place or beginning is missing or wrong.
  init?(_ reader: inout ObjectReader) {
    let place = reader.read(StayKeys.place)
    name = reader.read(StayKeys.name)
    let from = reader.read(StayKeys.from)
    to = reader.read(StayKeys.to)
    note = reader.read(StayKeys.note)
    ranges = reader.ranges
    guard let place, let from else { return nil }
    self.place = place
    self.from = from
  }

  /// Reads a visit, which has one time; `nil` if its place or time is missing or wrong.
  init?(visit reader: inout ObjectReader) {
    let place = reader.read(VisitKeys.place)
    name = reader.read(VisitKeys.name)
    let date = reader.read(VisitKeys.date)
    to = nil
    note = reader.read(VisitKeys.note)
    ranges = reader.ranges
    guard let place, let date else { return nil }
    self.place = place
    self.from = date
  }
}
