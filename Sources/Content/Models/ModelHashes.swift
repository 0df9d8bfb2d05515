import Basics
import Diagnostics
import Domain

/// Hashes of the parts of a model, equal in every process.
///
/// Facts and text are hashed as written, because any change may show. The hash of facts includes
/// the facts of the model's picture or tracks. Relations between models are hashed by their values,
/// so they don't depend on how a file is written.
package struct ModelHashes: Sendable, Hashable {
  /// Hash of the model's name, kind and slug; its lowest three bits are 0.
  package let name: UInt64
  /// Hash of the file's path and of everything that it says about the model, without the text.
  package let facts: UInt64
  package let text: UInt64
  /// Hash of the values, except terms, that decide how models are ordered, found, shown and hidden,
  /// and how they refer to each other.
  package let relations: UInt64
  /// Hash of tags and category.
  package let terms: UInt64

  /// `object` is everything about the model in its file, perhaps with its text.
  init(
    _ name: ModelName, _ attributes: Attributes, dates: [Moment?],
    _ references: some Sequence<Reference>, _ pages: [String], _ body: MarkdownText,
    in file: SourceFile, at object: Range<Int>, _ picture: PictureFacts?, further: UInt64,
    isFolder: Bool, index: Int?
  ) {
    self.name = name.hash
    facts = Self.facts(of: file, at: object, without: body) ^ (picture?.hash ?? 0) ^ further
    text = StableHasher.hash(body.bytes(of: file))
    var hasher = StableHasher()
    hasher.combine(file.path)
    hasher.combine(isFolder)
    hasher.combine(index ?? -1)
    hasher.combine(attributes.slug.text)
    hasher.combine(attributes.id ?? "")
    for moment in dates + [attributes.date, attributes.publishDate, attributes.expiryDate] {
      hasher.combine(moment)
    }
    hasher.combine(attributes.isDraft)
    hasher.combine(attributes.visibility.rawValue)
    for audience in attributes.audiences { hasher.combine(audience.text) }
    for alias in attributes.aliases { hasher.combine(alias) }
    hasher.combine(attributes.template ?? "")
    hasher.combine(Self.hash(of: references))
    for page in pages { hasher.combine(page) }
    relations = hasher.finish()
    hasher = StableHasher()
    for tag in attributes.tags { hasher.combine(tag) }
    hasher.combine(attributes.tags.count)
    hasher.combine(attributes.category ?? "")
    terms = hasher.finish()
  }

  /// Hashes of the text of home or, with a kind, of its list.
  init(index kind: ModelKind?, _ body: MarkdownText, in file: SourceFile) {
    // No kind has such a folder, so the name is unique.
    name = StableHasher.hash("/\(kind?.folder ?? "")") & ~7
    facts = Self.facts(of: file, at: file.bytes.indices, without: body)
    text = StableHasher.hash(body.bytes(of: file))
    relations = 0
    terms = 0
  }

  private init(_ other: ModelHashes, facts: UInt64, relations: UInt64) {
    name = other.name
    self.facts = facts
    text = other.text
    self.relations = relations
    terms = other.terms
  }

  /// Copy with other hashes of facts and relations.
  func with(facts: UInt64, relations: UInt64) -> ModelHashes {
    ModelHashes(self, facts: facts, relations: relations)
  }

  /// Copy with a date that follows from other files.
  func with(_ date: Moment) -> ModelHashes {
    var hasher = StableHasher()
    hasher.combine(Optional(date))
    return with(hasher.finish())
  }

  /// Copy for a part of a journey, with the values that it inherits from the journey.
  func with(_ journey: Slug, _ attributes: Attributes) -> ModelHashes {
    var hasher = StableHasher()
    hasher.combine(journey.text)
    hasher.combine(showing: attributes)
    return with(hasher.finish())
  }

  /// Copy with a hash of values that follow from other files.
  func with(_ other: UInt64) -> ModelHashes {
    func hash(_ seed: UInt64) -> UInt64 {
      var hasher = StableHasher(seed: seed)
      hasher.combine(other)
      return hasher.finish()
    }
    return ModelHashes(self, facts: hash(facts), relations: hash(relations))
  }

  private static func facts(
    of file: SourceFile, at object: Range<Int>, without body: MarkdownText
  ) -> UInt64 {
    let text = body.writtenRange.clamped(to: object)
    var hasher = StableHasher()
    hasher.combine(file.path)
    hasher.combine(file.bytes[object.lowerBound..<text.lowerBound])
    hasher.combine(file.bytes[text.upperBound..<object.upperBound])
    return hasher.finish()
  }

  /// Hash of the models referred to, regardless of order and number, since an account may refer to
  /// one trip in many entries.
  private static func hash(of references: some Sequence<Reference>) -> UInt64 {
    var seen: Set<UInt64> = []
    for reference in references {
      var hasher = StableHasher()
      hasher.combine(reference.field)
      hasher.combine(reference.kind.folder)
      hasher.combine(reference.slug.text)
      seen.insert(hasher.finish())
    }
    return seen.reduce(0, &+)
  }
}

extension ModelName {
  /// Hash of kind and slug, equal in every process. Its lowest three bits are 0.
  package var hash: UInt64 {
    var hasher = StableHasher()
    hasher.combine(kind.folder)
    hasher.combine(slug.text)
    return hasher.finish() & ~7
  }
}

extension StableHasher {
  /// Combines the attributes that decide who is shown a model, and when.
  mutating func combine(showing attributes: Attributes) {
    combine(attributes.isDraft)
    combine(attributes.visibility.rawValue)
    for audience in attributes.audiences { combine(audience.text) }
    // Zones are included, because feeds use them for the time at which a photo was published.
    combine(attributes.publishDate)
    combine(attributes.expiryDate)
  }

  fileprivate mutating func combine(_ moment: Moment?) {
    guard let moment else { return combine(false) }
    combine(UInt64(bitPattern: moment.instant.seconds))
    combine(Int(moment.instant.nanoseconds))
    combine(Int(moment.daySeconds))
    combine(moment.zone.identifier)
  }
}
