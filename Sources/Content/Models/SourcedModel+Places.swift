package import Diagnostics

extension SourcedModel {
  /// Place of a text in the value of a key; the value's place if it is spelled otherwise there.
  package func place(of text: String, in key: String) -> Place {
    let range = ranges[key]
    let wanted = Array(text.utf8)
    guard let file = try? file.file() else { return place(of: key) }
    var start = range.lowerBound
    while start + wanted.count <= range.upperBound {
      let end = start + wanted.count
      if file.bytes[start..<end].elementsEqual(wanted),
        start == range.lowerBound || !file.bytes[start - 1].isPathByte,
        end == range.upperBound || !file.bytes[end].isPathByte
      {
        return file.place(start..<end)
      }
      start += 1
    }
    return place(of: key)
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
