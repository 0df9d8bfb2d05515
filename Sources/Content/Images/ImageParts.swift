/// A piece of a cleaned image.
enum ImagePart: Sendable, Equatable {
  /// Bytes of the file, unchanged.
  case kept(Range<Int>)
  /// Bytes that replace others.
  case made([UInt8])

  var count: Int {
    switch self {
    case .kept(let range): range.count
    case .made(let bytes): bytes.count
    }
  }
}

/// Parts of an image that are kept, in order. Adjacent ranges become one part.
struct ImageParts {
  private(set) var parts: [ImagePart] = []

  var count: Int { parts.reduce(0) { $0 + $1.count } }

  mutating func keep(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    if case .kept(let last)? = parts.last, last.upperBound == range.lowerBound {
      parts[parts.count - 1] = .kept(last.lowerBound..<range.upperBound)
    } else {
      parts.append(.kept(range))
    }
  }

  mutating func make(_ bytes: [UInt8]) { parts.append(.made(bytes)) }

  /// Replaces a range with other bytes, or keeps the range if the bytes are equal.
  mutating func replace(_ range: Range<Int>, of source: ImageBytes, with bytes: [UInt8]) {
    if source.bytes[range].elementsEqual(bytes) { keep(range) } else { make(bytes) }
  }

  mutating func append(_ others: ImageParts) {
    for part in others.parts {
      switch part {
      case .kept(let range): keep(range)
      case .made(let bytes): make(bytes)
      }
    }
  }
}

/// Result of a format's parser.
struct ParsedImage {
  /// Width as stored, before the orientation.
  let width: Int
  let height: Int
  let orientation: ImageOrientation
  let parts: ImageParts
}
