import TestSupport
import Testing

@testable import Sealing

@Suite struct KeyEditionTests {
  @Test func beginsAnywhereInItsRange() {
    var random = SplitMix(seed: 1)
    let editions = (0..<1_000).map { _ in KeyEdition.first(using: &random) }
    #expect(editions.allSatisfy { (1 << 40..<1 << 51).contains($0) })
    #expect(Set(editions).count == 1_000)
    let low = editions.count { $0 < 1 << 50 }
    #expect((400...600).contains(low))
  }

  @Test func risesBySmallAndByGreatSteps() throws {
    var random = SplitMix(seed: 2)
    var edition = KeyEdition.first(using: &random)
    var steps: [Int] = []
    for _ in 0..<10_000 {
      let next = try KeyEdition.next(after: edition, using: &random)
      steps.append(next - edition)
      edition = next
    }
    #expect(steps.allSatisfy { (1..<1 << 36).contains($0) })
    #expect(edition < KeyEdition.highest)
    // Each size is as frequent as the others.
    for size in 0..<36 {
      let count = steps.count { 1 << size <= $0 && $0 < 1 << (size + 1) }
      #expect((180...380).contains(count), "\(size)")
    }
  }

  /// The difference between two publications hides the number of changes: one often looks like
  /// several, or several like one.
  @Test func hidesHowManyStepsItTook() throws {
    var random = SplitMix(seed: 3)
    func difference(_ changes: Int) throws -> Int {
      var edition = 1 << 50
      for _ in 0..<changes { edition = try KeyEdition.next(after: edition, using: &random) }
      return edition - 1 << 50
    }
    let pairs = try (0..<2_000).map { _ in (try difference(1), try difference(3)) }
    let greater = pairs.count { $0 > $1 }
    // Of four equal steps, each is the greatest in a quarter of the pairs.
    #expect((400...600).contains(greater))
  }

  @Test(arguments: [1, 3, 1_000_000_000, 1 << 40 - 1])
  func leavesCountedEditionsByAFirstOne(edition: Int) throws {
    var random = SplitMix(seed: 4)
    let next = try KeyEdition.next(after: edition, using: &random)
    #expect((edition + 1 << 40..<edition + 1 << 51).contains(next))
  }

  @Test func isNeverAboveWhatBrowsersCompare() {
    #expect(KeyEdition.highest == 9_007_199_254_740_991)
    var random = SplitMix(seed: 5)
    for edition in [KeyEdition.highest, .max] {
      #expect(throws: AudienceFault.lastEdition(edition)) {
        try KeyEdition.next(after: edition, using: &random)
      }
    }
    var edition = KeyEdition.highest - 1 << 38
    while let next = try? KeyEdition.next(after: edition, using: &random) {
      #expect(edition < next && next <= KeyEdition.highest)
      edition = next
    }
  }
}
