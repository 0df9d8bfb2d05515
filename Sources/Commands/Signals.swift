import Foundation

/// What the program does when the system speaks to it.
enum Signals {
  /// A closed pipe is an error of a write and no end of the program; an interrupt ends it at once,
  /// with the status that shells expect. The published site is whole at any moment.
  static func handle() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGINT) { _ in _exit(130) }
    signal(SIGTERM) { _ in _exit(143) }
  }
}
