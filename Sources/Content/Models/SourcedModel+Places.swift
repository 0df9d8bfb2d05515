package import Diagnostics

extension SourcedModel {
  /// Where a text stands in the value of a key; the value's place where it is written otherwise.
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
  /// Whether a path goes on with it, as far as its end is to be told.
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
