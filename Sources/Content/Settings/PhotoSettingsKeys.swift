package import Diagnostics
package import Domain

/// Keys of `photos` in `Content/site.json`: the pictures that pages show.
enum PhotoSettingsKeys {
  static let renditions = Key(
    "renditions", .bool,
    "`false` to publish the picture files themselves instead of resized ones.")
  static let largest = Key(
    "largest", .integer(in: 320...16_000),
    "The longer side of the largest size, in pixels. The default is \(PhotoSettings().largest).")
  static let formats = Key(
    "formats", .located(.distinct(.enumeration(RenditionFormat.self))),
    "The formats of resized pictures. The default is `[webp]`. Browsers use the first format that "
      + "they support, in the order AVIF, WebP, JPEG. Each picture also has one JPEG.")
  static let original = Key(
    "original", .bool, restricts: .values(["false"]),
    "`true` to publish the original files along with the resized ones.")
  static let creator = Key("creator", .words, "The photographer, written into resized pictures.")
  static let copyright = Key(
    "copyright", .words, "The copyright notice, written into resized pictures: `© 2026 Ana Lima`.")
  static let license = Key(
    "license", .licenseTerms,
    "How others may use the photos: the full address of a page, or a sentence. The default "
      + "is the site's `license`.")
  static let acquire = Key(
    "acquireLicensePage", .webAddress, "The page where people can get a licence for the photos.")
  static let camera = Key(
    "camera", .bool, restricts: .values(["false"]),
    "`true` to show the camera and its settings on each photo's page.")
  static let place = Key(
    "place", .enumeration(PlaceDetail.self), restricts: .values(["city", "none"]),
    "How precisely each photo's page shows where the photo was taken. The default is `none`.")
  static let time = Key(
    "time", .bool, restricts: .values(["false"]),
    "`true` to show each photo's time of day on pages and in feeds. Otherwise, they show only the "
      + "day.")
  static let contact = Key(
    "contact", .contact,
    "Where visitors can ask for photos that have a price but no `buyURL`. The default is the "
      + "site's `contact`.")
  static let editions = Key(
    "editions", EditionKeys.list,
    "The editions of every unsold photo that has neither `editions` nor `price`. To offer no "
      + "editions of a photo, set the photo's `editions` to `[]`.")
  static let purchase = Key(
    "purchase", .enumeration(PurchaseFlowType.self),
    "Where visitors choose how to pay: on a separate page (`vertical`, the default) or next to "
      + "the picture (`in-place`).")
  static let watermark = Key(
    "watermark", .located(.watermark), restricts: .always,
    "A short text such as `© Ana Lima`, drawn into a corner of every picture that is for sale, "
      + "wherever the picture appears.")

  static let table = KeyTable(
    "the photo settings", renditions, largest, formats, original, creator, copyright, license,
    acquire, camera, place, time, contact, editions, purchase, watermark)

  /// Reads the settings. `currency` is the site's.
  static func read(_ reader: inout ObjectReader, _ currency: Currency?) -> PhotoSettings? {
    var photos = PhotoSettings()
    photos.renditions = reader.read(renditions) ?? photos.renditions
    photos.largest = reader.read(largest) ?? photos.largest
    if let written = reader.read(formats) {
      photos.formats = Set(written.value)
      photos.formatsPlace = reader.findings.file.place(written.range)
    }
    photos.original = reader.read(original) ?? photos.original
    photos.creator = reader.read(creator)
    photos.copyright = reader.read(copyright)
    photos.license = reader.read(license)
    photos.acquireLicensePage = reader.read(acquire)
    photos.camera = reader.read(camera) ?? photos.camera
    photos.place = reader.read(place) ?? photos.place
    photos.time = reader.read(time) ?? photos.time
    photos.contact = reader.read(contact)
    let path = "\(SettingsReader.photos.name).\(editions.name)"
    photos.editions = EditionDefaults(currency: currency, path: path).editions(
      WrittenEdition.list(reader.read(editions), at: path, reader.findings), reader.findings)
    photos.purchase = reader.read(purchase) ?? photos.purchase
    photos.watermark = reader.read(watermark).map {
      Watermark(text: $0.value, place: reader.findings.file.place($0.range))
    }
    if let watermark = photos.watermark {
      if !photos.renditions {
        reader.findings.report(
          .contentWatermarkWithoutSizes, at: watermark.place,
          "no picture gets the watermark, because 'renditions' is false and files are published "
            + "unchanged",
          fix: "remove 'renditions'")
      } else if photos.original {
        reader.findings.report(
          .contentWatermarkBesideOriginals, at: watermark.place,
          "the original files of photos for sale are published without the watermark, because "
            + "'original' is true",
          fix: "remove 'original', and write it only in photos that aren't for sale")
      }
    }
    return photos
  }
}

/// Settings of the pictures that pages show.
package struct PhotoSettings: Sendable, Hashable {
  /// Whether pages show pictures in several sizes.
  package var renditions = true
  /// Longer side of the largest size in pixels.
  package var largest = 2_160
  /// Formats in which pages offer each size; if empty, only the one JPEG that each picture has.
  package var formats: Set<RenditionFormat> = [.webp]
  /// Place of the formats; `nil` if they aren't stated.
  package var formatsPlace: SourceRange?
  /// Whether the files of photos are published, too.
  package var original = false
  package var creator: String?
  /// Copyright notice.
  package var copyright: String?
  /// Address of a page with the licence, or a sentence that states it.
  package var license: String?
  /// Address of a page where a licence is available.
  package var acquireLicensePage: String?
  /// Whether pages show the cameras of photos.
  package var camera = false
  package var place = PlaceDetail.none
  /// Whether pages and feeds show the time of day at which photos were taken, and not only the day.
  package var time = false
  /// Place where visitors ask for photos: an address with a scheme, or a published path.
  package var contact: String?
  /// Editions for photos that state neither editions nor a price.
  package var editions: [Edition] = []
  package var purchase = PurchaseFlowType.vertical
  package var watermark: Watermark?

  package init() {}
}

/// A format in which pages offer the sizes of pictures.
package enum RenditionFormat: String, Sendable, Hashable, CaseIterable {
  // The best format comes first.
  case avif, webp, jpeg
}

/// How precisely pages show the place where a photo was taken.
package enum PlaceDetail: String, Sendable, Hashable, CaseIterable {
  /// The coordinates in the picture's file.
  case exact
  /// The nearest city, up to 50 km away.
  case city
  case none
}
