package import Diagnostics

extension SourcedModel {
  /// Places of texts in the value of a key, found in one pass; the value's place for a text that is
  /// spelled differently there.
  package func places(of texts: [String], in key: String) -> [String: SourceRange] {
    let whole = place(of: key)
    var places = Dictionary(texts.map { ($0, whole) }, uniquingKeysWith: { first, _ in first })
    // If this fails, the build fails, because the file has recorded its fault.
    guard let file = try? file.file() else { return places }
    let range = ranges[key]
    var wanted = Dictionary(
      texts.map { (Array($0.utf8)[...], $0) }, uniquingKeysWith: { first, _ in first })
    let lengths = Set(wanted.keys.map(\.count)).sorted()
    let firsts = Set(wanted.keys.compactMap(\.first))
    var start = range.lowerBound
    while start < range.upperBound, !wanted.isEmpty {
      var next = start + 1
      if firsts.contains(file.bytes[start]),
        start == range.lowerBound || !file.bytes[start - 1].isPathByte
      {
        for length in lengths where start + length <= range.upperBound {
          let end = start + length
          guard end == range.upperBound || !file.bytes[end].isPathByte,
            let text = wanted.removeValue(forKey: file.bytes[start..<end])
          else { continue }
          places[text] = file.place(start..<end)
          next = end
          break
        }
      }
      start = next
    }
    return places
  }
}

extension UInt8 {
  /// Whether the byte may continue a path.
  fileprivate var isPathByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "/"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
