import Application
import Basics
import Content
import Tracks

/// Knowledge about a file with a track, saved for the next build, because reading 50 MB takes
/// seconds.
struct KnownTrack: FileKnowledge {
  /// Title of the file. Its number changes with the format of the bytes, and with the rules by
  /// which tracks are read, cut or measured.
  static let title = "zoetrope-tracks 1"

  let reading: TrackReading
  /// Hash of the hidden circles at which the track was cut.
  let circles: UInt64
  let state: UInt64

  init(_ reading: TrackReading, circles: UInt64, state: UInt64) {
    self.reading = reading
    self.circles = circles
    self.state = state
  }

  init?(_ path: String, _ reader: inout ByteReader) {
    guard let state = reader.word(), let circles = reader.word(),
      let reading = TrackReading(&reader)
    else { return nil }
    self.init(reading, circles: circles, state: state)
  }

  func write(to writer: inout ByteWriter) {
    writer.write(word: state)
    writer.write(word: circles)
    reading.write(to: &writer)
  }

  static func hash(of circles: [HiddenCircle]) -> UInt64 {
    var hasher = StableHasher()
    for circle in circles {
      for number in [circle.latitude, circle.longitude, circle.radius] {
        hasher.combine(number.bitPattern)
      }
    }
    return hasher.finish()
  }
}
