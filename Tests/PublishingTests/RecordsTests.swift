import Testing

@testable import Publishing

/// The files that publishing reads back: each may be cut or changed by anything.
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

  @Test func readsTimesOnlyWithTheManifestThatTheyAreOf() throws {
    let times = FileTimes(marks: [FileTimes.Mark(inode: 7, modified: 1_000_000_000_123), nil])
    let bytes = times.bytes(forManifest: manifest.bytes)
    let read = try #require(
      FileTimes(parsing: bytes, taken: .max, forManifest: manifest.bytes, count: 2))
    #expect(read == times)
    #expect(FileTimes(parsing: bytes, taken: 0, forManifest: Manifest.empty.bytes, count: 2) == nil)
    #expect(FileTimes(parsing: bytes, taken: 0, forManifest: manifest.bytes, count: 3) == nil)
    for index in bytes.indices {
      let cut = Array(bytes[..<index])
      #expect(FileTimes(parsing: cut, taken: 0, forManifest: manifest.bytes, count: 2) == nil)
    }
  }

  @Test(arguments: [(0, false), (19_999_999, false), (20_000_000, false), (20_000_001, true)])
  func doesNotVouchForAFileWrittenShortlyBeforeItsMark(_ age: Int, _ vouches: Bool) {
    let taken = 1_000_000_000_000
    let status = FileStatus(
      device: 1, inode: 7, kind: .file, size: 1, modified: taken - age, mode: 0)
    let times = FileTimes(marks: [FileTimes.Mark(status)], taken: taken)
    #expect(times.vouch(for: 0, status) == vouches)
  }

  @Test func knowsTheDigestsOfTheStandard() {
    // FIPS 180-2, appendix B.1.
    var digits: [UInt8] = []
    Digest(of: Array("abc".utf8)).appendHexadecimal(to: &digits)
    #expect(
      String(decoding: digits, as: UTF8.self)
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(Digest(hexadecimal: digits[...]) == Digest(of: Array("abc".utf8)))
    #expect(Digest(hexadecimal: digits.dropLast()) == nil)
    #expect(Digest(hexadecimal: digits.dropLast() + [UInt8(ascii: "g")]) == nil)
  }
}
