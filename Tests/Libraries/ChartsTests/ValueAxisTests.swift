import Charts
import Testing

struct ValueAxisTests {
  @Test(
    arguments: [
      ([1], [0, 0.5, 1]), ([48], [0, 20, 40, 60]), ([0.07], [0, 0.02, 0.04, 0.06, 0.08]),
      ([3, 100], [0, 50, 100]), ([-30, 70], [-50, 0, 50, 100]), ([-8, -3], [-8, -6, -4, -2, 0]),
    ] as [([Double], [Double])])
  func hasRoundSteps(values: [Double], marks: [Double]) {
    let axis = ValueAxis(of: values)
    #expect(axis.marks.count == marks.count)
    for (mark, expected) in zip(axis.marks, marks) { #expect(abs(mark - expected) < 1e-9) }
  }

  @Test func countsInWholeSteps() {
    #expect(ValueAxis(of: [1, 2], leastStep: 1).marks == [0, 1, 2])
    #expect(ValueAxis(of: [0], leastStep: 1).marks == [0, 1])
  }

  @Test(arguments: [[], [0], [.nan], [.infinity, -.infinity]] as [[Double]])
  func hasAPlaceForZeroWithoutValues(values: [Double]) {
    let axis = ValueAxis(of: values)
    #expect(axis.marks == [0, 1])
    #expect(axis.share(of: 0) == 0)
    #expect(axis.share(of: .nan) == 0)
  }

  @Test(arguments: [1e-300, 1e-9, 1, 7.3, 1e15, 1e300, .greatestFiniteMagnitude])
  func holdsValuesOfAnySize(value: Double) {
    for values in [[value], [-value], [value, -value]] {
      let axis = ValueAxis(of: values)
      #expect((2...11).contains(axis.marks.count))
      for value in values { #expect((0...1).contains(axis.share(of: value))) }
      #expect(axis.marks.allSatisfy { $0.isFinite })
    }
  }
}
