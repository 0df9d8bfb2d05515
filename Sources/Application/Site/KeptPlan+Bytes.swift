import Content
import Domain
import Tracing

// The cache file of a plan: a title, the hashes, the folders of the kinds (members refer to a kind
// by its index), the parts in their order, and a hash of all bytes before it.

extension KeptPlan {
  private static let title: [UInt8] = Array("zoetrope-plan 2\n".utf8)

  private static func seal(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    var hasher = StableHasher(seed: 0x706C_616E)
    hasher.combine(bytes)
    return hasher.finish()
  }

  package var bytes: [UInt8] {
    let members = feeds.lazy.map(\.members).joined()
    let filed = taxonomies.lazy.flatMap(\.terms).map(\.members).joined()
    var writer = PlanWriter(kinds: Set(members.map(\.kind)).union(filed.map(\.kind)))
    writer.bytes = ByteWriter(Self.title)
    writer.bytes.write(words: [
      key, basis, UInt64(bitPattern: validity.seconds.lowerBound),
      UInt64(bitPattern: validity.seconds.upperBound), validity.pending,
      validity.future?.first ?? 0, UInt64(validity.future?.count ?? 0),
    ])
    writer.writeKinds()
    writer.write(years) { writer, year in
      writer.bytes.write(word: UInt64(bitPattern: Int64(year.number)))
      writer.write(year.trips)
    }
    writer.write(travellers) { writer, traveller in
      writer.bytes.write(traveller.name)
      writer.write(traveller.places)
    }
    writer.write(taxonomies) { writer, filing in
      writer.write(filing.terms) { writer, term in
        writer.bytes.write(term.identity)
        writer.bytes.write(term.title)
        writer.write(term.members)
      }
      writer.write(filing.spellings) { writer, spelling in
        writer.bytes.write(spelling.text)
        writer.bytes.write(spelling.term)
      }
    }
    writer.write(feeds) { writer, feed in
      writer.bytes.write(feed.route.path)
      writer.bytes.write(byte: feed.topic == nil ? 0 : 1)
      writer.bytes.write(feed.topic ?? "")
      writer.write(feed.members)
    }
    writer.bytes.write(word: Self.seal(writer.bytes.bytes(from: 0)))
    return writer.bytes.bytes
  }

  /// `nil` for bytes that this version did not write, or not completely.
  package init?(parsing bytes: [UInt8], _ kinds: SiteKinds) {
    guard bytes.starts(with: Self.title), bytes.count >= Self.title.count + 8 else { return nil }
    let sealed = bytes.dropLast(8)
    var end = ByteReader(bytes.suffix(8))
    guard end.word() == Self.seal(sealed) else { return nil }
    var reader = PlanReader(sealed.dropFirst(Self.title.count))
    guard let numbers = reader.bytes.words(7), reader.readKinds(kinds),
      let years = reader.read({ reader -> TripYears.Year? in
        guard let number = reader.bytes.word(), let trips = reader.places() else { return nil }
        return TripYears.Year(number: Int(truncatingIfNeeded: number), trips: trips)
      }),
      let travellers = reader.read({ reader -> Places? in
        guard let name = reader.bytes.text(), let places = reader.places() else { return nil }
        return Places(name: name, places: places)
      }),
      let taxonomies = reader.read({ reader in reader.filing() }),
      let feeds = reader.read({ reader -> FeedPlan.Feed? in
        guard let route = reader.bytes.text(), let hasTopic = reader.bytes.byte(),
          let topic = reader.bytes.text(), let members = reader.members()
        else { return nil }
        return FeedPlan.Feed(
          route: Route(path: route), topic: hasTopic == 0 ? nil : topic, members: members)
      }), reader.bytes.isAtEnd
    else { return nil }
    let (first, last) = (Int64(bitPattern: numbers[2]), Int64(bitPattern: numbers[3]))
    guard first <= last else { return nil }
    (key, basis) = (numbers[0], numbers[1])
    validity = SiteValidity(
      seconds: first...last, pending: numbers[4],
      future: numbers[6] == 0
        ? nil : .init(first: numbers[5], count: Int(truncatingIfNeeded: numbers[6])))
    (self.years, self.travellers) = (years, travellers)
    (self.taxonomies, self.feeds) = (taxonomies, feeds)
  }
}

private struct PlanWriter {
  var bytes = ByteWriter()
  private let kinds: [ModelKind]

  init(kinds: Set<ModelKind>) { self.kinds = kinds.sorted { $0.folder < $1.folder } }

  mutating func writeKinds() {
    write(kinds) { $0.bytes.write($1.folder) }
  }

  mutating func write<Part>(_ parts: [Part], _ body: (inout PlanWriter, Part) -> Void) {
    bytes.write(parts.count)
    for part in parts { body(&self, part) }
  }

  mutating func write(_ places: [Int]) {
    bytes.write(places.count)
    for place in places { bytes.write(place) }
  }

  /// Writes members as runs of one kind, each with its kind once.
  mutating func write(_ members: [Member]) {
    var runs: [Range<Int>] = []
    for (place, member) in members.enumerated() {
      if let run = runs.last, members[run.lowerBound].kind == member.kind {
        runs[runs.count - 1] = run.lowerBound..<place + 1
      } else {
        runs.append(place..<place + 1)
      }
    }
    write(runs) { writer, run in
      writer.bytes.write(writer.kinds.firstIndex(of: members[run.lowerBound].kind) ?? 0)
      writer.write(members[run].map(\.index))
    }
  }
}

private struct PlanReader {
  var bytes: ByteReader
  private var kinds: [ModelKind] = []

  init(_ bytes: ArraySlice<UInt8>) { self.bytes = ByteReader(bytes) }

  /// Whether the site has all kinds of the plan.
  mutating func readKinds(_ known: SiteKinds) -> Bool {
    let all = known.content.kinds
    guard
      let kinds = read({ reader in
        reader.bytes.text().flatMap { folder in all.first { $0.folder == folder } }
      })
    else { return false }
    self.kinds = kinds
    return true
  }

  mutating func read<Part>(_ body: (inout PlanReader) -> Part?) -> [Part]? {
    guard let count = bytes.count(ofSize: 4) else { return nil }
    var parts: [Part] = []
    parts.reserveCapacity(count)
    for _ in 0..<count {
      guard let part = body(&self) else { return nil }
      parts.append(part)
    }
    return parts
  }

  mutating func places() -> [Int]? { read { $0.bytes.number() } }

  mutating func members() -> [Member]? {
    let runs = read { reader -> [Member]? in
      guard let kind = reader.bytes.number(), kind < reader.kinds.count,
        let places = reader.places()
      else { return nil }
      let own = reader.kinds[kind]
      return places.map { Member(kind: own, index: $0) }
    }
    guard let runs else { return nil }
    return runs.count == 1 ? runs[0] : runs.flatMap(\.self)
  }

  mutating func filing() -> KeptPlan.Filing? {
    let terms = read { reader -> KeptPlan.Term? in
      guard let identity = reader.bytes.text(), let title = reader.bytes.text(),
        let members = reader.members()
      else { return nil }
      return KeptPlan.Term(identity: identity, title: title, members: members)
    }
    let spellings = read { reader -> KeptPlan.Spelling? in
      guard let text = reader.bytes.text(), let term = reader.bytes.number() else { return nil }
      return KeptPlan.Spelling(text: text, term: term)
    }
    guard let terms, let spellings else { return nil }
    return KeptPlan.Filing(terms: terms, spellings: spellings)
  }
}
