import CSignals
import Foundation

/// The process's handling of signals.
enum Signals {
  /// Ignores closed pipes and file size limits, which writes report as errors; an interrupt exits
  /// at once with the status that shells expect. The published site is complete at any moment.
  static func handle() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    signal(SIGINT) { _ in _exit(130) }
    signal(SIGTERM) { _ in _exit(143) }
    // Users who set `SWIFT_BACKTRACE` want Swift's own crash report or the system's core dump.
    if ProcessInfo.processInfo.environment["SWIFT_BACKTRACE"] == nil {
      zoetrope_signals_tell_faults(RunningProgram.name, 70)
    }
  }
}
