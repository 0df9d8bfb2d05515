package import Diagnostics

extension SourceFile {
  /// Range of the bytes after a byte order mark.
  package var text: Range<Int> {
    (bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)..<bytes.count
  }
}

extension Findings {
  /// Whether the file isn't UTF-16, in which every byte would be a mistake. Reports a file that is.
  func isInBytes() -> Bool {
    guard file.isUTF16 else { return true }
    report(
      Problem.contentNotUtf8(
        at: file.place, "the file is in UTF-16",
        fix: "save it as UTF-8, which your editor offers as an encoding"))
    return false
  }

  /// Whether a part of the file is UTF-8 (RFC 3629 §4). The first invalid bytes are reported.
  package func isText(_ range: Range<Int>) -> Bool {
    guard let wrong = file.bytes[range].firstInvalidUTF8 else { return true }
    report(
      Problem.contentNotUtf8(
        at: file.place(wrong), "the file contains bytes that aren't UTF-8", fix: "save it as UTF-8")
    )
    return false
  }
}

extension ArraySlice<UInt8> {
  var isASCII: Bool { endOfASCII(from: startIndex) == endIndex }

  /// The first bytes that aren't UTF-8 (RFC 3629 §4); `nil` if all are.
  var firstInvalidUTF8: Range<Int>? {
    var next = endOfASCII(from: startIndex)
    while next < endIndex {
      guard let length = sequenceLength(at: next) else { return next..<next + 1 }
      next = endOfASCII(from: next + length)
    }
    return nil
  }

  /// The first index from there on with a byte that isn't ASCII, searched eight bytes at a time.
  private func endOfASCII(from index: Int) -> Int {
    withUnsafeBytes { bytes in
      var offset = index - startIndex
      while offset + 8 <= bytes.count,
        bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
      {
        offset += 8
      }
      while offset < bytes.count, bytes[offset] < 0x80 { offset += 1 }
      return startIndex + offset
    }
  }

  /// Length of the well-formed sequence that begins at an index (Unicode, table 3-7).
  private func sequenceLength(at index: Int) -> Int? {
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch self[index] {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: length = 4
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return nil
    }
    guard index + length <= endIndex, second.contains(self[index + 1]) else { return nil }
    for offset in 2..<Swift.max(length, 2) where self[index + offset] & 0xC0 != 0x80 { return nil }
    return length
  }
}
