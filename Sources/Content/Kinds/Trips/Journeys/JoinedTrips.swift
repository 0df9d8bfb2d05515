import Basics
package import Domain

/// Models of a file as they were read, and what other files have changed since.
///
/// A trip depends on the journey that it is part of, a journey on its parts, and other models on a
/// protected folder.
///
/// A class, because a file's result contains it, and it contains another result.
final class JoinedTrips: Sendable {
  /// Other models that the result depends on.
  enum Company: Sendable, Hashable {
    case journey(Slug, Attributes)
    /// Hashes of the parts.
    case parts([UInt64])
    /// Attributes of the index of the surrounding folder, which say who can open it.
    case folder(Attributes)
    /// A journey inside another one, which is a mistake.
    case journeyAround(path: String)
  }

  /// The result of reading only the file.
  let read: LoadedFile
  private let company: Company

  init(read: LoadedFile, _ company: Company) {
    self.read = read
    self.company = company
  }

  /// Whether everything that the result depends on is unchanged.
  func isSame(_ company: Company) -> Bool { self.company == company }
}

extension Sourced where Model == Trip {
  /// The trip as a part of a journey.
  func inside(_ journey: Sourced<Trip>) -> Sourced<Trip> {
    let attributes = attributes.inside(journey.attributes)
    return Sourced(
      self, model: model.inside(journey.slug), attributes, partOf: journey.slug,
      hashes: hashes.with(journey.slug, attributes))
  }

  /// The journey with its parts; `nil` if neither it nor any part has a leg.
  func joined(by parts: [Sourced<Trip>]) -> Sourced<Trip>? {
    guard let trip = model.joined(by: parts.map { JourneyPart($0.slug, $0.model) }) else {
      return nil
    }
    return joined(as: trip, hashes.joined(by: parts.map(\.hashes), trip))
  }

  /// The journey with only the parts whose slugs satisfy a condition; `nil` if no leg is left.
  func keeping(_ isKept: (Slug) -> Bool) -> Sourced<Trip>? {
    let parts = model.parts.filter { isKept($0.slug) }
    guard parts.count < model.parts.count else { return self }
    guard let trip = model.own.joined(by: parts) else { return nil }
    // The journey's hashes already include those of all parts.
    var hasher = StableHasher()
    for part in parts { hasher.combine(part.slug.text) }
    return joined(as: trip, hashes.with(hasher.finish()))
  }

  private func joined(as trip: Trip, _ hashes: ModelHashes) -> Sourced<Trip> {
    Sourced(
      self, model: trip, date: trip.departure, hashes: hashes, lastSecond: trip.lastSecond)
  }

  /// Slugs by which photos, albums and costs name the trip: its own, and those of a journey's
  /// parts.
  package var names: [Slug] { [slug] + model.parts.map(\.slug) }
}

extension ModelHashes {
  /// The hashes of a journey with its parts.
  fileprivate func joined(by parts: [ModelHashes], _ trip: Trip) -> ModelHashes {
    var (facts, relations) = (
      StableHasher(seed: self.facts), StableHasher(seed: self.relations)
    )
    for part in parts {
      for number in [part.name, part.facts] { facts.combine(number) }
      for number in [part.name, part.relations] { relations.combine(number) }
    }
    relations.combine(trip.hasDownload)
    return with(facts: facts.finish(), relations: relations.finish())
  }
}
