import Foundation

/// Prompts on the terminal of standard input, whose answers it does not show.
///
/// No end of the program leaves the terminal without echo, but for one that nothing can hold
/// (SIGKILL): signals wait while the echo is off, and are let through when it is on again. One that
/// stops the program (Ctrl-Z) has it ask anew when it goes on.
enum PasswordPrompt {
  /// Reason why there is no answer.
  enum Fault: Error {
    /// The end of input, as of Ctrl-D.
    case ended
    case system(Int32)
  }

  /// Most bytes of an answer; a terminal cuts lines off at 4,096.
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
      // Where a signal waited, it has arrived by now: what it does not end asks anew.
      if let answers { return answers }
    }
  }

  /// Runs a body while the terminal shows nothing of what is typed. What was typed before is thrown
  /// away, and afterwards half a line, which a shell would take for a command.
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

  /// Reads a line without its end; `nil` where a signal waits.
  private static func line() throws(Fault) -> [UInt8]? {
    var line: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      // Signals that are held interrupt nothing, so they are looked for.
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
