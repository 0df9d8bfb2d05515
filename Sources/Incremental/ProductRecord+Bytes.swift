import Application
import Diagnostics
import Hashing

extension ProductRecord {
  /// Writes everything but the basis, which all records of a file share.
  func write(to writer: inout ByteWriter) {
    writer.write(words: [output.high, output.low, UInt64(output.size)])
    writer.write(notes.reads.count)
    for read in notes.reads {
      writer.write(word: read.key.bits)
      writer.write(word: read.value)
    }
    writer.write(notes.files.count)
    for file in notes.files { writer.write(file) }
    writer.write(notes.effects.count)
    var text = PlaceText()
    for effect in notes.effects { effect.write(to: &writer, &text) }
    writer.write(notes.findings.count)
    text = PlaceText()
    for finding in notes.findings { writer.write(finding, &text) }
  }

  /// Reads a record of a basis; `nil` for invalid bytes.
  init?(_ reader: inout ByteReader, basis: UInt64) {
    var text = PlaceText()
    guard let high = reader.word(), let low = reader.word(), let size = reader.word(),
      let reads = reader.list(ofSize: 16, ProductNotes.Read.init),
      let files = reader.list(ofSize: 4, { $0.text() }),
      let effects = reader.list(ofSize: 5, { SiteEffect(&$0, &text) }),
      let findings = Diagnostic.read(&reader)
    else { return nil }
    self.init(
      basis: basis, output: OutputDigest(high: high, low: low, size: Int(clamping: size)),
      notes: ProductNotes(reads: reads, files: files, effects: effects, findings: findings))
  }
}

extension ProductNotes.Read {
  fileprivate init?(_ reader: inout ByteReader) {
    guard let bits = reader.word(), let value = reader.word() else { return nil }
    self.init(ReadKey(bits: bits), value)
  }
}

extension SiteEffect {
  fileprivate func write(to writer: inout ByteWriter, _ text: inout PlaceText) {
    switch self {
    case .ids(let ids, let path): writer.write(1, ids, path)
    case .want(let wanted, let path):
      writer.write(wanted.isSure ? 2 : 3, wanted.id, path)
      writer.write(wanted.place, &text)
    case .usedAsset(let path): writer.write(4, path)
    case .usedFile(let path): writer.write(5, path)
    }
  }

  fileprivate init?(_ reader: inout ByteReader, _ text: inout PlaceText) {
    guard let kind = reader.byte(), let first = reader.text() else { return nil }
    switch kind {
    case 1:
      guard let path = reader.text() else { return nil }
      self = .ids(first, on: path)
    case 2, 3:
      guard let path = reader.text(), let place = Place(&reader, &text) else { return nil }
      self = .want(FragmentCheck.Wanted(id: first, place: place, isSure: kind == 2), on: path)
    case 4: self = .usedAsset(first)
    case 5: self = .usedFile(first)
    default: return nil
    }
  }
}

extension ByteWriter {
  fileprivate mutating func write(_ kind: UInt8, _ texts: String...) {
    write(byte: kind)
    for text in texts { write(text) }
  }
}

extension ByteReader {
  /// Reads a number and as many items, each of at least `size` bytes; `nil` for invalid bytes.
  mutating func list<Item>(
    ofSize size: Int, _ item: (inout ByteReader) -> Item?
  ) -> [Item]? {
    guard let count = count(ofSize: size) else { return nil }
    var items: [Item] = []
    items.reserveCapacity(count)
    for _ in 0..<count {
      guard let item = item(&self) else { return nil }
      items.append(item)
    }
    return items
  }
}
