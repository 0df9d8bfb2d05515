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
  let relations: SiteRelations
  let filing: SiteFiling

  init(_ content: SiteContent, _ relations: SiteRelations, _ filing: SiteFiling) {
    self.content = content
    self.relations = relations
    self.filing = filing
  }

  var taxonomies: Taxonomies { _read { yield filing.taxonomies } }

  /// The places of the listed models of a kind, in the order of their list.
  func listed(_ kind: ModelKind) -> [Int] { relations.listed[kind] ?? [] }

  /// Places of trips in the order of lists: trips to come lead no list, they stand behind those that
  /// have departed, the soonest first.
  func departedFirst(_ trips: [Int]) -> [Int] {
    let toCome = relations.toCome
    guard toCome > 0, let first = trips.first, first < toCome else { return trips }
    return trips.drop { $0 < toCome } + soonestFirst(trips.prefix { $0 < toCome })
  }

  /// The first listed trips in the order of lists. Reads the order of all, and the facts of no more
  /// trips than it takes to find them.
  func firstTrips(_ count: Int) -> [Sourced<Trip>] {
    let trips = content.trips
    var first = Array(trips[relations.toCome...].lazy.filter(\.isListed).prefix(count))
    if first.count < count {
      let toCome = soonestFirst(0..<relations.toCome).lazy.map { trips[$0] }.filter(\.isListed)
      first += toCome.prefix(count - first.count)
    }
    return first
  }

  /// Members of any kind in the order of lists.
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

  /// By its place among all: whoever asks the content for it through `context` copies the content.
  func trip(at index: Int) -> Sourced<Trip> { content.trip(at: index) }

  func photo(at index: Int) -> Sourced<Photo> { content.photo(at: index) }

  /// The same of any kind.
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

  /// A model's place among all of its kind.
  func place(of model: any SourcedModel) -> Int? {
    relations.places[model.reads.subject]?.index
  }

  /// The listed models before and after one of their kind, by their places.
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

  /// The trips that share the most of a trip's tags.
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

  /// By date.
  func costs(of trip: Slug) -> [(account: Sourced<Account>, posting: Posting)] {
    let found = (relations.costsByTrip[trip] ?? []).map {
      (content.account(at: $0.account), $0.posting)
    }
    // The postings are the accounts' own.
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
