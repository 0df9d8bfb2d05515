extension RandomAccessCollection {
  /// Returns the index of the first element for which a condition holds, by binary search; the end
  /// if there is none. It must hold for every element behind that one, too.
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
