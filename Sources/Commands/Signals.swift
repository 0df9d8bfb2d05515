import CSignals
import Foundation

/// What the program does when the system speaks to it.
enum Signals {
  /// A closed pipe and a file that may not grow are errors of a write and no end of the program; an
  /// interrupt ends it at once, with the status that shells expect. The published site is whole at any
  /// moment.
  static func handle() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    signal(SIGINT) { _ in _exit(130) }
    signal(SIGTERM) { _ in _exit(143) }
    // Who sets it wants to see the fault as Swift shows it, or have the system's picture of it.
    if ProcessInfo.processInfo.environment["SWIFT_BACKTRACE"] == nil {
      zoetrope_signals_tell_faults(RunningProgram.name, 70)
    }
  }
}
