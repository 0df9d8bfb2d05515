/// How far the times of files can be believed, all in nanoseconds since 1970.
///
/// What is written shortly after another change may leave the same time, and so no trace: clocks of file
/// systems tick in up to 10 ms, and some file systems (ext4 with small inodes, FAT, many of a network) keep
/// whole seconds alone, FAT every other one. A time that happens to be a whole second on a finer one is
/// doubted for nothing, once in a billion.
package enum FileClock {
  private static let tick = 20_000_000
  private static let second = 1_000_000_000

  /// For so long after a time something may have been written that left the same one.
  package static func doubt(of time: Int) -> Int { time % second == 0 ? 2 * second : tick }

  /// Whether whatever was changed after a moment has another time than this one.
  package static func isPast(_ time: Int, at moment: Int) -> Bool {
    time < moment - doubt(of: time)
  }
}
