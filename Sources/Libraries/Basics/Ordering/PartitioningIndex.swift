extension RandomAccessCollection {
  /// Returns the index of the first element that meets a condition, by binary search, or the end
  /// index if none does. Every element after that one must meet the condition, too.
  @inlinable package func partitioningIndex(
    where isBehind: (Element) throws -> Bool
  ) rethrows -> Index {
    var (low, count) = (startIndex, count)
    while count > 0 {
      let half = count / 2
      let middle = index(low, offsetBy: half)
      if try isBehind(self[middle]) {
        count = half
      } else {
        low = index(after: middle)
        count -= half + 1
      }
    }
    return low
  }
}
