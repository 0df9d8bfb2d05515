/// Texts that were written, by what they say as a number: open addressing, since a dictionary takes
/// several times as long to hash such a number as to find its text.
struct WrittenTexts {
  /// Enough for a journal of years; what comes later is written anew each time.
  private static let limit = 1_500

  /// 0 stands for an empty slot.
  private var numbers: [UInt64] = []
  private var texts: [String] = []
  private var count = 0

  /// The text of a number over 0.
  subscript(number: UInt64) -> String? {
    guard !numbers.isEmpty else { return nil }
    let slot = slot(of: number)
    return numbers[slot] == number ? texts[slot] : nil
  }

  /// Keeps the text of a number over 0 that has none yet, if there is room.
  mutating func keep(_ text: String, of number: UInt64) {
    guard count < Self.limit else { return }
    if (count + 1) * 4 > numbers.count * 3 { grow() }
    let slot = slot(of: number)
    if numbers[slot] == 0 { count += 1 }
    (numbers[slot], texts[slot]) = (number, text)
  }

  /// The slot that holds a number, or that it would take.
  private func slot(of number: UInt64) -> Int {
    let mask = numbers.count - 1
    // Neighbours are many: the golden ratio spreads them (Knuth, volume 3, section 6.4).
    var slot = Int(truncatingIfNeeded: (number &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
    while numbers[slot] != 0, numbers[slot] != number { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func grow() {
    let old = self
    let size = max(64, old.numbers.count * 2)
    numbers = Array(repeating: 0, count: size)
    texts = Array(repeating: "", count: size)
    for (number, text) in zip(old.numbers, old.texts) where number != 0 {
      let slot = slot(of: number)
      (numbers[slot], texts[slot]) = (number, text)
    }
  }
}
