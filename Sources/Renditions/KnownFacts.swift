import Application
import Content
import Hashing

/// Facts of a picture's file on its taking, kept for the next build.
struct KnownFacts: FileKnowledge {
  /// Title of the file; it gets another number with other bytes, and with other rules by which the
  /// same picture is read.
  static let title = "zoetrope-facts 3"

  let facts: PictureFacts
  let state: UInt64

  init(_ facts: PictureFacts, state: UInt64) {
    self.facts = facts
    self.state = state
  }

  init?(_ path: String, _ reader: inout ByteReader) {
    guard let state = reader.word(), let facts = PictureFacts(&reader) else { return nil }
    self.init(facts, state: state)
  }

  func write(to writer: inout ByteWriter) {
    writer.write(word: state)
    facts.write(to: &writer)
  }
}
