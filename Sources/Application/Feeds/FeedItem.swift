import Content
import Domain

/// A model that came out some day, as feeds order them.
struct FeedItem: Sendable {
  /// How many a feed has at most.
  static let limit = 20

  let place: Member
  /// The hash of its name.
  let identity: UInt64
  private let slug: Slug
  let published: Moment
  let updated: Moment

  /// `nil` for a model that says of no day that it came out then, and for one that is not listed.
  init?(_ model: any SourcedModel, at place: Member) {
    guard model.attributes.visibility == .public, let published = model.published else {
      return nil
    }
    self.place = place
    identity = model.reads.subject
    slug = model.slug
    self.published = published
    updated = model.lastModified ?? published
  }

  /// The newest first; of one instant by kind and slug, so that the order is always the same.
  private func precedes(_ other: FeedItem) -> Bool {
    if published.instant != other.published.instant {
      return published.instant > other.published.instant
    }
    guard place.kind == other.place.kind else {
      return place.kind.folder > other.place.kind.folder
    }
    return slug < other.slug
  }

  /// The newest of all, as many as a feed has.
  static func newest(of items: some Sequence<FeedItem>) -> [FeedItem] {
    var newest: [FeedItem] = []
    for item in items {
      if newest.count == limit {
        guard let last = newest.last, item.precedes(last) else { continue }
        newest.removeLast()
      }
      let place = newest.firstIndex { item.precedes($0) } ?? newest.endIndex
      newest.insert(item, at: place)
    }
    return newest
  }
}

extension SourcedModel {
  /// When it came out, as its author says: the day of its publication, else when it was written,
  /// else what its list sorts it by, which is of a trip its departure.
  var published: Moment? { attributes.publishDate ?? attributes.date ?? date }

  /// When it last changed, as its author says, else when it came out.
  var lastModified: Moment? { attributes.updated ?? published }
}
