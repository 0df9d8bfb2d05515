/// The value of a `srcset`: addresses, each followed by a width or a density.
package enum SourceSet {
  /// Returns the ranges of the addresses (HTML Standard, "Parsing a srcset attribute").
  package static func addresses(in bytes: ArraySlice<UInt8>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var index = bytes.startIndex
    while true {
      while index < bytes.endIndex, bytes[index].isGap || bytes[index] == UInt8(ascii: ",") {
        index += 1
      }
      guard index < bytes.endIndex else { return found }
      let start = index
      while index < bytes.endIndex, !bytes[index].isGap { index += 1 }
      var end = index
      while end > start, bytes[end - 1] == UInt8(ascii: ",") { end -= 1 }
      found.append(start..<end)
      // Commas after an address end its candidate; otherwise descriptors follow up to the next
      // comma.
      if end == index { index = endOfDescriptors(in: bytes, from: index) }
    }
  }

  private static func endOfDescriptors(in bytes: ArraySlice<UInt8>, from start: Int) -> Int {
    var index = start
    var isInParentheses = false
    while index < bytes.endIndex {
      switch bytes[index] {
      case UInt8(ascii: "("): isInParentheses = true
      case UInt8(ascii: ")"): isInParentheses = false
      case UInt8(ascii: ",") where !isInParentheses: return index
      default: break
      }
      index += 1
    }
    return index
  }
}

extension UInt8 {
  fileprivate var isGap: Bool { self == 0x20 || self >= 0x09 && self <= 0x0D }
}
