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

  /// `nil` for a model that says of no day that it came out then, and for one that is not listed.
  init?(_ model: any SourcedModel, at place: Member) {
    guard let published = Self.published(model) else { return nil }
    self.place = place
    identity = model.reads.subject
    self.published = published
    updated = model.lastModified ?? published
  }

  /// When a model came out that may be in a feed; `nil` for another.
  static func published(_ model: any SourcedModel) -> Moment? {
    model.attributes.visibility == .public ? model.published : nil
  }
}

extension SourcedModel {
  /// When it came out, as its author says: the day of its publication, else when it was written,
  /// else what its list sorts it by, which is of a trip its departure.
  var published: Moment? { published(attributes) }

  /// When it last changed, as its author says, else when it came out.
  var lastModified: Moment? {
    let attributes = attributes
    return attributes.updated ?? published(attributes)
  }

  private func published(_ attributes: Attributes) -> Moment? {
    attributes.publishDate ?? attributes.date ?? date
  }
}
