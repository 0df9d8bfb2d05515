extension Product {
  /// Kind of the product, with its properties for reports, messages and previews.
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

    /// When a preview renders a product that no browser has requested.
    package enum Turn: Sendable { case first, later, onRequest }

    package var count: Count {
      switch self {
      case .page: .pages
      case .image: .images
      case .asset, .feed, .sitemap, .robots, .calendar, .track, .entries, .filter: .otherFiles
      case .sealed: .sealed
      }
    }

    /// Determines when a preview renders the product.
    ///
    /// Calendars, tracks, entries and search indices of lists repeat facts of pages. An author
    /// wouldn't wait for mistakes in them, because they have none that the pages don't have.
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
