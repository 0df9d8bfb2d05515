import TestSupport
import Testing

@testable import Application

@Suite struct NumberTableTests {
  /// Numbers like those of formats, of several kinds, adjacent and far apart, and 0.
  private let numbers = (0..<400).flatMap { index -> [UInt64] in
    [UInt64(index) << 3, UInt64(index) << 3 | 2, .max - UInt64(index) << 32]
  }

  @Test func keepsEachNumberWithItsValue() {
    var table = NumberTable<String>()
    for number in numbers {
      #expect(table[number] == nil)
      table[number] = "\(number)"
    }
    for number in numbers { #expect(table[number] == "\(number)") }
    #expect(table[1 << 40] == nil)
    #expect(table.count == numbers.count)
    #expect(table.entries.map(\.number) == numbers)
  }

  @Test func hasRoomForWhatIsForeseen() {
    var table = NumberTable<Int>(minimumCapacity: 1000)
    for number in 0..<1000 as Range<UInt64> { table[number, default: 0] += 1 }
    for number in 500..<1000 as Range<UInt64> { table[number, default: 0] += 1 }
    #expect(table.values.reduce(0, +) == 1500)
    #expect(table.filter { number, count in count == 2 && number < 600 }.count == 100)
  }

  /// Random insertions and removals give the same contents as in a dictionary.
  @Test(arguments: 0..<20 as Range<UInt64>)
  func holdsWhatADictionaryWould(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var table = NumberTable<UInt64>()
    var expected: [UInt64: UInt64] = [:]
    for step in 0..<2_000 as Range<UInt64> {
      // Few numbers, so that many are replaced and removed.
      let number = UInt64.random(in: 0..<(8 << (seed % 6)), using: &random)
      switch UInt64.random(in: 0..<4, using: &random) {
      case 0: #expect(table.removeValue(of: number) == expected.removeValue(forKey: number))
      case 1:
        table[number] = nil
        expected[number] = nil
      default:
        table[number] = step
        expected[number] = step
      }
      #expect(table.count == expected.count && table[number] == expected[number])
    }
    #expect(table.entries.count == expected.count)
    for (number, value) in expected { #expect(table[number] == value) }
    for (place, entry) in table.entries.enumerated() {
      #expect(table.place(of: entry.number) == place)
    }
  }
}
