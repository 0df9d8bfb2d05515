import Content
import Diagnostics
import Domain

extension Taxonomies {
  /// Files what is shown and listed under its terms. The names of terms are checked in `all` there
  /// is, so that a draft is no surprise on the day when it is published.
  init(_ content: SiteContent, of all: SiteContent, _ diagnostics: DiagnosticCollector) {
    func taxonomy(_ kind: TaxonomyKind) -> Taxonomy {
      var builder = TaxonomyBuilder(kind)
      builder.name(all)
      builder.file(content)
      builder.report(to: diagnostics)
      return builder.taxonomy(of: content)
    }
    tags = taxonomy(.tags)
    categories = taxonomy(.categories)
  }
}

/// Fills a taxonomy in one pass over all names and one over all listed models.
private struct TaxonomyBuilder {
  /// A term that is being filled.
  private struct Draft {
    let name: TermName
    var members: [Member] = []
    /// How many listed models write it in which way.
    var spellings: [String: Int] = [:]
  }

  private struct Source {
    let spelling: String
    let file: SourceFile
    let range: Range<Int>

    var place: Diagnostics.Place { file.place(range) }
  }

  private let kind: TaxonomyKind
  private var drafts: [Draft] = []
  /// The first to write each of `drafts`.
  private var sources: [Source] = []
  /// Places in `drafts`, by spelling; `nil` for one that is at fault.
  private var indexes: [String: Int?] = [:]
  private var indexesByAddress: [String: Int] = [:]
  private var mistakes: [Diagnostic] = []

  init(_ kind: TaxonomyKind) { self.kind = kind }

  func report(to diagnostics: DiagnosticCollector) { diagnostics.report(mistakes) }

  func taxonomy(of content: SiteContent) -> Taxonomy {
    let order = drafts.indices.filter { !drafts[$0].members.isEmpty }
      .map { (index: $0, key: drafts[$0].name.sortKey, identity: drafts[$0].name.identity) }
      .sorted { ($0.key, $0.identity) < ($1.key, $1.identity) }
    var places = [Int?](repeating: nil, count: drafts.count)
    for (place, draft) in order.enumerated() { places[draft.index] = place }
    return Taxonomy(
      kind: kind, terms: order.map { term(drafts[$0.index], content) },
      indexes: indexes.compactMapValues { $0.flatMap { places[$0] } })
  }

  private func term(_ draft: Draft, _ content: SiteContent) -> Term {
    // Of equals the one with the fewest capitals.
    let spelling = draft.spellings.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key
    let words = (spelling ?? draft.name.identity).split(whereSeparator: \.isWhitespace)
    return Term(
      kind: kind, name: draft.name, title: words.joined(separator: " "),
      members: content.inListOrder(draft.members))
  }
}

// MARK: - Names

extension TaxonomyBuilder {
  mutating func name(_ all: SiteContent) {
    for model in all.models.all {
      for spelling in kind.spellings(in: model.attributes) where indexes[spelling] == nil {
        let source = Source(
          spelling: spelling, file: model.file, range: model.ranges[kind.key])
        indexes.updateValue(index(of: source), forKey: spelling)
      }
    }
  }

  /// The term's place in `drafts`; `nil`, and a mistake, for a text that can't be one.
  private mutating func index(of source: Source) -> Int? {
    let name: TermName
    do throws(TermFault) {
      name = try TermName(source.spelling)
    } catch {
      mistakes.append(
        ApplicationDiagnostics.wrongTerm(error, kind, source.spelling, at: source.place))
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
        ApplicationDiagnostics.sameTermAddress(
          kind, source.spelling, first.spelling, address: drafts[known].name.address,
          at: source.place, first: first.place))
      return nil
    }
    return known
  }
}

// MARK: - Members

extension TaxonomyBuilder {
  mutating func file(_ content: SiteContent) {
    for list in content.models.lists { file(list.erased) }
  }

  private mutating func file(_ models: [any SourcedModel]) {
    for (index, model) in models.enumerated() where model.isListed {
      let member = Member(kind: model.kind, index: index)
      for spelling in kind.spellings(in: model.attributes) {
        guard case let draft?? = indexes[spelling], drafts[draft].members.last != member else {
          continue
        }
        drafts[draft].members.append(member)
        drafts[draft].spellings[spelling, default: 0] += 1
      }
    }
  }
}

extension SiteContent {
  /// Members of all kinds as lists show them; those of each kind are given in its own order.
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
      // The sort is stable.
      case (nil, _): false
      }
    }.map(\.member)
  }
}
