import Content
import Domain

/// The models of a site that are shown, and how they belong to each other.
///
/// Drafts and what else is hidden are not in it, so no page can show them or lead to them.
struct SiteGraph: Sendable {
  let content: SiteContent
  private let trips: [Slug: Int]
  private let people: [Slug: Int]
  private let photosByTrip: [Slug: [Int]]
  private let costsByTrip: [Slug: [Cost]]
  private let tripsByPerson: [Slug: [Int]]
  private let accountsByPerson: [Slug: [Int]]

  /// Money that was spent on a trip, and the account that it came from.
  struct Cost: Sendable {
    let account: Int
    let posting: Posting
  }

  init(_ content: SiteContent) {
    self.content = content
    func index<Model>(_ models: [Sourced<Model>]) -> [Slug: Int] {
      Dictionary(models.enumerated().map { ($1.slug, $0) }, uniquingKeysWith: { first, _ in first })
    }
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
    self.costsByTrip = costsByTrip.mapValues { $0.sorted { $0.posting.date < $1.posting.date } }
    self.tripsByPerson = tripsByPerson
    self.accountsByPerson = accountsByPerson
  }

  func trip(_ slug: Slug) -> Sourced<Trip>? { trips[slug].map { content.trips[$0] } }

  func person(_ slug: Slug) -> Sourced<Person>? { people[slug].map { content.people[$0] } }

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

extension Sourced {
  /// Whether lists show it; an unlisted one has a page that only those find who know its address.
  var isListed: Bool { attributes.visibility == .public }
}
