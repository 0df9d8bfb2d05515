import Basics
import Content
import Files

/// Inodes and times of our files and folders after a build. If a file still has them, its bytes are
/// ours, and the next build needn't read it.
///
/// This is a cache. It is beside the output and never in it, because times would make two builds
/// differ.
struct FileTimes: Sendable, Equatable {
  struct Mark: Sendable, Equatable {
    let inode: UInt64
    /// Modification time in nanoseconds since 1970.
    let modified: Int

    init(inode: UInt64, modified: Int) {
      self.inode = inode
      self.modified = modified
    }

    init(_ status: FileStatus) { self.init(inode: status.inode, modified: status.modified) }

    /// Whether a file with this status is certainly unchanged; `taken` is when the marks were
    /// taken.
    func vouches(_ status: FileStatus, _ taken: Int) -> Bool {
      self == Mark(status) && FileClock.isPast(modified, at: taken)
    }
  }

  /// Marks of the manifest's entries, in its order.
  let marks: [Mark?]
  let folders: FolderMarks
  /// Order of the products, so that the next build needn't sort them.
  let planned: PlannedOrder
  /// When the marks were taken, by the clock of the file system, in nanoseconds since 1970.
  let taken: Int

  init(
    marks: [Mark?], folders: FolderMarks = .none, planned: PlannedOrder = .none,
    taken: Int = .max
  ) {
    self.marks = marks
    self.folders = folders
    self.planned = planned
    // A file can have any time; this keeps a subtraction from overflowing.
    self.taken = max(taken, .min + FileClock.doubt(of: 0))
  }

  /// Whether the file of an entry is certainly unchanged since the last build. If not, its bytes
  /// must be read.
  func vouch(for entry: Int, _ status: FileStatus) -> Bool {
    marks[entry]?.vouches(status, taken) == true
  }

  /// Whether a folder's mark is so much older than these marks that any later change is visible.
  func areLater(than mark: FolderMark) -> Bool { FileClock.isPast(mark.changed, at: taken) }
}

extension FileTimes {
  private static let title: [UInt8] = Array("zoetrope-times 5\n".utf8)

  /// Hash by which builds recognise the marks.
  static func hash(of bytes: [UInt8]) -> UInt64 { hash(of: bytes[...], seed: 1) }

  private static func hash(of bytes: ArraySlice<UInt8>, seed: UInt64) -> UInt64 {
    var hasher = StableHasher(seed: seed)
    hasher.combine(bytes)
    return hasher.finish()
  }

  /// Encodes the marks, with the hash of the manifest. The bytes are: the title; the hash; the
  /// numbers of marks of files and of folders in each tree, of products and of those left out; a
  /// hash of the products' paths; two words for each mark and one for each index; and a hash of all
  /// these.
  func bytes(forManifest manifest: UInt64) -> [UInt8] {
    var writer = ByteWriter(Self.title)
    let (order, leftOut) = (planned.order, planned.leftOut)
    let words =
      8 + 2 * (marks.count + folders.published.count + folders.stage.count) + order.count
      + leftOut.count
    // The capacity is exact, so that the bytes needn't be copied.
    writer.reserveCapacity(writer.count + 8 * words)
    writer.write(word: manifest)
    let trees = [marks.count, folders.published.count, folders.stage.count]
    for count in trees + [order.count, leftOut.count] { writer.write(word: UInt64(count)) }
    writer.write(word: planned.pathsHash)
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
    for place in order + leftOut { writer.write(word: UInt64(place)) }
    writer.write(word: Self.hash(of: writer.bytes(from: 0), seed: 2))
    return writer.bytes
  }

  /// Reads marks; `nil` unless the bytes are complete and were written for exactly this manifest.
  init?(parsing bytes: [UInt8], taken: Int, forManifest manifest: UInt64, _ known: KnownPaths) {
    guard bytes.starts(with: Self.title), bytes.count >= Self.title.count + 64 else { return nil }
    let sealed = bytes.dropLast(8)
    var end = ByteReader(bytes.suffix(8))
    guard end.word() == Self.hash(of: sealed, seed: 2) else { return nil }
    var reader = ByteReader(sealed.dropFirst(Self.title.count))
    guard let counts = reader.words(7), counts[0] == manifest,
      counts[1] == known.manifest.count,
      counts[2...3].allSatisfy({ $0 == 0 || $0 == known.folders.count }),
      counts[4] == 0 || counts[4] == counts[1].addingReportingOverflow(counts[5]).partialValue,
      let files = reader.words(2 * Int(counts[1])),
      let published = reader.words(2 * Int(counts[2])),
      let stage = reader.words(2 * Int(counts[3])),
      let order = reader.words(Int(clamping: counts[4])),
      let leftOut = reader.words(Int(clamping: counts[5])), reader.isAtEnd
    else { return nil }
    self.init(
      marks: Self.pairs(files) { $0 == 0 ? nil : Mark(inode: $0, modified: $1) },
      folders: FolderMarks(
        published: Self.pairs(published) { $0 == 0 ? nil : FolderMark(inode: $0, changed: $1) },
        stage: Self.pairs(stage) { $0 == 0 ? nil : FolderMark(inode: $0, changed: $1) }),
      planned: PlannedOrder(
        order: order.map { Int(clamping: $0) }, leftOut: leftOut.map { Int(clamping: $0) },
        pathsHash: counts[6]),
      taken: taken)
  }

  private static func pairs<Mark>(
    _ words: [UInt64], _ mark: (UInt64, Int) -> Mark?
  ) -> [Mark?] {
    stride(from: 0, to: words.count, by: 2).map {
      mark(words[$0], Int(Int64(bitPattern: words[$0 + 1])))
    }
  }
}
