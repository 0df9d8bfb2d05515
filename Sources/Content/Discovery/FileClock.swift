/// Resolution of the times of files, all in nanoseconds since 1970.
///
/// Two changes in quick succession may leave the same time, so that the second one can't be seen.
/// The clocks of file systems take up to 10 ms for a tick. Some file systems store only whole
/// seconds (ext4 with small inodes, many network file systems) or every other second (FAT). On a
/// finer one, one time in a billion happens to be a whole second and is distrusted needlessly.
package enum FileClock {
  private static let tick = 20_000_000
  private static let second = 1_000_000_000

  /// Time in nanoseconds during which a later change may leave the same file time.
  package static func doubt(of time: Int) -> Int { time % second == 0 ? 2 * second : tick }

  /// Whether any change after `moment` gives the file another time.
  package static func isPast(_ time: Int, at moment: Int) -> Bool {
    time < moment - doubt(of: time)
  }
}
