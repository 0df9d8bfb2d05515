package import Diagnostics
package import Domain

/// Keys of `photos` in `Content/site.json`: the pictures that pages show.
enum PhotoSettingsKeys {
  static let renditions = Key(
    "renditions", .bool,
    "Whether pages show pictures in several sizes; if not, they show the files themselves.")
  static let largest = Key(
    "largest", .integer(in: 320...16_000),
    "The longer side of the largest size in pixels: \(PhotoSettings().largest) unless stated.")
  static let formats = Key(
    "formats", .located(.distinct(.enumeration(RenditionFormat.self))),
    "The formats of the sizes: `[webp]` unless stated. A browser takes the first of AVIF, WebP and "
      + "JPEG that is here and that it knows; each picture has one JPEG in any case.")
  static let original = Key(
    "original", .bool, restricts: .values(["false"]),
    "Whether the files of photos are published beside their sizes.")
  static let creator = Key("creator", .words, "Who takes the photos, written into their sizes.")
  static let copyright = Key(
    "copyright", .words, "The notice of copyright, written into their sizes: `© 2026 Ana Lima`.")
  static let license = Key(
    "license", .licenseTerms,
    "The whole address of a page that says how the photos may be used, or a sentence that does; the "
      + "site's own unless stated.")
  static let acquire = Key(
    "acquireLicensePage", .webAddress, "The page where a licence for the photos can be had.")
  static let camera = Key(
    "camera", .bool, restricts: .values(["false"]),
    "Whether the page of a photo shows its camera, and how that was set.")
  static let place = Key(
    "place", .enumeration(PlaceDetail.self), restricts: .values(["city", "none"]),
    "Whether the page of a photo shows where it was taken: `none` unless stated.")
  static let time = Key(
    "time", .bool, restricts: .values(["false"]),
    "Whether pages and feeds show the time of day when a photo was taken. Unless `true`, they show "
      + "only the day.")
  static let contact = Key(
    "contact", .contact,
    "Where visitors ask for photos that have a price and no `buyURL`: the site's `contact` unless "
      + "stated.")
  static let editions = Key(
    "editions", EditionKeys.list,
    "The editions of each photo that states neither `editions` nor `price` and is not sold; `[]` on a "
      + "photo for none.")
  static let purchase = Key(
    "purchase", .enumeration(PurchaseFlowType.self),
    "Where visitors choose how to pay: `vertical`, on a page of its own, unless stated; or `in-place`, "
      + "beside the picture.")
  static let watermark = Key(
    "watermark", .located(.watermark), restricts: .always,
    "A short text such as `© Ana Lima`, drawn into a corner of each picture that a photo for sale "
      + "shows, wherever else that picture is shown.")

  static let table = KeyTable(
    "the settings of photos", renditions, largest, formats, original, creator, copyright, license,
    acquire, camera, place, time, contact, editions, purchase, watermark)

  /// Reads them; `currency` is that of the site.
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
          "no picture gets the watermark, since 'renditions' is false and files go out as they are",
          fix: "take 'renditions' out")
      } else if photos.original {
        reader.findings.report(
          .contentWatermarkBesideOriginals, at: watermark.place,
          "the files of photos for sale are published without the watermark, since 'original' is true",
          fix: "take 'original' out, and write it for photos that are not for sale")
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
  /// Formats in which pages offer each size; of none, there is the one JPEG that each picture has.
  package var formats: Set<RenditionFormat> = [.webp]
  /// Place of the formats; `nil` unless they are stated.
  package var formatsPlace: SourceRange?
  /// Whether the files of photos are published, too.
  package var original = false
  package var creator: String?
  /// Notice of copyright.
  package var copyright: String?
  /// Address of a page that states the licence, or a sentence that does.
  package var license: String?
  /// Address of a page where a licence is available.
  package var acquireLicensePage: String?
  /// Whether pages show the cameras of photos.
  package var camera = false
  package var place = PlaceDetail.none
  /// Whether pages and feeds give the time of day at which photos were taken, besides the day.
  package var time = false
  /// Place where visitors ask for photos: an address with a scheme, or a published path.
  package var contact: String?
  /// Editions of photos that state neither editions nor a price.
  package var editions: [Edition] = []
  package var purchase = PurchaseFlowType.vertical
  package var watermark: Watermark?

  package init() {}
}

/// A format in which pages offer the sizes of pictures.
package enum RenditionFormat: String, Sendable, Hashable, CaseIterable {
  // The best first.
  case avif, webp, jpeg
}

/// How much is told of the place where a photo was taken.
package enum PlaceDetail: String, Sendable, Hashable, CaseIterable {
  /// The coordinates that the picture's file has.
  case exact
  /// The nearest city, up to 50 km away.
  case city
  case none
}
