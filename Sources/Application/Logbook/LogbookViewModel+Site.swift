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
      text: context.phrases.count(of: .trips, count, context.formats.number(count)))
    upcoming = site.toCome.map(site.mention)
    figures = count > 0 ? site.sums + site.extremes : []
    groups = [site.byYear, site.byMode, site.byProvider].filter { !$0.rows.isEmpty }
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

  /// The trips with the greatest delay, duration and distance.
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
