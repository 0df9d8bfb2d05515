import Foundation

/// The system calls of a build, seen and disturbed through `strace`.
struct SystemCalls {
  struct Call {
    let name: String
    /// The text of the call and its result.
    let text: String
    /// The how many-th call of this name in its thread, from 1.
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
    var numbers: [String: Int] = [:]
    let calls = text.split(separator: "\n").compactMap { line -> Call? in
      let parts = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
      guard parts.count == 2, let open = parts[1].firstIndex(of: "("), !parts[1].hasPrefix("<")
      else { return nil }
      let name = parts[1][..<open].trimmingCharacters(in: .whitespaces)
      numbers["\(parts[0]) \(name)", default: 0] += 1
      return Call(
        name: name, text: String(parts[1]), number: numbers["\(parts[0]) \(name)", default: 0])
    }
    return (run, calls)
  }

  /// Runs Zoetrope, and sends it a signal as it enters a call.
  func run(
    _ program: Program, _ arguments: [String], signal: String, at call: Call
  ) throws -> Program.Run {
    var program = program
    program.wrapper = [
      strace, "-f", "-qq", "-o", "/dev/null", "-e", "trace=\(call.name)",
      "-e", "inject=\(call.name):signal=\(signal):when=\(call.number)",
    ]
    return try program.run(arguments)
  }
}
