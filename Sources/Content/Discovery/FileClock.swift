/// Resolution of the times of files, all in nanoseconds since 1970.
///
/// Two changes in quick succession may leave the same time, so that the second can't be seen:
/// clocks of file systems tick in up to 10 ms, and some file systems (ext4 with small inodes, FAT,
/// many network ones) keep whole seconds alone, FAT every other one. On a finer one, a time that
/// happens to be a whole second is doubted for nothing, once in a billion.
package enum FileClock {
  private static let tick = 20_000_000
  private static let second = 1_000_000_000

  /// Time, in nanoseconds, during which a later change may leave the same time.
  package static func doubt(of time: Int) -> Int { time % second == 0 ? 2 * second : tick }

  /// Whether any change after a moment leaves a time other than this one.
  package static func isPast(_ time: Int, at moment: Int) -> Bool {
    time < moment - doubt(of: time)
  }
}
