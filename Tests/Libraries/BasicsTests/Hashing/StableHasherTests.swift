import Basics
import Testing

@Suite struct StableHasherTests {
  /// Caches of other processes contain these hashes.
  @Test func isTheSameInEveryProcess() {
    #expect(StableHasher.hash("trips/lisbon") == StableHasher.hash("trips/lisbon"))
    #expect(StableHasher.hash("trips/lisbon") == 8_132_322_376_181_882_921)
  }

  @Test func tellsSplitsAndLengthsApart() {
    func hash(_ parts: [String]) -> UInt64 {
      var hasher = StableHasher()
      for part in parts { hasher.combine(part) }
      return hasher.finish()
    }
    let all = [
      hash([]), hash([""]), hash(["", ""]), hash(["ab"]), hash(["a", "b"]), hash(["", "ab"]),
      hash(["\0"]), hash(["\0\0"]), hash([String(repeating: "a", count: 16)]),
      hash([String(repeating: "a", count: 17)]), hash([String(repeating: "a", count: 32)]),
    ]
    #expect(Set(all).count == all.count)
  }

  /// Long texts are hashed in three rows.
  @Test func tellsWhatIsExchangedApart() {
    let rows = (0..<6).map { [UInt8](repeating: $0, count: 16) }
    var seen: Set<UInt64> = []
    for first in rows.indices {
      for second in rows.indices where second >= first {
        var exchanged = rows
        exchanged.swapAt(first, second)
        let isNew = seen.insert(StableHasher.hash(Array(exchanged.joined())[...])).inserted
        #expect(isNew == (first != second || first == 0), "\(first), \(second)")
      }
    }
  }

  @Test func changesWithEveryByte() {
    let text = [UInt8](0..<180)
    func hash(_ bytes: [UInt8]) -> UInt64 {
      var hasher = StableHasher()
      hasher.combine(bytes[...])
      return hasher.finish()
    }
    var seen: Set<UInt64> = [hash(text)]
    for index in text.indices {
      for bit in 0..<8 {
        var changed = text
        changed[index] ^= 1 << UInt8(bit)
        #expect(seen.insert(hash(changed)).inserted, "byte \(index), bit \(bit)")
      }
    }
  }
}
