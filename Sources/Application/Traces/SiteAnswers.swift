import Content
import Domain
import Synchronization
import Tracing

/// Current results of the reads of products, in one state of a site.
///
/// A class, since all threads compare products with it, and each query is answered once.
final class SiteAnswers: Sendable {
  private let context: SiteContext
  private let traces: SiteTraces
  private let global: UInt64
  private let indexes: NumberTable<ModelReads>
  /// Known results by the keys of their queries, in parts so that threads rarely wait for the same
  /// lock.
  private let known = (0..<32).map { _ in Part() }

  /// A class, since a lock can't be copied into an array.
  private final class Part: Sendable {
    let answers = Mutex(NumberTable<UInt64>())
  }

  /// `global` is the hash of everything that affects the rendering of all texts.
  init(_ context: SiteContext, _ traces: SiteTraces, global: UInt64) {
    self.global = global
    self.context = context
    self.traces = traces
    var indexes = NumberTable<ModelReads>()
    for text in context.content.indexTexts { indexes[text.reads.subject] = text.reads }
    self.indexes = indexes
  }

  /// Returns the hash of a read's current result; `nil` for a missing model or an unknown query.
  func value(of key: ReadKey) -> UInt64? {
    switch key.aspect {
    case .facts: reads(key.subject)?.factsHash
    case .text: reads(key.subject)?.textHash
    case .excerpt: excerpt(key)
    case .answer: answer(key)
    case nil: nil
    }
  }

  private func reads(_ subject: UInt64) -> ModelReads? {
    place(subject).flatMap { context.content.models.reads(of: $0.kind, at: $0.index) }
      ?? indexes[subject]
  }

  /// Returns a visible model by the hash of its name.
  private func model(_ subject: UInt64) -> (any SourcedModel)? {
    place(subject).flatMap { context.content.models.model(of: $0.kind, at: $0.index) }
  }

  private func place(_ subject: UInt64) -> Member? { context.graph.relations.places[subject] }

  private func excerpt(_ key: ReadKey) -> UInt64? {
    guard let place = place(key.subject),
      let reads = context.content.models.reads(of: place.kind, at: place.index)
    else { return nil }
    let text = StableHasher.hash([reads.textHash, global])
    if let known = traces.excerpt(ofText: text) { return known }
    guard let model = model(key.subject) else { return nil }
    let hash = Reading.unrecorded { ReadHash.of(context.excerpt(of: model)) }
    traces.note(excerpt: hash, ofText: text)
    return hash
  }

  /// Records the excerpts that a product has just shown.
  func note(excerptsIn notes: ReadNotes) {
    traces.note(excerptsIn: notes) { key in
      model(key.subject).map { StableHasher.hash([$0.reads.textHash, global]) }
    }
  }

  /// Returns the hash of a query's result. Two threads may compute it at the same time, with the
  /// same result.
  private func answer(_ key: ReadKey) -> UInt64? {
    let part = known[Int(truncatingIfNeeded: key.bits >> 3) & (known.count - 1)]
    // Cached results come first, since finding the query of a key takes longer.
    if let known = part.answers.withLock({ $0[key.bits] }) { return known }
    guard let query = traces.query(key), let question = SiteQuestion(rawValue: query.kind) else {
      return nil
    }
    let found = Reading.unrecorded { answer(question, query.subject) }
    part.answers.withLock { $0[key.bits] = found }
    return found
  }
}

extension SiteAnswers {
  private func answer(_ question: SiteQuestion, _ subject: String) -> UInt64 {
    let graph = context.graph
    switch question {
    case .order, .listedModel, .neighbors, .related: return answer(aboutModels: question, subject)
    case .photos: return slug(subject).map { ReadHash.of(graph.photos(of: $0)) } ?? 0
    case .costs:
      return slug(subject).map { ReadHash.ofFacts(graph.costs(of: $0).map(\.account)) } ?? 0
    case .trips: return slug(subject).map { ReadHash.of(graph.trips(with: $0)) } ?? 0
    case .accounts: return slug(subject).map { ReadHash.of(graph.accounts(of: $0)) } ?? 0
    case .listedTrip: return ReadHash.of(slug(subject).flatMap(graph.trip) != nil)
    case .listedPerson: return ReadHash.of(slug(subject).flatMap(graph.person) != nil)
    case .target:
      let (path, item) = parts(of: subject)
      return ReadHash.of(context.files.target(path, item: item))
    case .several: return ReadHash.of(context.files.holdsSeveral(subject))
    case .address: return ReadHash.of(context.files.address(subject))
    case .label:
      let (kind, spelling) = parts(of: subject)
      guard let kind = TaxonomyKind(rawValue: kind), let spelling else { return 0 }
      return ReadHash.of(context.termLabels[kind, spelling])
    case .years: return context.tripYears.countsHash
    case .feed: return ReadHash.of(context.feeds.feed(of: Route(path: subject)))
    case .file: return ReadHash.ofFile(subject)
    }
  }

  private func answer(aboutModels question: SiteQuestion, _ subject: String) -> UInt64 {
    let models = context.content.models
    if question == .order {
      let kind = models.erased.first { $0.kind.folder == subject }?.kind
      return kind.map(models.orderHash) ?? 0
    }
    let name = question == .related ? "\(ModelKind.trips.folder)/\(subject)" : subject
    guard let place = context.graph.relations.places[StableHasher.hash(name) & ~7] else { return 0 }
    switch question {
    case .listedModel:
      return ReadHash.of(models.model(of: place.kind, at: place.index)?.isListed ?? false)
    case .neighbors: return context.graph.neighborsHash(of: place.kind, at: place.index)
    case .related: return ReadHash.of(context.graph.trips(relatedToTripAt: place.index))
    default: return 0
    }
  }

  private func slug(_ text: String) -> Slug? { try? Slug(text) }

  private func parts(of subject: String) -> (String, String?) {
    guard let separator = subject.firstIndex(of: SiteQuestion.separator) else {
      return (subject, nil)
    }
    return (String(subject[..<separator]), String(subject[subject.index(after: separator)...]))
  }
}
