import Files
import Testing

@testable import Publishing

/// Files that publishing reads back. Each may have been cut or changed.
@Suite struct RecordsTests {
  private let manifest = Manifest(entries: [
    Manifest.Entry(path: "a b/c.html", digest: Digest(of: [1]), size: 1),
    Manifest.Entry(path: "d/caf\u{E9}.html", digest: Digest(of: []), size: 0),
  ])

  @Test func readsAManifestThatItWrote() throws {
    #expect(try Manifest(parsing: manifest.bytes) == manifest)
    #expect(try Manifest(parsing: Manifest.empty.bytes) == .empty)
  }

  @Test func refusesAManifestCutOrChangedAnywhere() {
    let bytes = manifest.bytes
    for index in bytes.indices {
      #expect(throws: SealedText.Failure.self) { try Manifest(parsing: Array(bytes[..<index])) }
      for change: UInt8 in [0, 10, 32, 255, bytes[index] ^ 1] where change != bytes[index] {
        var changed = bytes
        changed[index] = change
        #expect(throws: SealedText.Failure.self) { try Manifest(parsing: changed) }
      }
    }
  }

  @Test func refusesEntriesOutOfOrder() {
    for paths in [["b", "a"], ["a", "a"]] {
      let bytes = Manifest(
        entries: paths.map { Manifest.Entry(path: $0, digest: Digest(of: []), size: 0) }
      ).bytes
      #expect(throws: SealedText.Failure.damaged) { try Manifest(parsing: bytes) }
    }
  }

  @Test func readsAJournalThatItWrote() throws {
    for journal in [Journal(paths: []), Journal(paths: ["a", "b/c d"])] {
      #expect(try Journal(parsing: journal.bytes) == journal)
      for index in journal.bytes.indices {
        #expect(throws: SealedText.Failure.self) {
          try Journal(parsing: Array(journal.bytes[..<index]))
        }
      }
    }
  }

  @Test func makesTheNextManifestOfItsOwnLinesAndNewOnes() throws {
    let paths = ["a", "b/c", "b/d", "e"]
    let earlier = Manifest(
      entries: paths.map { Manifest.Entry(path: $0, digest: Digest(of: Array($0.utf8)), size: 7) })
    let new = Manifest.Entry(path: "b/cc", digest: Digest(of: []), size: 12)
    for next: [Manifest.Next] in [
      [], [.same(0), .same(1), .same(2), .same(3)], [.same(1), .same(3)], [.new(new)],
      [.same(0), .same(1), .new(new), .same(2)], [.new(new), .same(2), .same(3)],
    ] {
      let entries = next.map { if case .same(let index) = $0 { earlier[index] } else { new } }
      let bytes = earlier.bytes(ofNext: next)
      #expect(bytes == Manifest(entries: entries).bytes)
      #expect(try Manifest(parsing: bytes).entries == entries)
      #expect(Manifest(trusting: bytes)?.entries == entries)
    }
  }

  @Test func knowsTheFoldersOfItsFiles() {
    let paths = ["a-b/c", "a/b/c/d", "a/b/e", "a/f", "ab", "g/h"]
    let known = KnownPaths(manifest(of: paths))
    #expect(
      known.folders.indices.map(known.path) == ["", "a-b", "a", "a/b", "a/b/c", "g"])
    #expect(known.folders.map(\.names) == [5, 1, 2, 2, 1, 1])
    #expect(known.folderOfFile == [1, 4, 3, 2, 0, 5])
    #expect(["a", "a/b", "a/b/c", "a-b", "g"].allSatisfy(known.hasFolder))
    #expect(!["ab", "a/f", "b", "a/", "g/h"].contains(where: known.hasFolder))
    #expect((paths + [manifest(of: paths).fileName]).allSatisfy(known.hasFile))
    #expect(!["a", "a/b", "g/hh", ""].contains(where: known.hasFile))
    let next = KnownPaths(manifest(of: ["a-b/c", "a.b/x", "a/b/e", "a/b/f/g", "g/h", "z/z"]))
    #expect(next.places(in: known) == [0, 1, nil, 2, 3, nil, 5, nil])
    #expect(KnownPaths(.empty).places(in: known) == [0])
    #expect(next.places(in: KnownPaths(.empty)) == [0] + Array(repeating: nil, count: 7))
  }

  private func manifest(of paths: [String]) -> Manifest {
    Manifest(entries: paths.map { Manifest.Entry(path: $0, digest: Digest(of: []), size: 0) })
  }

  /// A file can be given any time.
  @Test(arguments: [Int.min, .min + 1, -1, 0, .max])
  func vouchesForNothingByTimesOfAnyAge(taken: Int) {
    let status = FileStatus(
      device: 1, inode: 7, kind: .file, size: 1, modified: .max, changed: .max, mode: 0)
    let times = FileTimes(marks: [FileTimes.Mark(status)], taken: taken)
    #expect(!times.vouch(for: 0, status))
    #expect(!times.areLater(than: FolderMark(status)))
  }

  @Test func readsTimesOnlyWithTheManifestThatTheyAreOf() throws {
    let known = KnownPaths(manifest)
    let mark = FolderMark(inode: 8, changed: -5)
    let folders = FolderMarks(published: [mark, nil, mark], stage: [nil, mark, nil])
    let orders: [([Int], [Int])] = [([], []), ([1, 0], []), ([0, 3, 2, 1], [0, 2])]
    for (folders, (order, leftOut)) in zip([folders, .none, folders], orders) {
      let times = FileTimes(
        marks: [FileTimes.Mark(inode: 7, modified: 1_000_000_000_123), nil], folders: folders,
        planned: PlannedOrder(order: order, leftOut: leftOut, pathsHash: .max - 1))
      let bytes = times.bytes(forManifest: 99)
      #expect(FileTimes(parsing: bytes, taken: .max, forManifest: 99, known) == times)
      #expect(FileTimes(parsing: bytes, taken: 0, forManifest: 98, known) == nil)
      #expect(FileTimes(parsing: bytes, taken: 0, forManifest: 99, KnownPaths(.empty)) == nil)
      for index in bytes.indices {
        #expect(
          FileTimes(parsing: Array(bytes[..<index]), taken: 0, forManifest: 99, known) == nil)
        for change: UInt8 in [0, 255, bytes[index] ^ 1] where change != bytes[index] {
          var changed = bytes
          changed[index] = change
          #expect(FileTimes(parsing: changed, taken: 0, forManifest: 99, known) == nil)
        }
      }
    }
  }

  @Test(arguments: [1, 2]) func readsNoTimesOfAnEarlierVersion(_ version: Int) {
    let earlier = Array("zoetrope-times \(version)\n".utf8) + [UInt8](repeating: 48, count: 200)
    #expect(FileTimes(parsing: earlier, taken: 0, forManifest: 0, KnownPaths(.empty)) == nil)
  }

  @Test(arguments: [
    (0, false), (19_999_999, false), (20_000_000, false), (20_000_001, true),
    // A file system with whole seconds only.
    (1_000_000_000, false), (2_000_000_000, false), (3_000_000_000, true),
  ])
  func doesNotVouchForAFileWrittenShortlyBeforeItsMark(_ age: Int, _ vouches: Bool) {
    let taken = 1_000_000_000_000
    let status = FileStatus(
      device: 1, inode: 7, kind: .file, size: 1, modified: taken - age, changed: taken, mode: 0)
    let times = FileTimes(marks: [FileTimes.Mark(status)], taken: taken)
    #expect(times.vouch(for: 0, status) == vouches)
  }

  @Test(arguments: [
    (0, 19_999_999, false), (0, 20_000_000, false), (0, 20_000_001, true), (1, 20_000_001, true),
    // A file system with whole seconds only.
    (2, 0, false), (3, 0, true),
  ])
  func marksNoFolderThatChangedShortlyBefore(_ seconds: Int, _ age: Int, _ marks: Bool) {
    let taken = 1_000_000_000_000
    let changed = taken - seconds * 1_000_000_000 - age
    let times = FileTimes(marks: [], taken: taken)
    #expect(times.areLater(than: FolderMark(inode: 1, changed: changed)) == marks)
  }

  @Test func knowsTheDigestsOfTheLibrary() {
    // According to `xxh128sum` of xxHash 0.8.1.
    var digits: [UInt8] = []
    Digest(of: Array("abc".utf8)).appendHexadecimal(to: &digits)
    #expect(
      String(decoding: digits, as: UTF8.self)
        == "06b05ab6733a618578af5f94892f3950")
    #expect(Digest(hexadecimal: digits[...]) == Digest(of: Array("abc".utf8)))
    #expect(Digest(hexadecimal: digits.dropLast()) == nil)
    #expect(Digest(hexadecimal: digits.dropLast() + [UInt8(ascii: "g")]) == nil)
  }
}
