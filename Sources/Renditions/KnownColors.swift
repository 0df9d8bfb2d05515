import Application
import Basics
import Pictures

/// Main colour of a picture's file, saved for the next build.
struct KnownColor: FileKnowledge {
  /// Title of the file. Its number changes with the format of the bytes, and with the rules that
  /// give a picture its colour.
  static let title = "zoetrope-colors 1"

  /// The colour; `nil` if the page's background shows through the picture.
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
