extension Product {
  /// Kind of the product, with what reports, messages and previews need to know of it.
  package enum Kind: String, Sendable, Equatable {
    case page
    case image
    case asset
    case feed
    case sitemap
    case robots
    case calendar
    case track
    case entries
    case filter
    /// A file that only audiences can open.
    case sealed

    /// Heading under which reports count products.
    package enum Count: Sendable { case pages, images, otherFiles, sealed }

    /// When a preview makes a product without being asked for it.
    package enum Turn: Sendable { case first, later, onRequest }

    package var count: Count {
      switch self {
      case .page: .pages
      case .image: .images
      case .asset, .feed, .sitemap, .robots, .calendar, .track, .entries, .filter: .otherFiles
      case .sealed: .sealed
      }
    }

    /// Calendars, tracks, entries and lists' search indices repeat facts of pages, so they have no
    /// mistakes of their own that an author would wait for.
    package var previewTurn: Turn {
      switch self {
      case .page, .image, .asset: .first
      case .feed, .sitemap, .robots, .sealed: .later
      case .calendar, .track, .entries, .filter: .onRequest
      }
    }

    /// Whether its address follows from a model's slug.
    var hasSlug: Bool {
      switch self {
      case .page, .feed, .calendar, .track, .entries, .filter: true
      case .image, .asset, .sitemap, .robots, .sealed: false
      }
    }
  }
}
