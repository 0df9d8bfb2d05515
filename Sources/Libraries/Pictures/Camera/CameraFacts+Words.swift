extension CameraFacts {
  /// Adds facts from XMP that are still missing.
  mutating func read(_ packet: XMPPacket) {
    func first(_ namespace: XMPPacket.Namespace, _ name: String) -> String? {
      packet.values(namespace, name).first
    }
    title = title ?? first(.dublinCore, "title")
    description = description ?? first(.dublinCore, "description")
    alt = alt ?? first(.iptcCore, "AltTextAccessibility")
    if keywords.isEmpty { keywords = Self.unique(packet.values(.dublinCore, "subject")) }
    if credits.creators.isEmpty { credits.creators = packet.values(.dublinCore, "creator") }
    credits.copyright = credits.copyright ?? first(.dublinCore, "rights")
    credits.license =
      credits.license ?? first(.rights, "WebStatement")
      ?? first(.creativeCommons, "license") ?? first(.rights, "UsageTerms")
    credits.acquireLicensePage = credits.acquireLicensePage ?? first(.plus, "LicensorURL")

    make = make ?? first(.tiff, "Make")
    model = model ?? first(.tiff, "Model")
    lens = lens ?? first(.exifEX, "LensModel") ?? first(.auxiliary, "Lens")
    let times = [
      first(.exif, "DateTimeOriginal"), first(.photoshop, "DateCreated"),
      first(.basic, "CreateDate"),
    ].compactMap(\.self)
    if let (clock, offset) = times.lazy.compactMap({ WallClock.xmp($0) }).first {
      // EXIF has offsets only since version 2.31. If XMP has the same time, its offset is used.
      if taken == nil || utcOffset == nil && taken?.isInSecond(of: clock) == true {
        taken = taken ?? clock
        utcOffset = offset
      }
    }
    if place == nil, let latitude = first(.exif, "GPSLatitude").flatMap(Self.degrees),
      let longitude = first(.exif, "GPSLongitude").flatMap(Self.degrees)
    {
      place = Coordinates(latitude: latitude, longitude: longitude)
    }
  }

  /// Adds facts from IPTC-IIM that are still missing.
  mutating func read(_ datasets: IPTCDatasets) {
    title = title ?? datasets.texts(5).first
    description = description ?? datasets.texts(120).first
    if keywords.isEmpty { keywords = Self.unique(datasets.texts(25)) }
    if credits.creators.isEmpty { credits.creators = datasets.texts(80) }
    credits.copyright = credits.copyright ?? datasets.texts(116).first
    if taken == nil, let date = datasets.texts(55).first, let time = datasets.texts(60).first {
      readDate(Array(date.utf8), Array(time.utf8))
    }
  }

  /// Reads IIM's date and time, `20240517` and `094100+0900` (IIM 4.2 §2:55, §2:60).
  private mutating func readDate(_ date: [UInt8], _ time: [UInt8]) {
    guard date.count == 8, time.count >= 6, let year = Int(digits: date[0..<4]),
      let month = Int(digits: date[4..<6]), let day = Int(digits: date[6..<8]),
      let hour = Int(digits: time[0..<2]), let minute = Int(digits: time[2..<4]),
      let second = Int(digits: time[4..<6])
    else { return }
    taken = WallClock(
      year: year, month: month, day: day, hour: hour, minute: minute, second: second)
    guard taken != nil, time.count == 11 else { return }
    let text = time[6..<9] + [0x3A] + time[9..<11]
    utcOffset = WallClock.offset(String(decoding: text, as: UTF8.self))
  }

  private static func unique(_ words: [String]) -> [String] {
    var seen: Set<String> = []
    return words.filter { seen.insert($0).inserted }
  }

  /// Reads XMP's degrees and minutes, `38,42.5N` or `38,42,30N` (XMP Specification Part 2 §2.2.1).
  private static func degrees(_ text: String) -> Double? {
    guard let side = text.last?.uppercased(), "NSEW".contains(side) else { return nil }
    let parts = text.dropLast().split(separator: ",").map { Double($0) }
    guard (2...3).contains(parts.count), let degrees = parts[0], let minutes = parts[1] else {
      return nil
    }
    guard let seconds = parts.count == 3 ? parts[2] : 0 else { return nil }
    guard degrees >= 0, (0...60).contains(minutes), (0...60).contains(seconds) else { return nil }
    let size = degrees + minutes / 60 + seconds / 3_600
    return side == "S" || side == "W" ? -size : size
  }
}
