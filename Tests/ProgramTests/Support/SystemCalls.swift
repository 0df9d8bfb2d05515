import Foundation

/// The system calls of a build, seen and disturbed through `strace`.
struct SystemCalls {
  struct Call {
    let name: String
    /// The text of the call and its result.
    fileprivate(set) var text: String
    /// Which call of this name in its thread it is, from 1.
    let number: Int

    var failed: Bool { text.contains(" = -1 ") }
  }

  private let strace: String

  /// `nil`, with a printed reason, where `strace` is missing.
  init?() throws {
    guard let strace = try Tool.find("strace") else { return nil }
    self.strace = strace
  }

  /// Runs Zoetrope to its end, and gives the calls of these names in order.
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

  /// A call that another thread's interrupts is told in two lines, of which the second has its result.
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

  /// Runs Zoetrope, and sends it a signal as it enters a call.
  func run(
    _ program: Program, _ arguments: [String], signal: String, at call: Call
  ) throws -> Program.Run {
    try run(program, arguments, "signal=\(signal)", at: call.name, "\(call.number)")
  }

  /// The same as a thread of it enters such a call for the `number`th time on a file: by the path that is in
  /// the call, or for an open file by its own.
  func run(
    _ program: Program, _ arguments: [String], signal: String, at name: String, _ number: Int,
    on path: String
  ) throws -> Program.Run {
    try run(program, arguments, "signal=\(signal)", at: name, "\(number)", on: path)
  }

  /// Runs Zoetrope, and lets a call fail.
  func run(
    _ program: Program, _ arguments: [String], error: String, at call: Call
  ) throws -> Program.Run {
    try run(program, arguments, "error=\(error)", at: call.name, "\(call.number)")
  }

  /// The same with the `number`th such call of a thread on a file.
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
