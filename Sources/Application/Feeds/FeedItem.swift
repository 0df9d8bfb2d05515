import Content
import Domain

/// A model with a publication date, as an entry of feeds.
struct FeedItem: Sendable {
  /// Maximum number of entries in a feed.
  static let limit = 20

  let place: Member
  /// Hash of the model's kind and slug.
  let identity: UInt64
  let published: Moment
  let updated: Moment

  /// `nil` if the model has no publication date, is in no list, or is a future trip.
  init?(_ model: any SourcedModel, at place: Member, now: Instant) {
    guard let published = Self.published(model, by: now) else { return nil }
    self.place = place
    identity = model.hashes.name
    self.published = published
    updated = model.lastModified(by: now) ?? published
  }

  /// Returns the publication date of a model that feeds may contain; `nil` for others.
  static func published(_ model: any SourcedModel, by now: Instant) -> Moment? {
    guard model.isListed, !model.isToCome(at: now) else { return nil }
    return model.published(by: now)
  }
}

extension SourcedModel {
  /// Returns its `publishDate`, or else its `date`, or else the date that its list sorts by (a
  /// trip's departure); `nil` if that is in the future.
  func published(by now: Instant) -> Moment? { published(attributes, by: now) }

  /// Returns its `updated`, or else its publication date; `nil` if that is in the future.
  func lastModified(by now: Instant) -> Moment? {
    let attributes = attributes
    if let updated = attributes.updated, updated.hasCome(by: now) { return updated }
    return published(attributes, by: now)
  }

  /// Whether it is a plan, such as a trip that has not departed yet.
  func isToCome(at now: Instant) -> Bool {
    kind.traits.contains(.hasPlans) && !(date?.hasCome(by: now) ?? true)
  }

  private func published(_ attributes: Attributes, by now: Instant) -> Moment? {
    guard let moment = attributes.publishDate ?? attributes.date ?? date, moment.hasCome(by: now)
    else { return nil }
    return moment
  }
}

extension Moment {
  /// Whether the moment has passed. Compares whole seconds, as `SiteValidity` does.
  func hasCome(by now: Instant) -> Bool { instant.seconds <= now.seconds }
}
