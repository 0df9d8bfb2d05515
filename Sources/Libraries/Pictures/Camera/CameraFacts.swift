/// Facts in a picture's file about how it was taken, from EXIF, IPTC-IIM and XMP. Each value comes
/// from the format that states it best; `nil` if none does.
package struct CameraFacts: Sendable, Hashable {
  /// Time when it was taken, by the camera's clock.
  package var taken: WallClock?
  /// Seconds by which that clock was ahead of UTC.
  package var utcOffset: Int?
  /// Texts of times and offsets that couldn't be read.
  package var unreadTimes: [String] = []
  /// Time when it was taken in UTC, according to satellites.
  package var satelliteTime: WallClock?
  package var place: Coordinates?

  /// Maker of the camera.
  package var make: String?
  package var model: String?
  package var lens: String?
  /// Focal length in millimetres.
  package var focalLength: Double?
  /// Focal length in millimetres that gives the same picture on 36 × 24 mm film.
  package var focalLengthOnFilm: Double?
  /// The f-number: 2.8 for f/2.8.
  package var aperture: Double?
  package var exposure: Exposure?
  /// ISO speed of the film or sensor.
  package var iso: Int?

  package var title: String?
  package var description: String?
  /// Description for people who can't see the picture (IPTC Photo Metadata 2021).
  package var alt: String?
  package var keywords: [String] = []
  package var credits = Credits()
  /// Orientation of the stored picture, from 1 (upright) to 8 (Exif 2.32 §4.6.4.A). For HEIC and
  /// AVIF, which are rotated by their container, it is only what the camera recorded.
  package var orientation = 1

  package init() {}
}

/// A place on Earth in degrees (WGS 84).
package struct Coordinates: Sendable, Hashable {
  /// -90 to 90, north positive.
  package let latitude: Double
  /// -180 to 180, east positive.
  package let longitude: Double

  /// Creates a place; `nil` beyond a pole or the date line, or if a number is NaN.
  package init?(latitude: Double, longitude: Double) {
    guard abs(latitude) <= 90, abs(longitude) <= 180 else { return nil }
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// Exposure time in seconds, as the fraction that the camera wrote: 1/250.
package struct Exposure: Sendable, Hashable {
  package let numerator: Int
  package let denominator: Int

  package var seconds: Double { Double(numerator) / Double(denominator) }

  /// Creates an exposure; `nil` if the time isn't positive.
  package init?(numerator: Int, denominator: Int) {
    guard numerator > 0, denominator > 0 else { return nil }
    self.numerator = numerator
    self.denominator = denominator
  }
}

extension CameraFacts {
  /// Reads the facts in an XMP sidecar file.
  package init(sidecar bytes: [UInt8]) {
    self.init()
    guard bytes.count <= XMPPacket.limit else { return }
    read(XMPPacket(bytes))
  }

  /// Reads the metadata in a picture's file, of any kind. Damaged parts are left out. Throws if the
  /// file can't be read or isn't a picture.
  package init(_ source: any PictureSource) throws(PictureFault) {
    guard source.count > 0 else { throw .empty }
    var bytes = PagedBytes(source)
    let beginning = try bytes.bytes(at: 0, count: min(64, source.count)) ?? []
    guard let kind = PictureKind(beginning: beginning) else { throw .unknownKind }
    let parts = try PictureParts(&bytes, kind)
    // EXIF has the most reliable numbers. Its texts come last, because programs write XMP, and
    // cameras write EXIF.
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
