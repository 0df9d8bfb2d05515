/// What every model may state, whatever its kind.
public struct Attributes: Sendable, Hashable {
  /// Its name in addresses and references.
  public let slug: Slug
  /// As written, else a person's name, else the slug.
  public let title: String
  package let id: String?
  /// A sentence or two, as its author put it.
  public let summary: String?
  /// When it was written.
  public let date: Moment?
  /// When it was last changed.
  public let updated: Moment?
  /// What it is about, in the author's order.
  public let tags: [String]
  /// What it is filed under.
  public let category: String?
  /// Who wrote it, in the author's order.
  public let authors: [Author]
  /// A path or an address, as its author wrote it.
  public let image: String?
  /// Whether it is unfinished.
  public let isDraft: Bool
  /// Not shown before.
  public let publishDate: Moment?
  /// Not shown from then on.
  public let expiryDate: Moment?
  /// Who finds its page.
  public let visibility: Visibility
  /// Published paths, each beginning with `/`, that lead here too.
  package let aliases: [String]
  /// The name of the template that the page asks for.
  package let template: String?

  package init(
    slug: Slug, title: String, id: String? = nil, summary: String? = nil, date: Moment? = nil,
    updated: Moment? = nil, tags: [String] = [], category: String? = nil, authors: [Author] = [],
    image: String? = nil, isDraft: Bool = false, publishDate: Moment? = nil,
    expiryDate: Moment? = nil, visibility: Visibility = .public, aliases: [String] = [],
    template: String? = nil
  ) throws(AttributesFault) {
    if let publishDate, let expiryDate {
      guard publishDate.instant < expiryDate.instant else { throw .expiresBeforeItIsPublished }
    }
    self.slug = slug
    self.title = title
    self.id = id
    self.summary = summary
    self.date = date
    self.updated = updated
    self.tags = tags
    self.category = category
    self.authors = authors
    self.image = image
    self.isDraft = isDraft
    self.publishDate = publishDate
    self.expiryDate = expiryDate
    self.visibility = visibility
    self.aliases = aliases
    self.template = template
  }

  /// Whether its day of publication is still to come.
  package func isFuture(at now: Instant) -> Bool { publishDate.map { now < $0.instant } ?? false }

  /// Whether its last day is over.
  package func isExpired(at now: Instant) -> Bool { expiryDate.map { $0.instant <= now } ?? false }
}

/// Why attributes contradict each other.
package enum AttributesFault: Error, Sendable, Hashable {
  case expiresBeforeItIsPublished
}
