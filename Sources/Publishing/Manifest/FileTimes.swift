import Content
import Tracing

/// The inodes and times of our files as we left them, so that a file that nobody touched since
/// need not be read again to know that its bytes are ours; and of our folders.
///
/// A cache, kept beside the output and never in it: times would make two builds differ.
struct FileTimes: Sendable, Equatable {
  struct Mark: Sendable, Equatable {
    let inode: UInt64
    /// Nanoseconds since 1970.
    let modified: Int

    init(inode: UInt64, modified: Int) {
      self.inode = inode
      self.modified = modified
    }

    init(_ status: FileStatus) { self.init(inode: status.inode, modified: status.modified) }

    /// Whether a file in this state is certainly as it was left; `taken` is when marks were taken.
    func vouches(_ status: FileStatus, _ taken: Int) -> Bool {
      self == Mark(status) && FileClock.isPast(modified, at: taken)
    }
  }

  /// One for each entry of the manifest, in its order.
  let marks: [Mark?]
  let folders: FolderMarks
  /// For each entry the place that its product had among those that were to be published, so that the
  /// next time they need not be sorted; or empty.
  let order: [Int]
  /// Of the paths of those products, in the order in which they were to be published.
  let pathsHash: UInt64
  /// When the marks were taken, by the clock of the file system; nanoseconds since 1970.
  let taken: Int

  init(
    marks: [Mark?], folders: FolderMarks = .none, order: [Int] = [], pathsHash: UInt64 = 0,
    taken: Int = .max
  ) {
    self.pathsHash = pathsHash
    self.marks = marks
    self.folders = folders
    self.order = order
    // The time of a file can be any; nothing is that much older than the oldest.
    self.taken = max(taken, .min + FileClock.doubt(of: 0))
  }

  /// Whether the file of an entry is certainly as we left it; if not, its bytes must be read.
  func vouch(for entry: Int, _ status: FileStatus) -> Bool {
    marks[entry]?.vouches(status, taken) == true
  }

  /// Whether a folder that was looked at after these marks were taken can't have changed since without
  /// another time.
  func areLater(than mark: FolderMark) -> Bool { FileClock.isPast(mark.changed, at: taken) }
}

extension FileTimes {
  private static let title: [UInt8] = Array("zoetrope-times 4\n".utf8)

  /// By which builds know the marks again.
  static func hash(of bytes: [UInt8]) -> UInt64 { hash(of: bytes[...], seed: 1) }

  private static func hash(of bytes: ArraySlice<UInt8>, seed: UInt64) -> UInt64 {
    var hasher = StableHasher(seed: seed)
    hasher.combine(bytes)
    return hasher.finish()
  }

  /// The title, a hash of the manifest, how many marks there are of files and of folders in each tree,
  /// how many places, a hash of the products' paths, two words for each mark and one for each place, and
  /// a hash of all that.
  func bytes(forManifest manifest: UInt64) -> [UInt8] {
    var writer = ByteWriter(Self.title)
    let words =
      7 + 2 * (marks.count + folders.published.count + folders.stage.count) + order.count
    // Exactly: the bytes are as many as there is room for, and so need not be copied.
    writer.reserveCapacity(writer.count + 8 * words)
    writer.write(word: manifest)
    for count in [marks.count, folders.published.count, folders.stage.count, order.count] {
      writer.write(word: UInt64(count))
    }
    writer.write(word: pathsHash)
    for mark in marks {
      writer.write(word: mark?.inode ?? 0)
      writer.write(word: UInt64(bitPattern: Int64(mark?.modified ?? 0)))
    }
    for tree in [folders.published, folders.stage] {
      for mark in tree {
        writer.write(word: mark?.inode ?? 0)
        writer.write(word: UInt64(bitPattern: Int64(mark?.changed ?? 0)))
      }
    }
    for place in order { writer.write(word: UInt64(place)) }
    writer.write(word: Self.hash(of: writer.bytes(from: 0), seed: 2))
    return writer.bytes
  }

  /// `nil` unless the bytes are whole and were written for this very manifest.
  init?(parsing bytes: [UInt8], taken: Int, forManifest manifest: UInt64, _ known: KnownPaths) {
    guard bytes.starts(with: Self.title), bytes.count >= Self.title.count + 56 else { return nil }
    let sealed = bytes.dropLast(8)
    var end = ByteReader(bytes.suffix(8))
    guard end.word() == Self.hash(of: sealed, seed: 2) else { return nil }
    var reader = ByteReader(sealed.dropFirst(Self.title.count))
    guard let counts = reader.words(6), counts[0] == manifest,
      counts[1] == known.manifest.count,
      counts[2...3].allSatisfy({ $0 == 0 || $0 == known.folders.count }),
      counts[4] == 0 || counts[4] == counts[1],
      let files = reader.words(2 * Int(counts[1])),
      let published = reader.words(2 * Int(counts[2])),
      let stage = reader.words(2 * Int(counts[3])),
      let order = reader.words(Int(counts[4])), reader.isAtEnd
    else { return nil }
    self.init(
      marks: Self.pairs(files) { $0 == 0 ? nil : Mark(inode: $0, modified: $1) },
      folders: FolderMarks(
        published: Self.pairs(published) { $0 == 0 ? nil : FolderMark(inode: $0, changed: $1) },
        stage: Self.pairs(stage) { $0 == 0 ? nil : FolderMark(inode: $0, changed: $1) }),
      order: order.map { Int(clamping: $0) }, pathsHash: counts[5], taken: taken)
  }

  private static func pairs<Mark>(
    _ words: [UInt64], _ mark: (UInt64, Int) -> Mark?
  ) -> [Mark?] {
    stride(from: 0, to: words.count, by: 2).map {
      mark(words[$0], Int(Int64(bitPattern: words[$0 + 1])))
    }
  }
}
