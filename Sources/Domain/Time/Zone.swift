/// A time zone by its IANA name, or by a fixed offset if the name is unknown.
///
/// The caller must check the name, because this module has no zone data.
public struct Zone: Sendable, Hashable {
  /// An IANA name such as `Europe/Lisbon`, or `GMT+02:00` for a fixed offset.
  public let identifier: String
  /// Seconds east of UTC if the offset is fixed; `nil` for an IANA name.
  public let fixedOffset: Int?

  /// Coordinated Universal Time.
  public static let utc = Zone(named: "UTC")

  /// Creates a zone from an IANA name, which must be valid.
  public init(named identifier: String) {
    self.identifier = identifier
    fixedOffset = nil
  }

  /// Creates a zone with a fixed offset, in seconds east of UTC.
  public init(offset seconds: Int) {
    let minutes = seconds.magnitude / 60
    let (hour, minute) = (minutes / 60, minutes % 60)
    identifier =
      "GMT\(seconds < 0 ? "-" : "+")\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
    fixedOffset = seconds
  }
}
