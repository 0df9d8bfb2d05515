import Application
import Basics
import Pictures

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
    self.init(number >= 1 << 24 ? PictureColor(number: UInt32(number)) : nil, state: state)
  }

  func write(to writer: inout ByteWriter) {
    writer.write(word: state)
    writer.write(color.map { 1 << 24 | Int($0.number) } ?? 0)
  }
}
