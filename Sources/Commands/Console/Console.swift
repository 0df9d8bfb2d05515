import Foundation

/// Standard output and standard error.
enum Console {
  static var outputIsTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// Whether standard error is a terminal that can rewrite a line.
  static var showsProgress: Bool { isatty(STDERR_FILENO) == 1 && environment["TERM"] != "dumb" }

  /// Whether to use colours; `NO_COLOR` disables them unless it is empty (no-color.org).
  static var showsColours: Bool { showsProgress && environment["NO_COLOR", default: ""].isEmpty }

  private static var environment: [String: String] { ProcessInfo.processInfo.environment }

  static func output(_ text: String) { write(text, to: STDOUT_FILENO) }
  static func error(_ text: String) { write(text, to: STDERR_FILENO) }

  /// Writes a text. Ignores a closed pipe.
  private static func write(_ text: String, to descriptor: Int32) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if written > 0 {
        rest = rest.dropFirst(written)
      } else if errno != EINTR {
        return
      }
    }
  }
}
