/// One of several equal shares of work on pictures, which several machines can divide.
package struct ImageShare: Sendable, Hashable {
  /// Number of the share, counted from 1.
  package let number: Int
  /// Number of shares.
  package let count: Int

  /// The share that contains all of the work.
  package static let all = ImageShare(number: 1, count: 1)

  private init(number: Int, count: Int) {
    self.number = number
    self.count = count
  }

  /// Creates a share; `nil` if the number isn't from 1 to the count, or for more than 10,000
  /// shares.
  package init?(_ number: Int, of count: Int) {
    guard (1...10_000).contains(count), (1...count).contains(number) else { return nil }
    self.init(number: number, count: count)
  }

  /// Whether the picture at an index belongs to this share. Neighbours are often alike, so they go
  /// to different shares.
  func has(_ index: Int) -> Bool { index % count == number - 1 }
}
