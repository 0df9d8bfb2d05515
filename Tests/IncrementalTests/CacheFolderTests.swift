import Basics
import Files
import Foundation
import TestSupport
import Testing

@testable import Incremental

@Suite struct CacheFolderTests {
  private func write(_ text: String, by folder: CacheFolder) {
    folder.write(.last) { (sink) throws(SystemError) in try sink(Array(text.utf8)[...]) }
  }

  private func text(in site: TemporaryFolder) -> String? {
    CacheFolder(site: site.path).read(.last).map { String(decoding: $0, as: UTF8.self) }
  }

  private func names(in site: TemporaryFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: site.path + "/.zoetrope").sorted()
  }

  @Test func isWrittenByOneOfTwoBuilds() throws {
    let site = try TemporaryFolder()
    var first: CacheFolder? = CacheFolder(site: site.path)
    if let first { write("first", by: first) }
    write("second", by: CacheFolder(site: site.path))
    #expect(text(in: site) == "first")
    first = nil
    write("third", by: CacheFolder(site: site.path))
    #expect(text(in: site) == "third")
  }

  @Test func takesThePlaceOfWhatWasWritten() throws {
    let site = try TemporaryFolder()
    let folder = CacheFolder(site: site.path)
    for number in 1...3 {
      write("\(number)", by: folder)
      #expect(text(in: site) == "\(number)")
    }
    #expect(try names(in: site) == [".gitignore", "last"])
  }

  @Test func leavesNothingHalfWhereItCannotBeWritten() throws {
    let site = try TemporaryFolder()
    let taken = site.path + "/.zoetrope/last/taken"
    try FileManager.default.createDirectory(atPath: taken, withIntermediateDirectories: true)
    write("first", by: CacheFolder(site: site.path))
    #expect(CacheFolder(site: site.path).read(.last) == nil)
    #expect(try names(in: site) == [".gitignore", "last"])
  }

  @Test(arguments: [0, 1, 65_535, 65_536, 65_537, 200_000])
  func sealsPiecesAsTheWhole(count: Int) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    var cache = CacheWriter(bytes)
    var pieces: [UInt8] = []
    cache.writeFullPieces { pieces += $0 }
    cache.finish { pieces += $0 }
    #expect(pieces.dropLast(8).elementsEqual(bytes))
    var end = ByteReader(pieces.suffix(8))
    #expect(end.word() == CacheWriter.seal(of: bytes[...]))
  }
}
