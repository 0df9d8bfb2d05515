import Domain

extension Coordinate {
  /// Degrees north with at most six decimals, precise to 0.1 m: `38.7223`.
  var latitudeText: String { Self.text(latitude) }

  /// Degrees east with at most six decimals, precise to 0.1 m.
  var longitudeText: String { Self.text(longitude) }

  /// Formats degrees with at most six decimals. Never uses an exponent, which calendars don't allow
  /// (RFC 5545 §3.3.7).
  static func text(_ degrees: Double) -> String {
    let millionths = Int((degrees * 1_000_000).rounded())
    var (rest, decimals) = (millionths.magnitude, 6)
    while decimals > 0, rest % 10 == 0 {
      rest /= 10
      decimals -= 1
    }
    // Digits from the last to the first, at least one of them before the point. Strings of up to 15
    // bytes need no allocation; an export of tracks has a million such numbers.
    return String(unsafeUninitializedCapacity: 15) { room in
      var start = room.count
      func put(_ byte: UInt8) {
        start -= 1
        room.initializeElement(at: start, to: byte)
      }
      var written = 0
      repeat {
        if written == decimals, decimals > 0 { put(UInt8(ascii: ".")) }
        put(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
        rest /= 10
        written += 1
      } while rest > 0 || written <= decimals
      if millionths < 0 { put(UInt8(ascii: "-")) }
      let count = room.count - start
      for index in 0..<count { room.initializeElement(at: index, to: room[start + index]) }
      return count
    }
  }
}
