/// A time zone by its IANA name, or one of a fixed offset where no name is known.
///
/// Whoever makes one has looked the name up: the domain knows no zone data.
public struct Zone: Sendable, Hashable {
  /// An IANA name such as `Europe/Lisbon`, or `GMT+02:00` for a fixed offset.
  public let identifier: String
  /// The seconds east of UTC where they are fixed; `nil` for an IANA name.
  public let fixedOffset: Int?

  /// Universal time.
  public static let utc = Zone(named: "UTC")

  /// A zone of IANA's by its name, which must be right.
  public init(named identifier: String) {
    self.identifier = identifier
    fixedOffset = nil
  }

  /// A zone of a fixed offset, in seconds east of UTC.
  public init(offset seconds: Int) {
    let minutes = seconds.magnitude / 60
    let (hour, minute) = (minutes / 60, minutes % 60)
    identifier =
      "GMT\(seconds < 0 ? "-" : "+")\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
    fixedOffset = seconds
  }
}
