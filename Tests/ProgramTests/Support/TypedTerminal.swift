import Foundation

/// A pseudoterminal on which a program asks questions, and a test answers.
///
/// A class, because it closes both ends of the terminal when it is freed.
final class TypedTerminal {
  /// Action of the test, once the program has shown a text.
  enum Step {
    case type(String, after: String)
    case signal(Int32, after: String)
    /// Stops the program as Ctrl-Z does, and lets it continue.
    case stopAndGoOn
  }

  struct Result {
    let ending: Program.Run.Ending
    /// Text that the terminal showed, with line ends as in files.
    let shown: String
    /// Whether the terminal shows typed characters, after the program has ended.
    let hasEcho: Bool
    /// Whether it showed them while the program was stopped.
    let hadEchoWhileStopped: Bool
  }

  struct Silence: Error {
    let awaited: String
    let shown: String
  }

  private let controller: Int32
  private let terminal: Int32
  private let path: String

  init() throws {
    var (controller, terminal): (Int32, Int32) = (-1, -1)
    guard openpty(&controller, &terminal, nil, nil, nil) == 0 else {
      throw ChildProcess.Failure(what: "openpty", code: errno)
    }
    (self.controller, self.terminal) = (controller, terminal)
    for descriptor in [controller, terminal] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    var name = [CChar](repeating: 0, count: 128)
    _ = ttyname_r(terminal, &name, name.count)
    path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit {
    close(controller)
    close(terminal)
  }

  private var hasEcho: Bool {
    var settings = termios()
    return tcgetattr(terminal, &settings) == 0 && settings.c_lflag & tcflag_t(ECHO) != 0
  }

  /// Runs a program on the terminal, from one step to the next and to its end.
  func run(_ program: Program, _ arguments: [String], _ steps: [Step]) throws -> Result {
    let process = try program.start(
      arguments, input: path, output: path, error: path, ownGroup: true)
    var (shown, looked) = ("", 0)
    var hadEcho = false
    do {
      for step in steps {
        switch step {
        case .type(let text, let awaited):
          try read(until: awaited, &shown, &looked)
          let bytes = Array(text.utf8)
          _ = write(controller, bytes, bytes.count)
        case .signal(let number, let awaited):
          try read(until: awaited, &shown, &looked)
          process.signal(number)
        case .stopAndGoOn:
          process.signal(SIGTSTP)
          try process.waitUntilStopped()
          hadEcho = hasEcho
          process.signal(SIGCONT)
        }
      }
    } catch {
      process.signal(SIGKILL)
      _ = try process.wait()
      throw error
    }
    let ending = try process.wait()
    while let more = more(within: 0) { shown += more }
    return Result(
      ending: ending, shown: shown.replacing("\r\n", with: "\n"), hasEcho: hasEcho,
      hadEchoWhileStopped: hadEcho)
  }

  /// Reads until the terminal shows a text that wasn't there at the last step.
  private func read(until awaited: String, _ shown: inout String, _ looked: inout Int) throws {
    while true {
      let new = shown.utf8.dropFirst(looked)
      if let found = String(Substring(new)).range(of: awaited) {
        looked += String(Substring(new))[..<found.upperBound].utf8.count
        return
      }
      guard let more = more(within: 20_000) else { throw Silence(awaited: awaited, shown: shown) }
      shown += more
    }
  }

  /// Text that the program shows; `nil` if it shows none in this many milliseconds.
  private func more(within patience: Int32) -> String? {
    var descriptor = pollfd(fd: controller, events: Int16(POLLIN), revents: 0)
    guard poll(&descriptor, 1, patience) > 0 else { return nil }
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = Foundation.read(controller, &buffer, buffer.count)
    return count > 0 ? String(decoding: buffer[..<count], as: UTF8.self) : nil
  }
}
