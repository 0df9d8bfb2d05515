/// One of several equal shares of work on pictures, for machines that divide it.
package struct ImageShare: Sendable, Hashable {
  /// Number of the share, from 1 on.
  package let number: Int
  /// Number of shares.
  package let count: Int

  /// The share that is all of the work.
  package static let all = ImageShare(number: 1, count: 1)

  private init(number: Int, count: Int) {
    self.number = number
    self.count = count
  }

  /// A share; `nil` for a number that is not from 1 to the count, or more than 10,000 shares.
  package init?(_ number: Int, of count: Int) {
    guard (1...10_000).contains(count), (1...count).contains(number) else { return nil }
    self.init(number: number, count: count)
  }

  /// Whether the picture at an index in the order of all is of this share: neighbours, which are
  /// often alike, go to different ones.
  func has(_ index: Int) -> Bool { index % count == number - 1 }
}
