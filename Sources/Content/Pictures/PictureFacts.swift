package import Basics
package import Domain

/// Reader of the facts that picture files contain about how they were taken. A site passes one to
/// its loader, because this module doesn't know any metadata formats.
package protocol PictureReader: Sendable {
  /// Returns the facts of a file by its path on disk. They are empty for a file that isn't a
  /// picture, or whose damage is reported where it is shown. Throws if the file can't be read.
  func facts(of path: String) throws(PictureReadFault) -> PictureFacts

  /// Returns the hash of a picture's data without its metadata, or of any other file's bytes. It is
  /// equal in every version. Throws if the file can't be read.
  func dataHash(of path: String) throws(PictureReadFault) -> UInt64
}

/// Facts that a picture's file contains about how it was taken; each is `nil` if it is missing.
package struct PictureFacts: Sendable, Hashable {
  package var taken: PictureTime?
  package var place: Coordinate?
  package var camera = Camera()
  package var title: String?
  /// A sentence or two about the picture.
  package var summary: String?
  /// Description of the picture for people who can't see it.
  package var alt: String?
  package var keywords: [String] = []
  package var credits = PhotoCredits()
  /// Texts of times and offsets that can't be read. They aren't cached, so only new photos report
  /// them.
  package var unreadTimes: [String] = []
  /// Whether the time comes from a file next to the picture. This isn't cached.
  package var isTimeOfSidecar = false

  package init() {}
}

extension PictureFacts {
  /// The facts overridden by those in a file next to the picture, since its author wrote that
  /// later.
  package func overridden(by sidecar: PictureFacts) -> PictureFacts {
    var facts = self
    if let taken = sidecar.taken, taken != self.taken {
      (facts.taken, facts.isTimeOfSidecar, facts.unreadTimes) = (taken, true, [])
    }
    facts.place = sidecar.place ?? place
    facts.title = sidecar.title ?? title
    facts.summary = sidecar.summary ?? summary
    facts.alt = sidecar.alt ?? alt
    if !sidecar.keywords.isEmpty { facts.keywords = sidecar.keywords }
    return facts
  }
}

/// Date and time of a camera's clock.
package struct PictureTime: Sendable, Hashable {
  /// Seconds from 1970 to the date and time on the clock, as if it showed UTC.
  package let seconds: Int64
  /// 0 to 999,999,999.
  package let nanoseconds: Int32
  /// Seconds that the clock was ahead of UTC; `nil` if unknown.
  package let offset: Int?

  /// Makes a time; `nil` if it is outside the calendar's years.
  package init?(seconds: Int64, nanoseconds: Int32 = 0, offset: Int? = nil) {
    // The time must be two days from either end, so that no zone moves it outside the calendar.
    guard (try? Instant(seconds: seconds - 172_800, nanoseconds: nanoseconds)) != nil,
      (try? Instant(seconds: seconds + 172_800)) != nil, abs(offset ?? 0) <= 86_400
    else { return nil }
    self.seconds = seconds
    self.nanoseconds = nanoseconds
    self.offset = offset
  }

  /// Date and time of day on the clock, with its offset if known, in the form of `takenAt`.
  package var written: String {
    local.text + (offset.map { Zone(offset: $0).writtenOffset } ?? "")
  }

  /// Day on the clock.
  package var day: CalendarDate { local.date }

  /// The time on a clock that was `offset` seconds ahead of UTC.
  package func ahead(by offset: Int) -> PictureTime {
    PictureTime(seconds: seconds, nanoseconds: nanoseconds, offset: offset) ?? self
  }

  var local: LocalTime {
    let days = (Double(seconds) / 86_400).rounded(.down)
    return LocalTime(
      date: CalendarDate(daysSinceEpoch: Int(days)),
      secondOfDay: Int(seconds - Int64(days) * 86_400), nanoseconds: nanoseconds)
  }

  /// The instant on a clock that was `offset` seconds ahead of UTC.
  func instant(ahead offset: Int) -> Instant? {
    try? Instant(seconds: seconds - Int64(offset), nanoseconds: nanoseconds)
  }

  /// The moment on the clocks of a zone, and whether they show that time exactly once.
  ///
  /// If they show it twice, the first moment is taken. If they skip it, the clocks before the
  /// change count.
  func moment(in zone: Zone) -> (moment: Moment, isCertain: Bool)? {
    guard let rules = ZoneRules(zone) else { return nil }
    var offset = 0
    var isCertain = true
    do throws(TimeFault) {
      offset = Int(seconds - (try rules.instant(of: local)))
    } catch {
      isCertain = false
      switch error {
      case .ambiguous(_, let first, _): offset = first
      case .skipped(_, let before, _): offset = before
      default: return nil
      }
    }
    return instant(ahead: offset).map { (Moment($0, in: zone), isCertain) }
  }
}

extension Zone {
  /// Fixed offset in RFC 3339's form, `+09:00`.
  fileprivate var writtenOffset: String { String(Substring(identifier.utf8.dropFirst(3))) }
}

// MARK: - Bytes

extension PictureFacts {
  /// Hash of all facts, equal in every process.
  var hash: UInt64 {
    var writer = ByteWriter()
    write(to: &writer)
    return StableHasher.hash(writer.bytes(from: 0))
  }

  package func write(to writer: inout ByteWriter) {
    writer.write(word: taken == nil ? 0 : 1)
    if let taken {
      writer.write(word: UInt64(bitPattern: taken.seconds))
      writer.write(word: UInt64(taken.nanoseconds.magnitude))
      writer.write(optional: taken.offset)
    }
    writer.write(optional: place?.latitude)
    writer.write(optional: place?.longitude)
    for text in [camera.name, camera.lens, title, summary, alt] { writer.write(optional: text) }
    writer.write(optional: camera.focalLength)
    writer.write(optional: camera.aperture)
    writer.write(optional: camera.exposure?.numerator)
    writer.write(optional: camera.exposure?.denominator)
    writer.write(optional: camera.iso)
    for texts in [keywords, credits.creators] {
      writer.write(texts.count)
      for text in texts { writer.write(text) }
    }
    for text in [credits.copyright, credits.license, credits.acquireLicensePage] {
      writer.write(optional: text)
    }
  }

  /// Reads facts from a cache; `nil` for damaged bytes.
  package init?(_ reader: inout ByteReader) {
    guard let isTaken = reader.word() else { return nil }
    if isTaken != 0 {
      guard let seconds = reader.word(), let nanoseconds = reader.word(),
        let offset = reader.optionalInteger()
      else { return nil }
      taken = PictureTime(
        seconds: Int64(bitPattern: seconds), nanoseconds: Int32(truncatingIfNeeded: nanoseconds),
        offset: offset.value)
    }
    guard let latitude = reader.optionalDouble(), let longitude = reader.optionalDouble(),
      let name = reader.optionalText(), let lens = reader.optionalText(),
      let title = reader.optionalText(), let summary = reader.optionalText(),
      let alt = reader.optionalText(), let focalLength = reader.optionalDouble(),
      let aperture = reader.optionalDouble(), let numerator = reader.optionalInteger(),
      let denominator = reader.optionalInteger(), let iso = reader.optionalInteger(),
      let keywords = reader.texts(), let creators = reader.texts(),
      let copyright = reader.optionalText(), let license = reader.optionalText(),
      let page = reader.optionalText()
    else { return nil }
    if let latitude = latitude.value, let longitude = longitude.value {
      place = try? Coordinate(latitude: latitude, longitude: longitude)
    }
    camera = Camera(
      name: name.value, lens: lens.value, focalLength: focalLength.value, aperture: aperture.value,
      exposure: ExposureTime(numerator.value ?? 0, over: denominator.value ?? 0), iso: iso.value)
    (self.title, self.summary, self.alt) = (title.value, summary.value, alt.value)
    self.keywords = keywords
    credits = PhotoCredits(
      creators: creators, copyright: copyright.value, license: license.value,
      acquireLicensePage: page.value)
  }
}

/// An optional value read from a cache.
private struct Cached<Value> {
  let value: Value?
}

extension ByteWriter {
  fileprivate mutating func write(optional number: Int?) {
    write(byte: number == nil ? 0 : 1)
    if let number { write(word: UInt64(bitPattern: Int64(number))) }
  }

  fileprivate mutating func write(optional number: Double?) {
    write(byte: number == nil ? 0 : 1)
    if let number { write(word: number.bitPattern) }
  }

  fileprivate mutating func write(optional text: String?) {
    write(byte: text == nil ? 0 : 1)
    if let text { write(text) }
  }
}

extension ByteReader {
  fileprivate mutating func optional<Value>(
    _ read: (inout ByteReader) -> Value?
  ) -> Cached<Value>? {
    guard let mark = byte() else { return nil }
    guard mark != 0 else { return Cached(value: nil) }
    return read(&self).map { Cached(value: $0) }
  }

  fileprivate mutating func texts() -> [String]? {
    guard let count = count(ofSize: 4) else { return nil }
    var texts: [String] = []
    for _ in 0..<count {
      guard let text = text() else { return nil }
      texts.append(text)
    }
    return texts
  }

  fileprivate mutating func optionalInteger() -> Cached<Int>? {
    optional { reader in reader.word().map { Int(truncatingIfNeeded: $0) } }
  }

  fileprivate mutating func optionalDouble() -> Cached<Double>? {
    optional { reader in reader.word().map { Double(bitPattern: $0) } }
  }

  fileprivate mutating func optionalText() -> Cached<String>? {
    optional { reader in reader.text() }
  }
}
