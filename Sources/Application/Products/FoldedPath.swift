/// A path ignoring letter case, with its hash and the hashes of each folder above it.
struct FoldedPath {
  private let path: String

  init(_ path: String) { self.path = path }

  /// Calls `body` with the hash and the length in bytes of each folder above the path, then of the
  /// path.
  func forEach(_ body: (_ hash: UInt64, _ length: Int) -> Void) {
    var path = path
    let isASCII = path.withUTF8 { bytes in
      guard bytes.allSatisfy({ $0 < 0x80 }) else { return false }
      hashes(of: bytes, lengths: nil, body)
      return true
    }
    guard !isASCII else { return }
    var ends = path.utf8.enumerated().filter { $0.element == UInt8(ascii: "/") }.map(\.offset)
    ends.append(path.utf8.count)
    var folded = Self.folded(path)
    folded.withUTF8 { hashes(of: $0, lengths: ends, body) }
  }

  /// Computes FNV-1a hashes. Callers resolve collisions by comparing paths. `lengths` are the
  /// lengths before case folding, if folding may have changed them.
  private func hashes(
    of bytes: UnsafeBufferPointer<UInt8>, lengths: [Int]?, _ body: (UInt64, Int) -> Void
  ) {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    var folders = 0
    for (index, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "/") {
        body(Self.mixed(hash), lengths?[folders] ?? index)
        folders += 1
      }
      let isCapital = byte &- UInt8(ascii: "A") < 26
      hash = (hash ^ UInt64(isCapital ? byte | 0x20 : byte)) &* 0x100_0000_01B3
    }
    body(Self.mixed(hash), lengths?[folders] ?? bytes.count)
  }

  /// Mixes a hash so that its low bits depend on all bits.
  private static func mixed(_ hash: UInt64) -> UInt64 { hash ^ (hash >> 32) }

  /// Folds case. Paths with equal results are the same file if the file system ignores case.
  static func folded(_ path: some StringProtocol) -> String {
    // Upper case first turns "ß" into "ss", as full case folding does.
    path.utf8.allSatisfy { $0 < 0x80 } ? path.lowercased() : path.uppercased().lowercased()
  }
}

extension String {
  /// Returns the number of leading folders that two paths share, compared by bytes.
  func sharedFolders(with other: String) -> Int {
    // Native Swift strings are contiguous, and paths read from disk are converted to such.
    utf8.withContiguousStorageIfAvailable { a in
      other.utf8.withContiguousStorageIfAvailable { b in
        var count = 0
        for index in 0..<min(a.count, b.count) {
          guard a[index] == b[index] else { break }
          if a[index] == UInt8(ascii: "/") { count += 1 }
        }
        return count
      } ?? 0
    } ?? 0
  }
}
