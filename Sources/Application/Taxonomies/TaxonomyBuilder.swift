import Content
import Diagnostics
import Domain

extension Taxonomies {
  /// Files the visible listed models under their terms. A journey is also filed under the terms of
  /// its parts.
  ///
  /// Checks the names of terms in `all` content, so that publishing a draft doesn't reveal new
  /// mistakes.
  init(_ content: SiteContent, of all: SiteContent, _ diagnostics: DiagnosticCollector) {
    var tags = TaxonomyBuilder(.tags)
    var categories = TaxonomyBuilder(.categories)
    for (shown, all) in zip(content.models.erased, all.models.erased) {
      let wholes = Self.wholes(all.models, shown: shown.models)
      Self.forEach(
        of: all.models, shown: shown.models, isInOrder: wholes.isEmpty
      ) { model, index in
        let attributes = model.attributes
        var place = attributes.visibility.isListed ? index : nil
        if let whole = model.whole { place = place.flatMap { _ in wholes[whole] } }
        let member = place.map { Member(kind: shown.kind, index: $0) }
        tags.file(model, attributes, member)
        categories.file(model, attributes, member)
      }
    }
    for builder in [tags, categories] { builder.report(to: diagnostics) }
    self.tags = tags.taxonomy(of: content)
    self.categories = categories.taxonomy(of: content)
  }

  /// Indexes of the visible models that have parts.
  private static func wholes(
    _ all: [any SourcedModel], shown: [any SourcedModel]
  ) -> [Slug: Int] {
    let slugs = Set(all.lazy.compactMap(\.whole))
    guard !slugs.isEmpty else { return [:] }
    return Dictionary(
      shown.enumerated().lazy.filter { slugs.contains($1.slug) }.map { ($1.slug, $0) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Calls `body` for each model with its index among the visible ones. Visible models have the
  /// same order as all models, except for journeys: without their hidden parts, they may begin
  /// later.
  private static func forEach(
    of all: [any SourcedModel], shown: [any SourcedModel], isInOrder: Bool,
    _ body: (any SourcedModel, Int?) -> Void
  ) {
    guard !isInOrder else {
      let isAllShown = shown.count == all.count
      var place = 0
      for model in all {
        let isShown = isAllShown || place < shown.count && shown[place] === model
        body(model, isShown ? place : nil)
        if isShown { place += 1 }
      }
      return
    }
    let places = Dictionary(
      shown.enumerated().map { ($1.hashes.name, $0) }, uniquingKeysWith: { first, _ in first })
    for model in all { body(model, places[model.hashes.name]) }
  }
}

/// Builds a taxonomy in one pass over all models.
private struct TaxonomyBuilder {
  /// A term under construction.
  private struct Draft {
    let name: TermName
    private(set) var members: [Member] = []
    /// Kinds whose members aren't in the order of their list. Models arrive in the order of all
    /// models, where a journey may have another place because of hidden parts.
    private var unordered: Set<ModelKind> = []
    /// Indexes of its spellings in `spellings`.
    var spellings: [Int] = []
    /// Models filed under it because of the terms of their parts.
    private var wholes: Set<Member> = []

    init(name: TermName) { self.name = name }

    mutating func add(_ member: Member) {
      if let last = members.last, last.kind == member.kind, last.index > member.index {
        unordered.insert(member.kind)
      }
      members.append(member)
    }

    mutating func add(whole member: Member) {
      wholes.insert(member)
      unordered.insert(member.kind)
    }

    /// The members of each kind in the order of its list, without duplicates.
    var allMembers: [Member] {
      unordered.reduce(members) { members, kind in
        let joined = wholes.filter { $0.kind == kind }.union(members.filter { $0.kind == kind })
        return joined.sorted { $0.index < $1.index } + members.filter { $0.kind != kind }
      }
    }
  }

  /// A spelling of a term.
  private struct Spelling {
    let text: String
    /// Index of the term in `drafts`; `nil` if the spelling can't be a term.
    let draft: Int?
    /// Number of listed models with this spelling.
    var count = 0
  }

  private struct Source {
    let spelling: String
    let file: ContentSource
    let range: Range<Int>
    /// Path of the picture that has the term as a keyword, if no content file has it.
    let picture: String?

    var place: SourceRange { picture.map { SourceRange(file: $0) } ?? file.place(range) }

    init(_ spelling: String, of model: any SourcedModel, in key: String) {
      self.spelling = spelling
      file = model.file
      range = model.ranges[key]
      picture =
        if !model.ranges.has(key), case .file(let name)? = model.picture {
          (try? ContentPath(file: name, from: model.folder))?.path
        } else {
          nil
        }
    }
  }

  private let kind: TaxonomyKind
  private var drafts: [Draft] = []
  /// First source of each of `drafts`.
  private var sources: [Source] = []
  private var spellings: [Spelling] = []
  /// Indexes in `spellings`, by their texts.
  private var indexes: [String: Int] = [:]
  private var indexesByAddress: [String: Int] = [:]
  private var mistakes: [Diagnostic] = []

  init(_ kind: TaxonomyKind) { self.kind = kind }

  func report(to diagnostics: DiagnosticCollector) { diagnostics.report(mistakes) }

  func taxonomy(of content: SiteContent) -> Taxonomy {
    let order = drafts.indices.filter { !drafts[$0].allMembers.isEmpty }
      .map { (index: $0, key: drafts[$0].name.sortKey, identity: drafts[$0].name.identity) }
      .sorted { ($0.key, $0.identity) < ($1.key, $1.identity) }
    var places = [Int?](repeating: nil, count: drafts.count)
    for (place, draft) in order.enumerated() { places[draft.index] = place }
    return Taxonomy(
      kind: kind, terms: order.map { term(drafts[$0.index], content) },
      indexes: indexes.compactMapValues { spellings[$0].draft.flatMap { places[$0] } })
  }

  private func term(_ draft: Draft, _ content: SiteContent) -> Term {
    // Of equally frequent spellings, the one with the fewest capital letters.
    let spelling = draft.spellings.lazy.map { spellings[$0] }.filter { $0.count > 0 }
      .max { ($0.count, $0.text) < ($1.count, $1.text) }
    let words = (spelling?.text ?? draft.name.identity).split(whereSeparator: \.isWhitespace)
    return Term(
      kind: kind, name: draft.name, title: words.joined(separator: " "),
      members: content.inListOrder(draft.allMembers))
  }
}

// MARK: - Names

extension TaxonomyBuilder {
  /// Collects the terms of a model, and files it under them if it is visible and listed.
  ///
  /// `member` is the model, or the journey that it is a part of; `nil` for a model that isn't
  /// listed.
  mutating func file(_ model: any SourcedModel, _ attributes: Attributes, _ member: Member?) {
    let texts = kind.spellings(in: attributes)
    guard !texts.isEmpty else { return }
    for text in texts {
      let spelling = indexes[text] ?? add(text, of: model)
      guard let member, let draft = spellings[spelling].draft,
        drafts[draft].members.last != member
      else { continue }
      spellings[spelling].count += 1
      if model.isListed {
        drafts[draft].add(member)
      } else {
        drafts[draft].add(whole: member)
      }
    }
  }

  /// Adds a spelling and returns its index.
  private mutating func add(_ text: String, of model: any SourcedModel) -> Int {
    let source = Source(text, of: model, in: kind.key)
    let draft = index(of: source)
    let place = spellings.count
    indexes[text] = place
    spellings.append(Spelling(text: text, draft: draft))
    if let draft { drafts[draft].spellings.append(place) }
    return place
  }

  /// Returns the index of a term in `drafts`. If the text can't be a term, reports it and returns
  /// `nil`.
  private mutating func index(of source: Source) -> Int? {
    let name: TermName
    do throws(TermFault) {
      name = try TermName(source.spelling)
    } catch {
      mistakes.append(error.diagnostic(of: kind, source.spelling, at: source.place))
      return nil
    }
    guard let known = indexesByAddress[name.foldedAddress] else {
      indexesByAddress[name.foldedAddress] = drafts.count
      sources.append(source)
      drafts.append(Draft(name: name))
      return drafts.count - 1
    }
    guard drafts[known].name.identity == name.identity else {
      let first = sources[known]
      mistakes.append(
        Problem.termDuplicateAddress(
          at: source.place,
          "'\(source.spelling)' and '\(first.spelling)' would both be published at /\(kind.rawValue)/\(drafts[known].name.address)/",
          fix: source.place.line == 0
            ? "it is a keyword of the picture: write other 'tags' for its photo"
            : "write both the same way, or use different letters",
          notes: [Diagnostic.Note("the other one is here", at: first.place)]))
      return nil
    }
    return known
  }
}

extension SiteContent {
  /// Sorts members of all kinds as lists show them. The members of each kind must already be in
  /// order.
  fileprivate func inListOrder(_ members: [Member]) -> [Member] {
    guard let first = members.first, let last = members.last, first.kind != last.kind else {
      return members
    }
    return members.compactMap { member in
      models.model(of: member.kind, at: member.index).map {
        (member: member, key: (date: $0.date?.instant, slug: $0.slug))
      }
    }.sorted { a, b in
      switch (a.key.date, b.key.date) {
      case (let x?, let y?): x == y ? a.key.slug < b.key.slug : x > y
      case (_?, nil): true
      // Members without a date keep their order, because the sort is stable.
      case (nil, _): false
      }
    }.map(\.member)
  }
}

extension TermFault {
  fileprivate func diagnostic(
    of kind: TaxonomyKind, _ spelling: String, at place: SourceRange
  ) -> Diagnostic {
    switch self {
    case .holdsNoLetter:
      Problem.termWithoutAddress(
        at: place,
        "the \(kind.singular) '\(spelling)' has no letter or digit for an address",
        fix: "write it in words")
    case .tooLong(let bytes):
      Problem.termTooLong(
        at: place,
        "the \(kind.singular)'s address has \(bytes) bytes, more than the limit of "
          + "\(Slug.maximumLength)",
        fix: "shorten it")
    case .device(let address):
      Problem.termWithoutAddress(
        at: place,
        "the \(kind.singular) '\(spelling)' can't have the address '\(address)', which is a "
          + "device name on Windows", fix: "add a word to it")
    }
  }
}
