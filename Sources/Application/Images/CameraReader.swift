import Basics
package import Content
import Domain
import Pictures

/// Reads the metadata of pictures. Doesn't cache anything: each request reads the picture again.
package struct CameraReader: PictureReader {
  package init() {}

  package func facts(of path: String) throws(PictureReadFault) -> PictureFacts {
    do throws(PictureFault) {
      return PictureFacts(try CameraFacts(PictureFile(path: path)))
    } catch {
      if let fault = PictureReadFault(error, at: path) { throw fault }
      // The picture could be read, but its metadata couldn't. Mistakes in it are reported where the
      // picture is shown.
      return PictureFacts()
    }
  }

  package func dataHash(of path: String) throws(PictureReadFault) -> UInt64 {
    do throws(PictureFault) {
      return try PictureData.hash(of: PictureFile(path: path))
    } catch {
      throw PictureReadFault(error, at: path) ?? .changed
    }
  }
}

extension CameraReader: PictureInspector {
  package func inspect(_ path: String, clock: Int) -> InspectedFile {
    do throws(PictureFault) {
      let file = try PictureFile(path: path)
      let beginning = try file.read(at: 0, count: min(4_096, file.count))
      guard let kind = PictureKind(beginning: beginning) else {
        // Failed copies are empty or full of zeros.
        guard PictureKind(fileName: path) == nil else { return .damaged }
        if SidecarName.isGoogles(path) { return .foreign(ForeignKind(.sidecar, "Google's JSON")) }
        return ForeignKind(ofPicture: path, beginning: beginning).map(InspectedFile.foreign)
          ?? .noPicture
      }
      // Raw files of many cameras are TIFF files.
      if kind == .tiff, let foreign = ForeignKind(ofPicture: path, beginning: beginning),
        foreign.name != "TIFF"
      {
        return .foreign(foreign)
      }
      _ = try PictureHeader(file)
      var facts = PictureFacts(try CameraFacts(file), clock: clock)
      if let sidecar = Self.sidecar(of: path) {
        facts = facts.overridden(by: PictureFacts(sidecar, clock: clock))
      }
      return .picture(facts, extension: kind == .jpeg ? "jpg" : kind.rawValue)
    } catch {
      switch error {
      case .notAFile: return .noPicture
      case .unreadable, .changed: return .unreadable
      default: return .damaged
      }
    }
  }
}

extension CameraReader {
  /// Facts of the XMP file next to a picture; `nil` without one.
  private static func sidecar(of path: String) -> CameraFacts? {
    for name in SidecarName.names(of: path) {
      // If this fails, only the picture's own facts are known.
      if let bytes = try? FileReader.read(name, limit: 2_000_000) {
        return CameraFacts(sidecar: bytes)
      }
    }
    return nil
  }
}

extension PictureReadFault {
  /// The fault of reading a picture's file; `nil` for a fault of the picture itself.
  init?(_ fault: PictureFault, at path: String) {
    switch fault {
    case .unreadable(let code): self = .file(FileReader.Fault(code, at: path))
    case .changed: self = .changed
    default: return nil
    }
  }
}

extension PictureFacts {
  /// Maximum number of bytes of a text. Longer ones aren't titles, and would be published on many
  /// pages.
  private static let longest = 1_000
  /// Maximum number of bytes of a description.
  private static let longestSummary = 10_000

  /// Converts the facts of a picture. `clock` is the number of seconds by which the camera's clock
  /// was slow.
  init(_ facts: CameraFacts, clock: Int = 0) {
    self.init()
    unreadTimes = facts.unreadTimes.compactMap { Self.line($0) }
    taken = facts.taken.flatMap { PictureTime($0, facts, clock: clock) }
    // Cameras without a GPS fix write 0, 0.
    place = facts.place.flatMap { place in
      let isNone = place.latitude == 0 && place.longitude == 0
      return isNone
        ? nil : try? Coordinate(latitude: place.latitude, longitude: place.longitude)
    }
    camera = Camera(
      name: Self.line(facts.cameraName), lens: Self.line(Self.lens(facts)),
      focalLength: Self.measure(facts.focalLength), aperture: Self.measure(facts.aperture),
      exposure: facts.exposure.flatMap { ExposureTime($0.numerator, over: $0.denominator) },
      iso: facts.iso.flatMap { (1...100_000_000).contains($0) ? $0 : nil })
    title = Self.line(facts.title)
    summary = Self.line(facts.description, upTo: Self.longestSummary)
    alt = Self.line(facts.alt, upTo: Self.longestSummary)
    keywords = facts.keywords.compactMap { Self.line($0) }.filter(Self.isTerm)
    credits = PhotoCredits(
      creators: facts.credits.creators.compactMap { Self.line($0) },
      copyright: Self.line(facts.credits.copyright), license: Self.line(facts.credits.license),
      acquireLicensePage: Self.line(facts.credits.acquireLicensePage))
  }

  /// The text in one line; `nil` if it has no words or is too long.
  private static func line(_ text: String?, upTo limit: Int = longest) -> String? {
    guard let text, text.utf8.count <= limit else { return nil }
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.isEmpty ? nil : line
  }

  /// The lens; `nil` for a built-in lens that is named after its camera, as in phones.
  private static func lens(_ facts: CameraFacts) -> String? {
    guard let lens = facts.lens, let model = facts.model else { return facts.lens }
    return lens.begins(with: model) ? nil : lens
  }

  private static func measure(_ number: Double?) -> Double? {
    number.flatMap { $0.isFinite && $0 > 0 && $0 <= 100_000 ? $0 : nil }
  }

  /// Whether a keyword can be a tag, which has its own page.
  private static func isTerm(_ keyword: String) -> Bool { (try? TermName(keyword)) != nil }
}

extension PictureTime {
  /// Creates the clock's time with its offset. If the offset is missing, it is derived from the
  /// satellites' time, which isn't kept.
  fileprivate init?(_ time: WallClock, _ facts: CameraFacts, clock: Int) {
    let seconds = time.seconds + Int64(clock)
    self.init(
      seconds: seconds, nanoseconds: Int32(time.nanosecond),
      offset: facts.utcOffset ?? facts.satelliteTime.flatMap { $0.offset(ofClock: seconds) })
  }
}

extension WallClock {
  /// Seconds since 1970, as if the clock showed UTC.
  fileprivate var seconds: Int64 {
    let day = try? CalendarDate(year: year, month: month, day: day)
    let time = Int64(hour * 3_600 + minute * 60 + second)
    return Int64(day?.daysSinceEpoch ?? 0) * 86_400 + time
  }

  /// Offsets from UTC, in quarters of an hour, that zones have used besides whole hours since
  /// cameras have had GPS (Time Zone Database).
  private static let oddQuarters: Set<Int> = [
    -38, -18, -14, -10, 14, 18, 22, 23, 26, 34, 35, 38, 42, 46, 51, 55,
  ]

  /// Seconds by which a camera's clock was ahead of UTC at this GPS time. Clocks may be wrong, and
  /// GPS times old, by a few minutes. If the difference is more than five minutes from the offset
  /// of any zone, the offset is unknown.
  fileprivate func offset(ofClock clock: Int64) -> Int? {
    let ahead = Int(clock - seconds)
    let quarters = Int((Double(ahead) / 900).rounded())
    guard (-48...56).contains(quarters), abs(ahead - quarters * 900) <= 300,
      quarters % 4 == 0 || Self.oddQuarters.contains(quarters)
    else { return nil }
    return quarters * 900
  }
}
