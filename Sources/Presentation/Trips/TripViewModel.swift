package import Markup
package import Templating

/// The values of a trip that its page or its card in a list can show.
package struct TripViewModel: Sendable, Hashable {
  package let title: String
  package let link: Link
  package var summary: String?
  package var cover: ImageViewModel?
  package var map: MapViewModel?
  package let date, longDate: String
  package var lastDate: String?
  package let departure, departureInstant, arrival, arrivalInstant: String
  package var arrivalDate: String?
  package let duration: String
  package var delay, earlyText, arrivalDelay, arrivalEarlyText: String?
  package var origin, destination, route, changes, movingTime, distance: String?
  package var mode, provider, number, status: String?
  package var isCancelled = false
  package var tags: [LabelViewModel] = []
  /// The parts that only the trip's page shows.
  package var details = Details()

  /// The parts of a trip that only its page shows.
  package struct Details: Sendable, Hashable {
    /// The journey that contains the trip.
    package var journey: LinkViewModel?
    /// The totals of a journey. Missing for other trips.
    package var sum: JourneySumViewModel?
    /// A ticket for each leg.
    package var legs: [LegViewModel] = []
    /// The days of the trip. They contain its legs and connections, and any stays, visits and
    /// photos.
    package var days: [TripDayViewModel] = []
    /// The travellers.
    package var people: [UserViewModel] = []
    /// The trip's photos that aren't in its body.
    package var photos: [PhotoViewModel] = []
    /// Cards for the trip's albums.
    package var albums: [AlbumCell] = []
    /// The costs, from the entries of all accounts.
    package var costs: CostsViewModel?
    /// Trips that share tags with this trip. Trips that share more tags, or rarer tags, come first.
    package var related: [TeaserViewModel] = []
    /// The recorded track of a trip with several legs.
    package var track: TrackViewModel?
    /// The elevation profile of the recorded track. Missing if elevations are unknown or all the
    /// same.
    package var profile: ChartViewModel?
    /// The address of a GPX file with the recorded track. Missing if the trip doesn't offer this
    /// file.
    package var trackLink: Link?
    /// The address of a calendar file with this trip.
    package var calendarLink: Link?
    package var story: ArticleViewModel?
    package var newer, older: LinkViewModel?

    package init() {}
  }

  /// Creates a trip from these values, formatted as its presentables document. All other values are
  /// empty.
  package init(
    title: String, link: Link, date: String, longDate: String, departure: String,
    departureInstant: String, arrival: String, arrivalInstant: String, duration: String
  ) {
    self.title = title
    self.link = link
    self.date = date
    self.longDate = longDate
    self.departure = departure
    self.departureInstant = departureInstant
    self.arrival = arrival
    self.arrivalInstant = arrivalInstant
    self.duration = duration
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

  /// Whether the trip has more than one leg.
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
    tripFields, ticketFields, headerTextFields, linkFields, taggedFields, storyFields,
    neighborsFields, detailFields)

  /// The fields that only the trip's page has.
  private static let detailFields = Fields<Self>(
    "TripViewModel",
    .optional("journey") { $0.details.journey }, .optional("sum") { $0.details.sum },
    .list("legs") { $0.details.legs },
    .list("days", fields: TripDayViewModel.fields) { $0.details.days },
    .flag("hasSeveralLegs") { $0.hasSeveralLegs }, .flag("hasFacts") { $0.hasFacts },
    .list("people", any: "hasPeople") { $0.details.people },
    .list("photos", any: "hasPhotos") { $0.details.photos }, .flag("hasGallery") { $0.hasGallery },
    .list("albums", any: "hasAlbums") { $0.details.albums },
    .optional("costs") { $0.details.costs },
    .list("related", any: "hasRelated") { $0.details.related },
    .optional("track") { $0.details.track }, .optional("profile") { $0.details.profile },
    .optional("trackLink") { $0.details.trackLink },
    .optional("calendarLink") { $0.details.calendarLink })
}
