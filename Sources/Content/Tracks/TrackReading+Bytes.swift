package import Basics
import Domain
import Tracks

// Readings of tracks as bytes, for caches.

extension TrackReading {
  package func write(to writer: inout ByteWriter) {
    writer.write(byte: summary == nil ? 0 : 1)
    summary?.write(to: &writer)
    writer.write(oddities.count)
    for oddity in oddities {
      let kind = TrackOddities.Kind.allCases.firstIndex(of: oddity.kind) ?? 0
      for number in [kind, oddity.number, oddity.line, oddity.column] { writer.write(number) }
    }
  }

  /// Reads a reading from a cache; `nil` for damaged bytes.
  package init?(_ reader: inout ByteReader) {
    guard let hasSummary = reader.byte() else { return nil }
    var summary: TrackSummary?
    if hasSummary != 0 {
      guard let read = TrackSummary(&reader) else { return nil }
      summary = read
    }
    guard let count = reader.count(ofSize: 16) else { return nil }
    var oddities: [TrackOddity] = []
    let kinds = TrackOddities.Kind.allCases
    for _ in 0..<count {
      guard let kind = reader.number(), kinds.indices.contains(kind), let number = reader.number(),
        let line = reader.number(), let column = reader.number()
      else { return nil }
      oddities.append(
        TrackOddity(kind: kinds[kind], number: number, line: line, column: column))
    }
    self.init(summary: summary, oddities: oddities)
  }
}

extension TrackSummary {
  /// Hash of all facts, equal in every process.
  var hash: UInt64 {
    var writer = ByteWriter()
    write(to: &writer)
    for file in files { writer.write(file) }
    return StableHasher.hash(writer.bytes(from: 0))
  }

  fileprivate func write(to writer: inout ByteWriter) {
    for number in [distance, movingDistance, tolerance] { writer.write(number: number) }
    for number in [ascent, descent, lowest, highest] { writer.write(optional: number) }
    writer.write(optional: movingTime.map { $0 / .milliseconds(1) })
    for instant in [start, end] {
      writer.write(byte: instant == nil ? 0 : 1)
      writer.write(word: UInt64(bitPattern: instant?.seconds ?? 0))
      writer.write(word: UInt64(bitPattern: Int64(instant?.nanoseconds ?? 0)))
    }
    writer.write(lines.count)
    for line in lines {
      writer.write(line.count)
      for point in line {
        writer.write(number: point.latitude)
        writer.write(number: point.longitude)
      }
    }
    writer.write(profile.count)
    for height in profile {
      writer.write(number: height.distance)
      writer.write(number: height.elevation)
    }
  }

  fileprivate init?(_ reader: inout ByteReader) {
    self.init()
    var numbers: [Double?] = []
    for _ in 0..<3 {
      guard let word = reader.word() else { return nil }
      numbers.append(Double(bitPattern: word))
    }
    for _ in 0..<5 {
      guard let isGiven = reader.byte(), let word = reader.word() else { return nil }
      numbers.append(isGiven == 0 ? nil : Double(bitPattern: word))
    }
    (distance, movingDistance, tolerance) = (numbers[0] ?? 0, numbers[1] ?? 0, numbers[2] ?? 0)
    (ascent, descent, lowest, highest) = (numbers[3], numbers[4], numbers[5], numbers[6])
    movingTime = numbers[7].flatMap { Int64(exactly: $0.rounded()) }.map { .milliseconds($0) }
    guard let start = reader.instant(), let end = reader.instant() else { return nil }
    (self.start, self.end) = (start.value, end.value)
    guard let count = reader.count(ofSize: 4) else { return nil }
    for _ in 0..<count {
      guard let points = reader.count(ofSize: 16) else { return nil }
      var line: [Coordinate] = []
      for _ in 0..<points {
        guard let latitude = reader.word(), let longitude = reader.word(),
          let point = try? Coordinate(
            latitude: Double(bitPattern: latitude), longitude: Double(bitPattern: longitude))
        else { return nil }
        line.append(point)
      }
      lines.append(line)
    }
    guard let heights = reader.count(ofSize: 16) else { return nil }
    for _ in 0..<heights {
      guard let distance = reader.word(), let elevation = reader.word() else { return nil }
      profile.append(
        Height(
          distance: Double(bitPattern: distance), elevation: Double(bitPattern: elevation)))
    }
  }
}

extension ByteWriter {
  fileprivate mutating func write(number: Double) { write(word: number.bitPattern) }

  fileprivate mutating func write(optional number: Double?) {
    write(byte: number == nil ? 0 : 1)
    write(word: (number ?? 0).bitPattern)
  }
}

/// An optional instant read from a cache.
private struct StoredInstant {
  let value: Instant?
}

extension ByteReader {
  fileprivate mutating func instant() -> StoredInstant? {
    guard let isGiven = byte(), let seconds = word(), let nanoseconds = word() else { return nil }
    guard isGiven != 0 else { return StoredInstant(value: nil) }
    let instant = try? Instant(
      seconds: Int64(bitPattern: seconds),
      nanoseconds: Int32(truncatingIfNeeded: Int64(bitPattern: nanoseconds)))
    return instant.map { StoredInstant(value: $0) }
  }
}
