/// A time zone by its IANA name, or by a fixed offset if no name is known.
///
/// The caller must check the name: this module has no zone data.
public struct Zone: Sendable, Hashable {
  /// An IANA name such as `Europe/Lisbon`, or `GMT+02:00` for a fixed offset.
  public let identifier: String
  /// Seconds east of UTC if they are fixed; `nil` for an IANA name.
  public let fixedOffset: Int?

  /// Coordinated Universal Time.
  public static let utc = Zone(named: "UTC")

  /// Takes an IANA name, which must be valid.
  public init(named identifier: String) {
    self.identifier = identifier
    fixedOffset = nil
  }

  /// Takes a fixed offset, in seconds east of UTC.
  public init(offset seconds: Int) {
    let minutes = seconds.magnitude / 60
    let (hour, minute) = (minutes / 60, minutes % 60)
    identifier =
      "GMT\(seconds < 0 ? "-" : "+")\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
    fixedOffset = seconds
  }
}
