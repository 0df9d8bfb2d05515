import Basics
import Content
import Templating

/// The sentences of view models in the site's language, taken from the words of the templates.
/// `{name}` is a placeholder for a value.
struct Phrases: Sendable {
  private let phrases: [String: Phrase]

  init(_ words: Words) { phrases = words.texts.mapValues(Phrase.init) }

  /// Returns a phrase with its values filled in.
  func callAsFunction(_ key: Key, _ values: KeyValuePairs<String, String> = [:]) -> String {
    phrases[key.rawValue]?.text(with: values) ?? key.rawValue
  }

  /// Returns a phrase that depends on a number: `tags.one` for 1, otherwise `tags.other`. `{count}`
  /// is replaced with `written`, the formatted number.
  func callAsFunction(_ key: CountedKey, count: Int, _ written: String) -> String {
    let phrase = (count == 1 ? phrases[key.one] : nil) ?? phrases[key.other]
    return phrase?.text(with: ["count": written]) ?? key.other
  }

  /// Returns the title of a kind's list; without such a word, its capitalized folder.
  func list(of kind: ModelKind) -> String { word(kind.folder) ?? kind.folder.capitalizedFirst }

  /// Returns the number of models of a kind in words: `trips.none`, `trips.one` or `trips.other`.
  /// Without such words, uses the kind's names.
  func count(of kind: ModelKind, _ count: Int, _ written: String) -> String {
    let none = word("\(kind.folder).none")
    if count == 0, let none { return none }
    let phrase =
      (count == 1 ? phrases["\(kind.folder).one"] : nil) ?? phrases["\(kind.folder).other"]
    return phrase?.text(with: ["count": written])
      ?? "\(written) \(count == 1 ? kind.singular : kind.folder)"
  }

  /// Returns any word by its key; `nil` if it doesn't exist.
  func word(_ key: String, _ values: KeyValuePairs<String, String> = [:]) -> String? {
    phrases[key]?.text(with: values)
  }

  /// The keys of the phrases in `Templates/words/<language>.json`.
  enum Key: String, CaseIterable {
    case balance
    case balanceRounded = "balance.rounded"
    case balanceAfter, balanceOverTime
    case balanceChart = "balance.chart"
    case balanceChartText = "balance.chart.text"
    case newestRates
    case approximate, spent, income, planned, budget, leftOver, entryCount, perDay, untold,
      inSumsAlone, share
    case category, month, trip, payee, person, account, total, others, otherCategory, somebody
    case byCategory, byMonth, byTrip, byPayee, byPerson, spentByYear, allAccounts, changeInMonth
    case spentInCurrency = "spent.in"
    case spendingChart = "spending.chart"
    case spendingChartText = "spending.chart.text"
    case openingBalance, carriedOver, paidBy
    case ledgerLink = "ledger.link"
    case ledgerPage = "ledger.page"
    case ledgerTitle = "ledger.title"
    case settlementGets = "settlement.gets"
    case settlementOwes = "settlement.owes"
    case settlementPays = "settlement.pays"
    case cancelled
    case photo
    case buy
    case buyTitle = "buy.title"
    case buyText = "buy.text"
    case buyTextOfSome = "buy.text.some"
    case buyTextUnpriced = "buy.text.unpriced"
    case pay
    case payUnpriced = "pay.unpriced"
    case order
    case orderUnpriced = "order.unpriced"
    case orderText = "order.text"
    case orderTextOfSome = "order.text.some"
    case orderTextUnpriced = "order.text.unpriced"
    case ask
    case askText = "ask.text"
    case priceFrom = "price.from"
    case editionTitle = "edition.title"
    case editionLeft = "edition.left"
    case soldOut
    case thanks = "bought.thanks"
    case boughtTitle = "bought.title"
    case boughtText = "bought.text"
    case sold
    case soldUnpriced = "sold.unpriced"
    case focalLength = "camera.focalLength"
    case aperture = "camera.aperture"
    case exposureTime = "camera.exposureTime"
    case iso = "camera.iso"
    case forAudience
    case pageTitle = "page.title"
    case tripTitle = "trip.title"
    case tripReturn = "trip.return"
    case connection = "connection.at"
    case connectionAnywhere = "connection"
    case connectionActual = "connection.actual"
    case connectionMissed = "connection.missed"
    case diverted, replaced, movingTime
    case dayNumber = "day.number"
    case distanceInKilometers = "distance.in.km"
    case distanceInMiles = "distance.in.mi"
    case kilometers = "distance.km"
    case miles = "distance.mi"
    case track
    case trackWithClimb = "track.climb"
    case delay, early
    case weekdayAndDate
    case tags, categories, settings, feed, contact
    case archiveTitle = "archive.title"
    case settingsText = "settings.text"
    case signIn
    case signInText = "signIn.text"
    case signInAudience = "signIn.audience"
    case signInStay = "signIn.stay"
    case signInLocked = "signIn.locked"
    case signInOpening = "signIn.opening"
    case signInWrong = "signIn.wrong"
    case signInOpen = "signIn.open"
    case signInOther = "signIn.other"
    case signInOtherWay = "signIn.other.way"
    case signInOlder = "signIn.older"
    case signInWeak = "signIn.weak"
    case signInDamaged = "signIn.damaged"
    case signInUnreachable = "signIn.unreachable"
    case signInNothing = "signIn.nothing"
    case signInGone = "signIn.gone"
    case signInInsecure = "signIn.insecure"
    case signedOut
    case minionMode
    case minionModeOn = "minionMode.on"
    case minionModeOff = "minionMode.off"
    case minionModePicture = "minionMode.picture"
    case darkTheme
    case darkThemeOn = "darkTheme.on"
    case darkThemeOff = "darkTheme.off"
    case allTrips = "trips.all"
    case allPhotos = "photos.all"
    case page = "list.page"
    case listTitle = "list.title"
    case placeholder = "filter.placeholder"
    case notFound
    case notFoundText = "notFound.text"
    case picture
    case footnotes
    case backToText
    case map
    case mapTitle = "map.title"
    case profile
    case profileTitle = "profile.title"
    case profileText = "profile.text"
    case logbook, countries, places, hours, distance
    case punctual, punctualText, medianDelay, worstDelay
    case longest, furthest, modes, provider, year, byMode, byProvider, byYear
    case logbookChart = "logbook.chart"
    case logbookChartText = "logbook.chart.text"
    case logbookLegs = "logbook.legs"
    case logbookMore = "logbook.more"
    case logbookShare = "logbook.share"
    case logbookUnknown = "logbook.unknown"
    case moved
    case movedText = "moved.text"
  }

  /// The keys of phrases that depend on a number, with the forms `.one` and `.other`.
  enum CountedKey: String, CaseIterable {
    case readingTime, wordCount, tags, categories, changes, nights, months, years, countries, legs
    case logbookProviders = "logbook.providers"
    case entries, moreTrips, morePayees

    fileprivate var one: String { rawValue + ".one" }
    fileprivate var other: String { rawValue + ".other" }
  }
}

/// A parsed text with placeholders for values.
private struct Phrase: Sendable {
  private enum Part {
    case text(String)
    /// A placeholder by name. Without a value, it is left as written.
    case value(String)
  }

  private let parts: [Part]
  /// Length of the template text in bytes, used to reserve capacity.
  private let length: Int

  init(_ text: String) {
    var parts: [Part] = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      // Of two opening braces, the inner one begins the placeholder.
      let start = rest[open..<close].place(ofLast: "{") ?? open
      if start > rest.startIndex { parts.append(.text(String(rest[..<start]))) }
      parts.append(.value(String(rest[rest.index(after: start)..<close])))
      rest = rest[rest.index(after: close)...]
    }
    if !rest.isEmpty { parts.append(.text(String(rest))) }
    self.parts = parts
    length = text.utf8.count
  }

  /// Fills in values in one pass, so that a value that looks like a placeholder isn't replaced.
  func text(with values: KeyValuePairs<String, String>) -> String {
    var result = ""
    result.reserveCapacity(values.reduce(length) { $0 + $1.value.utf8.count })
    for part in parts {
      switch part {
      case .text(let text): result += text
      case .value(let name):
        result += values.first { $0.key == name }?.value ?? "{\(name)}"
      }
    }
    return result
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
