import Content
import Domain
import Maps
import Markup
import Presentation
import Templating

extension TripViewModel {
  /// Creates a trip's card for lists.
  init(card trip: Sourced<Trip>, in context: SiteContext) {
    self.init(trip, in: context, mapFormat: .card)
    summary = context.summary(of: trip)
  }

  /// Creates the page of the trip at an index among all trips, with its photos, costs and
  /// neighbors.
  init(pageAt index: Int, in context: SiteContext) {
    let trip = context.trip(at: index)
    let journey = context.journey(of: trip)
    let neighbors = Neighbors(ofTripAt: index, trip, in: context)
    let shown = ShownPhotos()
    let story = ArticleViewModel(
      story: trip, showsLength: true, in: context, noting: shown)
    let legs = trip.model.legs.indices.map { LegViewModel(at: $0, of: trip.model, in: context) }
    let photos = context.photos(of: trip)
    let course = TripCourse(
      of: trip, legs: legs,
      photos: photos.filter { !shown.slugs.contains($0.slug) }, in: context)
    // The map also shows the photos of the story.
    self.init(trip, in: context, story: story, mapFormat: .page, placed: photos)
    summary = trip.attributes.summary
    details.journey = journey.map { LinkViewModel($0, in: context) }
    details.sum = JourneySumViewModel(trip.model, in: context)
    details.legs = legs
    details.days = course.days
    details.people = trip.model.people.compactMap(context.person).map {
      UserViewModel($0, in: context)
    }
    details.photos = course.otherPhotos.map { PhotoViewModel($0, in: context).inRow }
    details.albums = context.graph.albums(of: trip).map { AlbumCell(albumAt: $0, in: context) }
    details.costs = context.costs(of: trip).viewModel
    // A part already has a link to its journey at the top.
    details.related = context.trips(relatedToTripAt: index).filter { $0 !== journey }.map {
      TeaserViewModel($0, in: context)
    }
    if trip.model.legs.count > 1 {
      details.track = trip.model.wholeTrack.map { TrackViewModel($0, in: context) }
    }
    details.profile = ChartViewModel(profileOf: trip, in: context)
    details.trackLink = trip.model.hasDownload ? context.link(.track(trip.slug)) : nil
    details.calendarLink =
      context.hasCalendar(trip) ? context.link(.calendar(trip.slug)) : nil
    details.newer = neighbors.newer
    details.older = neighbors.older
  }

  private init(
    _ source: Sourced<Trip>, in context: SiteContext, story: ArticleViewModel? = nil,
    mapFormat: MapFormat, placed photos: [Sourced<Photo>] = []
  ) {
    let trip = source.model
    let formats = context.formats
    let delays = DelayTexts(trip.delay, trip.arrivalDelay, in: context)
    let departure = formats.local(trip.departure)
    let arrival = formats.local(trip.arrival)
    self.init(
      title: context.title(of: source), link: context.link(.model(.trips, source.slug)),
      date: formats.day(trip.departure), longDate: formats.longDay(trip.departure),
      departure: formats.time(trip.departure), departureInstant: formats.written(trip.departure),
      arrival: formats.time(trip.arrival), arrivalInstant: formats.written(trip.arrival),
      duration: context.duration(of: trip))
    details.story = story
    cover = story?.image ?? ImageViewModel(coverOf: source, in: context)
    // A card has a map only if it has no picture.
    if mapFormat == .page || cover == nil {
      map = MapViewModel(of: source, photos: photos, as: mapFormat, in: context)
    }
    let lastDate = trip.isJourney ? formats.longDay(trip.arrival) : longDate
    self.lastDate = lastDate != longDate ? lastDate : nil
    arrivalDate = departure.day == arrival.day || trip.arrival.isDay ? nil : formats.date(arrival)
    delay = delays.departure
    earlyText = delays.early
    arrivalDelay = delays.arrival
    arrivalEarlyText = delays.arrivalEarly
    origin = trip.origin?.name
    destination = trip.destination?.name
    route = source.statedTitle == nil ? nil : context.phrases.route(of: trip)
    changes = context.changes(of: trip)
    movingTime = context.movingTime(of: trip)
    distance = (trip.isJourney ? trip.knownDistance : trip.distance)
      .flatMap(context.distanceWorthShowing)
    mode = context.modes(of: trip)
    provider = trip.provider
    number = trip.number
    status = trip.isCancelled ? context.phrases(.cancelled) : nil
    isCancelled = trip.isCancelled
    // The story has the same tags, so they are reused.
    tags = story?.tags ?? context.tags(of: source.attributes)
  }
}

extension SiteContext {
  /// Returns a trip's card, made once for the list of all trips and the lists of its year and
  /// terms.
  func card(of trip: Sourced<Trip>) -> TripCard {
    shared(site.tripCards, for: UInt64(object: trip), uses: 2 + trip.attributes.termCount) {
      TripCard(TripViewModel(card: trip, in: $0))
    }
  }
}

extension Attributes {
  /// Upper bound for the number of terms that a model is filed under.
  fileprivate var termCount: Int { tags.count + (category == nil ? 0 : 1) }
}
