import Tracing

/// The notes of one product as compact bytes, like those in caches: there are as many as files.
///
///     reads      number, then the key and the hash of the result of each read that may change
///                while facts stay: of texts, of excerpts, of files on disk
///     effects    number, then each, except the ids of pages
///     steady     number, the key of each other read, then one hash of all their results: they stay
///                the same while only texts change
///     ids        number, then each effect with the ids of a page
///
/// An archive has its rows in place of the reads.
struct TraceNotes: Sendable, Hashable {
  private let bytes: [UInt8]

  private static let readSize = 16

  init(_ notes: ReadNotes) {
    // Mostly none; in the order of their indexes.
    var onDisk = notes.queries.filter { SiteQuestion.isOfDisk($0.query) }.map { $0.place }[...]
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
    let effects = notes.effects.count < 2 ? notes.effects : Self.distinct(notes.effects)
    var writer = ByteWriter()
    // There are as many notes as files, so the exact size is reserved.
    writer.reserveCapacity(
      24 + unsteady.count * Self.readSize + steady.count * 8
        + effects.reduce(0) { $0 + $1.byteCount })
    Self.write(unsteady, to: &writer)
    Self.write(effects, areIDs: false, to: &writer)
    writer.write(steady.count)
    writer.write(words: steady)
    writer.write(word: hasher.finish())
    Self.write(effects, areIDs: true, to: &writer)
    bytes = writer.bytes
  }

  private static func distinct(_ effects: [Effect]) -> [Effect] {
    var seen = KeySet()
    return effects.filter { effect in
      var hasher = StableHasher(seed: UInt64(effect.kind))
      hasher.combine(effect.subject)
      hasher.combine(effect.detail)
      return seen.insert(ReadKey(hasher.finish(), .answer))
    }
  }

  /// Creates notes from those of an archive; `nil` if the bytes are invalid. The texts of effects
  /// are not validated.
  init?(_ reads: [ReadNotes.Read], behindReads reader: ByteReader) {
    var end = reader
    guard Self.skipEffects(&end), Self.skipSteady(&end), Self.skipEffects(&end) else { return nil }
    var writer = ByteWriter()
    Self.write(reads, to: &writer)
    bytes = writer.bytes + reader.rest.prefix(upTo: end.offset)
  }

  // MARK: - Parts

  /// Number of reads that may change while the structure stays.
  var readCount: Int {
    var reader = ByteReader(bytes)
    return reader.number() ?? 0
  }

  /// Whether the test holds for all reads that may change while the structure stays.
  func allReads(_ test: (ReadNotes.Read) -> Bool) -> Bool {
    var reader = ByteReader(bytes)
    for _ in 0..<(reader.number() ?? 0) {
      guard let bits = reader.word(), let value = reader.word(),
        test(ReadNotes.Read(ReadKey(bits: bits), value))
      else { return false }
    }
    return true
  }

  /// Whether all other reads have the same results, which `value` returns.
  func isSteady(_ value: (ReadKey) -> UInt64?) -> Bool {
    var reader = behindReads
    guard Self.skipEffects(&reader), let count = reader.number() else { return false }
    var hasher = StableHasher()
    for _ in 0..<count {
      guard let bits = reader.word(), let value = value(ReadKey(bits: bits)) else { return false }
      hasher.combine(value)
    }
    return reader.word() == hasher.finish()
  }

  /// Effects of the product; `nil` if the bytes are invalid.
  var effects: [Effect]? {
    var reader = behindReads
    guard let others = Self.effects(&reader), Self.skipSteady(&reader),
      let told = Self.effects(&reader)
    else { return nil }
    return others + told
  }

  /// Calls `body` with the key of each query.
  func forEachQuestion(_ body: (ReadKey) -> Void) {
    _ = allReads { read in
      if read.key.aspect == .answer { body(read.key) }
      return true
    }
    var reader = behindReads
    guard Self.skipEffects(&reader) else { return }
    for _ in 0..<(reader.number() ?? 0) {
      guard let key = reader.word().map(ReadKey.init(bits:)) else { return }
      if key.aspect == .answer { body(key) }
    }
  }

  private var behindReads: ByteReader {
    var reader = ByteReader(bytes)
    _ = reader.skip((reader.number() ?? 0) * Self.readSize)
    return reader
  }

  /// Bytes after the reads, and the offsets in them of effects with the ids of a page, each with
  /// the hash of the page's address.
  var behind: (bytes: ArraySlice<UInt8>, told: [(address: UInt64, offset: Int)]) {
    var reader = behindReads
    let bytes = reader.rest
    var told: [(address: UInt64, offset: Int)] = []
    guard Self.skipEffects(&reader), Self.skipSteady(&reader) else { return (bytes, []) }
    for _ in 0..<(reader.number() ?? 0) {
      let offset = reader.offset - bytes.startIndex
      guard reader.byte() != nil, let address = reader.slice(), reader.slice() != nil else { break }
      told.append((StableHasher.hash(address), offset))
    }
    return (bytes, told)
  }
}

// MARK: - Bytes

extension TraceNotes {
  private static func write(_ reads: [ReadNotes.Read], to writer: inout ByteWriter) {
    writer.write(reads.count)
    for read in reads {
      writer.write(word: read.key.bits)
      writer.write(word: read.value)
    }
  }

  /// Writes the effects with the ids of pages, or all others.
  private static func write(_ effects: [Effect], areIDs: Bool, to writer: inout ByteWriter) {
    let isChosen = { (effect: Effect) in (effect.kind == SiteEffect.ids.rawValue) == areIDs }
    writer.write(effects.count(where: isChosen))
    for effect in effects where isChosen(effect) { effect.write(to: &writer) }
  }

  /// Reads a number and as many effects; `nil` if the bytes are invalid.
  static func effects(_ reader: inout ByteReader) -> [Effect]? {
    guard let count = reader.count(ofSize: Effect.leastSize) else { return nil }
    var effects: [Effect] = []
    effects.reserveCapacity(count)
    for _ in 0..<count {
      guard let effect = Effect(&reader) else { return nil }
      effects.append(effect)
    }
    return effects
  }

  private static func skipEffects(_ reader: inout ByteReader) -> Bool {
    guard let count = reader.count(ofSize: Effect.leastSize) else { return false }
    for _ in 0..<count {
      guard reader.byte() != nil, reader.slice() != nil, reader.slice() != nil else { return false }
    }
    return true
  }

  private static func skipSteady(_ reader: inout ByteReader) -> Bool {
    guard let count = reader.count(ofSize: 8) else { return false }
    return reader.skip((count + 1) * 8)
  }
}

extension Effect {
  /// Number of bytes of an effect with empty texts.
  static let leastSize = 9

  var byteCount: Int { Self.leastSize + subject.utf8.count + detail.utf8.count }

  func write(to writer: inout ByteWriter) {
    writer.write(byte: kind)
    writer.write(subject)
    writer.write(detail)
  }

  /// `nil` if the bytes are invalid.
  init?(_ reader: inout ByteReader) {
    guard let kind = reader.byte(), let subject = reader.text(), let detail = reader.text() else {
      return nil
    }
    self.init(kind: kind, subject, detail)
  }
}
