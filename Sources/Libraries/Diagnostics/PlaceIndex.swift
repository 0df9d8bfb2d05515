import Synchronization

/// Line and column of a byte in a file.
struct SourcePosition: Sendable {
  private(set) var offset = 0
  /// Line from 1.
  private(set) var line = 1
  private(set) var lineStart = 0
  /// Number of characters before the position in its line.
  private(set) var column = 0

  /// Advances to a later byte.
  mutating func advance(to end: Int, in bytes: [UInt8]) {
    guard end > offset else { return }
    var start = offset
    for index in offset..<end where bytes[index] == UInt8(ascii: "\n") {
      line += 1
      lineStart = index + 1
      start = index + 1
      column = 0
    }
    column += bytes.characters(in: start..<end)
    offset = end
  }
}

/// The bytes of a line that a place keeps: more than is displayed, but only a small part of a 10 MB
/// JSON file in one line. Nearby places have equal windows and so share one text.
struct PlaceWindow: Sendable, Hashable {
  private static let step = 1024

  let start: Int
  /// End of the window, possibly after the end of the line.
  let end: Int

  init(around position: SourcePosition) {
    let number = (position.offset - position.lineStart) / Self.step
    start = position.lineStart + max(0, number - 1) * Self.step
    end = position.lineStart + (number + 2) * Self.step
  }
}

/// Positions in a file, about 512 bytes apart, computed when a place is first looked up.
///
/// A class, because all copies of the file share it.
final class PlaceIndex: Sendable {
  /// Least number of bytes for an index; a pass over a smaller file is cheaper.
  static let leastSize = 16 * 1024
  private static let distance = 512

  private struct State {
    var positions: [SourcePosition] = []
    var lastText: (window: PlaceWindow, text: String)?
    var lastPlace: (range: Range<Int>, place: SourceRange)?
  }

  private let state = Mutex(State())

  /// Returns the last known position at or before a byte.
  func position(before offset: Int, in bytes: [UInt8]) -> SourcePosition {
    state.withLock { state in
      if state.positions.isEmpty { state.positions = Self.positions(in: bytes) }
      var (low, high) = (0, state.positions.count)
      while high - low > 1 {
        let middle = (low + high) / 2
        if state.positions[middle].offset <= offset { low = middle } else { high = middle }
      }
      return state.positions[low]
    }
  }

  /// Returns the place of a range; caches the last one, which may be in a line of a megabyte.
  func place(_ range: Range<Int>, _ make: () -> SourceRange) -> SourceRange {
    if let last = state.withLock({ $0.lastPlace }), last.range == range { return last.place }
    let place = make()
    state.withLock { $0.lastPlace = (range, place) }
    return place
  }

  /// Returns the text of a window; caches the last one.
  func text(_ window: PlaceWindow, _ make: () -> String) -> String {
    if let last = state.withLock({ $0.lastText }), last.window == window { return last.text }
    let text = make()
    state.withLock { $0.lastText = (window, text) }
    return text
  }

  private static func positions(in bytes: [UInt8]) -> [SourcePosition] {
    var positions = [SourcePosition()]
    var position = SourcePosition()
    var next = distance
    while next < bytes.count {
      // A character boundary is certain between two such bytes (UAX #29).
      guard bytes[next - 1].isPrintableASCII, bytes[next].isPrintableASCII else {
        next += 1
        continue
      }
      position.advance(to: next, in: bytes)
      positions.append(position)
      next += distance
    }
    return positions
  }
}

extension [UInt8] {
  /// Returns the number of characters in a part of a line; ASCII needs no grapheme breaking.
  func characters(in range: Range<Int>) -> Int {
    self[range].withUnsafeBytes(\.isASCII)
      ? range.count : String(decoding: self[range], as: UTF8.self).count
  }
}

extension UnsafeRawBufferPointer {
  /// Whether all bytes are ASCII, checked eight at a time, because the text of a long line is
  /// checked for every place in it.
  var isASCII: Bool {
    var index = 0
    while index + 8 <= count {
      let eight = loadUnaligned(fromByteOffset: index, as: UInt64.self)
      if eight & 0x8080_8080_8080_8080 != 0 { return false }
      index += 8
    }
    while index < count {
      if self[index] >= 0x80 { return false }
      index += 1
    }
    return true
  }
}

extension UInt8 {
  fileprivate var isPrintableASCII: Bool { self >= 0x20 && self < 0x7F }
}
