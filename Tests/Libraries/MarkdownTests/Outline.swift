/// The tags of a markup, read strictly, as a browser reads correct markup.
struct Outline: Equatable {
  /// Each tag with the names of its attributes, such as `a href title` or `/a`.
  private(set) var tags: [String] = []
  /// The values of attributes, still escaped, in order.
  private(set) var values: [String] = []
  private(set) var depth = 0

  /// Reads the tags; `nil` if one is malformed or closed out of order, or if a paragraph contains a
  /// block.
  init?(_ markup: String) {
    let bytes = Array(markup.utf8)
    var index = 0
    var open: [String] = []
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "<") else {
        if bytes[index] == UInt8(ascii: ">") { return nil }
        index += 1
        continue
      }
      guard let (tag, end) = readTag(bytes, after: index + 1) else { return nil }
      index = end
      tags.append(tag)
      let name = String(tag.prefix { $0 != " " })
      if name.hasPrefix("/") {
        guard open.popLast() == String(name.dropFirst()) else { return nil }
      } else if !["br", "hr", "img"].contains(name) {
        if open.contains("p"), !["a", "em", "strong", "code", "span"].contains(name) { return nil }
        open.append(name)
        depth = max(depth, open.count)
      }
    }
    guard open.isEmpty else { return nil }
  }

  private mutating func readTag(_ bytes: [UInt8], after start: Int) -> (tag: String, end: Int)? {
    var index = start
    func name(_ bytes: [UInt8], _ index: inout Int) -> String {
      let start = index
      while index < bytes.count, bytes[index].isNameByte { index += 1 }
      return String(decoding: bytes[start..<index], as: UTF8.self)
    }
    var tag = ""
    if index < bytes.count, bytes[index] == UInt8(ascii: "/") {
      tag = "/"
      index += 1
    }
    let element = name(bytes, &index)
    guard !element.isEmpty else { return nil }
    tag += element
    while index + 1 < bytes.count, bytes[index] == UInt8(ascii: " "),
      bytes[index + 1] != UInt8(ascii: "/")
    {
      index += 1
      let attribute = name(bytes, &index)
      guard !attribute.isEmpty, index + 1 < bytes.count, bytes[index] == UInt8(ascii: "="),
        bytes[index + 1] == UInt8(ascii: "\"")
      else { return nil }
      index += 2
      let start = index
      while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
        if bytes[index] == UInt8(ascii: "<") { return nil }
        index += 1
      }
      values.append(String(decoding: bytes[start..<min(index, bytes.count)], as: UTF8.self))
      index += 1
      tag += " " + attribute
    }
    if bytes[min(index, bytes.count)...].starts(with: " /".utf8) { index += 2 }
    guard index < bytes.count, bytes[index] == UInt8(ascii: ">") else { return nil }
    return (tag, index + 1)
  }
}

extension UInt8 {
  fileprivate var isNameByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
