import CPlatform
import Foundation

/// The process's handling of signals.
enum Signals {
  /// Ignores closed pipes and file size limits, which writes report as errors. An interrupt exits
  /// at once with the status that shells expect, because the published site is complete at any
  /// moment.
  static func handle() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    signal(SIGINT) { _ in _exit(130) }
    signal(SIGTERM) { _ in _exit(143) }
    // Users who set `SWIFT_BACKTRACE` want Swift's own crash report or the system's core dump.
    if ProcessInfo.processInfo.environment["SWIFT_BACKTRACE"] == nil {
      // Swift would treat the key that ends a program (Ctrl-\) as a crash, and ask how to continue.
      signal(SIGQUIT, SIG_DFL)
      zoetrope_signals_tell_faults(RunningProgram.name, 70)
    }
  }

  /// Signals by which a terminal or another process ends or stops this one.
  private static let ending = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP]

  /// Runs a body during which none of these signals arrives. A signal that is sent waits until the
  /// end.
  static func holding<Value, Failure: Error>(
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    var (held, before) = (sigset_t(), sigset_t())
    sigemptyset(&held)
    for signal in ending { sigaddset(&held, signal) }
    pthread_sigmask(SIG_BLOCK, &held, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    return try body()
  }

  /// Whether one of these signals is waiting.
  static var isOneWaiting: Bool {
    var waiting = sigset_t()
    sigemptyset(&waiting)
    return sigpending(&waiting) == 0 && ending.contains { sigismember(&waiting, $0) == 1 }
  }
}
