import Diagnostics
package import Domain

/// Reader of trips. A trip with one leg has the leg's keys itself.
package enum TripKind: ContentKind {
  static let title = Key(
    "title", .words,
    "The title. The default is \"Origin to Destination\". Journeys need a title.")
  static let legs = Key(
    "legs", .raw("a list of objects", .list(.object(LegKeys.table))),
    "The legs of a trip with connections, in order.")
  static let stays = Key(
    "stays", .list(of: StayKeys.stay), "Overnight stays: place, accommodation, first and last day.")
  static let visits = Key(
    "visits", .list(of: VisitKeys.visit), "Sights on the way, and when you visit them.")
  static let download = Key(
    "download", .bool,
    "`true` to offer the track on the page, as a GPX file with only points and elevations.")
  static let people = Key(
    "people", .raw("a person's slug or a list of them", .oneOf([slug, .list(slug)])),
    "The slugs of the travellers.")

  static let budget = Key(
    "budget", .budget, "The trip's budget: one amount, or amounts by category.")
  static let budgetCurrency = Key(
    "budgetCurrency", .currency, "The currency of the budget. The default is the site's.")

  package static let source = Key(
    "source", SourceKeys.source,
    "The calendar event that the trip was imported from. Later imports use it to find the trip.")

  package static let kind = ModelKind(
    "trips",
    KeyTable(
      "a trip",
      keys: [title.declaration] + LegKeys.all
        + [
          legs.declaration, stays.declaration, visits.declaration, download.declaration,
          people.declaration, budget.declaration, budgetCurrency.declaration, source.declaration,
        ],
      // A schema sees only one file, so it can't know whether that is a journey's, which has a
      // title.
      rules: LegKeys.rules(unless: [legs.name, LegKeys.track.name], departure: [title.name])),
    [.sortsByOwnDate, .hasPlans, .hasYears, .hasWholes, .joinsWholes])

  private static let slug = ValueType<Slug>.slug.shape

  package static func read(_ reader: inout ObjectReader, _ context: ModelContext) -> ReadModel<
    Trip
  >? {
    let (earlier, mistakes) = (context.seenTracks.count, reader.findings.mistakes)
    let hasLegs = hasLegs(reader.written(legs))
    let isJourney = context.hasCompany && !hasLegs && !reader.has(LegKeys.departure)
    let title = reader.read(title, isRequired: isJourney)
    let whole = WrittenLeg(&reader, isRequired: !hasLegs && !isJourney)
    let list = reader.read(legs)
    let stays = WrittenStays(
      stays: reader.read(stays) ?? [], visits: reader.read(visits) ?? [])
    let people = people(reader.read(people), context)
    let offersTrack = reader.read(download) ?? false
    let source = reader.read(source)
    let currency = reader.currency(budgetCurrency, context)
    let budget = context.budget(reader.read(budget), currency, of: budget.name)
    if budget != nil { context.ledger.note(budgetAt: reader.ranges[Self.budget.name]) }
    let trip: Trip?
    if hasLegs {
      trip = list.flatMap { WrittenLegs($0, beside: whole, context) }?
        .trip(with: people, track: context.track(whole.track).summary, context)
    } else if isJourney {
      whole.reportKeysOfLegs(context.findings)
      trip = Trip(journeyOf: people, track: context.track(whole.track).summary)
    } else {
      let leg = whole.leg(context)
      trip = leg.flatMap { try? Trip(legs: [$0], people: people) }
    }
    let files = context.seenTracks[earlier...].compactMap(\.path)
    // A journey may get its tracks from its parts.
    if offersTrack, !context.hasCompany, context.seenTracks.count == earlier,
      reader.findings.mistakes == mistakes
    {
      reader.findings.report(
        ContentDiagnostics.downloadWithoutTrack(
          at: reader.findings.file.place(reader.ranges[download])))
    }
    guard var trip = trip.flatMap({ stays.added(to: $0, context) }) else { return nil }
    if offersTrack { trip = trip.offeringTrack(true) }
    if let budget { trip = trip.with(budget) }
    if let source { trip = trip.imported(from: source) }
    return read(trip, title, files)
  }

  /// `files` are the files from which its tracks were read.
  private static func read(_ trip: Trip, _ title: String?, _ files: [String]) -> ReadModel<Trip> {
    // Files that are used as tracks affect which files are published.
    ReadModel(
      trip, title: title, date: trip.legs.first?.departure,
      ties: ties(of: trip) + files, further: trip.allTracks.reduce(0) { $0 &* 31 &+ $1.hash },
      lastSecond: trip.lastSecond)
  }

  /// The file with the trip's track, and values that decide whether the site has a map of all
  /// trips, and the theme's files for accounts.
  private static func ties(of trip: Trip) -> [String] {
    var ties = trip.hasDownload ? [Trip.trackFileName] : []
    if trip.budget != nil { ties.append("budget") }
    if let marks = trip.marksOnMap { ties.append("map \(marks)") }
    return ties
  }

  /// Whether the list contains legs. If not, the trip's own keys are its leg.
  private static func hasLegs(_ written: Value?) -> Bool {
    guard let written, !written.isNull else { return false }
    if case .array(let elements) = written.kind { return !elements.isEmpty }
    return true
  }

  private static func people(_ value: Value?, _ context: ModelContext) -> [Slug] {
    guard let value else { return [] }
    let isList: Bool
    let elements: [Value]
    if case .array(let values) = value.kind {
      (isList, elements) = (true, values)
    } else {
      (isList, elements) = (false, [value])
    }
    return elements.compactMap { element in
      let slug = people.convert(element, as: .located(.slug), element: isList, context.findings)
      return context.refer(to: .people, slug, by: people.name)
    }
  }
}

extension Trip {
  /// Text for the parts of the trip on a map of all trips: which legs have a place or a line, and
  /// whether they are taken. `nil` if the map shows nothing.
  fileprivate var marksOnMap: String? {
    func isPlaced(_ leg: Leg) -> Bool {
      leg.origin?.coordinate != nil || leg.end?.coordinate != nil
        || leg.stops.contains { $0.place.coordinate != nil }
        || leg.track.map { !$0.lines.isEmpty } == true
    }
    let hasMore =
      stays.contains { $0.place.coordinate != nil }
      || visits.contains { $0.place.coordinate != nil }
      || track.map { !$0.lines.isEmpty } == true
    let legs = legs.map { isPlaced($0) ? $0.isTaken ? "taken" : "not taken" : "" }
    guard hasMore || legs.contains(where: { !$0.isEmpty }) else { return nil }
    return ([isCancelled ? "cancelled" : "", hasMore ? "more" : ""] + legs)
      .joined(separator: ",")
  }
}
