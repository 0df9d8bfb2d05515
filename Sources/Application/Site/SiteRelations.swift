import Content
import Domain
import Tracing

/// How the models of a site that are shown belong to each other.
///
/// It holds their places and nothing that they say of themselves, so that it stays good while only
/// titles, terms and texts change. What is unlisted has a place; nothing else is led to it.
///
/// A class, since one state of a site after the other has it.
final class SiteRelations: Sendable {
  let years: TripYears
  /// The listed models of each kind, in the order of their list.
  let listed: [ModelKind: [Int]]
  /// Each model, by the hash of its name.
  let places: NumberTable<Member>
  let photosByTrip: [Slug: [Int]]
  let costsByTrip: [Slug: [Cost]]
  let tripsByPerson: [Slug: [Int]]
  /// How many of the trips, which come in the order of their departures, have not departed yet: those
  /// are the first.
  let toCome: Int
  let accountsByPerson: [Slug: [Int]]

  /// Money that was spent on a trip, and the account that it came from.
  struct Cost: Sendable {
    let account: Int
    let posting: Posting
  }

  /// `plan` is what an earlier process decided about content of the same shape.
  init(
    _ content: SiteContent, _ formats: Formats, _ plan: KeptPlan? = nil, at now: Instant
  ) {
    toCome = content.trips.prefix { $0.isToCome(at: now) }.count
    years = plan.map { TripYears($0) } ?? TripYears(content, formats)
    var listed: [ModelKind: [Int]] = [:]
    var places = NumberTable<Member>(
      minimumCapacity: content.models.erased.reduce(0) { $0 + $1.models.count })
    for list in content.models.erased {
      let (kind, models) = (list.kind, list.models)
      listed[kind] = models.indices.filter { models[$0].isListed }
      for place in models.indices {
        places[list.reads(at: place).subject] = Member(kind: kind, index: place)
      }
    }
    self.listed = listed
    self.places = places
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
    if let plan {
      for traveller in plan.travellers {
        if let person = try? Slug(traveller.name) { tripsByPerson[person] = traveller.places }
      }
    } else {
      for (index, trip) in content.trips.enumerated() where trip.isListed {
        for person in trip.model.people { tripsByPerson[person, default: []].append(index) }
      }
    }
    self.photosByTrip = photosByTrip
    // The sort is stable: costs of one day stay in the order of accounts and of their entries.
    self.costsByTrip = costsByTrip.mapValues { $0.sorted { $0.posting.date < $1.posting.date } }
    self.tripsByPerson = tripsByPerson
    self.accountsByPerson = accountsByPerson
  }

  /// The place of a listed model by its name. Two of one name are a mistake of the site, and only the last of
  /// them is found.
  func place(of kind: ModelKind, named slug: Slug) -> Int? {
    guard let member = places[ModelName(kind, slug).readSubject], member.kind == kind,
      let listed = listed[kind]
    else { return nil }
    var (low, high) = (0, listed.count)
    while low < high {
      let middle = (low + high) / 2
      if listed[middle] < member.index { low = middle + 1 } else { high = middle }
    }
    return low < listed.count && listed[low] == member.index ? member.index : nil
  }
}
