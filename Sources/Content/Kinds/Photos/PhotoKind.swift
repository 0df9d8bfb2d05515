import Diagnostics
package import Domain

/// Reader of photos.
package enum PhotoKind: ContentKind {
  /// Title of an untitled photo if the site's language isn't known. Pages use a phrase instead.
  package static let untitled = "Photo"

  static let title = Key(
    "title", .words, "The title. You can leave it out if the picture's metadata has one.")
  static let file = Key("file", .located(.words), "The picture: a path relative to this file.")
  static let url = Key("url", .located(.webAddress), "The picture's address on the web.")
  static let alt = Key("alt", .text, "A description for people who can't see the picture.")
  static let price = Key("price", .located(.price), "The price of a print.")
  static let currency = Key(
    "currency", .currency,
    "The currency of the price. The default is the site's.")
  static let editions = Key(
    "editions", EditionKeys.list,
    "The editions in which prints are sold. The default is `photos.editions` in the settings.")
  static let sold = Key(
    "sold", .bool,
    "`true` if the photo is sold, so that nobody can buy it any more.")
  static let bought = Key("bought", olderNameOf: sold)
  static let original = Key(
    "original", .bool, restricts: .values(["false"]),
    "`true` to publish the original file along with the resized ones. The default is the album's "
      + "`original`, or else `photos.original` in the settings.")
  static let buyURL = Key(
    "buyURL", .payment,
    "Where to pay for a print, or an email address for orders. If you leave it out, visitors can "
      + "ask for a print at `photos.contact` in the settings.")
  static let takenAt = Key(
    "takenAt", .located(.time),
    "When the photo was taken. The default is the time in the picture's metadata.")
  static let trip = Key(
    "trip", .located(.slug),
    "The slug of the trip on which the photo was taken.")
  static let place = Key(
    "place", .enumeration(PlaceDetail.self), restricts: .values(["city", "none"]),
    "How precisely the page shows where the photo was taken. The default is `photos.place` in "
      + "the settings.")

  package static let kind = ModelKind(
    "photos",
    KeyTable(
      "a photo", title, file, url, alt, price, currency, editions, sold, bought, original,
      buyURL, takenAt, trip, place, CameraKeys.camera, CameraKeys.lens, CameraKeys.focalLength,
      CameraKeys.aperture, CameraKeys.exposureTime, CameraKeys.iso,
      rules: [.exactlyOne([file.name, url.name]), .atLeastOne([title.name, file.name])]),
    [.isOfPictures, .hasWholes])

  package static func read(_ reader: inout ObjectReader, _ context: ModelContext) -> ReadModel<
    Photo
  >? {
    let source = source(&reader)
    let facts = facts(source, context)
    let title = title(&reader, source, facts, context)
    let alt = reader.read(alt) ?? facts?.alt
    let decimal = reader.read(price)
    let currency = reader.currency(currency, context)
    let price = context.money(decimal, currency, of: price.name)
    let sold = reader.read(sold, or: bought) ?? false
    let original = reader.read(original)
    let buyURL = reader.read(buyURL)
    let editions = editions(&reader, currency, price, buyURL, isSold: sold, context)
    let written = context.shown(reader.moment(takenAt, context))
    let trip = context.refer(to: .trips, reader.read(trip), by: trip.name)
    let taken = reader.has(takenAt) ? (written, nil) : taken(facts?.taken, trip, reader, context)
    let place = reader.read(place) ?? context.defaults.place
    let camera = CameraKeys.read(&reader).completed(by: facts?.camera ?? Camera())
    var shown = facts?.place.flatMap(place.shown)
    if case .exact(let coordinate) = shown, context.defaults.hidden.veil(coordinate) {
      shown = nil
      context.findings.count(.hiddenPlace, at: reader.ranges[Self.place])
    } else if reader.has(Self.place), place != .none, shown == nil {
      context.findings.count(.photoWithoutPlace, at: reader.ranges[Self.place])
    }
    guard title.isRight, let source else { return nil }
    if alt == nil {
      // An empty `alt` is where the description belongs.
      let key = reader.has(Self.title) ? Self.title.name : Self.file.name
      context.findings.count(
        .photoWithoutAlt, at: reader.nameOfEmpty(Self.alt) ?? reader.ranges[key],
        of: context.unlisted)
    }
    do throws(PhotoFault) {
      let photo = try Photo(
        title: title.text, source: source, alt: alt, price: price, editions: editions, isSold: sold,
        publishesOriginal: original, buyURL: buyURL, takenAt: taken.0, trip: trip, camera: camera,
        place: shown, credits: facts?.credits ?? PhotoCredits())
      if photo.isOffered, !photo.isForSale, !reader.has(Self.buyURL), !context.defaults.canAsk {
        let key = reader.has(Self.editions) ? Self.editions.name : Self.price.name
        context.findings.count(.priceWithoutPayment, at: reader.ranges[key])
      }
      return ReadModel(
        photo, title: title.text ?? untitled, date: taken.0,
        ties: ties(of: photo) + files(of: photo), shows: source, picture: facts, clock: taken.1)
    } catch {
      switch error {
      case .negativePrice:
        context.findings.report(
          ContentDiagnostics.negativePrice(
            decimal?.value ?? "", at: context.findings.file.place(reader.ranges[Self.price])))
      // This was reported when the editions were read.
      case .conflict: break
      }
      return nil
    }
  }

  /// Reads the editions. A photo without its own price otherwise gets those of the settings.
  private static func editions(
    _ reader: inout ObjectReader, _ currency: Currency?, _ price: Money?, _ buyURL: String?,
    isSold: Bool, _ context: ModelContext
  ) -> [Edition] {
    guard reader.has(editions) else {
      return reader.has(Self.price) || isSold
        ? [] : context.defaults.editions.map { $0.paid(at: buyURL) }
    }
    let written = WrittenEdition.list(
      reader.read(editions), at: editions.name, context.findings)
    let defaults = EditionDefaults(
      currency: currency, price: price, buyURL: buyURL, path: editions.name)
    return defaults.editions(written, context.findings)
  }

  /// Names of the photo's further pages, and values for its other files.
  ///
  /// The values are whether it has editions, the file that it offers (whose sizes have a
  /// watermark), and the original that it publishes or keeps (to which links are reported).
  private static func ties(of photo: Photo) -> [String] {
    var ties: [String] = []
    if photo.isForSale { ties.append("buy") }
    if photo.hasPayment { ties.append("bought") }
    // The theme's files for buying are published if any photo has editions.
    if !photo.editions.isEmpty { ties.append("editions") }
    if case .file(let path) = photo.source {
      if photo.isOffered { ties.append("offer \(path)") }
      if let original = photo.statedOriginal { ties.append("original \(original) \(path)") }
    }
    return ties
  }

  /// Reads the title, or else takes the picture's title or its name in an album. The title is
  /// missing if these are only a camera's number or a time.
  private static func title(
    _ reader: inout ObjectReader, _ source: Photo.Source?, _ facts: PictureFacts?,
    _ context: ModelContext
  ) -> (text: String?, isRight: Bool) {
    guard !reader.has(title) else {
      guard let written = reader.read(title) else { return (nil, false) }
      if case .file(let path) = source, PictureName(path).isWritten(as: written) {
        return (nil, true)
      }
      return (written, true)
    }
    let stated = facts?.title.flatMap(PictureName.title(stated:)) ?? context.impliedTitle
    if stated == nil, facts?.title != nil || context.mayLackTitle || lacksPicture(source, context) {
      return (nil, true)
    }
    let text = reader.read(title, else: stated)
    return (text, text != nil)
  }

  /// Whether the picture is missing, which is reported elsewhere. It might have had a title.
  private static func lacksPicture(_ source: Photo.Source?, _ context: ModelContext) -> Bool {
    if case .file(let path) = source { context.lacks(path) } else { false }
  }

  /// Facts from the photo's own file about how it was taken; `nil` for a photo on another site.
  private static func facts(_ source: Photo.Source?, _ context: ModelContext) -> PictureFacts? {
    guard case .file(let path) = source else { return nil }
    return context.facts(of: path)
  }

  /// When the photo was taken according to its camera.
  ///
  /// If the file doesn't give the clock's zone, the site's is used, and the clock is returned,
  /// since trips may give a better one.
  private static func taken(
    _ time: PictureTime?, _ trip: Slug?, _ reader: ObjectReader, _ context: ModelContext
  ) -> (Moment?, PhotoClock?) {
    guard let time else { return (nil, nil) }
    if let offset = time.offset {
      let moment = time.instant(ahead: offset).map { Moment($0, in: Zone(offset: offset)) }
      return (context.shown(moment), nil)
    }
    let clock = PhotoClock(time: time, trip: trip, range: reader.ranges[file])
    return (context.shown(time.moment(in: context.defaults.timeZone)?.moment), clock)
  }

  package static func files(of photo: Photo) -> [String] {
    if case .file(let path) = photo.source { [path] } else { [] }
  }

  /// Reads the source of a photo: exactly one of `file` and `url`.
  private static func source(_ reader: inout ObjectReader) -> Photo.Source? {
    let path = reader.read(file)
    let address = reader.read(url)
    let source = reader.findings.file
    switch (reader.has(file), reader.has(url)) {
    case (false, false):
      // `src: douro.png` is reported as one mistake.
      if reader.reportMisspelt(file) || reader.reportMisspelt(url) { return nil }
      reader.findings.report(
        .contentPhotoSource, at: source.place(reader.ranges.object),
        "a photo needs 'file' or 'url'",
        fix: reader.has(CommonKeys.image)
          ? "write 'file' instead of 'image'"
          : "add 'file' with a path, or 'url' with an address")
      return nil
    case (true, true):
      reader.findings.report(
        .contentPhotoSource, at: source.place(reader.ranges[url]),
        "a photo has 'file' or 'url', not both", fix: "remove one of them")
      return nil
    default:
      if let address {
        reader.findings.count(.distantPhoto, at: reader.ranges[url])
        return .url(address.value)
      }
      return path.map { .file($0.value) }
    }
  }
}
