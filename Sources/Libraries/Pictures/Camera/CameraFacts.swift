/// Facts in a picture's file on its taking: EXIF, IPTC-IIM and XMP in one, each value from the
/// form that says it best; `nil` for what none says.
package struct CameraFacts: Sendable, Hashable {
  /// When it was taken, by the camera's clock.
  package var taken: WallClock?
  /// How far that clock was ahead of UTC in seconds.
  package var utcOffset: Int?
  /// Texts of times and offsets that can't be read.
  package var unreadTimes: [String] = []
  /// When it was taken in UTC, as satellites said.
  package var satelliteTime: WallClock?
  package var place: Coordinates?

  /// Maker of the camera.
  package var make: String?
  package var model: String?
  package var lens: String?
  /// Millimetres.
  package var focalLength: Double?
  /// Millimetres that give the same picture on film of 36 × 24 mm.
  package var focalLengthOnFilm: Double?
  /// The f-number: 2.8 for f/2.8.
  package var aperture: Double?
  package var exposure: Exposure?
  /// Speed of the film, or of what stands for it.
  package var iso: Int?

  package var title: String?
  package var description: String?
  /// Description for those who can't see the picture (IPTC Photo Metadata 2021).
  package var alt: String?
  package var keywords: [String] = []
  package var credits = Credits()
  /// How the stored picture is to be turned: 1 (not at all) to 8 (Exif 2.32 §4.6.4.A); for HEIC and
  /// AVIF, which are turned by their container, it says what the camera did.
  package var orientation = 1

  package init() {}
}

/// A place on Earth in degrees (WGS 84).
package struct Coordinates: Sendable, Hashable {
  /// -90 to 90, north positive.
  package let latitude: Double
  /// -180 to 180, east positive.
  package let longitude: Double

  /// A place; `nil` past the poles, past the date line, and for what is no number.
  package init?(latitude: Double, longitude: Double) {
    guard abs(latitude) <= 90, abs(longitude) <= 180 else { return nil }
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// Time of exposure in seconds, as the fraction that the camera wrote: 1/250.
package struct Exposure: Sendable, Hashable {
  package let numerator: Int
  package let denominator: Int

  package var seconds: Double { Double(numerator) / Double(denominator) }

  /// An exposure; `nil` where it took no time.
  package init?(numerator: Int, denominator: Int) {
    guard numerator > 0, denominator > 0 else { return nil }
    self.numerator = numerator
    self.denominator = denominator
  }
}

extension CameraFacts {
  /// Takes what a file of XMP beside a picture says.
  package init(sidecar bytes: [UInt8]) {
    self.init()
    guard bytes.count <= XMPPacket.limit else { return }
    read(XMPPacket(bytes))
  }

  /// Reads the parts of a file that hold metadata, of any kind of picture. What is damaged is left
  /// out; a fault is one of reading, or of a file that is no picture.
  package init(_ source: any PictureSource) throws(PictureFault) {
    guard source.count > 0 else { throw .empty }
    var bytes = PagedBytes(source)
    let beginning = try bytes.bytes(at: 0, count: min(64, source.count)) ?? []
    guard let kind = PictureKind(beginning: beginning) else { throw .unknownKind }
    let parts = try PictureParts(&bytes, kind)
    // EXIF knows numbers best, and its words go last: programs write XMP, cameras write EXIF.
    var exif = CameraFacts()
    if let range = parts.exif { exif.read(try TIFFDirectories(&bytes, in: range)) }
    self = exif
    description = nil
    credits = Credits()
    for range in parts.xmp where range.count <= XMPPacket.limit {
      if let packet = try bytes.bytes(at: range.lowerBound, count: range.count) {
        read(XMPPacket(packet))
      }
    }
    if let range = parts.iptc, range.count <= IPTCDatasets.limit,
      let datasets = try bytes.bytes(at: range.lowerBound, count: range.count)
    {
      read(IPTCDatasets(datasets))
    }
    description = description ?? exif.description
    if let text = description, Self.isOfCamera(text) { description = nil }
    credits = credits.completed(by: exif.credits)
  }
}
