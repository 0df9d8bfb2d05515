import Diagnostics
public import Domain
import Tracks

/// State shared by the readers of one file: the site's defaults for models, and the references
/// found.
///
/// A reader passes it on, for example to `ObjectReader.reference(_:to:_:)`.
///
/// It is a class because nested objects add to the references of their file.
public final class ModelContext {
  let defaults: ModelDefaults
  let findings: Findings
  private let source: ContentSource
  private(set) var references: [Reference] = []
  private let pictures: PictureFiles?
  let tracks: TrackFiles?
  /// Files from which models in the file read tracks.
  private(set) var seenTracks: [SeenTrack] = []
  /// Pictures from which models in the file took facts.
  private(set) var seen: [SeenPicture] = []
  /// Title from the file name of the current album or photo, used if nothing else gives one.
  var impliedTitle: String?
  /// Whether the current photo may lack a title, because an album made it from a picture.
  var mayLackTitle = false
  /// Path of the current photo's picture, if its album doesn't list it.
  var unlisted: String?
  /// Whether the file is the index of a folder with more models.
  var hasCompany = false
  /// Facts about the file's accounts that are compared with other accounts and with trips.
  var ledger = LedgerFacts()
  /// Photos that an album lists, as written.
  var listed: [ListedPhoto] = []

  init(
    _ defaults: ModelDefaults, _ findings: Findings, of source: ContentSource,
    _ pictures: PictureFiles? = nil, _ tracks: TrackFiles? = nil
  ) {
    self.pictures = pictures
    self.tracks = tracks
    self.source = source
    self.defaults = defaults
    self.findings = findings
  }

  /// Records that a key names a model, and returns the model's slug.
  func refer(to kind: ModelKind, _ slug: Located<Slug>?, by field: String) -> Slug? {
    guard let slug else { return nil }
    references.append(
      Reference(
        field: field, kind: kind, slug: slug.value, file: source, range: slug.range))
    return slug.value
  }

  /// Returns the facts of the picture that a key names.
  ///
  /// An unreadable file is an error: without its facts, the model would be published without a
  /// date, or under another creator. A missing file is reported where it is shown.
  func facts(of file: String) -> PictureFacts {
    guard let picture = pictures?.find(file, from: findings.file.path.folder) else {
      return PictureFacts()
    }
    seen.append(picture)
    if let fault = picture.fault { findings.report(fault) }
    return picture.facts
  }

  /// Returns the hash of the data of the picture that a key names; `nil` if the file is missing, or
  /// unreadable, which is an error.
  func dataHash(of file: String) -> UInt64? {
    switch pictures?.dataHash(of: file, from: findings.file.path.folder) {
    case .success(let hash): return hash
    case .failure(let fault):
      findings.report(fault.diagnostic)
      return nil
    case nil: return nil
    }
  }

  /// Records a file that a track was read from.
  func see(_ track: SeenTrack) { seenTracks.append(track) }

  /// Whether a key names a missing picture. Such a picture is reported where it is shown.
  func lacks(_ file: String) -> Bool {
    pictures?.find(file, from: findings.file.path.folder)?.isMissing ?? false
  }

  /// Converts an amount to a currency; `nil`, with a diagnostic, if the currency can't represent
  /// it.
  func money(_ decimal: Located<String>?, _ currency: Currency?, of key: String) -> Money? {
    findings.money(decimal, currency, of: key)
  }
}

/// Settings that models depend on: the defaults for models without their own values.
struct ModelDefaults: Sendable, Hashable {
  let timeZone: Zone
  /// Whether the site's settings name that zone.
  let zoneSource: LoadedSettings.Source
  /// The currency; `nil` if the site's setting is wrong. Amounts without a currency are then not
  /// checked.
  let currency: Currency?
  /// How much pages show of the places where photos were taken.
  let place: PlaceDetail
  /// Whether pages show the time of day at which photos were taken.
  let showsPhotoTimes: Bool
  /// Editions of photos for sale that state neither a price nor editions.
  let editions: [Edition]
  /// Whether visitors have an address where they can ask for photos.
  let canAsk: Bool
  /// Circles inside which places aren't shown.
  let hidden: [HiddenCircle]
  /// Names of the audiences; `nil` if some in the settings may be wrong.
  let audiences: [Slug]?
  /// Exchange rates of the site.
  let rates: ExchangeRates
  /// Unknown keys that belong to other programs.
  let ignoredKeys: Set<String>

  init(_ settings: LoadedSettings) {
    place = settings.settings.photos.place
    showsPhotoTimes = settings.settings.photos.time
    editions = settings.settings.photos.editions
    canAsk = settings.settings.photoContact != nil || settings.isContactWrong
    timeZone = settings.settings.timeZone
    zoneSource = settings.zoneSource
    currency = settings.currency
    hidden = settings.settings.hidden
    audiences = settings.areAudiencesWrong ? nil : settings.settings.audiences.map(\.name)
    rates = settings.settings.rates
    ignoredKeys = settings.settings.ignoredKeys
  }
}

extension ModelDefaults {
  /// Returns the time at which a photo was taken as pages may show it: without the time of day,
  /// unless the settings ask for it.
  func shown(_ moment: Moment) -> Moment { showsPhotoTimes ? moment : moment.withoutTimeOfDay }
}

extension ModelContext {
  /// Returns the time at which a photo was taken as pages may show it.
  func shown(_ moment: Moment?) -> Moment? { moment.map(defaults.shown) }
}

/// The zone of the place whose clocks show a time.
enum LocalZone {
  case known(Zone)
  /// No zone is given, so the site's is used.
  case unstated
  /// The place is wrong, so its times can't be checked.
  case wrong
}

extension ObjectReader {
  /// Reads the slug of a model that must exist on the site. Whether it does is checked after all
  /// files have been read, and reported at this key.
  ///
  ///     static let trip = Key("trip", .located(.slug), "The trip that it was cooked on.")
  ///     let trip = reader.reference(trip, to: .trips, context)
  public mutating func reference(
    _ key: Key<Located<Slug>>, to kind: ModelKind, _ context: ModelContext
  ) -> Slug? { context.refer(to: kind, read(key), by: key.name) }

  /// Reads the instant of a key, in the zone that it states or else the site's. `nil` if the key is
  /// absent, or if clocks of the zone skip that time, which is reported.
  public mutating func moment(
    _ key: Key<Located<WrittenTime>>, _ context: ModelContext
  ) -> Moment? { moment(key, in: .unstated, context) }

  /// Reads the exact amount of a key, in the currency that another key states or else the site's.
  /// `nil` if the key is absent, or if the currency can't represent the amount, which is reported.
  ///
  ///     static let cost = Key("cost", .located(.price), "What it takes to cook it.")
  ///     static let currency = Key(
  ///       "currency", .currency, "The currency of the cost, else the site's.")
  ///     let cost = reader.money(cost, in: currency, context)
  public mutating func money(
    _ amount: Key<Located<String>>, in currency: Key<Currency>, _ context: ModelContext
  ) -> Money? {
    context.money(read(amount), self.currency(currency, context), of: amount.name)
  }

  /// Reports that the value of a key breaks a rule of the kind; the object then counts as wrong.
  ///
  /// - Parameters:
  ///   - id: A permanent name in kebab case that tools may rely on, such as `recipe-no-ingredient`.
  ///   - message: One sentence about the mistake, without a full stop.
  ///   - key: The key whose value the caret points at; the whole object if the key is absent.
  ///   - fix: What to write instead.
  public func report<T>(
    _ id: String, _ message: String, at key: Key<T>, fix: String? = nil
  ) {
    findings.report(
      Diagnostic(
        .error, Diagnostic.ID(stringLiteral: id), at: findings.file.place(ranges[key]), message,
        fix: fix))
  }

  /// Reads the instant of a key, and the zone to show it in.
  mutating func moment(
    _ key: Key<Located<WrittenTime>>, in zone: LocalZone, _ context: ModelContext
  ) -> Moment? {
    moment(read(key), of: key, in: zone, context)
  }

  /// Converts a value of the key that has already been read.
  func moment(
    _ time: Located<WrittenTime>?, of key: Key<Located<WrittenTime>>, in zone: LocalZone,
    _ context: ModelContext
  ) -> Moment? { context.moment(time, of: key.name, in: zone) }

  /// Reads the currency of a key, else the site's; `nil` if it is wrong.
  mutating func currency(_ key: Key<Currency>, _ context: ModelContext) -> Currency? {
    let stated = read(key)
    return has(key) ? stated : context.defaults.currency
  }
}

extension ModelContext {
  /// Returns the instant of a time, and the zone to show it in; `nil`, with a diagnostic, for a
  /// time that clocks of the zone skip. `path` is the dotted path of its key.
  func moment(_ time: Located<WrittenTime>?, of path: String, in zone: LocalZone) -> Moment? {
    guard let time else { return nil }
    let place: Zone?
    switch zone {
    case .known(let zone): place = zone
    case .unstated: place = nil
    case .wrong: return nil
    }
    do throws(TimeFault) {
      return try time.value.moment(place: place, site: defaults.timeZone)
    } catch {
      findings.report(
        error.diagnostic(of: path, time.value, at: findings.file.place(time.range)))
      return nil
    }
  }
}
