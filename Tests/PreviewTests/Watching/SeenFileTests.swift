import Foundation
import TestSupport
import Testing

@testable import Content
@testable import Preview

struct SeenFileTests {
  /// A write right after a look may leave the same size and times.
  @Test func seesWhatLeavesNoOtherTraceThanItsBytes() throws {
    let folder = try TemporaryFolder(["a": "first"])
    let path = "\(folder.path)/a"
    var seen = SeenFile(path, after: nil)
    for number in 0..<100 {
      try folder.write(.text("\(1000 + number)"), to: "a")
      let later = SeenFile(path, after: seen)
      #expect(!seen.isSame(as: later), "\(number)")
      seen = SeenFile(path, after: later)
      #expect(later.isSame(as: seen), "\(number)")
    }
  }

  /// `touch -r` resets the time of writing, but not that of the change.
  @Test func seesAChangeWhoseTimeWasSetBack() throws {
    let folder = try TemporaryFolder(["a": "first"])
    let path = "\(folder.path)/a"
    let old = Date(timeIntervalSince1970: 1_000_000_000.5)
    func age() throws {
      try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: path)
    }
    try age()
    let start = FileIdentity.now
    var seen = SeenFile(path, after: nil)
    while FileIdentity.now < start + 2 * FileClock.doubt(of: 1) {
      seen = SeenFile(path, after: seen)
    }
    seen = SeenFile(path, after: seen)
    #expect(seen.isSame(as: SeenFile(path, after: seen)))
    let handle = try FileHandle(forWritingTo: URL(filePath: path))
    try handle.write(contentsOf: Data("other".utf8))
    try handle.close()
    try age()
    #expect(!seen.isSame(as: SeenFile(path, after: seen)))
  }
}
