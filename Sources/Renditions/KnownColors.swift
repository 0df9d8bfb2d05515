import Application
import Hashing
import Imaging

/// Main colour of a picture's file, kept for the next build.
struct KnownColor: FileKnowledge {
  /// Title of the file; it gets another number with other bytes, and with other rules by which the
  /// same picture has another colour.
  static let title = "zoetrope-colors 1"

  /// The colour; `nil` if the picture's ground shows through.
  let color: PictureColor?
  let state: UInt64

  init(_ color: PictureColor?, state: UInt64) {
    self.color = color
    self.state = state
  }

  init?(_ path: String, _ reader: inout ByteReader) {
    guard let state = reader.word(), let number = reader.number(), number >= 0, number < 1 << 25
    else { return nil }
    let isKnown = number >= 1 << 24
    self.init(
      isKnown
        ? PictureColor(
          red: UInt8(number >> 16 & 255), green: UInt8(number >> 8 & 255),
          blue: UInt8(number & 255)) : nil,
      state: state)
  }

  func write(to writer: inout ByteWriter) {
    writer.write(word: state)
    writer.write(
      color.map { 1 << 24 | Int($0.red) << 16 | Int($0.green) << 8 | Int($0.blue) } ?? 0)
  }
}
