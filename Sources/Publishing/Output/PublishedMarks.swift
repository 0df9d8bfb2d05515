import Tracing

/// The published files and how a build left each, to find out whether anybody touched one since.
///
/// They stand in the same two files that `PublishedTree` reads, and are taken from there as fast as can
/// be: hashes say that both are, byte for byte, those that a build wrote or checked.
struct PublishedMarks: Sendable {
  private struct Entry: Sendable {
    /// Where its path begins.
    let path: Int
    let size: Int
    let mark: FileTimes.Mark
  }

  private let folder: OpenFolder
  /// The manifest, with a NUL behind each path.
  private let paths: [UInt8]
  private let entries: [Entry]
  /// When the marks were taken; nanoseconds since 1970.
  private let taken: Int

  var count: Int { entries.count }

  /// `nil` where these are not the files that the build left.
  init?(in workspace: Workspace, since last: LastBuild) {
    let fileSystem = workspace.fileSystem
    // The time before the bytes: were they written anew in between, they would not be the ones.
    guard let folder = try? workspace.parent.folder(workspace.location.name),
      let list = try? fileSystem.bytesIfPresent(of: Manifest.fileName, in: folder.descriptor),
      let taken = try? workspace.folder.status(of: Workspace.times).modified,
      let times = try? fileSystem.bytesIfPresent(
        of: Workspace.times, in: workspace.folder.descriptor),
      Manifest.hash(of: list) == last.manifest, FileTimes.hash(of: times) == last.times
    else { return nil }
    var (files, marks) = (LineReader(list), LineReader(times))
    for _ in 0..<Manifest.headLines { files.skipLine() }
    for _ in 0..<FileTimes.headLines { marks.skipLine() }
    var entries: [Entry] = []
    entries.reserveCapacity(list.count / 100)
    while !files.isAtEnd {
      files.skip(Manifest.digestLength)
      guard let size = files.number(), let inode = marks.number(), let modified = marks.number()
      else { return nil }
      entries.append(
        Entry(
          path: files.offset, size: size,
          mark: FileTimes.Mark(inode: UInt64(inode), modified: modified)))
      files.endLine()
    }
    guard marks.isAtEnd, !entries.isEmpty else { return nil }
    self.folder = folder
    self.taken = taken
    self.entries = entries
    paths = files.bytes
  }

  /// Whether all files are certainly as they were left; none is read.
  func areUntouched(jobs: Int) -> Bool {
    concurrentMap(entries.count, jobs: jobs, worker: {}) { _, index in isUntouched(entries[index]) }
      .allSatisfy(\.self)
  }

  private func isUntouched(_ entry: Entry) -> Bool {
    let status = paths.withUnsafeBufferPointer { paths in
      // A C string, and one that ends: `endLine` has seen to that.
      UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(paths)[entry.path...])
        .withMemoryRebound(to: CChar.self) { path in
          path.baseAddress.flatMap { try? folder.status(of: $0) }
        }
    }
    guard let status else { return false }
    return status.kind == .file && status.size == entry.size && entry.mark.vouches(status, taken)
  }
}

/// Reads lines of numbers and texts from bytes that are known to be well formed; of others it reads
/// something, or nothing, but never past their end.
private struct LineReader {
  private(set) var bytes: [UInt8]
  private(set) var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { offset >= bytes.count }

  mutating func skip(_ count: Int) { offset += count }

  mutating func skipLine() {
    while offset < bytes.count, bytes[offset] != SealedText.newline { offset += 1 }
    offset += 1
  }

  /// Skips the rest of a line, and puts a NUL in place of its end.
  mutating func endLine() {
    skipLine()
    if offset <= bytes.count { bytes[offset - 1] = 0 } else { bytes.append(0) }
  }

  /// A decimal number, and the one byte behind it.
  mutating func number() -> Int? {
    var number = 0
    while offset < bytes.count {
      let digit = bytes[offset]
      offset += 1
      guard digit >= UInt8(ascii: "0"), digit <= UInt8(ascii: "9") else { return number }
      let (product, isTooLarge) = number.multipliedReportingOverflow(by: 10)
      guard !isTooLarge else { return nil }
      let (sum, isStillTooLarge) = product.addingReportingOverflow(Int(digit - UInt8(ascii: "0")))
      guard !isStillTooLarge else { return nil }
      number = sum
    }
    return nil
  }
}
