import Application
import Basics
import Diagnostics

extension SiteEffect {
  /// Minimum number of bytes of an effect: a kind and a length.
  static let leastSize = 5

  func write(to writer: inout ByteWriter, _ text: inout PlaceText) {
    switch self {
    case .ids(let ids, let path): writer.write(1, ids, path)
    case .want(let wanted, let path):
      writer.write(wanted.isSure ? 2 : 3, wanted.id, path)
      writer.write(wanted.place, &text)
    case .usedAsset(let path): writer.write(4, path)
    case .usedFile(let path): writer.write(5, path)
    case .usedForFew(let path, let address): writer.write(6, path, address)
    case .sealedLink(let name, let address): writer.write(7, name, address)
    case .load(let source, let directive): writer.write(9, source, directive.rawValue)
    case .inline(let part, let place):
      writer.write(10, part.rawValue)
      writer.write(place, &text)
    }
  }

  init?(_ reader: inout ByteReader, _ text: inout PlaceText) {
    guard let kind = reader.byte(), let first = reader.text() else { return nil }
    switch kind {
    case 1:
      guard let path = reader.text() else { return nil }
      self = .ids(first, on: path)
    case 2, 3:
      guard let path = reader.text(), let place = SourceRange(&reader, &text) else { return nil }
      self = .want(FragmentCheck.Wanted(id: first, place: place, isSure: kind == 2), on: path)
    case 4: self = .usedAsset(first)
    case 5: self = .usedFile(first)
    case 6, 7:
      guard let address = reader.text() else { return nil }
      self = kind == 6 ? .usedForFew(first, at: address) : .sealedLink(first, to: address)
    case 9:
      guard let directive = reader.text().flatMap(PolicyLoads.Directive.init) else { return nil }
      self = .load(first, directive)
    case 10:
      guard let part = PolicyLoads.Inline(rawValue: first),
        let place = SourceRange(&reader, &text)
      else { return nil }
      self = .inline(part, at: place)
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
  /// Reads a number and that many items, each of at least `size` bytes; `nil` for invalid bytes.
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
