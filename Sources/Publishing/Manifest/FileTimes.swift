import Tracing

/// The inodes and times of our files as we left them, so that a file that nobody touched since
/// need not be read again to know that its bytes are ours.
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
      self == Mark(status) && modified < taken - FileTimes.doubt
    }
  }

  /// Clocks of file systems tick in up to 10 ms. A file that was written that shortly before its
  /// mark may have been written again after it, with the same time; so it is read again.
  static let doubt = 20_000_000

  private static let title = "zoetrope-times 1"
  /// Title, seal, and the digest of the manifest.
  static let headLines = 3

  /// One for each entry of the manifest, in its order.
  let marks: [Mark?]
  /// When the marks were taken, by the clock of the file system; nanoseconds since 1970.
  private let taken: Int

  init(marks: [Mark?], taken: Int = .max) {
    self.marks = marks
    self.taken = taken
  }

  /// Whether the file of an entry is certainly as we left it; if not, its bytes must be read.
  func vouch(for entry: Int, _ status: FileStatus) -> Bool {
    marks[entry]?.vouches(status, taken) == true
  }

  /// By which builds know the marks again.
  static func hash(of bytes: [UInt8]) -> UInt64 {
    var hasher = StableHasher(seed: 1)
    hasher.combine(bytes[...])
    return hasher.finish()
  }

  func bytes(forManifest manifest: [UInt8]) -> [UInt8] {
    SealedText.seal(title: Self.title, size: 65 + marks.count * 32) { body in
      Digest(of: manifest).appendHexadecimal(to: &body)
      body.append(SealedText.newline)
      for mark in marks {
        body.append(contentsOf: String(mark?.inode ?? 0).utf8)
        body.append(UInt8(ascii: " "))
        body.append(contentsOf: String(mark?.modified ?? 0).utf8)
        body.append(SealedText.newline)
      }
    }
  }

  /// `nil` unless the bytes are whole and were written for this very manifest.
  init?(parsing bytes: [UInt8], taken: Int, forManifest manifest: [UInt8], count: Int) {
    guard let body = try? SealedText.open(bytes, title: Self.title).body,
      let lines = try? SealedText.lines(body), lines.count == count + 1,
      lines.first.flatMap(Digest.init(hexadecimal:)) == Digest(of: manifest)
    else { return nil }
    var marks: [Mark?] = []
    marks.reserveCapacity(count)
    for line in lines.dropFirst() {
      let parts = line.split(separator: UInt8(ascii: " "), maxSplits: 1)
      guard parts.count == 2,
        let inode = UInt64(String(decoding: parts[0], as: UTF8.self)),
        let modified = Int(String(decoding: parts[1], as: UTF8.self))
      else { return nil }
      marks.append(inode == 0 ? nil : Mark(inode: inode, modified: modified))
    }
    self.init(marks: marks, taken: taken)
  }
}
