import Basics
import Content
import Domain

/// Relations between the visible models of a site.
///
/// It contains indexes rather than contents of models, so it stays valid until their
/// `ModelHashes.relations` change. Unlisted models have an index, but nothing else refers to them.
///
/// A class, because successive states of a site share it.
final class SiteRelations: Sendable {
  let years: TripYears
  /// Indexes of the listed models of each kind, in the order of their list.
  let listed: [ModelKind: [Int]]
  /// Kind and index of each model, by the hash of its name.
  let places: NumberTable<Member>
  /// Indexes of each trip's listed photos without an album, in the order they were taken. Photos of
  /// an unknown time come last, in the order of lists.
  let photosByTrip: [Slug: [Int]]
  let tripsByPerson: [Slug: [Int]]
  /// Indexes of the public trips that are parts of journeys, in the order of trips. Lists show the
  /// journeys instead.
  let parts: [Int]
  /// Number of future trips. They come first, because trips are sorted by departure.
  let toCome: Int
  /// Whether the site has a logbook: a listed trip has departed, and its address isn't taken.
  let hasLogbook: Bool
  let accountsByPerson: [Slug: [Int]]
  let albums: AlbumRelations

  init(_ content: SiteContent, _ formats: Formats, at now: Instant) {
    albums = AlbumRelations(content)
    toCome = content.trips.prefix { $0.isToCome(at: now) }.count
    years = TripYears(content, formats)
    hasLogbook =
      content.trips.dropFirst(toCome).contains(where: \.isListed) && !content.owns(.logbook)
    var listed: [ModelKind: [Int]] = [:]
    var places = NumberTable<Member>(
      minimumCapacity: content.models.erased.reduce(0) { $0 + $1.models.count })
    for list in content.models.erased {
      let (kind, models) = (list.kind, list.models)
      listed[kind] = models.indices.filter { models[$0].isListed }
      for place in models.indices {
        places[models[place].hashes.name] = Member(kind: kind, index: place)
      }
    }
    self.listed = listed
    self.places = places
    parts = content.trips.indices.filter {
      content.trips[$0].isPublic && !content.trips[$0].isListed
    }
    var photosByTrip: [Slug: [Int]] = [:]
    for (index, photo) in content.photos.enumerated() where photo.isListed {
      if let trip = photo.model.trip, albums.album(ofPhotoAt: index) == nil {
        photosByTrip[trip, default: []].append(index)
      }
    }
    var accountsByPerson: [Slug: [Int]] = [:]
    for (index, account) in content.accounts.enumerated() where account.isListed {
      if let owner = account.model.owner { accountsByPerson[owner, default: []].append(index) }
    }
    var tripsByPerson: [Slug: [Int]] = [:]
    for (index, trip) in content.trips.enumerated() where trip.isListed {
      for person in trip.model.people { tripsByPerson[person, default: []].append(index) }
    }
    self.photosByTrip = photosByTrip.mapValues { photos in
      let taken = photos.map { content.photos[$0].model.takenAt?.instant }
      // The sort is stable.
      return photos.indices.sorted { a, b in
        guard let x = taken[a], let y = taken[b] else { return taken[a] != nil && taken[b] == nil }
        return x < y
      }.map { photos[$0] }
    }
    self.tripsByPerson = tripsByPerson
    self.accountsByPerson = accountsByPerson
  }

  /// Returns the index of a model by its name, if a list or a journey shows it. Two models with the
  /// same name are a mistake of the site; only the last one is found.
  func place(of kind: ModelKind, named slug: Slug) -> Int? {
    guard let member = places[ModelName(kind, slug).hash], member.kind == kind,
      let listed = listed[kind]
    else { return nil }
    return Self.holds(listed, member.index)
      || kind.traits.contains(.joinsWholes) && Self.holds(parts, member.index)
      ? member.index : nil
  }

  private static func holds(_ sorted: [Int], _ index: Int) -> Bool {
    let place = sorted.partitioningIndex { $0 >= index }
    return place < sorted.count && sorted[place] == index
  }
}

extension SiteContent {
  /// Whether the author, or one of the site's own kinds, has something at the address of a
  /// generated page. It then replaces that page.
  func owns(_ route: Route) -> Bool {
    let name = route.path.names.joined(separator: "/")
    return models.erased.contains { list in
      list.kind.folder == name
        || list.kind.traits.contains(.isAtRoot) && list.models.contains { $0.slug.text == name }
    } || assets.contains { $0.publishedPath == "/" + route.file }
  }
}
