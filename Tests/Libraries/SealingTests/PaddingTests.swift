import Testing

@testable import Sealing

@Suite struct PaddingTests {
  @Test(
    arguments: [
      (0, 4096), (1, 4096), (4088, 4096), (4089, 4608), (4600, 4608), (4601, 5120), (8184, 8192),
      (8185, 9216), (1_048_568, 1_048_576), (1_048_569, 1_179_648),
      (1 << 30, (1 << 30) + (1 << 27)),
    ])
  func rounds(count: Int, size: Int) { #expect(Padding.size(of: count) == size) }

  @Test func costsAtMostAnEighth() {
    var sizes: Set<Int> = []
    for count in 4097...70_000 {
      let size = Padding.size(of: count - 8)
      #expect(size >= count && (size - count) * 8 < count)
      sizes.insert(size)
    }
    // 8 for each of the octaves up to 65,536, and one above.
    #expect(sizes.count == 33)
  }

  @Test func givesTheTextBack() {
    for count in [0, 1, 4088, 4089, 10_000] {
      let text = Samples.bytes(count, 3)
      #expect(Padding.unpad(Padding.pad(text)) == text)
    }
  }

  @Test func takesNothingElse() {
    let padded = Padding.pad([1, 2, 3])
    var other = padded
    other[11] = 1
    #expect(Padding.unpad(other) == nil, "a byte behind the text")
    #expect(Padding.unpad(padded + [0]) == nil)
    #expect(Padding.unpad(Array(padded.dropLast())) == nil)
    #expect(Padding.unpad(padded + padded) == nil)
    #expect(Padding.unpad([]) == nil)
    #expect(Padding.unpad([0, 0, 0, 0, 0, 0, 0, 0]) == nil)
    // Lengths that reach beyond the end, and beyond the range of numbers.
    for length in [[0, 0, 0, 0, 0, 0, 0x10, 0], [0x7F] + [UInt8](repeating: 0xFF, count: 7)]
      + [[UInt8](repeating: 0xFF, count: 8)] as [[UInt8]]
    {
      #expect(Padding.unpad(length + padded.dropFirst(8)) == nil)
    }
  }
}
