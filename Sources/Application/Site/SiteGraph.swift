import Content
import Domain

/// The models of a site that are shown, and how they belong to each other.
///
/// Drafts and what else is hidden are not in it, so no page can show them or lead to them. What is
/// unlisted is in it for its own page alone: nothing else is led to it.
struct SiteGraph: Sendable {
  let content: SiteContent
  let taxonomies: Taxonomies
  private let trips: [Slug: Int]
  private let people: [Slug: Int]
  /// The places of the listed trips, in their order.
  private let listedTrips: [Int]
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
    func index<Model>(_ models: [Sourced<Model>]) -> [Slug: Int] {
      var indexes: [Slug: Int] = [:]
      for (index, model) in models.enumerated() where model.isListed {
        indexes[model.slug] = index
      }
      return indexes
    }
    listedTrips = content.trips.indices.filter { content.trips[$0].isListed }
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

  func trip(_ slug: Slug) -> Sourced<Trip>? { trips[slug].map { content.trips[$0] } }

  func person(_ slug: Slug) -> Sourced<Person>? { people[slug].map { content.people[$0] } }

  /// The listed trips before and after a trip in the order of their list, the newer one first.
  func neighbors(ofTripAt index: Int) -> (newer: Sourced<Trip>?, older: Sourced<Trip>?) {
    var low = 0
    var high = listedTrips.count
    while low < high {
      let middle = (low + high) / 2
      if listedTrips[middle] < index { low = middle + 1 } else { high = middle }
    }
    let isListed = low < listedTrips.count && listedTrips[low] == index
    let next = isListed ? low + 1 : low
    return (
      low > 0 ? content.trips[listedTrips[low - 1]] : nil,
      next < listedTrips.count ? content.trips[listedTrips[next]] : nil
    )
  }

  func photos(of trip: Slug) -> [Sourced<Photo>] {
    (photosByTrip[trip] ?? []).map { content.photos[$0] }
  }

  /// By date.
  func costs(of trip: Slug) -> [(account: Sourced<Account>, posting: Posting)] {
    (costsByTrip[trip] ?? []).map { (content.accounts[$0.account], $0.posting) }
  }

  func trips(with person: Slug) -> [Sourced<Trip>] {
    (tripsByPerson[person] ?? []).map { content.trips[$0] }
  }

  func accounts(of person: Slug) -> [Sourced<Account>] {
    (accountsByPerson[person] ?? []).map { content.accounts[$0] }
  }
}

extension SourcedModel {
  /// Whether lists show it; an unlisted one has a page that only those find who know its address.
  var isListed: Bool { attributes.visibility == .public }
}
