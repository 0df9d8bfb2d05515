import Domain

extension Coordinate {
  /// Degrees north with at most six decimals, precise to 0.1 m: `38.7223`.
  var latitudeText: String { Self.text(latitude) }

  /// Degrees east with at most six decimals, precise to 0.1 m.
  var longitudeText: String { Self.text(longitude) }

  /// Formats degrees with at most six decimals, and without an exponent, which calendars don't
  /// allow (RFC 5545 §3.3.7).
  static func text(_ degrees: Double) -> String {
    let millionths = Int((degrees * 1_000_000).rounded())
    let (whole, rest) = millionths.magnitude.quotientAndRemainder(dividingBy: 1_000_000)
    var decimals = String(rest)
    decimals = String(repeating: "0", count: 6 - decimals.utf8.count) + decimals
    while decimals.last == "0" { decimals.removeLast() }
    return (millionths < 0 ? "-" : "") + "\(whole)" + (decimals.isEmpty ? "" : ".\(decimals)")
  }
}
