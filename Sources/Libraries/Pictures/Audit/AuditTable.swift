/// Subject of each name in a picture's metadata; `nil` for names that reveal nothing about anyone,
/// such as a size, an aperture or a colour space.
enum AuditTable {
  // MARK: EXIF

  static func subject(exif entry: TIFFDirectories.Entry) -> PictureAudit.Subject? {
    switch entry.directory {
    // The version of the GPS directory is not a place.
    case .gps: return entry.tag == 0 ? nil : entry.tag == 0x1D || entry.tag == 7 ? .time : .place
    case .next, .sub:
      // The offset of a thumbnail, stored as JPEG or in strips.
      return [0x0201, 0x0111].contains(entry.tag) ? .picture : main(entry.tag)
    case .interoperability: return nil
    case .main, .exif: return main(entry.tag)
    }
  }

  private static func main(_ tag: Int) -> PictureAudit.Subject? {
    if let subject = tags[tag]?.subject { return subject }
    if technical.contains(tag) || pictureTags.contains(tag) { return nil }
    return .unknown
  }

  static func name(_ entry: TIFFDirectories.Entry) -> String {
    if entry.directory == .gps { return "GPS " + (gpsNames[entry.tag] ?? "\(entry.tag)") }
    return tags[entry.tag]?.name ?? "0x" + String(entry.tag, radix: 16)
  }

  private static let tags: [Int: (subject: PictureAudit.Subject, name: String)] = [
    0x010F: (.device, "Make"), 0x0110: (.device, "Model"), 0x0131: (.device, "Software"),
    0x013C: (.device, "HostComputer"), 0x000B: (.device, "ProcessingSoftware"),
    0xA433: (.device, "LensMake"), 0xA434: (.device, "LensModel"),
    0xA432: (.device, "LensSpecification"), 0xA40B: (.device, "DeviceSettingDescription"),
    0xC614: (.device, "UniqueCameraModel"),
    0xA431: (.serial, "BodySerialNumber"), 0xA435: (.serial, "LensSerialNumber"),
    0xA420: (.serial, "ImageUniqueID"), 0xC62F: (.serial, "CameraSerialNumber"),
    0xA430: (.name, "CameraOwnerName"), 0x9C9D: (.name, "XPAuthor"),
    0xA437: (.name, "Photographer"), 0xA438: (.name, "ImageEditor"),
    0x013B: (.credit, "Artist"), 0x8298: (.credit, "Copyright"),
    0x0132: (.time, "DateTime"), 0x9003: (.time, "DateTimeOriginal"),
    0x9004: (.time, "DateTimeDigitized"), 0x9010: (.time, "OffsetTime"),
    0x9011: (.time, "OffsetTimeOriginal"), 0x9012: (.time, "OffsetTimeDigitized"),
    0x9290: (.time, "SubSecTime"), 0x9291: (.time, "SubSecTimeOriginal"),
    0x9292: (.time, "SubSecTimeDigitized"), 0x882A: (.time, "TimeZoneOffset"),
    0x927C: (.makerNotes, "MakerNote"), 0xC634: (.makerNotes, "DNGPrivateData"),
    0x010E: (.unknown, "ImageDescription"), 0x9286: (.unknown, "UserComment"),
    0x9C9B: (.unknown, "XPTitle"), 0x9C9C: (.unknown, "XPComment"),
    0x9C9E: (.unknown, "XPKeywords"), 0x9C9F: (.unknown, "XPSubject"),
    0x02BC: (.unknown, "XMP"), 0x83BB: (.unknown, "IPTC"), 0x8649: (.unknown, "Photoshop"),
  ]

  private static let gpsNames: [Int: String] = [
    1: "latitude's side", 2: "latitude", 3: "longitude's side", 4: "longitude",
    5: "altitude's side",
    6: "altitude", 7: "time", 0x11: "direction", 0x1B: "method", 0x1C: "area", 0x1D: "date",
  ]

  /// Tags for how the pixels of a TIFF are stored, and for the offsets of other directories.
  private static let pictureTags: Set<Int> = Set(254...350).union([
    512, 513, 514, 515, 529, 530, 531, 532, 34_675, 0x8769, 0x8825, 0xA005, 0x014A,
  ])

  /// Tags for how the picture was taken, in numbers that many pictures share, and for its colours.
  private static let technical: Set<Int> = [
    0x829A, 0x829D, 0x8822, 0x8824, 0x8827, 0x8830, 0x8831, 0x8832, 0x8833, 0x9000, 0x9101, 0x9102,
    0x9201, 0x9202, 0x9203, 0x9204, 0x9205, 0x9206, 0x9207, 0x9208, 0x9209, 0x920A, 0x9214, 0xA000,
    0xA001, 0xA002, 0xA003, 0xA20E, 0xA20F, 0xA210, 0xA214, 0xA215, 0xA217, 0xA300, 0xA301, 0xA302,
    0xA401, 0xA402, 0xA403, 0xA404, 0xA405, 0xA406, 0xA407, 0xA408, 0xA409, 0xA40A, 0xA40C, 0xA500,
    0xA460, 0xA461, 0xA462, 0x0301, 0x0303, 0x5110, 0x5111, 0x5112, 0xEA1C,
  ]

  // MARK: IPTC

  static func subject(iptc dataset: IPTCDatasets.Dataset) -> PictureAudit.Subject? {
    guard dataset.record == 2 else {
      // Of the envelope record, only version and character set are harmless; all other datasets
      // name a service or a time.
      return dataset.record == 1 && ![0, 90].contains(dataset.number) ? .unknown : nil
    }
    switch dataset.number {
    case 0: return nil
    case 26, 27, 90, 92, 95, 100, 101: return .place
    case 65, 70: return .device
    case 103, 147, 187: return .serial
    case 85, 118, 122: return .name
    case 30, 35, 37, 38, 47, 55, 60, 62, 63: return .time
    case 80, 110, 115, 116: return .credit
    default: return .unknown
    }
  }

  // MARK: XMP

  static func subject(xmp property: XMPPacket.Property) -> PictureAudit.Subject? {
    let name = property.name
    if name.hasPrefix("GPS") {
      return ["GPSTimeStamp", "GPSDateStamp"].contains(name) ? .time : .place
    }
    if let subject = properties[name] { return subject }
    if name.contains("Serial") || name.hasSuffix("ID") || name.hasSuffix("Id") { return .serial }
    if name.hasPrefix("Location") || name.contains("Country") { return .place }
    if name.contains("Date") || name.hasSuffix("Time") { return .time }
    if name.hasPrefix("Person") || name.contains("Owner") { return .name }
    // Settings of the camera as numbers, as in EXIF.
    if [.exif, .exifEX, .tiff].contains(property.namespace) { return nil }
    return .unknown
  }

  private static let properties: [String: PictureAudit.Subject] = [
    "City": .place, "State": .place, "Country": .place, "CountryCode": .place, "Location": .place,
    "Sublocation": .place, "ProvinceState": .place, "WorldRegion": .place,
    "Make": .device, "Model": .device, "Lens": .device, "LensModel": .device, "LensMake": .device,
    "LensInfo": .device, "CreatorTool": .device, "xmptk": .device, "Software": .device,
    "softwareAgent": .device,
    "CaptionWriter": .name, "AuthorsPosition": .name, "OwnerName": .name,
    "creator": .credit, "rights": .credit, "Marked": .credit, "WebStatement": .credit,
    "UsageTerms": .credit, "license": .credit, "LicensorURL": .credit, "Credit": .credit,
    "Source": .credit, "LicensorName": .credit, "Licensor": .credit,
  ]
}
