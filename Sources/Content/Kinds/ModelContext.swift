import Diagnostics
import Domain

/// What the readers of one file share: the site's settings, and the references they come upon.
///
/// A class, since nested objects add to the references of their file.
package final class ModelContext {
  let settings: SiteSettings
  /// `nil` where the site's own is wrong: an amount without a currency is then not judged.
  let currency: Currency?
  let findings: Findings
  private(set) var references: [Reference] = []

  init(_ settings: LoadedSettings, _ findings: Findings) {
    self.settings = settings.settings
    currency = settings.currency
    self.findings = findings
  }

  /// Notes that a key names a model.
  func refer(to kind: ModelKind, _ slug: Located<Slug>?, by field: String) -> Slug? {
    guard let slug else { return nil }
    references.append(
      Reference(
        field: field, kind: kind, slug: slug.value, file: findings.file, range: slug.range))
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

/// The zone of the place where a time is told.
enum LocalZone {
  case known(Zone)
  /// None is given, so that the site's serves.
  case unstated
  /// The place is wrong: its times can't be judged.
  case wrong
}

extension ObjectReader {
  /// The instant of a key and the zone to show it in.
  mutating func moment(
    _ key: Key<Located<WrittenTime>>, in zone: LocalZone = .unstated, _ context: ModelContext
  ) -> Moment? {
    guard let time = read(key) else { return nil }
    let place: Zone?
    switch zone {
    case .known(let zone): place = zone
    case .unstated: place = nil
    case .wrong: return nil
    }
    do throws(TimeFault) {
      return try time.value.moment(place: place, site: context.settings.timeZone)
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
    return has(key) ? stated : context.currency
  }
}
