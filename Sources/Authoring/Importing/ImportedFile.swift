/// Trips that a file of another program holds, and what could not be read in it.
struct ImportedFile {
  /// Something that is no trip here, with the reason.
  struct Left {
    /// Line of the file, from 1.
    let line: Int
    let reason: String
  }

  private(set) var trips: [ImportedTrip] = []
  private(set) var left: [Left] = []

  /// Greatest size in bytes, as that of a content file.
  static let limit = 10_000_000

  mutating func add(_ trip: ImportedTrip) { trips.append(trip) }

  mutating func leave(_ line: Int, _ reason: String) {
    left.append(Left(line: line, reason: reason))
  }

  /// Reads a file of any known format; `nil` if it has none of them.
  static func read(_ bytes: [UInt8]) -> ImportedFile? {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = String(
      decoding: bytes.starts(with: mark) ? bytes.dropFirst(3) : bytes[...], as: UTF8.self)
    return CalendarFile.read(text) ?? OpenFlightsFile.read(text)
  }
}
