import Foundation
import Testing

@testable import Markup

@Suite struct OutputBufferTests {
  private static let size = OutputBuffer.pieceSize
  private static let byte = UInt8(ascii: ".")

  /// Bytes of the piece with a number and a length.
  private func text(_ number: Int, _ count: Int) -> [UInt8] {
    let period = (0..<256).map { UInt8(truncatingIfNeeded: number &* 31 &+ $0 &* 7) }
    var bytes: [UInt8] = []
    while bytes.count < count { bytes += period }
    return Array(bytes[..<count])
  }

  /// Whether megabytes are equal. Without optimization, comparing arrays takes seconds.
  private func isSame(_ bytes: [UInt8], _ others: [UInt8]) -> Bool { Data(bytes) == Data(others) }

  private func pieces(_ output: borrowing OutputBuffer) -> [[UInt8]] {
    var pieces: [[UInt8]] = []
    output.forEachPiece { pieces.append([UInt8]($0)) }
    return pieces
  }

  @Test(arguments: [
    [0], [1], [17, 16 * 1024, 3], [size - 1], [size], [size + 1], [size, 1], [1, size], [2 * size],
    [size - 1, 2, size - 1], [3 * size + 5, 7], [100, 3 * size, size],
  ])
  func holdsWhatIsWrittenWhateverItsSize(counts: [Int]) {
    var output = OutputBuffer(capacity: 8)
    var wanted: [UInt8] = []
    for (number, count) in counts.enumerated() {
      output.append(text(number, count))
      wanted += text(number, count)
      #expect(output.count == wanted.count)
      #expect(output.last == wanted.last)
    }
    let (bytes, contiguous) = (output.bytes, output.withBytes { Array($0) })
    #expect(isSame(bytes, wanted))
    #expect(isSame(contiguous, wanted))
    let pieces = pieces(output)
    #expect(isSame(pieces.reduce(into: []) { $0 += $1 }, wanted))
    #expect(pieces.dropLast().allSatisfy { $0.count == Self.size })
    #expect(pieces.last.map { !$0.isEmpty || wanted.isEmpty } == true)
    for start in [0, 1, Self.size - 1, Self.size, Self.size + 1, wanted.count]
    where start <= wanted.count {
      let end = output.bytes(from: start)
      #expect(isSame(end, Array(wanted[start...])))
      var shorter = OutputBuffer(capacity: 8)
      shorter.append(output)
      let whole = shorter.bytes
      #expect(isSame(whole, wanted))
      let taken = shorter.take(from: start)
      #expect(isSame(taken, Array(wanted[start...])))
      let rest = shorter.bytes
      #expect(isSame(rest, Array(wanted[..<start])))
      #expect(isSame(self.pieces(shorter).reduce(into: []) { $0 += $1 }, rest))
      shorter.append(Self.byte)
      let longer = shorter.bytes
      #expect(isSame(longer, Array(wanted[..<start]) + [Self.byte]))
    }
    output.removeAll()
    #expect(output.bytes.isEmpty)
    #expect(output.last == nil)
  }

  @Test func tellsItsEndAcrossPieces() {
    var output = OutputBuffer()
    output.append([UInt8](repeating: Self.byte, count: Self.size - 1))
    output.append("ab")
    let (isEnd, isOther) = (output.ends(with: ".ab"), output.ends(with: "ab."))
    #expect(isEnd)
    #expect(!isOther)
    #expect(output.last == UInt8(ascii: "b"))
  }

  @Test func isFilledByteByByte() {
    var output = OutputBuffer(capacity: 0)
    for index in 0..<(Self.size + 3) { output.append(UInt8(truncatingIfNeeded: index)) }
    #expect(output.bytes == (0..<(Self.size + 3)).map { UInt8(truncatingIfNeeded: $0) })
  }

  /// A block is not lost if there is only room for a part of it.
  @Test(arguments: 0..<24)
  func writesMembersAcrossTwoPieces(missing: Int) {
    var members = JSON.Members()
    let text = String(repeating: "x", count: Self.size - missing)
    members.add("first", text)
    members.add("second", "last")
    #expect(members.encoded().text == #"{"first":"\#(text)","second":"last"}"#)
  }

  @Test(arguments: [0, 1, 2])
  func losesAllBeyondItsLimitAndTakesNoMore(extra: Int) {
    var output = OutputBuffer(capacity: 8)
    output.limit(to: 2 * Self.size)
    output.append([UInt8](repeating: Self.byte, count: 2 * Self.size))
    let (wasFull, count) = (output.isFull, output.count)
    #expect(!wasFull)
    #expect(count == 2 * Self.size)
    output.append([UInt8](repeating: Self.byte, count: extra))
    let isFull = output.isFull
    #expect(isFull == (extra > 0))
    guard isFull else { return }
    for _ in 0..<3 { output.append([UInt8](repeating: Self.byte, count: 3 * Self.size + 1)) }
    let (lost, kept) = (output.bytes(from: 2 * Self.size), output.count)
    #expect(kept <= Self.size)
    #expect(lost == [])
    #expect(output.take(from: 2 * Self.size) == [])
    output.removeAll()
    output.append("ab")
    let (text, isFullAgain) = (output.string, output.isFull)
    #expect(text == "ab")
    #expect(!isFullAgain)
  }
}
