import Content
import Domain
import Markup
import Presentation

extension LogbookViewModel {
  init(_ site: SiteLogbook) {
    let context = site.context
    let count = site.trips.count
    self.init(
      headerText: context.phrases(.logbook),
      text: context.phrases.count(of: .trips, count, context.formats.number(count)),
      upcoming: site.toCome.map(site.mention),
      figures: count > 0 ? site.sums + site.extremes : [],
      groups: [site.byYear, site.byMode, site.byProvider].filter { !$0.rows.isEmpty })
  }
}

// MARK: - Figures

extension SiteLogbook {
  /// Sums of all trips.
  fileprivate var sums: [FigureViewModel] {
    let (all, phrases) = (logbook.all, context.phrases)
    let link = context.link(.list(.trips))
    func figure(_ name: Phrases.Key, _ value: String?, note: String? = nil) -> FigureViewModel? {
      value.map { FigureViewModel(phrases(name), $0, note: note, link: link) }
    }
    let punctuality = all.punctuality
    return [
      figure(.distance, distance(all), note: note(all.distance.legs, of: all)),
      figure(.hours, hours(all), note: note(all.time.legs, of: all)),
      figure(.countries, self.count(all.countries.count)),
      figure(.places, self.count(all.numberOfPlaces)),
      figure(
        .punctual, punctuality.map { share($0.punctual, of: $0.legs) },
        note: punctuality.flatMap { note($0.legs, of: all) }),
      figure(.medianDelay, punctuality.map { delay($0.median) }),
    ].compactMap(\.self)
  }

  /// The trips that were latest, longest and furthest.
  fileprivate var extremes: [FigureViewModel] {
    func figure(_ name: Phrases.Key, _ value: String, _ index: Int) -> FigureViewModel {
      let trip = mention(trips[index])
      return FigureViewModel(
        context.phrases(name), value, note: trip.linkText, link: trip.link)
    }
    let worst = logbook.all.punctuality?.worst
    return [
      worst.map { figure(.worstDelay, delay($0.delay), $0.trip) },
      logbook.longest.map { figure(.longest, context.formats.duration($0.time), $0.trip) },
      logbook.furthest.map { figure(.furthest, context.distance($0.distance), $0.trip) },
    ].compactMap(\.self)
  }
}

// MARK: - Groups

extension SiteLogbook {
  /// Largest number of companies; a traveller of years has a few dozen.
  private static let mostProviders = 20
  /// Largest number of bars in a chart of companies.
  private static let mostBars = 10

  fileprivate var byYear: LogbookGroupViewModel {
    let formats = context.formats
    return group(
      .byYear, .year,
      charts: charts(ofYears: logbook.years, title: context.phrases(.byYear)),
      rows: logbook.years.map { year, travels in
        row(formats.year(year), travels, link: context.link(.trips(of: year)))
      })
  }

  fileprivate var byMode: LogbookGroupViewModel {
    guard logbook.modes.contains(where: { $0.mode != nil }) else {
      return group(.byMode, .modes, charts: [], rows: [])
    }
    return group(
      .byMode, .modes,
      charts: charts(
        of: logbook.modes.map { (name(of: $0.mode), $0.travels) }, id: "modes",
        title: context.phrases(.byMode)),
      rows: logbook.modes.map { mode, travels in
        unfolding(name(of: mode), travels, id: "by-\(mode?.rawValue ?? "unknown")")
      })
  }

  fileprivate var byProvider: LogbookGroupViewModel {
    let providers = logbook.providers.prefix(Self.mostProviders)
    let others = logbook.providers.count - providers.count
    return group(
      .byProvider, .provider,
      charts: charts(
        of: providers.prefix(Self.mostBars).map { ($0.provider, $0.travels) }, id: "providers",
        title: context.phrases(.byProvider)),
      rows: providers.enumerated().map { index, group in
        unfolding(group.provider, group.travels, id: "provider-\(index + 1)")
      },
      more: others == 0
        ? nil
        : context.phrases(
          .logbookProviders, count: others, context.formats.number(others)))
  }

  private func group(
    _ title: Phrases.Key, _ rowsTitle: Phrases.Key, charts: [ChartViewModel],
    rows: [LogbookRowViewModel], more: String? = nil
  ) -> LogbookGroupViewModel {
    var columns = LogbookColumns()
    columns.hasDistance = rows.contains { $0.distance != nil }
    columns.hasHours = rows.contains { $0.hours != nil }
    columns.hasCountries = rows.contains { $0.countries != nil }
    columns.hasPlaces = rows.contains { $0.places != nil }
    columns.hasPunctuality = rows.contains { $0.punctual != nil }
    return LogbookGroupViewModel(
      title: context.phrases(title), rowsTitle: context.phrases(rowsTitle), charts: charts,
      rows: rows.map { [columns] row in
        var row = row
        row.columns = columns
        return row
      }, more: more)
  }

  private func row(_ name: String, _ travels: Travels, link: Link) -> LogbookRowViewModel {
    var row = LogbookRowViewModel(
      name, link: link, trips: context.formats.number(travels.trips.count))
    row.distance = distance(travels)
    row.distanceNote = row.distance.flatMap { _ in note(travels.distance.legs, of: travels) }
    row.hours = hours(travels)
    row.hoursNote = row.hours.flatMap { _ in note(travels.time.legs, of: travels) }
    row.countries = count(travels.countries.count)
    row.places = count(travels.numberOfPlaces)
    if let punctuality = travels.punctuality {
      row.punctual = share(punctuality.punctual, of: punctuality.legs)
      row.punctualNote = note(punctuality.legs, of: travels)
      row.median = delay(punctuality.median)
      row.worst = delay(punctuality.worst.delay)
      row.worstLink = mention(trips[punctuality.worst.trip]).link
    }
    return row
  }

  /// Returns a row with links to its newest trips, since no page lists them.
  private func unfolding(_ name: String, _ travels: Travels, id: String) -> LogbookRowViewModel {
    var row = row(name, travels, link: context.link(.logbook, fragment: id))
    let count = travels.trips.count
    row.id = id
    row.listTitle = context.phrases.count(of: .trips, count, context.formats.number(count))
    row.list = travels.trips.prefix(Self.mostTrips).map { mention(trips[$0]) }
    let others = count - row.list.count
    row.more =
      others > 0
      ? context.phrases(.logbookMore, ["count": context.formats.number(others)]) : nil
    return row
  }
}
