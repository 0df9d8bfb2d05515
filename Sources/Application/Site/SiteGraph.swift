import Content
import Domain
import Tracing

/// The models of a site that are shown, and how they belong to each other.
///
/// Drafts and what else is hidden are not in it, so no page can show them or lead to them. What is
/// unlisted is in it for its own page alone: nothing else is led to it.
///
/// A class, and nothing in it changes: who asks it for one thing would copy all of it.
final class SiteGraph: Sendable {
  let content: SiteContent
  let taxonomies: Taxonomies
  private let related: RelatedTrips
  private let trips: [Slug: Int]
  private let people: [Slug: Int]
  /// The places of the listed models of each kind, in the order of their list.
  private let listed: [ModelKind: [Int]]
  /// The place of each model among all of its kind.
  private let places: [ObjectIdentifier: Int]
  private let photosByTrip: [Slug: [Int]]
  private let costsByTrip: [Slug: [Cost]]
  private let tripsByPerson: [Slug: [Int]]
  private let accountsByPerson: [Slug: [Int]]

  /// Money that was spent on a trip, and the account that it came from.
  struct Cost: Sendable {
    let account: Int
    let posting: Posting
  }

  init(_ content: SiteContent, _ taxonomies: Taxonomies) {
    self.content = content
    self.taxonomies = taxonomies
    related = RelatedTrips(taxonomies.tags, count: content.trips.count)
    func index<Model>(_ models: [Sourced<Model>]) -> [Slug: Int] {
      var indexes: [Slug: Int] = [:]
      for (index, model) in models.enumerated() where model.isListed {
        indexes[model.slug] = index
      }
      return indexes
    }
    var listed: [ModelKind: [Int]] = [:]
    var places: [ObjectIdentifier: Int] = [:]
    for list in content.models.erased {
      let models = list.models
      listed[list.kind] = models.indices.filter { models[$0].isListed }
      for (place, model) in models.enumerated() { places[ObjectIdentifier(model)] = place }
    }
    self.listed = listed
    self.places = places
    trips = index(content.trips)
    people = index(content.people)
    var photosByTrip: [Slug: [Int]] = [:]
    for (index, photo) in content.photos.enumerated() where photo.isListed {
      if let trip = photo.model.trip { photosByTrip[trip, default: []].append(index) }
    }
    var costsByTrip: [Slug: [Cost]] = [:]
    var accountsByPerson: [Slug: [Int]] = [:]
    for (index, account) in content.accounts.enumerated() where account.isListed {
      for posting in account.model.postings {
        guard let trip = posting.trip else { continue }
        costsByTrip[trip, default: []].append(Cost(account: index, posting: posting))
      }
      if let owner = account.model.owner { accountsByPerson[owner, default: []].append(index) }
    }
    var tripsByPerson: [Slug: [Int]] = [:]
    for (index, trip) in content.trips.enumerated() where trip.isListed {
      for person in trip.model.people { tripsByPerson[person, default: []].append(index) }
    }
    self.photosByTrip = photosByTrip
    // The sort is stable: costs of one day stay in the order of accounts and of their entries.
    self.costsByTrip = costsByTrip.mapValues { $0.sorted { $0.posting.date < $1.posting.date } }
    self.tripsByPerson = tripsByPerson
    self.accountsByPerson = accountsByPerson
  }

  func trip(_ slug: Slug) -> Sourced<Trip>? {
    let trip = trips[slug].map { content.trip(at: $0) }
    Reading.note(SiteQuestion.listedTrip(slug.text), ReadHash.of(trip != nil))
    return trip
  }

  func person(_ slug: Slug) -> Sourced<Person>? {
    let person = people[slug].map { content.person(at: $0) }
    Reading.note(SiteQuestion.listedPerson(slug.text), ReadHash.of(person != nil))
    return person
  }

  /// A model's place among all of its kind.
  func place(of model: any SourcedModel) -> Int? { places[ObjectIdentifier(model)] }

  /// The listed models before and after one of their kind, by their places.
  func neighbors(of kind: ModelKind, at index: Int) -> (before: Int?, after: Int?) {
    if Reading.isRecorded, let model = content.models.model(of: kind, at: index) {
      Reading.note(
        SiteQuestion.neighbors(model.readName), neighborsHash(of: kind, at: index))
    }
    return findNeighbors(of: kind, at: index)
  }

  func neighborsHash(of kind: ModelKind, at index: Int) -> UInt64 {
    let found = findNeighbors(of: kind, at: index)
    return ReadHash.of(
      [found.before, found.after].map { $0.flatMap { content.models.model(of: kind, at: $0) } })
  }

  private func findNeighbors(of kind: ModelKind, at index: Int) -> (before: Int?, after: Int?) {
    let places = listed[kind] ?? []
    var low = 0
    var high = places.count
    while low < high {
      let middle = (low + high) / 2
      if places[middle] < index { low = middle + 1 } else { high = middle }
    }
    let isListed = low < places.count && places[low] == index
    let next = isListed ? low + 1 : low
    return (low > 0 ? places[low - 1] : nil, next < places.count ? places[next] : nil)
  }

  /// The trips that share the most of a trip's tags.
  func trips(relatedToTripAt index: Int) -> [Sourced<Trip>] {
    let trip = content.trip(at: index)
    let tags = taxonomies.tags.indexes(of: trip.attributes)
    let found = related.trips(nearTripAt: index, tags: tags).map { content.trip(at: $0) }
    Reading.note(SiteQuestion.related(trip.slug.text), ReadHash.of(found))
    return found
  }

  func photos(of trip: Slug) -> [Sourced<Photo>] {
    let found = (photosByTrip[trip] ?? []).map { content.photo(at: $0) }
    Reading.note(SiteQuestion.photos(trip.text), ReadHash.of(found))
    return found
  }

  /// By date.
  func costs(of trip: Slug) -> [(account: Sourced<Account>, posting: Posting)] {
    let found = (costsByTrip[trip] ?? []).map { (content.account(at: $0.account), $0.posting) }
    // The postings are the accounts' own.
    Reading.note(SiteQuestion.costs(trip.text), ReadHash.ofFacts(found.map(\.0)))
    return found
  }

  func trips(with person: Slug) -> [Sourced<Trip>] {
    let found = (tripsByPerson[person] ?? []).map { content.trip(at: $0) }
    Reading.note(SiteQuestion.trips(person.text), ReadHash.of(found))
    return found
  }

  func accounts(of person: Slug) -> [Sourced<Account>] {
    let found = (accountsByPerson[person] ?? []).map { content.account(at: $0) }
    Reading.note(SiteQuestion.accounts(person.text), ReadHash.of(found))
    return found
  }
}
