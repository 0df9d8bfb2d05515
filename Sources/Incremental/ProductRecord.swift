import Application
import Basics
import Diagnostics

/// A product as it was last made, as bytes of the cache. A build compares nearly all records, but
/// changes few.
///
/// The bytes are the hash of the state that all products depend on, and the digest and size of the
/// output. Then come the number of reads and, for each, its key and value. If a read is of the
/// beginning of a text, the hash of the text follows; if it is of a file, its path. At the end are
/// the effects and the diagnostics.
struct ProductRecord: Sendable {
  let bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  init(stateHash: UInt64, _ output: OutputDigest, _ notes: ProductNotes) {
    var writer = ByteWriter()
    writer.write(words: [stateHash, output.high, output.low, UInt64(output.size)])
    writer.write(notes.reads.count)
    var files = notes.files[...]
    for read in notes.reads {
      writer.write(word: read.key.bits)
      writer.write(word: read.value)
      switch read.key.aspect {
      case .excerpt: writer.write(word: read.text)
      case .file: writer.write(files.popFirst() ?? "")
      default: break
      }
    }
    writer.write(notes.effects.count)
    var text = PlaceText()
    for effect in notes.effects { effect.write(to: &writer, &text) }
    writer.write(notes.findings.count)
    text = PlaceText()
    for finding in notes.findings { writer.write(finding, &text) }
    bytes = writer.bytes[...]
  }

  /// `Site.stateHash` of the state in which the product was made; `nil` for invalid bytes.
  var stateHash: UInt64? {
    var reader = ByteReader(bytes)
    return reader.word()
  }

  /// Content of a record that is compared with a state of the site.
  struct Content {
    let output: OutputDigest
    let effects: [SiteEffect]
    let findings: [Diagnostic]
  }

  /// Reads for which the site has another text with the same beginning: the offset of each text's
  /// hash in the bytes, and the current hash.
  typealias OtherTexts = [(offset: Int, text: UInt64)]

  /// Reads the record. Returns `nil` for invalid bytes, if the hash of state and circumstance
  /// differs, or if a read would have another result in the site.
  func content(
    in site: SiteRecords.State, _ circumstance: UInt64, _ others: inout OtherTexts
  ) -> Content? {
    var reader = ByteReader(bytes)
    guard reader.word() == site.hash(circumstance), let high = reader.word(),
      let low = reader.word(),
      let size = reader.word(), let reads = reader.count(ofSize: 16)
    else { return nil }
    for _ in 0..<reads {
      guard let bits = reader.word(), let value = reader.word() else { return nil }
      let key = ReadKey(bits: bits)
      switch key.aspect {
      case .file:
        guard let path = reader.text(), site.state(ofFile: path) == value else { return nil }
      case .excerpt:
        guard let text = reader.word(), let present = site.textHash(of: key) else { return nil }
        guard text != present else { continue }
        guard site.value(of: key) == value else { return nil }
        others.append((reader.offset - 8, present))
      default:
        guard site.value(of: key) == value else { return nil }
      }
    }
    var text = PlaceText()
    guard let effects = reader.list(ofSize: SiteEffect.leastSize, { SiteEffect(&$0, &text) }),
      let findings = Diagnostic.read(&reader), reader.isAtEnd
    else { return nil }
    return Content(
      output: OutputDigest(high: high, low: low, size: Int(clamping: size)), effects: effects,
      findings: findings)
  }

  /// Returns the record with the current hashes of texts.
  func with(_ others: OtherTexts) -> ProductRecord {
    var bytes = Array(bytes)
    bytes.withUnsafeMutableBytes { room in
      for (offset, text) in others {
        room.storeBytes(
          of: text.littleEndian, toByteOffset: offset - self.bytes.startIndex, as: UInt64.self)
      }
    }
    return ProductRecord(bytes[...])
  }
}
