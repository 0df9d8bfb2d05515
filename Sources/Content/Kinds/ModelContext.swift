import Diagnostics
public import Domain
import Tracing

/// What the readers of one file share: what the site's settings say of models, and the references
/// that they come upon.
///
/// A reader hands it on to what needs it, as `ObjectReader.reference(_:to:_:)` does.
///
/// A class, since nested objects add to the references of their file.
public final class ModelContext {
  let defaults: ModelDefaults
  let findings: Findings
  private let source: ContentSource
  private(set) var references: [Reference] = []

  init(_ defaults: ModelDefaults, _ findings: Findings, of source: ContentSource) {
    self.source = source
    self.defaults = defaults
    self.findings = findings
  }

  /// Notes that a key names a model.
  func refer(to kind: ModelKind, _ slug: Located<Slug>?, by field: String) -> Slug? {
    guard let slug else { return nil }
    references.append(
      Reference(
        field: field, kind: kind, slug: slug.value, file: source, range: slug.range))
    return slug.value
  }

  /// The amount in a currency; `nil`, and a diagnostic, for one that it can't hold.
  func money(_ decimal: Located<String>?, _ currency: Currency?, of key: String) -> Money? {
    guard let decimal, let currency else { return nil }
    do throws(AmountFault) {
      return try Money(decimal: decimal.value, currency)
    } catch {
      findings.report(
        ContentDiagnostics.wrongAmount(
          error, of: key, decimal.value, at: findings.file.place(decimal.range)))
      return nil
    }
  }
}

/// All of the settings that models depend on: what they have where they state none of their own.
struct ModelDefaults: Sendable, Hashable {
  let timeZone: Zone
  /// Whether the site's author named that zone.
  let zoneSource: LoadedSettings.Source
  /// `nil` where the site's own is wrong: an amount without a currency is then not judged.
  let currency: Currency?

  init(_ settings: LoadedSettings) {
    timeZone = settings.settings.timeZone
    zoneSource = settings.zoneSource
    currency = settings.currency
  }

  func combine(into hasher: inout StableHasher) {
    hasher.combine(timeZone.identifier)
    hasher.combine(timeZone.fixedOffset ?? .max)
    hasher.combine(zoneSource.rawValue)
    hasher.combine(currency?.code ?? "")
  }
}

/// The zone of the place where a time is told.
enum LocalZone {
  case known(Zone)
  /// None is given, so that the site's serves.
  case unstated
  /// The place is wrong: its times can't be judged.
  case wrong
}

extension ObjectReader {
  /// The slug of a model that a key names, which the site must have: whether it does is checked when
  /// all files are read, and reported at this key.
  ///
  ///     static let trip = Key("trip", .located(.slug), "The trip that it was cooked on.")
  ///     let trip = reader.reference(trip, to: .trips, context)
  public mutating func reference(
    _ key: Key<Located<Slug>>, to kind: ModelKind, _ context: ModelContext
  ) -> Slug? { context.refer(to: kind, read(key), by: key.name) }

  /// The instant of a key, in the zone that it states or else the site's; `nil` where the key is
  /// absent or its clocks skip that time, which is reported.
  public mutating func moment(
    _ key: Key<Located<WrittenTime>>, _ context: ModelContext
  ) -> Moment? { moment(key, in: .unstated, context) }

  /// The exact amount of a key, in the currency that another key states or else the site's; `nil` where
  /// there is none, or one that the currency can't have, which is reported.
  ///
  ///     static let cost = Key("cost", .located(.price), "What it takes to cook it.")
  ///     static let currency = Key("currency", .currency, "The currency of the cost, else the site's.")
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
  ///   - message: One sentence without a full stop that says what is wrong.
  ///   - key: The key at whose value the caret points; at the whole object where it is absent.
  ///   - fix: What to write instead.
  public func report<T>(
    _ id: String, _ message: String, at key: Key<T>, fix: String? = nil
  ) {
    findings.report(
      Diagnostic(
        .error, Diagnostic.ID(stringLiteral: id), at: findings.file.place(ranges[key]), message,
        fix: fix))
  }

  /// The instant of a key and the zone to show it in.
  mutating func moment(
    _ key: Key<Located<WrittenTime>>, in zone: LocalZone, _ context: ModelContext
  ) -> Moment? {
    moment(read(key), of: key, in: zone, context)
  }

  /// The same of a value that is read already.
  func moment(
    _ time: Located<WrittenTime>?, of key: Key<Located<WrittenTime>>, in zone: LocalZone,
    _ context: ModelContext
  ) -> Moment? {
    guard let time else { return nil }
    let place: Zone?
    switch zone {
    case .known(let zone): place = zone
    case .unstated: place = nil
    case .wrong: return nil
    }
    do throws(TimeFault) {
      return try time.value.moment(place: place, site: context.defaults.timeZone)
    } catch {
      findings.report(
        ContentDiagnostics.wrongTime(
          error, of: key.name, time.value, at: findings.file.place(time.range)))
      return nil
    }
  }

  /// The currency that a key states, else the site's; `nil` where it is wrong.
  mutating func currency(_ key: Key<Currency>, _ context: ModelContext) -> Currency? {
    let stated = read(key)
    return has(key) ? stated : context.defaults.currency
  }
}
