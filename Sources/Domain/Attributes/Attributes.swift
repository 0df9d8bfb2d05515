/// Attributes that models of any kind may have.
public struct Attributes: Sendable {
  /// A class, because attributes are read by the thousand, and a copy of all these values would
  /// count a score of references.
  private final class Storage: Sendable {
    let facts: Facts

    init(_ facts: Facts) { self.facts = facts }
  }

  private struct Facts: Sendable, Hashable {
    let slug: Slug
    let title: String
    let id: String?
    let summary: String?
    let date: Moment?
    let updated: Moment?
    let tags: [String]
    let category: String?
    let authors: [Author]
    let image: String?
    var isDraft: Bool
    var publishDate: Moment?
    var expiryDate: Moment?
    var visibility: Visibility
    var audiences: [Slug]
    let aliases: [String]
    let template: String?
  }

  private let storage: Storage

  /// Name in addresses and references.
  public var slug: Slug { storage.facts.slug }
  /// The written title, or else a person's name, or else the slug.
  public var title: String { storage.facts.title }
  package var id: String? { storage.facts.id }
  /// A sentence or two by the author.
  public var summary: String? { storage.facts.summary }
  /// When it was written.
  public var date: Moment? { storage.facts.date }
  /// When it was last changed.
  public var updated: Moment? { storage.facts.updated }
  /// Tags, in the author's order.
  public var tags: [String] { storage.facts.tags }
  /// The category.
  public var category: String? { storage.facts.category }
  /// Authors, in the order written.
  public var authors: [Author] { storage.facts.authors }
  /// A path or an address, as its author wrote it.
  public var image: String? { storage.facts.image }
  /// Whether it is unfinished, and so hidden.
  public var isDraft: Bool { storage.facts.isDraft }
  /// Time until which it is hidden.
  public var publishDate: Moment? { storage.facts.publishDate }
  /// Time from which it is hidden.
  public var expiryDate: Moment? { storage.facts.expiryDate }
  /// Visibility of its page.
  public var visibility: Visibility { storage.facts.visibility }
  /// Names of the audiences that can open it, in the author's order; empty unless it is protected.
  package var audiences: [Slug] { storage.facts.audiences }
  /// Further published paths that redirect to it, each beginning with `/`.
  package var aliases: [String] { storage.facts.aliases }
  /// The name of the page's template, if it sets one.
  package var template: String? { storage.facts.template }

  /// Second since 1970 of its last date; `Int64.min` without one.
  package var lastSecond: Int64 {
    let facts = storage.facts
    return max(
      facts.date?.instant.seconds ?? .min, facts.updated?.instant.seconds ?? .min,
      facts.publishDate?.instant.seconds ?? .min, facts.expiryDate?.instant.seconds ?? .min)
  }

  /// Maximum number of tags of a model. The page of each tag shows all tags of the model, so the
  /// output grows with the square of their number.
  package static let mostTags = 100

  package init(
    slug: Slug, title: String, id: String? = nil, summary: String? = nil, date: Moment? = nil,
    updated: Moment? = nil, tags: [String] = [], category: String? = nil, authors: [Author] = [],
    image: String? = nil, isDraft: Bool = false, publishDate: Moment? = nil,
    expiryDate: Moment? = nil, visibility: Visibility = .public, audiences: [Slug] = [],
    aliases: [String] = [], template: String? = nil
  ) throws(AttributesFault) {
    if let publishDate, let expiryDate {
      guard publishDate.instant < expiryDate.instant else { throw .expiresBeforeItIsPublished }
    }
    guard tags.count <= Self.mostTags else { throw .tooManyTags(tags.count) }
    let facts = Facts(
      slug: slug, title: title, id: id, summary: summary, date: date, updated: updated, tags: tags,
      category: category, authors: authors, image: image, isDraft: isDraft,
      publishDate: publishDate, expiryDate: expiryDate, visibility: visibility,
      audiences: visibility == .protected ? audiences : [], aliases: aliases, template: template)
    storage = Storage(facts)
  }

  /// Whether the model isn't visible to everyone all the time.
  package var restrict: Bool {
    isDraft || visibility != .public || publishDate != nil || expiryDate != nil
  }

  /// Whether only its day of publication restricts it.
  package var restrictsByDayAlone: Bool {
    !isDraft && visibility == .public && expiryDate == nil && publishDate != nil
  }

  /// The attributes of a model that can be found only by readers who can find another model.
  private func seen(inside other: Attributes) -> Attributes {
    var facts = storage.facts
    facts.visibility = visibility.inside(other.visibility)
    if visibility == .protected, other.visibility == .protected {
      facts.audiences = audiences.filter(other.audiences.contains)
      // No audience can open both, so the model is private.
      if facts.audiences.isEmpty { facts.visibility = .private }
    } else if facts.visibility == .protected {
      facts.audiences = audiences + other.audiences
    } else {
      facts.audiences = []
    }
    return facts == storage.facts ? self : Attributes(facts)
  }

  /// The attributes of a model inside another. Only readers who can find the other model find it.
  package func inside(_ other: Attributes) -> Attributes {
    var facts = seen(inside: other).storage.facts
    facts.isDraft = isDraft || other.isDraft
    facts.publishDate = [publishDate, other.publishDate].compactMap(\.self)
      .max { $0.instant < $1.instant }
    facts.expiryDate = [expiryDate, other.expiryDate].compactMap(\.self)
      .min { $0.instant < $1.instant }
    return facts == storage.facts ? self : Attributes(facts)
  }

  /// The attributes of a model in the folder of another. If its own day isn't before the other's
  /// day of publication, it is published on its own day.
  package func insideFolder(of other: Attributes) -> Attributes {
    guard let day = other.publishDate, let own = publishDate ?? date,
      day.instant <= own.instant
    else { return inside(other) }
    var facts = inside(other).storage.facts
    facts.publishDate = own
    return Attributes(facts)
  }

  /// Whether everyone who may see a model with other attributes may also see one with these.
  /// Ignores drafts and days, because they change with time.
  package func areSeen(byAllOf other: Attributes) -> Bool {
    switch (visibility, other.visibility) {
    case (.public, _), (.unlisted, _), (_, .private): true
    case (.protected, .protected): other.audiences.allSatisfy(audiences.contains)
    default: false
    }
  }

  private init(_ facts: Facts) { storage = Storage(facts) }

  /// Whether its day of publication is in the future.
  package func isFuture(at now: Instant) -> Bool { publishDate.map { now < $0.instant } ?? false }

  /// Whether it has expired.
  package func isExpired(at now: Instant) -> Bool { expiryDate.map { $0.instant <= now } ?? false }
}

extension Attributes: Hashable {
  /// Whether both have the same values.
  public static func == (a: Attributes, b: Attributes) -> Bool {
    a.storage === b.storage || a.storage.facts == b.storage.facts
  }

  /// Hashes all values.
  public func hash(into hasher: inout Hasher) { hasher.combine(storage.facts) }
}

/// Reason why values can't be one model's attributes.
package enum AttributesFault: Error, Sendable, Hashable {
  /// The number of tags exceeds `Attributes.mostTags`.
  case tooManyTags(Int)
  case expiresBeforeItIsPublished
}
