import ArgumentParser
import Diagnostics

/// Ends a command with mistakes that are printed at once, without a collector.
enum Failure {
  /// Reports the mistakes, and returns the exit code to throw.
  static func reported(_ diagnostics: Diagnostic..., below site: String = ".") -> ExitCode {
    report(diagnostics, below: site)
    return ExitCode(1)
  }

  /// Writes mistakes to standard error.
  static func report(_ diagnostics: [Diagnostic], below site: String = ".") {
    let placed = diagnostics.map { $0.placed(below: site) }
    Console.error(TerminalWriter(colours: Console.showsColours).text(placed))
  }
}
