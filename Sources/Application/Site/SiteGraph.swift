import Basics
import Content
import Domain

/// The visible models of a site and their relations.
///
/// It doesn't contain drafts or other hidden models, so no page can show or link to them. Unlisted
/// models are included only for their own pages; nothing else links to them.
///
/// An immutable class, so that access to one property doesn't copy the others.
final class SiteGraph: Sendable {
  let content: SiteContent
  let relations: SiteRelations
  let filing: SiteFiling
  private let costsByTrip: [Slug: [Cost]]
  private let lumpsByTrip: [Slug: [Lump]]

  /// A cost of a trip, with the index of the account that paid it.
  private struct Cost {
    let account: Int
    let entry: DisclosedPosting
  }

  /// Sum of several costs, with the index of the account if it has a page.
  private struct Lump {
    let account: Int?
    let lump: TripLump
  }

  init(_ content: SiteContent, _ relations: SiteRelations, _ filing: SiteFiling) {
    self.content = content
    self.relations = relations
    self.filing = filing
    var costs: [Slug: [Cost]] = [:]
    for (index, account) in content.accounts.enumerated() where account.isListed {
      for entry in account.model.disclosed.postings {
        guard let trip = entry.posting.trip, let entry = account.model.onTrips(entry) else {
          continue
        }
        costs[trip, default: []].append(Cost(account: index, entry: entry))
      }
    }
    // The sort is stable, so costs of one day keep the order of accounts and their postings.
    costsByTrip = costs.mapValues { $0.sorted { $0.entry.posting.date < $1.entry.posting.date } }
    var lumps: [Slug: [Lump]] = [:]
    for (index, account) in content.accounts.enumerated() {
      for lump in account.model.tripLumps(isPublic: account.isListed) {
        lumps[lump.trip, default: []].append(Lump(account: index, lump: lump))
      }
    }
    for lump in content.privateLumps {
      lumps[lump.trip, default: []].append(Lump(account: nil, lump: lump))
    }
    lumpsByTrip = lumps
  }

  /// Hash of which accounts disclose costs of which trips, regardless of order, number and amounts.
  ///
  /// It depends on disclosures, not only on references: if an account discloses no costs of a trip,
  /// none of the trip's pages reads the account.
  var costRelations: UInt64 {
    var sum: UInt64 = 0
    func add(_ trip: Slug, _ account: Int?, isLump: Bool) {
      var hasher = StableHasher()
      hasher.combine(trip.text)
      hasher.combine(account ?? -1)
      hasher.combine(isLump)
      sum &+= hasher.finish()
    }
    for (trip, costs) in costsByTrip {
      for account in Set(costs.lazy.map(\.account)) { add(trip, account, isLump: false) }
    }
    for (trip, lumps) in lumpsByTrip {
      for account in Set(lumps.lazy.map(\.account)) { add(trip, account, isLump: true) }
    }
    return sum
  }

  var taxonomies: Taxonomies { _read { yield filing.taxonomies } }

  /// Returns the indexes of a kind's listed models, in the order of their list.
  func listed(_ kind: ModelKind) -> [Int] { relations.listed[kind] ?? [] }

  /// Sorts indexes of trips in the order of lists: departed trips first, then future trips, the
  /// soonest first.
  func departedFirst(_ trips: [Int]) -> [Int] {
    let toCome = relations.toCome
    guard toCome > 0, let first = trips.first, first < toCome else { return trips }
    return trips.drop { $0 < toCome } + soonestFirst(trips.prefix { $0 < toCome })
  }

  /// Returns the first listed trips in the order of lists. Reads only as many trips as necessary.
  func firstTrips(_ count: Int) -> [Sourced<Trip>] {
    let trips = content.trips
    var first = Array(trips[relations.toCome...].lazy.filter(\.isListed).prefix(count))
    if first.count < count {
      let toCome = soonestFirst(0..<relations.toCome).lazy.map { trips[$0] }.filter(\.isListed)
      first += toCome.prefix(count - first.count)
    }
    return first
  }

  /// Sorts members of any kind in the order of lists.
  func departedFirst(_ members: [Member]) -> [Member] {
    let toCome = relations.toCome
    func isToCome(_ member: Member) -> Bool {
      member.kind.traits.contains(.hasPlans) && member.index < toCome
    }
    guard toCome > 0, members.contains(where: isToCome) else { return members }
    return members.filter { !isToCome($0) }
      + soonestFirst(members.lazy.filter(isToCome).map(\.index))
      .map { Member(kind: .trips, index: $0) }
  }

  private func soonestFirst(_ trips: some Sequence<Int>) -> [Int] {
    trips.map { (instant: content.trip(at: $0).model.departure.instant, index: $0) }
      .sorted { ($0.instant, $0.index) < ($1.instant, $1.index) }.map(\.index)
  }

  /// Returns the trip at an index among all trips. Unlike access through `context.content`, this
  /// doesn't copy the content.
  func trip(at index: Int) -> Sourced<Trip> { content.trip(at: index) }

  func photo(at index: Int) -> Sourced<Photo> { content.photo(at: index) }

  /// Returns the model of any kind at an index.
  func model(of kind: ModelKind, at index: Int) -> (any SourcedModel)? {
    content.models.model(of: kind, at: index)
  }

  func trip(_ slug: Slug) -> Sourced<Trip>? {
    relations.place(of: .trips, named: slug).map { content.trip(at: $0) }
  }

  func account(_ slug: Slug) -> Sourced<Account>? {
    relations.place(of: .accounts, named: slug).map { content.account(at: $0) }
  }

  func person(_ slug: Slug) -> Sourced<Person>? {
    relations.place(of: .people, named: slug).map { content.person(at: $0) }
  }

  /// Returns a model's index among all models of its kind.
  func place(of model: any SourcedModel) -> Int? {
    relations.places[model.hashes.name]?.index
  }

  /// Returns the indexes of the listed models before and after a model of their kind.
  func neighbors(of kind: ModelKind, at index: Int) -> (before: Int?, after: Int?) {
    let places = listed(kind)
    let place = places.partitioningIndex { $0 >= index }
    let isListed = place < places.count && places[place] == index
    let next = isListed ? place + 1 : place
    return (place > 0 ? places[place - 1] : nil, next < places.count ? places[next] : nil)
  }

  /// Returns the listed trips that share the most tags with a trip.
  func trips(relatedToTripAt index: Int) -> [Sourced<Trip>] {
    let trip = content.trip(at: index)
    let tags = taxonomies.tags.indexes(of: trip.attributes)
    return filing.related.trips(nearTripAt: index, tags: tags).map { content.trip(at: $0) }
  }

  /// Indexes of the listed photos without an album, in the order of their list.
  var loosePhotos: [Int] {
    listed(.photos).filter { relations.albums.album(ofPhotoAt: $0) == nil }
  }

  /// A photo without an album, or an album with all its photos, by its index.
  enum ShownPicture: Equatable {
    case photo(Int)
    case album(Int)
  }

  /// Returns the first listed photos in the order of their list. Photos in an album are represented
  /// by the album.
  func firstPictures(_ count: Int) -> [ShownPicture] {
    var pictures: [ShownPicture] = []
    var known: Set<Int> = []
    for index in listed(.photos) where pictures.count < count {
      guard let album = relations.albums.outermost(aroundPhotoAt: index) else {
        pictures.append(.photo(index))
        continue
      }
      if known.insert(album).inserted { pictures.append(.album(album)) }
    }
    return pictures
  }

  /// Returns the indexes of the photos before and after a photo: those of its album, in the album's
  /// order, or else photos without an album.
  func photos(besides index: Int) -> (before: Int?, after: Int?) {
    let albums = relations.albums
    guard let album = albums.album(ofPhotoAt: index) else {
      // Searches from the photo onwards, since the list of all photos is long.
      let places = listed(.photos)
      let place = places.partitioningIndex { $0 >= index }
      func isLoose(_ index: Int) -> Bool { albums.album(ofPhotoAt: index) == nil }
      let next = places[place...].first == index ? place + 1 : place
      return (places[..<place].last(where: isLoose), places[next...].first(where: isLoose))
    }
    let photos = albums.photos[album]
    guard let place = photos.firstIndex(of: index) else { return (nil, nil) }
    return (
      place > 0 ? photos[place - 1] : nil, place + 1 < photos.count ? photos[place + 1] : nil
    )
  }

  /// Returns a table's entries for a trip, including those for the parts of a journey.
  private func all<Element>(
    of trip: Sourced<Trip>, in table: [Slug: [Element]]
  ) -> [Element] {
    // On most sites one of the tables is empty, and most trips aren't journeys.
    if table.isEmpty { return [] }
    guard trip.model.isJourney else { return table[trip.slug] ?? [] }
    return trip.names.flatMap { table[$0] ?? [] }
  }

  /// Returns the photos of a trip and of a journey's parts, in the order they were taken.
  func photos(of trip: Sourced<Trip>) -> [Sourced<Photo>] {
    let photos = all(of: trip, in: relations.photosByTrip).map { content.photo(at: $0) }
    return trip.model.isJourney ? photos.inOrderOfTaking : photos
  }

  /// Returns the indexes of the albums of a trip and of a journey's parts.
  func albums(of trip: Sourced<Trip>) -> [Int] {
    all(of: trip, in: relations.albums.byTrip)
  }

  /// Returns the costs of a trip and of a journey's parts, sorted by date.
  func costs(of trip: Sourced<Trip>) -> [(account: Sourced<Account>, entry: DisclosedPosting)] {
    let costs = all(of: trip, in: costsByTrip)
    // The sort is stable.
    let sorted =
      trip.model.isJourney
      ? costs.sorted { $0.entry.posting.date < $1.entry.posting.date } : costs
    return sorted.map { (content.account(at: $0.account), $0.entry) }
  }

  /// Returns sums of costs that are disclosed only as totals, with the account if it has a page.
  /// For a journey, includes the sums of its parts.
  func lumps(of trip: Sourced<Trip>) -> [(account: Sourced<Account>?, lump: TripLump)] {
    all(of: trip, in: lumpsByTrip)
      .map { ($0.account.map { content.account(at: $0) }, $0.lump) }
  }

  /// Returns the trips before and after a part of a journey that are also parts of it.
  func parts(besides trip: Sourced<Trip>) -> (before: Int?, after: Int?) {
    guard
      let journey = trip.model.journey.flatMap({ relations.places[ModelName(.trips, $0).hash] })
    else { return (nil, nil) }
    let parts = content.trip(at: journey.index).model.parts.map(\.slug)
    guard let place = parts.firstIndex(of: trip.slug) else { return (nil, nil) }
    func index(_ place: Int) -> Int? {
      parts.indices.contains(place)
        ? relations.places[ModelName(.trips, parts[place]).hash]?.index : nil
    }
    return (index(place - 1), index(place + 1))
  }

  func trips(with person: Slug) -> [Sourced<Trip>] {
    departedFirst(relations.tripsByPerson[person] ?? []).map { content.trip(at: $0) }
  }

  func accounts(of person: Slug) -> [Sourced<Account>] {
    (relations.accountsByPerson[person] ?? []).map { content.account(at: $0) }
  }
}

extension [Sourced<Photo>] {
  /// The photos in the order they were taken. Those of an unknown time come last.
  fileprivate var inOrderOfTaking: Self {
    // The sort is stable.
    sorted { a, b in
      guard let x = a.model.takenAt?.instant, let y = b.model.takenAt?.instant else {
        return a.model.takenAt != nil && b.model.takenAt == nil
      }
      return x < y
    }
  }
}
