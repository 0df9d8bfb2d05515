import Foundation

/// Prompts on the terminal of standard input, without showing the answers.
///
/// The program never ends with the echo off, except by a signal that can't be held (SIGKILL). Other
/// signals wait while the echo is off, and arrive when it is on again. If a signal stops the
/// program (Ctrl-Z), it asks again when it continues.
enum PasswordPrompt {
  /// Reason why no answer was read.
  enum Fault: Error {
    /// The end of input, for example by Ctrl-D.
    case ended
    case system(Int32)
  }

  /// Maximum number of bytes of an answer. A terminal cuts lines at 4,096.
  static let mostBytes = 4_000

  static var isPossible: Bool { isatty(STDIN_FILENO) == 1 }

  /// Asks one question after the other, and returns the bytes of each answer's line.
  static func answers(to questions: [String]) throws(Fault) -> [[UInt8]] {
    while true {
      let answers = try Signals.holding { () throws(Fault) in
        try silently { () throws(Fault) -> [[UInt8]]? in
          var answers: [[UInt8]] = []
          for question in questions {
            Console.error(question)
            defer { Console.error("\n") }
            guard let line = try line() else { return nil }
            answers.append(line)
          }
          return answers
        }
      }
      // A signal that waited has arrived by now. If it didn't end the program, ask again.
      if let answers { return answers }
    }
  }

  /// Runs a body while the terminal doesn't show typed characters. Input that was typed before is
  /// discarded. So is half a line afterwards, which a shell would take for a command.
  private static func silently<Value>(
    _ body: () throws(Fault) -> Value
  ) throws(Fault) -> Value {
    var shown = termios()
    guard tcgetattr(STDIN_FILENO, &shown) == 0 else { throw .system(errno) }
    var silent = shown
    silent.c_lflag &= ~tcflag_t(ECHO | ECHOE | ECHOK | ECHONL)
    silent.c_lflag |= tcflag_t(ICANON | ISIG)
    try set(silent)
    defer { try? set(shown) }
    return try body()
  }

  private static func set(_ settings: termios) throws(Fault) {
    var settings = settings
    while tcsetattr(STDIN_FILENO, TCSAFLUSH, &settings) != 0 {
      guard errno == EINTR else { throw .system(errno) }
    }
  }

  /// Reads a line without its end; `nil` if a signal is waiting.
  private static func line() throws(Fault) -> [UInt8]? {
    var line: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      // Held signals don't interrupt anything, so the loop checks for them.
      var terminal = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      let ready = poll(&terminal, 1, 50)
      if Signals.isOneWaiting { return nil }
      guard ready >= 0 || errno == EINTR else { throw .system(errno) }
      guard ready > 0 else { continue }
      let count = read(STDIN_FILENO, &buffer, buffer.count)
      guard count >= 0 || errno == EINTR else { throw .system(errno) }
      guard count >= 0 else { continue }
      if count == 0 {
        if Signals.isOneWaiting { return nil }
        throw .ended
      }
      line += buffer[..<count]
      if line.last == UInt8(ascii: "\n") { return Array(line.dropLast()) }
      guard line.count <= mostBytes else { return line }
    }
  }
}
