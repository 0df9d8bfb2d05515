import Domain

/// Keys of the calendar event from which a trip was imported.
enum SourceKeys {
  static let uid = Key("uid", .text, required: true, "The event's `UID`, a unique name.")
  static let recurrence = Key(
    "recurrence", .text,
    "The event's `RECURRENCE-ID`, if it is one occurrence of a repeating event.")
  static let sequence = Key(
    "sequence", .integer(in: 0...999_999_999), "The event's `SEQUENCE`, a version number.")
  static let checksum = Key(
    "checksum", .text,
    "A checksum of the file as the import wrote it. If you change the file, later imports don't "
      + "change it.")

  static let table = KeyTable("a source", uid, recurrence, sequence, checksum)

  static var source: ValueType<TripSource> {
    .object(table) { reader in
      let id = reader.read(uid)
      let (recurrence, checksum) = (reader.read(recurrence), reader.read(checksum))
      let version = reader.read(sequence) ?? 0
      return id.map {
        TripSource(id: $0, recurrence: recurrence, version: version, checksum: checksum)
      }
    }
  }
}
