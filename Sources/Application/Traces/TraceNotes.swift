import Tracing

/// The notes of a computation in few bytes, as memory and caches hold them: there are as many as files.
///
/// Of all that stays the same while only texts change, the keys are kept and one hash of what was
/// found; of texts, of how they begin and of files on disk, each with what was found.
struct TraceNotes: Sendable, Hashable {
  /// The keys, then one hash of all that was found.
  let steady: [UInt64]
  let steadyHash: UInt64
  let unsteady: [ReadNotes.Read]
  let effects: [Effect]

  init(_ notes: ReadNotes) {
    // Questions are in the order of their places.
    var onDisk = notes.queries.lazy.filter { SiteQuestion.isOfDisk($0.query) }.map(\.place)[...]
    var steady: [UInt64] = []
    steady.reserveCapacity(notes.reads.count)
    var unsteady: [ReadNotes.Read] = []
    var hasher = StableHasher()
    for (place, read) in notes.reads.enumerated() {
      let isOnDisk = onDisk.first == place
      if isOnDisk { onDisk.removeFirst() }
      switch read.key.aspect {
      case .facts,
        .answer where !isOnDisk:
        steady.append(read.key.bits)
        hasher.combine(read.value)
      default: unsteady.append(read)
      }
    }
    self.steady = steady
    self.unsteady = unsteady
    steadyHash = hasher.finish()
    effects = notes.effects.count < 2 ? notes.effects : Self.distinct(notes.effects)
  }

  private static func distinct(_ effects: [Effect]) -> [Effect] {
    var seen: Set<Effect> = []
    return effects.filter { seen.insert($0).inserted }
  }

  /// Gives the keys of the questions that were asked.
  func forEachQuestion(_ body: (ReadKey) -> Void) {
    for bits in steady where ReadKey(bits: bits).aspect == .answer { body(ReadKey(bits: bits)) }
    for read in unsteady where read.key.aspect == .answer { body(read.key) }
  }
}

extension TraceNotes {
  init(steady: [UInt64], steadyHash: UInt64, unsteady: [ReadNotes.Read], effects: [Effect]) {
    self.steady = steady
    self.steadyHash = steadyHash
    self.unsteady = unsteady
    self.effects = effects
  }

  /// As `TraceArchiveWriter` writes them: their number, and each. `nil` where the bytes are none.
  static func effects(_ reader: inout ByteReader) -> [Effect]? {
    guard let count = reader.count(ofSize: 9) else { return nil }
    var effects: [Effect] = []
    effects.reserveCapacity(count)
    for _ in 0..<count {
      guard let effect = Effect(&reader) else { return nil }
      effects.append(effect)
    }
    return effects
  }
}

extension Effect {
  func write(to writer: inout ByteWriter) {
    writer.write(byte: kind)
    writer.write(subject)
    writer.write(detail)
  }

  /// `nil` where the bytes are none.
  init?(_ reader: inout ByteReader) {
    guard let kind = reader.byte(), let subject = reader.text(), let detail = reader.text() else {
      return nil
    }
    self.init(kind: kind, subject, detail)
  }
}
