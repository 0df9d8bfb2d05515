import Content
import Domain
import Tracing

/// The visible models of a site and their relations.
///
/// It has no drafts or other hidden models, so no page can show or link to them. Unlisted models
/// are included only for their own pages; nothing else links to them.
///
/// An immutable class, so that access to one property does not copy the others.
final class SiteGraph: Sendable {
  let content: SiteContent
  let relations: SiteRelations
  let filing: SiteFiling

  init(_ content: SiteContent, _ relations: SiteRelations, _ filing: SiteFiling) {
    self.content = content
    self.relations = relations
    self.filing = filing
  }

  var taxonomies: Taxonomies { _read { yield filing.taxonomies } }

  /// Returns the indexes of a kind's listed models, in the order of their list.
  func listed(_ kind: ModelKind) -> [Int] { relations.listed[kind] ?? [] }

  /// Sorts indexes of trips in the order of lists: future trips come after departed ones, the
  /// soonest first.
  func departedFirst(_ trips: [Int]) -> [Int] {
    let toCome = relations.toCome
    guard toCome > 0, let first = trips.first, first < toCome else { return trips }
    return trips.drop { $0 < toCome } + soonestFirst(trips.prefix { $0 < toCome })
  }

  /// Returns the first listed trips in the order of lists. Reads no more trips than needed to find
  /// them.
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
    func isToCome(_ member: Member) -> Bool { member.kind == .trips && member.index < toCome }
    guard toCome > 0, members.contains(where: isToCome) else { return members }
    return members.filter { !isToCome($0) }
      + soonestFirst(members.lazy.filter(isToCome).map(\.index))
      .map { Member(kind: .trips, index: $0) }
  }

  private func soonestFirst(_ trips: some Sequence<Int>) -> [Int] {
    trips.map { (instant: content.trip(at: $0).model.departure.instant, index: $0) }
      .sorted { ($0.instant, $0.index) < ($1.instant, $1.index) }.map(\.index)
  }

  /// Returns the trip at an index among all; access through `context.content` would copy the
  /// content.
  func trip(at index: Int) -> Sourced<Trip> { content.trip(at: index) }

  func photo(at index: Int) -> Sourced<Photo> { content.photo(at: index) }

  /// Returns the model of any kind at an index.
  func model(of kind: ModelKind, at index: Int) -> (any SourcedModel)? {
    content.models.model(of: kind, at: index)
  }

  func trip(_ slug: Slug) -> Sourced<Trip>? {
    let trip = relations.place(of: .trips, named: slug).map { content.trip(at: $0) }
    Reading.note(SiteQuestion.listedTrip(slug.text), ReadHash.of(trip != nil))
    return trip
  }

  func person(_ slug: Slug) -> Sourced<Person>? {
    let person = relations.place(of: .people, named: slug).map { content.person(at: $0) }
    Reading.note(SiteQuestion.listedPerson(slug.text), ReadHash.of(person != nil))
    return person
  }

  /// Returns a model's index among all of its kind.
  func place(of model: any SourcedModel) -> Int? {
    relations.places[model.reads.subject]?.index
  }

  /// Returns the indexes of the listed models before and after one of their kind.
  func neighbors(of kind: ModelKind, at index: Int) -> (before: Int?, after: Int?) {
    let found = findNeighbors(of: kind, at: index)
    if Reading.isRecorded, let model = content.models.model(of: kind, at: index) {
      Reading.note(SiteQuestion.neighbors(model.readName), hash(of: found, kind))
    }
    return found
  }

  func neighborsHash(of kind: ModelKind, at index: Int) -> UInt64 {
    hash(of: findNeighbors(of: kind, at: index), kind)
  }

  private func hash(of neighbors: (before: Int?, after: Int?), _ kind: ModelKind) -> UInt64 {
    ReadHash.of(
      [neighbors.before, neighbors.after].map {
        $0.flatMap { content.models.model(of: kind, at: $0) }
      })
  }

  private func findNeighbors(of kind: ModelKind, at index: Int) -> (before: Int?, after: Int?) {
    let places = listed(kind)
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

  /// Returns the listed trips that share most tags with a trip.
  func trips(relatedToTripAt index: Int) -> [Sourced<Trip>] {
    let trip = content.trip(at: index)
    let tags = taxonomies.tags.indexes(of: trip.attributes)
    let found = filing.related.trips(nearTripAt: index, tags: tags).map { content.trip(at: $0) }
    Reading.note(SiteQuestion.related(trip.slug.text), ReadHash.of(found))
    return found
  }

  func photos(of trip: Slug) -> [Sourced<Photo>] {
    let found = (relations.photosByTrip[trip] ?? []).map { content.photo(at: $0) }
    Reading.note(SiteQuestion.photos(trip.text), ReadHash.of(found))
    return found
  }

  /// Returns the costs of a trip, sorted by date.
  func costs(of trip: Slug) -> [(account: Sourced<Account>, posting: Posting)] {
    let found = (relations.costsByTrip[trip] ?? []).map {
      (content.account(at: $0.account), $0.posting)
    }
    // Postings are facts of the accounts, so only these are recorded.
    Reading.note(SiteQuestion.costs(trip.text), ReadHash.ofFacts(found.map(\.0)))
    return found
  }

  func trips(with person: Slug) -> [Sourced<Trip>] {
    let found = departedFirst(relations.tripsByPerson[person] ?? []).map { content.trip(at: $0) }
    Reading.note(SiteQuestion.trips(person.text), ReadHash.of(found))
    return found
  }

  func accounts(of person: Slug) -> [Sourced<Account>] {
    let found = (relations.accountsByPerson[person] ?? []).map { content.account(at: $0) }
    Reading.note(SiteQuestion.accounts(person.text), ReadHash.of(found))
    return found
  }
}
