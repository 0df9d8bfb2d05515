extension String {
  /// Whether the text sorts before another by its bytes, with runs of digits compared as numbers:
  /// `IMG_9` sorts before `IMG_10`. Texts with equal numbers, such as `1` and `01`, are compared by
  /// their bytes.
  package func precedesNumerically(_ other: String) -> Bool {
    let (a, b) = (Array(utf8), Array(other.utf8))
    var (x, y) = (0, 0)
    while x < a.count, y < b.count {
      if a[x].isDigit, b[y].isDigit {
        let (m, n) = (number(in: a, at: &x), number(in: b, at: &y))
        // Without leading zeros, the number with more digits is the larger one.
        if m.count != n.count { return m.count < n.count }
        if !m.elementsEqual(n) { return m.lexicographicallyPrecedes(n) }
      } else {
        if a[x] != b[y] { return a[x] < b[y] }
        (x, y) = (x + 1, y + 1)
      }
    }
    if (x < a.count) != (y < b.count) { return y < b.count }
    return a.lexicographicallyPrecedes(b)
  }

  /// Returns the digits from `place` on, without leading zeros, and moves `place` past them.
  private func number(in bytes: [UInt8], at place: inout Int) -> ArraySlice<UInt8> {
    let end = bytes[place...].firstIndex { !$0.isDigit } ?? bytes.endIndex
    let digits = bytes[place..<end].drop { $0 == UInt8(ascii: "0") }
    place = end
    return digits
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
