extension Track {
  /// The track as a GPX 1.1 file with only `lat`, `lon` and `ele`, and `time` if `times` is true.
  /// It has no metadata, names or extensions.
  ///
  /// Degrees have five decimals (about a metre), elevations one, and times are in whole seconds.
  /// With times, degrees have seven decimals (a centimetre), because points for each second,
  /// rounded to metres, would make the way a tenth longer. Cut the track at hidden circles before
  /// calling this.
  /// would make a way a tenth longer. A track that hidden circles cut must be cut before.
  package func gpx(times: Bool = false) -> [UInt8] {
    var writer = GPXWriter()
    writer.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    writer.write("<gpx xmlns=\"http://www.topografix.com/GPX/1/1\" version=\"1.1\"")
    writer.write(" creator=\"Zoetrope\">\n<trk>\n")
    for segment in segments {
      writer.write("<trkseg>\n")
      for index in segment { writer.write(points[index], hasTime: times) }
      writer.write("</trkseg>\n")
    }
    writer.write("</trk>\n</gpx>\n")
    return writer.bytes
  }
}

/// Writes the numbers of GPX, which need no escapes.
private struct GPXWriter {
  private(set) var bytes: [UInt8] = []
  /// Text of the last day, counted from 1970; most points have the same day as the one before.
  private var date: (day: Int, text: [UInt8]) = (.min, [])

  mutating func write(_ text: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  mutating func write(_ point: Point, hasTime: Bool) {
    write("<trkpt lat=\"")
    let decimals = hasTime ? 7 : 5
    write(point.latitude, decimals: decimals)
    write("\" lon=\"")
    // In GPX, -180 is a valid longitude, but 180 isn't.
    let isDateLine = point.longitude + 0.5 / Double(Self.powers[decimals]) >= 180
    write(isDateLine ? -180 : point.longitude, decimals: decimals)
    let time = hasTime ? point.time : nil
    guard point.elevation != nil || time != nil else { return write("\"/>\n") }
    write("\">")
    if let elevation = point.elevation {
      write("<ele>")
      write(elevation, decimals: 1)
      write("</ele>")
    }
    if let time {
      write("<time>")
      write(time: time)
      write("</time>")
    }
    write("</trkpt>\n")
  }

  /// Writes a number rounded to decimals, without trailing zeros.
  private mutating func write(_ number: Double, decimals: Int) {
    let factor = Self.powers[decimals]
    // Coordinates and elevations are below 10^6.
    let scaled = Int(exactly: (number * Double(factor)).rounded()) ?? 0
    if scaled < 0 { write("-") }
    let (whole, rest) = Int(scaled.magnitude).quotientAndRemainder(dividingBy: factor)
    write(whole, digits: 1)
    guard rest > 0 else { return }
    write(".")
    write(rest, digits: decimals)
    while bytes.last == 0x30 { bytes.removeLast() }
  }

  private static let powers = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000]

  /// Writes milliseconds since 1970 as RFC 3339 in UTC, cut to seconds.
  private mutating func write(time: Int64) {
    let seconds = Int((Double(time) / 1000).rounded(.down))
    let days = Int((Double(seconds) / 86_400).rounded(.down))
    if days != date.day {
      let (year, month, day) = Self.date(days)
      var text = GPXWriter()
      text.write(year, digits: 4)
      text.write("-")
      text.write(month, digits: 2)
      text.write("-")
      text.write(day, digits: 2)
      date = (days, text.bytes)
    }
    bytes.append(contentsOf: date.text)
    let rest = seconds - days * 86_400
    write("T")
    write(rest / 3600, digits: 2)
    write(":")
    write(rest / 60 % 60, digits: 2)
    write(":")
    write(rest % 60, digits: 2)
    write("Z")
  }

  /// Writes a non-negative number, padded with leading zeros to `digits` digits.
  private mutating func write(_ number: Int, digits: Int) {
    var power = 1
    var count = 1
    while number / power >= 10 || count < digits {
      power *= 10
      count += 1
    }
    while power > 0 {
      bytes.append(0x30 + UInt8(number / power % 10))
      power /= 10
    }
  }

  /// The Gregorian date of a day counted from 1970, for the years 1900 to 2199.
  private static func date(_ days: Int) -> (year: Int, month: Int, day: Int) {
    var (year, rest) = (1970, days)
    while rest < 0 || rest >= length(ofYear: year) {
      if rest < 0 {
        year -= 1
        rest += length(ofYear: year)
      } else {
        rest -= length(ofYear: year)
        year += 1
      }
    }
    let lengths = [31, length(ofYear: year) - 337, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    var month = 0
    while rest >= lengths[month] {
      rest -= lengths[month]
      month += 1
    }
    return (year, month + 1, rest + 1)
  }

  private static func length(ofYear year: Int) -> Int {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 366 : 365
  }
}
