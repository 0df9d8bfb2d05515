import Application
import Basics
import Content

/// Facts about how a picture was taken, saved for the next build.
struct KnownFacts: FileKnowledge {
  /// Title of the file. Its number changes with the format of the bytes, and with the rules by
  /// which pictures are read.
  static let title = "zoetrope-facts 4"

  let facts: PictureFacts
  /// Hash of the picture's data without metadata; `nil` if no name is made from it.
  let dataHash: UInt64?
  let state: UInt64

  init(_ facts: PictureFacts, dataHash: UInt64? = nil, state: UInt64) {
    self.facts = facts
    self.dataHash = dataHash
    self.state = state
  }

  init?(_ path: String, _ reader: inout ByteReader) {
    guard let state = reader.word(), let hasHash = reader.byte() else { return nil }
    var hash: UInt64?
    if hasHash != 0 {
      guard let word = reader.word() else { return nil }
      hash = word
    }
    guard let facts = PictureFacts(&reader) else { return nil }
    self.init(facts, dataHash: hash, state: state)
  }

  func write(to writer: inout ByteWriter) {
    writer.write(word: state)
    writer.write(byte: dataHash == nil ? 0 : 1)
    if let dataHash { writer.write(word: dataHash) }
    facts.write(to: &writer)
  }
}
