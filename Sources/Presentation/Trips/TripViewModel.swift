package import Markup
package import Templating

/// A trip as ready text: its page, and its card in a list.
package struct TripViewModel: Sendable, Hashable {
  package let title: String
  package let link: Link
  package let summary: String?
  package let cover: ImageViewModel?
  package let map: MapViewModel?
  package let date: String
  package let longDate: String
  package let lastDate: String?
  package let departure: String
  package let departureInstant: String
  package let arrival: String
  package let arrivalInstant: String
  package let arrivalDate: String?
  package let duration: String
  package let delay: String?
  package let earlyText: String?
  package let arrivalDelay: String?
  package let arrivalEarlyText: String?
  package let origin: String?
  package let destination: String?
  package let route: String?
  package let changes: String?
  package let movingTime: String?
  package let distance: String?
  package let mode: String?
  package let provider: String?
  package let number: String?
  package let status: String?
  package let isCancelled: Bool
  package let tags: [LabelViewModel]
  /// The parts that only its page shows.
  package let details: Details

  /// The parts of a trip that only its page shows.
  package struct Details: Sendable, Hashable {
    /// The journey that contains the trip.
    package var journey: LinkViewModel?
    /// The totals of a journey. Missing for other trips.
    package var sum: JourneySumViewModel?
    /// A ticket for each leg.
    package var legs: [LegViewModel] = []
    /// The legs and connections. Any stays, visits and photos are included by day.
    package var days: [TripDayViewModel] = []
    /// The travellers.
    package var people: [UserViewModel] = []
    /// The trip's photos that aren't in its body.
    package var photos: [PhotoViewModel] = []
    /// Cards of the trip's albums.
    package var albums: [AlbumCell] = []
    /// The costs, from the entries of all accounts.
    package var costs: CostsViewModel?
    /// The trips that share the most tags with it. Rare tags count before common ones.
    package var related: [TeaserViewModel] = []
    /// The recorded track of a trip with several legs.
    package var track: TrackViewModel?
    /// The elevation profile of the recorded track. Missing if elevations are unknown or all the
    /// same.
    package var profile: ChartViewModel?
    /// The recorded track as a GPX file, if the trip offers it.
    package var trackLink: Link?
    /// The trip as a calendar file.
    package var calendarLink: Link?
    package var story: ArticleViewModel?
    package var newer: LinkViewModel?
    package var older: LinkViewModel?

    package init() {}
  }

  /// Creates a trip from the texts that `TripPresentable` documents.
  package init(
    title: String, link: Link, summary: String? = nil, cover: ImageViewModel? = nil,
    map: MapViewModel? = nil, date: String, longDate: String, lastDate: String? = nil,
    departure: String, departureInstant: String, arrival: String, arrivalInstant: String,
    arrivalDate: String? = nil, duration: String, delay: String? = nil, earlyText: String? = nil,
    arrivalDelay: String? = nil, arrivalEarlyText: String? = nil, origin: String? = nil,
    destination: String? = nil, route: String? = nil, changes: String? = nil,
    movingTime: String? = nil, distance: String? = nil, mode: String? = nil,
    provider: String? = nil, number: String? = nil, status: String? = nil,
    isCancelled: Bool = false, tags: [LabelViewModel] = [], details: Details
  ) {
    self.title = title
    self.link = link
    self.summary = summary
    self.cover = cover
    self.map = map
    self.date = date
    self.longDate = longDate
    self.lastDate = lastDate
    self.departure = departure
    self.departureInstant = departureInstant
    self.arrival = arrival
    self.arrivalInstant = arrivalInstant
    self.arrivalDate = arrivalDate
    self.duration = duration
    self.delay = delay
    self.earlyText = earlyText
    self.arrivalDelay = arrivalDelay
    self.arrivalEarlyText = arrivalEarlyText
    self.origin = origin
    self.destination = destination
    self.route = route
    self.changes = changes
    self.movingTime = movingTime
    self.distance = distance
    self.mode = mode
    self.provider = provider
    self.number = number
    self.status = status
    self.isCancelled = isCancelled
    self.tags = tags
    self.details = details
  }
}

extension TripViewModel: TripPresentable, HeaderTextPresentable, LinkPresentable,
  TaggedPresentable, StoryPresentable, NeighborsPresentable
{
  package var headerText: String { title }
  package var linkText: String { title }
  package var story: ArticleViewModel? { details.story }
  package var newer: LinkViewModel? { details.newer }
  package var older: LinkViewModel? { details.older }

  /// Whether it has more than one leg.
  package var hasSeveralLegs: Bool { details.legs.count > 1 }

  /// Whether the page has a line of facts and an itinerary. A trip with a single ticket doesn't
  /// need them.
  package var hasFacts: Bool {
    hasSeveralLegs || details.sum != nil || details.days.contains { $0.title != nil }
  }

  /// Whether the page shows photos, in its days, below them or in its body.
  package var showsPhotos: Bool {
    !details.photos.isEmpty || storyHoldsPictures
      || details.days.contains {
        $0.parts.contains { if case .photos = $0 { true } else { false } }
      }
  }

  /// Whether the trip has photos or albums.
  package var hasGallery: Bool { !details.photos.isEmpty || !details.albums.isEmpty }

  package static let contract = Contract<Self>(
    template: "trip", variants: [Variant("cancelled") { $0.isCancelled }],
    tripFields, headerTextFields, linkFields, taggedFields, storyFields, neighborsFields,
    detailFields)

  /// The fields that only the trip's page has.
  private static let detailFields = Fields<Self>(
    "TripViewModel",
    .optional("journey") { $0.details.journey },
    .optional("sum") { $0.details.sum },
    .list("legs") { $0.details.legs },
    .list("days", fields: TripDayViewModel.fields) { $0.details.days },
    .flag("hasSeveralLegs") { $0.hasSeveralLegs },
    .flag("hasFacts") { $0.hasFacts },
    .list("people") { $0.details.people },
    .flag("hasPeople") { !$0.details.people.isEmpty },
    .list("photos") { $0.details.photos },
    .flag("hasPhotos") { !$0.details.photos.isEmpty },
    .flag("hasGallery") { $0.hasGallery },
    .list("albums") { $0.details.albums },
    .flag("hasAlbums") { !$0.details.albums.isEmpty },
    .optional("costs") { $0.details.costs },
    .list("related") { $0.details.related },
    .flag("hasRelated") { !$0.details.related.isEmpty },
    .optional("track") { $0.details.track },
    .optional("profile") { $0.details.profile },
    .optional("trackLink") { $0.details.trackLink },
    .optional("calendarLink") { $0.details.calendarLink })
}
