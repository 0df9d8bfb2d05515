extension CameraFacts {
  /// Reads the facts from EXIF (Exif 2.32 §4.6.4 to 4.6.6).
  mutating func read(_ tiff: TIFFDirectories) {
    func text(_ tag: Int, _ directory: TIFFDirectories.Name) -> String? {
      tiff.first(tag, in: directory)?.text
    }
    func number(_ tag: Int, _ directory: TIFFDirectories.Name = .exif) -> Double? {
      tiff.first(tag, in: directory)?.numbers.first
    }
    func positive(_ tag: Int) -> Double? { number(tag).flatMap { $0 > 0 ? $0 : nil } }

    if let orientation = number(0x0112, .main), (1...8).contains(orientation) {
      self.orientation = Int(orientation)
    }
    make = text(0x010F, .main)
    model = text(0x0110, .main)
    lens = text(0xA434, .exif)
    focalLength = positive(0x920A)
    focalLengthOnFilm = positive(0xA405)
    aperture = positive(0x829D)
    exposure = tiff.first(0x829A, in: .exif)?.fraction.flatMap {
      Exposure(numerator: $0.numerator, denominator: $0.denominator)
    }
    // 65,535 means that the speed is higher, and another tag contains it.
    let speed = positive(0x8827)
    iso = (speed == 65_535 ? positive(0x8833) ?? speed : speed ?? positive(0x8833)).flatMap {
      Int(exactly: $0.rounded())
    }
    description = text(0x010E, .main)
    if let artist = text(0x013B, .main) {
      credits.creators = artist.split(separator: ";").compactMap { String(metadata: String($0)) }
    }
    credits.copyright = Self.copyright(tiff.first(0x8298, in: .main))

    readTime(
      text(0x9003, .exif), fraction: text(0x9291, .exif), offset: text(0x9011, .exif))
    // Scanners and old cameras write only the time of digitization.
    if taken == nil {
      readTime(
        text(0x9004, .exif), fraction: text(0x9292, .exif), offset: text(0x9012, .exif))
    }
    readSatellites(tiff)
  }

  /// Reads a time with its offset, which is in another tag or in the time itself.
  private mutating func readTime(_ time: String?, fraction: String?, offset: String?) {
    guard let time, Self.says(time) else { return }
    guard let read = WallClock.exif(time, fraction: fraction) else {
      return unreadTimes.append(time)
    }
    taken = read.clock
    utcOffset = offset.flatMap { WallClock.offset($0) } ?? read.offset
    if let offset, utcOffset == nil, Self.says(offset) { unreadTimes.append(offset) }
  }

  /// Whether a time or an offset is known; an unknown one has spaces or zeros in place of its
  /// digits (Exif 2.32 §4.6.5.4).
  private static func says(_ text: String) -> Bool {
    text.utf8.contains { (UInt8(ascii: "1")...UInt8(ascii: "9")).contains($0) }
      || WallClock.offset(text) != nil
  }

  /// The photographer's and the editor's notices, separated by a NUL (Exif 2.32 §4.6.4.D).
  private static func copyright(_ entry: TIFFDirectories.Entry?) -> String? {
    guard let entry, entry.type == 2 else { return nil }
    let notices = entry.bytes.split(separator: 0).compactMap { String(metadata: $0) }
    return notices.isEmpty ? nil : notices.joined(separator: "; ")
  }

  private mutating func readSatellites(_ tiff: TIFFDirectories) {
    func degrees(_ tag: Int, _ mark: Int, negative: Character) -> Double? {
      guard let entry = tiff.first(tag, in: .gps), entry.count == 3, entry.numbers.count == 3
      else { return nil }
      let (degrees, minutes, seconds) = (entry.numbers[0], entry.numbers[1], entry.numbers[2])
      guard degrees >= 0, (0...60).contains(minutes), (0...60).contains(seconds) else {
        return nil
      }
      let size = degrees + minutes / 60 + seconds / 3_600
      // Without its hemisphere, a place is useless.
      guard let side = tiff.first(mark, in: .gps)?.text?.uppercased().first else { return nil }
      return side == negative ? -size : size
    }
    if let latitude = degrees(2, 1, negative: "S"), let longitude = degrees(4, 3, negative: "W") {
      place = Coordinates(latitude: latitude, longitude: longitude)
    }
    guard let date = tiff.first(0x1D, in: .gps)?.text, let time = tiff.first(7, in: .gps),
      time.numbers.count == 3
    else { return }
    let bytes = Array(date.utf8)
    let seconds = time.numbers[2]
    guard bytes.count == 10, let year = Int(digits: bytes[0..<4]),
      let month = Int(digits: bytes[5..<7]), let day = Int(digits: bytes[8..<10]),
      let hour = Int(exactly: time.numbers[0]), let minute = Int(exactly: time.numbers[1]),
      seconds >= 0, seconds < 60
    else { return }
    satelliteTime = WallClock(
      year: year, month: month, day: day, hour: hour, minute: minute, second: Int(seconds),
      nanosecond: Int((seconds - seconds.rounded(.down)) * 1_000_000_000))
  }
}
