import Content
import Domain

/// A model that came out some day, as feeds order them.
struct FeedItem: Sendable {
  /// How many a feed has at most.
  static let limit = 20

  let place: Member
  /// The hash of its name.
  let identity: UInt64
  let published: Moment
  let updated: Moment

  /// `nil` for a model that says of no day that it came out then, and for one that is not listed, or to
  /// come.
  init?(_ model: any SourcedModel, at place: Member, now: Instant) {
    guard let published = Self.published(model, by: now) else { return nil }
    self.place = place
    identity = model.reads.subject
    self.published = published
    updated = model.lastModified(by: now) ?? published
  }

  /// When a model came out that may be in a feed; `nil` for another.
  static func published(_ model: any SourcedModel, by now: Instant) -> Moment? {
    guard model.attributes.visibility == .public, !model.isToCome(at: now) else { return nil }
    return model.published(by: now)
  }
}

extension SourcedModel {
  /// When it came out, as its author says: the day of its publication, else when it was written,
  /// else what its list sorts it by, which is of a trip its departure; `nil` where that is still to come.
  func published(by now: Instant) -> Moment? { published(attributes, by: now) }

  /// When it last changed, as its author says, else when it came out; `nil` where that is still to come.
  func lastModified(by now: Instant) -> Moment? {
    let attributes = attributes
    if let updated = attributes.updated, updated.hasCome(by: now) { return updated }
    return published(attributes, by: now)
  }

  /// Whether it is a trip that has not departed yet.
  func isToCome(at now: Instant) -> Bool {
    kind == .trips && !(date?.hasCome(by: now) ?? true)
  }

  private func published(_ attributes: Attributes, by now: Instant) -> Moment? {
    guard let moment = attributes.publishDate ?? attributes.date ?? date, moment.hasCome(by: now)
    else { return nil }
    return moment
  }
}

extension Moment {
  /// By whole seconds, as `SiteValidity` counts.
  func hasCome(by now: Instant) -> Bool { instant.seconds <= now.seconds }
}
