import Foundation

/// Traces and disturbs a build's system calls with `strace`.
struct SystemCalls {
  struct Call {
    let name: String
    /// Text of the call and its result.
    fileprivate(set) var text: String
    /// Number of the call among those of this name in its thread, from 1.
    let number: Int

    var failed: Bool { text.contains(" = -1 ") }
  }

  private let strace: String

  /// `nil`, with a printed reason, if `strace` is missing.
  init?() throws {
    guard let strace = try Tool.find("strace") else { return nil }
    self.strace = strace
  }

  /// Runs the program to its end and returns the calls of the given names, in order.
  func trace(
    _ names: String, of program: Program, _ arguments: [String]
  ) throws -> (run: Program.Run, calls: [Call]) {
    let scratch = try TemporaryFolder()
    let file = "\(scratch.path)/trace"
    var program = program
    program.wrapper = [strace, "-f", "-qq", "-y", "-s", "256", "-o", file, "-e", "trace=\(names)"]
    let run = try program.run(arguments).succeeded()
    let text = String(decoding: try Data(contentsOf: URL(filePath: file)), as: UTF8.self)
    return (run, Self.calls(in: text))
  }

  /// Parses a trace; an interrupted call has two lines, the second with its result.
  static func calls(in trace: String) -> [Call] {
    var numbers: [String: Int] = [:]
    var calls: [Call] = []
    var unfinished: [Substring: Int] = [:]
    for line in trace.split(separator: "\n") {
      let thread = line.prefix { $0 != " " }
      let told = line.dropFirst(thread.count).drop { $0 == " " }
      if told.hasPrefix("<... "), let end = told.range(of: " resumed>") {
        guard let place = unfinished.removeValue(forKey: thread) else { continue }
        calls[place].text += told[end.upperBound...]
        continue
      }
      guard let open = told.firstIndex(of: "("), !told.hasPrefix("<") else { continue }
      let name = String(told[..<open])
      numbers["\(thread) \(name)", default: 0] += 1
      if told.hasSuffix(Self.interrupted) { unfinished[thread] = calls.count }
      calls.append(
        Call(
          name: name, text: String(told.replacing(Self.interrupted, with: "")),
          number: numbers["\(thread) \(name)", default: 0]))
    }
    return calls
  }

  private static let interrupted = "<unfinished ...>"

  /// Runs the program and sends a signal when it enters a call.
  func run(
    _ program: Program, _ arguments: [String], signal: String, at call: Call
  ) throws -> Program.Run {
    try run(program, arguments, "signal=\(signal)", at: call.name, "\(call.number)")
  }

  /// Sends the signal when a thread enters such a call for the `number`th time on a file, given by
  /// the path in the call or of the open file.
  func run(
    _ program: Program, _ arguments: [String], signal: String, at name: String, _ number: Int,
    on path: String
  ) throws -> Program.Run {
    try run(program, arguments, "signal=\(signal)", at: name, "\(number)", on: path)
  }

  /// Runs the program and lets a call fail.
  func run(
    _ program: Program, _ arguments: [String], error: String, at call: Call
  ) throws -> Program.Run {
    try run(program, arguments, "error=\(error)", at: call.name, "\(call.number)")
  }

  /// Lets the `number`th such call of a thread on a file fail.
  func run(
    _ program: Program, _ arguments: [String], error: String, at name: String, _ number: Int,
    on path: String
  ) throws -> Program.Run {
    try run(program, arguments, "error=\(error)", at: name, "\(number)", on: path)
  }

  private func run(
    _ program: Program, _ arguments: [String], _ event: String, at name: String, _ number: String,
    on path: String? = nil
  ) throws -> Program.Run {
    var program = program
    program.wrapper =
      [strace, "-f", "-qq", "-o", "/dev/null"] + (path.map { ["-P", $0] } ?? [])
      + ["-e", "trace=\(name)", "-e", "inject=\(name):\(event):when=\(number)"]
    return try program.run(arguments)
  }
}
